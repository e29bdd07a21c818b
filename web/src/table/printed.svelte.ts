/** What is printed on the cards of a game: fetched once for the preset and the options of a table. */

import { api } from '../wire/api'
import type { Fields } from '../wire/types'

/** A base of each game's own facts, which says how to take in what the server answers. */
export abstract class Printed<Data> {
  private loaded: string | null = null

  constructor(private readonly game: string) {}

  abstract take(data: Data): void

  /** Fetches them for the preset and the options of a table, unless they are here. */
  async load({ options, preset = null }: { options: Fields; preset?: string | null }): Promise<void> {
    const wanted = JSON.stringify([options, preset])
    if (this.loaded === wanted) return
    this.loaded = wanted
    try {
      this.take(await api.cards<Data>(this.game, options, preset))
    } catch {
      // Without them the board still draws: they only add what is printed.
      this.loaded = null
    }
  }
}
