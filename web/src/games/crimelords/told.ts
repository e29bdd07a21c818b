/** Short lines about cards, as they stand under a name in a sheet. */

import type { Speaker } from '../../speech/speaker'
import { facts } from './facts.svelte'
import type { Papers } from './papers.svelte'

type Voice = Pick<Speaker, 'say' | 'seat'>

/** The type of a Racket, or a Crook's weakness, in words. */
export function typeName(voice: Voice, word: string): string {
  return voice.say(`type-${word.replaceAll('_', '-')}`)
}

export function districtName(voice: Voice, word: string): string {
  return voice.say(`district-${word.replaceAll('_', '-')}`)
}

/** What a card is: numbers, then what a Crook likes or where a Racket lies and of what type it is. */
export function cardLine(voice: Voice, papers: Papers, slug: string): string {
  const fact = facts.cards[slug]
  if (fact === undefined || fact.kind === 'special' || fact.kind === 'mob') return ''
  const numbers = papers.numbers(slug) ?? { power: fact.power ?? 0, resistance: fact.resistance ?? 0 }
  if (fact.kind === 'crook') {
    return [
      voice.say('told-power', { power: numbers.power }), voice.say('told-resistance', { resistance: numbers.resistance }),
      voice.say('board-likes', { word: typeName(voice, fact.weakness ?? '') }),
    ].join(' · ')
  }
  const row = [districtName(voice, fact.district ?? ''), ...(fact.types ?? []).map((word) => typeName(voice, word))]
  if (fact.space) row.push(voice.say('told-power', { power: numbers.power }))
  return [...row, voice.say('told-resistance', { resistance: numbers.resistance }), voice.say('told-income', { income: fact.income ?? 0 })].join(' · ')
}

/** Whose a card is. */
export function whose(voice: Voice, papers: Papers, slug: string): string {
  const holder = papers.holder(slug)
  if (holder === undefined) return ''
  if (holder === null) return voice.say('attack-uncontrolled')
  return holder === papers.you ? voice.say('attack-yours') : voice.say('attack-of', { seat: holder })
}

/** What is worth knowing of an own Crook when it shall do something: its place, markers, token. */
export function standing(voice: Voice, papers: Papers, slug: string): string {
  const crook = papers.crooks[slug]
  if (crook === undefined) return ''
  const row = [voice.say('told-power', { power: crook.power ?? 0 })]
  if (papers.seat?.boss === slug) row.push(voice.say('told-boss'))
  if (crook.unhappy) row.push(voice.say('told-unhappy', { count: crook.unhappy }))
  if (!crook.token) row.push(voice.say('told-spent'))
  return row.join(' · ')
}
