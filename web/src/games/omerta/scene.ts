/**
 * What the server tells of a game of Omertà to one pair of eyes: `src/conjura/games/omerta/scene.py` in TypeScript, where
 * each field is explained. Fields at their default are left out on the wire, so nearly all are optional. Money is in
 * thousands of dollars.
 */

export type {
  CapoScene, DomainScene, CountScene, ObjectiveScene, HandView as HandScene, FamilyScene, SideScene, RollScene,
  RungScene, DeedScene, OmertaScene as Scene,
} from '../../wire/protocol'

export type Stat = 'combat' | 'influence' | 'subterfuge'
export const STATS: readonly Stat[] = ['combat', 'influence', 'subterfuge']
/** The businesses in the order of the rules (O-9). */
export const BUSINESSES = ['influence_peddling', 'illegal_betting', 'prostitution', 'arms_trade', 'drug_trade'] as const

/** A procedure under way; the tag is `frame`, the fields depend on it. */
export type FrameScene = Record<string, unknown>
