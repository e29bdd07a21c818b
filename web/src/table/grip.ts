/**
 * The hand on the board: a press on a card of one's own that moves becomes an attack by drag; a press that stays, or a
 * pointer that rests, shows a card in full; a folder that is hovered while dragging opens.
 */

import type { BoardBase } from './board.svelte'

/** Px that a press may shake before it is a drag. */
const SHAKE = 6
/** Milliseconds until a resting pointer shows the card, and until a hovered folder opens. */
const REST = 500
const FOLDER = 400
/** Milliseconds that a pointer may take from a card to its frame in full. */
const LEAVE = 260
/** Milliseconds until what a hovered card could attack is asked for: passing over it asks nothing. */
const AHEAD = 120

export class Grip {
  private readonly board: BoardBase
  private start: { x: number; y: number; slug: string; id: number } | null = null
  private swallow = false
  private resting: ReturnType<typeof setTimeout> | undefined
  private leaving: ReturnType<typeof setTimeout> | undefined
  private ahead: ReturnType<typeof setTimeout> | undefined
  private folder: { seat: number; timer: ReturnType<typeof setTimeout> } | null = null
  private shown = false
  /** Where the pointer itself has moved to: what slides under a pointer that rests is not pointed at. */
  private last = { x: -1, y: -1 }

  constructor(board: BoardBase) {
    this.board = board
  }

  /** Hears the whole page, for cards lie in folders and sheets too; returns the way to stop. */
  listen(): () => void {
    const move = (event: PointerEvent): void => this.move(event)
    const up = (event: PointerEvent): void => this.release(event)
    const over = (event: PointerEvent): void => this.rest(event)
    const down = (event: PointerEvent): void => this.hold(event)
    const cancel = (event: PointerEvent): void => this.cancel(event)
    const key = (event: KeyboardEvent): void => {
      clearTimeout(this.resting)
      if (event.key === 'Escape') this.end()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    document.addEventListener('pointerover', over)
    document.addEventListener('pointerdown', down)
    window.addEventListener('keydown', key, true)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      document.removeEventListener('pointerover', over)
      document.removeEventListener('pointerdown', down)
      window.removeEventListener('keydown', key, true)
      clearTimeout(this.resting)
      this.leave()
    }
  }

  /** Whether the click that comes now ends a drag or a long press, and is no click. */
  swallowed(): boolean {
    const was = this.swallow
    this.swallow = false
    return was
  }

  /** A press on the board. */
  press(event: PointerEvent): void {
    this.swallow = false
    if (event.button !== 0 || !event.isPrimary) {
      this.start = null
      return
    }
    const slug = cardAt(event.target)
    if (slug === null || !this.board.mayLead(slug)) return
    this.start = { x: event.clientX, y: event.clientY, slug, id: event.pointerId }
    void this.board.look(slug)
  }

  private move(event: PointerEvent): void {
    const { start, board } = this
    this.last = { x: event.clientX, y: event.clientY }
    if (start === null || event.pointerId !== start.id) return
    if (board.ui.drag === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SHAKE) return
      clearTimeout(this.resting)
      if (this.shown) return
      board.ui.full = null
      board.aim(start.slug)
    }
    event.preventDefault()
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const over = cardAt(under)
    board.ui.drag = { card: start.slug, x: event.clientX, y: event.clientY, over: over === start.slug ? null : over }
    this.hover(seatAt(under))
  }

  private release(event: PointerEvent): void {
    clearTimeout(this.resting)
    this.leave()
    const { start, board } = this
    if (start === null || event.pointerId !== start.id) return
    this.start = null
    const drag = board.ui.drag
    if (drag === null) return
    this.swallow = true
    if (drag.over === null) board.drop()
    else {
      const target = drag.over
      void board.charge(start.slug, target).then((done) => {
        if (!done) board.ui.intent = null
      })
    }
  }

  private cancel(event: PointerEvent): void {
    clearTimeout(this.resting)
    if (this.start?.id === event.pointerId) this.end()
  }

  private end(): void {
    if (this.board.ui.drag !== null) this.board.drop()
    this.start = null
    this.leave()
  }

  private hover(seat: number | null): void {
    if (seat === (this.folder?.seat ?? null)) return
    this.leave()
    if (seat === null || seat === this.board.shown) return
    const timer = setTimeout(() => {
      this.board.ui.open = seat
    }, FOLDER)
    this.folder = { seat, timer }
  }

  private leave(): void {
    if (this.folder !== null) clearTimeout(this.folder.timer)
    this.folder = null
  }

  /** Puts the card in full away. */
  private put(): void {
    if (this.shown) this.board.ui.full = null
    this.shown = false
  }

  /** A pointer comes to a card: it is shown in full when the pointer rests there. */
  private rest(event: PointerEvent): void {
    if (event.pointerType === 'touch' || (event.clientX === this.last.x && event.clientY === this.last.y)) return
    const ui = this.board.ui
    // On the card in full itself it stays: its clauses can be pressed.
    if (this.shown && event.target instanceof Element && event.target.closest('[data-full]')) {
      clearTimeout(this.leaving)
      return
    }
    const slug = cardAt(event.target)
    if (slug === ui.hovered) {
      if (slug !== null) clearTimeout(this.leaving)
      return
    }
    clearTimeout(this.resting)
    ui.hovered = slug
    if (this.shown) {
      clearTimeout(this.leaving)
      // Nothing lies between the card and its frame: the way there takes a moment.
      if (slug !== ui.full) this.leaving = setTimeout(() => this.put(), slug === null ? LEAVE : 0)
    }
    if (slug === null) return
    clearTimeout(this.ahead)
    this.ahead = setTimeout(() => {
      if (ui.hovered === slug && this.board.mayLead(slug)) void this.board.look(slug)
    }, AHEAD)
    this.resting = setTimeout(() => {
      if (ui.drag === null && ui.hovered === slug) {
        ui.full = slug
        this.shown = true
      }
    }, REST)
  }

  /** A finger on a card: it is shown in full when it stays there. */
  private hold(event: PointerEvent): void {
    clearTimeout(this.resting)
    // A second finger pinches: whatever the first began is off.
    if (!event.isPrimary) this.end()
    const ui = this.board.ui
    if (this.shown || ui.full !== null) {
      if (!(event.target instanceof Element && event.target.closest('[data-full]'))) ui.full = null
      this.shown = false
    }
    const slug = cardAt(event.target)
    if (event.pointerType !== 'touch' || slug === null) return
    const { clientX, clientY } = event
    const shaken = (move: PointerEvent): void => {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > SHAKE) done()
    }
    const done = (): void => {
      clearTimeout(this.resting)
      window.removeEventListener('pointermove', shaken)
      window.removeEventListener('pointerup', done)
    }
    window.addEventListener('pointermove', shaken)
    window.addEventListener('pointerup', done)
    this.resting = setTimeout(() => {
      done()
      ui.full = slug
      this.shown = true
      this.swallow = true
      this.start = null
    }, REST)
  }
}

function cardAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null) : null
}

function seatAt(target: EventTarget | null): number | null {
  const seat = target instanceof Element ? target.closest<HTMLElement>('[data-seat]')?.dataset.seat : undefined
  return seat === undefined ? null : Number(seat)
}
