import { expect, test } from 'vitest'
import { tapes } from './naming'

test('a tape has one letter of a name, and more where others would have the same', () => {
  expect(tapes(['Marta', 'Ada', 'Boris'])).toEqual(['M', 'A', 'B'])
  expect(tapes(['Agent 609', 'Ada', 'boris', 'Boris 2', ''])).toEqual(['Ag', 'Ad', 'B3', 'B4', '5'])
  expect(tapes(['A', 'A b', 'žofie', 'Zdeněk'])).toEqual(['A1', 'A2', 'Ž', 'Z'])
})
