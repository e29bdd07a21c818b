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
/** Keys and indices from the top of a scene to a value, with slashes between them. */
export type Path = string
/**
 * `[path, value]` sets, `[path]` removes a key, `[path, fields, keys]` sets fields and removes keys of what is there,
 * `[path, start, count, values]` replaces a slice of a list.
 */
export type Change = [Path] | [Path, Json] | [Path, Fields, string[]] | [Path, number, number, Json[]]
export type Diff = Change[]

/**
 * Carry out actions of the own seat, all or none: answered by `Done` or `No`.
 */
export interface Act {
  type: 'act'
  id: string
  /** the `at` of the position that the actions were chosen in; an older one than that of the present question is refused as `stale`. */
  seen: number
  /** a whole walk, or a single action. */
  actions: Action[]
}

/**
 * What the own seat is asked.
 */
export interface Asked {
  /** the question; `None` for a seat that is only at liberty. */
  prompt: Prompt | null
  /** all that may be done. */
  legal: Option[]
  /** the numbers at stake; with `Opened` and `Moved` only those that the scene does not show. */
  breakdowns?: Breakdown[]
  /** the `at` of the entry that brought the question; left out where that is the message's own. */
  since?: number
  /** whether the question belongs to a walk, whose answers are held until it is complete. */
  walk?: boolean
}

/**
 * The auction under way (C-3).
 */
export interface AuctionScene {
  /** the card on offer. */
  lot?: string
  /** its numbers, if it has any. */
  card?: OpenScene
  /** who opens, or opened. */
  opener?: number
  /** the highest bid; `None` before the opening bid. */
  bid?: number
  /** whose bid that is. */
  leader?: number
  /** who may still bid, or raise. */
  bidding?: number[]
  /** crooks, rackets: how many are sold, and at how many it ends. */
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
  /** who has just played. */
  seat: number
  /** `roll`, `raise`, or `tie` while equal totals are rolled again. */
  step: string
  /** who may win it. */
  bidders?: BidderScene[]
  /** who has declined since money was last added. */
  out?: number[]
}

/**
 * How far a mob is from the bonus for a type or a district (C-17.2).
 */
export interface BonusScene {
  /** `type` or `district`. */
  kind: string
  /** which. */
  word: string
  /** have, need: its Rackets there, and how many it takes. */
  have: number
  need: number
  /** what the bonus adds to the total. */
  worth: number
  /** who stands in its way: seats with too many Rackets there. */
  rivals?: number[]
  /** whether it counts now. */
  given?: boolean
}

/**
 * A number as signed parts that add up to it.
 */
export interface Breakdown {
  /** a word for the number (`roll_needed`). */
  what: string
  /** the number. */
  total: number
  /** what it is made of, in reading order. */
  parts: Part[]
}

/**
 * An attempt at Propaganda under way.
 */
export interface CampaignScene {
  /** whose it is. */
  seat: number
  /** whether it is the free attempt. */
  free?: boolean
  /** before it is announced, by course the number needed for one space, for two and so on. */
  courses?: { [key: string]: number[] }
  /** toward, spaces: what was announced. */
  toward?: string
  spaces?: number
  /** number, chance: the roll needed, part by part, and its probability to four places. */
  number?: Breakdown
  chance?: number
  /** by seat what it can still spend, its own for it, others either way, as far as is known; as in an attack. */
  purses?: number[]
  /** the Media Groups that have not taken a side. */
  media?: MediaScene[]
}

/**
 * A Capo of a Family, with his current numbers.
 */
export interface CapoScene {
  /** the slug of his type. */
  type: string
  /** Soldiers in his Reserve. */
  reserve?: number
  /** his Soldiers in all places, lent ones too (O-8.2: at most 15). */
  men?: number
  /** how many new Soldiers his Reserve could take. */
  room?: number
  /** combat, influence, subterfuge: his chains, with Don, type and control. */
  combat?: number
  influence?: number
  subterfuge?: number
  /** robbed, robbed_by: whether he is robbed, and who gets the income of his Domains; without a seat: the bank. */
  robbed?: boolean
  robbed_by?: number
  /** whether a card keeps him from acting this round. */
  blocked?: boolean
}

/**
 * A card on the table, with its current numbers.
 */
