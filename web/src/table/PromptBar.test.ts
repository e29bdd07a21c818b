// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import type { Asked } from '../wire/types'
import PromptBar from './PromptBar.svelte'
import { press, settled, Staged } from './testing/stage.svelte'

let stage: Staged
afterEach(() => stage.close())

const SCENE = { game: 'illuminati', you: 0, turn: 3, awaiting: [1], seats: [{ seat: 0 }, { seat: 1 }], stack: [] }
const say = async (message: object): Promise<void> => {
  stage.onmessage?.({ data: JSON.stringify(message) })
  await settled()
}
const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const told = (type: string): object[] => stage.sent.filter((message) => message.type === type)

async function drawn(asked: Asked | null = null): Promise<void> {
  stage = new Staged(SCENE, asked, () => null)
  await stage.show(PromptBar)
}

test('a pause is told, and the way out of it', async () => {
  await drawn()
  await say({ type: 'clock', clock: { paused: true } })
  expect(text()).toContain('The table is paused.')
  await press('Ask to start the clocks')
  expect(told('move')).toMatchObject([{ what: 'resume' }])
})

test('what one has asked for can be withdrawn while others have not agreed', async () => {
  await drawn()
  await say({ type: 'motions', motions: [{ n: 4, what: 'undo', by: 0, agreed: [], wanted: [1] }] })
  expect(text()).toContain('Viktor must still agree.')
  await press('Withdraw it')
  expect(told('vote')).toMatchObject([{ motion: 4, yes: false }])
})

test('a seat that was left to a program is taken back in the bar', async () => {
  await drawn()
  const seats = [{ seat: 0, kind: 'person', name: 'Marta', substituted: true }, { seat: 1, kind: 'person', name: 'Viktor' }]
  await say({ type: 'info', table: { id: 't', game: 'illuminati', title: '', preset: null, options: {}, status: 'playing', seats } })
  expect(text()).toContain('A program plays in your seat.')
  await press('I play again')
  expect(told('substitute')).toMatchObject([{ on: false }])
})

test('who has run out of time can be replaced where the others decide', async () => {
  await drawn()
  stage.ui.late = 1
  await settled()
  expect(text()).toContain('Viktor has no time left')
  await press('Let a program play')
  expect(told('move')).toMatchObject([{ what: 'replace', seat: 1 }])
})
