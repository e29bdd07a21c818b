import { api } from '../wire/api'
import type { RuleClause, RuleDocument } from '../wire/types'

/** What a citation names: one clause, or a whole section or heading with all that stands under it. */
export interface Found {
  title: string
  lang: string
  clauses: RuleClause[]
}

/** A rules document in one language, with its clauses by the id that they are cited by. */
export class Rules {
  readonly document: RuleDocument

  constructor(document: RuleDocument) {
    this.document = document
  }

  /** The clauses of a citation (`I-10.9`, `I-10`); null when there are none. */
  find(citation: string): Found | null {
    const { lang } = this.document
    const number = citation.slice(citation.indexOf('-') + 1)
    for (const section of this.document.sections) {
      if (section.number === number) return { title: section.title, lang, clauses: section.clauses }
      const exact = section.clauses.find((clause) => clause.id === citation)
      if (exact) return { title: exact.title || section.title, lang, clauses: [exact] }
      const lettered = section.clauses.filter((clause) => new RegExp(`^${escaped(citation)}[a-z]$`).test(clause.id))
      if (lettered.length) return { title: lettered[0]?.title ?? section.title, lang, clauses: lettered }
    }
    return null
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}

const read = new Map<string, Promise<Rules>>()

/** The rules of a game in a language, fetched once. */
export function rules(game: string, lang: string): Promise<Rules> {
  const key = `${game}/${lang}`
  let found = read.get(key)
  if (!found) {
    found = api.rules(game, lang).then((document) => new Rules(document))
    found.catch(() => read.delete(key))
    read.set(key, found)
  }
  return found
}
