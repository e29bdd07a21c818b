/** The board of Crime Lords: mobs as trees, Rackets below them, who takes part in what is under way. */

import { readArrowKey } from '../../table/answers'
import { boardOf, TreeBoard, type Clash, type Rolled } from '../../table/board.svelte'
import type { ChoiceKey } from '../../table/choices'
import { step, type Point, type Side } from '../../table/geometry'
import type { GameEvent } from '../../wire/types'
import type { AttackScene, CrookScene, Scene } from './scene'
import { holderOf, mobOf, type Mob } from './structure'
import { GAINS, WORDS } from './words'

/** A place where the Crook in hand could be laid. */
export interface Spot {
  key: ChoiceKey
  master: string
  side: Side
  cell: Point
}

export class CrimeBoard extends TreeBoard<CrookScene> {
  readonly words = WORDS
  readonly gains = GAINS

  /** Whether, on little room, the Rackets lie over the structure. */
  rackets = $state(false)

  readonly scene = $derived.by(() => this.table.scene as unknown as Scene | null)
  readonly structures: readonly Mob[] = $derived.by(() => (this.scene?.seats ?? []).map(mobOf))
  readonly clash: AttackScene | null = $derived.by(() => this.scene?.attack ?? null)

  readonly attack: Clash = $derived.by(() => {
    const under = this.clash
    if (under) return { attacker: under.attacker, target: under.target }
    // A walk that is complete waits for its last look: until it is sent only the walk knows of it.
    const [begun, aimed, led] = this.past ? [] : this.table.held
    const walked = begun?.do === 'attack'
    const frame = this.scene?.stack?.find((one) => one.frame === 'attacking')
    const target = walked ? aimed?.card : frame?.target
    const attacker = walked && typeof led?.card === 'string' ? led.card : this.attacker
    return { attacker, target: typeof target === 'string' ? target : null }
  })

  /** Who has spent a token in the attack under way, and for which side. */
  readonly parts: ReadonlyMap<string, 'for' | 'against'> = $derived.by(() => {
    const out = new Map<string, 'for' | 'against'>()
    for (const slug of this.clash?.helpers ?? []) out.set(slug, 'for')
    for (const slug of this.clash?.guards ?? []) out.set(slug, 'against')
    if (this.clash?.protector != null) out.set(this.clash.protector, 'against')
    return out
  })

  /** By how much each card that could still help would change the number. */
  readonly could: ReadonlyMap<string, number> = $derived.by(
    () => new Map((this.clash?.could ?? []).map((row) => [row.card, row.amount ?? 0] as const)),
  )

  /** The Crook that is being laid. */
  readonly hanging: string | null = $derived.by(() => {
    if (this.choices.arrows.size === 0) return null
    const card = this.table.question?.prompt?.params?.card
    return typeof card === 'string' ? card : null
  })

  /** Where it could lie. */
  readonly spots: readonly Spot[] = $derived.by(() =>
    [...this.choices.arrows.keys()].flatMap((key) => {
      const { master, side } = readArrowKey(key)
      const laid = this.structures.flatMap((one) => one.cards).find((one) => one.slug === master)
      return laid === undefined ? [] : [{ key, master, side, cell: step(laid.cell, side) }]
    }),
  )

  override readonly spare: readonly Point[] = $derived.by(() =>
    this.plan.flatMap(({ structure, offset }) =>
      this.spots
        .filter((spot) => structure.bySlug.has(spot.master))
        .map(({ cell }) => ({ x: cell.x + offset.x, y: cell.y + offset.y })),
    ),
  )

  /** What the dice showed for the attack under way; they may fall long before it is resolved. */
  private thrown: number | null = null

  override rollOf(events: readonly GameEvent[]): Rolled | null {
    let found: Rolled | null = null
    for (const event of events) {
      if (event.event === 'DiceRolled' && event.why === 'attack') this.thrown = Number(event.total)
      if (event.event !== 'AttackResolved') continue
      if (this.thrown !== null) found = { total: this.thrown, needed: Number(event.need), success: event.how === 'success' }
      this.thrown = null
    }
    return found
  }

  inSight(slug: string): boolean {
    return this.scene !== null && holderOf(this.scene, slug) !== undefined
  }

  takesPart(slug: string): boolean {
    return this.parts.has(slug)
  }

  mayLead(slug: string): boolean {
    const { scene, table } = this
    if (!this.armed || scene === null || table.you === null) return false
    return scene.seats[table.you]?.crooks?.[slug]?.token === true
  }

  holder(slug: string): number | null | undefined {
    return this.scene === null ? undefined : holderOf(this.scene, slug)
  }
}

/** The board of the page that a component is drawn in. */
export const useBoard = boardOf((table, ui) => new CrimeBoard(table, ui))
