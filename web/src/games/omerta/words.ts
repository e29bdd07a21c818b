import type { Words } from '../../table/answers'

/** The actions of Omertà, as far as the board has to know them. */
export const WORDS: Words = {
  hand: new Set(['play', 'discard', 'claim']),
  choice: new Set(['choose', 'move_domain', 'yield', 'give_domain', 'want_domain']),
  usual: 'conquest',
  begins: new Set(['conquer', 'assault', 'rob']),
}
