import { expect, test } from 'vitest'
import { chance, percent, telling } from './odds'

const ODDS = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33].map((ways) => ways / 36)

test('chances end at ten', () => {
  expect(percent(ODDS, 9)).toBe(83)
  expect(chance(ODDS, 14)).toBe(chance(ODDS, 10))
  expect(chance(ODDS, -3)).toBe(0)
})

test('the default is the smallest amount that moves the chance by 20 points', () => {
  expect(telling(ODDS, 9, -1, 31)).toBe(2) // 83 to 58
  expect(telling(ODDS, 5, 1, 31)).toBe(2) // 28 to 58: 6 gives 42, 7 gives 58
  expect(telling(ODDS, 9, -2, 31)).toBe(1)
})

test('who can not do that much gets what he can do, and never more than it takes', () => {
  expect(telling(ODDS, 9, 1, 12)).toBe(1) // 92 is all there is
  expect(telling(ODDS, 14, -1, 3)).toBe(1) // nothing changes
  expect(telling(ODDS, 12, -1, 3)).toBe(3)
})
