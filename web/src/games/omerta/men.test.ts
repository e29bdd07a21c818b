import { expect, test } from 'vitest'
import type { Asked } from '../../wire/types'
import { Moves, type Place } from './men'
import type { FamilyScene } from './scene'

const FAMILY: FamilyScene = {
  seat: 0, money: 12,
  capos: { mario_ridella: { type: 'gunmen', reserve: 2 }, luca_monteverdi: { type: 'spies' } },
  domains: { hotel_concordia: { capo: 'mario_ridella', men: 4 }, flower_market: { capo: 'mario_ridella', men: 1 }, jazz_cellar: { capo: 'luca_monteverdi', men: 6 } },
}
const asked = (kind: string, params: Record<string, number> = {}, legal: Asked['legal'] = []): Asked => ({ prompt: { kind, clause: 'O-4.3', seat: 0, params }, legal })
const place = (moves: Moves, slug: string): Place => moves.places.find((each) => each.slug === slug) as Place

test('each Capo has his Reserve first, then his Domains', () => {
  const moves = new Moves(asked('move_men'), FAMILY)
  expect(moves.places.map((each) => [each.slug, each.men])).toEqual([
    ['mario_ridella', 2], ['hotel_concordia', 4], ['flower_market', 1], ['luca_monteverdi', 0], ['jazz_cellar', 6],
  ])
})

test('what leaves a Domain is in the Reserve at once, and may go on to another', () => {
  const moves = new Moves(asked('move_men'), FAMILY)
  const plan = { hotel_concordia: 0 }
  expect(moves.at(place(moves, 'mario_ridella'), plan)).toBe(6)
  expect(moves.range(place(moves, 'flower_market'), plan)).toEqual([0, 5])
  expect(moves.range(place(moves, 'flower_market'), {})).toEqual([0, 3])
  expect(moves.walk({ hotel_concordia: 0, flower_market: 5 })).toEqual([
    { do: 'recall', card: 'hotel_concordia', amount: 4 }, { do: 'post', card: 'flower_market', amount: 4 },
  ])
})

test('who is over-full can only come down, what has moved stays, and at the beginning nobody goes back', () => {
  const moves = new Moves(asked('move_men'), FAMILY, ['flower_market'])
  expect(moves.range(place(moves, 'jazz_cellar'), {})).toEqual([0, 6])
  expect(moves.range(place(moves, 'flower_market'), {})).toEqual([1, 1])
  const post = new Moves(asked('post'), FAMILY)
  expect(post.range(place(post, 'hotel_concordia'), {})).toEqual([4, 5])
})

test('no more are bought than the round and the money allow', () => {
  const legal = ['mario_ridella', 'flower_market'].map((card) => ({ action: { do: 'buy', card, amount: 1 }, high: 2 }))
  const moves = new Moves(asked('buy', { amount: 3, price: 5 }, legal), FAMILY)
  expect(moves.range(place(moves, 'mario_ridella'), {})).toEqual([2, 4])
  expect(moves.range(place(moves, 'mario_ridella'), { flower_market: 2 })).toEqual([2, 3])
  expect(moves.range(place(moves, 'hotel_concordia'), {})).toEqual([4, 4])
  expect(moves.walk({ mario_ridella: 3, flower_market: 2 })).toEqual([
    { do: 'buy', card: 'mario_ridella', amount: 1 }, { do: 'buy', card: 'flower_market', amount: 1 },
  ])
})

test('Soldiers are lost up to what is asked', () => {
  const legal = ['mario_ridella', 'hotel_concordia'].map((card) => ({ action: { do: 'remove', card, amount: 1 }, high: 2 }))
  const moves = new Moves(asked('lose', { amount: 3 }, legal), FAMILY)
  expect(moves.range(place(moves, 'hotel_concordia'), { mario_ridella: 0 })).toEqual([3, 4])
  expect(moves.total({ mario_ridella: 0, hotel_concordia: 3 })).toBe(3)
  expect(moves.walk({ mario_ridella: 0, hotel_concordia: 3 })).toEqual([
    { do: 'remove', card: 'mario_ridella', amount: 2 }, { do: 'remove', card: 'hotel_concordia', amount: 1 },
  ])
})

test('Soldiers for one Reserve are not planned for two', () => {
  const legal = ['mario_ridella', 'luca_monteverdi'].map((card) => ({ action: { do: 'place', card, amount: 2 } }))
  const moves = new Moves(asked('place', { amount: 2 }, legal), FAMILY)
  expect(moves.range(place(moves, 'mario_ridella'), {})).toEqual([2, 4])
  expect(moves.range(place(moves, 'mario_ridella'), { luca_monteverdi: 1 })).toEqual([2, 2])
  expect(moves.walk({ luca_monteverdi: 2 })).toEqual([{ do: 'place', card: 'luca_monteverdi', amount: 2 }])
})
