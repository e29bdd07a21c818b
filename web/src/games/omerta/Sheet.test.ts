// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { button, press, settled, Staged, type Answers } from '../../table/testing/stage.svelte'
import type { Asked } from '../../wire/types'
import { facts } from './facts.svelte'
import Sheet from './Sheet.svelte'

facts.take({
  dog_track: { kind: 'domain', copies: 1, difficulty: 14, defence: 2, pr: 3, resources: 2, borough: 'queens', business: 'illegal_betting' },
  lupara: { kind: 'event', copies: 2 },
})

let stage: Staged
afterEach(() => stage.close())

const SCENE = {
  game: 'omerta', you: 0, turn: 3, centre: ['dog_track'], awaiting: [0],
  seats: [
    {
      seat: 0, don: 'gambino', money: 12, hand: [{ card: 'lupara' }],
      capos: { mario_ridella: { type: 'gunmen', reserve: 3, combat: 9, influence: 1 }, luca_monteverdi: { type: 'spies', reserve: 1, combat: 6, influence: 4 } },
      domains: { hotel_concordia: { capo: 'mario_ridella', men: 3 } },
    },
    { seat: 1, don: 'luchese', money: 14, capos: { tano_scorza: { type: 'thugs', reserve: 4, influence: 5 } }, domains: { jazz_cellar: { capo: 'tano_scorza', men: 1 } } },
  ],
  stack: [{ frame: 'round', number: 3, phase: 'actions', step: 'act' }],
}
const asked = (kind: string, legal: Asked['legal'], params: Record<string, string | number> = {}): Asked => ({ prompt: { kind, clause: 'O-6.1', seat: 0, params }, legal, since: 5 })
const ACT = asked('act', [{ action: { do: 'pass' } }, { action: { do: 'conquer', card: 'mario_ridella' } }, { action: { do: 'conquer', card: 'luca_monteverdi' } }])
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

const row = (attacker: string, chance: number): object => ({
  kind: 'conquest', target: 'dog_track', attacker, chance, needed: 2, actions: [{ do: 'conquer', card: attacker }, { do: 'choose', card: 'dog_track' }],
})
/** A server that knows one Domain of the centre, and no Assault. */
const answers: Answers = (message) => {
  if (message.type === 'prospect') return { type: 'prospects', card: String(message.card), rows: [row('mario_ridella', 0.667), row('luca_monteverdi', 0.1)] }
  if (message.type !== 'try') return null
  const tests = (message.tests ?? []).map((test) => (test.do === 'assault' ? { code: 'two_needed', clause: 'O-6.6a', params: { card: 'hotel_concordia' } } : null))
  const held = message.actions ?? []
  return { type: 'tried', at: 5, complete: held.length > 1 || ['commit', 'discard'].includes(held[0]?.do ?? ''), tests }
}

test('an action goes from the list to the worksheet; what is closed says why; nothing is sent before it is declared', async () => {
  stage = new Staged(SCENE, ACT, answers)
  await stage.show(Sheet)
  expect(text()).toContain('O-6.6a')
  await press('Conquest')
  expect(text()).toContain('67 %')
  await press('Dog Track')
  expect(text()).toContain('Conquest of Dog Track')
  expect(text()).toContain('has $14,000, INFLUENCE 5')
  expect(text()).toContain('The die must show more than 2')
  expect(stage.acts).toEqual([])
  await press('Declare the Conquest')
  expect(stage.acts).toEqual([[{ do: 'conquer', card: 'mario_ridella' }, { do: 'choose', card: 'dog_track' }]])
})

test('somebody else of the Family is put into the worksheet, and put away it leaves nothing', async () => {
  stage = new Staged(SCENE, ACT, answers)
  await stage.show(Sheet)
  await press('Conquest')
  await press('Dog Track')
  await press('Luca Monteverdi')
  expect(stage.table.held[0]).toEqual({ do: 'conquer', card: 'luca_monteverdi' })
  expect(text()).toContain('10 %')
  await press('Put away')
  expect(stage.table.steps).toEqual([])
  expect(stage.acts).toEqual([])
})

