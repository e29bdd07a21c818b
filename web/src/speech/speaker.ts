import type { Action, Fields, GameEvent, Json, Part, Prompt, Refusal } from '../wire/types'
import { SpeechError, type Texts } from './texts'

/** The seat number of chance. */
export const CHANCE = -1

/** Whole numbers in fields of these names are seats; everywhere else they are amounts. */
const SEATS = new Set(['by', 'loser', 'other', 'payer', 'seat', 'seats', 'to', 'winners'])

/** Text in fields of these names is a word that a sentence chooses by, never a card. */
const WORDS = new Set(['cause', 'change', 'how', 'kind', 'privilege', 'side', 'step', 'what'])

type Values = Record<string, Json | undefined>

/** A word of code as it stands in a key: `group_captured` and `GroupCaptured` are `group-captured`. */
export function dashed(word: string): string {
  return word.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').replaceAll('_', '-').toLowerCase()
}

/**
 * Says in one language what the engine says in codes: the twin of `conjura.speech.Speaker`, with the same keys and the
 * same rules, so that a sentence reads alike at every front end.
 */
export class Speaker {
  readonly texts: Texts
  readonly names: readonly string[]
  private readonly miss: ((error: SpeechError, key: string) => string) | undefined

  /**
   * @param texts the sentences
   * @param names the players' names by seat
   * @param miss says something in place of a sentence that is missing; without it that is an error
   */
  constructor(texts: Texts, names: readonly string[] = [], miss?: (error: SpeechError, key: string) => string) {
    this.texts = texts
    this.names = names
    this.miss = miss
  }

  get lang(): string {
    return this.texts.lang
  }

  // -- words --------

  /** The sentence of a key, with the values resolved as by `resolved`. */
  say(key: string, values: Values = {}): string {
    return this.raw(key, this.resolved(values))
  }

  /** The sentence of a key, with values that are words or amounts already. */
  plain(key: string, values: Record<string, string | number> = {}): string {
    return this.raw(key, values)
  }

  knows(key: string): boolean {
    return this.texts.has(key)
  }

  card(slug: string): string {
    return this.raw(`card-${dashed(slug)}`)
  }

  /** What a card says; empty for a card that does nothing but stand there. */
  cardText(slug: string): string {
    const key = `card-${dashed(slug)}.text`
    return this.texts.has(key) ? this.raw(key) : ''
  }

  alignment(word: string): string {
    return this.raw(`alignment-${dashed(word)}`)
  }

  seat(seat: number): string {
    if (seat === CHANCE) return this.raw('seat-chance')
    return this.names[seat] || this.raw('seat-number', { number: seat + 1 })
  }

  /** Several names in one row, the last joined with "and"; "none" where there are none. */
  listed(items: readonly string[]): string {
    const [first, ...rest] = items
    if (first === undefined) return this.raw('list-none')
    return rest.reduce(
      (row, item, i) => this.raw(i === rest.length - 1 ? 'list-last' : 'list-next', { row, item }),
      first,
    )
  }

  /** The amounts of a span, as text for its label. */
  amounts(low: number, high: number): string {
    return low === high ? String(low) : this.raw('amounts', { low, high })
  }

  // -- what the engine says --------

  /** Why an action is not allowed; the clause follows if `cite` is set (the client draws it as a link instead). */
  refusal(refusal: Pick<Refusal, 'code' | 'params' | 'clause'>, cite = false): string {
    const key = `refusal-${dashed(refusal.code)}`
    const other = `server-${dashed(refusal.code)}`
    const said = this.say(!this.knows(key) && this.knows(other) ? other : key, refusal.params)
    return cite && refusal.clause ? this.raw('cited', { sentence: said, clause: refusal.clause }) : said
  }

  /** What happened, in one sentence. */
  event(event: GameEvent): string {
    const { event: tag, ...fields } = event
    return this.say(`event-${dashed(tag)}`, fields)
  }

  /** The label of an option; `values` are laid over the action's fields. */
  action(action: Action, prompt: Prompt | null = null, values: Values = {}): string {
    const { do: tag, ...own } = action
    let key = `action-${dashed(tag)}`
    let fields: Values = own
    if (prompt && this.texts.has(`${key}-${dashed(prompt.kind)}`)) {
      key = `${key}-${dashed(prompt.kind)}`
      fields = { ...prompt.params, ...own }
    }
    return this.say(key, { ...fields, ...values })
  }

  /** What a seat is being asked, as a short question. */
  prompt(prompt: Prompt): string {
    return this.say(`prompt-${dashed(prompt.kind)}`, { ...prompt.params, seat: prompt.seat })
  }

  /** The longer explanation of what is asked. */
  promptHelp(prompt: Prompt): string {
    return this.say(`prompt-${dashed(prompt.kind)}.help`, { ...prompt.params, seat: prompt.seat })
  }

  /** The name of a number that a breakdown explains. */
  breakdown(what: string): string {
    return this.say(`breakdown-${dashed(what)}`)
  }

  /** What a part of a number is. */
  part(part: Part): string {
    return this.say(`part-${dashed(part.source)}`, { card: part.card ?? null, seat: part.seat ?? null })
  }

  // -- values --------

  /** Variables for a sentence from fields of an encoded thing (see the Python twin). */
  resolved(fields: Values): Record<string, string | number> {
    const values: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(fields)) {
      if (Array.isArray(value)) {
        values[`${name}_count`] = value.length
        values[name] = this.listed(value.map((item) => this.item(name, item)))
      } else {
        values[name] = this.value(name, value)
      }
    }
    return values
  }

  private item(name: string, item: Json): string {
    if (Array.isArray(item)) {
      const [card, amount] = item
      return this.raw('list-amount', { item: this.value(name, card), amount: Number(amount) })
    }
    return String(this.value(name, item))
  }

  private value(name: string, value: Json | undefined): string | number {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return SEATS.has(name) ? this.seat(value) : value
    const word = String(value)
    if (WORDS.has(name)) return word
    if (name === 'prompt') return this.raw(`prompt-${dashed(word)}.name`)
    for (const key of [`card-${dashed(word)}`, `alignment-${dashed(word)}`]) {
      if (this.texts.has(key)) return this.raw(key)
    }
    return word
  }

  private raw(key: string, values: Record<string, string | number> = {}): string {
    try {
      return this.texts.say(key, values)
    } catch (error) {
      if (this.miss && error instanceof SpeechError) return this.miss(error, key)
      throw error
    }
  }
}

export type { Fields }
