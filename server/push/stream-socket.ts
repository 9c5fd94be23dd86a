/**
 * One socket of the stream. The first message says who reads, later ones what; nothing it sends is
 * believed before it is measured. It is never sent more than it takes: a slow reader is moved to the
 * latest state, a dead one is cut. Nothing here counts as the member being there.
 */
import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import {
  KEYED_TOPICS_MAX,
  readerMessage,
  TOPICS_MAX,
  type StreamMessage,
  type StreamData,
} from '#contract/topics.ts'
import { Refused } from '#contract/refusals.ts'
import { CLOSES } from '#contract/stream-codes.ts'
import { inTime } from '../door/deadline.ts'
import { isShortage } from '../door/shortage.ts'
import type { House } from '../house.ts'
import type { Channel, Reader, ServedTopic } from './channel.ts'
import { textFrame } from './frame.ts'
import { EVERYONE } from './source.ts'
import type { OpenSocket, SocketOwner } from './sockets.ts'

/** Never more is held back for a reader. */
export const BUFFERED_BYTES_MAX = 256 * 1024
/** Whoever does not answer the house's farewell is cut. */
const PARTING_MS = 1_000
const MINUTE_MS = 60_000
const KEY = /^[\w-]{1,40}$/

/** Who reads: what is a member's own, and what is a conversation's, by the scopes they stand under. */
export interface ReaderIdentity {
  owner: SocketOwner | null
  /** The demo that it is; null where it is none. */
  demo?: string | null
  member: string | null
  conversation: string | null
}

/** What the first message asked for; null when it is none. */
export interface Opening {
  topics: Readonly<Record<string, number | null>>
  /** What acts are asked with, where the first message brought it. */
  sessionID?: string
  /** Null: the session that was shown is over. */
  identify(): Promise<ReaderIdentity | null>
}

/** What an act comes to, or null where the message is none. `arrivedAt` is when it came. */
export type SocketAct = (
  message: unknown,
  sessionID: string,
  arrivedAt: Date,
) => Promise<unknown> | null

export interface StreamSocketOptions {
  house: House
  ws: WebSocket
  /** What the frames are written to: built once, they go past the library. */
  raw: Duplex
  address: string
  topics: ReadonlyMap<string, ServedTopic>
  open(message: unknown): Opening | null
  act: SocketAct | undefined
}

export class StreamSocket implements OpenSocket, Reader {
  readonly id = randomUUID()
  readonly address: string
  readonly closed: Promise<void>
  owner: SocketOwner | null = null
  demo: string | null = null
  readonly #options: StreamSocketOptions
  readonly #channels = new Map<string, Channel>()
  readonly #behind = new Set<Channel>()
  /** What is held back to be sent at once; null while nothing is. */
  #held: Buffer[] | null = null
  #heldBytes = 0
  #keyed = 0
  #identity: ReaderIdentity | null = null
  #sessionID: string | null = null
  #seq = 0
  #lastSeenAtMs = performance.now()
  #allowance: number
  #allowanceAtMs = performance.now()
  #work: Promise<void> = Promise.resolve()
  readonly #deadline: NodeJS.Timeout
  readonly #pings: NodeJS.Timeout

