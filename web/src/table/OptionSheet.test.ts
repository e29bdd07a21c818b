// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import type { Asked } from '../wire/types'
import OptionSheet from './OptionSheet.svelte'
import { button, press, settled, Staged } from './testing/stage.svelte'

let stage: Staged
afterEach(() => stage.close())

const asked: Asked = {
  prompt: { kind: 'pay', clause: 'I-5.2', seat: 0, params: { amount: 4, to: null } },
  legal: [
    { action: { do: 'pay', card: 'kgb', amount: 1 }, high: 4 },
    { action: { do: 'pay', card: 'cia', amount: 1 }, high: 1 },
    { action: { do: 'decline' } },
  ],
  since: 5,
}

test('any question is answered from its list: a span with a stepper, the quiet answer at the foot', async () => {
  stage = new Staged({}, asked, (message) => (message.type === 'try' ? { type: 'tried', at: 5, complete: true } : null))
  await stage.show(OptionSheet)
  expect(document.querySelector('h2')?.textContent).toContain('Owed: 4 MB')
  await press('Pay 1 to 4 MB from KGB')
  await press('One more')
  await press('One more')
  await press('Pay 3 MB from KGB')
  expect(stage.acts).toEqual([[{ do: 'pay', card: 'kgb', amount: 3 }]])
})

test('a span of one amount needs no stepper', async () => {
  stage = new Staged({}, asked, (message) => (message.type === 'try' ? { type: 'tried', at: 5, complete: true } : null))
  await stage.show(OptionSheet)
  await press('Pay 1 MB from C.I.A.')
  expect(stage.acts).toEqual([[{ do: 'pay', card: 'cia', amount: 1 }]])
})

test('an amount can be typed, and is held within its bounds', async () => {
  stage = new Staged({}, asked, () => null)
  await stage.show(OptionSheet)
  await press('Pay 1 to 4 MB from KGB')
  const field = document.querySelector('input') as HTMLInputElement
  field.value = '99'
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
  expect(button('Pay 4 MB from KGB')).toBeTruthy()
  expect(button('One more').getAttribute('aria-disabled')).toBe('true')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  await settled()
  expect(button('Pay 1 MB from KGB')).toBeTruthy()
})

test('a long list is searched, and what is alike shares a line', async () => {
  const legal = Array.from({ length: 30 }, (_, i) => ({ action: { do: 'give_money', amount: i } }))
  stage = new Staged({}, { prompt: null, legal: [...legal, { action: { do: 'offer', to: 1 } }] }, () => null)
  await stage.show(OptionSheet)
  await press(/: 30$/)
  const field = document.querySelector('input[type=search]') as HTMLInputElement
  field.value = 'give 7'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
  expect(document.querySelectorAll('.line')).toHaveLength(1)
})