export interface CardScene {
  /** x, y: its cell, from the Illuminati at 0, 0; `y` grows southwards. Zero for a card that lies in no structure. */
  x?: number
  y?: number
  /** what it hangs from. */
  master?: string
  /** the direction of the arrow from the master. */
  side?: 'east' | 'north' | 'south' | 'west'
  /** what lies on it; `None` where that is a secret, then `at_least` is known to lie there. */
  money?: number | null
  at_least?: number
  /** how often it took part this turn. */
  used?: number
  /** whether it was lifted off, to be hung anew. */
  loose?: boolean
  /** power, transferable, resistance, income: current; an Illuminati has no resistance. */
  power?: number
  transferable?: number
  resistance?: number
  income?: number
  /** current alignments. */
  align?: string[]
  /** its outgoing arrows as `north free`, `east used` or `west blocked`, with the direction it points to now; `north out` on a card that lies in no structure. */
  arrows?: string[]
}

/**
 * Something said.
 */
export interface ChatLine {
  /** its number at this table. */
  n: number
  /** who said it. */
  seat: number
  /** what. */
  text: string
  /** the only seat that heard it. */
  to?: number
  /** seconds since 1970. */
  when?: number
}

/**
 * The cheating game as eyes may know it.
 */
export interface CheatsScene {
  /** by seat, how many calls were made in this turn. */
  calls?: number[]
  /** the calls: who called whom what, and whether that was right. */
  heard?: ([number, number, string, boolean])[]
  /** what one has done in this turn already. */
  used?: string[]
  /** of this the cheats that can still be undone, with their amounts (of a misread roll the true one). */
  done?: ([string, number])[]
  /** whom one has seen doing what in this turn. */
  seen?: ([number, string])[]
  /** the next card of the deck, where one has seen it. */
  top?: string
  /** what one's dice really show. */
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
  /** whose clock runs; `None` when none does (nobody is asked, a program thinks, paused, no clock). */
  seat?: number
  /** milliseconds left of this decision. */
  left?: number
  /** milliseconds left of each seat's reserve, by seat; empty where there is none. */
  reserve?: number[]
  /** whether the table is paused by consent. */
  paused?: boolean
}

/**
 * How time is kept.
 */
export interface ClockRule {
  /** `none`; `decision`: so much for each decision; `reserve`: that, and then a reserve for the game. */
  kind?: 'decision' | 'none' | 'reserve'
  /** for each decision (up to 14 days). */
  seconds?: number
  /** seconds for the whole game. */
  reserve?: number
  /** what happens when no time is left: the quietest legal answer is given (`pass`), a program plays on until the person comes back (`bot`), or the opponents may replace the person (`vote`). */
  zero?: 'bot' | 'pass' | 'vote'
}

/**
 * The server is about to close the line.
 */
export interface Closing {
  type: 'closing'
  /** `shutdown` (come back at once), `flood`, `replaced` (too many lines of one person), `gone`. */
  code: 'behind' | 'flood' | 'gone' | 'replaced' | 'shutdown'
  /** milliseconds after which to come back; `None`: don't. */
  wait?: number | null
}

/**
 * One condition of an objective.
 */
export interface CountScene {
  /** what it counts: `bronx` and the like, `arms_trade` and the like, `domains`, `boroughs` or `businesses` (different ones), `one_borough` or `one_business` (most in one), `money`, `income`, `soldiers`, `assault_won`, `robbery_won`, `conquest_won`, `cost` (money paid when it is claimed). */
  what: string
  /** have, need: how much there is and how much is asked for. */
  have?: number
  need?: number
  /** pr, men: only Domains with so much PR, or so many Soldiers on them, count. */
  pr?: number
  men?: number
  /** only deeds against so much DIFFICULTY count. */
  difficulty?: number
  /** whether only deeds against the Family with most PR count. */
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
  /** whose attack it is. */
  seat: number
  /** `recruit`, `racket` or `hit`. */
  kind: string
  /** how far it is. */
  step: string
  /** attacker, target: slugs. */
  attacker: string
  target: string
  /** whose card the target is, if anybody's. */
  defender?: number
  /** whether it succeeds without a roll (C-14.10). */
  sure?: boolean
  /** the roll needed, part by part. */
  number?: Breakdown
  /** the probability of that on two dice, to four places. */
  chance?: number
  /** helpers, guards: who has helped the attacker, and the defender, spending tokens. */
  helpers?: string[]
  guards?: string[]
  /** who protects a Racket, or the superior that steps in. */
  protector?: string
  /** whether the target hides. */
  hides?: boolean
  /** who can still help either side. */
  could?: HelpScene[]
  /** who can still put money, while the money is still to come. */
  purses?: PurseScene[]
  /** who has not yet put its money in secret. */
  owed?: number[]
  /** of a recruit, whether there would be a place for it. */
  room?: boolean
  /** whether this is a hit of a Gang War. */
  war?: boolean
  /** whether the roll, hit or miss, begins a Gang War (C-16.1). */
  begins_war?: boolean
  /** the seats that would stand at the winning number by its success. */
  wins?: number[]
}

