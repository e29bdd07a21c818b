import { api } from '../wire/api'
import { applied, startOf } from '../wire/diff'
import { Line, socketAddress, type LineState, type Socket } from '../wire/socket'
import type {
  Action, Asked, ChatLine, ClockNow, Happened, Message, Moot, Motion, Moved, No, Opened, Option, Outgoing,
  ProspectRow, Refusal, Scene, StandingRule, TableInfo, Tried,
} from '../wire/types'
import { Film } from './film'
import { tapes } from './naming'

/** A step of a half-made walk: what was chosen, and what followed from it because nothing else was left. */
export interface Step {
  actions: Action[]
  /** What was asked when it was chosen. */
  asked: Asked | null
}

export interface TableNews {
  /** Something happened at the table (for sounds, animation, spoken news). */
  moved?: (moved: Moved, before: Scene | null, after: Scene | null) => void
  /** The own seat is asked something that it was not asked before. */
  asked?: (asked: Asked) => void
  said?: (line: ChatLine) => void
}

/** A line that nobody answers. */
function silence(): Socket {
  return { send: () => undefined, close: () => undefined, onopen: null, onclose: null, onmessage: null }
}

/** What a film tells, as entries of the log. */
function told(film: Film): Happened[] {
  return film.entries.map(({ at, by, events, undone, back_to }) => ({ at, by, events, undone, back_to }))
}

/** The tests that one message may carry. */
const TESTS = 64

/**
 * A table as one client sees it: what the server has told, the half-made walk that is held here, and the past that is
 * being read. Components read its fields; everything that a person does is one of its methods.
 */
export class TableStore {
  readonly id: string

  /** The table itself; null until the line is open for the first time. */
  info = $state.raw<TableInfo | null>(null)
  /** The own seat; null for an onlooker. */
  you = $state<number | null>(null)
  /** The last entry that the client knows. */
  at = $state(0)
  /** The scene as it is now. */
  live = $state.raw<Scene | null>(null)
  /** What the own seat is asked by the table (not within a half-made walk: see `question`). */
  asked = $state.raw<Asked | null>(null)
  /** Whether one may act though nobody waits. */
  liberty = $state(false)
  /** Whether the own last step can be taken back without asking. */
  undoable = $state(false)
  log = $state.raw<Happened[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<ClockNow>({})
  /** When `clock` arrived, in milliseconds of `performance.now()`. */
  clockSince = $state(0)
  standing = $state<StandingRule>('ask')
  motions = $state.raw<Motion[]>([])
  muted = $state.raw<number[]>([])
  line = $state<LineState>('connecting')
  /** When the last word of the server came, in milliseconds of `Date.now()`. */
  heard = $state(0)
  /** What the server last said no to; null after the next input. */
  refusal = $state.raw<No | null>(null)
  /** Whether something that was sent is not answered yet. */
  busy = $state(false)
  /** The server will not have us any more (an unknown table, onlookers not let in). */
  shut = $state<string | null>(null)

  /** The half-made walk, step by step. */
  steps = $state.raw<Step[]>([])
  /** What the server says of the half-made walk. */
  tried = $state.raw<Tried | null>(null)
  /** The scene that `tried` was told against: the live one may have moved on before the walk is tried anew. */
  private ground = $state.raw<Scene | null>(null)
  /** Whether a walk that is complete waits for `commit` instead of being sent at once. */
  confirm = $state(false)

  /** The past that is being read, as an index of `film`; null: live. */
  reading = $state<number | null>(null)
  film = $state.raw<Film | null>(null)
  /** Whether there is no live table behind this: it is only read. */
  only = $state(false)
  /** Changes whenever the film grows. */
  filmed = $state(0)

  /** The half-made walk as the server takes it. */
  readonly held = $derived(this.steps.flatMap((step) => step.actions))
  /** How the scene would look after the half-made walk. */
  readonly preview = $derived.by(() => {
    if (!this.steps.length || !this.tried?.diff) return null
    return applied(this.ground, this.tried.diff)
  })
  /** The scene to draw: of the past being read, of the half-made walk, or live. */
  readonly scene = $derived.by(() => {
    if (this.reading !== null && this.film) return this.film.scene(this.reading)
    return this.present
  })
  /** The scene of the present, whatever is being read: what the sheet reckons with. */
  readonly present = $derived.by(() => this.preview ?? this.live)
  /** What is to be answered next: within the half-made walk, or by the table. */
  readonly question = $derived(this.steps.length ? (this.tried?.asked ?? null) : this.asked)
  /** Whether the half-made walk is complete and waits for `commit`. */
  readonly complete = $derived(this.steps.length > 0 && this.tried?.complete === true)
  /** Whether a decision is wanted from the own seat. */
  readonly mine = $derived(this.asked !== null && this.asked.prompt !== null)
  readonly over = $derived(this.info?.status === 'over')
  /** The number of the turn under way. */
  readonly turn = $derived.by(() => {
    const turn = this.live?.turn
    return typeof turn === 'number' ? turn : (this.info?.turn ?? 0)
  })
  /** Everybody's names by seat. */
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? [])
  /** What stands on everybody's tape, by seat. */
  readonly tapes = $derived(tapes(this.names))

