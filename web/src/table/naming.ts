/** How names and amounts are written on small cards. */

/** A name that does not break at a hyphen before or after a single sign (L-4). */
export function unbroken(name: string): string {
  return name.replace(/(?<=\b\w)-|-(?=\w\b)/g, '\u2011')
}

/** How small a name has to be written to fit a card: 0 for two lines of normal size, 1 and 2 for smaller ones. */
export function tightness(name: string): 0 | 1 | 2 {
  const longest = Math.max(...name.split(/[ \-/]/).map((word) => word.length))
  if (name.length > 26 || longest > 14) return 2
  return name.length > 19 || longest > 11 ? 1 : 0
}

/**
 * What stands on each seat's tape: the first letter of its name, two where others begin with the same, and the number of
 * the seat where two are alike too.
 */
export function tapes(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name])
  const short = letters.map((all) => (all[0] ?? '').toUpperCase())
  const longer = letters.map((all, seat) => (short[seat] ?? '') + (all[1] ?? '').toLowerCase())
  const alone = (all: readonly string[], seat: number): boolean => all[seat] !== '' && all.filter((one) => one === all[seat]).length === 1
  return names.map((_, seat) => {
    if (alone(short, seat)) return short[seat] ?? ''
    return alone(longer, seat) && letters[seat]?.[1]?.trim() ? (longer[seat] ?? '') : `${short[seat] ?? ''}${seat + 1}`
  })
}

/** A signed amount as it stands on a card. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0'
}

/** An amount in a unit that has a place for it, as $…k; after one that has none it goes without saying. */
export function inUnit(unit: string, amount: number): string {
  return unit.includes('…') ? unit.replace('…', String(amount)) : String(amount)
}
