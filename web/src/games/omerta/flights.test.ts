import { expect, test } from 'vitest'
import { coinFlights } from './flights'

test('money between Families and Soldiers between places travel; what the bank gives or takes does not', () => {
  const families = [{ seat: 0, don: 'gambino' }, { seat: 1, don: 'luchese' }]
  expect(
    coinFlights(
      [
        { event: 'Paid', seat: 0, to: 1, amount: 3, how: 'deal' },
        { event: 'Paid', seat: 0, to: null, amount: 5, how: 'involvement' },
        { event: 'Gained', seat: 0, amount: 9, how: 'payday' },
        { event: 'IncomeRobbed', seat: 1, card: 'tano_scorza', amount: 4, to: 0 },
        { event: 'IncomeRobbed', seat: 1, card: 'tano_scorza', amount: 0, to: 0 },
        { event: 'SoldiersMoved', seat: 1, source: 'tano_scorza', card: 'dog_track', amount: 2 },
      ],
      families,
    ),
  ).toEqual([
    { from: 'gambino', to: 'luchese', amount: 3 },
    { from: 'luchese', to: 'gambino', amount: 4 },
    { from: 'tano_scorza', to: 'dog_track', amount: 2, seat: 1 },
  ])
})
