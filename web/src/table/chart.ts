/** Points of one course: where and how much. */
export type Series = [x: number, y: number][]

export interface Tick {
  value: number
  at: number
}

export interface Chart {
  left: number
  paths: string[]
  ticksX: Tick[]
  ticksY: Tick[]
}

/** A step that divides an extent into about so many parts: 1, 2 or 5 times a power of ten, and at least 1. */
export function stepOf(extent: number, parts: number): number {
  const raw = Math.max(extent / parts, 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  const lead = raw / power
  return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10)
}

/** Lines for courses over one another, drawn into a box of `width` by `height`. */
export function chart(courses: readonly Series[], width: number, height: number): Chart {
  const left = 34
  const bottom = 18
  const points = courses.flat()
  const lowX = Math.min(...points.map(([x]) => x))
  const highX = Math.max(...points.map(([x]) => x), lowX + 1)
  const stepY = stepOf(Math.max(...points.map(([, y]) => y), 1), 4)
  const highY = Math.max(stepY, Math.ceil(Math.max(...points.map(([, y]) => y), 1) / stepY) * stepY)
  const toX = (x: number): number => round(left + ((x - lowX) / (highX - lowX)) * (width - left - 10))
  const toY = (y: number): number => round(height - bottom - (y / highY) * (height - bottom - 10))
  const stepX = stepOf(highX - lowX, 6)
  const ticksX: Tick[] = []
  for (let x = Math.ceil(lowX / stepX) * stepX; x <= highX; x += stepX) ticksX.push({ value: x, at: toX(x) })
  const ticksY: Tick[] = []
  for (let y = 0; y <= highY; y += stepY) ticksY.push({ value: y, at: toY(y) })
  const paths = courses.map((course) => course.map(([x, y], i) => `${i ? 'L' : 'M'}${toX(x)} ${toY(y)}`).join(''))
  return { left, paths, ticksX, ticksY }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
