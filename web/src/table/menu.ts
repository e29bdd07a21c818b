import type { Asked, Option } from '../wire/types'

/** A line of a list of options; several options behind one line are opened by it. */
export interface Entry {
  key: string
  /** The kind of action. */
  tag: string
  options: Option[]
  /** The number that it leads to, the best of several. */
  needed: number | null
}

/** Up to so many options each has a line of its own. */
const SHORT = 12
/** From so many on, options of one kind share a line in a longer list. */
const ALIKE = 4

function best(options: readonly Option[]): number | null {
  const known = options.flatMap((option) => (option.needed == null ? [] : [option.needed]))
  return known.length ? Math.max(...known) : null
}

function line(tag: string, options: Option[]): Entry {
  return { key: JSON.stringify(options[0]?.action ?? tag), tag, options, needed: best(options) }
}

/** The options of a question as lines: in a long list those of one kind share a line; the likeliest come first. */
export function entries(legal: readonly Option[]): Entry[] {
  const byTag = new Map<string, Option[]>()
  for (const option of legal) {
    const row = byTag.get(option.action.do)
    if (row) row.push(option)
    else byTag.set(option.action.do, [option])
  }
  const crowded = legal.length > SHORT && byTag.size > 1
  const out: Entry[] = []
  for (const [tag, alike] of byTag) {
    if (crowded && alike.length >= ALIKE) out.push(line(tag, alike))
    else out.push(...alike.map((option) => line(tag, [option])))
  }
  return byTag.size === 1 ? likeliest(out) : out
}

/** Lines with a number before those without, the highest number first; else as they were. */
export function likeliest<T extends { needed?: number | null }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => (b.needed ?? -1000) - (a.needed ?? -1000))
}

/** The options of one kind of action. */
export function ofTag(asked: Asked | null, ...tags: string[]): Option[] {
  return (asked?.legal ?? []).filter((option) => tags.includes(option.action.do))
}

/** Whether an option leaves an amount open. */
export function open(option: Option): boolean {
  return option.high != null && option.high !== option.action.amount
}

/** Letters without accents and case, for searching. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