  private readonly socket: Line
  private readonly news = new Set<TableNews>()
  private round = 0
  private tests = new Map<string, Refusal | null>()
  private fetching: Promise<void> | null = null

  constructor(id: string, connect?: () => Socket) {
    this.id = id
    this.socket = new Line(connect ? '' : socketAddress(id), {
      seen: () => this.at,
      hear: (message) => this.hear(message),
      state: (state) => {
        this.line = state
      },
      ...(connect ? { connect } : {}),
    })
  }

  /** A table that is only read: the whole past as a film, without a line to a server. */
  static reading(info: TableInfo, film: Film, you: number | null): TableStore {
    const table = new TableStore(info.id, silence)
    const last = film.entries[film.entries.length - 1]
    table.info = info
    table.you = you
    table.film = film
    table.at = last?.at ?? 0
    table.live = film.scene(film.length - 1)
    table.log = told(film)
    table.reading = 0
    table.only = true
    return table
  }

  /** Tells of what happens from now on; returns the way to stop that. */
  follow(news: TableNews): () => void {
    this.news.add(news)
    return () => this.news.delete(news)
  }

  close(): void {
    this.socket.close()
  }

  /** Gives up a table that there is no way into: why, as in `shut`. */
  turnAway(why: string): void {
    this.close()
    this.shut = why
  }

  /** Asks for everything anew: one has just sat down, or stood up. */
  again(): void {
    this.socket.resit()
  }

  // -- what a person does --------

  /**
   * Chooses an answer to `question`. A whole answer is carried out (or waits for `commit`); one that needs more is
   * held, and the next question comes. Says whether it was allowed.
   */
  async hold(action: Action): Promise<boolean> {
    if (this.reading !== null) this.now()
    const asked = this.question
    return this.walk([...this.steps, { actions: [action], asked }])
  }

  /** Begins a walk anew with several steps at once (an attack that was dropped onto its target). */
  async holdAll(actions: readonly Action[]): Promise<boolean> {
    if (this.reading !== null) this.now()
    return this.walk(actions.map((action, i) => ({ actions: [action], asked: i ? null : this.asked })))
  }

  /** Sends the half-made walk that is complete. */
  async commit(): Promise<boolean> {
    return this.complete ? this.act(this.held) : false
  }

  /** Takes the last step of the half-made walk back. */
  async back(): Promise<void> {
    const fewer = this.steps.slice(0, -1)
    if (!fewer.length) return this.putAway()
    await this.walk(fewer)
  }

  /** Goes back to the question that was asked at a step of the half-made walk. */
  async backTo(index: number): Promise<void> {
    if (index <= 0) return this.putAway()
    await this.walk(this.steps.slice(0, index))
  }

  /** Gives the half-made walk up; nothing was sent. */
  putAway(): void {
    this.round += 1
    this.steps = []
    this.tried = null
    this.refusal = null
    this.tests.clear()
  }

  /** Carries actions out, all or none. Says whether they were. */
  async act(actions: readonly Action[]): Promise<boolean> {
    this.refusal = null
    this.busy = true
    const answer = await this.ask({ type: 'act', seen: this.at, actions: [...actions] })
    this.busy = false
    if (answer.type === 'no') {
      this.refuse(answer)
      return false
    }
    this.putAway()
    return true
  }