/**
 * What a seat (`you`; `None`: a spectator) sees.
 */
export interface CrimelordsScene {
  game: string
  you: number | null
  /** the number of the turn; 0 in the setup. */
  turn: number
  /** the total that wins. */
  needed: number
  /** by number. */
  seats: CrimelordsSeatScene[]
  /** the cards that nobody controls. */
  uncontrolled?: { [key: string]: OpenScene }
  /** dead, discards: Crooks and Rackets, and Specials, that are discarded. */
  dead?: string[]
  discards?: string[]
  /** aside, removed: put aside in the auction, and out of the game. */
  aside?: string[]
  removed?: string[]
  /** how many cards are left to draw. */
  deck?: number
  /** the procedures under way, the turn first, as far as these eyes may know them. */
  stack?: Fields[]
  /** attack, auction, payroll, war: what is under way, reckoned. */
  attack?: CrimelordsAttackScene
  auction?: AuctionScene
  payroll?: PayrollScene
  war?: WarScene
  /** who is asked. */
  awaiting?: number[]
  /** over, winners: whether it has ended, and who has won. */
  over?: boolean
  winners?: number[]
  /** what one knows of the cheating game. */
  cheats?: CheatsScene
}

/**
 * A seat.
 */
export interface CrimelordsSeatScene {
  seat: number
  /** mob, boss: slugs; `boss_bonus` is what the Boss token adds. */
  mob?: string
  boss?: string
  boss_bonus?: number
  /** whether the mob is out of the game. */
  out?: boolean
  /** `None` where it is a secret (C-6.1); `known_by` are other seats that know it. */
  money?: number
  known_by?: number[]
  /** what counts for victory: Rackets and bonuses. */
  total?: number
  /** income, wages: what the next income brings and the next payroll costs, as things stand. */
  income?: number
  wages?: number
  /** made in this turn. */
  offers?: number
  /** the Specials, as far as known. */
  hand?: HandView[]
  /** the Boss first, superiors before subordinates, loose ones last. */
  crooks?: { [key: string]: CrookScene }
  /** by slug. */
  rackets?: { [key: string]: RacketScene }
  /** for the types and districts of which it has Rackets, the nearest first. */
  bonuses?: BonusScene[]
}

/**
 * A Crook of a mob, with its current numbers.
 */
export interface CrookScene {
  /** x, y: its cell, from the Boss at 0, 0; `y` grows southwards. Of a loose one, from the root of its loose tree. */
  x?: number
  y?: number
  /** its superior. */
  master?: string
  /** on which side of the superior it lies. */
  side?: 'east' | 'north' | 'south' | 'west'
  /** whether it is to be laid. */
  loose?: boolean
  /** whether an Action Token lies on it. */
  token?: boolean
  /** how many Unhappy markers it bears. */
  unhappy?: number
  /** how many of its Power are counters of growth. */
  grown?: number
  /** power, resistance, wage: current; `wage` is its full pay at the next payroll. */
  power?: number
  resistance?: number
  wage?: number
  /** whether it gets a marker at the start of the turn for being stronger than its superior (C-6.0). */
  restless?: boolean
  /** its sides as `north free`, `east used` or `west blocked`; the one towards the superior is left out. */
  sides?: string[]
}

/**
 * The action under way.
 */
export interface DeedScene {
  /** `conquest`, `assault` or `robbery`. */
  kind: string
  /** seat, card: who acts, with which Capo, or from which Domain. */
  seat: number
  card?: string
  /** target, foe: at what, and whose that is. */
  target?: string
  foe?: number
  /** where it stands. */
  step?: string
  /** how many Soldiers are in it on the side that acts. */
  men?: number
  /** lent, lent_foe: how many were lent to the side that acts, and to the other. */
  lent?: number
  lent_foe?: number
  /** the Families that got involved in a Conquest. */
  involved?: number[]
  /** whether it is not the own action of the round. */
  extra?: boolean
  /** while the target is being chosen, the chance by target, with all Soldiers there are and nobody's help. */
  aims?: { [key: string]: number }
  /** while it is asked how many Soldiers: the chance of who is asked, by number. */
  ladder?: RungScene[]
}

