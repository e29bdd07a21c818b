import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Speaker } from '../../speech/speaker'
import { Texts } from '../../speech/texts'
import turn from './fixtures/turn.json'
import { chanceText } from '../../table/odds'
import { arrowLabel, cardLabel, goalText, shortName, signed, structureLabel, tightness } from './names'
import type { Scene } from './scene'
import { structureOf } from './structure'

const LOCALE = resolve(import.meta.dirname, '../../../../src/conjura/locale')
const FILES = ['common', 'client', 'illuminati', 'illuminati-cards', 'illuminati-board', 'illuminati-modules']
const scene = turn.scene as unknown as Scene

function voice(lang: string): Speaker {
  const text = FILES.map((file) => readFileSync(`${LOCALE}/${lang}/${file}.ftl`, 'utf8')).join('\n')
  return new Speaker(new Texts(lang, text), ['Viktor', 'Marta', 'Adaeze', 'Quill'])
}

const en = voice('en')
const marta = structureOf(scene.seats[1] as Scene['seats'][number])

describe('a card is called by all that stands on it', () => {
  test('a Group with its place in the structure', () => {
    const laid = marta.bySlug.get('new_york') ?? null
    expect(cardLabel(en, 'new_york', laid?.card ?? {}, 'Marta', laid)).toBe(
      'New York, Group. Power 7, transferable 0. Resistance 8. Income +3. Government, Violent, Criminal. ' +
        'Treasury 12 megabucks. Has not acted this turn. Puppet of C.I.A., on its north arrow.',
    )
  })

  test('an Illuminati', () => {
    const laid = marta.cards[0] ?? null
    expect(cardLabel(en, 'the_network', laid?.card ?? {}, 'Marta', laid)).toMatch(
      /^The Network, Illuminati of Marta\. Power 7, transferable 7\. Income \+9\. Treasury .* Cannot be attacked\.$/,
    )
  })

  test('an uncontrolled Group, and a treasury that is a secret', () => {
    expect(cardLabel(en, 'texas', { power: 6, resistance: 6, income: 4 }, null, null)).toBe(
      'Texas, Group. Power 6, transferable 0. Resistance 6. Income +4. No alignment. Uncontrolled.',
    )
    const laid = { ...(marta.bySlug.get('cia') as NonNullable<ReturnType<typeof marta.bySlug.get>>) }
    expect(cardLabel(en, 'cia', { ...laid.card, money: null, at_least: 2 }, 'Marta', laid)).toContain(
      'Treasury unknown, at least 2 megabucks.',
    )
  })
})

test('an arrow says what fits and what would lie on what', () => {
  expect(arrowLabel(en, 'california', 'west', 3, 3, [])).toBe('The west arrow of California: all 3 cards fit.')
  expect(arrowLabel(en, 'california', 'east', 2, 3, [['cycle_gangs', 'big_media']])).toBe(
    'The east arrow of California: 2 of 3 cards fit. Cycle Gangs would lie on Big Media.',
  )
})

test('goals, chances and structures in one line, in every language', () => {
  expect(goalText(en, { goal: 'basic', what: 'groups', have: 8, need: 12 })).toBe('8 of 12 cards')
  expect(goalText(en, { goal: 'discordian_society', what: 'count', have: 4, need: 5 })).toBe('4 of 5 Weird')
  expect(chanceText(en, 9, 0.833)).toBe('9 or less, 83 %')
  expect(chanceText(en, -2, 0)).toBe('not without help: 4 short')
  for (const lang of ['en', 'es', 'cs']) {
    const told = voice(lang)
    for (const seat of scene.seats) {
      const structure = structureOf(seat)
      expect(structureLabel(told, seat, structure)).not.toMatch(/[{}[\]]/)
      for (const laid of structure.cards) {
        expect(cardLabel(told, laid.slug, laid.card, 'Marta', laid)).not.toMatch(/[{}[\]]/)
      }
      for (const goal of seat.goals ?? []) expect(goalText(told, goal)).not.toMatch(/[{}[\]]/)
    }
  }
})

test('names and amounts as they fit a card', () => {
  expect(shortName('The Servants of Cthulhu')).toBe('Servants of Cthulhu')
  expect(tightness('Texas')).toBe(0)
  expect(tightness('Chinese Campaign Donors')).toBe(1)
  expect(tightness('Evil Geniuses for a Better Tomorrow')).toBe(2)
  expect([signed(3), signed(0), signed(-1)]).toEqual(['+3', '0', '−1'])
})
