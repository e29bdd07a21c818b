import { describe, expect, test } from 'vitest'
import aid from './fixtures/aid.json'
import place from './fixtures/place.json'
import turn from './fixtures/turn.json'
import type { Asked, ProspectRow } from '../../wire/types'
import { bestRow, canAttack, choicesOf, readArrowKey, soleAction, targetsOf } from '../../table/answers'
import { WORDS } from './words'

const asked = (data: { asked: unknown }): Asked => data.asked as Asked
const rows = turn.prospects as unknown as ProspectRow[]

describe('the choices of a question', () => {
  test('a turn is a menu: a card tells what it can do', () => {
    const found = choicesOf(WORDS, asked(turn))
    expect(found.mode).toBe('menu')
    expect(canAttack(WORDS, asked(turn))).toBe(true)
    expect([...found.cards.keys()]).toContain('hollywood')
    expect(found.arrows.size).toBe(0)
  })

  test('a deed that was named makes its cards the answer', () => {
    const found = choicesOf(WORDS, asked(turn), 'transfer')
    expect(found.mode).toBe('choose')
    for (const options of found.cards.values()) expect(options.every((option) => option.action.do === 'transfer')).toBe(true)
  })

  test('a place is chosen by its arrow', () => {
    const found = choicesOf(WORDS, asked(place))
    expect(found.mode).toBe('choose')
    expect(found.cards.size).toBe(0)
    const [first] = found.arrows.keys()
    expect(found.arrows.get(first as string)?.action).toMatchObject({ do: 'place', ...readArrowKey(first as string) })
  })

  test('cards that may aid are chosen on the board; Specials lie in the hand', () => {
    const found = choicesOf(WORDS, asked(aid))
    expect(found.mode).toBe('choose')
    expect([...found.cards.keys()]).toEqual(['cia'])
    expect(asked(aid).legal.some((option) => option.action.card === 'whispering_campaign')).toBe(true)
  })

  test('nothing is asked: nothing to choose', () => {
    expect(choicesOf(WORDS, null).mode).toBe('none')
    expect(canAttack(WORDS, null)).toBe(false)
  })
})

test('only a choice without an open amount is carried out by a click', () => {
  const action = { do: 'aid', card: 'cia', amount: 2 }
  expect(soleAction([{ action }])).toEqual(action)
  expect(soleAction([{ action, high: 2 }])).toEqual(action)
  expect(soleAction([{ action, high: 4 }])).toBeNull()
  expect(soleAction([{ action }, { action }])).toBeNull()
  expect(soleAction(undefined)).toBeNull()
})

describe('what an attacker could try', () => {
  test('is the wanted kind where that is allowed, else control, else what is', () => {
    const row = (kind: string, refused = false): ProspectRow => ({
      kind, target: 't', attacker: 'a', ...(refused ? { refusal: { code: 'x', clause: '', params: {} } } : {}),
    })
    expect(bestRow(WORDS, [row('control'), row('destroy')], 'a', 't')?.kind).toBe('control')
    expect(bestRow(WORDS, [row('control'), row('destroy')], 'a', 't', 'destroy')?.kind).toBe('destroy')
    expect(bestRow(WORDS, [row('control', true), row('destroy')], 'a', 't', 'control')?.kind).toBe('destroy')
    expect(bestRow(WORDS, [row('control', true), row('destroy', true)], 'a', 't')?.kind).toBe('control')
    expect(bestRow(WORDS, [], 'a', 't')).toBeNull()
  })

  test('is known for every target that the server names, with number or reason', () => {
    const targets = targetsOf(WORDS, rows, 'new_york')
    expect(targets.size).toBeGreaterThan(10)
    for (const row of targets.values()) expect(row.refusal == null).toBe((row.actions?.length ?? 0) > 0)
  })
})
