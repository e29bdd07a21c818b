/** Which sheet comes before whatever a game would show. */

export interface Urgency {
  /** Whether the half-made walk is complete. */
  complete: boolean
  over: boolean
  /** What the player has said is to be done. */
  intent: string | null
}

/** Sheets that a moment of any game may want first. */
export type UrgentSheet = 'confirm' | 'wait' | 'consent' | 'deal'

/**
 * The sheet that comes first in any game: the last look, the end; an offer to oneself, and then one that is being written,
 * whatever else is asked.
 *
 * @param found the sheet that the game has for what is asked, if anything is
 * @returns null where the game may show what it likes
 */
export function urgent(moment: Urgency, found: string | undefined): UrgentSheet | null {
  if (moment.complete) return 'confirm'
  if (moment.over) return 'wait'
  if (found === 'consent' || found === 'deal') return found
  return moment.intent === 'deal' ? 'deal' : null
}
