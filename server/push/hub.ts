/**
 * Which readers of this process read what, and what they are sent. Touched sources are read once for
 * all of them, what happens within a tick is joined, and nothing is sent that a reader knows already.
 * It never speaks to other processes, and never changes anything.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Publication } from './batch.ts'
import { createChannel, type Channel, type Reader, type ServedTopic } from './channel.ts'
import { restMsOf, type LastRead, type Source, type SourceHouse } from './source.ts'

/** What happens within it is told together. */
export const TICK_MS = 50
/** A source that could not be read is tried again. */
const RETRY_MS = 1_000
/** So long what a channel knows is kept for readers that come back. */
const KEPT_MS = 60_000
/** Between so many sockets the process does its other work. */
const READERS_A_SLICE = 2_000
/** A query is asked for so many at once. */
const SCOPES_A_READ = 500
/** A timer is set no further ahead: clocks are set, and rows written past us. */
const AHEAD_MS_MAX = 60_000

interface HubHouse extends SourceHouse {
  log: Logger
}

/** What changed since the last look; `all` stands for every scope. */
type Scopes = Set<string> | 'all'

export class Hub {
  readonly #house: HubHouse
  readonly #sources: ReadonlyMap<string, Source>
  readonly #channels = new Map<string, Channel>()
  readonly #bySource = new Map<string, Set<Channel>>()
  readonly #touched = new Map<string, Scopes>()
  /** Of sources that repeat: what to tell whether it is different or not. */
  readonly #repeated = new Map<string, Scopes>()
  readonly #lastReads = new Map<string, LastRead>()
  readonly #wakeups = new Map<string, NodeJS.Timeout>()
  readonly #sweep = setInterval(() => this.#forgetLeft(), KEPT_MS / 4).unref()
  #published: Publication[] = []
  #timer: NodeJS.Timeout | undefined
  #dueAtMs = Number.POSITIVE_INFINITY
  #isAtWork = false
  #isClosed = false

  constructor(house: HubHouse, sources: ReadonlyMap<string, Source>) {
    this.#house = house
    this.#sources = sources
  }

  /** From now on the reader is sent this; first what it may have missed since `since`. */
  join(reader: Reader, topic: ServedTopic, scope: string, since: number | null): Channel {
    const channel = this.#channelOf(topic, scope)
    channel.leftAtMs = null
    channel.waiting.set(reader, since)
    if (topic.source === null) admitWaiting(channel)
    else this.#look(topic.source, [scope])
    return channel
  }

