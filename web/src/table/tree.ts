/**
 * Trees of cards on a grid, as boards draw them: cards in cells, in the order of the tree. No game, no DOM.
 */

import { key, opposite, SIDES, type Point, type Side } from './geometry'

/** An outgoing arrow, or a side: whether a card hangs there, or could. */
export type ArrowState = 'free' | 'used' | 'blocked' | 'out'

export interface Arrow {
  side: Side
  state: ArrowState
}

/** What a card of a tree tells of its place. */
export interface Placeable {
  x?: number
  y?: number
  master?: string
  side?: Side
  loose?: boolean
}

/** A card in a structure. */
export interface Laid<Card> {
  slug: string
  cell: Point
  /** What it hangs from, and the side of that master; `null` for the root. */
  master: string | null
  side: Side | null
  /** 1 for the root, 2 for its puppets, and so on: the level in the tree. */
  level: number
  /** Its place among the puppets of its master, from 1, and how many there are. */
  place: number
  puppets: string[]
  arrows: Arrow[]
  card: Card
}

export interface Structure<Card> {
  seat: number
  root: string | null
  /** In the order of the tree: each master before its puppets, puppets clockwise from the north. */
  cards: Laid<Card>[]
  bySlug: Map<string, Laid<Card>>
  byCell: Map<string, Laid<Card>>
  /** Cards that were lifted off, to be hung anew. */
  loose: Map<string, Card>
}

/** Reads `north free`, `east used`, `west blocked`. */
export function readArrows(texts: readonly string[] | undefined): Arrow[] {
  return (texts ?? []).map((text) => {
    const [side, state] = text.split(' ')
    return { side: side as Side, state: state as ArrowState }
  })
}

export function cellOf(card: Placeable): Point {
  return { x: card.x ?? 0, y: card.y ?? 0 }
}

/**
 * The structure of a seat, ready to be drawn.
 *
 * Parameters: `seat`, whose it is; `top`, the slug of the card at its root, if there is one; `cards`, by slug; `arrows`,
 * how a card tells of its arrows.
 */
export function grown<Card extends Placeable>(
  seat: number,
  top: string | undefined,
  cards: Readonly<Record<string, Card>>,
  arrows: (card: Card) => readonly string[] | undefined,
): Structure<Card> {
  const root = top !== undefined && top in cards ? top : null
  const under = new Map<string, [string, Card][]>()
  const loose = new Map<string, Card>()
  for (const [slug, card] of Object.entries(cards)) {
    if (card.loose) loose.set(slug, card)
    else if (card.master !== undefined) {
      const row = under.get(card.master)
      if (row) row.push([slug, card])
      else under.set(card.master, [[slug, card]])
    }
  }
  const out: Structure<Card> = { seat, root, cards: [], bySlug: new Map(), byCell: new Map(), loose }
  const visit = (slug: string, card: Card, level: number, place: number): void => {
    const puppets = (under.get(slug) ?? []).sort(([, a], [, b]) => order(a.side) - order(b.side))
    const laid: Laid<Card> = {
      slug,
      cell: cellOf(card),
      master: card.master ?? null,
      side: card.side ?? null,
      level,
      place,
      puppets: puppets.map(([puppet]) => puppet),
      arrows: readArrows(arrows(card)),
      card,
    }
    out.cards.push(laid)
    out.bySlug.set(slug, laid)
    out.byCell.set(key(laid.cell), laid)
    puppets.forEach(([puppet, below], i) => {
      visit(puppet, below, level + 1, i + 1)
    })
  }
  const first = root === null ? undefined : cards[root]
  if (root !== null && first !== undefined) visit(root, first, 1, 1)
  return out
}

function order(side: Side | undefined): number {
  return side === undefined ? -1 : SIDES.indexOf(side)
}

/**
 * The card that an arrow key leads to: along the arrows first (a puppet on that side, or the master there), else the
 * nearest card on that side, else nothing.
 */
export function neighbour(structure: Structure<unknown>, from: string, side: Side): string | null {
  const at = structure.bySlug.get(from)
  if (at === undefined) return structure.root
  const puppet = at.puppets.find((slug) => structure.bySlug.get(slug)?.side === side)
  if (puppet !== undefined) return puppet
  if (at.master !== null && at.side !== null && opposite(at.side) === side) return at.master
  let best: string | null = null
  let least = Infinity
  for (const other of structure.cards) {
    const dx = other.cell.x - at.cell.x
    const dy = other.cell.y - at.cell.y
    const ahead = side === 'north' ? -dy : side === 'south' ? dy : side === 'east' ? dx : -dx
    const aside = Math.abs(side === 'north' || side === 'south' ? dx : dy)
    if (ahead <= 0 || aside > ahead * 2) continue
    const far = ahead + 2 * aside
    if (far < least) {
      least = far
      best = other.slug
    }
  }
  return best
}

/** The next card in a row of slugs, or the one before; stops at the ends. */
export function along(row: readonly string[], from: string | null, by: number): string | null {
  const at = from === null ? -1 : row.indexOf(from)
  if (at < 0) return row[by > 0 ? 0 : row.length - 1] ?? null
  return row[Math.min(Math.max(at + by, 0), row.length - 1)] ?? null
}
