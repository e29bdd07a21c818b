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
