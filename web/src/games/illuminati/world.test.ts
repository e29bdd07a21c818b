import { expect, test } from 'vitest'
import { ARMS, AXES, axisOf, hub, moved, spot, way } from './world'

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

test('the way begins where the marker stands', () => {
  expect(way(WORLD, 'communist', 3)).toEqual([spot('government', 2), spot('government', 1), { x: 0, y: 0 }, spot('communist', 1)])
  expect(way(WORLD, 'weird', 1)[0]).toEqual(hub(3))
})
