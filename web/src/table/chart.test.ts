import { expect, test } from 'vitest'
import { chart, stepOf } from './chart'

test('steps are round and whole', () => {
  expect(stepOf(3, 4)).toBe(1)
  expect(stepOf(37, 4)).toBe(10)
  expect(stepOf(18, 6)).toBe(5)
  expect(stepOf(150, 4)).toBe(50)
})

test('a chart keeps its lines in the box and names its scale', () => {
  const found = chart([[[1, 0], [2, 4], [3, 12]], [[1, 5], [2, 5], [3, 5]]], 400, 200)
  expect(found.paths).toHaveLength(2)
  expect(found.paths[0]).toMatch(/^M34 182L/)
  expect(found.ticksY.map((tick) => tick.value)).toEqual([0, 5, 10, 15])
  expect(found.ticksX.map((tick) => tick.value)).toEqual([1, 2, 3])
})

test('a game of one turn has a chart too', () => {
  expect(chart([[[1, 3]]], 400, 200).paths).toEqual(['M34 10'])
})
