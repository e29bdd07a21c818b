/**
 * Where things lie on the board: cells, sides, arrows, frames and strings, in px at scale 1. No DOM, no state.
 *
 * A cell is `[x, y]`, x to the east and y to the south; a card fills its cell but for half a gap on each side.
 */

/** The sides of a card in the order of the rules: clockwise from the north. */
export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]

/** Px from one cell to the next, the edge of a card, and half of the gap between two cards. */
export const CELL = 128
export const CARD = 112
export const MARGIN = (CELL - CARD) / 2

/** Px from one tile of an overview to the next, and its edge. */
export const TILE_CELL = 30
export const TILE = 26

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface View {
  x: number
  y: number
  k: number
}

export const ZOOM_LEAST = 0.4
/** The same where all structures lie beside each other. */
export const ZOOM_LEAST_WHOLE = 0.2
export const ZOOM_MOST = 1.6

const STEPS: Record<Side, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

/** One cell further in a direction. */
export function step(cell: Point, side: Side): Point {
  return { x: cell.x + STEPS[side].x, y: cell.y + STEPS[side].y }
}

export function opposite(side: Side): Side {
  return turned(side, 2)
}

/** A side after some quarter turns clockwise. */
export function turned(side: Side, quarters: number): Side {
  return SIDES[(SIDES.indexOf(side) + (quarters % 4) + 4) % 4] ?? 'north'
}

/** A cell as a key of maps. */
export function key(cell: Point): string {
  return `${cell.x},${cell.y}`
}

/** The upper left corner of the card in a cell. */
export function corner(cell: Point): Point {
  return { x: cell.x * CELL + MARGIN, y: cell.y * CELL + MARGIN }
}

/** The middle of a side of the card in a cell. */
export function port(cell: Point, side: Side): Point {
  const half = CARD / 2
  const c = corner(cell)
  return { x: c.x + half + STEPS[side].x * half, y: c.y + half + STEPS[side].y * half }
}

/** The smallest box around some cells; `null` for none. */
export function around(cells: readonly Point[]): Box | null {
  if (cells.length === 0) return null
  const xs = cells.map((cell) => cell.x)
  const ys = cells.map((cell) => cell.y)
  return {
    left: Math.min(...xs) * CELL,
    top: Math.min(...ys) * CELL,
    right: (Math.max(...xs) + 1) * CELL,
    bottom: (Math.max(...ys) + 1) * CELL,
  }
}

/**
 * The view that shows a whole box in a frame.
 *
 * Parameters: `box`, what to show; `width` and `height` of the frame; `inset`, px of the frame that are covered on each
 * side (the head of the board, a sheet); `most` and `least`, the scales wanted.
 */
export function fit(box: Box, width: number, height: number, inset: Partial<Box> = {}, most = 1, least = ZOOM_LEAST): View {
  const left = inset.left ?? 0
  const top = inset.top ?? 0
  const free = {
    width: Math.max(1, width - left - (inset.right ?? 0)),
    height: Math.max(1, height - top - (inset.bottom ?? 0)),
  }
  const k = clamp(
    Math.min(free.width / (box.right - box.left), free.height / (box.bottom - box.top)),
    least,
    Math.min(most, ZOOM_MOST),
  )
  return {
    x: left + free.width / 2 - (k * (box.left + box.right)) / 2,
    y: top + free.height / 2 - (k * (box.top + box.bottom)) / 2,
    k,
  }
}

/** The same view moved by no more than needed so that a box is seen, its upper left corner first. */
export function reveal(view: View, box: Box, width: number, height: number, inset: Partial<Box> = {}): View {
  const along = (offset: number, low: number, high: number, from: number, to: number): number => {
    const start = offset + view.k * low
    const end = offset + view.k * high
    let by = 0
    if (end > to) by = to - end
    if (start + by < from) by = from - start
    return offset + by
  }
  return {
    x: along(view.x, box.left, box.right, inset.left ?? 0, width - (inset.right ?? 0)),
    y: along(view.y, box.top, box.bottom, inset.top ?? 0, height - (inset.bottom ?? 0)),
    k: view.k,
  }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}

/** A point of the board as it is seen through a view. */
export function seen(point: Point, view: View): Point {
  return { x: view.x + view.k * point.x, y: view.y + view.k * point.y }
}

const along = (at: Point, side: Side, out: number, aside: number): string => {
  const s = STEPS[side]
  return `${round(at.x + s.x * out - s.y * aside)} ${round(at.y + s.y * out + s.x * aside)}`
}

/** An arrow that a puppet hangs from: a filled head that fills the gap, and the stem that joins it to the card. */
export function usedArrow(cell: Point, side: Side): { head: string; stem: string } {
  const at = port(cell, side)
  return {
    head: `M${along(at, side, 2, 9)}L${along(at, side, 2, -9)}L${along(at, side, 16, 0)}Z`,
    stem: `M${along(at, side, 0, 0)}L${along(at, side, 4, 0)}`,
  }
}

/** A free arrow: an open head. `out` px further out while it is a choice. */
export function freeArrow(cell: Point, side: Side, out = 0): string {
  const at = port(cell, side)
  return `M${along(at, side, out, 9)}L${along(at, side, out, -9)}L${along(at, side, out + 11, 0)}Z`
}

/** An arrow that another card stands before: a broken head and the bar that it meets. */
export function blockedArrow(cell: Point, side: Side): { head: string; bar: string } {
  const at = port(cell, side)
  return {
    head: `M${along(at, side, 0, 8)}L${along(at, side, 0, -8)}L${along(at, side, 8, 0)}Z`,
    bar: `M${along(at, side, 11, -9)}L${along(at, side, 11, 9)}`,
  }
}

