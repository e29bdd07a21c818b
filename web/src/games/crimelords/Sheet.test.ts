// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { button, press, settled, Staged, type Answers } from '../../table/testing/stage.svelte'
import type { Asked, Option } from '../../wire/types'
import { facts } from './facts.svelte'
import Sheet from './Sheet.svelte'

const odds = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 33, 33].map((ways) => ways / 36)
facts.take({
  cards: {
    two_hats: { kind: 'crook', copies: 1, power: 5, resistance: 3, weakness: 'gambling' },
    cold_soup: { kind: 'crook', copies: 1, power: 4, resistance: 3, weakness: 'food' },
    pier_rats: { kind: 'racket', copies: 1, district: 'docks', types: ['lowlifes'], resistance: 8, income: 1, power: 2, space: true },
  },
  odds, types: [], districts: [],
})

let stage: Staged
afterEach(() => stage.close())

const MOB = {
  seat: 0, boss: 'two_hats', boss_bonus: 3, money: 11, crooks: {
    two_hats: { power: 8, wage: 8, token: true }, cold_soup: { power: 4, wage: 4, unhappy: 2, master: 'two_hats', token: true },
  },
  rackets: { pier_rats: { power: 2, resistance: 8, token: true } },
}
const OTHER = { seat: 1, boss: 'country_cousin', crooks: { country_cousin: { power: 5, token: true } } }
const scene = (more: object) => ({ game: 'crimelords', you: 0, turn: 3, needed: 11, awaiting: [0], seats: [MOB, OTHER], stack: [{ frame: 'turn', seat: 1 }], ...more })
const ask = (kind: string, legal: Asked['legal'], params = {}): Asked => ({ prompt: { kind, clause: 'C-1', seat: 0, params }, legal, since: 5 })
/** A server to which every walk is a whole one, and that refuses nothing. */
const agreeable: Answers = (message) => {
  if (message.type !== 'try') return null
  if (message.actions?.length) return { type: 'tried', at: 5, complete: true }
  return { type: 'tried', at: 5, tests: (message.tests ?? []).map(() => null) }
}
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

async function show(more: object, asked: Asked | null, answers: Answers = agreeable): Promise<void> {
  stage = new Staged(scene(more), asked, answers)
  await stage.show(Sheet)
}

test('the auction tells who has what left and who may bid; a raise is one press', async () => {
  const auction = { lot: 'cold_soup', bid: 2, leader: 1, bidding: [0], crooks: [3, 7], rackets: [1, 5] }
  const legal: Option[] = [{ action: { do: 'decline' } }, { action: { do: 'bid', amount: 3 }, high: 11 }]
  await show({ auction }, ask('bid', legal, { card: 'cold_soup', bid: 2 }))
  expect(text()).toContain('Crooks 3 of 7')
  expect(text()).toContain('Viktor leads with 2 G')
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent)).toEqual(['decides', 'bids 2'])
  await press('One more')
  await press('Bid 4 G')
  expect(stage.acts).toEqual([[{ do: 'bid', amount: 4 }]])
})

test('the payroll is proposed, changed and sent in one message', async () => {
  const lines = [{ card: 'two_hats', wage: 8, paid: 0, part: 1, none: 2 }, { card: 'cold_soup', wage: 4, paid: 0, stays: 4, part: 3, none: 3 }]
  await show({ payroll: { seat: 0, owed: 12, lines } }, ask('payroll', [{ action: { do: 'pay_no_more' } }]))
  expect(text()).toContain('With three markers, for the uncontrolled area')
  expect(button('All in full').disabled).toBe(true)
  await press('Pay 8 G, lose one Crook')
  expect(stage.acts).toEqual([[{ do: 'pay', card: 'two_hats', amount: 8 }, { do: 'pay_no_more' }]])
})

