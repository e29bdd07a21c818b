/**
 * What the server tells of a game of Illuminati to one pair of eyes: `src/conjura/games/illuminati/scene.py` in
 * TypeScript. Fields at their default are left out on the wire, so nearly all are optional.
 */

export type {
  CardScene, GoalScene, HandView as SpecialScene, IlluminatiSeatScene as SeatScene,
  IlluminatiAttackScene as AttackScene, MarkerScene, HackScene, UnitsScene, CheatsScene, ModulesScene,
  MediaScene, CampaignScene, BidderScene, BiddingScene, IlluminatiScene as Scene,
} from '../../wire/protocol'

/** A procedure under way; the tag is `frame`, the fields depend on it. */
export type FrameScene = Record<string, unknown>
