import { expect, test } from 'vitest'
import { byTarget } from './prospects'
import { kindOf, PROMPTS, sheetOf, weighty, type Moment } from './sheets'

/** All kinds of questions of the game (`conjura.games.omerta.reach.prompt_kinds`). */
const KINDS = [
  'choose_capo', 'choose_type', 'post', 'claim', 'move_domain', 'lay', 'move_men', 'sell', 'act', 'after_act', 'buy', 'discard',
  'conquest_target', 'involve', 'name_capo', 'commit', 'occupy', 'assault_origin', 'assault_target', 'attackers', 'borrow', 'loan',
  'loan_consent', 'bring', 'robbery_capo', 'robbery_target', 'payday_window', 'declare_window', 'roll_window', 'rolled_window',
  'aftermath_window', 'card_window', 'happening_window', 'name_family', 'name_target', 'name_roller', 'name_defender', 'place', 'lose',
  'owe', 'part', 'keep_type', 'strike_card', 'strike_domain', 'lend_from', 'lend_men', 'price', 'offer', 'consent',
]

const moment = (kind: string | null, more: Partial<Moment> = {}): Moment => ({
  question: kind === null ? null : { prompt: { kind, clause: 'O-1', seat: 0, params: {} }, legal: [] },
  complete: false, over: false, intent: null, clash: false, ...more,
})

test('every kind of question has a sheet of its own', () => {
  expect([...PROMPTS].sort()).toEqual([...KINDS].sort())
  for (const kind of KINDS) expect(sheetOf(moment(kind))).not.toBe('options')
})

test('what was said to be done opens its sheet in the own turn', () => {
  expect(sheetOf(moment('act', { intent: 'assault' }))).toBe('plan')
  expect(sheetOf(moment('act', { intent: 'attack' }))).toBe('plan')
  expect(sheetOf(moment('after_act', { intent: 'play' }))).toBe('hand')
  expect(sheetOf(moment('commit', { intent: 'assault' }))).toBe('amount')
  expect(kindOf('deal')).toBeNull()
})

test('an offer to oneself comes before the one that is being written, and that before all else', () => {
  expect(sheetOf(moment('consent', { intent: 'deal' }))).toBe('consent')
  expect(sheetOf(moment('move_men', { intent: 'deal' }))).toBe('deal')
  expect(sheetOf(moment(null, { intent: 'deal' }))).toBe('deal')
})

test('those who are not asked see the dice', () => {
  expect(sheetOf(moment(null, { clash: true }))).toBe('watch')
  expect(sheetOf(moment(null))).toBe('wait')
})

test('an action that is declared and a Domain that pays wait for a last look', () => {
  expect(weighty([{ do: 'conquer', card: 'mario_ridella' }, { do: 'choose', card: 'dog_track' }])).toBe(true)
  expect(weighty([{ do: 'yield', card: 'dog_track' }])).toBe(true)
  expect(weighty([{ do: 'move_domain', card: 'dog_track' }, { do: 'choose', card: 'mario_ridella' }])).toBe(false)
  expect(weighty([])).toBe(false)
})

test('each target is listed once, by its best way; what is refused comes last', () => {
  const row = (target: string, attacker: string, chance: number, refused = false): Parameters<typeof byTarget>[0][number] => ({
    kind: 'conquest', target, attacker, chance, ...(refused ? { refusal: { code: 'blocked', clause: 'O-6.11', params: {} } } : {}),
  })
  const rows = byTarget([row('a', 'x', 0.9, true), row('a', 'y', 0.2), row('b', 'x', 0.5), row('c', 'x', 0.1, true), row('b', 'y', 0.6)])
  expect(rows.map((each) => [each.target, each.attacker])).toEqual([['b', 'y'], ['a', 'y'], ['c', 'x']])
})
