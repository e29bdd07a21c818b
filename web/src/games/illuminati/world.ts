/**
 * The Propaganda board as a drawing and in words: nine arms, and where its five markers stand. Only places are reckoned
 * here; what a marker may do and what it counts for comes with the scene.
 */

import type { Voice } from './names'
import type { MarkerScene } from './scene'

/** The sides that each marker stands between, in the order of the markers. */
export const AXES: readonly (readonly [string, string | null])[] = [
  ['government', 'communist'],
  ['liberal', 'conservative'],
  ['peaceful', 'violent'],
  ['straight', 'weird'],
  ['criminal', null],
]
/** The spaces of an arm from the centre outwards: the number that stands there, 0 for a blank one. */
export const SPACES = [1, 0, 2, 0, 0, 3] as const
/** A marker that goes back to the centre from the ninth arm. */
export const BACK = 'lawful'

const HUB = 22
const FIRST = 54
const STEP = 17

export interface Spot {
  x: number
  y: number
}

/** The arms, with the angle of each: opposite sides lie as far apart as nine arms allow. */
export const ARMS: readonly { side: string; axis: number; angle: number }[] = AXES.flatMap(([one, other], axis) => {
  if (other === null) return [{ side: one, axis, angle: 90 }]
  return [
    { side: one, axis, angle: 90 + 40 * (axis + 1) },
    { side: other, axis, angle: 90 + 40 * (axis + 5) },
  ]
})

function at(angle: number, far: number): Spot {
  const turn = (angle * Math.PI) / 180
  return { x: Math.cos(turn) * far, y: Math.sin(turn) * far }
}

/** A place on the arm of a side: its space, or beyond it for a word. */
export function spot(side: string, space: number, beyond = 0): Spot {
  const arm = ARMS.find((one) => one.side === side)
  if (arm === undefined || space === 0) return { x: 0, y: 0 }
  return at(arm.angle, FIRST + STEP * (space - 1) + beyond)
}

/**
 * The space that a press on the drawing means: the nearest of the nearest arm. Spaces are smaller than a finger, so
 * that all of the drawing counts, but not the middle, where arms can't be told apart.
 */
export function pressed({ x, y }: Spot): { side: string; space: number } | null {
  const far = Math.hypot(x, y)
  if (far < FIRST - STEP) return null
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  const apart = (arm: { angle: number }): number => Math.abs(((arm.angle - angle + 900) % 360) - 180)
  const arm = ARMS.reduce((best, one) => (apart(one) < apart(best) ? one : best))
  return { side: arm.side, space: Math.min(SPACES.length, Math.max(1, Math.round((far - FIRST) / STEP) + 1)) }
}

/** Where a marker in the centre lies: the five of them side by side. */
export function hub(axis: number): Spot {
  return at(90 + 72 * axis, HUB)
}

/** The axis that a course moves its marker on. */
export function axisOf(toward: string): number {
  return toward === BACK ? AXES.length - 1 : AXES.findIndex((sides) => sides.includes(toward))
}

/** Where a marker would be after some spaces on a course. */
export function moved(world: readonly MarkerScene[], toward: string, spaces: number): { side: string | null; space: number } {
  const axis = axisOf(toward)
  const [one, other] = AXES[axis] ?? ['', null]
  const marker = world[axis] ?? {}
  const now = (marker.space ?? 0) * (marker.at === other ? -1 : 1)
  const then = now + spaces * (toward === other || toward === BACK ? -1 : 1)
  return { side: then === 0 ? null : then > 0 ? one : other, space: Math.abs(then) }
}

/**
 * The course that brings a marker nearest to a space.
 *
 * @param courses by the side or `BACK` that they lead to, with the most spaces that each may go.
 * @returns null if there is none for its marker, or it stands there already.
 */
export function steered(
  world: readonly MarkerScene[],
  courses: readonly { toward: string; most: number }[],
  goal: { side: string; space: number },
): { toward: string; spaces: number } | null {
  const axis = axisOf(goal.side)
  const other = AXES[axis]?.[1]
  const along = (side: string | null | undefined, space: number): number => space * (side === other ? -1 : 1)
  const there = along(goal.side, goal.space)
  const now = along(world[axis]?.at, world[axis]?.space ?? 0)
  let best: { toward: string; spaces: number } | null = null
  let least = Math.abs(now - there)
  for (const { toward, most } of courses.filter((one) => axisOf(one.toward) === axis))
    for (let spaces = 1; spaces <= most; spaces++) {
      const then = moved(world, toward, spaces)
      const off = Math.abs(along(then.side, then.space) - there)
      if (off < least) [best, least] = [{ toward, spaces }, off]
    }
  return best
}

/** All places that a marker goes over on its way, the first being where it stands. */
export function way(world: readonly MarkerScene[], toward: string, spaces: number): Spot[] {
  const axis = axisOf(toward)
  return Array.from({ length: spaces + 1 }, (_, n) => {
    const { side, space } = moved(world, toward, n)
    return side === null ? (n === 0 ? hub(axis) : { x: 0, y: 0 }) : spot(side, space)
  })
}

/** Where one marker stands: "Government, space 3: counts 2". */
export function markerText(voice: Voice, axis: number, marker: MarkerScene): string {
  const [one, other] = AXES[axis] ?? ['', null]
  if (!marker.at) {
    if (other === null) return voice.say('world-centre-alone', { one })
    return voice.say('world-centre', { one, other })
  }
  return voice.say('world-at', { at: marker.at, space: marker.space ?? 0, level: marker.level ?? 0 })
}

/** The whole board as one sentence for those who hear it. */
export function worldText(voice: Voice, world: readonly MarkerScene[]): string {
  return [voice.say('world-title'), ...world.map((marker, axis) => markerText(voice, axis, marker))].join('. ')
}

/** A course in a few words: the side, or that crime goes back. */
export function courseText(voice: Voice, toward: string): string {
  return toward === BACK ? voice.say('world-lawful') : voice.alignment(toward)
}
