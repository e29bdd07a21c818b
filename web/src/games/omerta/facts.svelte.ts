/** What is printed on the cards of Omertà: fetched once for the sets of cards that a game is played with. */

import { api } from '../../wire/api'
import type { Fields } from '../../wire/types'

export interface CardFacts {
  kind: 'don' | 'capo' | 'type' | 'domain' | 'objective' | 'event'
  copies: number
  combat?: number
  influence?: number
  subterfuge?: number
  /** In thousands of dollars. */
  resources?: number
  /** Of a Don: the Soldiers that the Family begins with. */
  recruitment?: number
  borough?: string
  business?: string
  difficulty?: number
  defence?: number
  pr?: number
  /** Of an objective: whether it is a main one, and what claiming it costs. */
  main?: boolean
  cost?: number
  /** Of an Event: whether it is a Happening, when it can be played, whether two Families can't use it. */
  happening?: boolean
  window?: string
  alone?: boolean
}

class Facts {
  cards = $state.raw<Readonly<Record<string, CardFacts>>>({})
  private loaded: string | null = null

  /** Fetches them for the options of a game, unless they are here. */
  async load(options: Fields): Promise<void> {
    const wanted = JSON.stringify(options)
    if (this.loaded === wanted) return
    this.loaded = wanted
    try {
      this.take(await api.cards<Record<string, CardFacts>>('omerta', options))
    } catch {
      // Without them the table still draws: they only add what is printed.
      this.loaded = null
    }
  }

  take(cards: Readonly<Record<string, CardFacts>>): void {
    this.cards = cards
  }
}

export const facts = new Facts()
