import type { Component } from 'svelte'
import type { Scene } from '../wire/types'

/** What a game brings to the table's page: its drawings, and the few things about it that the page has to know. */
export interface GameParts {
  /**
   * The big drawing in the middle, of the seat that `ui.shown` names; `covered` is how much of its foot something else
   * lies over, in pixels, and `compact` says that there is little room.
   */
  Board: Component<{ covered?: number; compact?: boolean }>
  /** What lies open between the players. */
  Common?: Component
  /** What the own seat holds in secret. */
  Hand?: Component
  /** A seat in small, for its folder. */
  Overview: Component<{ seat: number; width?: number; height?: number }>
  /** A seat in figures, for its folder. */
  Figures: Component<{ seat: number; short?: boolean; end?: boolean }>
  /** The sheet of what can be done, in the frame of `table/Sheet.svelte`. */
  Sheet: Component
  /** An offer that waits for an answer, or is being made. */
  Deals?: Component
  /** The steps of a turn. */
  Steps?: Component
  /** Whatever lies above the whole page: strings, a card in full. */
  Overlay?: Component
  /** The pictures at the end. */
  Summary?: Component<{ id: string; names: readonly string[] }>
  /** Events that the log need not tell. */
  silent: ReadonlySet<string>
  /** Events by which a card comes to somebody: they are heard. */
  gains?: ReadonlySet<string>
  /** Whose turn it is. */
  activeSeat: (scene: Scene) => number | null
  /** How many cards of the own hand, and open deals, a phone's tabs should count. */
  counts: (scene: Scene, you: number | null) => { hand: number; deals: number }
}

/** The games that the client can draw. */
export const games: Record<string, () => Promise<GameParts>> = {
  crimelords: async () => (await import('./crimelords/parts')).parts,
  illuminati: async () => (await import('./illuminati/parts')).parts,
  omerta: async () => (await import('./omerta/parts')).parts,
}
