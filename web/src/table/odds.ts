/** What amounts do to chances. The number that one megabuck leads to is the server's; here it is only counted on. */

import type { Speaker } from '../speech/speaker'

/** The chance of a roll that may not exceed a number. */
export function chance(odds: readonly number[], number: number): number {
  return odds[Math.max(0, Math.min(number, 10))] ?? 0
}

export function percent(odds: readonly number[], number: number): number {
  return Math.round(100 * chance(odds, number))
}

/**
 * The smallest amount that changes a chance by so many points.
 *
 * Parameters: `number`, the number needed now; `slope`, what one megabuck does to it; `high`, the most that can be spent.
 * If even the most does not reach that far, the smallest amount with the same effect as the most.
 */
export function telling(odds: readonly number[], number: number, slope: number, high: number, points = 0.2): number {
  const now = chance(odds, number)
  const most = Math.abs(chance(odds, number + slope * high) - now)
  const enough = Math.min(points, most)
  for (let amount = 1; amount < high; amount++) {
    if (Math.abs(chance(odds, number + slope * amount) - now) >= enough - 1e-9) return most > 0 ? amount : 1
  }
  return Math.max(high, 1)
}

/** What an attack would need, as it stands: "9 or less, 83 %", or that it can't succeed without more. */
export function chanceText(voice: Pick<Speaker, 'say'>, needed: number, chance: number): string {
  if (needed < 2) return voice.say('board-needed-short', { short: 2 - needed })
  return voice.say('board-needed', { needed, percent: Math.round(chance * 100) })
}