test('Soldiers are planned place by place and sent whole, with the end of the step', async () => {
  const legal: Asked['legal'] = [
    { action: { do: 'proceed' } }, { action: { do: 'recall', card: 'hotel_concordia', amount: 1 }, high: 3 },
    { action: { do: 'post', card: 'hotel_concordia', amount: 1 }, high: 2 },
  ]
  stage = new Staged(SCENE, asked('move_men', legal), answers)
  await stage.show(Sheet)
  expect(button('Done')).toBeTruthy()
  await press('One more')
  await press('One more')
  expect(text()).toContain('was 3')
  expect(stage.acts).toEqual([])
  await press('Move them, and go on')
  expect(stage.acts).toEqual([[{ do: 'post', card: 'hotel_concordia', amount: 2 }, { do: 'proceed' }]])
})

test('what a plan loses on the way is sent without the end, then one by one', async () => {
  const legal: Asked['legal'] = [{ action: { do: 'proceed' } }, { action: { do: 'buy', card: 'mario_ridella', amount: 1 }, high: 2 }, { action: { do: 'buy', card: 'hotel_concordia', amount: 1 }, high: 2 }]
  const strict: Answers = (message) => (message.type === 'act' && (message.actions ?? []).length > 1 ? { type: 'no', code: 'walk_complete' } : answers(message))
  stage = new Staged(SCENE, asked('buy', legal, { amount: 2, price: 5 }), strict)
  await stage.show(Sheet)
  for (const more of [...document.querySelectorAll<HTMLButtonElement>('[data-more]')].slice(0, 2)) {
    more.click()
    await settled()
  }
  expect(text()).toContain('$10,000 of $12,000')
  await press('Buy 2 Soldiers')
  await settled()
  expect(stage.acts.slice(-2)).toEqual([[{ do: 'buy', card: 'mario_ridella', amount: 1 }], [{ do: 'buy', card: 'hotel_concordia', amount: 1 }]])
})

test('a number of Soldiers shows what it makes of the chance', async () => {
  const ladder = [1, 2, 3].map((amount) => ({ amount, chance: amount / 4 }))
  const scene = { ...SCENE, deed: { kind: 'conquest', seat: 0, card: 'mario_ridella', target: 'dog_track', ladder } }
  stage = new Staged(scene, asked('commit', [{ action: { do: 'commit', amount: 1 }, high: 3 }], { card: 'mario_ridella', target: 'dog_track' }), answers)
  await stage.show(Sheet)
  expect(document.querySelector('[role=status]')?.textContent).toContain('75 %')
  await press('One Soldier: 25 %')
  expect(document.querySelector('[role=status]')?.textContent).toContain('25 %')
  await press('Use 1 Soldier')
  expect(stage.acts).toEqual([[{ do: 'commit', amount: 1 }]])
})

test('a card that is given up waits for a second press', async () => {
  stage = new Staged(SCENE, asked('sell', [{ action: { do: 'decline' } }, { action: { do: 'discard', card: 'lupara' } }], { amount: 1 }), answers)
  await stage.show(Sheet)
  await press('Lupara')
  expect(stage.acts).toEqual([])
  await press('Discard Lupara')
  expect(stage.acts).toEqual([[{ do: 'discard', card: 'lupara' }]])
})

test('a request for Soldiers is sent whole', async () => {
  const borrow = { do: 'borrow', to: 1 }
  const lending: Answers = (message) => {
    if (message.type !== 'try' || (message.actions ?? []).length === 0) return answers(message)
    const legal: Asked['legal'] = [{ action: { do: 'withdraw' } }, { action: { do: 'want_men', amount: 1 }, high: 2 }, { action: { do: 'give_money', amount: 1 }, high: 12 }]
    return { type: 'tried', at: 5, asked: { ...asked('loan', legal, { to: 1 }), walk: true } }
  }
  stage = new Staged(SCENE, asked('borrow', [{ action: { do: 'decline' } }, { action: borrow }]), lending)
  await stage.show(Sheet)
  await press('Ask Viktor for Soldiers')
  const more = [...document.querySelectorAll<HTMLButtonElement>('[data-more]')].pop()
  more?.click()
  await settled()
  await press('Ask for them')
  expect(stage.acts).toEqual([[borrow, { do: 'want_men', amount: 2 }, { do: 'give_money', amount: 1 }, { do: 'propose' }]])
})
