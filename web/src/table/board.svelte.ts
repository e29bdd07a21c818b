/**
 * What a board shows beyond the scene, and what a click, a drag or a key on it does: the part that is alike for all games.
 * One for each table's page, shared by the board, the folders' overviews, what lies in common and the own hand.
 */

import { untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import { speech } from '../speech/speech.svelte'
import type { Action, GameEvent, ProspectRow, Refusal } from '../wire/types'
import { canAttack, choicesOf, NO_CHOICES, soleAction, targetsOf, type Choices, type Words } from './answers'
import type { ChoiceKey } from './choices'
import { useTable } from './context'
import { around, CARD, corner, type Box, type Point, type Side, type View } from './geometry'
import { chanceText } from './odds'
import { laidOut, type Placed } from './plan'
import type { TableStore } from './table.svelte'
import { neighbour, type Structure } from './tree'
import type { TableUi } from './ui.svelte'

/** How a card stands to the present question. */
export type Standing = 'plain' | 'choice' | 'dim'

/** Why something can't be done, as it is shown under the board. */
export interface Why {
  slug: string
  refusal: Refusal
}

/** Who attacks what, as far as it is known. */
export interface Clash {
  attacker: string | null
  target: string | null
}

/** The roll of an attack: what the dice showed, and what was needed. */
export interface Rolled {
  total: number
  needed: number
  success: boolean
}

export abstract class BoardBase {
  readonly table: TableStore
  readonly ui: TableUi
  /** The game's actions. */
  abstract readonly words: Words
  /** Events that bring a card to somebody. */
  abstract readonly gains: ReadonlySet<string>

  /** The event that ends the search for what is new in this turn. */
  readonly turnEvent: string = 'TurnBegan'

  /** Whether there is room for little: names instead of cards, one line instead of a head. */
  readonly narrow = new MediaQuery('width < 900px')
  /** What the last thing that was touched can't do. */
  why = $state.raw<Why | null>(null)
  /** The arrow that is pointed at or focused while arrows are choices. */
  arrow = $state<ChoiceKey | null>(null)
  /** The last roll of an attack, and the entry that told of it. */
  rolled = $state.raw<(Rolled & { at: number }) | null>(null)
  /** Whether what all seats have lies on the board side by side. */
  whole = $state(false)
  /** Whether the table is shown as text. */
  text = $state(false)
  /** How the board is panned and zoomed now; the layer follows it by itself, strings by this. */
  view = $state.raw<View>({ x: 0, y: 0, k: 1 })
  /** The window that the board is seen through, in px of the page. */
  well = $state.raw<Box>({ left: 0, top: 0, right: 0, bottom: 0 })
  /** Called when a worksheet was filled from the board: the page moves the focus there. */
  filled: () => void = () => undefined
  /** The pans and zooms that people made, by seat. */
  readonly views = new Map<number, View>()
  /** The kind of attack that the sheet speaks of: it is meant where a target allows several. */
  kind = $state<string | null>(null)
  /** The card that the tab key leads to on the board. */
  focused = $state<string | null>(null)

  /** Attacks that could be tried, by card, as of the entry `prospected`. */
  private prospects = $state.raw<ReadonlyMap<string, readonly ProspectRow[]>>(new Map())
  private prospected = -1
  private readonly asking = new Set<string>()

  constructor(table: TableStore, ui: TableUi) {
    this.table = table
    this.ui = ui
  }

  readonly voice = $derived.by(() => speech.speaker(this.table.names))
  readonly shown = $derived.by(() => this.ui.shown)
  readonly past = $derived.by(() => this.table.reading !== null)

  /** What the sheet or a key has said is to be done: a deed, or `attack`. */
  readonly deed = $derived.by(() => (this.past ? null : (this.ui.intent?.kind ?? null)))
  /** The card that is about to attack, if one is being aimed. */
  readonly attacker = $derived.by(() => (this.deed === 'attack' ? (this.ui.intent?.card ?? this.ui.drag?.card ?? null) : null))

  /** The attack under way or being aimed. */
  abstract readonly attack: Clash
  /** Whether a card takes part in what is under way, so that it is never dimmed. */
  abstract takesPart(slug: string): boolean
  /** Whether a card can be seen on the page. */
  abstract inSight(slug: string): boolean
  /** Whether a press on a card may begin an attack with it. */
  abstract mayLead(slug: string): boolean
  /** The own cards that might lead an attack. */
  abstract readonly own: readonly string[]

  /** Where a card lies on the board, in px of its layer, if it is drawn there. */
  boxOn(slug: string): Box | null {
    void slug
    return null
  }

  /** What a fit shows, in px of the layer; `null`: nothing lies there. */
  abstract readonly extent: Box | null
  /** The card that the keys lead to first. */
  get first(): string | null {
    return null
  }

  /** The card that an arrow key leads to. */
  beside(slug: string, side: Side): string | null {
    void [slug, side]
    return null
  }

  /** The cards that the page keys walk, a card being among them. */
  around(slug: string): readonly string[] {
    return [slug]
  }

  /** The seats that have anything to be shown. */
  abstract readonly seated: readonly number[]

  /** Shows the next or the last seat that has anything on the board. */
  cycle(by: number): void {
    const seats = this.seated
    if (seats.length === 0) return
    const at = seats.indexOf(this.shown)
    this.ui.open = seats[(at + by + seats.length) % seats.length] ?? null
  }

  /** Whether no card lies in a direction of a card, in its row or column. */
  clear(slug: string, way: 'left' | 'up'): boolean {
    void [slug, way]
    return true
  }

  /** Who holds a card, for a string that ends at a tab. */
  abstract holder(slug: string): number | null | undefined

  /** The roll by which an attack ended, if one did by what happened. */
  rollOf(events: readonly GameEvent[]): Rolled | null {
    const end = events.findLast((event) => event.event === 'AttackResolved' && typeof event.roll === 'number')
    return end ? { total: Number(end.roll), needed: Number(end.needed), success: end.success === true } : null
  }

  /** Takes an answer back out of the half-made walk, if a card is one; says whether it was. */
  protected async release(slug: string): Promise<boolean> {
    void slug
    return Promise.resolve(false)
  }

  /** Whether a card that can be seen is the answer: cards that were taken up, for one, are named by the sheet alone. */
  readonly choosing = $derived.by(() => {
    const { mode, cards } = this.choices
    return mode === 'choose' && [...cards.keys()].some((slug) => this.inSight(slug))
  })

  /** Whether the foot of the board has something to say. */
  readonly telling = $derived.by(() => this.why !== null || this.deed === 'attack')

  readonly choices: Choices = $derived.by(() => {
    if (this.past || this.deed === 'attack') return NO_CHOICES
    return choicesOf(this.words, this.table.question, this.deed)
  })

  /** While an attack is being aimed: what its attacker could try, by target. */
  readonly targets: ReadonlyMap<string, ProspectRow> | null = $derived.by(() => {
    if (this.attacker === null) return null
    const rows = this.prospects.get(this.attacker)
    return rows === undefined ? null : targetsOf(this.words, rows, this.attacker, this.kind)
  })

  /** Whether an attack could be begun by a press on a card. */
  readonly armed = $derived.by(() => !this.past && this.table.steps.length === 0 && canAttack(this.words, this.table.question))

  /** Cards that came to somebody in this turn. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const out = new Set<string>()
    if (this.past) return out
    const log = this.table.log
    for (let i = log.length - 1; i >= 0 && i > log.length - 200; i--) {
      for (const event of [...(log[i]?.events ?? [])].reverse()) {
        if (event.event === this.turnEvent) return out
        if (this.gains.has(event.event) && typeof event.card === 'string') out.add(event.card)
      }
    }
    return out
  })

  /** How a card stands to what is asked, or to the attack that is being aimed. */
  standing(slug: string): Standing {
    if (this.past) return 'plain'
    if (this.attacker !== null) {
      if (slug === this.attacker || this.targets === null) return 'plain'
      const row = this.targets.get(slug)
      return row !== undefined && !row.refusal ? 'choice' : 'dim'
    }
    if (!this.choosing) return 'plain'
    if (this.choices.cards.has(slug)) return 'choice'
    return this.takesPart(slug) || slug === this.attack.attacker || slug === this.attack.target ? 'plain' : 'dim'
  }

  /** What an attack would need or how likely it is, in words; `null`: nothing is known of it. */
  oddsOf(row: ProspectRow): string | null {
    return row.needed == null || row.chance == null || row.refusal ? null : chanceText(this.voice, row.needed, row.chance)
  }

  /** Fetches what a card could try, if that is not known yet. */
  async look(slug: string): Promise<readonly ProspectRow[]> {
    const at = this.table.at
    if (this.prospected !== at) {
      this.prospected = at
      this.asking.clear()
      this.prospects = new Map()
    }
    const known = this.prospects.get(slug)
    if (known !== undefined || this.asking.has(slug)) return known ?? []
    this.asking.add(slug)
    const rows = await this.table.prospect(slug)
    if (this.prospected === at) this.prospects = new Map(this.prospects).set(slug, rows)
    return rows
  }

  /** What a card could try, as far as that is known by now. */
  known(slug: string): readonly ProspectRow[] | null {
    return this.prospects.get(slug) ?? null
  }

  /** The only card that could lead an attack, if there is just one. */
  get soleLead(): string | null {
    const able = this.own.filter((slug) => this.mayLead(slug))
    return able.length === 1 ? (able[0] ?? null) : null
  }

  /** Begins to aim an attack with a card, or (`null`) to look for the card that shall attack. */
  aim(slug: string | null): void {
    this.why = null
    this.ui.intent = { kind: 'attack', card: slug }
    if (slug !== null) {
      this.ui.selected = slug
      void this.look(slug)
    }
  }

  /** Gives up what was begun on the board; says whether there was anything. */
  drop(): boolean {
    const begun = this.ui.intent !== null || this.ui.drag !== null || this.why !== null
    this.ui.intent = null
    this.ui.drag = null
    this.why = null
    return begun
  }

  /** Fills the worksheet: the attack of one card on another, as far as both are known. */
  async charge(attacker: string, target: string): Promise<boolean> {
    const rows = await this.look(attacker)
    const row = (this.targets ?? targetsOf(this.words, rows, attacker, this.kind)).get(target)
    this.ui.drag = null
    if (row === undefined) return false
    if (row.refusal) {
      this.why = { slug: target, refusal: row.refusal }
      return false
    }
    return this.fill(row.actions ?? [])
  }

  /** Lays an attack on the worksheet, which is where the next key belongs: Tab walks it, Enter announces. */
  private async fill(actions: readonly Action[]): Promise<boolean> {
    this.ui.intent = null
    this.ui.selected = null
    const good = await this.table.holdAll(actions)
    if (good) this.filled()
    return good
  }

  /** The same with the likeliest of the own cards. */
  private async chargeBest(target: string): Promise<boolean> {
    const known = await this.look(target)
    const rows = known.filter((row) => row.target === target)
    const able = rows.filter((one) => !one.refusal && (one.actions?.length ?? 0) > 0)
    const row = able.find((one) => one.kind === this.kind) ?? able[0]
    if (row === undefined) {
      // An own card that can't lead says why not.
      const refusal = (rows.find((one) => one.refusal) ?? known.find((one) => one.attacker === target && one.refusal))?.refusal
      if (refusal) this.why = { slug: target, refusal }
      return false
    }
    return this.fill(row.actions ?? [])
  }

  /** What a click, a tap or Enter on a card does: it is the answer, or it is selected, or it is told why not. */
  async touch(slug: string): Promise<void> {
    this.why = null
    if (this.past) {
      this.ui.selected = slug
      return
    }
    if (this.deed === 'attack') {
      const lead = this.attacker
      if (lead === null) {
        if (this.mayLead(slug)) this.aim(slug)
        else await this.chargeBest(slug)
      } else if (slug === lead) this.drop()
      else if (this.targets?.get(slug) === undefined && this.mayLead(slug)) this.aim(slug)
      else await this.charge(lead, slug)
      return
    }
    const options = this.choices.cards.get(slug)
    if (this.choices.mode === 'choose') {
      const sole = soleAction(options)
      if (sole !== null) {
        this.ui.intent = null
        this.ui.selected = null
        await this.table.hold(sole)
        return
      }
      if (options === undefined && (await this.release(slug))) return
      if (options === undefined && this.choosing) await this.explain(slug)
    }
    this.ui.selected = this.ui.selected === slug ? null : slug
  }

  /** Hangs what is being hung on an arrow. */
  async hang(key: ChoiceKey): Promise<void> {
    const option = this.choices.arrows.get(key)
    if (option === undefined) return
    this.arrow = null
    await this.table.hold(option.action)
  }

  /** A card got the focus: a dimmed one says why it is. */
  async pointed(slug: string): Promise<void> {
    if (this.standing(slug) === 'dim') await this.explain(slug)
    else if (this.why?.slug !== slug) this.why = null
  }

  /** Asks why a card is no answer, and shows it. */
  async explain(slug: string): Promise<void> {
    if (this.attacker !== null) {
      const row = this.targets?.get(slug)
      if (row?.refusal) this.why = { slug, refusal: row.refusal }
      return
    }
    const like = [...this.choices.cards.values()][0]?.[0]?.action
    if (like === undefined) return
    const action: Action = { ...like, card: slug }
    const [refusal] = await this.table.test([action])
    if (refusal) this.why = { slug, refusal }
  }
}

/** A board of trees, one for each seat, of which one or all are shown. */
export abstract class TreeBoard<Card> extends BoardBase {
  abstract readonly structures: readonly Structure<Card>[]

  readonly structure: Structure<Card> | undefined = $derived.by(() => this.structures[this.shown])
  /** What lies on the board, and where. */
  readonly plan: readonly Placed<Card>[] = $derived.by(() => {
    if (!this.whole) return this.structure === undefined ? [] : [{ structure: this.structure, offset: { x: 0, y: 0 } }]
    const { left, right, top, bottom } = this.well
    const shape = Math.max(0.3, (right - left) / Math.max(1, bottom - top))
    return laidOut(this.structures.filter((one) => one.root !== null), this.table.you ?? 0, shape)
  })
  readonly own: readonly string[] = $derived.by(() =>
    this.table.you === null ? [] : (this.structures[this.table.you]?.cards.map((laid) => laid.slug) ?? []),
  )

  /** Cells, beside those of the cards, that a fit has to show: where what is being hung could lie. */
  readonly spare: readonly Point[] = []

  /** The cell of the board that a card lies in, if it is drawn there. */
  cellOn(slug: string): Point | null {
    for (const { structure, offset } of this.plan) {
      const laid = structure.bySlug.get(slug)
      if (laid !== undefined) return { x: laid.cell.x + offset.x, y: laid.cell.y + offset.y }
    }
    return null
  }

  override boxOn(slug: string): Box | null {
    const cell = this.cellOn(slug)
    if (cell === null) return null
    const { x, y } = corner(cell)
    return { left: x, top: y, right: x + CARD, bottom: y + CARD }
  }

  readonly extent: Box | null = $derived.by(() =>
    around([
      ...this.plan.flatMap(({ structure, offset }) =>
        structure.cards.map(({ cell }) => ({ x: cell.x + offset.x, y: cell.y + offset.y })),
      ),
      ...this.spare,
    ]),
  )

  override get first(): string | null {
    return this.structure?.root ?? null
  }

  override beside(slug: string, side: Side): string | null {
    const structure = this.structures.find((one) => one.bySlug.has(slug))
    return structure === undefined ? null : neighbour(structure, slug, side)
  }

  override around(slug: string): readonly string[] {
    return this.structures.find((one) => one.bySlug.has(slug))?.cards.map((laid) => laid.slug) ?? []
  }

  readonly seated: readonly number[] = $derived.by(() =>
    this.structures.filter((one) => one.root !== null).map((one) => one.seat),
  )

  override clear(slug: string, way: 'left' | 'up'): boolean {
    const at = this.text ? null : this.cellOn(slug)
    if (at === null) return true
    return !this.plan.some(({ structure, offset }) =>
      structure.cards.some(({ cell }) => {
        const x = cell.x + offset.x
        const y = cell.y + offset.y
        return way === 'left' ? y === at.y && x < at.x : x === at.x && y < at.y
      }),
    )
  }
}

/**
 * The way to the board of the page that a component is drawn in; it is made when it is asked for first.
 *
 * Parameters: `make` makes a game's board for a table.
 */
export function boardOf<Board extends BoardBase>(make: (table: TableStore, ui: TableUi) => Board): () => Board {
  const boards = new WeakMap<TableUi, Board>()
  return () => {
    const { table, ui } = useTable()
    let board = boards.get(ui)
    if (board === undefined) {
      // It outlives the component that asks first, and so must what it derives.
      let made: Board | undefined
      untrack(() =>
        $effect.root(() => {
          made = make(table, ui)
        }),
      )
      board = made as unknown as Board
      boards.set(ui, board)
    }
    return board
  }
}
