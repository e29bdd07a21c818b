import { describe, expect, test } from 'vitest'
import place from './fixtures/place.json'
import turn from './fixtures/turn.json'
import { key } from '../../table/geometry'
import type { CardScene, Scene, SeatScene } from './scene'
import { along, arrowsOf, cardOf, holderOf, hung, neighbour, structureOf, treeOf } from './structure'

const scene = turn.scene as unknown as Scene
const placing = place.scene as unknown as Scene

/** A seat of a few cards: `slug: [x, y, master, side, arrows]`. */
function seat(cards: Record<string, [number, number, string | null, string | null, string[]]>): SeatScene {
  const out: Record<string, CardScene> = {}
  for (const [slug, [x, y, master, side, arrows]] of Object.entries(cards)) {
    out[slug] = { x, y, arrows, ...(master === null ? {} : { master, side: side as 'north' }) }
  }
  return { seat: 0, illuminati: Object.keys(cards)[0], cards: out }
}

const SMALL = seat({
  root: [0, 0, null, null, ['north used', 'east free', 'south free', 'west used']],
  west: [-1, 0, 'root', 'west', ['north free']],
  north: [0, -1, 'root', 'north', ['east used', 'west blocked']],
  far: [1, -1, 'north', 'east', []],
})

describe('a structure', () => {
  test('is told in the order of its tree, puppets clockwise from the north', () => {
    const found = structureOf(SMALL)
    expect(found.cards.map(({ slug, level, place }) => [slug, level, place])).toEqual([
      ['root', 1, 1], ['north', 2, 1], ['far', 3, 1], ['west', 2, 2],
    ])
    expect(found.byCell.get(key({ x: 1, y: -1 }))?.slug).toBe('far')
  })

  test('of a game holds every card that hangs, each in its own cell next to its master', () => {
    for (const seat of scene.seats) {
      const found = structureOf(seat)
      expect(found.cards.length).toBe(Object.values(seat.cards ?? {}).filter((card) => !card.loose).length)
      expect(found.byCell.size).toBe(found.cards.length)
      for (const laid of found.cards) {
        const master = laid.master === null ? undefined : found.bySlug.get(laid.master)
        if (master === undefined) continue
        expect(Math.abs(master.cell.x - laid.cell.x) + Math.abs(master.cell.y - laid.cell.y)).toBe(1)
        expect(master.arrows).toContainEqual({ side: laid.side, state: 'used' })
      }
    }
  })

  test('lets its cards be found wherever they lie', () => {
    const open = Object.keys(scene.uncontrolled ?? {})[0] as string
    expect(holderOf(scene, open)).toBeNull()
    expect(holderOf(scene, 'new_york')).toBe(1)
    expect(holderOf(scene, 'nothing')).toBeUndefined()
    expect(cardOf(scene, 'new_york')?.power).toBe(7)
  })
})

describe('arrow keys', () => {
  const found = structureOf(SMALL)

  test('follow the printed arrows, to a puppet and back to its master', () => {
    expect(neighbour(found, 'root', 'north')).toBe('north')
    expect(neighbour(found, 'north', 'south')).toBe('root')
    expect(neighbour(found, 'north', 'east')).toBe('far')
  })

  test('go to the nearest card where no arrow leads, and nowhere at the edge', () => {
    expect(neighbour(found, 'far', 'south')).toBe('root')
    expect(neighbour(found, 'west', 'north')).toBe('north')
    expect(neighbour(found, 'far', 'east')).toBeNull()
  })

  test('reach every card of a game from its root', () => {
    for (const seat of scene.seats) {
      const structure = structureOf(seat)
      if (structure.root === null) continue
      const seen = new Set([structure.root])
      const todo = [structure.root]
      for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
        for (const side of ['north', 'east', 'south', 'west'] as const) {
          const next = neighbour(structure, at, side)
          if (next !== null && !seen.has(next)) {
            seen.add(next)
            todo.push(next)
          }
        }
      }
      expect(seen.size).toBe(structure.cards.length)
    }
  })

  test('step along a row and stop at its ends', () => {
    expect(along(['a', 'b'], 'a', 1)).toBe('b')
    expect(along(['a', 'b'], 'b', 1)).toBe('b')
    expect(along(['a', 'b'], null, 1)).toBe('a')
    expect(along([], null, 1)).toBeNull()
  })
})

describe('a tree that is hung', () => {
  const tree = new Map<string, CardScene>([
    ['top', { side: 'south', loose: true, arrows: ['south out', 'east out'] }],
    ['below', { master: 'top', side: 'south', loose: true }],
    ['beside', { master: 'top', side: 'east', loose: true }],
  ])

  test('turns with its arrow', () => {
    const ghosts = hung(structureOf(SMALL), 'top', tree, 'root', 'east')
    expect(ghosts.map(({ slug, cell, side, over }) => [slug, cell.x, cell.y, side, over])).toEqual([
      ['top', 1, 0, 'east', null],
      ['below', 2, 0, 'east', null],
      ['beside', 1, -1, 'north', 'far'],
    ])
    expect(ghosts[0]?.arrows).toEqual([{ side: 'east', state: 'out' }, { side: 'north', state: 'out' }])
  })

  test('does not lie on the cells that it leaves', () => {
    const found = structureOf(SMALL)
    const moved = treeOf({ ...scene, seats: [SMALL] }, 'north')
    expect([...moved.keys()]).toEqual(['north', 'far'])
    expect(hung(found, 'north', moved, 'root', 'east', true).map((ghost) => ghost.over)).toEqual([null, null])
  })

  test('of a game fits where the game lets it hang: its root has a free cell at each legal arrow', () => {
    const asked = place.asked
    const root = asked.prompt.params.card
    const structure = structureOf(placing.seats[0] as SeatScene)
    expect(asked.legal.length).toBeGreaterThan(0)
    for (const { action } of asked.legal) {
      if (!('master' in action) || typeof action.master !== 'string') continue
      const ghosts = hung(structure, root, treeOf(placing, root), action.master, action.side as 'north')
      expect(ghosts).toHaveLength(7)
      expect(ghosts[0]?.over).toBeNull()
      expect(arrowsOf(structure.bySlug.get(action.master)?.card ?? {})).toContainEqual({ side: action.side, state: 'free' })
    }
  })
})
