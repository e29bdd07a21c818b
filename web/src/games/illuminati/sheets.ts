/** Which sheet a moment of the game wants. */

import { urgent, type Urgency } from '../../table/sheets'
import type { Action, Asked } from '../../wire/types'
import type { FrameScene } from './scene'

export type SheetName =
  | 'confirm' | 'attack' | 'clash' | 'window' | 'turn' | 'deed' | 'play' | 'deal' | 'consent' | 'carry' | 'pay' | 'endow' | 'purse'
  | 'place' | 'editor' | 'choice' | 'wait' | 'options' | 'bid' | 'campaign' | 'raise' | 'agree' | 'hidden' | 'accuse' | 'declare'

export interface Moment extends Urgency {
  question: Asked | null
  /** Whether the table waits for the own seat. */
  mine: boolean
  stack: readonly FrameScene[]
  /** Whether attacker and target of an attack are named. */
  attack: boolean
  /** Whether propaganda was announced, and whether the next turn is bid for. */
  campaign?: boolean
  bidding?: boolean
}

const BY_PROMPT: Readonly<Record<string, SheetName>> = {
  turn: 'turn', transfers: 'turn', power_step: 'turn', extra_draw: 'turn',
  leave: 'choice', carry: 'carry', place: 'place', place_next: 'place', name_arrow: 'place',
  redistribute: 'purse', lay_bonus: 'purse', rearrange: 'editor',
  attack_target: 'attack', attack_attacker: 'attack', attack_aid: 'attack',
  attack_loop: 'clash', attack_decide: 'clash', attack_endow: 'endow',
  start_window: 'window', income_window: 'window', pause_window: 'window', card_window: 'window', roll_window: 'window',
  answer_window: 'window', final_window: 'window', abolish: 'window', replace_privilege: 'window',
  name_target: 'choice', choose_goal: 'choice', tax: 'choice', alter_target: 'choice', alter: 'choice',
  offer: 'deal', consent: 'consent', pay: 'pay',
  brainwash_step: 'turn', campaign_step: 'turn', hack_step: 'turn', attack_change: 'attack', plumbers_window: 'window',
  campaign_marker: 'campaign', campaign_loop: 'campaign', campaign_decide: 'campaign', bid: 'bid',
  increase_target: 'raise', increase_consent: 'agree',
  claim: 'hidden', exert: 'hidden', shield: 'choice', accuse: 'accuse', declare: 'declare', name_use: 'choice', name_side: 'place', ability_payer: 'choice',
  hack_target: 'choice', hack_gain: 'choice', plumbers_target: 'choice', mole_target: 'choice',
}

/** The questions of one's own turn that any deed may answer. */
export const TURN: ReadonlySet<string> = new Set([
  'turn', 'transfers', 'power_step', 'extra_draw', 'brainwash_step', 'campaign_step', 'hack_step',
])

/** Deeds of one's own turn that begin with a card. */
const DEEDS = new Set(['transfer', 'move_group', 'drop'])

export function sheetOf(moment: Moment): SheetName {
  const { question, intent } = moment
  const kind = question?.prompt?.kind ?? null
  const found = kind === null ? undefined : BY_PROMPT[kind]
  const first = urgent(moment, found)
  if (first !== null) return first
  if (kind === null) {
    if (moment.mine) return 'wait'
    return moment.attack ? 'clash' : moment.campaign ? 'campaign' : moment.bidding ? 'bid' : 'wait'
  }
  const editing = moment.stack.findLast((frame) => frame.frame === 'rearranging' || frame.frame === 'redistributing')
  if (found === 'carry' && editing?.frame === 'redistributing') return 'purse'
  if (found === 'place' && editing?.frame === 'rearranging') return 'editor'
  if (found === 'turn') {
    if (intent === 'attack' || intent === 'brainwash') return 'attack'
    if (intent === 'increase') return 'raise'
    if (intent === 'accuse') return 'accuse'
    if (intent === 'play') return 'play'
    if (intent !== null && DEEDS.has(intent)) return 'deed'
  }
  return found ?? 'options'
}

/** All prompts that have a sheet of their own. */
export const PROMPTS: readonly string[] = Object.keys(BY_PROMPT)

/** Whether a complete walk waits for a last look: what gives something up that no undo brings back lightly. */
export function weighty(walk: readonly Action[], losing: boolean): boolean {
  const last = walk[walk.length - 1]
  if (last === undefined) return false
  if (last.do === 'drop' || last.do === 'pass') return true
  // A Special that is laid to name a target without Power is gone at once.
  if (last.do === 'choose') return walk[0]?.do === 'attack'
  return last.do === 'place' && losing
}
