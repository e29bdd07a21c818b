/** Mobs as the board draws them, and where a card lies. Made from the scene alone. */

import { grown, type Laid as LaidOf, type Structure as StructureOf } from '../../table/tree'
import type { CrookScene, OpenScene, RacketScene, Scene, SeatScene } from './scene'

export type Laid = LaidOf<CrookScene>
export type Mob = StructureOf<CrookScene>

/** The Crooks of a seat, ready to be drawn. */
export function mobOf(seat: SeatScene): Mob {
  return grown(seat.seat, seat.boss, seat.crooks ?? {}, (crook) => crook.sides)
}

/** Whose a card is: a seat, `null` for nobody's, `undefined` if it does not lie on the table. */
export function holderOf(scene: Scene, slug: string): number | null | undefined {
  for (const seat of scene.seats) if (slug in (seat.crooks ?? {}) || slug in (seat.rackets ?? {})) return seat.seat
  return slug in (scene.uncontrolled ?? {}) || scene.auction?.lot === slug ? null : undefined
}

export function crookOf(scene: Scene, slug: string): CrookScene | undefined {
  return scene.seats.find((seat) => slug in (seat.crooks ?? {}))?.crooks?.[slug]
}

export function racketOf(scene: Scene, slug: string): RacketScene | undefined {
  return scene.seats.find((seat) => slug in (seat.rackets ?? {}))?.rackets?.[slug]
}

export function openOf(scene: Scene, slug: string): OpenScene | undefined {
  return scene.uncontrolled?.[slug] ?? (scene.auction?.lot === slug ? scene.auction.card : undefined)
}
