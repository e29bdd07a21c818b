import { expect, test } from 'vitest'
import { coinFlights } from './flights'
import type { GameEvent } from '../../wire/types'
import type { Scene } from './scene'

const scene = {
  game: 'crimelords', you: 0, turn: 3, needed: 10,
  seats: [{ seat: 0, boss: 'lighthouse' }, { seat: 1, boss: 'sandbag' }],
  attack: { seat: 0, kind: 'racket', step: 'rounds', attacker: 'lighthouse', target: 'night_ferry', defender: 1 },
} as Scene

test('income travels to the Boss, and money in an attack to the target, whichever side it takes', () => {
  const events: GameEvent[] = [
    { event: 'IncomePaid', seat: 1, total: 5, cards: [['night_ferry', 4], ['fish_market_tithe', 0]] },
    { event: 'MoneyShown', seats: [[0, 6], [1, -3]] },
  ]
  expect(coinFlights(scene, events)).toEqual([
    { from: 'night_ferry', to: 'sandbag', amount: 4 },
    { from: 'lighthouse', to: 'night_ferry', amount: 6 },
    { from: 'sandbag', to: 'night_ferry', amount: 3 },
  ])
  expect(coinFlights(null, events)).toEqual([])
})
