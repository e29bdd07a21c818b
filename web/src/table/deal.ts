/** An offer as it is being written: nothing of it is sent before it is put. No rules: what fits is asked of the server. */

import type { Action } from '../wire/types'

/** A kind of card that an offer may name beside money. */
export interface Ware {
  /** As in the tags of actions: `give_group`, `want_group`. */
  tag: string
  /** As in the fields of a frame: `gives_groups`, `wants_groups`. */
  field: string
  /** Whether it lies in hands: then naming it shows it to the other at once. */
  hidden: boolean
}

/** What can be dealt in at a game, and what shows something as soon as it is named. */
export interface Market {
  wares: readonly Ware[]
  /** Whether money that is offered shows that one has it. */
  moneyShows?: boolean
}

/** Cards by the tag of their ware. */
export type Goods = Readonly<Record<string, readonly string[]>>

export interface Draft {
  to: number
  /** Money that I give; below zero: that I ask for. An offer names money once. */
  money: number
  give: Goods
  want: Goods
  /** What is promised with it: said to the other alone, and binding nobody. */
  promises: string[]
  /** The offer that this one answers, to mark what differs. */
  was: Terms | null
}

/** What an offer gives and asks for, from its maker's side. */
export interface Terms {
  /** `null` where that is known to the two alone. */
  gives: number | null
  wants: number | null
  given: Goods
  wanted: Goods
  /** How many cards there are beside that one may not know. */
  givesHidden: number
  wantsHidden: number
}

/** A procedure under way that is an offer. */
export type OfferFrame = Readonly<Record<string, unknown>>

/** What stands before a promise in the chat, so that the slip of the offer can show it. */
export const PROMISE = '» '

export function blank(to: number): Draft {
  return { to, money: 0, give: {}, want: {}, promises: [], was: null }
}

export function isBlank(draft: Draft): boolean {
  return draft.money === 0 && [draft.give, draft.want].every((goods) => Object.values(goods).every((row) => row.length === 0))
}

const named = (verb: string, ware: Ware, goods: Goods): Action[] => (goods[ware.tag] ?? []).map((card) => ({ do: `${verb}_${ware.tag}`, card }))

/** The part of the walk that tells nothing new to anybody: it can be tried. */
export function openPart(draft: Draft, market: Market): Action[] {
  const out: Action[] = [{ do: 'offer', to: draft.to }]
  if (draft.money > 0 && !market.moneyShows) out.push({ do: 'give_money', amount: draft.money })
  if (draft.money < 0) out.push({ do: 'want_money', amount: -draft.money })
  for (const ware of market.wares) {
    out.push(...named('want', ware, draft.want))
    if (!ware.hidden) out.push(...named('give', ware, draft.give))
  }
  return out
}

/** The part that shows something to the other. */
export function shownPart(draft: Draft, market: Market): Action[] {
  const money: Action[] = draft.money > 0 && market.moneyShows ? [{ do: 'give_money', amount: draft.money }] : []
  return [...money, ...market.wares.filter((ware) => ware.hidden).flatMap((ware) => named('give', ware, draft.give))]
}

/**
 * What to send, message by message: a card of the hand that is put into an offer is seen at once, and nothing can follow
 * in the same message what shows something.
 */
export function messages(draft: Draft, market: Market): Action[][] {
  const [first, ...others] = shownPart(draft, market)
  const propose: Action = { do: 'propose' }
  if (first === undefined) return [[...openPart(draft, market), propose]]
  return [[...openPart(draft, market), first], ...others.map((action) => [action]), [propose]]
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

/** The terms of an offer under way. */
export function termsOf(frame: OfferFrame, market: Market): Terms {
  const goods = (verb: string): Goods => Object.fromEntries(market.wares.map((ware) => [ware.tag, strings(frame[`${verb}_${ware.field}`])]))
  const money = (value: unknown): number | null => (value === null ? null : Number(value ?? 0))
  const hidden = (verb: string): number =>
    market.wares.reduce((sum, ware) => sum + (typeof frame[`${verb}_${ware.field}`] === 'number' ? Number(frame[`${verb}_${ware.field}`]) : 0), 0)
  return {
    gives: money(frame.gives), wants: money(frame.wants), given: goods('gives'), wanted: goods('wants'),
    givesHidden: hidden('gives'), wantsHidden: hidden('wants'),
  }
}

/** The same offer from the other side, to be changed and given back. */
export function counter(terms: Terms, to: number): Draft {
  return { to, money: (terms.wants ?? 0) - (terms.gives ?? 0), give: terms.wanted, want: terms.given, promises: [], was: terms }
}

/** What is still to be said of a draft whose first part lies on the table already. */
export function leftOf(draft: Draft, laid: Terms, market: Market): Action[] {
  const out: Action[] = []
  if (draft.money > 0 && laid.gives === 0) out.push({ do: 'give_money', amount: draft.money })
  if (draft.money < 0 && laid.wants === 0) out.push({ do: 'want_money', amount: -draft.money })
  const add = (verb: string, ware: Ware, wanted: Goods, there: Goods): void => {
    const rest = [...(there[ware.tag] ?? [])]
    for (const action of named(verb, ware, wanted)) {
      const at = rest.indexOf(String(action.card))
      if (at >= 0) rest.splice(at, 1)
      else out.push(action)
    }
  }
  for (const ware of market.wares) {
    add('want', ware, draft.want, laid.wanted)
    if (!ware.hidden) add('give', ware, draft.give, laid.given)
  }
  for (const ware of market.wares) if (ware.hidden) add('give', ware, draft.give, laid.given)
  return out
}

/** Whether a line of a draft is not in the offer that it answers (`give`: seen from the writer of the draft). */
export function differs(draft: Draft, side: 'give' | 'want', what: string | number): boolean {
  const was = draft.was
  if (was === null) return false
  if (typeof what === 'number') return (side === 'give' ? was.wants : was.gives) !== what
  return !Object.values(side === 'give' ? was.wanted : was.given).some((row) => row.includes(what))
}
