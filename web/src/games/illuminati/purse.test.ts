import { expect, test } from 'vitest'
import { inHand, moves, payment, type Purse } from './purse'

/** Carries a walk out, as the server would. */
function carried(before: Purse, walk: ReturnType<typeof moves>, bonus = 0): Purse {
  const purse: Record<string, number> = { ...before }
  let source = ''
  for (const action of walk) {
    const card = String(action.card)
    if (action.do === 'choose') purse[card] = (purse[card] ?? 0) + bonus
    else if (action.do === 'transfer') source = card
    else {
      purse[source] = (purse[source] ?? 0) - Number(action.amount)
      purse[card] = (purse[card] ?? 0) + Number(action.amount)
      expect(purse[source]).toBeGreaterThanOrEqual(0)
    }
  }
  return purse
}

test('any purse is reached by transfers alone', () => {
  const before = { a: 10, b: 0, c: 5, d: 1 }
  const after = { a: 2, b: 7, c: 0, d: 7 }
  expect(inHand(before, after)).toBe(0)
  expect(carried(before, moves(before, after))).toEqual(after)
})

test('new money is laid on one card first, and spread from there', () => {
  const before = { a: 1, b: 2, c: 0 }
  const after = { a: 3, b: 6, c: 1 }
  const walk = moves(before, after, 7)
  expect(walk[0]).toEqual({ do: 'choose', card: 'b' })
  expect(carried(before, walk, 7)).toEqual(after)
})

test('nothing changed, nothing to do', () => {
  expect(moves({ a: 3 }, { a: 3 })).toEqual([])
})

test('a debt is paid from the fullest cards', () => {
  expect(payment({ a: 2, b: 9, c: 4 }, 11)).toEqual({ b: 9, c: 2, a: 0 })
  expect(payment({ a: 2 }, 5)).toEqual({ a: 2 })
})
