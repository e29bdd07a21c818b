/** The bids for a turn, as they stand. */

import type { BidderScene } from './scene'

/** Who has the highest total now, several where they are level; nobody before any dice. */
export function leaders(bidders: readonly BidderScene[]): number[] {
  const best = Math.max(0, ...bidders.map((row) => row.total ?? 0))
  return best === 0 ? [] : bidders.filter((row) => (row.total ?? 0) === best).map((row) => row.seat)
}

/** The least that would put a bid ahead of all others; 1 where it leads already. */
export function toLead(bidders: readonly BidderScene[], seat: number): number {
  const own = bidders.find((row) => row.seat === seat)?.total ?? 0
  const best = Math.max(0, ...bidders.filter((row) => row.seat !== seat).map((row) => row.total ?? 0))
  return Math.max(1, best - own + 1)
}
