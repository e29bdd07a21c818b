/**
 * Power structures as the board draws them. Made from the scene alone.
 */

import { key, SIDES, step, turned, type Point, type Side } from '../../table/geometry'
import { grown, readArrows, type Arrow, type Laid as LaidOf, type Structure as StructureOf } from '../../table/tree'
import type { CardScene, Scene, SeatScene } from './scene'

export { along, neighbour, type Arrow } from '../../table/tree'

/** A card in a structure. */
export type Laid = LaidOf<CardScene>
export type Structure = StructureOf<CardScene>

export function arrowsOf(card: CardScene): Arrow[] {
  return readArrows(card.arrows)
}

/** The structure of a seat, ready to be drawn. */
export function structureOf(seat: SeatScene): Structure {
  return grown(seat.seat, seat.illuminati, seat.cards ?? {}, (card) => card.arrows)
}

/** Where a card lies: a seat, `null` for the uncontrolled, `undefined` for anywhere else. */
export function holderOf(scene: Scene, slug: string): number | null | undefined {
  for (const seat of scene.seats) if (seat.cards !== undefined && slug in seat.cards) return seat.seat
  return scene.uncontrolled !== undefined && slug in scene.uncontrolled ? null : undefined
}

/** The present numbers of a card on the table. */
export function cardOf(scene: Scene, slug: string): CardScene | undefined {
  for (const seat of scene.seats) {
    const card = seat.cards?.[slug]
    if (card !== undefined) return card
  }
  return scene.uncontrolled?.[slug]
}

/** A tree of cards as it would lie if it hung from an arrow. */
export interface Ghost {
  slug: string
  cell: Point
  side: Side
  /** The cell that it hangs from. */
  from: Point
  /** The card that lies in that cell already, if one does. */
  over: string | null
  arrows: Arrow[]
  card: CardScene
}

/**
 * How a tree would lie on an arrow: its shape stays, the whole turns with the arrow.
 *
 * Parameters: `structure`, where it would hang; `root`, the card at the top of the tree; `tree`, the tree's cards with
 * their sides as they are now; `master` and `side`, the arrow; `leaving`, whether the tree lies in this structure now, so
 * that its old cells count as empty. The root comes first; what overlaps names what it lies on, or another card of the
 * tree itself.
 */
export function hung(
  structure: Structure,
  root: string,
  tree: ReadonlyMap<string, CardScene>,
  master: string,
  side: Side,
  leaving = false,
): Ghost[] {
  const at = structure.bySlug.get(master)
  const top = tree.get(root)
  if (at === undefined || top === undefined) return []
  const quarters = top.side === undefined ? SIDES.indexOf(side) : SIDES.indexOf(side) - SIDES.indexOf(top.side)
  const out: Ghost[] = []
  const taken = new Map<string, string>()
  for (const laid of structure.cards) {
    if (!leaving || !tree.has(laid.slug)) taken.set(key(laid.cell), laid.slug)
  }
  const under = new Map<string, string[]>()
  for (const [slug, card] of tree) {
    if (slug === root || card.master === undefined) continue
    under.set(card.master, [...(under.get(card.master) ?? []), slug])
  }
  const lay = (slug: string, from: Point, way: Side): void => {
    const card = tree.get(slug)
    if (card === undefined) return
    const cell = step(from, way)
    const over = taken.get(key(cell)) ?? null
    if (over === null) taken.set(key(cell), slug)
    const arrows = arrowsOf(card).map((arrow) => ({ side: turned(arrow.side, quarters), state: arrow.state }))
    out.push({ slug, cell, side: way, from, over, arrows, card })
    for (const puppet of under.get(slug) ?? []) {
      const below = tree.get(puppet)?.side
      if (below !== undefined) lay(puppet, cell, turned(below, quarters))
    }
  }
  lay(root, at.cell, side)
  return out
}

/** A card and all that hangs from it, in a seat's structure or among what was lifted off. */
export function treeOf(scene: Scene, root: string): Map<string, CardScene> {
  const out = new Map<string, CardScene>()
  const top = cardOf(scene, root)
  if (top === undefined) return out
  out.set(root, top)
  const holder = holderOf(scene, root)
  if (holder === null || holder === undefined) return out
  const cards = Object.entries(scene.seats[holder]?.cards ?? {})
  let grown = true
  while (grown) {
    grown = false
    for (const [slug, card] of cards) {
      if (!out.has(slug) && card.master !== undefined && out.has(card.master)) {
        out.set(slug, card)
        grown = true
      }
    }
  }
  return out
}
