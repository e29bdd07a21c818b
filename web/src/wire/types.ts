/**
 * What goes over a table's socket and its HTTP side, under the names that the client uses. The structs themselves are made
 * from the server's: see `protocol.ts`.
 */

import type {
  ClauseText, Fields, Film, Frame, Incoming, NewSeat, NewTable, PersonInfo, Problem, RulesText, SectionText, TableInfo,
} from './protocol'

export type {
  Action, Asked, Breakdown, Change, ChatLine, ClockNow, ClockRule, Closing, Diff, Done, Fields, GameEvent, GameInfo, Happened,
  Incoming, Json, Motion, Moved, No, Opened, Option, OptionInfo, Outgoing, Part, Path, Pong, PresetInfo, Prompt, ProspectRow,
  Prospects, Refusal, Seated, SeatInfo, Session, TableInfo, Tables, Tried,
} from './protocol'

export type StandingRule = 'ask' | 'unless_target' | 'unless_win' | 'rest_of_turn'
export type Moot = 'undo' | 'pause' | 'resume' | 'replace'

/** A message without the id that the line gives it. */
export type Message = Incoming extends infer M ? (M extends Incoming ? Omit<M, 'id'> : never) : never

/** A game's picture for one receiver; each game has the type of its own. */
export type Scene = Fields

/** A table of one's own, and whether it waits for one. */
export type OwnTable = TableInfo & { waits?: boolean }

export type Person = PersonInfo
export type SeatWish = NewSeat
export type TableWish = NewTable
export type RuleClause = ClauseText
export type RuleSection = SectionText
export type RuleDocument = RulesText

/** An entry of a film; those that came over the socket do not say their turn. */
export type FilmEntry = Omit<Frame, 'turn'> & { turn?: number }
export type FilmData = Omit<Film, 'frames'> & { frames: FilmEntry[] }

/** Why the HTTP side says no. */
export type Failure = Pick<Problem, 'code'> & Partial<Problem>
