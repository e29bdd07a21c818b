import { api } from '../wire/api'
import { settings } from '../app/settings.svelte'
import { Speaker } from './speaker'
import { Texts } from './texts'

/** A sentence that is missing must not take the table away: the key shows, and the console says what is wrong. */
function missing(error: Error, key: string): string {
  console.error(error.message)
  return `[${key}]`
}

/** The texts of the language that is chosen; what is drawn from them is drawn anew when another is chosen. */
class Speech {
  texts = $state.raw<Texts | null>(null)
  /** The texts could not be fetched. */
  failed = $state(false)
  /** The game whose own sentences are there. */
  game = $state('illuminati')
  private wanted = 'illuminati'
  private round = 0

  /** Fetches the texts of the present language, and of one game. */
  async load(game: string = this.wanted): Promise<void> {
    const lang = settings.lang
    if (this.texts?.lang === lang && this.wanted === game) return
    this.wanted = game
    const round = ++this.round
    try {
      const source = await api.texts(lang, game)
      if (round !== this.round) return
      this.texts = new Texts(lang, source)
      this.game = game
      this.failed = false
    } catch (error) {
      console.error(error)
      if (round !== this.round) return
      this.failed = this.texts === null
      this.game = game // a table without its own sentences is more than none
    }
  }

  /** A speaker who knows these players. */
  speaker(names: readonly string[] = []): Speaker {
    if (!this.texts) throw new Error('nothing can be said before the texts are there')
    return new Speaker(this.texts, names, missing)
  }
}

export const speech = new Speech()

/** A sentence of the client, of words and amounts as they are: nothing in it is a slug or a seat's number. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return speech.speaker().plain(key, values)
}
