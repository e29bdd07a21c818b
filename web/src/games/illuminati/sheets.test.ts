import { expect, test } from 'vitest'
import { PROMPTS, sheetOf, weighty, type Moment } from './sheets'

/** All kinds of questions of the game (`conjura.games.illuminati.reach.prompt_kinds`). */
const KINDS = [
  'turn', 'transfers', 'power_step', 'leave', 'carry', 'place', 'place_next', 'redistribute', 'lay_bonus', 'attack_target',
  'attack_attacker', 'attack_aid', 'attack_loop', 'attack_decide', 'attack_endow', 'start_window', 'income_window', 'pause_window',
  'card_window', 'roll_window', 'answer_window', 'final_window', 'abolish', 'replace_privilege', 'name_target', 'name_arrow', 'offer',
  'consent', 'pay', 'choose_goal', 'tax', 'extra_draw', 'rearrange', 'alter_target', 'alter',
  'brainwash_step', 'attack_change', 'campaign_step', 'campaign_marker', 'campaign_loop', 'campaign_decide', 'bid', 'plumbers_window',
  'increase_target', 'increase_consent', 'hack_step', 'hack_target', 'hack_gain', 'plumbers_target', 'mole_target',
  'claim', 'exert', 'declare', 'shield', 'accuse', 'name_use', 'name_side', 'ability_payer',
]

const moment = (kind: string | null, more: Partial<Moment> = {}): Moment => ({
  question: kind === null ? null : { prompt: { kind, clause: 'I-1', seat: 0, params: {} }, legal: [] },
  mine: kind !== null, complete: false, over: false, intent: null, stack: [], attack: false, ...more,
})

test('every kind of question has a sheet of its own', () => {
  expect([...PROMPTS].sort()).toEqual([...KINDS].sort())
  for (const kind of KINDS) expect(sheetOf(moment(kind))).not.toBe('options')
})

test('a question that nobody knows is answered from its list of options', () => {
  expect(sheetOf(moment('haggle'))).toBe('options')
})

test('what was said to be done opens its sheet in the own turn', () => {
  expect(sheetOf(moment('turn', { intent: 'attack' }))).toBe('attack')
  expect(sheetOf(moment('turn', { intent: 'transfer' }))).toBe('deed')
  expect(sheetOf(moment('turn', { intent: 'play' }))).toBe('play')
  expect(sheetOf(moment('attack_loop', { intent: 'attack' }))).toBe('clash')
  expect(sheetOf(moment('brainwash_step', { intent: 'brainwash' }))).toBe('attack')
  expect(sheetOf(moment('turn', { intent: 'increase' }))).toBe('raise')
})

test('an offer to oneself comes before the one that is being written', () => {
  expect(sheetOf(moment('consent', { intent: 'deal' }))).toBe('consent')
  expect(sheetOf(moment(null, { intent: 'deal' }))).toBe('deal')
})

test('money and groups of an editor stay in the editor', () => {
  expect(sheetOf(moment('carry', { stack: [{ frame: 'redistributing' }] }))).toBe('purse')
  expect(sheetOf(moment('place', { stack: [{ frame: 'rearranging' }] }))).toBe('editor')
  expect(sheetOf(moment('place', { stack: [{ frame: 'placing' }] }))).toBe('place')
})

test('those who are not asked see an attack grow', () => {
  expect(sheetOf(moment(null, { attack: true }))).toBe('clash')
  expect(sheetOf(moment(null, { campaign: true }))).toBe('campaign')
  expect(sheetOf(moment(null, { bidding: true }))).toBe('bid')
  expect(sheetOf(moment(null))).toBe('wait')
})

test('only what gives something up waits for a last look', () => {
  expect(weighty([{ do: 'drop', card: 'kgb' }], false)).toBe(true)
  expect(weighty([{ do: 'attack', kind: 'destroy' }, { do: 'choose', card: 'kgb' }], false)).toBe(true)
  expect(weighty([{ do: 'transfer', card: 'cia' }, { do: 'carry', card: 'kgb', amount: 1 }], false)).toBe(false)
  expect(weighty([{ do: 'place', master: 'cia', side: 'north' }], false)).toBe(false)
  expect(weighty([{ do: 'place', master: 'cia', side: 'north' }], true)).toBe(true)
  expect(weighty([], true)).toBe(false)
})
