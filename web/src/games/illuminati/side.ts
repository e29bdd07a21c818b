import type { Side } from '../../table/geometry'
import { sideName, type Voice } from './names'

/** An arrow of a card in words: "West arrow of California". */
export function arrowOf(voice: Voice, master: string, side: string): string {
  return voice.say('place-arrow', { arrow: sideName(voice, side as Side), master: voice.card(master) })
}
