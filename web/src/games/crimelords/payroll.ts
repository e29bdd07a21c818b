/** A payroll as it is being set: nothing of it is sent before it is confirmed. What short pay does, the server says. */

import type { Action } from '../../wire/types'
import type { WageScene } from './scene'

/** What each Crook shall get, by slug. */
export type Plan = Readonly<Record<string, number>>

/** Everybody in full. */
export function full(lines: readonly WageScene[]): Plan {
  return Object.fromEntries(lines.map((line) => [line.card, line.wage ?? 0]))
}

/**
 * What is proposed when the money does not reach for all: the first line (the Boss) in full, then what keeps each of the
 * others, then the rest in full, the cheapest first.
 */
export function proposal(lines: readonly WageScene[], money: number): Plan {
  const plan: Record<string, number> = Object.fromEntries(lines.map((line) => [line.card, line.paid ?? 0]))
  let left = money - spent(plan)
  const raise = (line: WageScene, to: number): void => {
    const more = to - (plan[line.card] ?? 0)
    if (more <= 0 || more > left) return
    plan[line.card] = to
    left -= more
  }
  const [boss, ...others] = lines
  if (boss === undefined) return plan
  if ((boss.wage ?? 0) - (plan[boss.card] ?? 0) > left) {
    plan[boss.card] = (plan[boss.card] ?? 0) + left
    return plan
  }
  raise(boss, boss.wage ?? 0)
  const cheap = [...others].sort((a, b) => (a.wage ?? 0) - (b.wage ?? 0))
  for (const line of cheap) raise(line, line.stays ?? 0)
  for (const line of cheap) raise(line, line.wage ?? 0)
  // A little for those whom it spares a marker; nothing for who leaves all the same.
  for (const line of cheap) if (!plan[line.card] && (line.stays ?? 0) <= 1) raise(line, Math.min(1, line.wage ?? 0))
  return plan
}

/** What it costs to keep everybody: the Boss in full, the others as much as keeps them. */
export function least(lines: readonly WageScene[]): number {
  return lines.reduce((total, line, i) => total + ((i ? line.stays : line.wage) ?? 0), 0)
}

export function spent(plan: Plan): number {
  return Object.values(plan).reduce((total, amount) => total + amount, 0)
}

/** What a plan does to a Crook: the markers that it would bear, and whether it leaves. */
export function outcome(line: WageScene, amount: number, unhappy: number): { bears: number; leaves: boolean } {
  const bears = amount >= (line.wage ?? 0) ? unhappy : amount > 0 ? (line.part ?? 0) : (line.none ?? 0)
  return { bears, leaves: amount < (line.stays ?? 0) }
}

/** The walk of a plan, the Boss first; what is paid already is not said again. */
export function walk(lines: readonly WageScene[], plan: Plan): Action[] {
  if (lines.every((line) => (plan[line.card] ?? 0) >= (line.wage ?? 0))) return [{ do: 'pay_all' }]
  const out: Action[] = []
  for (const { card, paid } of lines) {
    const amount = plan[card] ?? 0
    if (amount > (paid ?? 0)) out.push({ do: 'pay', card, amount })
  }
  return [...out, { do: 'pay_no_more' }]
}
