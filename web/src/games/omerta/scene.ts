/**
 * What the server tells of a game of Omertà to one pair of eyes: `src/conjura/games/omerta/scene.py` in TypeScript, where
 * each field is explained. Fields at their default are left out on the wire, so nearly all are optional. Money is in
 * thousands of dollars.
 */

import type { Breakdown } from '../../wire/types'

export type Stat = 'combat' | 'influence' | 'subterfuge'
export const STATS: readonly Stat[] = ['combat', 'influence', 'subterfuge']
/** The businesses in the order of the rules (O-9). */
export const BUSINESSES = ['influence_peddling', 'illegal_betting', 'prostitution', 'arms_trade', 'drug_trade'] as const

export interface CapoScene {
  type: string
  reserve?: number
  /** His Soldiers in all places. */
  men?: number
  /** How many new ones his Reserve could take. */
  room?: number
  /** His chains. */
  combat?: number
  influence?: number
  subterfuge?: number
  robbed?: boolean
  /** Who gets the income of his Domains; left out: the bank. */
  robbed_by?: number
  blocked?: boolean
}

export interface DomainScene {
  /** The Capo before whom it lies. */
  capo: string
  men?: number
  room?: number
  /** What an attacker must beat besides the dice. */
  hold?: number
  shielded?: boolean
}

export interface CountScene {
  what: string
  have?: number
  need?: number
  /** Only Domains of so much PR, or with so many Soldiers, count. */
  pr?: number
  men?: number
  /** Only deeds against so much DIFFICULTY, or against the leader, count. */
  difficulty?: number
  leader?: boolean
}

export interface ObjectiveScene {
  card?: string
  main?: boolean
  met?: boolean
  counts?: CountScene[]
}

export interface HandScene {
  card: string | null
  seen_by?: number[]
}

export interface FamilyScene {
  seat: number
  don?: string
  money?: number
  pr?: number
  income?: number
  /** What of the income goes to others at the next Payday. */
  robbed_of?: number
  soldiers?: number
  /** What it would score if Conquista ended now. */
  score?: number
  objectives?: ObjectiveScene[]
  done?: string[]
  /** Whether nobody has fewer Soldiers. */
  fewest?: boolean
  grown?: number
  offers?: number
  /** How many of its Domains by business, in the order of `BUSINESSES`. */
  businesses?: number[]
  /** What control and monopoly add: COMBAT, INFLUENCE, SUBTERFUGE, money. */
  bonus?: number[]
  capos?: Record<string, CapoScene>
  domains?: Record<string, DomainScene>
  hand?: HandScene[]
  dealt?: (string | null)[]
}

export interface SideScene {
  seat: number
  capo?: string
  /** All it has besides its die. */
  number?: Breakdown
  die?: number
  /** Left out where nothing is left to be thrown. */
  chance?: number
  /** It is being asked to get involved. */
  joins?: boolean
  /** If it wins the right to a Conquest: the chance that it conquers. */
  then?: number
}

export interface RollScene {
  kind: string
  stat: string
  sides?: SideScene[]
  difficulty?: number
  planned?: boolean
}

export interface RungScene {
  amount: number
  chance?: number
  cost?: number
}

export interface DeedScene {
  kind: string
  seat: number
  card?: string
  target?: string
  foe?: number
  step?: string
  men?: number
  lent?: number
  lent_foe?: number
  involved?: number[]
  extra?: boolean
  /** While the target is chosen: the chance by target. */
  aims?: Record<string, number>
  /** While it is asked how many Soldiers: the chance of who is asked, by number. */
  ladder?: RungScene[]
}

/** A procedure under way; the tag is `frame`, the fields depend on it. */
export type FrameScene = Record<string, unknown>

export interface Scene {
  game: string
  you: number | null
  turn: number
  conquista?: boolean
  phase?: string
  step?: string
  first?: number
  acts?: number
  seats?: FamilyScene[]
  centre?: string[]
  domains_left?: number
  deck?: number
  types_left?: number
  discards?: string[]
  lost?: string[]
  under?: string[]
  stack?: FrameScene[]
  deed?: DeedScene
  roll?: RollScene
  awaiting?: number[]
  over?: boolean
  winners?: number[]
}
