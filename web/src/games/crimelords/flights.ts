/** Which coins travel from where to where, told by what happened. */

import type { Coin } from '../../table/coins'
import type { GameEvent, Json } from '../../wire/types'
import type { Scene } from './scene'

/** Pairs of a first thing and an amount. */
function pairs(value: Json | undefined): [Json, number][] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row): [Json, number][] => (Array.isArray(row) && row[0] !== undefined ? [[row[0], Number(row[1] ?? 0)]] : []))
}

/**
 * The coins of some events: the income goes from each Racket to its Boss, and money that is shown in an attack from the
 * Bosses to the target.
 */
export function coinFlights(scene: Scene | null, events: readonly GameEvent[]): Coin[] {
  const out: Coin[] = []
  const boss = (seat: Json | undefined): string | undefined => (typeof seat === 'number' ? scene?.seats[seat]?.boss : undefined)
  for (const event of events) {
    if (event.event === 'IncomePaid') {
      const to = boss(event.seat)
      for (const [card, amount] of pairs(event.cards)) {
        if (to !== undefined && typeof card === 'string' && card !== to && amount > 0) out.push({ from: card, to, amount })
      }
    } else if (event.event === 'MoneyShown' && scene?.attack) {
      for (const [seat, amount] of pairs(event.seats)) {
        const from = boss(seat)
        if (from !== undefined && from !== scene.attack.target) out.push({ from, to: scene.attack.target, amount: Math.abs(amount) })
      }
    }
  }
  return out
}