const number = { what: 'roll_needed', total: 7, parts: [{ amount: 7, source: 'power', clause: 'C-13.1', card: 'country_cousin' }] }
const attack = (more: object) => ({ attack: { seat: 1, kind: 'racket', step: 'rounds', attacker: 'country_cousin', target: 'pier_rats', defender: 0, number, ...more } })
const help = (card: string) => ({ action: { do: 'help', card } })

test('helpers are ticked, the number follows, and they go together', async () => {
  const could = [{ card: 'cold_soup', seat: 0, amount: -4 }, { card: 'pier_rats', seat: 0, amount: -2 }]
  await show(attack({ could }), ask('attack_rounds', [{ action: { do: 'decline' } }, help('cold_soup'), help('pier_rats')], { side: 'defend', attacker: 'country_cousin', target: 'pier_rats' }))
  const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  boxes()[0]?.click()
  await settled()
  expect(text()).toContain('3 or less')
  await press('Send Cold Soup')
  boxes()[0]?.click()
  boxes()[1]?.click()
  await settled()
  expect(text()).toContain('short by 1')
  await press('Send 2 helpers')
  // With some left the round has to be ended; with all of them named nobody is asked on.
  expect(stage.acts).toEqual([[help('cold_soup').action, { do: 'decline' }], [help('cold_soup').action, help('pier_rats').action]])
})

test('a third mob puts its secret money on either side, with what it would make of the chance', async () => {
  const spend = (cause: string) => ({ action: { do: 'commit', cause, amount: 1 }, high: 10 })
  await show(attack({ step: 'commit', defender: undefined, owed: [0, 1] }), ask('attack_commit', [{ action: { do: 'decline' } }, spend('for'), spend('against')], { attacker: 'country_cousin', target: 'pier_rats' }))
  expect(button('Put 2 G against it')).toBeTruthy() // 58 to 28 percent
  await press('For the attack')
  await press('Put 2 G for it')
  expect(stage.acts).toEqual([[{ do: 'commit', cause: 'for', amount: 2 }]])
})

test('a declaration shows its number before it is sent', async () => {
  const turn = ask('turn', [{ action: { do: 'attack', kind: 'hit' } }, { action: { do: 'proceed' } }])
  const answers: Answers = (message) => {
    if (message.type !== 'try') return null
    const target = { action: { do: 'choose', card: 'country_cousin' }, needed: 3 }
    const lead = { action: { do: 'choose', card: 'two_hats' }, needed: 3 }
    const tests = (message.tests ?? []).map(() => null)
    if (message.actions?.length === 1) return { type: 'tried', at: 5, asked: ask('attack_target', [target], { kind: 'hit' }), tests }
    if (message.actions?.length === 2) return { type: 'tried', at: 5, asked: ask('attack_attacker', [lead], { kind: 'hit', target: 'country_cousin' }), tests }
    return { type: 'tried', at: 5, complete: (message.actions?.length ?? 0) > 2, asked: turn, tests }
  }
  await show({}, turn, answers)
  await press('Make a hit')
  await press('The Country Cousin')
  expect(text()).toContain('3 or less')
  expect(text()).toContain('a Gang War begins, hit or miss')
  expect(stage.acts).toEqual([])
  await press('Declare the attack')
  expect(stage.acts).toEqual([[{ do: 'attack', kind: 'hit' }, { do: 'choose', card: 'country_cousin' }, { do: 'choose', card: 'two_hats' }]])
})

test('the war tells who is in, whose move it is, and what another pass would do', async () => {
  const war = { starter: 1, target: 0, involved: [0, 1], at: 0, passes: 1, over: 2, plus: 5 }
  await show({ war }, ask('war', [{ action: { do: 'decline' } }, { action: { do: 'attack', kind: 'hit' } }], { seats: [0, 1], quiet: 1 }))
  expect(text()).toContain('Viktor has hit at the Boss of Marta')
  expect(text()).toContain('If you pass too, the war is over.')
  expect(text()).toContain('Hits count 5 more now.')
  await press('Pass')
  expect(stage.acts).toEqual([[{ do: 'decline' }]])
})
