import { expect, test } from 'vitest'
import { coinFlights } from './flights'

test('money that goes from card to card travels; what comes from the bank or stays unknown does not', () => {
  expect(
    coinFlights([
      { event: 'MoneyMoved', seat: 0, source: 'cia', card: 'texas', amount: 3 },
      { event: 'MoneyMoved', seat: 0, source: 'cia', card: 'texas', amount: null },
      { event: 'MoneyPaid', seat: 0, card: 'cia', to: 'irs', amount: 2, why: 'tax' },
      { event: 'MoneyPaid', seat: 0, card: 'cia', to: null, amount: 1, why: 'upkeep' },
      { event: 'IncomePaid', seat: 0, total: 9, cards: [] },
    ]),
  ).toEqual([
    { from: 'cia', to: 'texas', amount: 3 },
    { from: 'cia', to: 'texas', amount: null },
    { from: 'cia', to: 'irs', amount: 2 },
  ])
})
