/**
 * Made from the server's structs by `conjura schema --typescript`: do not change it here. A test fails when it lags
 * behind. A field that may be left out is at its default.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Fields = { [key: string]: Json }
/** An action as its game encodes it; the tag is `do`, cards are slugs. */
export type Action = { do: string } & Fields
/** An event as its receiver may see it; the tag is `event`. */
export type GameEvent = { event: string } & Fields
/** Keys and indices from the top of a scene to a value. */
export type Path = (string | number)[]
/** `[path, value]` sets, `[path]` removes a key, `[path, start, count, values]` replaces a slice of a list. */
export type Change = [Path] | [Path, Json] | [Path, number, number, Json[]]
export type Diff = Change[]

/**
 * Carry out actions of the own seat, all or none: answered by `Done` or `No`.
 */
export interface Act {
  type: 'act'
  id: string
  seen: number
  actions: Action[]
}

/**
 * What the own seat is asked.
 */
export interface Asked {
  prompt: Prompt | null
  legal: Option[]
  breakdowns?: Breakdown[]
  since?: number
  walk?: boolean
}

/**
 * The auction under way (C-3).
 */
export interface AuctionScene {
  lot?: string
  card?: OpenScene
  opener?: number
  bid?: number
  leader?: number
  bidding?: number[]
  crooks?: [number, number]
  rackets?: [number, number]
}

/**
 * Who may win the next turn: its dice (0: not thrown yet), these and its money, `(giver, amount)` of its bids.
 */
export interface BidderScene {
  seat: number
  dice?: number
  total?: number
  bids?: ([number, number])[]
}

/**
 * The bidding for the next turn.
 */
export interface BiddingScene {
  seat: number
  step: string
  bidders?: BidderScene[]
  out?: number[]
}

/**
 * How far a mob is from the bonus for a type or a district (C-17.2).
 */
export interface BonusScene {
  kind: string
  word: string
  have: number
  need: number
  worth: number
  rivals?: number[]
  given?: boolean
}

/**
 * A number as signed parts that add up to it.
 */
export interface Breakdown {
  what: string
  total: number
  parts: Part[]
}

/**
 * An attempt at Propaganda under way.
 */
export interface CampaignScene {
  seat: number
  free?: boolean
  courses?: { [key: string]: number[] }
  toward?: string
  spaces?: number
  number?: Breakdown
  chance?: number
  purses?: IlluminatiPurseScene[]
  media?: MediaScene[]
}

/**
 * A Capo of a Family, with his current numbers.
 */
export interface CapoScene {
  type: string
  reserve?: number
  men?: number
  room?: number
  combat?: number
  influence?: number
  subterfuge?: number
  robbed?: boolean
  robbed_by?: number
  blocked?: boolean
}

/**
 * A card on the table, with its current numbers.
 */
export interface CardScene {
  x?: number
  y?: number
  master?: string
  side?: string
  money?: number | null
  at_least?: number
  used?: number
  loose?: boolean
  power?: number
  transferable?: number
  resistance?: number
  income?: number
  align?: string[]
  arrows?: string[]
}

/**
 * Something said.
 */
export interface ChatLine {
  n: number
  seat: number
  text: string
  to?: number
  when?: number
}

/**
 * The cheating game as eyes may know it.
 */
export interface CheatsScene {
  calls?: number[]
  heard?: ([number, number, string, boolean])[]
  used?: string[]
  done?: ([string, number])[]
  seen?: ([number, string])[]
  top?: string
  dice?: number
}

/**
 * The token of a seat link.
 */
export interface Claim {
  token: string
}

/**
 * A numbered rule; the text is Markdown.
 */
export interface ClauseText {
  id: string
  title: string
  text: string
}

/**
 * The clock has changed though nobody moved (a pause, a new rule).
 */
export interface Clock {
  type: 'clock'
  clock: ClockNow
}

/**
 * The clock as it stands when the message is sent.
 */
export interface ClockNow {
  seat?: number
  left?: number
  reserve?: number[]
  paused?: boolean
}

/**
 * How time is kept.
 */
export interface ClockRule {
  kind?: 'decision' | 'none' | 'reserve'
  seconds?: number
  reserve?: number
  zero?: 'bot' | 'pass' | 'vote'
}

/**
 * The server is about to close the line.
 */
export interface Closing {
  type: 'closing'
  code: 'behind' | 'flood' | 'gone' | 'replaced' | 'shutdown'
  wait?: number | null
}

/**
 * One condition of an objective.
 */
