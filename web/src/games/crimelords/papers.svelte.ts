/** What the sheets of Crime Lords share beside what those of any game do: the money that is planned, one's own mob. */

import { Desk, deskOf } from '../../table/desk.svelte'
import type { Market } from '../../table/deal'
import type { CrookScene, RacketScene, Scene, SeatScene } from './scene'
import { crookOf, holderOf, openOf, racketOf } from './structure'

/** Attacks by kind, in the order of the tabs. */
export const KINDS = ['recruit', 'racket', 'hit'] as const
export type Kind = (typeof KINDS)[number]

export class Papers extends Desk {
  readonly market: Market = {
    wares: [{ tag: 'special', field: 'specials', hidden: true }, { tag: 'racket', field: 'rackets', hidden: false }],
    moneyShows: true,
  }
  readonly clauses = { promise: 'C-19.3', secret: 'C-6.1', wares: { special: 'C-19.7', racket: 'C-10.7' } }

  /** The kind of attack that is being prepared before it is begun. */
  kind = $state<Kind>('racket')

  readonly scene = $derived.by(() => this.table.present as unknown as Scene | null)
  readonly live = $derived.by(() => this.table.live as unknown as Scene | null)
  readonly seat: SeatScene | null = $derived.by(() => (this.you === null ? null : (this.scene?.seats[this.you] ?? null)))
  /** The own Crooks and Rackets, by slug. */
  readonly crooks: Readonly<Record<string, CrookScene>> = $derived.by(() => this.seat?.crooks ?? {})
  readonly rackets: Readonly<Record<string, RacketScene>> = $derived.by(() => this.seat?.rackets ?? {})
  readonly money = $derived.by(() => this.seat?.money ?? 0)
  readonly hand: readonly string[] = $derived.by(() => (this.seat?.hand ?? []).flatMap((special) => (special.card == null ? [] : [special.card])))
  readonly others: readonly number[] = $derived.by(() => (this.scene?.seats ?? []).filter((seat) => seat.seat !== this.you && !seat.out).map((seat) => seat.seat))
  readonly offers = $derived.by(() => this.seat?.offers ?? 0)

  purse(seat: number): number | null {
    return this.scene?.seats[seat]?.money ?? null
  }

  comesWith(): number {
    return 0
  }

  /** Whose a card is: a seat, `null` for nobody's, `undefined` if it does not lie on the table. */
  holder(slug: string): number | null | undefined {
    return this.scene === null ? undefined : holderOf(this.scene, slug)
  }

  /** Power and Resistance of a card on the table, as they are now. */
  numbers(slug: string): { power: number; resistance: number } | null {
    const scene = this.scene
    if (scene === null) return null
    const card = crookOf(scene, slug) ?? racketOf(scene, slug) ?? openOf(scene, slug)
    return card ? { power: card.power ?? 0, resistance: card.resistance ?? 0 } : null
  }

  /** Whether a Crook leads a mob. */
  leads(slug: string): boolean {
    return (this.scene?.seats ?? []).some((seat) => seat.boss === slug)
  }
}

/** The papers of the page that a component is drawn in. */
export const usePapers = deskOf((table, ui) => new Papers(table, ui))
