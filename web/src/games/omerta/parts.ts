import { countsOf } from '../../table/counts'
import type { GameParts } from '../parts'
import Board from './Board.svelte'
import Centre from './Centre.svelte'
import Deals from './Deals.svelte'
import HandRow from './HandRow.svelte'
import Overlay from './Overlay.svelte'
import Overview from './Overview.svelte'
import type { Scene } from './scene'
import SeatFigures from './SeatFigures.svelte'
import Sheet from './Sheet.svelte'
import Steps from './Steps.svelte'
import Summary from './Summary.svelte'

/** Omertà at the table. */
export const parts: GameParts = {
  Board,
  Common: Centre,
  Hand: HandRow,
  Overview,
  Figures: SeatFigures,
  Sheet,
  Deals,
  Steps,
  Overlay,
  Summary,
  silent: new Set(['Declined', 'StepEnded', 'MenCommitted', 'CapoNamed', 'OfferNamed', 'TargetNamed', 'TypeDrawn']),
  activeSeat: (scene) => (scene as unknown as Scene).acts ?? null,
  counts: (scene, you) => countsOf(scene, you, ['offering', 'borrowing']),
}