export interface CountScene {
  what: string
  have?: number
  need?: number
  pr?: number
  men?: number
  difficulty?: number
  leader?: boolean
}

/**
 * An account: its name, and its password of 8 to 200 characters.
 */
export interface Credentials {
  name: string
  password: string
}

/**
 * The attack under way, once attacker and target are named.
 */
export interface CrimelordsAttackScene {
  seat: number
  kind: string
  step: string
  attacker: string
  target: string
  defender?: number
  sure?: boolean
  number?: Breakdown
  chance?: number
  helpers?: string[]
  guards?: string[]
  protector?: string
  hides?: boolean
  could?: HelpScene[]
  purses?: CrimelordsPurseScene[]
  owed?: number[]
  room?: boolean
  war?: boolean
  begins_war?: boolean
  wins?: number[]
}

/**
 * What a seat can still put into the attack at most, in G; `None` where its money is a secret without a bound.
 */
export interface CrimelordsPurseScene {
  seat: number
  most?: number
}

/**
 * What a seat (`you`; `None`: a spectator) sees.
 */
export interface CrimelordsScene {
  game: string
  you: number | null
  turn: number
  needed: number
  seats: CrimelordsSeatScene[]
  uncontrolled?: { [key: string]: OpenScene }
  dead?: string[]
  discards?: string[]
  aside?: string[]
  removed?: string[]
  deck?: number
  stack?: Fields[]
  attack?: CrimelordsAttackScene
  auction?: AuctionScene
  payroll?: PayrollScene
  war?: WarScene
  awaiting?: number[]
  over?: boolean
  winners?: number[]
  cheats?: CheatsScene
}

/**
 * A seat.
 */
export interface CrimelordsSeatScene {
  seat: number
  mob?: string
  boss?: string
  boss_bonus?: number
  out?: boolean
  money?: number
  known_by?: number[]
  total?: number
  income?: number
  wages?: number
  offers?: number
  hand?: HandView[]
  crooks?: { [key: string]: CrookScene }
  rackets?: { [key: string]: RacketScene }
  bonuses?: BonusScene[]
}

/**
 * A Crook of a mob, with its current numbers.
 */
export interface CrookScene {
  x?: number
  y?: number
  master?: string
  side?: string
  loose?: boolean
  token?: boolean
  unhappy?: number
  grown?: number
  power?: number
  resistance?: number
  wage?: number
  restless?: boolean
  sides?: string[]
}

/**
 * The action under way.
 */
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
  aims?: { [key: string]: number }
  ladder?: RungScene[]
}

/**
 * A Domain of a Family.
 */
export interface DomainScene {
  capo: string
  men?: number
  room?: number
  hold?: number
  shielded?: boolean
}

/**
 * A message was carried out (and stored, where there was something to store). `Moved` comes before it.
 */
export interface Done {
  type: 'done'
  id: string
  at: number
}

/**
 * Nothing to say.
 */
export interface Empty {
}

/**
 * A seat and what it holds.
 */
export interface FamilyScene {
  seat: number
  don?: string
  money?: number
  pr?: number
  income?: number
  robbed_of?: number
  soldiers?: number
  score?: number
  objectives?: ObjectiveScene[]
  done?: string[]
  fewest?: boolean
  grown?: number
  offers?: number
  businesses?: number[]
  bonus?: number[]
  capos?: { [key: string]: CapoScene }
  domains?: { [key: string]: DomainScene }
  hand?: HandView[]
  dealt?: (string | null)[]
}

/**
 * Before the start the host gives a seat to a program, or leaves it to whoever comes.
 */
export interface Fill {
  kind: 'open' | 'program'
  bot?: string | null
}

/**
 * A film; see the module.
 */
export interface Film {
  game: string
  seat: number | null
  names: string[]
  scene: Fields
  frames: Frame[]
}

/**
 * One entry of a film; see the module.
 */
export interface Frame {
  at: number
  by: number | null
  turn: number
  events?: GameEvent[]
  diff?: Diff
  undone?: boolean
  back_to?: number
}

/**
 * A game that can be played.
 */
export interface GameInfo {
  id: string
  players: [number, number]
  presets: PresetInfo[]
  options: OptionInfo[]
  bots: string[]
}

/**
 * How far a seat is from a goal.
 */
export interface GoalScene {
  goal: string
  what: string
  have: number
  need: number
}

/**
 * A hack that waits for so many own `turns` of its seat; `card` and `victim` are known to that seat alone.
 */
export interface HackScene {
  seat: number
  turns: number
  card?: string
  victim?: number
}

/**
 * A card of a hand; `card` is `None` for who has not seen it.
 */