/**
 * A Domain of a Family.
 */
export interface DomainScene {
  /** before whom it lies. */
  capo: string
  /** Soldiers on it. */
  men?: number
  /** how many new Soldiers could be put on it. */
  room?: number
  /** what an attacker must beat besides the dice: DEFENCE, chain COMBAT of the Capo, Soldiers on it (O-6.6d). */
  hold?: number
  /** whether a card keeps it from being assaulted this round. */
  shielded?: boolean
}

/**
 * A message was carried out (and stored, where there was something to store). `Moved` comes before it, or says it
 * itself.
 */
export interface Done {
  type: 'done'
  /** which. */
  id: string
  /** the entry; 0 where there is none (chat, a motion that is to be voted on). */
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
  /** seat, don, money: whose, its Don, its money. */
  seat: number
  don?: string
  money?: number
  /** Respect Points of Domains and completed objectives (O-10.3). */
  pr?: number
  /** what the next Payday brings before robberies (O-4.1); `robbed_of`: what of it goes to others. */
  income?: number
  robbed_of?: number
  /** all its Soldiers, of 30. */
  soldiers?: number
  /** what it would score if Conquista ended now (O-13.2); 0 in Cosa Nostra. */
  score?: number
  /** its open ones, the main one first; `done`: completed ones. */
  objectives?: ObjectiveScene[]
  done?: string[]
  /** whether nobody has fewer Soldiers: who has fewest starts the next phase (O-3.3). */
  fewest?: boolean
  /** how many of the thresholds of growth it has passed (O-10.4). */
  grown?: number
  /** offers made in this phase, of three. */
  offers?: number
  /** by business how many of its Domains, in the order of the rules (O-9): peddling, betting, prostitution, arms, drugs. */
  businesses?: number[]
  /** what control and monopoly add: COMBAT, INFLUENCE, SUBTERFUGE, money. */
  bonus?: number[]
  /** capos, domains: by slug. */
  capos?: { [key: string]: CapoScene }
  domains?: { [key: string]: DomainScene }
  /** its Events; their number is public. */
  hand?: HandView[]
  /** what it has yet to choose from; `None`: a secret. */
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
  /** its id. */
  id: string
  /** fewest and most. */
  players: [number, number]
  /** the default first. */
  presets: PresetInfo[]
  /** every option. */
  options: OptionInfo[]
  /** the programs that can take a seat, the strongest first. */
  bots: string[]
}

/**
 * How far a seat is from a goal.
 */
export interface GoalScene {
  /** `basic`, or the Illuminati whose Special Goal it is. */
  goal: string
  /** what it counts: `groups`, `power`, `transferable`, `money`, `destroyed`, `count`, `distinct`. */
  what: string
  /** have, need: how much there is and how much wins. */
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
  /** its slug, where it is known. */
  card: string | null
  /** other seats that have seen it. */
  seen_by?: number[]
  /** whether everybody has, in games that tell. */
  public?: boolean
}

/**
 * Events of one entry, as the receiver may see them.
 */
export interface Happened {
  /** the entry. */
  at: number
  /** the seat that acted; `None` for setup. */
  by: number | null
  /** each with its tag in `event`. */
  events?: GameEvent[]
  /** whether the entry took earlier ones back: those after `back_to` don't count any more. */
  undone?: boolean
  /** see `undone`. */
  back_to?: number
}

/**
 * Whether the server lives.
 */
export interface Health {
  /** `ok`; `starting` and `closing` come with status 503. */
  status: 'closing' | 'ok' | 'starting'
  /** Conjura's. */
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
  /** whose attack it is. */
  seat: number
  /** kind, attacker, target: what is attacked by what, and how. */
  kind: string
  attacker: string
  target: string
  /** whose Group the target is, if anybody's. */
  defender?: number
  /** the roll needed, part by part. */
  number?: Breakdown
  /** the probability of that on two dice, to four places. */
  chance?: number
  /** by seat what it can still put in at most, in points of the roll needed and as far as is known: the attacker for it, the defender against it, others either way. Empty where nobody can. */
  purses?: number[]
  /** the seats that would have reached a known goal by its success. */
  wins?: number[]
}

