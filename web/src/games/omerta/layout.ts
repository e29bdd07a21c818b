/**
 * Where the cards of a Family lie on the board, in px at scale 1: the Don, his Capos, their Domains. Beside each other where
 * there is room, as a chain reads; below each other on a narrow page. No DOM, no state.
 */

import type { Box, Point } from '../../table/geometry'
import type { FamilyScene } from './scene'

export type CardKind = 'don' | 'capo' | 'domain'

/** A card on the board. */
export interface Laid {
  slug: string
  kind: CardKind
  /** What it lies under: the Don of a Capo, the Capo of a Domain. */
  master: string | null
  box: Box
}

export interface Layout {
  seat: number
  /** Whether its cards lie below each other, so that they are low. */
  low: boolean
  /** In the order of the chain: the Don, a Capo, his Domains, the next Capo. */
  cards: Laid[]
  bySlug: ReadonlyMap<string, Laid>
  /** The lines that join them, as paths. */
  lines: string[]
  box: Box
}

interface Measures {
  don: Point
  capo: Point
  domain: Point
}

const ROW: Measures = { don: { x: 156, y: 162 }, capo: { x: 192, y: 166 }, domain: { x: 286, y: 50 } }
const STACK: Measures = { don: { x: 348, y: 60 }, capo: { x: 336, y: 96 }, domain: { x: 318, y: 50 } }
/** Between a card and what hangs from it, between Capos, between Domains. */
const JOINT = 22
const APART = 18
const NEAR = 7
/** How far a card is set in where they lie below each other. */
const INSET = 12
const EMPTY: Box = { left: 0, top: 0, right: ROW.don.x, bottom: ROW.don.y }

function boxAt(x: number, y: number, size: Point): Box {
  return { left: x, top: y, right: x + size.x, bottom: y + size.y }
}

/** The Domains before each Capo, in the order of the scene. */
function before(family: FamilyScene): [string, string[]][] {
  const domains = Object.entries(family.domains ?? {})
  return Object.keys(family.capos ?? {}).map((capo) => [
    capo,
    domains.filter(([, domain]) => domain.capo === capo).map(([slug]) => slug),
  ])
}

function finished(seat: number, low: boolean, cards: Laid[], lines: string[]): Layout {
  const box = cards.reduce<Box>(
    (all, { box: one }) => ({
      left: Math.min(all.left, one.left), top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right), bottom: Math.max(all.bottom, one.bottom),
    }),
    cards[0]?.box ?? EMPTY,
  )
  return { seat, low, cards, bySlug: new Map(cards.map((laid) => [laid.slug, laid])), lines, box }
}

/** A Family beside each other; its Domains in so many columns. */
function inRows(family: FamilyScene, columns: number): Layout {
  const { don, capo: capoSize, domain } = ROW
  const cards: Laid[] = []
  const lines: string[] = []
  const capoLeft = don.x + JOINT * 2
  const left = capoLeft + capoSize.x + JOINT
  const middles: number[] = []
  let y = 0
  const rows: Laid[] = []
  for (const [capo, domains] of before(family)) {
    const high = Math.ceil(domains.length / columns)
    const height = Math.max(capoSize.y, high * (domain.y + NEAR) - NEAR)
    const box = boxAt(capoLeft, y + (height - capoSize.y) / 2, capoSize)
    const middle = y + height / 2
    middles.push(middle)
    rows.push({ slug: capo, kind: 'capo', master: family.don ?? null, box })
    const top = middle - (high * (domain.y + NEAR) - NEAR) / 2
    domains.forEach((slug, i) => {
      const column = Math.floor(i / Math.max(1, high))
      const at = boxAt(left + column * (domain.x + NEAR), top + (i % Math.max(1, high)) * (domain.y + NEAR), domain)
      rows.push({ slug, kind: 'domain', master: capo, box: at })
      if (column === 0) lines.push(joint(box.right, middle, at.left, (at.top + at.bottom) / 2))
    })
    y += height + APART
  }
  const centre = Math.max(0, y - APART) / 2
  if (family.don !== undefined) {
    cards.push({ slug: family.don, kind: 'don', master: null, box: boxAt(0, centre - don.y / 2, don) })
    for (const middle of middles) lines.push(joint(don.x, centre, capoLeft, middle))
  }
  return finished(family.seat, false, [...cards, ...rows], lines)
}

/** A line to the right that goes up or down half-way. */
function joint(x: number, y: number, toX: number, toY: number): string {
  const half = (x + toX) / 2
  return y === toY ? `M${x} ${y}H${toX}` : `M${x} ${y}H${half}V${toY}H${toX}`
}

