/** What could be begun, as the server tells it for one card after another. */

import type { ProspectRow } from '../../wire/types'

/** The better of two ways to the same target: one that is allowed, and of those the likelier. */
function better(a: ProspectRow, b: ProspectRow): boolean {
  if ((a.refusal != null) !== (b.refusal != null)) return a.refusal == null
  return (a.chance ?? 0) > (b.chance ?? 0)
}

/** One row for each target, the best way to it; the likeliest first, then what is refused. */
export function byTarget(rows: readonly ProspectRow[]): ProspectRow[] {
  const best = new Map<string, ProspectRow>()
  for (const row of rows) {
    const there = best.get(row.target)
    if (there === undefined || better(row, there)) best.set(row.target, row)
  }
  return [...best.values()].sort((a, b) => Number(a.refusal != null) - Number(b.refusal != null) || (b.chance ?? 0) - (a.chance ?? 0))
}
