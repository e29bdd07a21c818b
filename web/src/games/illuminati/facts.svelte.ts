/** What is printed on the cards, and the table of odds: fetched once a table. */

import { Printed } from '../../table/printed.svelte'
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

class Facts extends Printed<FactsData> {
  cards = $state.raw<Readonly<Record<string, CardFacts>>>({})
  /** The probability of a roll of two dice that may not exceed 0 to 12. */
  odds = $state.raw<readonly number[]>([])

  take(data: FactsData): void {
    this.cards = data.cards
    this.odds = data.odds
  }
}

export const facts = new Facts('illuminati')