  /** Why actions are not allowed after the half-made walk: null for those that are. */
  async test(actions: readonly Action[]): Promise<(Refusal | null)[]> {
    const position = `${this.at}|${JSON.stringify(this.held)}|`
    const wanted = actions.filter((action) => !this.tests.has(position + JSON.stringify(action)))
    for (let i = 0; i < wanted.length; i += TESTS) {
      const some = wanted.slice(i, i + TESTS)
      const answer = await this.try(this.held, some, false)
      if (answer.type !== 'tried') break
      some.forEach((action, n) => {
        this.tests.set(position + JSON.stringify(action), answer.tests?.[n] ?? null)
      })
    }
    return actions.map((action) => this.tests.get(position + JSON.stringify(action)) ?? null)
  }

  /** What could be done with a card: the likeliest first, then what is refused. */
  async prospect(card: string): Promise<ProspectRow[]> {
    const answer = await this.ask({ type: 'prospect', card })
    return answer.type === 'prospects' ? (answer.rows ?? []) : []
  }

  /** Asks the table again with the number that each option would lead to. */
  async hints(): Promise<Option[]> {
    const answer = await this.try(this.held, [], true)
    return answer.type === 'tried' ? (answer.asked?.legal ?? []) : []
  }

  /** What would be asked after some actions, beside whatever is held: nothing is held or sent by it. */
  async whatIf(actions: readonly Action[], tests: readonly Action[] = []): Promise<Tried | No | null> {
    const answer = await this.try(actions, tests, true)
    return answer.type === 'tried' || answer.type === 'no' ? answer : null
  }

  async say(text: string, to: number | null = null): Promise<boolean> {
    const words = text.trim()
    if (!words) return false
    return this.tell(to === null ? { type: 'say', text: words } : { type: 'say', text: words, to })
  }

  undo(): Promise<boolean> {
    return this.tell({ type: 'undo' })
  }

  setStanding(rule: StandingRule): Promise<boolean> {
    this.standing = rule
    return this.tell({ type: 'standing', rule })
  }

  move(what: Moot, seat?: number): Promise<boolean> {
    return this.tell(seat === undefined ? { type: 'move', what } : { type: 'move', what, seat })
  }

  vote(motion: number, yes: boolean): Promise<boolean> {
    return this.tell({ type: 'vote', motion, yes })
  }

  substitute(on: boolean): Promise<boolean> {
    return this.tell({ type: 'substitute', on })
  }

  mute(seat: number, on: boolean): Promise<boolean> {
    return this.tell({ type: 'mute', seat, on })
  }

  /** Shows the scene right after an entry of the past. */
  async past(at: number): Promise<void> {
    await this.wind()
    if (this.film) this.reading = Math.min(this.film.indexOf(at), this.film.length - 1)
  }

  /** Shows a scene of the past by its place in the film; the last one is the present. */
  async turnTo(index: number): Promise<void> {
    await this.wind()
    if (!this.film) return
    const last = this.film.length - 1
    if (index >= last && !this.over && !this.only) this.now()
    else this.reading = Math.min(Math.max(index, 0), last)
  }

  /** Back to the present. */
  now(): void {
    if (!this.only) this.reading = null
  }

  /** Fetches the film, if it is not there; null when it can't be had. */
  async wind(): Promise<Film | null> {
    if (!this.film) await this.fetchFilm()
    return this.film
  }

  private async fetchFilm(): Promise<void> {
    this.fetching ??= api
      .film(this.id, this.you ?? 'none')
      .then((data) => {
        this.film = new Film(data)
        this.filmed += 1
        // The server tells who comes in the last entries alone; the film has them all.
        const first = this.log[0]?.at ?? Infinity
        this.log = [...told(this.film).filter((entry) => entry.at < first), ...this.log]
      })
      .catch(() => undefined)
      .finally(() => {
        this.fetching = null
      })
    await this.fetching
  }

  // -- what the server says --------

  private hear(message: Outgoing): void {
    this.heard = Date.now()
    switch (message.type) {
      case 'opened':
        return this.opened(message)
      case 'moved':
        return this.moved(message)
      case 'info':
        this.info = message.table
        return
      case 'said':
        this.chat = [...this.chat, message.line]
        for (const news of this.news) news.said?.(message.line)
        return
      case 'motions':
        this.motions = message.motions ?? []
        return
      case 'clock':
        this.time(message.clock)
        return
      case 'settled':
        this.standing = message.standing ?? 'ask'
        this.muted = message.muted ?? []
        return
      case 'closing':
        if (message.wait === null) this.shut = message.code
        return
      case 'no':
        if (!message.id) this.refusal = message
        return
      default:
        return
    }
  }

