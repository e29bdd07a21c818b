import { expect, test } from 'vitest'
import { full, least, outcome, proposal, spent, walk } from './payroll'

const LINES = [
  { card: 'boss', wage: 6, paid: 0, part: 1, none: 2 },
  { card: 'calm', wage: 4, paid: 0, part: 1, none: 2 },
  { card: 'angry', wage: 3, paid: 0, stays: 1, part: 2, none: 3 },
  { card: 'furious', wage: 2, paid: 0, stays: 2, part: 3, none: 3 },
]

test('with money for all nobody is left short', () => {
  expect(proposal(LINES, 30)).toEqual(full(LINES))
  expect(walk(LINES, full(LINES))).toEqual([{ do: 'pay_all' }])
})

test('with less the Boss comes first, then whoever would leave', () => {
  expect(proposal(LINES, 9)).toEqual({ boss: 6, calm: 0, angry: 1, furious: 2 })
  expect(proposal(LINES, 11)).toEqual({ boss: 6, calm: 0, angry: 3, furious: 2 })
  expect(proposal(LINES, 12)).toEqual({ boss: 6, calm: 1, angry: 3, furious: 2 })
  expect(proposal(LINES.filter((line) => line.card !== 'angry'), 7)).toEqual({ boss: 6, calm: 1, furious: 0 })
  expect(proposal(LINES, 5)).toEqual({ boss: 5, calm: 0, angry: 0, furious: 0 })
  expect(spent(proposal(LINES, 9))).toBe(9)
  expect(least(LINES)).toBe(9)
})

test('short pay is told by what it does', () => {
  const [, calm, angry, furious] = LINES as [never, (typeof LINES)[0], (typeof LINES)[0], (typeof LINES)[0]]
  expect(outcome(calm, 4, 0)).toEqual({ bears: 0, leaves: false })
  expect(outcome(calm, 1, 0)).toEqual({ bears: 1, leaves: false })
  expect(outcome(angry, 0, 1)).toEqual({ bears: 3, leaves: true })
  expect(outcome(furious, 1, 2)).toEqual({ bears: 3, leaves: true })
})

test('a plan goes in one message, without what is paid already', () => {
  const paid = LINES.map((line) => (line.card === 'boss' ? { ...line, paid: 6 } : line))
  expect(walk(paid, { boss: 6, calm: 0, angry: 1, furious: 2 })).toEqual([
    { do: 'pay', card: 'angry', amount: 1 }, { do: 'pay', card: 'furious', amount: 2 }, { do: 'pay_no_more' },
  ])
})
