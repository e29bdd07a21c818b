// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { button, press, Staged, type Answers } from '../../table/testing/stage.svelte'
import type { Asked } from '../../wire/types'
import { facts } from './facts.svelte'
import Sheet from './Sheet.svelte'

facts.take({ cards: {}, odds: [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 33, 33].map((ways) => ways / 36) })

let stage: Staged
afterEach(() => stage.close())

const number = { what: 'roll_needed', total: 9, parts: [{ amount: 9, source: 'power', clause: 'I-10.9', card: 'mafia' }] }
const SCENE = {
  game: 'illuminati', you: 0, turn: 3, awaiting: [0],
  seats: [
    { seat: 0, illuminati: 'bavarian_illuminati', cards: { bavarian_illuminati: { power: 10, money: 12 }, kkk: { money: 3 } } },
    { seat: 1, illuminati: 'the_network', cards: { the_network: { power: 7, money: 9 }, mafia: { power: 7 } } },
  ],
  stack: [{ frame: 'turn', seat: 1, step: 'actions' }, { frame: 'attacking', seat: 1, kind: 'control', step: 'loop', target: 'moonies', attacker: 'mafia' }],
  attack: { seat: 1, kind: 'control', attacker: 'mafia', target: 'moonies', number, chance: 0.8, wins: [1] },
  uncontrolled: { moonies: {} },
}
const spend = (card: string, cause: string, high: number) => ({ action: { do: 'spend', card, cause, amount: 1 }, high })
function asked(...spends: ReturnType<typeof spend>[]): Asked {
  const params = { kind: 'control', target: 'moonies', attacker: 'mafia' }
  return { prompt: { kind: 'attack_loop', clause: 'I-10.15', seat: 0, params }, legal: [{ action: { do: 'decline' } }, ...spends], breakdowns: [number], since: 5 }
}
/** A server for which a megabuck counts so much. */
const counts = (question: Asked, worth: number): Answers => (message) => {
  if (message.type !== 'try') return null
  if (message.actions?.length) return { type: 'tried', at: 5, complete: true }
  const legal = question.legal.map((option) => (option.action.do === 'spend' ? { ...option, needed: 9 + (option.action.cause === 'for' ? worth : -worth) } : option))
  return { type: 'tried', at: 5, asked: { ...question, legal }, tests: (message.tests ?? []).map(() => ({ code: 'wrong_side', clause: 'I-10.22', params: {} })) }
}
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')

test('who may help or hinder is offered the least that matters, and told who could win', async () => {
  const question = asked(spend('bavarian_illuminati', 'for', 12), spend('bavarian_illuminati', 'against', 12))
  stage = new Staged(SCENE, question, counts(question, 1))
  await stage.show(Sheet)
  expect(text()).toContain('Viktor would win at the end of this turn')
  expect(button('Spend 2 to hinder')).toBeTruthy() // 83 to 58 percent
  expect(text()).toContain('7 or less')
  await press('Help')
  expect(button('Spend 1 to help')).toBeTruthy() // nothing is more likely than ten
  await press('Hinder')
  await press('One more')
  await press('Spend 3 to hinder')
  expect(stage.acts).toEqual([[{ do: 'spend', card: 'bavarian_illuminati', cause: 'against', amount: 3 }]])
})

test('a defender has one side, and each megabuck of the attacked group counts twice', async () => {
  const question = asked(spend('bavarian_illuminati', 'against', 12), spend('kkk', 'against', 3))
  const scene = { ...SCENE, attack: { ...SCENE.attack, target: 'kkk', defender: 0 } }
  stage = new Staged(scene, question, counts(question, 2))
  await stage.show(Sheet)
  expect(button('Help').getAttribute('aria-disabled')).toBe('true')
  expect(text()).toContain('I-10.22')
  expect(text()).toContain('each MB counts 2')
  expect(button('Spend 1 to defend')).toBeTruthy()
})

test('to stay out is one press', async () => {
  const question = asked(spend('bavarian_illuminati', 'against', 12))
  stage = new Staged(SCENE, question, counts(question, 1))
  await stage.show(Sheet)
  expect(button('Stay out').dataset.key).toBe('o')
  await press('Stay out')
  expect(stage.acts).toEqual([[{ do: 'decline' }]])
})

test('who is not asked sees the number and its parts', async () => {
  stage = new Staged({ ...SCENE, awaiting: [1] }, null, () => null)
  await stage.show(Sheet)
  expect(text()).toContain('Viktor attacks')
  expect(text()).toContain('Viktor needs')
  expect(text()).toContain('Power of The Mafia')
})
