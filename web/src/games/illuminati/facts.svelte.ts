/** What is printed on the cards, and the table of odds: fetched once for the sets of cards that a game is played with. */

import { api } from '../../wire/api'
import type { Fields } from '../../wire/types'
import type { Side } from '../../table/geometry'

export interface CardFacts {
  kind: 'illuminati' | 'group' | 'special'
  copies: number
  power?: number
  transferable?: number
  resistance?: number | null
  income?: number
  align?: string[]
  /** As directions when it hangs southwards from its master. */
  arrows?: Side[]
  /** How many attacks in a turn it may take part in. */
  participations?: number
  /** Another Resistance against attackers of some alignments. */
  versus?: { resistance: number; align: string[] }
}

interface FactsData {
  cards: Record<string, CardFacts>
  odds: number[]
}

class Facts {
  cards = $state.raw<Readonly<Record<string, CardFacts>>>({})
  /** The probability of a roll of two dice that may not exceed 0 to 12. */
  odds = $state.raw<readonly number[]>([])
  private loaded: string | null = null

  /** Fetches them for the preset and the options of a game, unless they are here. */
  async load(options: Fields, preset: string | null = null): Promise<void> {
    const wanted = JSON.stringify([options, preset])
    if (this.loaded === wanted) return
    this.loaded = wanted
    try {
      this.take(await api.cards<FactsData>('illuminati', options, preset))
    } catch {
      // Without them the board still draws: they only add what differs from the print.
      this.loaded = null
    }
  }

  take(data: FactsData): void {
    this.cards = data.cards
    this.odds = data.odds
  }
}

export const facts = new Facts()
