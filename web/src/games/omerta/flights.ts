/** What travels from where to where, told by what happened: money from Don to Don, Soldiers from place to place. */

import type { Coin } from '../../table/coins'
import type { GameEvent } from '../../wire/types'
import type { FamilyScene } from './scene'

/** The counters of some events; what the bank gives or takes has only one end, and stays still. */
export function coinFlights(events: readonly GameEvent[], families: readonly FamilyScene[]): Coin[] {
  const don = (seat: unknown): string | null => (typeof seat === 'number' ? (families[seat]?.don ?? null) : null)
  const out: Coin[] = []
  for (const event of events) {
    const amount = typeof event.amount === 'number' ? event.amount : null
    if (event.event === 'SoldiersMoved') {
      if (typeof event.source === 'string' && typeof event.card === 'string' && typeof event.seat === 'number') {
        out.push({ from: event.source, to: event.card, amount, seat: event.seat })
      }
    } else if (event.event === 'Paid' || event.event === 'IncomeRobbed') {
      const [from, to] = [don(event.seat), don(event.to)]
      if (from !== null && to !== null && amount !== 0) out.push({ from, to, amount })
    }
  }
  return out
}
