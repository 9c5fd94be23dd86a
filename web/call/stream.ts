/**
 * One socket of this page, by which the house brings what has changed. It fills the same memory that
 * calls fill; while there is none, screens poll. It says nothing that counts as the member being there.
 */
import { CLOSES, reconnectMs } from '#contract/stream-codes.ts'
import type { StreamMessage, TopicName } from '#contract/topics.ts'
import { topicSurface } from '#contract/surface.ts'
import { auth } from '#web/state/auth.ts'
import { forgetHouseClock, noteHouseMoment } from '#web/state/house-clock.ts'
import type { StoredSession } from '#web/state/session.ts'
import { live, NO_TOPICS, type TopicRead } from './live.ts'
import { forgetMarkets } from './market-news.ts'
import { send } from './send.ts'
import { baseOf, isTopic, takeIn } from './stream-topics.ts'
import { isBlocked, whenBlocked } from './transport.ts'

const PATH = '/endpoint/v1/stream'
/** A socket that is not let in by then will not be: another try may find a way. */
const OPENING_MS_MAX = 15_000

let socket: WebSocket | null = null
/** Whom the socket reads for. */
let reader: StoredSession | null = null
let isReady = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Asked of the socket so far. */
let subscribed = new Set<TopicRead>()
/** What this socket may not read, or not so much of. */
let refused = new Set<TopicRead>()
/** The last message seen of each topic, for this reader. */
const lastSeq = new Map<TopicRead, number>()

/** Opens the socket, and opens it again whenever it was lost. */
export function startStream(): void {
  auth.subscribe((now, before) => {
    if (now.user?.sid !== before.user?.sid) reopen()
    else if (now.maintenance !== before.maintenance) readWanted()
  })
  live.subscribe((now, before) => {
    if (now.wanted !== before.wanted) readWanted()
  })
  whenBlocked(close)
  addEventListener('online', connectSoon)
  addEventListener('pageshow', connectSoon)
  // A page that is kept for going back keeps no socket.
  addEventListener('pagehide', close)
  document.addEventListener('visibilitychange', connectSoon)
  connect()
}

/** Somebody else reads now, or the same browser under another cookie. */
export function reopen(): void {
  lastSeq.clear()
  close()
  connect()
}

function connectSoon(): void {
  if (socket === null && document.visibilityState === 'visible') connect()
}

function connect(): void {
  clearTimeout(timer)
  if (socket !== null || isBlocked()) return
  reader = auth.getState().user
  subscribed = new Set()
  refused = new Set()
  isReady = false
  forgetHouseClock()
  const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + PATH)
  const slow = setTimeout(() => opened.close(), OPENING_MS_MAX)
  socket = opened
  opened.onopen = () => {
    subscribed = new Set(wantedTopics())
    opened.send(JSON.stringify({ type: 'open', user: sealed(reader), topics: since(subscribed) }))
  }
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (socket !== opened) return
    clearTimeout(slow)
    if (typeof data === 'string') onMessage(data)
  }
  opened.onclose = ({ code }) => {
    clearTimeout(slow)
    if (socket === opened) lost(code)
  }
}

const sealed = (session: StoredSession | null) =>
  session && { uid: session.uid, sid: session.sid, uip: session.uip }

const since = (topics: Iterable<TopicRead>) =>
  Object.fromEntries([...topics].map((topic) => [topic, lastSeq.get(topic) ?? null]))

/** Under maintenance only what asks about that leaves the browser. */
function wantedTopics(): TopicRead[] {
  const { user, maintenance } = auth.getState()
  if (maintenance) return ['maintenance']
  const always: TopicRead[] = ['maintenance', ...OF_A_MEMBER]
  const all = new Set([...always, ...live.getState().wanted.keys()])
  return [...all].filter((topic) => user !== null || topicSurface[baseOf(topic)].member !== true)
}

const OF_A_MEMBER = ['changes', 'favourites'] as const satisfies readonly TopicName[]

/** Screens come and go: what they want is asked for, what nobody wants is left. */
function readWanted(): void {
  if (socket === null || !isReady) return
  const wanted = new Set(wantedTopics())
  const more = [...wanted].filter((topic) => !subscribed.has(topic))
  const less = [...subscribed].filter((topic) => !wanted.has(topic))
  subscribed = wanted
  // What is left first: there is a bound on what one socket reads.
  if (less.length > 0) socket.send(JSON.stringify({ type: 'leave', topics: less }))
  for (const topic of less) forget(topic)
  if (more.length > 0) socket.send(JSON.stringify({ type: 'read', topics: since(more) }))
  if (more.length + less.length > 0) live.setState({ topics: coming() })
}

const coming = (): ReadonlySet<TopicRead> =>
  new Set([...subscribed].filter((topic) => !refused.has(topic)))

/** Of what tells changes, the first message is to tell everything again. */
function forget(topic: TopicRead): void {
  refused.delete(topic)
  if (!topic.includes('/')) return
  lastSeq.delete(topic)
  forgetMarkets(topic)
}

function onMessage(text: string): void {
  // Ours by the contract; a topic that this page is too old to know is passed over.
  const { topic, seq, at, data } = JSON.parse(text) as StreamMessage
  noteHouseMoment(at)
  // The stream's own word, of the same shape for every page.
  if (topic === 'stream')
    return handleStreamSignal(data as { ready?: true; id?: string; topic?: string })
  if (!isTopic(topic)) return
  lastSeq.set(topic, seq)
  takeIn(topic, data)
}

function handleStreamSignal({
  ready,
  id,
  topic,
}: {
  ready?: true
  id?: string
  topic?: string
}): void {
  if (ready === true) {
    isReady = true
    tries = 0
    live.setState({ socket: id ?? null, topics: coming() })
    readWanted()
  } else if (isTopic(topic)) {
    // What cannot be read here is polled.
    refused.add(topic)
    live.setState({ topics: coming() })
  }
}

function close(): void {
  clearTimeout(timer)
  socket?.close()
  socket = null
  live.setState({ socket: null, topics: NO_TOPICS })
}

function lost(code: number): void {
  const wasReader = reader
  close()
  if (code === CLOSES['session-over']) lookAtSession(wasReader)
  timer = setTimeout(connect, reconnectMs(code, tries, chance()))
  // After a restart everybody is let in again: that was no try in vain.
  if (code !== CLOSES.restart) tries += 1
}

/** From 0 to just below 1. */
const chance = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) / 0x1_00_00

/** As any call of theirs would find it: renewed where that is possible, else over, with its notice. */
function lookAtSession(session: StoredSession | null): void {
  if (session === null || auth.getState().user?.sid !== session.sid) return
  send('finance/check_balance', {}, { silent: true }).catch(() => undefined)
}