export interface HandView {
  card: string | null
  seen_by?: number[]
  public?: boolean
}

/**
 * Events of one entry, as the receiver may see them.
 */
export interface Happened {
  at: number
  by: number | null
  events?: GameEvent[]
  undone?: boolean
  back_to?: number
}

/**
 * Whether the server lives.
 */
export interface Health {
  status: 'closing' | 'ok' | 'starting'
  version: string
}

/**
 * A card that can still take part in the attack, if its owner wants: by `amount` the number would change.
 */
export interface HelpScene {
  card: string
  seat: number
  amount?: number
}

/**
 * The attack under way, once attacker and target are named.
 */
export interface IlluminatiAttackScene {
  seat: number
  kind: string
  attacker: string
  target: string
  defender?: number
  number?: Breakdown
  chance?: number
  purses?: IlluminatiPurseScene[]
  wins?: number[]
}

/**
 * What a seat can still put into the attack under way at most, counted in points of the roll needed.
 */
export interface IlluminatiPurseScene {
  seat: number
  most: number
}

/**
 * What a seat (`you`; `None`: a spectator) sees.
 */
export interface IlluminatiScene {
  game: string
  you: number | null
  turn: number
  seats: IlluminatiSeatScene[]
  uncontrolled?: { [key: string]: CardScene }
  dead?: string[]
  removed?: string[]
  discards?: string[]
  deck?: number
  stack?: Fields[]
  attack?: IlluminatiAttackScene
  campaign?: CampaignScene
  bidding?: BiddingScene
  modules?: ModulesScene
  awaiting?: number[]
  over?: boolean
  winners?: number[]
}

/**
 * A seat. The fields are those of the view, with sums over its structure and how far its known goals are.
 */
export interface IlluminatiSeatScene {
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
  hand?: HandView[]
  cards?: { [key: string]: CardScene }
  identity?: string
  may_be?: string[]
}

/**
 * The table itself has changed: who sits where, who is here, whether it is over.
 */
export interface Info {
  type: 'info'
  table: TableInfo
}

/**
 * Sit down.
 */
export interface Join {
  seat?: number | null
  elsewhere?: boolean
}

/**
 * The token of a seat link: whoever has it sits in that seat.
 */
export interface Link {
  token: string
}

/**
 * A marker of the Propaganda board: `at` is the side it stands on, `None` in the centre; `space` counts from
 * there, `level` is what that counts for (I-20.2).
 */
export interface MarkerScene {
  at?: string
  space?: number
  level?: number
}

/**
 * A Media Group that has not taken a side yet, whose it is and what it would add.
 */
export interface MediaScene {
  card: string
  seat: number
  power?: number
}

/**
 * What the expansion modules have laid on the table.
 */
export interface ModulesScene {
  rules?: string[]
  order?: string
  increase?: number
  counters?: { [key: string]: [number, number, number] }
  marks?: { [key: string]: [string[], string[]] }
  world?: MarkerScene[]
  attitudes?: { [key: string]: [number, number] }
  last?: number
  again?: number
  barred?: number
  units?: UnitsScene[]
  hacks?: HackScene[]
  plumbers?: string[]
  moles?: string[]
  cheats?: CheatsScene
}

/**
 * A motion under way.
 */
export interface Motion {
  n: number
  what: 'pause' | 'replace' | 'resume' | 'undo'
  by: number
  seat?: number
  agreed?: number[]
  wanted?: number[]
}

/**
 * The motions under way have changed.
 */
export interface Motions {
  type: 'motions'
  motions?: Motion[]
}

/**
 * Put a motion to the table (it passes when every other person at the table agrees).
 */
export interface Move {
  type: 'move'
  id: string
  what: 'pause' | 'replace' | 'resume' | 'undo'
  seat?: number | null
}

/**
 * The table has moved on by one or more entries.
 */
export interface Moved {
  type: 'moved'
  at: number
  was: number
  happened?: Happened[]
  diff?: Diff
  asked?: Asked
  liberty?: boolean
  clock?: ClockNow
  undo?: boolean
}

/**
 * Hear, or no longer hear, what a seat says.
 */
export interface Mute {
  type: 'mute'
  id: string
  seat: number
  on: boolean
}

/**
 * What to be called from now on.
 */
export interface NewName {
  name: string
}

/**
 * Who shall sit in a seat.
 */
export interface NewSeat {
  kind: 'me' | 'open' | 'program'
  bot?: string | null
}

/**
 * A visitor comes in, or comes back.
 */
export interface NewSession {
  name?: string | null
  bearer?: boolean
}

