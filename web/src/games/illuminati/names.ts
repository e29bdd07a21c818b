/** How cards, arrows and structures are called for those who hear the board, and short names for those who see it. */

import { signed } from '../../table/naming'
import type { Speaker } from '../../speech/speaker'
import type { Arrow, Laid, Structure } from './structure'
import type { CardScene, GoalScene, SeatScene } from './scene'
import type { Side } from '../../table/geometry'

export { signed, tightness, unbroken } from '../../table/naming'

/** The part of a speaker that the board needs. */
export type Voice = Pick<Speaker, 'say' | 'knows' | 'card' | 'cardText' | 'alignment' | 'seat' | 'listed'>

/** A name without its article, for an Illuminati on a small card: all of them have one. */
export function shortName(name: string): string {
  return name.replace(/^(The|El|La|Los|Las) /, '')
}

export function sideName(voice: Voice, side: Side): string {
  return voice.say(`board-side-${side}`)
}

/** Alignments in one row, or that there is none. */
export function alignmentNames(voice: Voice, words: readonly string[]): string {
  if (words.length === 0) return voice.say('board-no-alignment')
  return words.map((word) => voice.alignment(word)).join(', ')
}

/**
 * The whole name of a card, as a reader of the screen hears it.
 *
 * Parameters: `laid`, where it hangs, if it hangs anywhere; `owner`, the name of who holds it; `notes`, what else is to be
 * said of it.
 */
export function cardLabel(voice: Voice, slug: string, card: CardScene, owner: string | null, laid: Laid | null, notes: readonly string[] = []): string {
  const root = card.resistance === undefined && laid !== null && laid.master === null
  const parts = [
    root
      ? voice.say('board-card-illuminati', { card: voice.card(slug), owner: owner ?? '' })
      : voice.say('board-card-group', { card: voice.card(slug) }),
  ]
  // Of a card that lies face down nobody is told a number.
  const hidden = root && card.power === undefined
  parts.push(hidden ? voice.say('hidden-card') : voice.say('board-card-power', { power: card.power ?? 0, transferable: card.transferable ?? 0 }))
  if (!root) parts.push(voice.say('board-card-resistance', { resistance: card.resistance ?? 0 }))
  if (!hidden) parts.push(voice.say('board-card-income', { income: signed(card.income ?? 0) }))
  if (!root) parts.push(`${alignmentNames(voice, card.align ?? [])}.`)
  if (laid !== null || card.money) {
    parts.push(
      card.money === null
        ? voice.say('board-card-purse-secret', { least: card.at_least ?? 0 })
        : voice.say('board-card-purse', { amount: card.money ?? 0 }),
    )
  }
  if (laid !== null) {
    parts.push(voice.say((card.used ?? 0) > 0 ? 'board-card-acted' : 'board-card-ready'))
    if (root) parts.push(voice.say('board-card-never-attacked'))
    else if (laid.master !== null && laid.side !== null) {
      parts.push(voice.say('board-card-hangs', { master: voice.card(laid.master), arrow: sideName(voice, laid.side) }))
    }
    const free = laid.arrows.filter((arrow) => arrow.state === 'free')
    if (free.length > 0) {
      const arrows = free.map((arrow) => sideName(voice, arrow.side)).join(', ')
      parts.push(voice.say('board-card-free-arrows', { count: free.length, arrows }))
    }
  } else if (owner === null) parts.push(voice.say('board-card-uncontrolled'))
  return [...parts, ...notes].join(' ')
}

/** Why a number is not the printed one: what it was raised by, and what the world gives or takes. */
export function raisedText(voice: Voice, what: string, printed: number, raised: number, world: number): string {
  return voice.say('board-numbers', { number: voice.say(`board-${what}-long`), printed, raised, attitudes: world === 0 ? 'none' : signed(world) })
}

/**
 * The name of an arrow that may be chosen.
 *
 * Parameters: `fits`, how many cards of the tree find room; `all`, how many there are; `over`, pairs of names: what would
 * lie on what.
 */
export function arrowLabel(
  voice: Voice,
  master: string,
  side: Side,
  fits: number,
  all: number,
  over: readonly (readonly [string, string])[],
): string {
  const arrow = voice.say('board-arrow', { arrow: sideName(voice, side), master: voice.card(master) })
  if (fits >= all) return `${arrow} ${voice.say('board-arrow-fits', { count: all })}`
  const clash = over.map(([card, on]) => voice.say('board-arrow-clash', { card: voice.card(card), on: voice.card(on) }))
  return `${arrow} ${voice.say('board-arrow-fits-some', { count: fits, all })} ${clash.join(' ')}`.trim()
}

/** The states of arrows in words, for the text board. */
export function arrowStates(voice: Voice, arrows: readonly Arrow[]): string {
  if (arrows.length === 0) return voice.say('board-arrows-none')
  return arrows
    .map((arrow) => voice.say(`board-arrow-${arrow.state}`, { arrow: sideName(voice, arrow.side) }))
    .join(', ')
}

/** How far a seat is from a goal: "8 of 12 cards", "4 of 5 Weird". */
export function goalText(voice: Voice, goal: GoalScene): string {
  const own = `board-goal-of-${goal.goal.replaceAll('_', '-')}`
  const key = voice.knows(own) ? own : `board-goal-${goal.what}`
  return voice.say(voice.knows(key) ? key : 'board-goal-count', { have: goal.have, need: goal.need })
}

/** The short word of a goal: "Groups", "Weird", "Destroyed". */
export function goalWord(voice: Voice, goal: GoalScene): string {
  const own = `board-goal-of-${goal.goal.replaceAll('_', '-')}.word`
  const key = voice.knows(own) ? own : `board-goal-${goal.what}.word`
  return voice.say(voice.knows(key) ? key : 'board-goal-count.word')
}

/** One line about a whole structure, for its overview and its tree. */
export function structureLabel(voice: Voice, seat: SeatScene, structure: Structure): string {
  if (structure.root === null) return voice.say('board-structure-none', { owner: voice.seat(seat.seat) })
  return voice.say('board-structure', {
    owner: voice.seat(seat.seat),
    illuminati: voice.card(structure.root),
    groups: structure.cards.length - 1,
    power: seat.power ?? 0,
    amount: seat.wealth ?? 0,
  })
}
