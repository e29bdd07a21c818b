/**
 * The hand on the Soldiers: a press on a peg says how many shall stand there, a drag takes that peg and all behind it along.
 * It hears the board's cards before the board does, so that the board neither pans nor selects.
 */

import type { OmertaBoard } from './board.svelte'

/** Px that a press may shake before it is a drag. */
const SHAKE = 5

interface Peg {
  slug: string
  at: number
}

function pegOf(target: EventTarget | null): Peg | null {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-peg]') : null
  if (node === null || node.dataset.men === undefined) return null
  return { slug: node.dataset.men, at: Number(node.dataset.peg) }
}

/** The card under a point of the page. */
function cardAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place="board"]')?.dataset.card ?? null
}

/** Hears a node; returns the way to stop. */
export function hearPegs(node: HTMLElement, board: OmertaBoard): () => void {
  let start: (Peg & { x: number; y: number; id: number }) | null = null
  let dragged = false

  const still = (event: Event): void => {
    if (pegOf(event.target) !== null) event.stopPropagation()
  }
  const down = (event: PointerEvent): void => {
    const peg = pegOf(event.target)
    if (peg === null || event.button !== 0 || !event.isPrimary) return
    event.stopPropagation()
    start = { ...peg, x: event.clientX, y: event.clientY, id: event.pointerId }
    dragged = false
  }
  const move = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.id) return
    const count = board.menAt(start.slug) - start.at
    if (!dragged && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SHAKE) return
    if (count <= 0 || board.moves?.shifts !== true) return
    dragged = true
    event.preventDefault()
    board.carried = { from: start.slug, count, x: event.clientX, y: event.clientY, over: cardAt(event.clientX, event.clientY) }
  }
  const up = (event: PointerEvent): void => {
    if (start === null || event.pointerId !== start.id) return
    const carried = board.carried
    board.carried = null
    start = null
    if (carried?.over != null) void board.settle(carried.from, carried.over, carried.count)
  }
  const off = (): void => {
    board.carried = null
    start = null
  }
  const click = (event: MouseEvent): void => {
    const peg = pegOf(event.target)
    if (peg === null && !dragged) return
    event.stopPropagation()
    if (!dragged && peg !== null) board.peg(peg.slug, peg.at)
    dragged = false
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && board.carried !== null) {
      event.stopPropagation()
      off()
      return
    }
    const slug = event.target instanceof HTMLElement ? event.target.dataset.card : undefined
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : 0
    if (by === 0 || slug === undefined || !board.movable(slug) || event.ctrlKey || event.metaKey || event.altKey) return
    board.put(slug, board.menAt(slug) + by)
    event.preventDefault()
    event.stopPropagation()
  }

  node.addEventListener('mousedown', still)
  node.addEventListener('touchstart', still, { passive: true })
  node.addEventListener('pointerdown', down)
  node.addEventListener('click', click)
  node.addEventListener('keydown', key)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', off)
  return () => {
    node.removeEventListener('mousedown', still)
    node.removeEventListener('touchstart', still)
    node.removeEventListener('pointerdown', down)
    node.removeEventListener('click', click)
    node.removeEventListener('keydown', key)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', off)
  }
}
