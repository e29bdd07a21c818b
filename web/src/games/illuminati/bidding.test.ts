import { expect, test } from 'vitest'
import { leaders, toLead } from './bidding'

const ROWS = [{ seat: 0, dice: 7, total: 7 }, { seat: 1, dice: 5, total: 9, bids: [[1, 4]] as [number, number][] }, { seat: 3, dice: 9, total: 9 }]

test('who leads', () => {
  expect(leaders(ROWS)).toEqual([1, 3])
  expect(leaders([{ seat: 0, dice: 0, total: 0 }])).toEqual([])
})

test('what it takes to lead', () => {
  expect(toLead(ROWS, 0)).toBe(3)
  expect(toLead(ROWS, 3)).toBe(1)
})
