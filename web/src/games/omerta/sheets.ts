/** Which sheet a moment of the game wants. */

import { urgent, type Urgency } from '../../table/sheets'
import type { Action, Asked } from '../../wire/types'

export type SheetName =
  | 'confirm' | 'turn' | 'plan' | 'hand' | 'aim' | 'involve' | 'amount' | 'men' | 'loan' | 'claim' | 'window' | 'choice' | 'deal' | 'consent'
  | 'watch' | 'wait' | 'options'

export interface Moment extends Urgency {
  question: Asked | null
  /** Whether an action or a roll is under way. */
  clash: boolean
}

/** The actions of the own turn, in the order of the rules. */
export const KINDS = ['conquest', 'assault', 'robbery'] as const
export type Kind = (typeof KINDS)[number]
/** By kind, the tag of what begins it. */
export const BEGINS: Readonly<Record<Kind, string>> = { conquest: 'conquer', assault: 'assault', robbery: 'rob' }

const BY_PROMPT: Readonly<Record<string, SheetName>> = {
  choose_capo: 'choice', choose_type: 'choice', move_domain: 'choice', lay: 'choice', sell: 'choice', discard: 'choice', name_capo: 'choice',
  name_family: 'choice', name_target: 'choice', name_roller: 'choice', name_defender: 'choice', owe: 'choice', part: 'choice',
  keep_type: 'choice', strike_card: 'choice', strike_domain: 'choice', lend_from: 'choice', price: 'choice', loan_consent: 'choice',
  post: 'men', move_men: 'men', place: 'men', lose: 'men', buy: 'men', claim: 'claim', act: 'turn', after_act: 'turn',
  conquest_target: 'aim', assault_origin: 'aim', assault_target: 'aim', robbery_capo: 'aim', robbery_target: 'aim', involve: 'involve',
  commit: 'amount', attackers: 'amount', bring: 'amount', occupy: 'amount', lend_men: 'amount', borrow: 'loan', loan: 'loan',
  payday_window: 'window', declare_window: 'window', roll_window: 'window', rolled_window: 'window', aftermath_window: 'window',
  card_window: 'window', happening_window: 'window', offer: 'deal', consent: 'consent',
}

/** All prompts that have a sheet of their own. */
export const PROMPTS: readonly string[] = Object.keys(BY_PROMPT)

/** The kind of action that an intent is about; `attack` is whatever is likeliest. */
export function kindOf(intent: string | null): Kind | 'any' | null {
  if (intent === 'attack') return 'any'
  return KINDS.find((kind) => kind === intent) ?? null
}

export function sheetOf(moment: Moment): SheetName {
  const { question, intent } = moment
  const kind = question?.prompt?.kind ?? null
  const found = kind === null ? undefined : BY_PROMPT[kind]
  const first = urgent(moment, found)
  if (first !== null) return first
  if (kind === null) return moment.clash ? 'watch' : 'wait'
  if (found === 'turn') {
    if (kindOf(intent) !== null) return 'plan'
    if (intent === 'play') return 'hand'
  }
  return found ?? 'options'
}

/** Which action a walk begins, if it begins one. */
export function begun(walk: readonly Action[]): Kind | null {
  const first = walk[0]?.do
  return KINDS.find((kind) => BEGINS[kind] === first) ?? null
}

/** Whether a complete walk waits for a last look: an action that is declared, or a Domain that goes. */
export function weighty(walk: readonly Action[]): boolean {
  const last = walk[walk.length - 1]
  return begun(walk) !== null || last?.do === 'yield'
}
