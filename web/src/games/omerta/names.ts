/** How the cards of Omertà are called for those who hear the board, and the figures of those who see it. */

import type { Speaker } from '../../speech/speaker'
import type { CardFacts } from './facts.svelte'
import { BUSINESSES, type CapoScene, type CountScene, type DomainScene, type FamilyScene, type ObjectiveScene } from './scene'

/** The part of a speaker that the board needs. */
export type Voice = Pick<Speaker, 'say' | 'knows' | 'card' | 'cardText' | 'seat' | 'listed'>

/** A word of the program as a part of a key. */
export function dashed(word: string): string {
  return word.replaceAll('_', '-')
}

/** An amount in thousands as money; nothing is nothing. */
export function money(voice: Voice, amount: number): string {
  return voice.say('money', { amount })
}

/** Borough and business of a Domain. */
export function placeOf(voice: Voice, printed: CardFacts): string {
  const words = [printed.borough, printed.business].filter((word): word is string => word !== undefined)
  return words.map((word) => voice.say(`place-${dashed(word)}`)).join(', ')
}

/** A chance as whole percents. */
export function percent(voice: Voice, chance: number): string {
  return voice.say('board-percent', { percent: Math.round(100 * chance) })
}

export function donLabel(voice: Voice, slug: string, printed: CardFacts | undefined, owner: string): string {
  const parts = [voice.say('board-don-label', { card: voice.card(slug), owner })]
  if (printed) parts.push(voice.say('board-stats', { combat: printed.combat ?? 0, influence: printed.influence ?? 0, subterfuge: printed.subterfuge ?? 0 }))
  return parts.join(' ')
}

export function capoLabel(voice: Voice, slug: string, capo: CapoScene, owner: string): string {
  const parts = [
    voice.say('board-capo-label', { card: voice.card(slug), owner, type: voice.card(capo.type) }),
    voice.say('board-stats', { combat: capo.combat ?? 0, influence: capo.influence ?? 0, subterfuge: capo.subterfuge ?? 0 }),
    voice.say('board-reserve-label', { amount: capo.reserve ?? 0 }),
  ]
  if (capo.robbed) parts.push(voice.say(capo.robbed_by === undefined ? 'board-robbed-bank' : 'board-robbed-by', { seat: capo.robbed_by ?? 0 }))
  if (capo.blocked) parts.push(voice.say('board-blocked-label'))
  return parts.join(' ')
}

/** A Domain of a Family, or with no `domain` one of the centre. */
export function domainLabel(voice: Voice, slug: string, domain: DomainScene | null, printed: CardFacts | undefined): string {
  const parts = [
    domain === null
      ? voice.say('board-centre-label', { card: voice.card(slug) })
      : voice.say('board-domain-label', { card: voice.card(slug), capo: voice.card(domain.capo), amount: domain.men ?? 0 }),
  ]
  if (printed) {
    parts.push(
      `${placeOf(voice, printed)}.`,
      voice.say('board-domain-numbers', { difficulty: printed.difficulty ?? 0, defence: printed.defence ?? 0, pr: printed.pr ?? 0 }),
      voice.say('board-domain-resources', { money: money(voice, printed.resources ?? 0) }),
    )
  }
  if (domain?.hold !== undefined) parts.push(voice.say('board-hold-label', { hold: domain.hold }))
  if (domain?.shielded) parts.push(voice.say('board-shielded-label'))
  return parts.join(' ')
}

/** What a condition of an objective counts: "Bronx", "Assaults won", "Money". */
export function countWord(voice: Voice, count: CountScene): string {
  const place = `place-${dashed(count.what)}`
  const word = voice.knows(place) ? voice.say(place) : voice.say(`board-count-${dashed(count.what)}`)
  if (count.men) return voice.say('board-count-men', { what: word, amount: count.men })
  if (count.pr) return voice.say('board-count-pr', { what: word, pr: count.pr })
  if (count.difficulty) return voice.say('board-count-difficulty', { what: word, difficulty: count.difficulty })
  return count.leader ? voice.say('board-count-leader', { what: word }) : word
}

/** How far a condition is: "Bronx 1 of 2"; with money in thousands. */
export function countText(voice: Voice, count: CountScene): string {
  const [have, need] = ['money', 'income', 'cost'].includes(count.what)
    ? [money(voice, count.have ?? 0), money(voice, count.need ?? 0)]
    : [String(count.have ?? 0), String(count.need ?? 0)]
  return voice.say('board-count', { what: countWord(voice, count), have, need })
}

/** Whether a condition is met. */
export function counted(count: CountScene): boolean {
  return (count.have ?? 0) >= (count.need ?? 0)
}

/** How far an objective is, between 0 and 1. */
export function share(objective: ObjectiveScene): number {
  const counts = objective.counts ?? []
  if (objective.met) return 1
  if (counts.length === 0) return 0
  const parts = counts.map(({ have = 0, need = 1 }) => Math.min(1, have / Math.max(1, need)))
  return Math.min(0.99, parts.reduce((sum, part) => sum + part, 0) / parts.length)
}

/** One line about a whole Family. */
export function familyLabel(voice: Voice, family: FamilyScene): string {
  if (family.don === undefined) return voice.say('board-family-none', { owner: voice.seat(family.seat) })
  return voice.say('board-family', {
    owner: voice.seat(family.seat), don: voice.card(family.don), pr: family.pr ?? 0, soldiers: family.soldiers ?? 0,
    domains: Object.keys(family.domains ?? {}).length, money: money(voice, family.money ?? 0),
  })
}

/** The businesses that a Family controls: with the number of its Domains in each. */
export function controlled(family: FamilyScene): { business: string; count: number; monopoly: boolean }[] {
  return BUSINESSES.flatMap((business, i) => {
    const count = family.businesses?.[i] ?? 0
    return count >= 3 ? [{ business, count, monopoly: count >= 5 }] : []
  })
}