/**
 * What a seat (`you`; `None`: a spectator) sees.
 */
export interface IlluminatiScene {
  game: string
  you: number | null
  /** the number of the turn. */
  turn: number
  /** by number. */
  seats: IlluminatiSeatScene[]
  /** the Groups that nobody controls. */
  uncontrolled?: { [key: string]: CardScene }
  /** dead, removed, discards: Groups destroyed, Groups out of the game, used Specials. */
  dead?: string[]
  removed?: string[]
  discards?: string[]
  /** how many cards are left to draw. */
  deck?: number
  /** the procedures under way, the turn first, as far as these eyes may know them. */
  stack?: Fields[]
  /** the attack under way. */
  attack?: IlluminatiAttackScene
  /** the attempt at Propaganda under way. */
  campaign?: CampaignScene
  /** the bidding for the next turn, while it lasts. */
  bidding?: BiddingScene
  /** what expansion modules have laid on the table; `None` in a game without them. */
  modules?: ModulesScene
  /** who is asked. */
  awaiting?: number[]
  /** over, winners: whether it has ended, and who has won. */
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
  /** where; `None` for any seat that is free. */
  seat?: number | null
  /** whether another free seat will do when somebody was quicker. Two who press at the same moment then both sit, and neither is refused what the page still showed as free. */
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
  /** the modules that are played with, by the names of their options. */
  rules?: string[]
  /** how turns follow one another, as in the option `turn_order`. */
  order?: string
  /** how much one increase adds. */
  increase?: number
  /** by Group what was added to its Power, Resistance and Income. */
  counters?: { [key: string]: [number, number, number] }
  /** by Group the alignments added and those removed for good. */
  marks?: { [key: string]: [string[], string[]] }
  /** the five markers of the Propaganda board, in the order of the alignments. */
  world?: MarkerScene[]
  /** by Group what the world gives to it and takes from it, as far as it does. */
  attitudes?: { [key: string]: [number, number] }
  /** who had the turn before, or began the round. */
  last?: number
  /** how many turns in a row that seat has had; 0 where nobody counts. */
  again?: number
  /** who can't have the next turn. */
  barred?: number
  /** by seat, what everybody knows of the secret units. */
  units?: UnitsScene[]
  /** those that wait. */
  hacks?: HackScene[]
  /** plumbers, moles: where one's own sit: nobody else sees these. */
  plumbers?: string[]
  moles?: string[]
  /** what one knows of the cheating game. */
  cheats?: CheatsScene
}

/**
 * A motion under way.
 */
export interface Motion {
  /** its number. */
  n: number
  /** see `Move`. */
  what: 'pause' | 'replace' | 'resume' | 'undo'
  /** who put it. */
  by: number
  /** whom it is about, for `replace`. */
  seat?: number
  /** who has agreed. */
  agreed?: number[]
  /** whose agreement is needed. */
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
  /** `undo` the last step; `pause` or `resume` the clocks; `replace` an absent seat by a program, or give it `back`. */
  what: 'pause' | 'replace' | 'resume' | 'undo'
  /** for `replace`: which one. */
  seat?: number | null
}

/**
 * The table has moved on by one or more entries.
 */
export interface Moved {
  type: 'moved'
  /** the last entry it tells of. */
  at: number
  /** the entry that `diff` starts from, where it is not the one right before `at`; a client at another one sends `Sit` again. */
  was?: number
  /** what happened, entry by entry. */
  happened?: Happened[]
  /** how the scene changed. */
  diff?: Diff
  /** what the own seat is asked now. */
  asked?: Asked
  /** as in `Opened`; left out while it is as it was. */
  liberty?: boolean
  /** the clock. */
  clock?: ClockNow
  /** as in `Opened`. */
  undo?: boolean
  /** the id of the receiver's own message that brought the last entry: this is its `Done` too. */
  done?: string
}

/**
 * Hear, or no longer hear, what a seat says.
 */
export interface Mute {
  type: 'mute'
  id: string
  /** whose chat. */
  seat: number
  /** whether it is muted. */
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
  /** the one who asks, whoever comes, or a program. */
  kind: 'me' | 'open' | 'program'
  /** the program's strength. */
  bot?: string | null
}

/**
 * A visitor comes in, or comes back.
 */
