/**
 * How a question is answered on the board. No rules: an action names a card in the same field whatever the question.
 */

import type { Action, Asked, Option, ProspectRow } from '../wire/types'
import { arrowKey, type ChoiceKey } from './choices'
import type { Side } from './geometry'

/** The words of a game's actions, as far as its board has to know them. */
export interface Words {
  /** Deeds that name a card of the hand, which lies not on the board. */
  hand: ReadonlySet<string>
  /** Deeds whose whole point is to name a card: alone in a question they make the board its answer. */
  choice: ReadonlySet<string>
  /** The kind of attack that is meant where none was named. */
  usual: string
  /** Deeds that begin an attack, where it is not `attack`. */
  begins?: ReadonlySet<string>
}

/** `menu`: a card tells what it can do; `choose`: a card or an arrow is the answer; `none`: neither. */
export type Mode = 'menu' | 'choose' | 'none'

export interface Choices {
  mode: Mode
  /** By slug: the options that name the card. */
  cards: Map<string, Option[]>
  /** By `master:side`: the option that hangs something there. */
  arrows: Map<ChoiceKey, Option>
}

export const NO_CHOICES: Choices = { mode: 'none', cards: new Map(), arrows: new Map() }

export function readArrowKey(text: ChoiceKey): { master: string; side: Side } {
  const [master = '', side = 'north'] = text.split(':')
  return { master, side: side as Side }
}

/**
 * The choices that a question leaves on the board.
 *
 * Parameters: `words` of the game; `asked`, the question; `deed`, when the player has said in the sheet what kind of thing to do (`transfer`):
 * then only that one, and its cards are the answer.
 */
export function choicesOf(words: Words, asked: Asked | null, deed: string | null = null): Choices {
  if (asked === null) return NO_CHOICES
  const out: Choices = { mode: 'none', cards: new Map(), arrows: new Map() }
  const deeds = new Set<string>()
  for (const option of asked.legal) {
    const action = option.action
    if (deed !== null && action.do !== deed) continue
    if (action.do === 'place' && typeof action.master === 'string' && typeof action.side === 'string') {
      out.arrows.set(arrowKey(action.master, action.side), option)
    } else if (typeof action.card === 'string' && !words.hand.has(action.do)) {
      const row = out.cards.get(action.card)
      if (row) row.push(option)
      else out.cards.set(action.card, [option])
      deeds.add(action.do)
    }
  }
  const [only] = deeds
  if (out.arrows.size > 0 || (only !== undefined && deeds.size === 1 && (deed !== null || words.choice.has(only)))) {
    out.mode = 'choose'
  } else if (deeds.size > 0) out.mode = 'menu'
  return out
}

/** The action that a choice stands for, if it stands for exactly one and no amount is left open. */
export function soleAction(options: readonly Option[] | undefined): Action | null {
  const only = options?.length === 1 ? options[0] : undefined
  if (only === undefined) return null
  return only.high == null || only.high === only.action.amount ? only.action : null
}

/** Whether an attack could be begun now. */
export function canAttack(words: Words, asked: Asked | null): boolean {
  return asked !== null && asked.legal.some((option) => words.begins?.has(option.action.do) ?? option.action.do === 'attack')
}

/**
 * What could be tried on one target by one attacker: the row of the wanted kind, else of the usual one, else the likeliest
 * that is allowed.
 */
export function bestRow(
  words: Words,
  rows: readonly ProspectRow[],
  attacker: string,
  target: string,
  kind: string | null = null,
): ProspectRow | null {
  const both = rows.filter((row) => row.attacker === attacker && row.target === target)
  const allowed = both.filter((row) => !row.refusal)
  return (
    allowed.find((row) => row.kind === kind) ??
    allowed.find((row) => row.kind === words.usual) ??
    allowed[0] ??
    both.find((row) => row.kind === (kind ?? words.usual)) ??
    both[0] ??
    null
  )
}

/** By target, the best row of an attacker (`bestRow`). */
export function targetsOf(
  words: Words,
  rows: readonly ProspectRow[],
  attacker: string,
  kind: string | null = null,
): Map<string, ProspectRow> {
  const out = new Map<string, ProspectRow>()
  for (const { target, attacker: by } of rows) {
    if (by !== attacker || out.has(target)) continue
    const row = bestRow(words, rows, attacker, target, kind)
    if (row !== null) out.set(target, row)
  }
  return out
}
