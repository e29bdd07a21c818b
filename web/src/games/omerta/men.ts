/**
 * Soldiers that are being moved, placed, bought or lost: a plan of how many there shall be at each place. What of it is
 * allowed the server says; the bounds here only keep the steppers from running past it.
 */

import type { Action, Asked } from '../../wire/types'
import { ofTag } from '../../table/menu'
import type { FamilyScene } from './scene'

/** So many Soldiers fit on a Domain (O-8.2). */
const FITS = 5

export type MenKind = 'post' | 'move_men' | 'place' | 'lose' | 'buy'

/** Where Soldiers of the own Family may be. */
export interface Place {
  slug: string
  /** Whose Reserve it is, or before whom the Domain lies. */
  capo: string
  reserve: boolean
  men: number
}

/** The places of a Family, Capo by Capo, each with his Reserve first. */
export function placesOf(family: FamilyScene): Place[] {
  return Object.entries(family.capos ?? {}).flatMap(([capo, scene]): Place[] => [
    { slug: capo, capo, reserve: true, men: scene.reserve ?? 0 },
    ...Object.entries(family.domains ?? {})
      .filter(([, domain]) => domain.capo === capo)
      .map(([slug, domain]): Place => ({ slug, capo, reserve: false, men: domain.men ?? 0 })),
  ])
}

/** Soldiers by place, as they are to be; places that stay as they are may be left out. */
export type Plan = Readonly<Record<string, number>>

/** What a question about Soldiers leaves open. */
export class Moves {
  readonly kind: MenKind
  readonly places: readonly Place[]
  private readonly asked: Asked
  private readonly family: FamilyScene
  /** Domains whose Soldiers have moved in this step already (O-4.9). */
  private readonly moved: ReadonlySet<string>

  constructor(asked: Asked, family: FamilyScene, moved: readonly string[] = []) {
    this.kind = (asked.prompt?.kind ?? 'post') as MenKind
    this.asked = asked
    this.family = family
    this.moved = new Set(moved)
    this.places = placesOf(family)
  }

  /** Whether Soldiers only go between a Reserve and its Domains. */
  get shifts(): boolean {
    return this.kind === 'post' || this.kind === 'move_men'
  }

  /** How many Soldiers the question is about; those that shift are not counted. */
  get left(): number {
    return Number(this.asked.prompt?.params.amount ?? 0)
  }

  /** What one costs, in thousands. */
  get price(): number {
    return this.kind === 'buy' ? Number(this.asked.prompt?.params.price ?? 0) : 0
  }

  /** How many Soldiers are planned for a place. */
  at(place: Place, plan: Plan): number {
    if (!this.shifts || !place.reserve) return plan[place.slug] ?? place.men
    return this.places.reduce((men, each) => (each.capo === place.capo && !each.reserve ? men + each.men - this.at(each, plan) : men), place.men)
  }

  /** How many are placed, bought or lost in all. */
  total(plan: Plan): number {
    return this.places.reduce((sum, place) => sum + Math.abs(this.at(place, plan) - place.men), 0)
  }

  changed(plan: Plan): boolean {
    return this.places.some((place) => this.at(place, plan) !== place.men)
  }

  /** Between how many and how many a place may be planned; the same twice where nothing can be done. */
  range(place: Place, plan: Plan): [number, number] {
    const now = this.at(place, plan)
    if (this.shifts) {
      if (place.reserve || this.moved.has(place.slug)) return [now, now]
      const reserve = this.places.find((each) => each.reserve && each.capo === place.capo)
      const spare = reserve ? this.at(reserve, plan) : 0
      const low = this.kind === 'move_men' ? 0 : place.men
      return [low, Math.max(now, Math.min(Math.max(FITS, place.men), now + spare))]
    }
    const tag = this.kind === 'lose' ? 'remove' : this.kind
    const option = ofTag(this.asked, tag).find((each) => each.action.card === place.slug)
    if (option === undefined) return [now, now]
    const own = Math.abs(now - place.men)
    const others = this.total(plan) - own
    // A row that begins above one is a whole: into this Reserve go all, and not some here and some there (O-8.4).
    if (this.kind === 'place' && others > 0 && Number(option.action.amount ?? 1) > 1) return [now, now]
    let most = Math.min(option.high ?? Number(option.action.amount ?? 0), this.left - others)
    if (this.price > 0) most = Math.min(most, Math.floor(((this.family.money ?? 0) - others * this.price) / this.price))
    most = Math.max(most, own)
    return this.kind === 'lose' ? [place.men - most, place.men] : [place.men, place.men + most]
  }

  /** The actions that carry a plan out: what makes room in a Reserve or fills it comes first. */
  walk(plan: Plan): Action[] {
    const back: Action[] = []
    const out: Action[] = []
    for (const place of this.places) {
      const by = this.at(place, plan) - place.men
      if (by === 0 || (this.shifts && place.reserve)) continue
      const tag = this.shifts ? (by < 0 ? 'recall' : 'post') : this.kind === 'lose' ? 'remove' : this.kind
      ;(by < 0 ? back : out).push({ do: tag, card: place.slug, amount: Math.abs(by) })
    }
    return [...back, ...out]
  }
}
