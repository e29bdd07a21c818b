/** Which coins travel from where to where, told by what happened. */

import type { Coin } from '../../table/coins'
import type { GameEvent } from '../../wire/types'

function slug(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The coins of some events: moves from card to card, and money spent on an attack, which goes to its target. */
export function coinFlights(events: readonly GameEvent[]): Coin[] {
  const out: Coin[] = []
  for (const event of events) {
    const amount = typeof event.amount === 'number' ? event.amount : null
    if (event.event === 'MoneyMoved') {
      const from = slug(event.source)
      const to = slug(event.card)
      if (from !== null && to !== null) out.push({ from, to, amount })
    } else if (event.event === 'MoneyPaid') {
      const from = slug(event.card)
      const to = slug(event.to)
      if (from !== null && to !== null) out.push({ from, to, amount })
    }
  }
  return out
}
