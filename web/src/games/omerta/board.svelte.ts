/** The board of Omertà: Families as chains of Don, Capos and Domains, and the Soldiers on them. */

import { boardOf, BoardBase, type Clash } from '../../table/board.svelte'
import type { Box, Side } from '../../table/geometry'
import type { TableStore } from '../../table/table.svelte'
import type { TableUi } from '../../table/ui.svelte'
import type { ProspectRow } from '../../wire/types'
import { laidOut, neighbour, together, type Placed } from './layout'
import { Moves, type Place } from './men'
import { usePapers, type Papers } from './papers.svelte'
import { percent } from './names'
import type { FamilyScene, Scene } from './scene'
import { WORDS } from './words'

export class OmertaBoard extends BoardBase {
  readonly words = WORDS
  readonly gains: ReadonlySet<string> = new Set(['DomainMoved'])
  override readonly turnEvent = 'RoundBegan'
  /** Soldiers that are being dragged: from where, how many, where the pointer is and what it is over. */
  carried = $state.raw<Carried | null>(null)
  private readonly papers: Papers

  constructor(table: TableStore, ui: TableUi, papers: Papers) {
    super(table, ui)
    this.papers = papers
  }

  readonly scene = $derived.by(() => this.table.scene as unknown as Scene | null)
  readonly families: readonly FamilyScene[] = $derived.by(() => this.scene?.seats ?? [])
  readonly family: FamilyScene | undefined = $derived.by(() => this.families[this.shown])
  /** By slug, whose each card on the table is. */
  private readonly owners: ReadonlyMap<string, number> = $derived.by(
    () =>
      new Map(
        this.families.flatMap(({ seat, don, capos, domains }) =>
          [...(don === undefined ? [] : [don]), ...Object.keys(capos ?? {}), ...Object.keys(domains ?? {})].map(
            (slug) => [slug, seat] as const,
          ),
        ),
      ),
  )

  /** The room that a fit has for cards. */
  private readonly room = $derived.by(() => {
    const { left, right, top, bottom } = this.well
    return { width: Math.max(1, right - left - 76), height: Math.max(1, bottom - top - 42) }
  })
  /** What lies on the board, and where. */
  readonly plan: readonly Placed[] = $derived.by(() => {
    if (this.whole) return together(this.families.filter((family) => family.don !== undefined), this.table.you ?? 0, this.room.width / this.room.height)
    const { family } = this
    if (family?.don === undefined) return []
    return [{ layout: laidOut(family, this.room, this.narrow.current), offset: { x: 0, y: 0 } }]
  })

