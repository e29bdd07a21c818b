// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { button, press, settled, Staged, type Answers } from '../../table/testing/stage.svelte'
import type { Action, Asked } from '../../wire/types'
import { facts } from './facts.svelte'
import Sheet from './Sheet.svelte'

const ODDS = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 33, 33].map((ways) => ways / 36)
facts.take({ cards: {}, odds: ODDS })

let stage: Staged
afterEach(() => stage.close())

const SCENE = {
  game: 'illuminati', you: 0, turn: 3, awaiting: [0],
  seats: [
    { seat: 0, illuminati: 'bavarian_illuminati', cards: { bavarian_illuminati: { power: 10, money: 12 }, mafia: { power: 7, money: 4, master: 'bavarian_illuminati', side: 'west', x: -1 } } },
    { seat: 1, illuminati: 'the_network', cards: { the_network: { power: 7, money: 9 } } },
  ],
  uncontrolled: { moonies: { power: 2, resistance: 4 } },
  stack: [{ frame: 'turn', seat: 0, step: 'actions', actions: 2 }],
}
const TURN: Asked = {
  prompt: { kind: 'turn', clause: 'I-3.1', seat: 0, params: { actions: 2, transfers: 2 } },
  legal: [{ action: { do: 'attack', kind: 'control' } }, { action: { do: 'proceed' } }],
  since: 5,
}
const part = (amount: number, source: string, card?: string) => ({ amount, source, clause: 'I-10.9', card })
const aiding = (held: Action[]): boolean => held.some((action) => action.do === 'aid')

/** A server that knows one attack: the Mafia on the Moonies, which the Illuminati may aid. */
const answers: Answers = (message) => {
  const held = message.actions ?? []
  if (message.type === 'prospect') return { type: 'prospects', card: 'mafia', rows: [] }
  if (message.type !== 'try') return null
  const tests = (message.tests ?? []).map(() => ({ code: 'privilege_not_sold', clause: 'I-14.3', params: {} }))
  if (held[0]?.kind === 'neutralize') return { type: 'no', code: 'uncontrolled_neutralize', clause: 'I-12', params: { card: 'moonies' } }
  if (held.length === 0) return { type: 'tried', at: 5, asked: TURN, tests }
  if (held.length === 1) {
    return { type: 'tried', at: 5, asked: { prompt: { kind: 'attack_target', clause: 'I-10.4', seat: 0, params: { kind: 'control' } }, legal: [{ action: { do: 'choose', card: 'moonies' }, needed: 3 }], walk: true } }
  }
  if (held.length === 2) {
    return { type: 'tried', at: 5, asked: { prompt: { kind: 'attack_attacker', clause: 'I-10.4', seat: 0, params: { kind: 'control', target: 'moonies' } }, legal: [{ action: { do: 'choose', card: 'mafia' }, needed: 3 }, { action: { do: 'choose', card: 'bavarian_illuminati' }, needed: 1 }], walk: true } }
  }
  const parts = [part(7, 'power', 'mafia'), ...(aiding(held) ? [part(5, 'aid', 'bavarian_illuminati')] : []), part(-4, 'resistance', 'moonies')]
  const number = { what: 'roll_needed', total: parts.reduce((sum, each) => sum + each.amount, 0), parts }
  const attack = { seat: 0, kind: 'control', attacker: 'mafia', target: 'moonies', number, chance: 0.1, purses: [0, 9] }
  const legal = [{ action: { do: 'announce' } }, ...(aiding(held) ? [] : [{ action: { do: 'aid', card: 'bavarian_illuminati', amount: 5 } }])]
  const asked = { prompt: { kind: 'attack_aid', clause: 'I-10.4', seat: 0, params: { kind: 'control', target: 'moonies', attacker: 'mafia' } }, legal, breakdowns: [number], walk: true }
  return { type: 'tried', at: 5, asked, diff: [['attack', attack], ['stack', [...SCENE.stack, { frame: 'attacking', seat: 0, kind: 'control', step: 'aid', target: 'moonies', attacker: 'mafia' }]]], tests }
}
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

async function worksheet(): Promise<void> {
  stage = new Staged(SCENE, TURN, answers)
  await stage.show(Sheet)
  await press('Attack a group')
  await press('Moonies')
}

test('the target is chosen from a list, the best attacker is taken, and nothing is sent but questions', async () => {
  await worksheet()
  expect(stage.table.held).toEqual([{ do: 'attack', kind: 'control' }, { do: 'choose', card: 'moonies' }, { do: 'choose', card: 'mafia' }])
  expect(text()).toContain('3 or less')
  expect(text()).toContain('Viktor up to 9, either way')
  expect(new Set(stage.sent.map((message) => message.type))).toEqual(new Set(['sit', 'try']))
})

test('a kind that is closed says so, with its clause', async () => {
  await worksheet()
  const tab = button('Neutralize')
  expect(tab.getAttribute('aria-disabled')).toBe('true')
  expect(tab.closest('.tab')?.textContent).toContain('I-12')
})

test('aid is ticked and taken back; every tick reckons anew', async () => {
  await worksheet()
  const box = (): HTMLInputElement => document.querySelector('.lines input[type=checkbox]') as HTMLInputElement
  box().click()
  await settled()
  expect(text()).toContain('8 or less')
  expect(box().checked).toBe(true)
  box().click()
  await settled()
  expect(text()).toContain('3 or less')
  expect(aiding(stage.table.held)).toBe(false)
})

test('money that is planned goes in one message with the announcement', async () => {
  await worksheet()
  const more = [...document.querySelectorAll<HTMLButtonElement>('.lines [data-more]')].pop()
  more?.click()
  await settled()
  more?.click()
  await settled()
  expect(text()).toContain('5 or less')
  await press('Announce, spend 2 MB')
  expect(stage.acts).toEqual([[
    { do: 'attack', kind: 'control' }, { do: 'choose', card: 'moonies' }, { do: 'choose', card: 'mafia' }, { do: 'announce' },
    { do: 'spend', card: 'mafia', cause: 'for', amount: 2 },
  ]])
})

test('put away, nothing was sent', async () => {
  await worksheet()
  await press('Put away')
  expect(stage.table.steps).toEqual([])
  expect(stage.acts).toEqual([])
  expect(text()).toContain('What you can do')
})