/**
 * A table to be set up; see `TableInfo` for what the fields mean.
 */
export interface NewTable {
  game: string
  preset?: string | null
  options?: Fields
  title?: string | null
  seats?: NewSeat[]
  listed?: boolean
  spectators?: 'delayed' | 'off' | 'on'
  clock?: ClockRule
}

/**
 * A message was refused; nothing has changed.
 */
export interface No {
  type: 'no'
  id: string
  code: string
  clause?: string
  params?: Fields
  at?: number
}

/**
 * An open objective of a Family.
 */
export interface ObjectiveScene {
  card?: string
  main?: boolean
  met?: boolean
  counts?: CountScene[]
}

/**
 * What a seat (`you`; `None`: a spectator) sees.
 */
export interface OmertaScene {
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
  stack?: Fields[]
  deed?: DeedScene
  roll?: RollScene
  awaiting?: number[]
  over?: boolean
  winners?: number[]
}

/**
 * A card of the uncontrolled area, or on offer; `income` is `None` for a Crook.
 */
export interface OpenScene {
  power?: number
  resistance?: number
  income?: number
  unhappy?: number
  grown?: number
  muted?: boolean
}

/**
 * All that the receiver may know now: the answer to `Sit`.
 */
export interface Opened {
  type: 'opened'
  id: string
  at: number
  you: number | null
  table: TableInfo
  scene?: Fields
  asked?: Asked
  liberty?: boolean
  past?: Happened[]
  chat?: ChatLine[]
  clock?: ClockNow
  standing?: 'ask' | 'rest_of_turn' | 'unless_target' | 'unless_win'
  motions?: Motion[]
  muted?: number[]
  undo?: boolean
}

/**
 * What may be done: an action, or a span of actions that differ in their amount.
 */
export interface Option {
  action: Action
  high?: number
  needed?: number
}

/**
 * One option of a game, for a form.
 */
export interface OptionInfo {
  name: string
  kind: 'choice' | 'flag' | 'number' | 'set'
  default: Json
  choices?: Json[]
  low?: number
  high?: number
  optional?: boolean
  available?: Json[]
}

/**
 * One signed part of a number.
 */
export interface Part {
  amount: number
  source: string
  clause: string
  card?: string
  seat?: number
}

/**
 * The payroll under way: `owed` in all, and the lines, the Boss first.
 */
export interface PayrollScene {
  seat: number
  owed?: number
  lines?: WageScene[]
}

/**
 * Who somebody is.
 */
export interface PersonInfo {
  id: string
  name: string
  account: string | null
}

/**
 * Is the line alive? Answered by `Pong`.
 */
export interface Ping {
  type: 'ping'
  id: string
}

/**
 * A table against programs, begun at once.
 */
export interface Play {
  game?: string
  preset?: string | null
  bot?: string | null
  players?: number | null
}

/**
 * The answer to `Ping`.
 */
export interface Pong {
  type: 'pong'
  id: string
  at: number
}

/**
 * A named set of option values: those that differ from the defaults.
 */
export interface PresetInfo {
  name: string
  values: Fields
}

/**
 * Why something was refused.
 */
export interface Problem {
  code: string
  params: Fields
  clause: string
}

/**
 * What a seat is being asked.
 */
export interface Prompt {
  kind: string
  clause: string
  seat: number
  params: Fields
}

/**
 * What could be done with a card of one's own, and what it would need: answered by `Prospects`.
 */
export interface Prospect {
  type: 'prospect'
  id: string
  card: string
}

/**
 * One thing that could be tried with a card.
 */
export interface ProspectRow {
  kind: string
  target: string
  attacker: string
  actions?: Action[]
  needed?: number
  chance?: number
  refusal?: Refusal
}

/**
 * The answer to `Prospect`: the likeliest first, then what is refused.
 */
export interface Prospects {
  type: 'prospects'
  id: string
  card: string
  rows?: ProspectRow[]
}

/**
 * A Racket of a mob.
 */
export interface RacketScene {
  income?: number
  token?: boolean
  muted?: boolean
  power?: number
  resistance?: number
}

/**
 * Why an action is not allowed.
 */
export interface Refusal {
  code: string
  clause: string
  params: Fields
}

/**
 * The dice that fall, or those that the action under way leads to.
 */
export interface RollScene {
  kind: string
  stat: string
  sides?: SideScene[]
  difficulty?: number
  planned?: boolean
}

/**
 * The rules of a game.
 */
export interface RulesText {
  title: string
  lang: string
  sections: SectionText[]
}

