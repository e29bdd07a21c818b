/** What is printed on the cards of Crime Lords, and the table of odds: fetched once for the options of a game. */

import { api } from '../../wire/api'
import type { Fields } from '../../wire/types'

export interface CardFacts {
  kind: 'mob' | 'crook' | 'racket' | 'special'
  copies: number
  boss_bonus?: number
  power?: number
  resistance?: number
  /** The type of Rackets that a Crook likes. */
  weakness?: string
  district?: string
  types?: string[]
  income?: number
  space?: boolean
  window?: string
  who?: string
}

interface FactsData {
  cards: Record<string, CardFacts>
  odds: number[]
  types: string[]
  districts: string[]
}

class Facts {
  cards = $state.raw<Readonly<Record<string, CardFacts>>>({})
  /** The probability of a roll of two dice that may not exceed 0 to 12. */
  odds = $state.raw<readonly number[]>([])
  types = $state.raw<readonly string[]>([])
  districts = $state.raw<readonly string[]>([])
  private loaded: string | null = null

  /** Fetches them for the options of a game, unless they are here. */
  async load(options: Fields): Promise<void> {
    const wanted = JSON.stringify(options)
    if (this.loaded === wanted) return
    this.loaded = wanted
    try {
      this.take(await api.cards<FactsData>('crimelords', options))
    } catch {
      // Without them the board still draws: they only add what is printed.
      this.loaded = null
    }
  }

  take(data: FactsData): void {
    this.cards = data.cards
    this.odds = data.odds
    this.types = data.types
    this.districts = data.districts
  }
}

export const facts = new Facts()
