/** What is printed on the cards of Crime Lords, and the table of odds: fetched once a table. */

import { Printed } from '../../table/printed.svelte'

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

class Facts extends Printed<FactsData> {
  cards = $state.raw<Readonly<Record<string, CardFacts>>>({})
  /** The probability of a roll of two dice that may not exceed 0 to 12. */
  odds = $state.raw<readonly number[]>([])
  types = $state.raw<readonly string[]>([])
  districts = $state.raw<readonly string[]>([])

  take(data: FactsData): void {
    this.cards = data.cards
    this.odds = data.odds
    this.types = data.types
    this.districts = data.districts
  }
}

export const facts = new Facts('crimelords')
