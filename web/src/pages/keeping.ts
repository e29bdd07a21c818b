/** Films that are kept on this device, for reading without a line. The service worker answers from the same cache. */

const CACHE = 'conjura-kept'
const INDEX = 'conjura.kept'

export interface Kept {
  id: string
  title: string
}

function index(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(INDEX) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

/** Whether the browser can keep anything here. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator
}

/** The films that are kept. */
export async function keptFilms(): Promise<Kept[]> {
  return canKeep() ? index() : []
}

/** Keeps all that the replay of a game needs. */
export async function keep(film: Kept, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(addresses)
  localStorage.setItem(INDEX, JSON.stringify([...index().filter((one) => one.id !== film.id), film]))
}

/** Lets a film go. */
export async function drop(id: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(addresses.map((address) => cache.delete(address)))
  localStorage.setItem(INDEX, JSON.stringify(index().filter((one) => one.id !== id)))
}