/** A Family below each other. */
function inStack(family: FamilyScene): Layout {
  const cards: Laid[] = []
  const lines: string[] = []
  let y = 0
  const { don } = family
  if (don !== undefined) {
    cards.push({ slug: don, kind: 'don', master: null, box: boxAt(0, 0, STACK.don) })
    y = STACK.don.y
  }
  for (const [capo, domains] of before(family)) {
    y += NEAR + 3
    const box = boxAt(INSET, y, STACK.capo)
    cards.push({ slug: capo, kind: 'capo', master: don ?? null, box })
    if (don !== undefined) lines.push(`M${INSET / 2} ${STACK.don.y}V${y + STACK.capo.y / 2}H${INSET}`)
    y += STACK.capo.y
    for (const slug of domains) {
      y += NEAR
      const at = boxAt(2.5 * INSET, y, STACK.domain)
      cards.push({ slug, kind: 'domain', master: capo, box: at })
      lines.push(`M${1.75 * INSET} ${box.bottom}V${y + STACK.domain.y / 2}H${2.5 * INSET}`)
      y += STACK.domain.y
    }
  }
  return finished(family.seat, true, cards, lines)
}

/** Drawn as large as this, a Family is easily read: then it lies beside each other, as a chain reads. */
const READABLE = 0.8

/**
 * A Family as it lies on the board.
 *
 * Parameters: `family`; `window`, the room that there is for it; `narrow`, whether it lies below each other in any case.
 */
export function laidOut(family: FamilyScene, window: { width: number; height: number }, narrow: boolean): Layout {
  const scale = ({ box }: Layout): number =>
    Math.min(1, window.width / Math.max(1, box.right - box.left), window.height / Math.max(1, box.bottom - box.top))
  const stack = inStack(family)
  if (narrow) return stack
  const rows = [1, 2, 3].map((columns) => inRows(family, columns)).reduce((best, one) => (scale(one) > scale(best) ? one : best))
  return scale(rows) >= READABLE || scale(rows) >= scale(stack) ? rows : stack
}

/** A layout moved. */
export interface Placed {
  layout: Layout
  offset: Point
}

/** Room between two Families: below each other, for the name above, and beside each other. */
const BETWEEN = 64
const BESIDE = 40

/** How much room a box takes in a window of a shape: the smaller, the larger it can be drawn. */
function cost(width: number, height: number, shape: number): number {
  return Math.max(width / shape, height)
}

/**
 * All Families beside each other, the first one first, so that they can be drawn as large as may be.
 *
 * Parameters: `families`, those that have anything; `first`, the seat that comes first; `shape`, width by height of the window.
 */
export function together(families: readonly FamilyScene[], first: number, shape: number): Placed[] {
  const order = [...families].sort((a, b) => ((a.seat - first + 16) % 16) - ((b.seat - first + 16) % 16))
  let best: Placed[] = []
  let least = Infinity
  for (const layouts of [order.map((family) => inRows(family, 1)), order.map(inStack)]) {
    for (let columns = 1; columns <= order.length; columns++) {
      const placed: Placed[] = []
      let y = 0
      let width = 0
      for (let i = 0; i < layouts.length; i += columns) {
        const row = layouts.slice(i, i + columns)
        let x = 0
        for (const layout of row) {
          placed.push({ layout, offset: { x: x - layout.box.left, y: y - layout.box.top } })
          x += layout.box.right - layout.box.left + BESIDE
        }
        width = Math.max(width, x - BESIDE)
        y += Math.max(...row.map(({ box }) => box.bottom - box.top)) + BETWEEN
      }
      const now = cost(width, y - BETWEEN, shape)
      if (now < least) {
        least = now
        best = placed
      }
    }
  }
  return best
}

export type Direction = 'north' | 'east' | 'south' | 'west'

/** The card that an arrow key leads to: the nearest on that side, first those straight ahead. */
export function neighbour(layout: Layout, from: string, side: Direction): string | null {
  const at = layout.bySlug.get(from)
  if (at === undefined) return layout.cards[0]?.slug ?? null
  const middle = ({ box }: Laid): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  const here = middle(at)
  let best: string | null = null
  let least = Infinity
  for (const other of layout.cards) {
    const there = middle(other)
    const upright = side === 'north' || side === 'south'
    const sign = side === 'east' || side === 'south' ? 1 : -1
    const ahead = sign * (upright ? there.y - here.y : there.x - here.x)
    const aside = Math.abs(upright ? there.x - here.x : there.y - here.y)
    if (ahead <= 1) continue
    const far = ahead + 2.5 * aside
    if (far < least) {
      least = far
      best = other.slug
    }
  }
  return best
}
