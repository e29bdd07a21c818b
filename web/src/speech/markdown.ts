/** The little Markdown that the rules use, as data to draw: nothing is ever put into the page as HTML. */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'clause'; text: string; number: string }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string }

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|(?<![\w.-])((?:[A-Z]{1,2}-)?\d{1,2}\.\d{1,2}[a-z]?)(?![\w.]*\d)/g

/** Words of one line: bold, italic, code and the numbers of clauses. */
export function spans(text: string): Span[] {
  const out: Span[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) out.push({ kind: 'text', text: text.slice(end, match.index) })
    end = match.index + match[0].length
    if (match[1] !== undefined) out.push({ kind: 'strong', spans: spans(match[1]) })
    else if (match[2] !== undefined) out.push({ kind: 'code', text: match[2] })
    else if (match[3] !== undefined) out.push({ kind: 'em', spans: spans(match[3]) })
    else out.push({ kind: 'clause', text: match[0], number: (match[4] ?? '').replace(/^[A-Z]{1,2}-/, '') })
  }
  if (end < text.length) out.push({ kind: 'text', text: text.slice(end) })
  return out
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))
}

/** A text in blocks. */
export function blocks(text: string): Block[] {
  const out: Block[] = []
  const lines = text.split('\n')
  let words: string[] = []
  const flush = (): void => {
    if (words.length) out.push({ kind: 'paragraph', spans: spans(words.join(' ')) })
    words = []
  }
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (line.startsWith('```')) {
      flush()
      const code: string[] = []
      for (i++; i < lines.length && !lines[i]?.startsWith('```'); i++) code.push(lines[i] ?? '')
      out.push({ kind: 'code', text: code.join('\n') })
    } else if (line.startsWith('|') && /^\|[\s:|-]+\|?\s*$/.test(lines[i + 1] ?? '')) {
      flush()
      const head = cells(line)
      const rows: Span[][][] = []
      for (i += 2; i < lines.length && lines[i]?.startsWith('|'); i++) rows.push(cells(lines[i] ?? ''))
      i--
      out.push({ kind: 'table', head, rows })
    } else if (/^[-*] /.test(line)) {
      flush()
      const items: Span[][] = []
      for (; i < lines.length && /^[-*] /.test(lines[i] ?? ''); i++) items.push(spans((lines[i] ?? '').slice(2)))
      i--
      out.push({ kind: 'list', items })
    } else if (line.trim()) {
      words.push(line.trim())
    } else {
      flush()
    }
  }
  flush()
  return out
}
