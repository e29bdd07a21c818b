import { countsOf } from '../../table/counts'
import type { GameParts } from '../parts'
import Board from './Board.svelte'
import Deals from './Deals.svelte'
import Overlay from './Overlay.svelte'
import Overview from './Overview.svelte'
import type { Scene } from './scene'
import SeatFigures from './SeatFigures.svelte'
import Sheet from './Sheet.svelte'
import Specials from './Specials.svelte'
import Steps from './Steps.svelte'
import Summary from './Summary.svelte'
import { activeSeat } from './turn'
import Uncontrolled from './Uncontrolled.svelte'
import { GAINS } from './words'

/** Crime Lords at the table. */
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
  silent: new Set(['Declined', 'StepBegan', 'AttackBegan', 'TargetNamed', 'AttackerNamed', 'TurnEnded', 'MoneyCommitted', 'SpecialAimed']),
  gains: GAINS,
  activeSeat: (scene) => activeSeat(scene as unknown as Scene),
  counts: countsOf,
}
