/**
 * What the server tells of a game of Crime Lords to one pair of eyes: `src/conjura/games/crimelords/scene.py` in
 * TypeScript. Fields at their default are left out on the wire, so nearly all are optional.
 */

import type { Breakdown } from '../../wire/types'
import type { Side } from '../../table/geometry'

export interface CrookScene {
  /** The cell, from the Boss at 0, 0; y grows southwards. Of a loose one, from the root of its loose tree. */
  x?: number
  y?: number
  master?: string
  side?: Side
  loose?: boolean
  token?: boolean
  unhappy?: number
  grown?: number
  power?: number
  resistance?: number
  /** Its full pay at the next payroll. */
  wage?: number
  /** Whether it gets a marker at the start of the turn for being stronger than its superior. */
  restless?: boolean
  /** `north free`, `east used`, `west blocked`; the side towards the superior is left out. */
  sides?: string[]
}

export interface RacketScene {
  income?: number
  /** `null`, or left out: it has no space for a token. */
  token?: boolean | null
  muted?: boolean
  power?: number
  resistance?: number
}

export interface OpenScene {
  power?: number
  resistance?: number
  /** Of a Racket. */
  income?: number | null
  unhappy?: number
  grown?: number
  muted?: boolean
}

export interface BonusScene {
  kind: string
  word: string
  have: number
  need: number
  worth: number
  /** Seats with too many Rackets there. */
  rivals?: number[]
  given?: boolean
}

export interface SpecialScene {
  card: string | null
  seen_by?: number[]
  public?: boolean
}

export interface SeatScene {
  seat: number
  mob?: string
  boss?: string
  boss_bonus?: number
  out?: boolean
  /** `null`, or left out: a secret. */
  money?: number | null
  known_by?: number[]
  total?: number
  income?: number
  wages?: number
  offers?: number
  hand?: SpecialScene[]
  crooks?: Record<string, CrookScene>
  rackets?: Record<string, RacketScene>
  bonuses?: BonusScene[]
}

/** A card that can still take part, and by how much the number would change. */
export interface HelpScene {
  card: string
  seat: number
  amount?: number
}

export interface PurseScene {
  seat: number
  /** In G; `null`, or left out: nobody but its owner knows. */
  most?: number | null
}

export interface AttackScene {
  seat: number
  kind: string
  step: string
  attacker: string
  target: string
  defender?: number
  /** Whether it succeeds without a roll. */
  sure?: boolean
  number?: Breakdown
  chance?: number
  helpers?: string[]
  guards?: string[]
  protector?: string
  hides?: boolean
  could?: HelpScene[]
  purses?: PurseScene[]
  /** Who has not yet put its money in secret. */
  owed?: number[]
  /** Left out: there is room for the recruit. */
  room?: boolean
  war?: boolean
  begins_war?: boolean
  wins?: number[]
}

export interface AuctionScene {
  lot?: string
  card?: OpenScene
  opener?: number
  /** Left out before the opening bid. */
  bid?: number | null
  leader?: number
  bidding?: number[]
  /** Sold, and at how many it ends. */
  crooks?: number[]
  rackets?: number[]
}

export interface WageScene {
  card: string
  wage?: number
  /** `null`, or left out: a secret. */
  paid?: number | null
  /** The least pay at which it does not leave. */
  stays?: number
  /** How many Unhappy markers it would bear after part pay, and after none. */
  part?: number
  none?: number
}

export interface PayrollScene {
  seat: number
  owed?: number
  lines?: WageScene[]
}

export interface WarScene {
  starter: number
  target: number
  /** In order from whose move it is. */
  involved?: number[]
  at?: number
  /** Passes in a row, and how many end it. */
  passes?: number
  over?: number
  plus?: number
}

/** A procedure under way; the tag is `frame`, the fields depend on it. */
export type FrameScene = Record<string, unknown>

export interface Scene {
  game: string
  you: number | null
  turn: number
  needed: number
  seats: SeatScene[]
  uncontrolled?: Record<string, OpenScene>
  dead?: string[]
  discards?: string[]
  aside?: string[]
  removed?: string[]
  deck?: number
  stack?: FrameScene[]
  attack?: AttackScene
  auction?: AuctionScene
  payroll?: PayrollScene
  war?: WarScene
  awaiting?: number[]
  over?: boolean
  winners?: number[]
}
