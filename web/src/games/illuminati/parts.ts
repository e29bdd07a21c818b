import { countsOf } from '../../table/counts'
import type { GameParts } from '../parts'
import Board from './Board.svelte'
import { GAINS } from './words'
import Deals from './Deals.svelte'
import Overlay from './Overlay.svelte'
import Overview from './Overview.svelte'
import type { Scene } from './scene'
import SeatFigures from './SeatFigures.svelte'
import Sheet from './Sheet.svelte'
import Specials from './Specials.svelte'
import Steps from './Steps.svelte'
import Summary from './Summary.svelte'
import { turnFrame } from './turn'
import Uncontrolled from './Uncontrolled.svelte'

/** Illuminati at the table. */
export const parts: GameParts = {
  Board,
  Common: Uncontrolled,
  Hand: Specials,
  Overview,
  Figures: SeatFigures,
  Sheet,
  Deals,
  Steps,
  Overlay,
  Summary,
  silent: new Set([
    'Declined', 'StepBegan', 'AttackBegan', 'TargetNamed', 'AttackerNamed', 'AidNamed', 'GroupLifted', 'TurnEnded', 'OfferNamed',
  ]),
  gains: GAINS,
  activeSeat: (scene) => turnFrame(scene as unknown as Scene)?.seat ?? null,
  counts: countsOf,
}
