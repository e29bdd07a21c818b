// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { button, press, settled, Staged, type Answers } from '../../table/testing/stage.svelte'
import type { Action, Asked } from '../../wire/types'
import { facts } from './facts.svelte'
import Sheet from './Sheet.svelte'

facts.take({ cards: {}, odds: [] })

let stage: Staged
afterEach(() => stage.close())

const SCENE = {
  game: 'illuminati', you: 0, turn: 3, awaiting: [1],
  seats: [
    { seat: 0, illuminati: 'bavarian_illuminati', hand: [{ card: 'slush_fund' }, { card: 'deep_agent' }], cards: { bavarian_illuminati: { money: 12 }, kkk: { money: 3 } } },
    { seat: 1, illuminati: 'the_network', hand: [{ card: null }], cards: { the_network: { money: 9 } } },
  ],
  stack: [{ frame: 'turn', seat: 1, step: 'actions' }],
}
const prompt = (kind: string): Asked['prompt'] => ({ kind, clause: 'I-25.15', seat: 0, params: { by: 0, to: 1, gives: 0, wants: 0, gives_cards: [], wants_cards: [] } })

const answers: Answers = (message) => {
  if (message.type !== 'try') return null
  const named = (message.actions ?? []).length > 1
  const legal = ['slush_fund', 'deep_agent'].map((card) => ({ action: { do: 'give_special', card } }))
  const tests = (message.tests ?? []).map((test: Action) =>
    test.do === 'propose' && !named ? { code: 'nothing_offered', clause: 'I-25.15', params: {} } : null,
  )
  return { type: 'tried', at: 5, asked: { prompt: prompt('offer'), legal, walk: true }, tests }
}
const sent = (): string[][] => stage.acts.map((act) => act.map((action) => action.do))

async function choose(label: string, card: string): Promise<void> {
  const list = [...document.querySelectorAll('select')].find((each) => each.getAttribute('aria-label') === label) as HTMLSelectElement
  list.value = card
  list.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
}

async function writing(): Promise<void> {
  stage = new Staged(SCENE, null, answers)
  await stage.show(Sheet)
  stage.table.liberty = true
  stage.ui.intent = { kind: 'deal', card: null }
  await settled()
  await press('Viktor')
}

test('who is not asked may write an offer; money goes with it in one message', async () => {
  await writing()
  expect(button('Send the offer').disabled).toBe(true)
  await press('One more')
  await press('One more')
  await press('Send the offer')
  expect(sent()).toEqual([['offer', 'give_money', 'propose']])
})

test('Specials are shown one message at a time, the promise is said before to the other alone', async () => {
  await writing()
  await choose('Give a special card', 'slush_fund')
  await choose('Give a special card', 'deep_agent')
  const field = [...document.querySelectorAll('input')].find((each) => each.placeholder.startsWith('A promise')) as HTMLInputElement
  field.value = 'I stay out of it.'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
  await press('Send the offer')
  expect(sent()).toEqual([['offer', 'give_special'], ['give_special'], ['propose']])
  const said = stage.sent.filter((message) => message.type === 'say')
  expect(said.map((message) => [message.text, message.to])).toEqual([['» I stay out of it.', 1]])
})

test('an offer that is put aside is still there', async () => {
  await writing()
  await press('One more')
  await press('Put aside')
  expect(stage.acts).toEqual([])
  stage.ui.intent = { kind: 'deal', card: null }
  await settled()
  expect(document.body.textContent).toContain('Offer Viktor a deal')
  expect(document.body.textContent).toContain('1 MB')
})
