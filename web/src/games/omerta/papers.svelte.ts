/** What the sheets of Omertà share beside what those of any game do: the own Family, and Soldiers that are planned. */

import { Desk, deskOf } from '../../table/desk.svelte'
import type { Market } from '../../table/deal'
import type { Plan } from './men'
import type { CapoScene, DomainScene, FamilyScene, Scene } from './scene'


export class Papers extends Desk {
  readonly market: Market = { wares: [{ tag: 'domain', field: 'domains', hidden: false }] }
  readonly clauses = { promise: 'O-12.3', secret: '', wares: { domain: 'O-12.5' } }

  /** Soldiers as they are planned, and the question that it is for. */
  private planned = $state.raw<{ question: string; plan: Plan }>({ question: '', plan: {} })

  readonly scene = $derived.by(() => this.table.present as unknown as Scene | null)
  readonly live = $derived.by(() => this.table.live as unknown as Scene | null)
  readonly families: readonly FamilyScene[] = $derived.by(() => this.scene?.seats ?? [])
  readonly family: FamilyScene | null = $derived.by(() => (this.you === null ? null : (this.families[this.you] ?? null)))
  readonly hand: readonly string[] = $derived.by(() => (this.family?.hand ?? []).flatMap((held) => (held.card === null ? [] : [held.card])))
  readonly others: readonly number[] = $derived.by(() => this.families.filter((family) => family.seat !== this.you).map((family) => family.seat))
  readonly offers = $derived.by(() => this.family?.offers ?? 0)
  /** By slug, whose each Capo and each Domain is. */
  private readonly owners: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.families.flatMap((family) => [...Object.keys(family.capos ?? {}), ...Object.keys(family.domains ?? {})].map((slug) => [slug, family.seat] as const))),
  )

  purse(seat: number): number | null {
    return this.families[seat]?.money ?? 0
  }

  /** The Soldiers that stay behind when a Domain goes. */
  comesWith(card: string, from: number): number {
    return this.families[from]?.domains?.[card]?.men ?? 0
  }

  /** Whose a Capo or a Domain is; null for nobody's. */
  owner(card: string): number | null {
    return this.owners.get(card) ?? null
  }

  capo(card: string): CapoScene | null {
    const owner = this.owner(card)
    return owner === null ? null : (this.families[owner]?.capos?.[card] ?? null)
  }

  domain(card: string): DomainScene | null {
    const owner = this.owner(card)
    return owner === null ? null : (this.families[owner]?.domains?.[card] ?? null)
  }

  /** What is planned for a question; another question begins with nothing. */
  planOf(question: string): Plan {
    return this.planned.question === question ? this.planned.plan : {}
  }

  /** Plans Soldiers for a question anew. */
  planFor(question: string, plan: Plan): void {
    this.planned = { question, plan }
  }
}

/** The papers of the page that a component is drawn in. */
export const usePapers = deskOf((table, ui) => new Papers(table, ui))
