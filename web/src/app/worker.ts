/// <reference lib="webworker" />
/**
 * The service worker: the client itself opens without a line, and with it the games whose films were kept for reading.
 * Nothing of a live game is answered from here.
 */

declare const self: ServiceWorkerGlobalScope

const SHELL = 'conjura-shell-__VERSION__'
/** Texts, cards and rules, as they were last seen. */
const SEEN = 'conjura-seen'
/** Films that a person has kept; filled by the replay page. */
const KEPT = 'conjura-kept'
const FILES = '__KEPT__' as unknown as string[]

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(SHELL)
    await cache.addAll(['/', ...FILES])
    await self.skipWaiting()
  }
  event.waitUntil(fill())
})

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) {
      if (![SHELL, SEEN, KEPT].includes(name)) await caches.delete(name)
    }
    await self.clients.claim()
  }
  event.waitUntil(clear())
})

async function shell(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request, { ignoreVary: true })
  return kept ?? fetch(request)
}

/** The page itself: from the server if it can be reached, so that a new client is found; else as it was. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await (await caches.open(SHELL)).match('/')) ?? Response.error()
  }
}

async function freshest(request: Request): Promise<Response> {
  const cache = await caches.open(SEEN)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

async function film(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await (await caches.open(KEPT)).match(request, { ignoreVary: true })) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(request))
  } else if (/^\/api\/(texts|rules|games)\b/.test(url.pathname)) {
    event.respondWith(freshest(request))
  } else if (/^\/api\/tables\/[^/]+(\/film|\/summary)?$/.test(url.pathname)) {
    event.respondWith(film(request))
  } else if (!url.pathname.startsWith('/api/')) {
    event.respondWith(shell(request))
  }
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = String((event.notification.data as { address?: string } | null)?.address ?? '/')
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' })
    const there = open.find((client) => new URL(client.url).pathname === address)
    if (there) await there.focus()
    else await self.clients.openWindow(address)
  }
  event.waitUntil(show())
})

export {}