/** The upper left corner of the tile of a cell in an overview whose least cell is `from`. */
export function tileCorner(cell: Point, from: Point): Point {
  const margin = (TILE_CELL - TILE) / 2
  return { x: (cell.x - from.x) * TILE_CELL + margin, y: (cell.y - from.y) * TILE_CELL + margin }
}

/** The line of an arrow in an overview: up to the next tile where a puppet hangs, else a short stub. */
export function tileArrow(cell: Point, from: Point, side: Side, used: boolean): string {
  const c = tileCorner(cell, from)
  const at = { x: c.x + (TILE / 2) * (1 + STEPS[side].x), y: c.y + (TILE / 2) * (1 + STEPS[side].y) }
  return `M${along(at, side, 0, 0)}L${along(at, side, used ? TILE_CELL - TILE : 3.5, 0)}`
}

/** The free drop of a string between two points: it leaves both ends level and sags between them. */
export function loose(from: Point, to: Point): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const sag = Math.min(48, Math.hypot(dx, dy) * 0.16)
  const bend = Math.max(24, Math.abs(dx) * 0.4) * (dx < 0 ? -1 : 1)
  return (
    `M${pair(from.x, from.y)}C${pair(from.x + bend, from.y + dy * 0.08 + sag)} ` +
    `${pair(to.x - bend, to.y - dy * 0.08 + sag)} ${pair(to.x, to.y)}`
  )
}

/**
 * A string from a card on the board to a card in a folder on the left: through the gutter between folders and board, then
 * level to the card where the way is clear, else between the rows of cards to its upper edge.
 *
 * Parameters: `from`, the attacker's box; `to`, the target's; `gutter`, the x of the gutter; `clear`, whether no card lies
 * left of the attacker; `gap`, px between two rows.
 */
export function throughGutter(from: Box, to: Box, gutter: number, clear: boolean, gap: number): { path: string; from: Point; to: Point } {
  const start = clear
    ? { x: from.left - 5, y: (from.top + from.bottom) / 2 }
    : { x: from.left + Math.min(14, (from.right - from.left) / 4), y: from.top - 2 }
  const end = { x: to.right + 4, y: (to.top + to.bottom) / 2 }
  const level = clear ? start.y : from.top - gap / 2
  const down = level > end.y ? 1 : -1
  const turn = level - down * Math.min(70, Math.abs(level - end.y) / 2)
  const into = clear
    ? `C${pair(gutter, level - down * 4)} ${pair(gutter + 50, level + down * 12)} ${pair(start.x, start.y)}`
    : `C${pair(gutter, level)} ${pair(gutter + 30, level)} ${pair(Math.min(gutter + 60, start.x), level)}` +
      `L${pair(start.x - 10, level)}Q${pair(start.x, level)} ${pair(start.x, start.y)}`
  const path =
    `M${pair(end.x, end.y)}C${pair(Math.min(end.x + 30, gutter), end.y)} ${pair(gutter, end.y + down * 10)} ` +
    `${pair(gutter, turn)}${into}`
  return { path, from: start, to: end }
}

/**
 * A string from a card on the board to one that lies above the board: straight up where the way is clear, else between
 * the columns of cards.
 */
export function upwards(from: Box, to: Box, top: number, clear: boolean, gap: number): { path: string; from: Point; to: Point } {
  const end = { x: (to.left + to.right) / 2, y: to.bottom + 4 }
  if (clear) {
    const start = { x: (from.left + from.right) / 2, y: from.top - 5 }
    const bend = Math.max(30, (start.y - end.y) * 0.5)
    return {
      path: `M${pair(start.x, start.y)}C${pair(start.x, start.y - bend)} ${pair(end.x, end.y + bend)} ${pair(end.x, end.y)}`,
      from: start,
      to: end,
    }
  }
  const start = { x: from.left - 2, y: from.top + Math.min(14, (from.bottom - from.top) / 4) }
  const x = from.left - gap / 2
  return {
    path:
      `M${pair(start.x, start.y)}Q${pair(x, start.y)} ${pair(x, start.y - 12)}L${pair(x, Math.min(top + 40, start.y - 12))}` +
      `C${pair(x, top - 20)} ${pair(end.x, end.y + 60)} ${pair(end.x, end.y)}`,
    from: start,
    to: end,
  }
}

/**
 * A string between two things that both lie above the board, from foot to foot: from one row down to a lower one it ends at
 * that one's head.
 */
export function overhead(from: Box, to: Box): { path: string; from: Point; to: Point } {
  const start = { x: (from.left + from.right) / 2, y: from.bottom - 5 }
  const end = { x: (to.left + to.right) / 2, y: to.top >= from.bottom ? to.top + 3 : to.bottom - 5 }
  const sag = to.top >= from.bottom ? 0 : 26
  const middle = Math.max(8, (end.y - start.y) / 2)
  return {
    path: `M${pair(start.x, start.y)}C${pair(start.x, start.y + middle + sag)} ${pair(end.x, end.y - middle + 2 * sag)} ${pair(end.x, end.y)}`,
    from: start,
    to: end,
  }
}

/** The point of a box's edge that a string to another point is pinned to: the middle of the nearer side. */
export function pin(box: Box, toward: Point, out = 4): Point {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return toward.x < x ? { x: box.left - out, y } : { x: box.right + out, y }
}

function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