  private opened(message: Opened): void {
    const before = this.asked
    this.info = message.table
    this.you = message.you
    this.at = message.at
    this.live = message.scene ?? null
    this.asked = message.asked ? { since: message.at, ...message.asked } : null
    this.liberty = message.liberty ?? false
    this.undoable = message.undo ?? false
    this.merge(message.past ?? [])
    this.chat = message.chat ?? []
    this.time(message.clock ?? {})
    this.standing = message.standing ?? 'ask'
    this.motions = message.motions ?? []
    this.muted = message.muted ?? []
    // Entries may have been missed: what is being read is fetched anew, under the reader's eyes.
    if (this.reading === null) this.film = null
    else if (this.film) void this.fetchFilm()
    this.shut = null
    this.retry()
    this.announce(before)
  }

  private moved(message: Moved): void {
    if (startOf(message) !== this.at) return this.socket.resit()
    const before = this.live
    const asked = this.asked
    try {
      this.live = applied(this.live, message.diff ?? [])
    } catch {
      return this.socket.resit()
    }
    this.at = message.at
    this.asked = message.asked ? { since: message.at, ...message.asked } : null
    this.liberty = message.liberty ?? this.liberty
    this.undoable = message.undo ?? false
    this.time(message.clock ?? {})
    this.merge(message.happened ?? [])
    if (this.film) {
      if (!this.film.append(message)) {
        if (this.reading === null) this.film = null
        else void this.fetchFilm()
      }
      this.filmed += 1
    }
    for (const news of this.news) news.moved?.(message, before, this.live)
    this.retry()
    this.announce(asked)
  }

  private announce(before: Asked | null): void {
    const asked = this.asked
    if (!asked?.prompt || (before?.prompt && before.since === asked.since)) return
    for (const news of this.news) news.asked?.(asked)
  }

  private merge(happened: readonly Happened[]): void {
    if (!happened.length) return
    const first = happened[0]?.at ?? 0
    this.log = [...this.log.filter((entry) => entry.at < first), ...happened]
  }

  private time(clock: ClockNow): void {
    this.clock = clock
    this.clockSince = performance.now()
  }

  /** The table has moved on: is the half-made walk still possible? If not, it is put away and said why. */
  private retry(): void {
    this.tests.clear()
    if (!this.steps.length) return
    if (this.busy) return
    void this.walk(this.steps, true).then((good) => {
      if (good) return
      const why = this.refusal
      this.putAway()
      this.refusal = why
    })
  }

  /**
   * Tries a walk, and sends it if that is all there is to it. Who pressed something is told when it came too late; one
   * that is only tried again (`anew`) waits for the next news of the table.
   */
  private async walk(steps: readonly Step[], anew = false): Promise<boolean> {
    const round = ++this.round
    this.refusal = null
    const actions = steps.flatMap((step) => step.actions)
    const answer = await this.try(actions, [], true)
    if (round !== this.round) return true
    if (answer.type === 'no') {
      const late = anew && answer.code === 'stale'
      if (!late) this.refuse(answer)
      return late
    }
    if (answer.type !== 'tried') return false
    if (answer.complete && !this.confirm) return this.act(actions)
    const forced = answer.forced ?? []
    const last = steps[steps.length - 1] as Step
    this.steps = [...steps.slice(0, -1), { ...last, actions: [...last.actions, ...forced] }]
    this.tried = answer
    this.ground = this.live
    return true
  }

  private try(actions: readonly Action[], tests: readonly Action[], hints: boolean): Promise<Outgoing> {
    return this.ask({ type: 'try', seen: this.at, actions: [...actions], tests: [...tests], hints })
  }

  private async tell(message: Message): Promise<boolean> {
    this.refusal = null
    const answer = await this.ask(message)
    if (answer.type === 'no') this.refuse(answer)
    return answer.type !== 'no'
  }

  private ask(message: Message): Promise<Outgoing> {
    return this.socket.ask(message)
  }

  private refuse(no: No): void {
    if (no.code !== 'closed') this.refusal = no
  }
}
