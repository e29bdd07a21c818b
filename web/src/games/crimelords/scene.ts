/**
 * What the server tells of a game of Crime Lords to one pair of eyes: `src/conjura/games/crimelords/scene.py` in
 * TypeScript. Fields at their default are left out on the wire, so nearly all are optional.
 */

export type {
  CrookScene, RacketScene, OpenScene, BonusScene, HandView as SpecialScene, CrimelordsSeatScene as SeatScene,
  HelpScene, PurseScene, CrimelordsAttackScene as AttackScene, AuctionScene, WageScene,
  PayrollScene, WarScene, CrimelordsScene as Scene,
} from '../../wire/protocol'

/** A procedure under way; the tag is `frame`, the fields depend on it. */
export type FrameScene = Record<string, unknown>