  readonly extent: Box | null = $derived.by(() => {
    const boxes = this.plan.map(({ layout: { box }, offset }) => moved(box, offset))
    if (boxes.length === 0) return null
    return {
      left: Math.min(...boxes.map((box) => box.left)), top: Math.min(...boxes.map((box) => box.top)),
      right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)),
    }
  })
  readonly seated: readonly number[] = $derived.by(() =>
    this.families.filter((family) => family.don !== undefined).map((family) => family.seat),
  )
  readonly own: readonly string[] = $derived.by(() => {
    const own = this.table.you === null ? undefined : this.families[this.table.you]
    return [...Object.keys(own?.capos ?? {}), ...Object.keys(own?.domains ?? {})]
  })

  override boxOn(slug: string): Box | null {
    for (const { layout, offset } of this.plan) {
      const laid = layout.bySlug.get(slug)
      if (laid !== undefined) return moved(laid.box, offset)
    }
    return null
  }

  override get first(): string | null {
    return this.family?.don ?? null
  }

  override beside(slug: string, side: Side): string | null {
    const placed = this.plan.find(({ layout }) => layout.bySlug.has(slug))
    return placed === undefined ? null : neighbour(placed.layout, slug, side)
  }

  override around(slug: string): readonly string[] {
    return this.plan.find(({ layout }) => layout.bySlug.has(slug))?.layout.cards.map((laid) => laid.slug) ?? []
  }

  /** The action under way, or the one that is being aimed; where it is over, its string is taken down. */
  readonly attack: Clash = $derived.by(() => {
    const deed = this.scene?.deed
    if (!deed) {
      const [first, second] = this.past ? [] : this.table.held
      const begun = first !== undefined && WORDS.begins?.has(first.do) === true
      const [by, at] = [first?.card, second?.card]
      return begun && typeof by === 'string'
        ? { attacker: by, target: typeof at === 'string' ? at : null }
        : { attacker: this.attacker, target: null }
    }
    if (deed.step === 'occupy' || deed.step === 'end') return { attacker: null, target: null }
    return { attacker: deed.card ?? null, target: deed.target ?? null }
  })

  /** The chance of each target, while one is being chosen. */
  chanceAt(slug: string): number | null {
    const row = this.targets?.get(slug)
    if (row !== undefined) return row.refusal ? null : (row.chance ?? null)
    return this.past ? null : (this.scene?.deed?.aims?.[slug] ?? null)
  }

  override oddsOf(row: ProspectRow): string | null {
    return row.chance == null || row.refusal ? null : percent(this.voice, row.chance)
  }

  /** What the last dice came to, while that is news. */
  readonly judged: Judged | null = $derived.by(() => {
    const { log, at } = this.table
    let found: Omit<Judged, 'pips'> | null = null
    for (const entry of [...log].reverse()) {
      if (at - entry.at > 8) return null
      for (const event of [...(entry.events ?? [])].reverse()) {
        if (found === null && event.event === 'RollJudged') {
          const seats = Array.isArray(event.seats) ? event.seats : []
          found = { at: entry.at, text: this.voice.event(event), mine: seats.includes(this.table.you) }
        } else if (found !== null && event.event === 'DieRolled') return { ...found, pips: Number(event.amount) }
      }
    }
    return null
  })

  takesPart(slug: string): boolean {
    return this.scene?.roll?.sides?.some((side) => side.capo === slug) ?? false
  }

  inSight(slug: string): boolean {
    return this.owners.has(slug) || (this.scene?.centre?.includes(slug) ?? false)
  }

  /** Whether an action can be begun with a card now. */
  mayLead(slug: string): boolean {
    if (!this.armed) return false
    return this.table.question?.legal.some(({ action }) => action.card === slug && WORDS.begins?.has(action.do)) ?? false
  }

  holder(slug: string): number | null | undefined {
    return this.owners.get(slug) ?? (this.scene?.centre?.includes(slug) ? null : undefined)
  }

  /** What is done in the action under way, for its tag. */
  readonly deedKind = $derived.by(() => {
    const first = this.table.held[0]?.do
    return this.scene?.deed?.kind ?? (first === 'conquer' ? 'conquest' : first === 'rob' ? 'robbery' : first === 'assault' ? first : 'attack')
  })

  // -- Soldiers that are to be moved: what the sheet plans, the board shows, and the other way round

  private readonly about = $derived.by(() => `${this.table.at} ${this.table.question?.prompt?.kind ?? ''}`)
  /** What the question leaves open of the own Soldiers, if it is about them. */
  readonly moves: Moves | null = $derived.by(() => {
    const asked = this.past ? null : this.table.question
    const own = this.table.you === null ? undefined : this.families[this.table.you]
    if (!asked?.prompt || own === undefined || !MEN.has(asked.prompt.kind)) return null
    const moved = asked.prompt.kind === 'post' || asked.prompt.kind === 'move_men' ? (this.scene?.stack?.[0]?.moved ?? []) : []
    return new Moves(asked, own, moved as string[])
  })
  private readonly planned = $derived.by(() => this.papers.planOf(this.about))

  private place(slug: string): Place | undefined {
    return this.moves?.places.find((place) => place.slug === slug)
  }

  /** How many Soldiers stand at a place, as far as is planned. */
  menAt(slug: string): number {
    const place = this.place(slug)
    if (place !== undefined) return this.moves?.at(place, this.planned) ?? place.men
    const family = this.families[this.owners.get(slug) ?? -1]
    return family?.domains?.[slug]?.men ?? family?.capos?.[slug]?.reserve ?? 0
  }

  /** Whether Soldiers of a place can be taken up, or put there. */
  movable(slug: string): boolean {
    const { moves } = this
    const place = this.place(slug)
    if (moves === null || place === undefined) return false
    if (moves.shifts && place.reserve) return moves.places.some((each) => each.capo === slug && !each.reserve && this.open(each))
    return this.open(place)
  }

  private open(place: Place): boolean {
    const [low, high] = this.moves?.range(place, this.planned) ?? [0, 0]
    return low < high
  }

  /** How many holes of a place are drawn where Soldiers can come to it. */
  holes(slug: string): number {
    const place = this.place(slug)
    if (this.moves === null || this.moves.shifts || place === undefined) return 0
    return this.moves.range(place, this.planned)[1]
  }

  /** Plans so many Soldiers for a place, or as near to it as can be. */
  put(slug: string, men: number): void {
    const place = this.place(slug)
    if (this.moves === null || place === undefined || (this.moves.shifts && place.reserve)) return
    const [low, high] = this.moves.range(place, this.planned)
    this.papers.planFor(this.about, { ...this.planned, [slug]: Math.min(Math.max(men, low), high) })
  }

  /** A press on a peg or a hole: so many shall stand there; on one that is filled, one fewer than up to it. */
  peg(slug: string, at: number): void {
    this.put(slug, at < this.menAt(slug) ? at : at + 1)
  }

  /** Lets so many Soldiers that were taken up go down at another place. */
  async settle(from: string, to: string, count: number): Promise<void> {
    const { moves } = this
    const [source, target] = [this.place(from), this.place(to)]
    if (moves === null || source === undefined || target === undefined || from === to) return
    if (!moves.shifts) return
    if (source.capo !== target.capo) {
      const [refusal] = await this.table.test([{ do: 'post', card: to, amount: count }])
      if (refusal) this.why = { slug: to, refusal }
      return
    }
    const there = this.menAt(to)
    if (!source.reserve) this.put(from, this.menAt(from) - count)
    if (!target.reserve) this.put(to, there + count)
  }
}

/** Questions about the own Soldiers. */
const MEN: ReadonlySet<string> = new Set(['post', 'move_men', 'place', 'lose', 'buy'])

/** A roll that was judged, in words, and its last die. */
export interface Judged {
  at: number
  text: string
  /** Whether the own Family rolled. */
  mine: boolean
  pips: number
}

export interface Carried {
  from: string
  count: number
  x: number
  y: number
  over: string | null
}

function moved(box: Box, by: { x: number; y: number }): Box {
  return { left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y }
}

/** The board of the page that a component is drawn in. */
export const useBoard = boardOf((table, ui) => new OmertaBoard(table, ui, usePapers()))