export interface NewSession {
  /** what to be called; without one a name is made up, or the old one kept. */
  name?: string | null
  /** for programs: a new person whose token is answered in the body and sent as `Authorization: Bearer` from then on; no cookie is set. */
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
  /** which; empty when it could not be read. */
  id: string
  /** the refusal's code, or that of the server (`refusal-<code>` or `server-<code>` in the texts). */
  code: string
  /** the clause of the rules, for a refusal of the game. */
  clause?: string
  /** what the sentence speaks of. */
  params?: Fields
  /** the last entry. */
  at?: number
}

/**
 * An open objective of a Family.
 */
export interface ObjectiveScene {
  /** which; `None` for who does not know it. */
  card?: string
  /** whether it is the main objective. */
  main?: boolean
  /** whether it is fulfilled now. */
  met?: boolean
  /** its conditions, for who knows it. */
  counts?: CountScene[]
}

/**
 * What a seat (`you`; `None`: a spectator) sees.
 */
export interface OmertaScene {
  game: string
  you: number | null
  /** the number of the round. */
  turn: number
  /** whether Conquista is played. */
  conquista?: boolean
  /** phase, step, first, acts: where the round stands: its phase and step, who starts the phase, and whose step it is. */
  phase?: string
  step?: string
  first?: number
  acts?: number
  /** by number. */
  seats?: FamilyScene[]
  /** Domains that nobody has. */
  centre?: string[]
  /** domains_left, deck, types_left: how many cards are left to draw. */
  domains_left?: number
  deck?: number
  types_left?: number
  /** discards, lost, under: Events discarded, Capos discarded, types that lie under their deck. */
  discards?: string[]
  lost?: string[]
  under?: string[]
  /** the procedures under way, the round first, as far as these eyes may know them. */
  stack?: Fields[]
  /** deed, roll: the action and the roll under way. */
  deed?: DeedScene
  roll?: RollScene
  /** who is asked. */
  awaiting?: number[]
  /** over, winners: whether it has ended, and who has won. */
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
  /** the message answered. */
  id: string
  /** the last entry. */
  at: number
  /** the own seat; `None` for an onlooker. */
  you: number | null
  /** the table. */
  table: TableInfo
  /** the game's scene for this receiver (see the game's `scene` module); `None` before the start. */
  scene?: Fields
  /** what the own seat is asked. */
  asked?: Asked
  /** whether the own seat is at liberty to act though nobody waits for it. */
  liberty?: boolean
  /** what has happened since `seen`, as this receiver may see it; for who has seen nothing, in the last 200 entries (the film has them all). */
  past?: Happened[]
  /** what was said (the last 200 lines). */
  chat?: ChatLine[]
  /** the clock. */
  clock?: ClockNow
  /** the own standing answer. */
  standing?: 'ask' | 'rest_of_turn' | 'unless_target' | 'unless_win'
  /** what is being voted on. */
  motions?: Motion[]
  /** the seats whose chat the receiver does not hear. */
  muted?: number[]
  /** whether the own last step could be taken back without asking anybody. */
  undo?: boolean
}

/**
 * What may be done: an action, or a span of actions that differ in their amount.
 */
export interface Option {
  /** the action with the lowest amount. */
  action: Action
  /** the highest amount of a span; a lone action has none. */
  high?: number
  /** with hints, the number that it would lead to. */
  needed?: number
}

/**
 * One option of a game, for a form.
 */
export interface OptionInfo {
  /** its name. */
  name: string
  /** a switch, a choice of words, a whole number, or a set of words. */
  kind: 'choice' | 'flag' | 'number' | 'set'
  /** its value when nothing is said. */
  default: Json
  /** the values of a choice, the members of a set. */
  choices?: Json[]
  /** low, high: the bounds of a number, where there are any. */
  low?: number
  high?: number
  /** whether it may have no value (`null`). */
  optional?: boolean
  /** the values that can be had now, where not all can. */
  available?: Json[]
}

/**
 * One signed part of a number.
 */
export interface Part {
  /** what it adds. */
  amount: number
  /** a word for the kind of part. */
  source: string
  /** the clause it comes from. */
  clause: string
  /** the slug of the card it comes from, if it comes from one. */
  card?: string
  /** the seat it comes from, if it comes from one. */
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
  /** the person's id; no secret. */
  id: string
  /** what to be called. */
  name: string
  /** the name of the account, if there is one. */
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
  /** which. */
  game?: string
  /** its preset; `None` for the default. */
  preset?: string | null
  /** how strong the opponents are; `None` for the best. */
  bot?: string | null
  /** how many seats, the own one included; `None` for what the game is best with. */
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
  /** `server-<code>` in the texts, or `refusal-<code>` when there is a clause. */
  code: string
  /** what the sentence speaks of. */
  params: Fields
  /** the clause of the rules, for a refusal of the game. */
  clause: string
}

