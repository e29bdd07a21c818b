/** Where in the client one is, kept in the address. */

/** The games that there are tables and rules of, in the order in which they are offered. */
export const GAMES = ['illuminati', 'crimelords', 'omerta'] as const

export type Route =
  | { page: 'home' }
  | { page: 'games' }
  | { page: 'watch' }
  | { page: 'me' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'seat'; token: string }
  | { page: 'lost' }

/** What a part of an address says; as it stands where it is not well written, since nobody may be shown an empty page. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The place that an address names. */
export function routeOf(path: string, hash = ''): Route {
  const [head = '', id = ''] = path.split('/').filter(Boolean).map(plain)
  switch (head) {
    case '':
      return { page: 'home' }
    case 'games':
    case 'watch':
    case 'me':
      return { page: head }
    case 't':
      return id ? { page: 'table', id } : { page: 'lost' }
    case 'replay':
      return id ? { page: 'replay', id } : { page: 'lost' }
    case 'rules':
      return !id || GAMES.some((game) => game === id) ? { page: 'rules', game: id || GAMES[0], clause: plain(hash.replace(/^#/, '')) } : { page: 'lost' }
    case 'seat':
      return id ? { page: 'seat', token: id } : { page: 'lost' }
    default:
      return { page: 'lost' }
  }
}

class Router {
  route = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? '/', globalThis.location?.hash))
  /** Whether one has gone anywhere since the page was fetched. */
  moved = false

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.read())
    globalThis.addEventListener?.('hashchange', () => this.read())
  }

  /** Goes to an address of the client. */
  go(path: string, { replace = false } = {}): void {
    this.moved = true
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.read()
    if (!path.includes('#')) globalThis.scrollTo?.(0, 0)
  }

  /** For links of the client: a plain click stays in the page, any other is the browser's. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.hash)
  }
}

export const router = new Router()
