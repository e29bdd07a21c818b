import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

/** A sentence can't be said: no such key, or a variable of it is not given. */
export class SpeechError extends Error {}

/** Two stops in a row, where a name ended in one of its own; three are an ellipsis. */
const STOPS = /(?<!\.)\.\.(?!\.)/g
/** Where a message begins. */
const MESSAGE = /^([a-z][\w-]*) *=/gm
/** A message that another one takes in: `{ offer-gives }`, `{ card-kgb.text }`. */
const REFERENCE = /\{\s*([a-z][\w-]*)(?:\.[\w-]+)?\s*\}/g

/**
 * All messages of one language; an attribute's key is `key.attribute`. A message is read when it is said for the first
 * time: a page says a few dozen of some thousand.
 */
export class Texts {
  readonly lang: string
  private readonly bundle: FluentBundle
  private readonly sources = new Map<string, string>()

  constructor(lang: string, source: string) {
    this.lang = lang
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    const starts = [...source.matchAll(MESSAGE)]
    starts.forEach((start, i) => {
      this.sources.set(start[1] as string, source.slice(start.index, starts[i + 1]?.index ?? source.length))
    })
  }

  has(key: string): boolean {
    return this.pattern(key) !== null
  }

  /** The sentence of a key; throws `SpeechError` for a key or a variable that is missing. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key)
    if (pattern === null) throw new SpeechError(`${this.lang}: no sentence "${key}"`)
    const errors: Error[] = []
    const said = this.bundle.formatPattern(pattern, values, errors)
    const first = errors[0]
    if (first) throw new SpeechError(`${this.lang}: ${key}: ${first.message}`)
    return said.replace(STOPS, '.')
  }

  private pattern(key: string) {
    const [name = '', attribute] = key.split('.', 2)
    this.read(name)
    const message = this.bundle.getMessage(name)
    if (!message) return null
    return attribute ? (message.attributes[attribute] ?? null) : message.value
  }

  /** Reads a message, and those that it takes in, unless they are there. */
  private read(name: string): void {
    const source = this.sources.get(name)
    if (source === undefined) return
    this.sources.delete(name)
    this.bundle.addResource(new FluentResource(source))
    for (const reference of source.matchAll(REFERENCE)) this.read(reference[1] as string)
  }
}
