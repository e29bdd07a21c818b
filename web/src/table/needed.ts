import { t } from '../speech/speech.svelte'
import { percent } from './odds'

/** The lowest roll of two dice. */
const LEAST = 2

/** A number needed in words: "9 or less", or how far it is from any roll at all. */
export function orLess(number: number): string {
  return number < LEAST ? t('attack-short', { short: LEAST - number }) : t('attack-or-less', { number })
}

/** The same with its chance; nothing where no number is known. */
export function withChance(odds: readonly number[], needed: number | null): string {
  if (needed === null) return ''
  return needed < LEAST ? orLess(needed) : t('sheet-needed', { needed, percent: percent(odds, needed) })
}
