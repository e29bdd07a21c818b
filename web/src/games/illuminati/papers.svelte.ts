/** What the sheets of Illuminati share beside what those of any game do: the money that is planned, one's own cards. */

import { Desk, deskOf } from '../../table/desk.svelte'
import type { Market } from '../../table/deal'
import type { CardScene, Scene } from './scene'

/** Attacks by kind, in the order of the tabs. */
export const KINDS = ['control', 'neutralize', 'destroy'] as const
export type Kind = (typeof KINDS)[number] | 'brainwash'

export interface Plan {
  /** The card that pays; null for the one that does by itself. */
  source: string | null
  amount: number
  cause: 'for' | 'against' | null
}

const NO_PLAN: Plan = { source: null, amount: 0, cause: null }

export class Papers extends Desk {
  readonly market: Market = { wares: [{ tag: 'special', field: 'specials', hidden: true }, { tag: 'group', field: 'groups', hidden: false }] }
  readonly clauses = { promise: 'I-25.8', secret: 'I-25.9', wares: { group: 'I-25.10' } }

  /** The money that shall go into the attack, and from where. */
  plan = $state.raw<Plan>(NO_PLAN)
  /** What the plan was made for: an attack that is another one begins with none. */
  planned = ''
  /** The kind of attack that is being prepared before it is begun. */
  kind = $state<Kind>('control')

  readonly scene = $derived.by(() => this.table.present as unknown as Scene | null)
  readonly live = $derived.by(() => this.table.live as unknown as Scene | null)
  /** The own cards, by slug. */
  readonly own: Readonly<Record<string, CardScene>> = $derived.by(() => (this.you === null ? {} : (this.scene?.seats[this.you]?.cards ?? {})))
  /** The own Illuminati. */
  readonly root = $derived.by(() => (this.you === null ? null : (this.scene?.seats[this.you]?.illuminati ?? null)))
  readonly hand: readonly string[] = $derived.by(() => {
    const hand = this.you === null ? [] : (this.scene?.seats[this.you]?.hand ?? [])
    return hand.flatMap((special) => (special.card === null ? [] : [special.card]))
  })
  readonly others: readonly number[] = $derived.by(() =>
    (this.scene?.seats ?? []).filter((seat) => seat.seat !== this.you && !seat.out && seat.illuminati !== undefined).map((seat) => seat.seat),
  )
  readonly offers = $derived.by(() => (this.you === null ? 0 : (this.scene?.seats[this.you]?.offers ?? 0)))

  purse(seat: number): number | null {
    const owner = this.scene?.seats[seat]
    return owner?.illuminati === undefined ? null : (owner.cards?.[owner.illuminati]?.money ?? null)
  }

  /** How many puppets a Group has. */
  comesWith(card: string, from: number): number {
    return Object.values(this.scene?.seats[from]?.cards ?? {}).filter((other) => other.master === card).length
  }

  /** The money on an own card, as far as it is known. */
  money(card: string | null): number {
    return card === null ? 0 : (this.own[card]?.money ?? 0)
  }

  /** Keeps a plan for the attack that it was made for. */
  planFor(attack: string): void {
    if (this.planned === attack) return
    this.planned = attack
    this.plan = NO_PLAN
  }
}

/** The papers of the page that a component is drawn in. */
export const usePapers = deskOf((table, ui) => new Papers(table, ui))
