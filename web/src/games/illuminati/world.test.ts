import { expect, test } from 'vitest'
import { ARMS, AXES, axisOf, BACK, hub, moved, pressed, spot, steered, way } from './world'

const WORLD = [{ at: 'government', space: 2, level: 1 }, {}, {}, {}, { at: 'criminal', space: 3, level: 2 }]

test('nine arms, none on top of another, opposite sides far apart', () => {
  expect(ARMS).toHaveLength(9)
  expect(new Set(ARMS.map((arm) => arm.angle % 360)).size).toBe(9)
  for (const [one, other] of AXES) {
    if (other === null) continue
    const [a, b] = [spot(one, 6), spot(other, 6)]
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(250)
  }
})

test('a marker crosses the centre, which counts as a space', () => {
  expect(moved(WORLD, 'communist', 2)).toEqual({ side: null, space: 0 })
  expect(moved(WORLD, 'communist', 5)).toEqual({ side: 'communist', space: 3 })
  expect(moved(WORLD, 'government', 1)).toEqual({ side: 'government', space: 3 })
  expect(moved(WORLD, 'weird', 1)).toEqual({ side: 'weird', space: 1 })
})

test('crime goes back to the centre and no further', () => {
  expect(axisOf('lawful')).toBe(4)
  expect(moved(WORLD, 'lawful', 3)).toEqual({ side: null, space: 0 })
})

test('a finger need not hit a space: the nearest of the nearest arm is meant, in the middle none', () => {
  for (const { side } of ARMS) {
    for (const space of [1, 2, 3, 4, 5, 6]) expect(pressed(spot(side, space))).toEqual({ side, space })
    expect(pressed(spot(side, 6, 40))).toEqual({ side, space: 6 })
  }
  const place = spot('weird', 6)
  expect(pressed({ x: place.x - 30, y: place.y + 30 })?.side).toBe('weird')
  expect(pressed({ x: 10, y: 10 })).toBeNull()
})

test('a press on the board is the course that brings the marker nearest', () => {
  const courses = [
    { toward: 'government', most: 1 },
    { toward: 'communist', most: 3 },
    { toward: BACK, most: 2 },
  ]
  expect(steered(WORLD, courses, { side: 'government', space: 1 })).toEqual({ toward: 'communist', spaces: 1 })
  expect(steered(WORLD, courses, { side: 'government', space: 6 })).toEqual({ toward: 'government', spaces: 1 })
  expect(steered(WORLD, courses, { side: 'communist', space: 4 })).toEqual({ toward: 'communist', spaces: 3 })
  expect(steered(WORLD, courses, { side: 'government', space: 2 })).toBeNull()
  expect(steered(WORLD, courses, { side: 'weird', space: 2 })).toBeNull()
  expect(steered(WORLD, courses, { side: 'criminal', space: 1 })).toEqual({ toward: BACK, spaces: 2 })
})

test('the way begins where the marker stands', () => {
  expect(way(WORLD, 'communist', 3)).toEqual([spot('government', 2), spot('government', 1), { x: 0, y: 0 }, spot('communist', 1)])
  expect(way(WORLD, 'weird', 1)[0]).toEqual(hub(3))
})
