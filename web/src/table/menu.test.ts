import { expect, test } from 'vitest'
import type { Asked, Option } from '../wire/types'
import { entries, likeliest, ofTag, open, plain } from './menu'

const many = (tag: string, count: number): Option[] =>
  Array.from({ length: count }, (_, i) => ({ action: { do: tag, card: `card-${i}` } }))

test('a short list has a line for each option', () => {
  expect(entries([...many('drop', 5), { action: { do: 'proceed' } }])).toHaveLength(6)
})

test('in a long list options of one kind share a line', () => {
  const found = entries([...many('drop', 9), ...many('transfer', 4), { action: { do: 'proceed' } }])
  expect(found.map((entry) => [entry.tag, entry.options.length])).toEqual([['drop', 9], ['transfer', 4], ['proceed', 1]])
})

test('a long list of one kind stays a list, the likeliest first', () => {
  const rows = many('choose', 20).map((option, i) => ({ ...option, needed: i % 7 }))
  const found = entries(rows)
  expect(found).toHaveLength(20)
  expect(found[0]?.needed).toBe(6)
})

test('what has no number comes last', () => {
  expect(likeliest([{ needed: null }, { needed: -3 }, { needed: 4 }]).map((row) => row.needed)).toEqual([4, -3, null])
})

test('options are found by kind, and spans told from single amounts', () => {
  const asked: Asked = { prompt: null, legal: [{ action: { do: 'pay', amount: 1 }, high: 1 }, { action: { do: 'decline' } }] }
  expect(ofTag(asked, 'pay').map(open)).toEqual([false])
  expect(open({ action: { do: 'pay', amount: 1 }, high: 3 })).toBe(true)
  expect(ofTag(null, 'pay')).toEqual([])
})

test('a search forgives accents', () => {
  expect(plain(' Číňan ')).toBe('cinan')
})
