import { expect, test } from 'vitest'
import { applied } from './diff'

const scene = { turn: 1, seats: [{ money: 3 }, { money: 4 }], gone: { a: 1 }, same: { x: 1 } }

test('sets, removes and splices without touching the old scene', () => {
  const after = applied(scene, [
    ['turn', 2],
    ['seats/1/money', 9],
    ['gone/a'],
    ['seats', 0, 1, [{ money: 5 }, { money: 6 }]],
  ])
  expect(after).toEqual({ turn: 2, seats: [{ money: 5 }, { money: 6 }, { money: 9 }], gone: {}, same: { x: 1 } })
  expect(scene.seats[1]).toEqual({ money: 4 })
  expect(after?.same).toBe(scene.same)
})

test('several fields of one thing are set and removed together', () => {
  const after = applied(scene, [
    ['seats/0', { money: 7, out: true }, []],
    ['gone', { b: 2, c: 3 }, ['a']],
    ['new', { d: 4, e: 5 }, []],
  ])
  expect(after).toEqual({ ...scene, seats: [{ money: 7, out: true }, { money: 4 }], gone: { b: 2, c: 3 }, new: { d: 4, e: 5 } })
  expect(scene.seats[0]).toEqual({ money: 3 })
})

test('an empty path replaces everything', () => {
  expect(applied(null, [['', { turn: 3 }]])).toEqual({ turn: 3 })
})

test('what was left out because it had its default value is there to change', () => {
  const after = applied({}, [
    ['cards/cia', { x: 1 }],
    ['dead', 0, 0, ['kgb']],
  ])
  expect(after).toEqual({ cards: { cia: { x: 1 } }, dead: ['kgb'] })
})

test('a diff that does not fit is an error', () => {
  expect(() => applied(scene, [['turn/x', 1]])).toThrow(TypeError)
  expect(() => applied(scene, [['turn', 0, 1, []]])).toThrow(TypeError)
  expect(() => applied(scene, [['seats', { money: 1 }, ['x']]])).toThrow(TypeError)
})
