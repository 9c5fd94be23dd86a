/**
 * Keeps two things. One page for when the line is gone. And the last pages as this browser was sent them, so that a second visit
 * stands at once: what has come meanwhile is fetched behind it, given to the page that asks for it, and kept for the next
 * visit. A page holds what everybody is told, drawn as all visitors or all members see it; nothing of any one member is ever kept here. Once another
 * would be sent, the site forgets them all (web/state/page-attributes.ts).
 */
const OFFLINE = 'offline-1'
const PAGE = '/offline.html'
const FILES = [PAGE, '/offline.css', '/offline.js', '/icon.svg']

const PAGES = 'pages-1'
const PAGES_MAX = 12
/** The files of an earlier build are there for a week. */
const KEPT_MS_MAX = 6 * 24 * 3_600_000
const FIRST_DATA = /<script type="application\/json" id="kasa-first">(.*?)<\/script>/s
/** Every release has a first script of its own. */
const RELEASE = /<script data-main="([^"]*)"/
/** What a first visit asks for at once. A second has it: it runs when the page is painted, and not before. */
const ASKED_EARLY = /<link rel="modulepreload" fetchpriority="low"[^>]*>/g

addEventListener('install', (event) => {
  const keep = async () => (await caches.open(OFFLINE)).addAll(FILES)
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => name !== OFFLINE && name !== PAGES)
    await Promise.all(old.map((name) => caches.delete(name)))
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

/** What a page that stood there at once has still to learn, by the client that shows it. */
const learning = new Map()

async function arrive(event) {
  const { request, preloadResponse, resultingClientId } = event
  const sent = (async () => (await preloadResponse) ?? fetch(request))()
  // What this says goes on when the answer has been given.
  const kept = isKeepable(request) ? await keptPage(request) : undefined
  if (kept === undefined) {
    const reply = await sent
    learning.set(resultingClientId, { state: 'of-the-house' })
    if (isKeepable(request)) event.waitUntil(keep(request, reply.clone()))
    return reply
  }
  const shown = kept.clone()
  const learnt = renew(request, sent, kept).catch(() => ({ state: 'lost' }))
  learning.set(resultingClientId, learnt)
  event.waitUntil(learnt)
  return shown
}

/** A page of the site by its plain address; whoever loads one anew wants the house's own. */
function isKeepable({ url, cache }) {
  const { origin, search } = new URL(url)
  return origin === location.origin && search === '' && cache === 'default' && navigator.onLine
}

/** The page that the browser met this worker on came without it. */
async function keepPageOf({ url }) {
  const request = new Request(url)
  if (isKeepable(request)) await keep(request, await fetch(request))
}

async function keptPage({ url }) {
  const kept = await (await caches.open(PAGES)).match(url)
  const sentAt = Date.parse(kept?.headers.get('date') ?? '')
  return Date.now() - sentAt < KEPT_MS_MAX ? kept : undefined
}

async function keep({ url }, reply) {
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true
  const pages = await caches.open(PAGES)
  if (reply.status !== 200 || reply.redirected || !isPage) return void (await pages.delete(url))
  // As the one that came last: those before it go first.
  await pages.delete(url)
  await pages.put(url, await forLater(reply))
  const addresses = await pages.keys()
  await Promise.all(addresses.slice(0, -PAGES_MAX).map((old) => pages.delete(old)))
}

/** The same page, as a browser takes it that has its files. */
async function forLater(reply) {
  const headers = new Headers(reply.headers)
  // It is read here, and stands unpacked.
  for (const name of ['content-encoding', 'content-length', 'link']) headers.delete(name)
  return new Response((await reply.text()).replaceAll(ASKED_EARLY, ''), { headers })
}

async function renew(request, sent, kept) {
  const reply = await sent
  const copy = reply.clone()
  const [before, now] = await Promise.all([kept.text(), reply.text()])
  const isRelease = found(RELEASE, before) !== found(RELEASE, now)
  // Every other page is of the release before it.
  if (isRelease) await caches.delete(PAGES)
  await keep(request, copy)
  if (isRelease) return { state: 'release' }
  const data = found(FIRST_DATA, now)
  return data === found(FIRST_DATA, before) ? { state: 'same' } : { state: 'new', data }
}

const found = (pattern, text) => pattern.exec(text)?.[1] ?? '[]'

addEventListener('message', (event) => {
  const { data, source, ports } = event
  if (data === 'keep-page') event.waitUntil(keepPageOf(source))
  if (data !== 'what-is-new') return
  const learnt = learning.get(source.id)
  learning.delete(source.id)
  // A worker that was stopped meanwhile knows of nothing.
  const answer = async () => ports[0].postMessage((await learnt) ?? { state: 'lost' })
  event.waitUntil(answer())
})
