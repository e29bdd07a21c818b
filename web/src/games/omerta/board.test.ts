// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { settled, Staged, type Answers } from '../../table/testing/stage.svelte'
import type { Asked } from '../../wire/types'
import Board from './Board.svelte'
import { facts } from './facts.svelte'
import type { Scene } from './scene'

const SCENE: Scene = {
  game: 'omerta', you: 0, turn: 2, phase: 'distribution', step: 'men', acts: 0, first: 0,
  stack: [{ frame: 'round', number: 2, step: 'men' }],
  seats: [
    {
      seat: 0, don: 'gambino', money: 4, pr: 5, soldiers: 6,
      capos: { mario_ridella: { type: 'gunmen', reserve: 4, combat: 6 }, sal_bracchi: { type: 'spies', reserve: 1 } },
      domains: { hotel_concordia: { capo: 'mario_ridella', men: 1 }, dog_track: { capo: 'sal_bracchi' } },
      objectives: [{ card: 'two_bridges', main: true, counts: [{ what: 'bronx', have: 1, need: 2 }] }],
    },
    { seat: 1, don: 'luchese', capos: { tano_scorza: { type: 'thugs', reserve: 2 } }, domains: { flower_market: { capo: 'tano_scorza', men: 2 } } },
  ],
  centre: ['jazz_cellar'],
}
const MEN = {
  prompt: { kind: 'move_men', clause: 'O-4.3', seat: 0, params: {} },
  legal: [
    { action: { do: 'proceed' } },
    { action: { do: 'post', card: 'hotel_concordia', amount: 1 }, high: 4 },
    { action: { do: 'recall', card: 'hotel_concordia', amount: 1 }, high: 1 },
    { action: { do: 'post', card: 'dog_track', amount: 1 }, high: 1 },
  ],
} as unknown as Asked
const ACT = {
  prompt: { kind: 'act', clause: 'O-6.1', seat: 0, params: {} },
  legal: [{ action: { do: 'conquer', card: 'mario_ridella' } }, { action: { do: 'pass' } }],
} as unknown as Asked

let staged: Staged | null = null
afterEach(() => {
  staged?.close()
  staged = null
})

async function shown(asked: Asked | null, scene: Scene = SCENE, answers: Answers = () => null): Promise<void> {
  facts.take({})
  staged = new Staged(scene as unknown as { game: string }, asked, answers)
  await staged.show(Board)
}

/** The pegs of a place: `x` stands there, `+` is planned to come, `-` to go, `.` is a hole. */
function pegs(place: string): string {
  const row = document.querySelector(`#card-${place} .pegs`)
  return [...(row?.children ?? [])]
    .map((peg) => {
      const has = (name: string): boolean => peg.classList.contains(name)
      return has('come') ? '+' : has('gone') ? '-' : has('full') ? 'x' : '.'
    })
    .join('')
}

function press(place: string, at: number): void {
  document.querySelector<HTMLElement>(`[data-men="${place}"][data-peg="${at}"]`)?.click()
  flushSync()
}

test('a press on a hole plans so many Soldiers, which leave the Reserve of the Capo; nothing is sent', async () => {
  await shown(MEN)
  expect([pegs('mario_ridella'), pegs('hotel_concordia'), pegs('dog_track')]).toEqual(['xxxx', 'x....', '.....'])
  press('hotel_concordia', 3)
  expect([pegs('mario_ridella'), pegs('hotel_concordia')]).toEqual(['x---', 'x+++.'])
  press('hotel_concordia', 0)
  expect([pegs('mario_ridella'), pegs('hotel_concordia')]).toEqual(['xxxx+', '-....'])
  press('dog_track', 4)
  expect(pegs('dog_track'), 'no more than there are').toBe('+....')
  expect(staged?.acts).toEqual([])
})

test('keys plan Soldiers, too, on the card that has the focus', async () => {
  await shown(MEN)
  const card = document.querySelector<HTMLElement>('#card-hotel_concordia')
  for (const key of ['+', '+', '-']) card?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
  expect(pegs('hotel_concordia')).toBe('x+...')
})

test('a drag takes a peg and those behind it along, to a Domain of the same Capo only', async () => {
  await shown(MEN, SCENE, (message) =>
    message.type === 'try' ? { type: 'tried', at: 5, tests: [{ code: 'other_capo', clause: 'O-4.3', params: { card: 'dog_track' } }] } : null,
  )
  let under = 'hotel_concordia'
  document.elementFromPoint = () => document.querySelector(`#card-${under}`)
  const drag = (place: string, at: number): void => {
    const peg = document.querySelector(`[data-men="${place}"][data-peg="${at}"]`)
    const init = { bubbles: true, button: 0, isPrimary: true, pointerId: 1 }
    peg?.dispatchEvent(new PointerEvent('pointerdown', { ...init, clientX: 0, clientY: 0 }))
    window.dispatchEvent(new PointerEvent('pointermove', { ...init, clientX: 40, clientY: 0 }))
    window.dispatchEvent(new PointerEvent('pointerup', { ...init, clientX: 40, clientY: 0 }))
    flushSync()
  }
  drag('mario_ridella', 2)
  await settled()
  expect([pegs('mario_ridella'), pegs('hotel_concordia')]).toEqual(['xx--', 'x++..'])
  under = 'dog_track'
  drag('mario_ridella', 0)
  await settled()
  expect(pegs('dog_track')).toBe('.....')
  expect(document.body.textContent).toContain('Soldiers never change Capo')
})

test('a Capo that may begin is taken in hand; the others of the table are no answer', async () => {
  await shown(ACT)
  expect([...document.querySelectorAll('.card.led')].map((card) => card.id)).toEqual(['card-mario_ridella'])
  expect(document.querySelector('[data-peg]'), 'nothing is to be moved').toBeNull()
})

test('an action under way marks who acts, with what and how likely, and what is aimed at', async () => {
  const deed = { kind: 'assault', seat: 1, card: 'flower_market', target: 'hotel_concordia', foe: 0, step: 'men' }
  const side = (seat: number, total: number, chance: number): object => ({ seat, number: { what: 'own_total', total, parts: [] }, chance })
  const roll = { kind: 'assault', stat: 'combat', planned: true, sides: [side(1, 9, 0.81), side(0, 7, 0.19)] }
  await shown(null, { ...SCENE, deed, roll } as Scene)
  expect(document.querySelector('#card-hotel_concordia')?.classList.contains('target')).toBe(true)
  expect(document.querySelector('.head')?.textContent).toContain('81 %')
})
