import { expect, test } from 'vitest'
import {
  around, CELL, corner, fit, loose, overhead, pin, port, reveal, seen, SIDES, throughGutter, turned, upwards, usedArrow, ZOOM_LEAST,
} from './geometry'

test('sides turn clockwise, either way round', () => {
  expect(turned('north', 1)).toBe('east')
  expect(turned('north', -1)).toBe('west')
  expect(turned('west', 6)).toBe('east')
})

test('an arrow of one card meets the edge of the next', () => {
  for (const side of SIDES) {
    const at = port({ x: 0, y: 0 }, side)
    const tip = usedArrow({ x: 0, y: 0 }, side).head.match(/L([-\d.]+) ([-\d.]+)Z$/)
    const far = Math.hypot(Number(tip?.[1]) - at.x, Number(tip?.[2]) - at.y)
    expect(far).toBe(16)
  }
})

test('a fit shows the whole box in the middle and never enlarges', () => {
  const box = around([{ x: -1, y: 0 }, { x: 1, y: 2 }])
  expect(box).toEqual({ left: -CELL, top: 0, right: 2 * CELL, bottom: 3 * CELL })
  const view = fit(box as NonNullable<typeof box>, 1000, 192, { top: 0 })
  expect(view.k).toBe(0.5)
  const middle = seen({ x: 0.5 * CELL, y: 1.5 * CELL }, view)
  expect(middle).toEqual({ x: 500, y: 96 })
  expect(fit({ left: 0, top: 0, right: 10, bottom: 10 }, 1000, 1000).k).toBe(1)
  expect(fit({ left: 0, top: 0, right: 9999, bottom: 10 }, 100, 100).k).toBe(ZOOM_LEAST)
  expect(around([])).toBeNull()
})

test('what covers the foot of the board is left out of a fit', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 }
  expect(fit(box, 300, 500, { bottom: 300 }).y).toBe(50)
})

test('a card comes into sight by the shortest way, and stays where it is in sight', () => {
  const view = { x: 0, y: 0, k: 1 }
  const at = corner({ x: 5, y: 0 })
  const box = { left: at.x, top: at.y, right: at.x + 112, bottom: at.y + 112 }
  expect(reveal(view, box, 300, 300)).toEqual({ x: 300 - box.right, y: 0, k: 1 })
  expect(reveal(view, box, 2000, 300)).toEqual(view)
})

test('strings end where they are pinned', () => {
  const card = { left: 500, top: 300, right: 600, bottom: 400 }
  const tile = { left: 100, top: 100, right: 126, bottom: 126 }
  const open = { left: 520, top: 20, right: 620, bottom: 120 }
  expect(pin(card, { x: 0, y: 0 })).toEqual({ x: 496, y: 350 })
  expect(throughGutter(card, tile, 280, true, 16)).toMatchObject({ from: { x: 495, y: 350 }, to: { x: 130, y: 113 } })
  // Where cards lie in the way the string runs between two rows, to the upper edge.
  expect(throughGutter(card, tile, 280, false, 16).path).toContain(' 292')
  expect(upwards(card, open, 200, true, 16)).toMatchObject({ from: { x: 550, y: 295 }, to: { x: 570, y: 124 } })
  expect(upwards(card, open, 200, false, 16).from.x).toBe(498)
  expect(loose({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0 0C.* 100 0$/)
})

test('a string between two things above the board stays below the words of both', () => {
  const tab = { left: 100, top: 70, right: 200, bottom: 116 }
  const level = overhead(tab, { ...tab, left: 0, right: 90 })
  expect([level.from.y, level.to.y]).toEqual([111, 111])
  const ys = [...level.path.matchAll(/[-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...ys)).toBe(111)
  const row = { left: 20, top: 126, right: 120, bottom: 150 }
  const down = overhead(tab, row)
  expect(down.to.y).toBe(129)
  expect(down.to.x).toBe(70)
})