/**
 * So many Soldiers more: the chance of who is asked, and what they cost.
 */
export interface RungScene {
  amount: number
  chance?: number
  cost?: number
}

/**
 * Somebody has said something that the receiver may hear.
 */
export interface Said {
  type: 'said'
  line: ChatLine
}

/**
 * Chat.
 */
export interface Say {
  type: 'say'
  id: string
  text: string
  to?: number | null
}

/**
 * Who sits in a seat.
 */
export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'program'
  name: string
  bot?: string
  here?: boolean
  substituted?: boolean
}

/**
 * One's seat at a table, and the table.
 */
export interface Seated {
  seat: number | null
  table: TableInfo
}

/**
 * A section of the rules.
 */
export interface SectionText {
  number: string
  title: string
  clauses: ClauseText[]
}

/**
 * Who the server takes the client for.
 */
export interface Session {
  person: PersonInfo | null
  token?: string
}

/**
 * What is the receiver's own has changed, perhaps from another device: standing answer, muted seats.
 */
export interface Settled {
  type: 'settled'
  standing?: 'ask' | 'rest_of_turn' | 'unless_target' | 'unless_win'
  muted?: number[]
}

/**
 * One side of a roll.
 */
export interface SideScene {
  seat: number
  capo?: string
  number?: Breakdown
  die?: number
  chance?: number
  joins?: boolean
  then?: number
}

/**
 * The first message of a socket, and again whenever the client has lost the thread: answered by `Opened`.
 */
export interface Sit {
  type: 'sit'
  id: string
  seen?: number
}

/**
 * How the own seat answers reaction windows from now on; nobody else is told.
 */
export interface Standing {
  type: 'standing'
  id: string
  rule: 'ask' | 'rest_of_turn' | 'unless_target' | 'unless_win'
}

/**
 * Let a program play the own seat, or take the seat back.
 */
export interface Substitute {
  type: 'substitute'
  id: string
  on: boolean
}

/**
 * What everybody at a table may know of the table itself; also what the HTTP side tells of it.
 */
export interface TableInfo {
  id: string
  game: string
  title: string
  preset: string | null
  options: Fields
  status: 'open' | 'over' | 'playing'
  seats: SeatInfo[]
  host?: number | null
  listed?: boolean
  spectators?: 'delayed' | 'off' | 'on'
  clock?: ClockRule
  commitment?: string
  seed?: string
  winners?: number[]
  next?: string
  created?: number
  started?: number
  ended?: number
  turn?: number
  watching?: number
}

/**
 * Several tables, the newest first.
 */
export interface Tables {
  tables: TableInfo[]
  seats?: { [key: string]: number }
  waiting?: string[]
}

/**
 * The answer to `Try`.
 */
export interface Tried {
  type: 'tried'
  id: string
  at: number
  complete?: boolean
  asked?: Asked
  diff?: Diff
  tests?: (Refusal | null)[]
  forced?: Action[]
}

/**
 * Play a half-made walk on a copy: answered by `Tried` or `No`. Nothing is committed.
 */
export interface Try {
  type: 'try'
  id: string
  seen: number
  actions?: Action[]
  tests?: Action[]
  hints?: boolean
}

/**
 * Take the own last step back. Where it needs consent this opens a `Motion`.
 */
export interface Undo {
  type: 'undo'
  id: string
}

/**
 * What everybody knows of a seat's secret units.
 */
export interface UnitsScene {
  hacks?: number
  plumbers?: string
  moles?: number
  buried?: number
}

/**
 * Agree to a motion, or not.
 */
export interface Vote {
  type: 'vote'
  id: string
  motion: number
  yes: boolean
}

/**
 * A line of the payroll.
 */
export interface WageScene {
  card: string
  wage?: number
  paid?: number
  stays?: number
  part?: number
  none?: number
}

/**
 * The Gang War under way (C-16).
 */
export interface WarScene {
  starter: number
  target: number
  involved?: number[]
  at?: number
  passes?: number
  over?: number
  plus?: number
}

export type Incoming =
  | Sit
  | Act
  | Try
  | Prospect
  | Undo
  | Move
  | Vote
  | Standing
  | Substitute
  | Say
  | Mute
  | Ping

export type Outgoing =
  | Opened
  | Moved
  | Done
  | No
  | Tried
  | Prospects
  | Info
  | Said
  | Motions
  | Clock
  | Settled
  | Pong
  | Closing

/** Each game's picture. */
export interface Scenes {
  crimelords: CrimelordsScene
  illuminati: IlluminatiScene
  omerta: OmertaScene
}
