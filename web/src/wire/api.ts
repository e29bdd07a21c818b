import type {
  Failure, Fields, FilmData, GameInfo, OwnTable, RuleDocument, Scene, Seated, SeatWish, Session, TableInfo, Tables, TableWish,
} from './types'

/** The HTTP side said no, or could not be reached (`code` "offline"). */
export class Denied extends Error {
  readonly code: string
  readonly params: Fields
  readonly clause: string
  readonly status: number

  constructor(failure: Failure, status: number) {
    super(failure.code)
    this.code = failure.code
    this.params = failure.params ?? {}
    this.clause = failure.clause ?? ''
    this.status = status
  }
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init })
  } catch {
    throw new Denied({ code: 'offline' }, 0)
  }
  if (response.ok) return response
  let failure: Failure = { code: `status_${response.status}` }
  try {
    const body = (await response.json()) as Partial<Failure>
    if (typeof body.code === 'string') failure = { ...failure, ...body }
  } catch {
    // An answer without a body of ours (a proxy's page) is told by its status.
  }
  throw new Denied(failure, response.status)
}

async function got<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T
}

async function sent<T>(method: string, path: string, body: object = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await answer(path, { method, headers, body: JSON.stringify(body) })
  const text = await response.text()
  return (text ? JSON.parse(text) : null) as T
}

/** The table of an answer that may tell one's seat as well. */
function tableOf(answer: TableInfo | Seated): TableInfo {
  return 'table' in answer ? answer.table : answer
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`

/** The HTTP side of the server, one call each; all throw `Denied`. */
export const api = {
  whoAmI: () => got<Session>('/session'),
  session: (name?: string) => sent<Session>('POST', '/session', name ? { name } : {}),
  rename: (name: string) => sent<Session>('POST', '/session/name', { name }),
  forget: () => sent<null>('DELETE', '/session'),
  account: (name: string, password: string) => sent<Session>('POST', '/account', { name, password }),
  login: (name: string, password: string) => sent<Session>('POST', '/login', { name, password }),
  logout: () => sent<Session | null>('POST', '/logout'),

  games: () => got<GameInfo[]>('/games'),
  cards: <T>(game: string, options: Fields = {}, preset: string | null = null) =>
    got<T>(`/games/${game}/cards?options=${encodeURIComponent(JSON.stringify(options))}${preset ? `&preset=${encodeURIComponent(preset)}` : ''}`),
  rules: (game: string, lang: string) => got<RuleDocument>(`/rules/${game}/${lang}`),
  texts: async (lang: string, game: string) => (await answer(`/texts/${lang}.ftl?game=${game}`)).text(),

  listed: async () => (await got<Tables>('/tables')).tables,
  mine: async (): Promise<OwnTable[]> => {
    const { tables, waiting } = await got<Tables>('/tables/mine')
    return tables.map((table) => ({ ...table, waits: waiting?.includes(table.id) ?? false }))
  },
  table: (id: string) => got<TableInfo>(at(id)),
  open: async (wish: TableWish) => tableOf(await sent<TableInfo | Seated>('POST', '/tables', wish)),
  play: async (wish: { game?: string; preset?: string; bot?: string; players?: number } = {}) =>
    tableOf(await sent<TableInfo | Seated>('POST', '/play', wish)),
  /** Sits down in a seat, or in another that is free when somebody was quicker. */
  join: (id: string, seat: number) => sent<Seated>('POST', `${at(id)}/join`, { seat, elsewhere: true }),
  leave: (id: string) => sent<unknown>('POST', `${at(id)}/leave`),
  start: (id: string) => sent<unknown>('POST', `${at(id)}/start`),
  fill: (id: string, seat: number, wish: SeatWish) => sent<unknown>('POST', `${at(id)}/seats/${seat}`, wish),
  rematch: async (id: string) => tableOf(await sent<TableInfo | Seated>('POST', `${at(id)}/rematch`)),
  link: (id: string) => sent<{ token: string }>('POST', `${at(id)}/link`),
  claim: async (token: string) => tableOf(await sent<TableInfo | Seated>('POST', '/claim', { token })),
  film: (id: string, seat?: number | 'none') =>
    got<FilmData>(`${at(id)}/film${seat === undefined ? '' : `?seat=${seat}`}`),
  summary: <T = Scene>(id: string) => got<T>(`${at(id)}/summary`),
  recordAddress: (id: string) => `/api${at(id)}/record`,
  filmAddress: (id: string, seat?: number | 'none') => `/api${at(id)}/film${seat === undefined ? '' : `?seat=${seat}`}`,
}
