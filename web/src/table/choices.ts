import type { Action, Asked, Option } from '../wire/types'

/** What on the board an action points at: a card by its slug, an arrow as `master:side`. */
export type ChoiceKey = string

/** The fields of an action that name a card of the board, the most telling first. */
const CARD_FIELDS = ['card', 'target', 'attacker', 'source'] as const

/** The arrow that an action hangs a card from. */
export function arrowKey(master: string, side: string): ChoiceKey {
  return `${master}:${side}`
}

/** What on the board an action points at, or null when it points at nothing there. */
export function choiceKey(action: Action): ChoiceKey | null {
  const { master, side } = action
  if (typeof master === 'string' && typeof side === 'string') return arrowKey(master, side)
  for (const field of CARD_FIELDS) {
    const card = action[field]
    if (typeof card === 'string') return card
  }
  return null
}

/** The options of a question by what they point at, in the order of the list. */
export function choices(asked: Asked | null): Map<ChoiceKey, Option[]> {
  const found = new Map<ChoiceKey, Option[]>()
  for (const option of asked?.legal ?? []) {
    const key = choiceKey(option.action)
    if (key === null) continue
    const there = found.get(key)
    if (there) there.push(option)
    else found.set(key, [option])
  }
  return found
}

/** The action of an option at an amount: the lowest when none is given. */
export function actionOf(option: Option, amount?: number): Action {
  if (option.high == null || amount === undefined) return option.action
  return { ...option.action, amount: Math.min(Math.max(amount, lowest(option)), option.high) }
}

/** The lowest amount of an option. */
export function lowest(option: Option): number {
  const amount = option.action.amount
  return typeof amount === 'number' ? amount : 0
}
