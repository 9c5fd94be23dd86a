/**
 * A channel is one topic as one audience reads it: the jackpots of everyone, the balance of one member.
 * It numbers its messages, builds each one's frame once, and keeps what a returning reader may have
 * missed. It knows neither sockets nor where its data comes from.
 */
import { randomInt } from 'node:crypto'
import type { StreamMessage } from '#contract/topics.ts'
import type { TopicSpec } from '#contract/topic.ts'
import { textFrame } from './frame.ts'

/** How many messages of a topic that keeps each are kept for those who come back. */
const KEPT_MAX = 64
/** A message beyond this is a mistake of ours: it could not be sent to a reader who is slow. */
const MESSAGE_BYTES_MAX = 64 * 1024

/** Whoever is sent frames. */
export interface Reader {
  readonly id: string
  /** Whose session they read by; null of whoever reads what everyone may. */
  readonly owner: { readonly memberId: bigint } | null
  /** The demo that it is; null or absent where it is none. */
  readonly demo?: string | null
  /** Takes the frame, or notes that the channel has to be caught up with. */
  offer(channel: Channel, frame: Buffer): void
  /** There is nothing by that name, and there was not when it was asked for. */
  refuse?(channel: Channel): void
  /** Holds back what is offered until it is let go, so that it is sent at once. */
  hold?(): void
  letGo?(): void
}

/** A topic that a door serves. `id` tells it from another door's of the same name. */
export interface ServedTopic {
  readonly id: string
  readonly spec: TopicSpec
  /** The source it is read from; null where its data is published. */
  readonly source: string | null
  /** What stands in `data`, of a value as the source reads it. */
  readonly encode: (value: unknown) => unknown
  /** Of a topic that tells changes: what stands in `data`, of what was encoded before and now; `before` is null where everything is to be told. */
  readonly news?: (before: unknown, now: unknown) => unknown
}

export interface Channel {
  readonly key: string
  readonly topic: ServedTopic
  readonly scope: string
  readonly readers: Set<Reader>
  /** Readers that came since the last look, with the last `seq` they saw. */
  readonly waiting: Map<Reader, number | null>
  /** When its last reader left, in ms; null while it has one. */
  leftAtMs: number | null
  /** Makes `data` the next message and answers its frame; null when nothing has changed, where it is not to be told `anyway`. */
  advance(data: unknown, now: Date, anyway?: boolean): Buffer | null
  /** What a reader who last saw `since` is sent now. */
  framesSince(since: number | null): readonly Buffer[]
  /** What brings a reader who is behind to the present. */
  present(): Buffer | null
  /** Has anything been told of it yet? */
  isKnown(): boolean
}

/** A number that no channel of the same topic began with before, in whatever process. */
const firstSeq = (nowMs: number): number => nowMs * 4096 + randomInt(4096)

/** The topic's name on the wire. */
const wireName = ({ spec }: ServedTopic, scope: string): string =>
  spec.keyed ? `${spec.name}/${scope}` : spec.name

export function createChannel(key: string, topic: ServedTopic, scope: string, now: Date): Channel {
  const isLog = topic.spec.keeps === 'each'
  let seq = firstSeq(now.getTime())
  const { news } = topic
  let latest: { text: string; data: unknown; at: Date; frame: Buffer | null } | null = null
  const kept: { seq: number; frame: Buffer }[] = []
  const frameOf = (number: number, at: Date, data: unknown): Buffer => {
    const message: StreamMessage = {
      topic: wireName(topic, scope),
      seq: number,
      at: at.toISOString(),
      data,
    }
    const frame = textFrame(JSON.stringify(message))
    if (frame.length > MESSAGE_BYTES_MAX) throw new Error(`a message of ${topic.id} is too large`)
    return frame
  }
  /** How things stand, built once it is asked for. */
  const whole = (): Buffer | null => {
    if (latest === null) return null
    return (latest.frame ??= frameOf(seq, latest.at, news?.(null, latest.data) ?? latest.data))
  }
  /** Of a log, all that is missing: the messages themselves, or that they are lost. */
  const missing = (since: number | null): readonly Buffer[] => {
    const asIfNone = (data: unknown) => [frameOf(seq, new Date(), data)]
    if (since === null) return asIfNone(topic.spec.none)
    if (since === seq) return []
    const at = kept.findIndex((message) => message.seq === since + 1)
    return at === -1 ? asIfNone(topic.spec.missed) : kept.slice(at).map(({ frame }) => frame)
  }
  return {
    key,
    topic,
    scope,
    readers: new Set(),
    waiting: new Map(),
    leftAtMs: null,
    advance(data, at, anyway = false) {
      const text = JSON.stringify(data)
      if (!isLog && !anyway && latest?.text === text) return null
      const isChange = news !== undefined && latest !== null
      const content = news?.(latest?.data ?? null, data) ?? data
      const frame = frameOf(seq + 1, at, content)
      seq += 1
      latest = { text, data, at, frame: isChange ? null : frame }
      if (isLog) kept.push({ seq, frame })
      if (kept.length > KEPT_MAX) kept.shift()
      return frame
    },
    framesSince(since) {
      if (isLog) return missing(since)
      const frame = since === seq ? null : whole()
      return frame === null ? [] : [frame]
    },
    present: () => (isLog ? frameOf(seq, new Date(), topic.spec.missed) : whole()),
    isKnown: () => isLog || latest !== null,
  }
}
