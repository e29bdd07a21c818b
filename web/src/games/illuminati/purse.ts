/** Money that others can still put in, and money that is laid anew among cards: the transfers from how it lies to how it shall lie. */

import type { Action } from '../../wire/types'

/** What others than oneself can still put in, of what is told by seat. */
export function others(purses: readonly number[] | undefined, you: number | null): { seat: number; most: number }[] {
  return (purses ?? []).map((most, seat) => ({ seat, most })).filter((one) => one.most > 0 && one.seat !== you)
}

export type Purse = Readonly<Record<string, number>>

export function total(purse: Purse): number {
  return Object.values(purse).reduce((sum, amount) => sum + amount, 0)
}

/** How much is in nobody's place yet. */
export function inHand(before: Purse, after: Purse, bonus = 0): number {
  return total(before) + bonus - total(after)
}

/**
 * The walk from one purse to another.
 *
 * Parameters: `bonus`, new money that has to be laid on one card first. What is still in hand stays where it was.
 */
export function moves(before: Purse, after: Purse, bonus = 0): Action[] {
  const out: Action[] = []
  const gap = new Map(Object.keys(after).map((card) => [card, (after[card] ?? 0) - (before[card] ?? 0)]))
  if (bonus > 0) {
    const [first] = [...gap].sort((a, b) => b[1] - a[1])
    if (first === undefined) return out
    out.push({ do: 'choose', card: first[0] })
    gap.set(first[0], first[1] - bonus)
  }
  const short = [...gap].filter(([, amount]) => amount > 0)
  for (const [source, amount] of gap) {
    let left = -amount
    for (const row of short) {
      const part = Math.min(left, row[1])
      if (part <= 0) continue
      out.push({ do: 'transfer', card: source }, { do: 'carry', card: row[0], amount: part })
      row[1] -= part
      left -= part
    }
  }
  return out
}

/** How a debt is paid if nothing else is said: from the fullest cards first. */
export function payment(purse: Purse, owed: number): Purse {
  const out: Record<string, number> = {}
  let left = owed
  for (const [card, amount] of Object.entries(purse).sort((a, b) => b[1] - a[1])) {
    const part = Math.min(amount, left)
    out[card] = part
    left -= part
  }
  return out
}
