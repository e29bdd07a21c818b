/** What is printed on the cards of Omertà: fetched once a table. */

import { Printed } from '../../table/printed.svelte'

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

class Facts extends Printed<Readonly<Record<string, CardFacts>>> {
  cards = $state.raw<Readonly<Record<string, CardFacts>>>({})

  take(cards: Readonly<Record<string, CardFacts>>): void {
    this.cards = cards
  }
}

export const facts = new Facts('omerta')
