import { expect, test } from 'vitest'
import type { Action, Asked } from '../../wire/types'
import { sheetOf, weighty, type Moment } from './sheets'

const asked = (kind: string): Asked => ({ prompt: { kind, clause: '', seat: 0, params: {} }, legal: [], since: 1 })
const moment = (change: Partial<Moment> = {}): Moment => ({
  question: null, mine: false, complete: false, over: false, held: [], intent: null, scene: null, ...change,
})
const ask = (kind: string, change: Partial<Moment> = {}) => sheetOf(moment({ question: asked(kind), mine: true, ...change }))

test('each prompt has its sheet, and a new one its options', () => {
  expect(ask('bid')).toBe('auction')
  expect(ask('payroll')).toBe('payroll')
  expect(ask('attack_rounds')).toBe('clash')
  expect(ask('move')).toBe('lay')
  expect(ask('something_new')).toBe('options')
})

test('who is not asked watches what is under way', () => {
  const attack = { seat: 1, kind: 'hit', step: 'go', attacker: 'a', target: 'b' }
  expect(sheetOf(moment({ scene: { attack } }))).toBe('clash')
  expect(sheetOf(moment({ scene: { war: { starter: 0, target: 1 } } }))).toBe('war')
  expect(sheetOf(moment({ scene: { auction: { lot: 'x' } } }))).toBe('auction')
  expect(sheetOf(moment())).toBe('wait')
  expect(sheetOf(moment({ over: true, scene: { attack } }))).toBe('wait')
})

test('an offer comes before all else, then one that is being written', () => {
  expect(ask('consent', { intent: 'deal' })).toBe('consent')
  expect(ask('turn', { intent: 'deal' })).toBe('deal')
})

test('what a player wants to do opens its sheet where that can be done', () => {
  expect(ask('turn', { intent: 'attack' })).toBe('attack')
  expect(ask('war', { intent: 'attack' })).toBe('attack')
  expect(ask('turn', { intent: 'treason' })).toBe('deed')
  expect(ask('payroll', { intent: 'play' })).toBe('play')
  expect(ask('attack_go', { intent: 'attack' })).toBe('clash')
})

test('a declaration that is complete stays on its worksheet; other grave steps are confirmed', () => {
  const attack: Action[] = [{ do: 'attack', kind: 'hit' }, { do: 'choose', card: 'a' }]
  expect(sheetOf(moment({ complete: true, held: attack }))).toBe('attack')
  expect(sheetOf(moment({ complete: true, held: [{ do: 'pass' }] }))).toBe('confirm')
  expect(weighty(attack)).toBe(true)
  expect(weighty([{ do: 'treason', card: 'a' }])).toBe(true)
  expect(weighty([{ do: 'visit', card: 'a' }])).toBe(false)
})
