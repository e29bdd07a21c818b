import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { Speaker } from '../../speech/speaker'
import { Texts } from '../../speech/texts'
import { boarded, closeAll, type Fixture } from '../../table/testing/boarded'
import { CrimeBoard } from './board.svelte'
import place from './fixtures/place.json'
import rounds from './fixtures/rounds.json'
import turn from './fixtures/turn.json'
import { bonusText, crookLabel, mobLabel, racketLabel } from './names'
import type { Scene } from './scene'
import { holderOf, mobOf } from './structure'

const REFUSAL = { code: 'no_token', clause: 'C-13.4', params: { card: 'shoelace' } }
afterEach(closeAll)

/** A board at a table whose server answers from a fixture. */
function boardOf(data: Fixture) {
  return boarded('crimelords', data, (table, ui) => new CrimeBoard(table, ui), REFUSAL)
}

const scene = turn.scene as unknown as Scene
const LOCALE = resolve(import.meta.dirname, '../../../../src/conjura/locale')
function voice(lang: string): Speaker {
  const text = ['common', 'client', 'crimelords-cards', 'crimelords-board']
    .map((file) => readFileSync(`${LOCALE}/${lang}/${file}.ftl`, 'utf8'))
    .join('\n')
  return new Speaker(new Texts(lang, text), ['Vera', 'Ada', 'Boris', 'Clio'])
}

describe('aiming an attack', () => {
  test('begins with a Crook that has its token, and knows the Rackets of all mobs as targets', async () => {
    const { board } = await boardOf(turn)
    expect(board.mayLead('gray_duchess')).toBe(true)
    expect(board.mayLead('goldfish')).toBe(false)
    expect(board.mayLead('lighthouse')).toBe(false)
    await board.look('gray_duchess')
    board.aim('gray_duchess')
    expect(board.standing('fish_market_tithe')).toBe('choice')
    expect(board.standing('night_ferry')).toBe('dim')
  })

  test('means to recruit a Crook, or what the sheet speaks of', async () => {
    const { board, sent } = await boardOf(turn)
    await board.look('gray_duchess')
    board.aim('gray_duchess')
    expect(board.targets?.get('inkwell')?.kind).toBe('recruit')
    board.kind = 'hit'
    expect(board.targets?.get('inkwell')?.kind).toBe('hit')
    expect(board.targets?.get('fish_market_tithe')?.kind).toBe('racket')
    await board.touch('inkwell')
    expect(sent.at(-1)).toMatchObject({ type: 'try', actions: [{ do: 'attack', kind: 'hit' }, { do: 'choose', card: 'inkwell' }, { do: 'choose', card: 'gray_duchess' }] })
  })
})

test('in a round of help, who can help is lit with what it adds; who has helped already is not dimmed', async () => {
  const { board } = await boardOf(rounds)
  expect(board.attack).toEqual({ attacker: 'gray_duchess', target: 'bank_of_cousins' })
  expect(board.could.get('old_cannon')).toBe(6)
  expect(board.could.get('inkwell')).toBeLessThan(0)
  expect([board.standing('old_cannon'), board.standing('shoelace'), board.standing('smiling_gravedigger')]).toEqual(['choice', 'dim', 'plain'])
  expect(board.parts.get('smiling_gravedigger')).toBe('against')
})

test('a Crook in hand can be laid where the question says', async () => {
  const { board, sent } = await boardOf(place)
  expect(board.hanging).toBe((place.asked.prompt.params as { card: string }).card)
  expect(board.spots.map((spot) => spot.side)).toEqual(['north', 'east', 'south', 'west'])
  expect(board.spots[0]?.cell).toEqual({ x: 0, y: -1 })
  await board.hang(board.spots[2]?.key ?? '')
  expect(sent.at(-1)?.actions).toEqual([{ do: 'place', master: board.spots[2]?.master, side: 'south' }])
})

test('a card lies with a mob, with nobody, or nowhere', () => {
  expect([holderOf(scene, 'night_ferry'), holderOf(scene, 'inkwell'), holderOf(scene, 'country_cousin'), holderOf(scene, 'abacus')]).toEqual([0, 1, null, undefined])
})

describe('all is told to those who hear the board', () => {
  const en = voice('en')
  const seat = scene.seats[0] as Scene['seats'][number]
  const mob = mobOf(seat)

  test('a Crook with rank, numbers, markers, token and place', () => {
    const laid = mob.bySlug.get('shoelace') ?? null
    expect(crookLabel(en, 'shoelace', laid?.card ?? {}, { kind: 'crook', copies: 1, weakness: 'gambling' }, 'Vera', laid)).toBe(
      'Shoelace, Crook of Vera. Power 1, Resistance 2, pay 1 G. Has a weakness for Gambling. Unhappy 2 of 3. Has its Action Token. ' +
        'Lies to the right of its superior Queen of Crates.',
    )
  })

  test('a Racket with district, types and token; a mob in one line', () => {
    expect(racketLabel(en, 'pier_rats', seat.rackets?.pier_rats ?? {}, { kind: 'racket', copies: 1, district: 'docks', types: ['lowlifes'] })).toBe(
      'Pier Rats, Racket. Resistance 8, income +1 G. The Docks: Lowlifes. Power 2. Has its Action Token.',
    )
    expect(mobLabel(en, seat, mob, scene.needed)).toBe('Vera: The Gray Duchess leads 8 Crooks and 8 Rackets. Total 10 of 10.')
  })

  test('what a bonus gives or lacks, in each language', () => {
    const bonus = { kind: 'type', word: 'food', have: 1, need: 3, worth: 1 }
    expect(bonusText(en, { ...bonus, given: true })).toBe('+1 counts')
    expect(bonusText(en, bonus)).toBe('2 more for +1')
    expect(bonusText(en, { ...bonus, rivals: [1, 2] })).toBe('2 more for +1, and barred by Ada and Boris')
    expect(bonusText(en, { ...bonus, have: 3, rivals: [1] })).toBe('no +1 because of Ada')
    expect(bonusText(voice('es'), { ...bonus, have: 2 })).toBe('falta 1 para +1')
    expect(bonusText(voice('cs'), bonus)).toBe('do +1 chybějí 2')
  })
})
