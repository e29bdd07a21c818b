/** Where whole structures lie beside each other when the board shows all of them. */

import type { Point } from './geometry'
import type { Structure } from './tree'

export interface Placed<Card> {
  structure: Structure<Card>
  /** Added to each of its cells. */
  offset: Point
}

interface Extent<Card> {
  structure: Structure<Card>
  left: number
  top: number
  width: number
  height: number
}

/** Cells between two structures: room for a name above and for free arrows around. */
const BETWEEN = 1

/**
 * Lays structures in rows, the own first, so that the whole has about the shape of the window.
 *
 * Parameters: `structures`, those that have a root; `first`, the seat that comes first; `shape`, width by height of the
 * window.
 */
export function laidOut<Card>(structures: readonly Structure<Card>[], first: number, shape = 1.6): Placed<Card>[] {
  const count = structures.length
  const order = [...structures].sort((a, b) => ((a.seat - first + 16) % 16) - ((b.seat - first + 16) % 16))
  const extents = order.map(extentOf)
  let best: Placed<Card>[] = []
  let least = Infinity
  for (let columns = 1; columns <= count; columns++) {
    const rows: Extent<Card>[][] = []
    for (let i = 0; i < count; i += columns) rows.push(extents.slice(i, i + columns))
    const widths = Array.from({ length: columns }, (_, c) => Math.max(...rows.map((row) => row[c]?.width ?? 0)))
    const heights = rows.map((row) => Math.max(...row.map((one) => one.height)))
    const width = total(widths) + BETWEEN * (columns - 1)
    const height = total(heights) + BETWEEN * (rows.length - 1)
    const cost = Math.max(width / shape, height)
    if (cost >= least) continue
    least = cost
    best = rows.flatMap((row, r) =>
      row.map((one, c) => {
        const x = total(widths.slice(0, c)) + BETWEEN * c + Math.floor(((widths[c] ?? 0) - one.width) / 2)
        const y = total(heights.slice(0, r)) + BETWEEN * r
        return { structure: one.structure, offset: { x: x - one.left, y: y - one.top } }
      }),
    )
  }
  return best
}

function extentOf<Card>(structure: Structure<Card>): Extent<Card> {
  const xs = structure.cards.map((laid) => laid.cell.x)
  const ys = structure.cards.map((laid) => laid.cell.y)
  const left = Math.min(0, ...xs)
  const top = Math.min(0, ...ys)
  return { structure, left, top, width: Math.max(0, ...xs) - left + 1, height: Math.max(0, ...ys) - top + 1 }
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
