/**
 * What the server tells of a game of Illuminati to one pair of eyes: `src/conjura/games/illuminati/scene.py` in
 * TypeScript. Fields at their default are left out on the wire, so nearly all are optional.
 */

import type { Breakdown } from '../../wire/types'
import type { Side } from '../../table/geometry'

export interface CardScene {
  /** The cell, from the Illuminati at 0, 0; y grows southwards. */
  x?: number
  y?: number
  master?: string
  side?: Side
  /** `null` where it is a secret; then at least `at_least` lies there. */
  money?: number | null
  at_least?: number
  used?: number
  loose?: boolean
  power?: number
  transferable?: number
  resistance?: number
  income?: number
  align?: string[]
  /** `north free`, `east used`, `west blocked`; `north out` on a card that lies in no structure. */
  arrows?: string[]
}

export interface GoalScene {
  /** `basic`, or the Illuminati whose Special Goal it is. */
  goal: string
  what: string
  have: number
  need: number
}

export interface SpecialScene {
  card: string | null
  seen_by?: number[]
}

export interface SeatScene {
  seat: number
  illuminati?: string
  out?: boolean
  wealth?: number
  power?: number
  income?: number
  turns?: number
  kills?: number
  offers?: number
  goal?: string
  secret_goal?: boolean
  ruled_out?: string[]
  goals?: GoalScene[]
  hand?: SpecialScene[]
  cards?: Record<string, CardScene>
  /** What lies face down before the own seat; and, for everybody, what a face-down card can still be. */
  identity?: string | null
  may_be?: string[]
}

export interface PurseScene {
  seat: number
  most: number
}

export interface AttackScene {
  seat: number
  kind: string
  attacker: string
  target: string
  defender?: number
  number?: Breakdown
  chance?: number
  purses?: PurseScene[]
  wins?: number[]
}

export interface MarkerScene {
  /** The side it stands on; none in the centre. */
  at?: string
  /** How far from the centre, and what that counts for. */
  space?: number
  level?: number
}

export interface HackScene {
  seat: number
  turns: number
  /** Known to the seat alone. */
  card?: string
  victim?: number
}

export interface UnitsScene {
  hacks?: number
  plumbers?: string
  /** Not planted yet; planted and not revealed. */
  moles?: number
  buried?: number
}

/** The cheating game as one pair of eyes knows it. */
export interface CheatsScene {
  calls?: number[]
  used?: string[]
  /** What can still be undone, with its amount. */
  done?: [string, number][]
  seen?: [number, string][]
  top?: string
  dice?: number
}

/** What the expansion modules have laid on the table. */
export interface ModulesScene {
  /** The modules that are played with, by the names of their options; how turns follow; how much an increase adds. */
  rules?: string[]
  order?: string
  increase?: number
  counters?: Record<string, [number, number, number]>
  marks?: Record<string, [string[], string[]]>
  world?: MarkerScene[]
  attitudes?: Record<string, [number, number]>
  last?: number
  again?: number
  barred?: number
  units?: UnitsScene[]
  hacks?: HackScene[]
  plumbers?: string[]
  moles?: string[]
  /** What one knows of the cheating game. */
  cheats?: CheatsScene
}

export interface MediaScene {
  card: string
  seat: number
  power?: number
}

/** An attempt at Propaganda. */
export interface CampaignScene {
  seat: number
  free?: boolean
  /** Before it is announced: by course, the number needed for one space, for two and so on. */
  courses?: Record<string, number[]>
  toward?: string
  spaces?: number
  number?: Breakdown
  chance?: number
  purses?: PurseScene[]
  media?: MediaScene[]
}

export interface BidderScene {
  seat: number
  dice?: number
  total?: number
  /** Who gave how much. */
  bids?: [number, number][]
}

/** The bidding for the next turn. */
export interface BiddingScene {
  seat: number
  step: string
  bidders?: BidderScene[]
  out?: number[]
}

/** A procedure under way; the tag is `frame`, the fields depend on it. */
export type FrameScene = Record<string, unknown>

export interface Scene {
  game: string
  you: number | null
  turn: number
  seats: SeatScene[]
  uncontrolled?: Record<string, CardScene>
  dead?: string[]
  removed?: string[]
  discards?: string[]
  deck?: number
  stack?: FrameScene[]
  attack?: AttackScene
  campaign?: CampaignScene
  bidding?: BiddingScene
  modules?: ModulesScene
  awaiting?: number[]
  over?: boolean
  winners?: number[]
}
