/** What the sheets of any game share: the offer that is being written, the way back, why deeds are refused. */

import { untrack } from 'svelte'
import type { Action, Refusal } from '../wire/types'
import { useTable } from './context'
import { blank, counter, leftOf, messages, PROMISE, termsOf, type Draft, type Market, type OfferFrame, type Terms } from './deal'
import { ofTag } from './menu'
import type { TableStore } from './table.svelte'
import type { TableUi } from './ui.svelte'

/** The clauses that the slips of offers cite. */
export interface DealClauses {
  /** That promises bind nobody. */
  promise: string
  /** What is known of an offer to the two alone; empty where all is open. */
  secret: string
  /** What a card that changes hands costs, by its ware. */
  wares: Readonly<Record<string, string>>
}

/** The desk of a seat; each game has one of its own that knows where its cards and its money lie. */
export abstract class Desk {
  readonly table: TableStore
  readonly ui: TableUi

  /** The offer that is being written. */
  draft = $state.raw<Draft | null>(null)
  /** Whether the parts of the offer are being sent one after another. */
  sending = $state(false)
  /** Whether what completes the walk was looked at already. */
  sure = $state(false)
  /** The chat lines up to here belonged to offers that are answered. */
  heard = $state(0)

  constructor(table: TableStore, ui: TableUi) {
    this.table = table
    this.ui = ui
  }

  // -- what the game says --------

  /** What offers are made of. */
  abstract readonly market: Market
  abstract readonly clauses: DealClauses
  /** The own hand, each copy, as slugs. */
  abstract readonly hand: readonly string[]
  /** The other seats that are still in the game. */
  abstract readonly others: readonly number[]
  /** How many offers the own seat has made in this turn. */
  abstract readonly offers: number
  /** The money that a seat can pay from, or `null` where that is a secret. */
  abstract purse(seat: number): number | null
  /** How many things hang from a card that is offered, to be told with it. */
  abstract comesWith(card: string, from: number): number

  readonly you = $derived.by(() => this.table.you)
  /** The procedures under way, the innermost last. */
  readonly stack: readonly OfferFrame[] = $derived.by(() => (this.table.live?.stack ?? []) as unknown as readonly OfferFrame[])
  /** The offer that lies on top. */
  readonly offering: OfferFrame | null = $derived.by(() => this.stack.findLast((frame) => frame.frame === 'offering') ?? null)
  /** What of the own offer lies on the table already, not yet put. */
  readonly laid: Terms | null = $derived.by(() => {
    const frame = this.offering
    return frame !== null && frame.by === this.you && frame.put !== true ? termsOf(frame, this.market) : null
  })
  /** Whether the own seat may make offers though nothing is asked of it. */
  readonly free = $derived.by(() => this.table.liberty && !this.table.mine)

  // -- what a person does --------

  /** Opens the sheet of a deed. */
  begin(kind: string, card: string | null = null): void {
    this.ui.intent = { kind, card }
  }

  /** Back to all that can be done. */
  home(): void {
    this.ui.intent = null
    this.table.putAway()
  }

  /** Begins an offer to a seat, or goes on with the one that was begun. */
  deal(to: number | null = null): void {
    // With one other player there is nothing to choose.
    const whom = to ?? (this.draft === null && this.others.length === 1 ? (this.others[0] ?? null) : null)
    if (whom !== null && this.draft?.to !== whom) this.draft = blank(whom)
    this.begin('deal')
  }

  /** Declines an offer and turns it into one of one's own. */
  async change(): Promise<void> {
    const frame = this.offering
    if (frame === null) return
    const draft = counter(termsOf(frame, this.market), Number(frame.by))
    this.mark()
    if (!(await this.table.act([{ do: 'decline' }]))) return
    this.draft = draft
    this.begin('deal')
  }

  /** The chat up to now belongs to what was offered before. */
  mark(): void {
    this.heard = this.table.chat[this.table.chat.length - 1]?.n ?? 0
  }

  /** What a seat has promised to the own one with the offer that lies there. */
  promises(by: number): string[] {
    return this.table.chat
      .filter((line) => line.seat === by && line.to === this.you && line.n > this.heard && line.text.startsWith(PROMISE))
      .map((line) => line.text.slice(PROMISE.length))
  }

  /** Sends the offer that was written, message by message; says whether it was put. */
  async propose(): Promise<boolean> {
    const draft = this.draft
    if (draft === null || this.sending) return false
    this.sending = true
    try {
      const listens = this.table.info?.seats[draft.to]?.kind === 'person'
      for (const promise of listens ? draft.promises : []) await this.table.say(PROMISE + promise, draft.to)
      const laid = this.laid
      const rows = laid ? [...leftOf(draft, laid, this.market).map((action) => [action]), [{ do: 'propose' } as Action]] : messages(draft, this.market)
      this.draft = { ...draft, promises: [] }
      for (const row of rows) if (!(await this.table.act(row))) return false
      this.draft = null
      this.ui.intent = null
      return true
    } finally {
      this.sending = false
    }
  }

  /** Whether a deed can be begun now. */
  can(tag: string): boolean {
    return ofTag(this.table.question, tag).length > 0
  }

  /** Why some actions are refused, by their place; null for those that are not. */
  why(actions: readonly Action[]): Promise<(Refusal | null)[]> {
    return actions.length ? this.table.test(actions) : Promise.resolve([])
  }
}

/** The way to the desk of the page that a component is drawn in: one for each page, made when it is first asked for. */
export function deskOf<D extends Desk>(make: (table: TableStore, ui: TableUi) => D): () => D {
  const made = new WeakMap<TableUi, D>()
  return () => {
    const { table, ui } = useTable()
    let desk = made.get(ui)
    if (desk === undefined) {
      // It outlives the component that asks first, and so must what it derives.
      let fresh: D | undefined
      untrack(() =>
        $effect.root(() => {
          fresh = make(table, ui)
        }),
      )
      desk = fresh as unknown as D
      made.set(ui, desk)
    }
    return desk
  }
}
