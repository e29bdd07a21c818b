import { describe, expect, it } from 'vitest'
import type { Box } from '../../table/geometry'
import { laidOut, neighbour, together } from './layout'
import type { FamilyScene } from './scene'

function family(seat: number, domains: readonly number[]): FamilyScene {
  const capos = Object.fromEntries(domains.map((_, i) => [`capo${seat}${i}`, { type: 'gunmen' }]))
  const held = domains.flatMap((count, i) =>
    Array.from({ length: count }, (_, n) => [`domain${seat}${i}${n}`, { capo: `capo${seat}${i}` }] as const),
  )
  return { seat, don: `don${seat}`, capos, domains: Object.fromEntries(held) }
}

function apart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}

describe('the cards of a Family', () => {
  for (const narrow of [false, true]) {
    for (const domains of [[2], [0, 9], [3, 4, 5]]) {
      it(`lie apart from each other: ${domains.join(', ')}${narrow ? ', narrow' : ''}`, () => {
        const layout = laidOut(family(0, domains), { width: 700, height: 440 }, narrow)
        expect(layout.cards).toHaveLength(1 + domains.length + domains.reduce((a, b) => a + b))
        layout.cards.forEach((one, i) => {
          for (const other of layout.cards.slice(i + 1)) expect(apart(one.box, other.box), `${one.slug} ${other.slug}`).toBe(true)
        })
        if (narrow) expect(layout.box.right - layout.box.left).toBeLessThanOrEqual(360)
      })
    }
  }

  it('lie in no more rows than the window has room for', () => {
    const wide = laidOut(family(0, [12]), { width: 1200, height: 300 }, false).box
    const high = laidOut(family(0, [12]), { width: 700, height: 1400 }, false).box
    expect(wide.bottom - wide.top).toBeLessThan(high.bottom - high.top)
  })

  it('lie below each other where they could not be read otherwise', () => {
    expect(laidOut(family(0, [2]), { width: 400, height: 300 }, false).low).toBe(true)
    expect(laidOut(family(0, [2]), { width: 640, height: 400 }, false).low).toBe(false)
  })

  it('are walked by arrow keys along the chain', () => {
    const layout = laidOut(family(0, [2, 1]), { width: 900, height: 500 }, false)
    expect(neighbour(layout, 'capo00', 'south')).toBe('capo01')
    expect(neighbour(layout, 'domain000', 'west')).toBe('capo00')
    expect(neighbour(layout, 'domain000', 'south')).toBe('domain001')
    expect(neighbour(layout, 'don0', 'west')).toBeNull()
  })

  it('lie side by side, the own first', () => {
    const placed = together([0, 1, 2].map((seat) => family(seat, [2])), 1, 1.6)
    expect(placed.map(({ layout }) => layout.seat)).toEqual([1, 2, 0])
    const boxes = placed.map(({ layout: { box }, offset }) => ({
      left: box.left + offset.x, right: box.right + offset.x, top: box.top + offset.y, bottom: box.bottom + offset.y,
    }))
    expect(apart(boxes[0] as Box, boxes[1] as Box) && apart(boxes[1] as Box, boxes[2] as Box)).toBe(true)
  })
})