  /** The scopes of a source that a member reads here now, or a demo of those meant. */
  scopesWatched(source: string, isMeant: (demo: string) => boolean): string[] {
    return [...this.#channels.values()]
      .filter(({ topic }) => topic.source === source)
      .filter(({ readers, waiting }) =>
        [...readers, ...waiting.keys()].some(
          ({ owner, demo = null }) => owner !== null || (demo !== null && isMeant(demo)),
        ),
      )
      .map(({ scope }) => scope)
  }

  /** Which members read which scopes of a source here now, each in ascending order. */
  membersReading(source: string): Map<string, bigint[]> {
    const reading = new Map<string, bigint[]>()
    for (const { topic, scope, readers, waiting } of this.#channels.values()) {
      if (topic.source !== source) continue
      const owners = [...readers, ...waiting.keys()].flatMap(({ owner }) => owner?.memberId ?? [])
      const members = [...new Set([...(reading.get(scope) ?? []), ...owners])]
      if (members.length > 0)
        reading.set(
          scope,
          members.toSorted((a, b) => (a < b ? -1 : 1)),
        )
    }
    return reading
  }

  leave(reader: Reader, channel: Channel): void {
    channel.readers.delete(reader)
    channel.waiting.delete(reader)
    if (channel.readers.size + channel.waiting.size === 0) channel.leftAtMs = performance.now()
  }

  /** These scopes of a source may have changed; null stands for all of them. */
  touch(source: string, scopes: readonly string[] | null): void {
    if (this.#sources.get(source)?.repeats === true) addScopes(this.#repeated, source, scopes)
    this.#look(source, scopes)
  }

  /** They are read again, and told where they are different. */
  #look(source: string, scopes: readonly string[] | null): void {
    addScopes(this.#touched, source, scopes)
    this.#schedule(TICK_MS)
  }

  /** A message that brings its data along. */
  publish(publication: Publication): void {
    this.#published.push(publication)
    this.#schedule(TICK_MS)
  }

  /** Something may have been missed: everything is read again, and logs say that they lost some. */
  refresh(): void {
    for (const name of this.#sources.keys()) this.#look(name, null)
    for (const { topic, scope } of this.#channels.values())
      if (topic.spec.keeps === 'each')
        this.publish({ topic: topic.id, scope, data: topic.spec.missed })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearInterval(this.#sweep)
    for (const wakeup of this.#wakeups.values()) clearTimeout(wakeup)
  }

  #schedule(afterMs: number): void {
    const dueAtMs = performance.now() + afterMs
    if (this.#isAtWork || this.#isClosed || dueAtMs >= this.#dueAtMs) return
    clearTimeout(this.#timer)
    this.#dueAtMs = dueAtMs
    this.#timer = setTimeout(() => void this.#tick(), afterMs)
  }

  async #tick(): Promise<void> {
    this.#dueAtMs = Number.POSITIVE_INFINITY
    this.#isAtWork = true
    const messages = this.#published
    this.#published = []
    for (const message of messages) await this.#emit(message)
    const waits = new Map<string, number>()
    const names = [...this.#touched.keys()]
    for (const name of names) waits.set(name, await this.#readWhenDue(name))
    this.#isAtWork = false
    if (this.#published.length > 0) this.#schedule(TICK_MS)
    // What was touched first meanwhile waits for none of those that rest.
    for (const name of this.#touched.keys())
      this.#schedule(Math.max(TICK_MS, waits.get(name) ?? TICK_MS))
  }

  async #emit({ topic, scope, data, except }: Publication): Promise<void> {
    const channel = this.#channels.get(keyOf(topic, scope))
    if (channel === undefined) return
    try {
      const frame = channel.advance(data, this.#house.clock())
      if (frame !== null) await broadcast(channel, frame, { except })
    } catch (error) {
      this.#house.log.error({ topic, err: error }, 'a message could not be published')
    }
  }

  /** Reads a touched source for its channels. Answers after how many ms to look at it again. */
  async #readWhenDue(name: string): Promise<number> {
    const source = this.#sources.get(name)
    const scopes = this.#touched.get(name)
    const found = scopes === undefined ? [] : this.#channelsOf(source?.publishes ?? name, scopes)
    if (source === undefined || found.length === 0) {
      this.#touched.delete(name)
      this.#repeated.delete(name)
      return TICK_MS
    }
    const restMs = restMsOf(source, this.#lastReads.get(name), performance.now())
    if (restMs > 0) {
      for (const channel of found) admitWaiting(channel)
      return restMs
    }
    this.#touched.delete(name)
    const atMs = performance.now()
    this.#lastReads.set(name, { atMs, tookMs: 0 })
    const nextMs = await this.#read(source, found)
    this.#lastReads.set(name, { atMs, tookMs: performance.now() - atMs })
    return nextMs
  }

  async #read(source: Source, found: readonly Channel[]): Promise<number> {
    const repeated = this.#repeated.get(source.name)
    this.#repeated.delete(source.name)
    try {
      for (let from = 0; from < found.length; from += SCOPES_A_READ)
        await this.#renew(source, found.slice(from, from + SCOPES_A_READ), repeated)
      await this.#wakeFor(source)
      return TICK_MS
    } catch (error) {
      const { log } = this.#house
      if (!this.#isClosed)
        log.error({ source: source.name, err: error }, 'a source of the stream could not be read')
      this.touch(
        source.name,
        found.map(({ scope }) => scope),
      )
      return RETRY_MS
    }
  }

  async #renew(source: Source, found: readonly Channel[], repeated?: Scopes): Promise<void> {
    // Whoever joins while the answer is under way is sent the next one.
    const waiting = new Map(found.map((channel) => [channel, [...channel.waiting]]))
    const scopes = [...new Set(found.map(({ scope }) => scope))]
    const values = await source.read(this.#house, scopes)
    // What one reader is told of many channels goes out together.
    const held = new Set<Reader>()
    try {
      for (const channel of found) {
        const { topic, scope } = channel
        if (values.has(scope)) {
          const isRepeated = repeated === 'all' || repeated?.has(scope) === true
          const data = topic.encode(values.get(scope))
          const frame = channel.advance(data, this.#house.clock(), isRepeated)
          if (frame !== null) await broadcast(channel, frame, { held })
          admitWaiting(channel, waiting.get(channel))
        } else refuseWaiting(channel, waiting.get(channel) ?? [])
      }
    } finally {
      await letGo(held)
    }
  }

  #channelsOf(source: string, scopes: Scopes): Channel[] {
    if (scopes === 'all')
      return [...this.#channels.values()].filter(({ topic }) => topic.source === source)
    return [...scopes].flatMap((scope) => [...(this.#bySource.get(keyOf(source, scope)) ?? [])])
  }

  #channelOf(topic: ServedTopic, scope: string): Channel {
    const key = keyOf(topic.id, scope)
    const known = this.#channels.get(key)
    if (known !== undefined) return known
    const channel = createChannel(key, topic, scope, this.#house.clock())
    this.#channels.set(key, channel)
    if (topic.source !== null) {
      const at = keyOf(topic.source, scope)
      this.#bySource.set(at, (this.#bySource.get(at) ?? new Set()).add(channel))
    }
    return channel
  }

  #forgetLeft(): void {
    const before = performance.now() - KEPT_MS
    for (const channel of this.#channels.values())
      if (channel.leftAtMs !== null && channel.leftAtMs < before) this.#forget(channel)
  }

  #forget(channel: Channel): void {
    this.#channels.delete(channel.key)
    const { source } = channel.topic
    if (source === null) return
    const at = keyOf(source, channel.scope)
    const others = this.#bySource.get(at)
    others?.delete(channel)
    if (others?.size === 0) this.#bySource.delete(at)
  }

  /** Time alone changes some things: a message's date comes, support opens. */
  async #wakeFor(source: Source): Promise<void> {
    if (source.nextChangeAt === undefined) return
    const at = await source.nextChangeAt(this.#house)
    clearTimeout(this.#wakeups.get(source.name))
    if (this.#isClosed) return
    const inMs = at === null ? AHEAD_MS_MAX : at.getTime() - this.#house.clock().getTime()
    const wakeup = setTimeout(
      () => this.#look(source.name, null),
      Math.min(Math.max(inMs, TICK_MS), AHEAD_MS_MAX),
    )
    this.#wakeups.set(source.name, wakeup.unref())
  }
}

const keyOf = (name: string, scope: string): string => `${name} ${scope}`

/** Every play comes by here: what is known already is added to, never copied. */
function addScopes(
  to: Map<string, Scopes>,
  source: string,
  scopes: readonly string[] | null,
): void {
  const known = to.get(source)
  if (scopes === null) to.set(source, 'all')
  else if (known === undefined) to.set(source, new Set(scopes))
  else if (known !== 'all') for (const scope of scopes) known.add(scope)
}

/** Those who waited are readers now, and are sent what they have not seen. */
function admitWaiting(
  channel: Channel,
  waiting: Iterable<[Reader, number | null]> = channel.waiting,
) {
  if (channel.topic.source !== null && !channel.isKnown()) return
  const those = [...waiting]
  for (const [reader, since] of those) {
    if (!channel.waiting.delete(reader)) continue
    channel.readers.add(reader)
    for (const frame of channel.framesSince(since)) reader.offer(channel, frame)
  }
}

/** One of many of a kind that there is none of: whoever asked for it is told so. */
function refuseWaiting(channel: Channel, waiting: Iterable<[Reader, number | null]>): void {
  if (!channel.topic.spec.keyed || channel.isKnown()) return
  for (const [reader] of waiting) if (channel.waiting.delete(reader)) reader.refuse?.(channel)
}

/** To whoever reads it now: those who come meanwhile are greeted by themselves. */
async function broadcast(
  channel: Channel,
  frame: Buffer,
  { except, held }: { except?: string | undefined; held?: Set<Reader> } = {},
): Promise<void> {
  const readers = [...channel.readers]
  let offered = 0
  for (const reader of readers) {
    if (++offered % READERS_A_SLICE === 0) await nextTurn()
    if (reader.id === except || !channel.readers.has(reader)) continue
    if (held !== undefined && channel.topic.spec.keyed && !held.has(reader)) {
      held.add(reader)
      reader.hold?.()
    }
    reader.offer(channel, frame)
  }
}

async function letGo(held: ReadonlySet<Reader>): Promise<void> {
  let count = 0
  for (const reader of held) {
    if (++count % READERS_A_SLICE === 0) await nextTurn()
    reader.letGo?.()
  }
}
