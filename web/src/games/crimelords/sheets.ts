/** Which sheet a moment of Crime Lords wants. */

import { urgent, type Urgency } from '../../table/sheets'
import type { Action, Asked } from '../../wire/types'
import type { Scene } from './scene'

export type SheetName =
  | 'confirm' | 'auction' | 'boss' | 'lay' | 'payroll' | 'turn' | 'deed' | 'play' | 'attack' | 'clash' | 'window' | 'war'
  | 'receive' | 'spoils' | 'agree' | 'choice' | 'deal' | 'consent' | 'declare' | 'wait' | 'options'

export interface Moment extends Urgency {
  question: Asked | null
  /** Whether the table waits for the own seat. */
  mine: boolean
  /** The half-made walk. */
  held: readonly Action[]
  scene: Pick<Scene, 'attack' | 'auction' | 'war'> | null
}

const BY_PROMPT: Readonly<Record<string, SheetName>> = {
  open_bidding: 'auction', bid: 'auction',
  choose_boss: 'boss', place: 'lay', place_next: 'lay', move: 'lay', receive: 'receive',
  payroll: 'payroll', turn: 'turn', after_pass: 'turn', leave: 'choice',
  attack_target: 'attack', attack_attacker: 'attack',
  attack_protector: 'clash', attack_go: 'clash', attack_commit: 'clash', attack_helper: 'clash', attack_superior: 'clash',
  attack_hide: 'clash', attack_guards: 'clash', attack_rounds: 'clash',
  declare_window: 'window', money_window: 'window', help_window: 'window', before_roll_window: 'window',
  after_roll_window: 'window', special_window: 'window',
  war: 'war', spoils: 'spoils', spoils_token: 'spoils', agree: 'agree',
  turn_start: 'choice', name_card: 'choice', name_more: 'choice', name_seat: 'choice', name_cause: 'choice', steal: 'choice',
  offer: 'deal', consent: 'consent', declare: 'declare',
}

/** The questions at which a Special may be looked at, though none can be played. */
export const TURN: ReadonlySet<string> = new Set(['turn', 'after_pass', 'payroll'])

/** Deeds of one's own turn that begin with a Crook. */
export const DEEDS = ['move_crook', 'visit', 'return_crook', 'treason', 'retire', 'use_ability'] as const
const IS_DEED: ReadonlySet<string> = new Set(DEEDS)

export function sheetOf(moment: Moment): SheetName {
  const { question, intent, scene } = moment
  // The worksheet of an attack is the last look itself.
  if (moment.complete && moment.held[0]?.do === 'attack') return 'attack'
  const kind = question?.prompt?.kind ?? null
  const found = kind === null ? undefined : BY_PROMPT[kind]
  const first = urgent(moment, found)
  if (first !== null) return first
  if (kind === null) return moment.mine ? 'options' : watched(scene)
  if (intent === 'play' && TURN.has(kind)) return 'play'
  if ((found === 'turn' || found === 'war') && intent === 'attack') return 'attack'
  if (found === 'turn' && intent !== null && IS_DEED.has(intent)) return 'deed'
  return found ?? 'options'
}

/** What others are at, for who is not asked. */
function watched(scene: Moment['scene']): SheetName {
  if (scene?.attack) return 'clash'
  if (scene?.war) return 'war'
  return scene?.auction?.lot ? 'auction' : 'wait'
}

/** All prompts that have a sheet of their own. */
export const PROMPTS: readonly string[] = Object.keys(BY_PROMPT)

/** Deeds that give something up for good. */
const GRAVE: ReadonlySet<string> = new Set(['pass', 'treason', 'retire', 'return_crook'])

/** Whether a complete walk waits for a last look: what gives something up that no undo brings back lightly. */
export function weighty(walk: readonly Action[]): boolean {
  const last = walk[walk.length - 1]
  if (last === undefined) return false
  return GRAVE.has(last.do) || walk[0]?.do === 'attack'
}
