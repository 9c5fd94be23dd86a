/**
 * Keeps one page at hand for when the line is gone. Everything else always comes from the house:
 * nothing of a member, no balance and no game is ever kept here.
 */
const KEPT = 'offline-1'
const PAGE = '/offline.html'
const FILES = [PAGE, '/offline.css', '/offline.js', '/icon.svg']

addEventListener('install', (event) => {
  const keep = async () => (await caches.open(KEPT)).addAll(FILES)
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
    // The page is asked for while this worker wakes up: it costs no one any time.
    await self.registration.navigationPreload?.enable()
  }
  event.waitUntil(tidy())
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(arrive(event).catch(() => caches.match(PAGE)))
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)))
})

const arrive = async ({ request, preloadResponse }) => (await preloadResponse) ?? fetch(request)
