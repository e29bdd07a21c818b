/** How Crooks, Rackets and mobs are called for those who hear the board. */

import type { Speaker } from '../../speech/speaker'
import { signed } from '../../table/naming'
import type { CardFacts } from './facts.svelte'
import type { BonusScene, CrookScene, OpenScene, RacketScene, SeatScene } from './scene'
import type { Laid, Mob } from './structure'

/** The part of a speaker that the board needs. */
export type Voice = Pick<Speaker, 'say' | 'knows' | 'card' | 'cardText' | 'seat' | 'listed'>

function dashed(word: string): string {
  return word.replaceAll('_', '-')
}

export function typeName(voice: Voice, word: string): string {
  return voice.say(`type-${dashed(word)}`)
}

export function districtName(voice: Voice, word: string): string {
  return voice.say(`district-${dashed(word)}`)
}

/** The name of a type or a district. */
export function groupName(voice: Voice, bonus: { kind: string; word: string }): string {
  return bonus.kind === 'type' ? typeName(voice, bonus.word) : districtName(voice, bonus.word)
}

/** What a Crook is in its mob: the Boss, a Lieutenant, or a Crook further down. */
export function rankOf(level: number): 'boss' | 'lieutenant' | 'crook' {
  return level === 1 ? 'boss' : level === 2 ? 'lieutenant' : 'crook'
}

/** The whole name of a Crook of a mob, as a reader of the screen hears it; `laid`, where it lies, if it does. */
export function crookLabel(
  voice: Voice, slug: string, crook: CrookScene, facts: CardFacts | undefined, owner: string, laid: Laid | null,
): string {
  const parts = [
    laid === null
      ? voice.say('crime-card-loose', { card: slug, owner })
      : voice.say(`crime-card-${rankOf(laid.level)}`, { card: slug, owner }),
    voice.say('crime-card-numbers', { power: crook.power ?? 0, resistance: crook.resistance ?? 0, wage: crook.wage ?? 0 }),
  ]
  if (facts?.weakness) parts.push(voice.say('crime-card-likes', { type: typeName(voice, facts.weakness) }))
  parts.push(voice.say('crime-card-unhappy', { count: crook.unhappy ?? 0 }))
  if (laid !== null) {
    parts.push(voice.say(crook.token ? 'crime-card-token' : 'crime-card-spent'))
    if (crook.restless) parts.push(voice.say('crime-card-restless'))
    if (laid.master !== null) parts.push(voice.say('crime-card-under', { master: laid.master, side: laid.side ?? 'north' }))
  }
  return parts.join(' ')
}

export function racketLabel(voice: Voice, slug: string, racket: RacketScene, facts: CardFacts | undefined): string {
  const parts = [
    voice.say('crime-racket', { card: slug }),
    voice.say('crime-racket-numbers', { resistance: racket.resistance ?? 0, income: signed(racket.income ?? 0) }),
  ]
  if (facts?.district) parts.push(kindLabel(voice, facts))
  if (racket.token != null) parts.push(voice.say('crime-racket-power', { power: racket.power ?? 0 }), voice.say(racket.token ? 'crime-card-token' : 'crime-card-spent'))
  if (racket.muted) parts.push(voice.say('crime-racket-muted'))
  return parts.join(' ')
}

/** District and types of a Racket: "The Docks: Gambling." */
export function kindLabel(voice: Voice, facts: CardFacts): string {
  const types = (facts.types ?? []).map((word) => typeName(voice, word)).join(', ')
  return voice.say('crime-racket-kind', { district: districtName(voice, facts.district ?? 'docks'), types })
}

/** A card that is nobody's. */
export function openLabel(voice: Voice, slug: string, card: OpenScene, facts: CardFacts | undefined): string {
  if (facts?.kind === 'racket' || card.income != null) {
    return racketLabel(voice, slug, { income: card.income ?? 0, resistance: card.resistance, muted: card.muted, ...(facts?.space ? { power: card.power, token: false } : {}) }, facts)
  }
  const parts = [
    voice.say('crime-card-open', { card: slug }),
    voice.say('crime-card-numbers', { power: card.power ?? 0, resistance: card.resistance ?? 0, wage: card.power ?? 0 }),
  ]
  if (facts?.weakness) parts.push(voice.say('crime-card-likes', { type: typeName(voice, facts.weakness) }))
  if (card.unhappy) parts.push(voice.say('crime-card-unhappy', { count: card.unhappy }))
  return parts.join(' ')
}

/** One line about a whole mob, for its overview and its tree. */
export function mobLabel(voice: Voice, seat: SeatScene, mob: Mob, needed: number): string {
  if (mob.root === null) return voice.say('crime-mob-none', { owner: voice.seat(seat.seat) })
  return voice.say('crime-mob', {
    owner: voice.seat(seat.seat), boss: voice.card(mob.root), crooks: mob.cards.length,
    rackets: Object.keys(seat.rackets ?? {}).length, total: seat.total ?? 0, needed,
  })
}

/** What a bonus gives, or what it lacks: "+2", "1 more", "Viktor must lose his". */
export function bonusText(voice: Voice, bonus: BonusScene): string {
  const lacks = Math.max(0, bonus.need - bonus.have)
  if (bonus.given) return voice.say('crime-bonus-given', { worth: bonus.worth })
  const rivals = voice.listed((bonus.rivals ?? []).map((seat) => voice.seat(seat)))
  if (bonus.rivals?.length) return voice.say(lacks ? 'crime-bonus-lacks-rivals' : 'crime-bonus-rivals', { lacks, rivals, worth: bonus.worth })
  return voice.say('crime-bonus-lacks', { lacks, worth: bonus.worth })
}
