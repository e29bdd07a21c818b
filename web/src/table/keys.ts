/** Which key does what on the board. Letters can be switched off; a field that is being written in keeps all of them. */

import type { Side } from './geometry'

export type BoardKey = 'attack' | 'next' | 'last' | 'uncontrolled' | 'full' | 'home' | 'away' | 'clause' | 'text' | 'whole'

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
}

const LETTERS: Readonly<Record<string, BoardKey>> = {
  a: 'attack',
  v: 'next',
  V: 'last',
  u: 'uncontrolled',
  i: 'full',
  t: 'text',
  w: 'whole',
  '?': 'clause',
}

const WRITTEN = 'input, textarea, select, [contenteditable]'

/** Whether what is typed belongs to a field. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null
}

/** What a key asks of the board, if it asks anything. */
export function boardKey(event: Pressed, letters: boolean): BoardKey | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || writing(event.target)) return null
  if (event.key === 'Escape') return 'away'
  if (event.key === 'Home') return 'home'
  const key = event.shiftKey && event.key === 'v' ? 'V' : event.key
  return letters ? (LETTERS[key] ?? LETTERS[key.toLowerCase()] ?? null) : null
}

const SIDE_KEYS: Readonly<Record<string, Side>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
}

/** The side that an arrow key points to. */
export function sideOf(key: string): Side | null {
  return SIDE_KEYS[key] ?? null
}
