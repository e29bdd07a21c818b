import type { Scene } from '../wire/types'

interface Counted {
  seats?: readonly { hand?: readonly unknown[] }[]
  stack?: readonly { frame?: unknown; put?: unknown; to?: unknown }[]
}

/**
 * How many cards of the own hand, and deals that wait for the own answer, there are.
 *
 * Parameters: `deals`, the frames by which something is put to a seat.
 */
export function countsOf(
  scene: Scene,
  you: number | null,
  deals: readonly string[] = ['offering'],
): { hand: number; deals: number } {
  const { seats, stack } = scene as Counted
  const put = (stack ?? []).filter((frame) => deals.includes(String(frame.frame)) && frame.put === true && frame.to === you)
  return { hand: you === null ? 0 : (seats?.[you]?.hand?.length ?? 0), deals: put.length }
}
