import type { Option } from '../wire/types'
import { choices, type ChoiceKey } from './choices'
import type { GameParts } from '../games/parts'
import type { TableStore } from './table.svelte'

/** What the phone shows in its middle. */
export type Tab = 'board' | 'specials' | 'deals' | 'log' | 'chat'
/** How far a phone's sheet is drawn up. */
export type Stop = 'peek' | 'half' | 'full'

export interface Drag {
  /** The card that is dragged. */
  card: string
  /** Where the pointer is, in pixels of the window. */
  x: number
  y: number
  /** What it is over. */
  over: ChoiceKey | null
}

/** What is selected, pointed at and dragged: shared by the board and the sheets, and told to nobody. */
export class TableUi {
  /** Whose structure the board shows; null: the own one (an onlooker's: the first). */
  open = $state<number | null>(null)
  selected = $state<string | null>(null)
  hovered = $state<string | null>(null)
  /** The card that is shown in full. */
  full = $state<string | null>(null)
  /** What is being prepared before the first step is held: an attack with this card. */
  intent = $state.raw<{ kind: string; card: string | null } | null>(null)
  drag = $state.raw<Drag | null>(null)
  tab = $state<Tab>('board')
  stop = $state<Stop>('half')
  /** The deal that is on top. */
  deal = $state<number | null>(null)
  /** The clause whose rule is open beside the table. */
  clause = $state<string | null>(null)
  /** Whether the pictures of a finished game lie on the board's place. */
  summary = $state(false)
  /** The seat whose time has run out, where the others decide what then; null for none. */
  late = $state<number | null>(null)
  /** What the game of this table brings; null until it is there. */
  parts = $state.raw<GameParts | null>(null)
  /** Whether the list of keys is open. */
  keys = $state(false)

  private readonly table: TableStore

  constructor(table: TableStore) {
    this.table = table
  }

  /** The legal answers to the present question by what they point at on the board. */
  readonly pick: Map<ChoiceKey, Option[]> = $derived.by(() => {
    if (this.table.reading !== null) return new Map<ChoiceKey, Option[]>()
    return choices(this.table.question)
  })

  /** Whether the present question is answered on the board, so that all that is no answer is dimmed there. */
  readonly choosing: boolean = $derived.by(() => {
    if (!this.pick.size) return false
    return this.table.steps.length > 0 || this.table.question?.walk === true || this.intent !== null
  })

  /** Whose structure to draw. */
  readonly shown: number = $derived.by(() => this.open ?? this.table.you ?? 0)

  /** Answers the present question with what was chosen on the board; with several answers the sheet lists them. */
  async choose(key: ChoiceKey): Promise<boolean> {
    const options = this.pick.get(key)
    if (!options) return false
    const only = options.length === 1 ? options[0] : undefined
    if (!only || only.high != null) {
      this.selected = key
      return false
    }
    return this.table.hold(only.action)
  }

  /** Puts everything away that was begun. */
  clear(): void {
    this.intent = null
    this.drag = null
    this.selected = null
    this.full = null
  }
}
