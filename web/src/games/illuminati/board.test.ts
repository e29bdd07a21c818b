import { afterEach, describe, expect, test } from 'vitest'
import { boarded, closeAll, type Fixture } from '../../table/testing/boarded'
import type { ProspectRow } from '../../wire/types'
import { BoardState } from './board.svelte'
import aid from './fixtures/aid.json'
import place from './fixtures/place.json'
import turn from './fixtures/turn.json'

const REFUSAL = { code: 'no_power', clause: 'I-10.1', params: { card: 'fbi' } }
afterEach(closeAll)

/** A board at a table whose server answers from a fixture. */
function boardOf(data: Fixture) {
  return boarded('illuminati', data, (table, ui) => new BoardState(table, ui), REFUSAL)
}

describe('aiming an attack', () => {
  test('keeps what may be attacked, dims what may not, and fills the worksheet with the whole walk', async () => {
    const { board, ui, sent } = await boardOf(turn)
    expect(board.armed).toBe(true)
    expect(board.mayLead('new_york')).toBe(true)
    expect(board.mayLead('federal_reserve')).toBe(false)
    expect(board.standing('federal_reserve')).toBe('plain')

    await board.look('new_york')
    board.aim('new_york')
    expect(board.attack).toEqual({ attacker: 'new_york', target: null })
    expect(board.standing('new_york')).toBe('plain')
    expect(board.standing('the_network')).toBe('dim')
    const able = [...(board.targets ?? [])].find(([, row]) => !row.refusal)
    const [target, row] = able as [string, ProspectRow]
    expect(board.standing(target)).toBe('choice')

    await board.touch(target)
    expect(sent.at(-1)).toMatchObject({ type: 'try', actions: row.actions })
    expect(ui.intent).toBeNull()
  })

  test('says why a card is no target, and changes nothing', async () => {
    const { board, ui, sent } = await boardOf(turn)
    await board.look('new_york')
    board.aim('new_york')
    const [target] = [...(board.targets ?? [])].find(([, row]) => row.refusal) as [string, ProspectRow]
    const before = sent.length
    await board.touch(target)
    expect(board.why).toMatchObject({ slug: target, refusal: { clause: expect.stringMatching(/^I-/) } })
    expect(sent).toHaveLength(before)
    expect(ui.intent).toEqual({ kind: 'attack', card: 'new_york' })
  })

  test('is put away whole, and asks the server once for each card', async () => {
    const { board, ui, sent } = await boardOf(turn)
    board.aim('new_york')
    void board.look('new_york')
    await board.look('new_york')
    expect(sent.filter((message) => message.type === 'prospect')).toHaveLength(1)
    expect(board.drop()).toBe(true)
    expect([ui.intent, ui.drag, board.why]).toEqual([null, null, null])
    expect(board.drop()).toBe(false)
  })

  test('takes another card of one\'s own as the attacker, and its own once more as a way back', async () => {
    const { board, ui } = await boardOf(turn)
    await board.look('new_york')
    board.aim('new_york')
    await board.touch('the_network')
    expect(ui.intent?.card).toBe('the_network')
    await board.touch('the_network')
    expect(ui.intent).toBeNull()
  })
})

describe('a question that cards answer', () => {
  test('is answered by a click where no amount is open; what is no answer is dimmed and says why', async () => {
    const { board, sent } = await boardOf(aid)
    expect(board.standing('cia')).toBe('choice')
    expect(board.standing('hollywood')).toBe('dim')
    expect(board.standing('the_network')).toBe('plain')
    await board.touch('hollywood')
    expect(board.why).toEqual({ slug: 'hollywood', refusal: REFUSAL })
    expect(sent.at(-1)).toMatchObject({ type: 'try', tests: [{ do: 'aid', card: 'hollywood' }] })
    await board.touch('cia')
    const held = sent.at(-1)?.actions ?? []
    // An amount that is left open belongs to the sheet; a lone one is held.
    if (held.length > 0) expect(held).toEqual([expect.objectContaining({ do: 'aid', card: 'cia' })])
    else expect(board.ui.selected).toBe('cia')
  })
})

test('a question about cards that were taken up dims nothing: the sheet names them', async () => {
  const legal = [{ action: { do: 'choose', card: 'girlie_magazines' } }, { action: { do: 'choose', card: 'feminists' } }]
  const { board } = await boardOf({ ...place, asked: { ...place.asked, legal } })
  expect(board.choices.cards.size).toBe(2)
  expect(board.choosing).toBe(false)
  expect(board.standing('yuppies')).toBe('plain')
})

describe('a tree that is to be hung', () => {
  test('lies on every arrow that may be chosen, and is hung by a click there', async () => {
    const { board, sent } = await boardOf(place)
    expect(board.hanging).toBe(place.asked.prompt.params.card)
    expect([...board.ghosts.keys()]).toEqual([...board.choices.arrows.keys()])
    for (const ghosts of board.ghosts.values()) expect(ghosts).toHaveLength(7)
    const [key] = board.choices.arrows.keys()
    await board.hang(key as string)
    expect(sent.at(-1)).toMatchObject({ type: 'try', actions: [board.choices.arrows.get(key as string)?.action ?? { do: 'place' }] })
  })

  test('once it hangs by an attack, the string is taken down', async () => {
    const attacking = { frame: 'attacking', seat: 0, kind: 'control', step: 'loop', target: 'fbi', attacker: 'cia', aid: [['irs', 3]] }
    const scene = { ...turn.scene, stack: [...turn.scene.stack, attacking], attack: { seat: 0, kind: 'control', attacker: 'cia', target: 'fbi' } }
    const { board } = await boardOf({ ...turn, scene })
    expect(board.attack).toEqual({ attacker: 'cia', target: 'fbi' })
    expect([...board.aid]).toEqual([['irs', 3]])
    const after = { ...scene, stack: [...turn.scene.stack, { ...attacking, step: 'endow' }] }
    const later = await boardOf({ ...turn, scene: after })
    expect(later.board.attack).toEqual({ attacker: null, target: null })
  })
})

test('structures are cycled in the order of seats, and all of them lie side by side on demand', async () => {
  const { board, ui } = await boardOf(turn)
  const seats = board.structures.filter((one) => one.root !== null).map((one) => one.seat)
  expect(board.shown).toBe(turn.scene.you)
  board.cycle(1)
  expect(ui.open).toBe(seats[(seats.indexOf(turn.scene.you) + 1) % seats.length])
  board.cycle(-1)
  expect(ui.open).toBe(turn.scene.you)
  expect(board.plan).toHaveLength(1)
  board.whole = true
  expect(board.plan).toHaveLength(seats.length)
  expect(board.cellOn('new_york')).not.toBeNull()
  expect(board.cellOn('nothing')).toBeNull()
})
