import type { Words } from '../../table/answers'

/** The actions of Illuminati, as far as the board has to know them. */
export const WORDS: Words = {
  hand: new Set(['play', 'privilege', 'abolish', 'give_special', 'want_special']),
  choice: new Set(['choose', 'aid', 'carry', 'pay', 'lose', 'lift', 'hang', 'transfer', 'choose_goal']),
  usual: 'control',
}

/** Events by which a card comes to somebody. */
export const GAINS: ReadonlySet<string> = new Set(['GroupCaptured'])
