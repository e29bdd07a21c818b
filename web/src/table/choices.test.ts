import { expect, test } from 'vitest'
import type { Option } from '../wire/types'
import { actionOf, choiceKey, choices } from './choices'

test('an action points at its arrow before its card', () => {
  expect(choiceKey({ do: 'Place', card: 'kgb', master: 'cia', side: 'north' })).toBe('cia:north')
  expect(choiceKey({ do: 'Aim', card: 'kgb' })).toBe('kgb')
  expect(choiceKey({ do: 'EndActions' })).toBeNull()
})

test('options are gathered by what they point at', () => {
  const legal: Option[] = [
    { action: { do: 'Transfer', source: 'kgb', amount: 1 }, high: 4 },
    { action: { do: 'Attack', kind: 'control' } },
    { action: { do: 'Drop', card: 'kgb' } },
  ]
  const found = choices({ prompt: null, legal })
  expect([...found.keys()]).toEqual(['kgb'])
  expect(found.get('kgb')).toHaveLength(2)
})

test('an amount is held within its span', () => {
  const span = { action: { do: 'Spend', amount: 2 }, high: 5 }
  expect(actionOf(span, 9).amount).toBe(5)
  expect(actionOf(span, 0).amount).toBe(2)
  expect(actionOf({ action: { do: 'Decline' } }, 3)).toEqual({ do: 'Decline' })
})
