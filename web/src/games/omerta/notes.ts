/** What is worth knowing of a card where it is to be chosen, in one line. */

import type { Speaker } from '../../speech/speaker'
import { facts } from './facts.svelte'
import { placeOf } from './names'
import type { Papers } from './papers.svelte'

/** A Domain: whose it is, with how many Soldiers, and what is printed on it. */
function domainNote(papers: Papers, voice: Speaker, slug: string, men: boolean): string[] {
  const owner = papers.owner(slug)
  const domain = papers.domain(slug)
  const print = facts.cards[slug]
  const out: string[] = []
  if (owner !== null && owner !== papers.you) out.push(voice.say('note-of', { seat: owner }))
  if (domain && men) out.push(voice.say('note-men', { amount: domain.men ?? 0 }))
  if (print === undefined) return out
  out.push(voice.say('note-domain', { pr: print.pr ?? 0, difficulty: print.difficulty ?? 0, defence: print.defence ?? 0 }))
  if (print.resources) out.push(voice.say('money', { amount: print.resources }))
  return [...out, placeOf(voice, print)]
}

/** A Capo at the table with his chains; elsewhere what is printed on him, or on his Soldiers' type, or on a Don. */
function personNote(papers: Papers, voice: Speaker, slug: string, men: boolean): string[] {
  const capo = papers.capo(slug)
  const print = facts.cards[slug]
  const owner = papers.owner(slug)
  const numbers = capo ?? print
  const out: string[] = []
  if (owner !== null && owner !== papers.you) out.push(voice.say('note-of', { seat: owner }))
  if (numbers) out.push(voice.say('note-stats', { combat: numbers.combat ?? 0, influence: numbers.influence ?? 0, subterfuge: numbers.subterfuge ?? 0 }))
  if (capo && men) out.push(voice.say('note-reserve', { amount: capo.reserve ?? 0 }))
  if (!capo && print?.resources) out.push(voice.say('money', { amount: print.resources }))
  if (capo?.robbed) out.push(voice.say('note-robbed'))
  return out
}

/**
 * The note of any card.
 *
 * @param men whether its Soldiers are told; where they are being moved they are in sight anyway
 */
export function noteOf(papers: Papers, voice: Speaker, slug: string, men = true): string {
  const kind = facts.cards[slug]?.kind ?? (papers.capo(slug) ? 'capo' : papers.domain(slug) ? 'domain' : null)
  if (kind === 'domain') return domainNote(papers, voice, slug, men).join(' · ')
  if (kind === 'capo' || kind === 'type' || kind === 'don') return personNote(papers, voice, slug, men).join(' · ')
  return voice.cardText(slug)
}

/** What is worth knowing of a Family. */
export function familyNote(papers: Papers, voice: Speaker, seat: number): string {
  const family = papers.families[seat]
  const reserves = Object.values(family?.capos ?? {}).reduce((sum, capo) => sum + (capo.reserve ?? 0), 0)
  return [
    voice.say('note-pr', { pr: family?.pr ?? 0 }), voice.say('note-money', { amount: family?.money ?? 0 }),
    voice.say('note-reserve', { amount: reserves }), voice.say('note-cards', { count: family?.hand?.length ?? 0 }),
  ].join(' · ')
}