  constructor(options: StreamSocketOptions) {
    const { ws, raw, house, address } = options
    const { limits } = house.push.sockets
    this.#options = options
    this.address = address
    this.#allowance = limits.messagesPerMinute
    this.#deadline = setTimeout(() => this.#part('no-first-message'), limits.firstMessageMs)
    this.#pings = setInterval(() => this.#ping(limits.pingEveryMs), limits.pingEveryMs)
    this.closed = new Promise((done) => ws.once('close', () => done()))
    void this.closed.then(() => this.#leaveAll())
    ws.on('message', (data, isBinary) => this.#onMessage(data, isBinary))
    ws.on('ping', () => this.#isAllowed())
    ws.on('pong', () => (this.#lastSeenAtMs = performance.now()))
    // A broken frame or one too large: the library says so and closes.
    ws.on('error', () => {})
    raw.on('drain', () => this.#catchUp())
  }

  get buffered(): number {
    return this.#options.raw.writableLength
  }

  offer(channel: Channel, frame: Buffer): void {
    const { raw } = this.#options
    if (this.#isParted() || this.#behind.has(channel)) return
    if (raw.writableLength + this.#heldBytes + frame.length > BUFFERED_BYTES_MAX)
      this.#behind.add(channel)
    else if (this.#held === null) raw.write(frame)
    else {
      this.#held.push(frame)
      this.#heldBytes += frame.length
    }
  }

  hold(): void {
    this.#held ??= []
  }

  letGo(): void {
    const held = this.#held ?? []
    const bytes = this.#heldBytes
    this.#held = null
    this.#heldBytes = 0
    const { raw } = this.#options
    const [first] = held
    if (first === undefined || this.#isParted()) return
    // One write, however many they are: it is the writes that cost.
    raw.write(held.length === 1 ? first : Buffer.concat(held, bytes))
  }

  refuse({ topic, scope }: Channel): void {
    const name = `${topic.spec.name}/${scope}`
    this.#leave(name)
    this.#sendStatus({ refusal: 'unknown-topic', topic: name })
  }

  expire(): void {
    this.#send('session', { over: true })
    this.#part('session-over')
  }

  sendAway(): void {
    this.#part('restart')
  }

  #isParted(): boolean {
    const { ws } = this.#options
    return ws.readyState !== ws.OPEN
  }

  #part(reason: keyof typeof CLOSES): void {
    if (this.#isParted()) return
    const { ws } = this.#options
    ws.close(CLOSES[reason], reason)
    const cut = setTimeout(() => ws.terminate(), PARTING_MS)
    void this.closed.then(() => clearTimeout(cut))
  }

  #leaveAll(): void {
    clearTimeout(this.#deadline)
    clearInterval(this.#pings)
    const { hub } = this.#options.house.push
    for (const channel of this.#channels.values()) hub.leave(this, channel)
    this.#channels.clear()
    this.#behind.clear()
  }

  #ping(everyMs: number): void {
    const { ws } = this.#options
    const silentMs = performance.now() - this.#lastSeenAtMs
    // Two pings without an answer, save what a timer may be early.
    if (silentMs > everyMs * 1.9) ws.terminate()
    else if (!this.#isParted()) ws.ping()
  }

  /** What there was no room for is over; what counts is how things stand now. */
  #catchUp(): void {
    const behind = [...this.#behind]
    this.#behind.clear()
    for (const channel of behind) {
      const frame = channel.present()
      if (frame !== null) this.offer(channel, frame)
    }
  }

  #send(topic: string, data: unknown): void {
    const { raw, house } = this.#options
    this.#seq += 1
    const at = house.clock().toISOString()
    const message: StreamMessage = { topic, seq: this.#seq, at, data }
    const frame = textFrame(JSON.stringify(message))
    if (!this.#isParted() && raw.writableLength + frame.length <= BUFFERED_BYTES_MAX)
      raw.write(frame)
  }

  readonly #sendStatus = (data: StreamData): void => this.#send('stream', data)

  /** Takes one from the bucket; who has emptied it is sent away. */
  #isAllowed(): boolean {
    const { messagesPerMinute } = this.#options.house.push.sockets.limits
    const now = performance.now()
    this.#lastSeenAtMs = now
    const filled = ((now - this.#allowanceAtMs) * messagesPerMinute) / MINUTE_MS
    this.#allowance = Math.min(messagesPerMinute, this.#allowance + filled) - 1
    this.#allowanceAtMs = now
    if (this.#allowance < 0) this.#part('too-many-messages')
    return this.#allowance >= 0
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    if (!this.#isAllowed()) return
    const message = isBinary ? undefined : parsed(data)
    if (message === undefined) return this.#part('bad-message')
    const arrivedAt = this.#options.house.clock()
    this.#work = this.#work
      .then(() => this.#takeInTime(message, arrivedAt))
      .catch((error: unknown) => this.#fail(error))
  }

  /** One that waits for ever would hold back all that follow it. */
  async #takeInTime(message: unknown, arrivedAt: Date): Promise<void> {
    if (this.#isParted()) return
    await inTime(this.#take(message, arrivedAt), this.#options.house.listening.answerMs)
  }

  async #take(message: unknown, arrivedAt: Date): Promise<void> {
    if (this.#identity === null) return this.#open(message)
    const acted = this.#act(message, arrivedAt)
    if (acted !== null) return this.#send('answer', await acted)
    const read = readerMessage.safeParse(message)
    if (!read.success) return this.#part('bad-message')
    if (read.data.type === 'read') return this.#read(read.data.topics)
    for (const name of read.data.topics) this.#leave(name)
  }

  #act(message: unknown, arrivedAt: Date): Promise<unknown> | null {
    const { act } = this.#options
    if (act === undefined || this.#sessionID === null) return null
    return act(message, this.#sessionID, arrivedAt)
  }

  async #open(message: unknown): Promise<void> {
    const opening = this.#options.open(message)
    if (opening === null) return this.#part('bad-message')
    clearTimeout(this.#deadline)
    const identity = await opening.identify()
    if (identity === null) return this.expire()
    if (!this.#isParted() && !this.#own(identity)) return this.#part('too-many-sockets')
    this.#identity = identity
    this.#sessionID = opening.sessionID ?? null
    this.#sendStatus({ ready: true, id: this.id })
    await this.#read(opening.topics)
  }

  /** False where whoever reads has too many sockets already. */
  #own({ owner, demo = null }: ReaderIdentity): boolean {
    const { sockets } = this.#options.house.push
    if (owner !== null) return sockets.own(this, owner)
    return demo === null || sockets.ownByDemo(this, demo)
  }

  async #read(topics: Readonly<Record<string, number | null>>): Promise<void> {
    const isClosed = await this.#options.house.isClosed('stream')
    for (const [name, since] of Object.entries(topics)) {
      if (this.#isParted()) return
      if (this.#channels.has(name)) continue
      if (this.#channels.size >= TOPICS_MAX) return this.#sendStatus({ refusal: 'too-many-topics' })
      this.#join(name, since, isClosed)
    }
  }

  #join(name: string, since: number | null, isClosed: boolean): void {
    const [base = '', key, ...rest] = name.split('/')
    const topic = this.#options.topics.get(base)
    const isNamed = topic?.spec.keyed === true ? KEY.test(key ?? '') : key === undefined
    if (topic === undefined || !isNamed || rest.length > 0)
      return this.#sendStatus({ refusal: 'unknown-topic', topic: name })
    const scope = this.#scopeOf(topic, key)
    if (scope === null) return this.#sendStatus({ refusal: 'no-permission', topic: name })
    if (isClosed && base !== 'maintenance')
      return this.#sendStatus({ refusal: 'maintenance', topic: name })
    if (topic.spec.keyed && this.#keyed >= KEYED_TOPICS_MAX)
      return this.#sendStatus({ refusal: 'too-many-topics', topic: name })
    if (topic.spec.keyed) this.#keyed += 1
    const { hub } = this.#options.house.push
    this.#channels.set(name, hub.join(this, topic, scope, since))
  }

  #scopeOf({ spec }: ServedTopic, key: string | undefined): string | null {
    if (spec.who === 'anyone') return key ?? EVERYONE
    return this.#identity?.[spec.who] ?? null
  }

  #leave(name: string): void {
    const channel = this.#channels.get(name)
    if (channel === undefined) return
    this.#channels.delete(name)
    this.#behind.delete(channel)
    if (channel.topic.spec.keyed) this.#keyed -= 1
    this.#options.house.push.hub.leave(this, channel)
  }

  #fail(error: unknown): void {
    if (error instanceof Refused) return this.#part('too-many-messages')
    if (isShortage(error)) return this.#part('busy')
    const { log, counters } = this.#options.house
    counters.fault()
    log.error({ err: error }, 'fault of the stream')
    this.#part('fault')
  }
}

/** Undefined for what is no JSON. */
function parsed(data: RawData): unknown {
  try {
    return JSON.parse(bufferOf(data).toString('utf8'))
  } catch {
    return undefined
  }
}

const bufferOf = (data: RawData): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data)
