import { expect, test } from 'vitest'
import turn from './fixtures/turn.json'
import { laidOut } from '../../table/plan'
import type { Scene } from './scene'
import { structureOf } from './structure'

const structures = (turn.scene as unknown as Scene).seats.map(structureOf).filter((one) => one.root !== null)

test('all structures lie beside each other, none on another, the own first', () => {
  for (const shape of [0.5, 1, 2, 4]) {
    const plan = laidOut(structures, 1, shape)
    expect(plan).toHaveLength(structures.length)
    expect(plan[0]?.structure.seat).toBe(1)
    const cells = plan.flatMap(({ structure, offset }) =>
      structure.cards.map(({ cell }) => `${cell.x + offset.x},${cell.y + offset.y}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  }
})

test('a wide window gets a wide plan', () => {
  const width = (shape: number): number => {
    const xs = laidOut(structures, 0, shape).flatMap(({ structure, offset }) => structure.cards.map(({ cell }) => cell.x + offset.x))
    return Math.max(...xs) - Math.min(...xs)
  }
  expect(width(4)).toBeGreaterThan(width(0.3))
})
