import type { Words } from '../../table/answers'

/** The actions of Crime Lords, as far as the board has to know them. */
export const WORDS: Words = {
  hand: new Set(['play', 'give_special', 'want_special']),
  choice: new Set(['choose', 'help', 'visit', 'move_crook', 'return_crook', 'treason', 'retire', 'use_ability', 'give_racket', 'want_racket']),
  usual: 'recruit',
}

/** Events by which a card comes to somebody. */
export const GAINS: ReadonlySet<string> = new Set(['CrookRecruited', 'RacketTaken', 'CrookTaken'])