/**
 * What a seat is being asked.
 */
export interface Prompt {
  /** a word for the kind of question. */
  kind: string
  /** the clause that asks. */
  clause: string
  /** who is asked (`CHANCE` for chance). */
  seat: number
  /** what the question is about; cards as slugs. */
  params: Fields
}

/**
 * What could be done with a card of one's own, and what it would need: answered by `Prospects`.
 */
export interface Prospect {
  type: 'prospect'
  id: string
  /** the slug of an own card (an attacker), or of another's (a target). */
  card: string
}

/**
 * One thing that could be tried with a card.
 */
export interface ProspectRow {
  /** the kind of deed (for Illuminati: of attack). */
  kind: string
  /** target, attacker: slugs. */
  target: string
  attacker: string
  /** the walk that begins it, as far as it is determined. */
  actions?: Action[]
  /** the number that it would need. */
  needed?: number
  /** the probability of that, 0 to 1. */
  chance?: number
  /** why it is not allowed; then there are no actions. */
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
 * What a seat can still put into the attack at most, in G; `None` where its money is a secret without a bound.
 */
export interface PurseScene {
  seat: number
  most?: number
}

/**
 * A Racket of a mob.
 */
export interface RacketScene {
  /** what it would pay now. */
  income?: number
  /** whether an Action Token lies on it; `None` where it has no space for one (C-5.4). */
  token?: boolean
  /** whether its next income is nothing. */
  muted?: boolean
  /** power, resistance: printed. */
  power?: number
  resistance?: number
}

/**
 * Why an action is not allowed.
 */
export interface Refusal {
  /** a word for programs and for the translated sentence. */
  code: string
  /** the clause of the rules, such as `I-10.3`. */
  clause: string
  /** what the sentence speaks of; cards as slugs, seats as numbers. */
  params: Fields
}

/**
 * The dice that fall, or those that the action under way leads to.
 */
export interface RollScene {
  /** `start`, `conquest`, `assault`, `robbery`, `involvement` or `event`. */
  kind: string
  /** `combat`, `influence` or `subterfuge`. */
  stat: string
  /** who rolls; the first against a DIFFICULTY, or all against each other. */
  sides?: SideScene[]
  /** what is to be exceeded; 0 in an opposed roll. */
  difficulty?: number
  /** whether it has not begun: then all Soldiers that may be used are counted until it is said how many are. */
  planned?: boolean
}

/**
 * The rules of a game.
 */
export interface RulesText {
  /** the heading. */
  title: string
  /** the language that they are in: English where there is no translation. */
  lang: string
  /** in order. */
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
  /** what is said. */
  text: string
  /** the only seat that hears it, or none for all. */
  to?: number | null
}

/**
 * Who sits in a seat.
 */
export interface SeatInfo {
  /** its number. */
  seat: number
  /** a person, a program, or nobody yet. */
  kind: 'open' | 'person' | 'program'
  /** what it is called at the table. */
  name: string
  /** the program's strength (for `program`, and while one stands in for a person). */
  bot?: string
  /** whether the person has an open connection. */
  here?: boolean
  /** whether a program plays for the person. */
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
  /** the person; `None` for a stranger. */
  person: PersonInfo | null
  /** only for `NewSession.bearer`. */
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
  /** seat, capo: whose, and who rolls for it. */
  seat: number
  capo?: string
  /** all it has besides its die, part by part. */
  number?: Breakdown
  /** what its die shows; 0: not thrown. */
  die?: number
  /** the probability that it wins, to four places; `None` where there is nothing left to be thrown. */
  chance?: number
  /** whether it is being asked to get involved, and has not yet. */
  joins?: boolean
  /** if this side wins the right to a Conquest: the chance that it conquers with all its Soldiers. */
  then?: number
}

/**
 * The first message of a socket, and again whenever the client has lost the thread: answered by `Opened`.
 */
export interface Sit {
  type: 'sit'
  id: string
  /** the last `at` whose events the client has; 0 for none. */
  seen?: number
}

/**
 * How the own seat answers reaction windows from now on; nobody else is told.
 */
export interface Standing {
  type: 'standing'
  id: string
  /** see `StandingRule`. */
  rule: 'ask' | 'rest_of_turn' | 'unless_target' | 'unless_win'
}

/**
 * Let a program play the own seat, or take the seat back.
 */
export interface Substitute {
  type: 'substitute'
  id: string
  /** whether the program plays. */
  on: boolean
}

/**
 * What everybody at a table may know of the table itself; also what the HTTP side tells of it.
 */
export interface TableInfo {
  /** the table's id, part of its address. */
  id: string
  /** the game's id. */
  game: string
  /** what the host calls it. */
  title: string
  /** the preset it was made from. */
  preset: string | null
  /** option values that differ from the preset's defaults. */
  options: Fields
  /** seats are `open`; the game is `playing`; it is `over`. */
  status: 'open' | 'over' | 'playing'
  /** who sits where. */
  seats: SeatInfo[]
  /** the seat of the one who may start it. */
  host?: number | null
  /** whether it is listed for everybody. */
  listed?: boolean
  /** whether onlookers are let in, and whether they see it late (by `delay` turns of play). */
  spectators?: 'delayed' | 'off' | 'on'
  /** how time is kept. */
  clock?: ClockRule
  /** the hash of the seed, published before the first draw. */
  commitment?: string
  /** the seed, once the game is over. */
  seed?: string
  /** the winning seats, once it is over. */
  winners?: number[]
  /** the id of the rematch, once there is one. */
  next?: string
  /** created, started, ended: seconds since 1970; 0 for not yet. */
  created?: number
  started?: number
  ended?: number
  /** how many turns have been played. */
  turn?: number
  /** how many onlookers there are. */
  watching?: number
}

/**
 * Several tables, the newest first.
 */
export interface Tables {
  /** what everybody may know of them. */
  tables: TableInfo[]
  /** of one's own tables: the seat that one has, by id. */
  seats?: { [key: string]: number }
  /** of one's own tables: the ids of those that wait for one. */
  waiting?: string[]
}

/**
 * The answer to `Try`.
 */
export interface Tried {
  type: 'tried'
  /** which. */
  id: string
  /** the position it was tried in. */
  at: number
  /** the walk is complete: sent as `Act`, it is carried out. Then nothing else is told. */
  complete?: boolean
  /** what would be asked next within the walk. */
  asked?: Asked
  /** how the own scene would look, against the present one. */
  diff?: Diff
  /** for each test why it is not allowed, `None` where it is. */
  tests?: (Refusal | null)[]
  /** the actions that were added because they were the only ones left, and public. */
  forced?: Action[]
}

/**
 * Play a half-made walk on a copy: answered by `Tried` or `No`. Nothing is committed.
 */
export interface Try {
  type: 'try'
  id: string
  seen: number
  /** the walk so far; empty asks what may be done now (for a seat at liberty too). */
  actions?: Action[]
  /** further actions, each asked about alone after `actions`: why not? */
  tests?: Action[]
  /** whether to tell with each option the number that it would lead to. */
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
  /** attempts that are left. */
  hacks?: number
  /** `ready`, `tried` (until its next turn), `placed` or `spent`; `None` without them. */
  plumbers?: string
  /** those that are not planted yet. */
  moles?: number
  /** those that are planted and not revealed. */
  buried?: number
}

/**
 * Agree to a motion, or not.
 */
export interface Vote {
  type: 'vote'
  id: string
  /** its number. */
  motion: number
  /** whether one agrees. */
  yes: boolean
}

/**
 * A line of the payroll.
 */
export interface WageScene {
  /** the Crook. */
  card: string
  /** its full pay. */
  wage?: number
  /** what is set so far; `None` where that is a secret. */
  paid?: number
  /** the least pay at which it does not leave (C-7.3, C-7.4). */
  stays?: number
  /** part, none: how many Unhappy markers it would bear after part pay, and after none. */
  part?: number
  none?: number
}

/**
 * The Gang War under way (C-16).
 */
export interface WarScene {
  /** starter, target: who began it, and whose Boss was hit. */
  starter: number
  target: number
  /** the living mobs in it, in order from whose move it is. */
  involved?: number[]
  /** whose move it is; `None` at its end. */
  at?: number
  /** how many passed in a row, and `over` how many end it. */
  passes?: number
  over?: number
  /** what a hit of the mob whose move it is gets on top (C-16.4, C-16.5). */
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
