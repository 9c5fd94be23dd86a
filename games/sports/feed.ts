/**
 * What providers say of events, and in which order it is taken: strictly by sequence, from 1 without a gap, per event and provider. What
 * is ahead of its turn waits, what was taken changes nothing, and an event that is silent for too long is not believed to
 * stand still. `docs/feed.md` is this for whoever sends it. No record is kept here and no clock is read.
 */
import type { Stretch } from './basketball/kinds.ts'
import type { BasketballMessage } from './basketball/record.ts'
import type { Market } from './built.ts'
import type { EsportMessage } from './esport/record.ts'
import type { Count } from './football/kinds.ts'
import type { RecordMessage } from './football/record.ts'
import type { Odds } from './odds.ts'
import type { LegResult } from './results.ts'
import type { SetName } from './sets/sets.ts'
import type { FormatName } from './tennis/formats.ts'
import type { TennisMessage } from './tennis/record.ts'
import type { VolleyballMessage } from './volleyball/record.ts'

/** What goes beside any message. Times are milliseconds since 1970. */
interface Envelope {
  readonly provider: string
  /** The provider's own name of the event. */
  readonly event: string
  readonly sequence: number
  readonly at: number
}

/** Who tells the demo's season. */
export const SIMULATOR = 'kasa-demo'

export interface Named {
  readonly id: string
  readonly name: string
}

/** Who plays, where and when; a later one moves the event, and never the start first published. */
export interface Fixture {
  readonly sport: SportName
  readonly region: Named
  readonly competition: Named
  readonly home: Named
  readonly away: Named
  readonly startsAt: number
  /** Which season of the competition it belongs to, where the competition goes on for more than one. */
  readonly season?: string | undefined
  /** How it is played, where its sport knows more than one way. */
  readonly format?: FormatName | undefined
  /** The counts that every incident of is told. */
  readonly follows: readonly (Count | 'points' | 'maps')[]
}

/** As a feed names them. */
export const SPORT_NAMES = ['football', 'basketball', 'tennis', 'volleyball', 'esport'] as const
export type SportName = (typeof SPORT_NAMES)[number]

/** Where a match is: by its half, by its quarter, or by its set, whose minute is the match's. */
export type MatchClock = {
  readonly minute: number
  readonly isRunning: boolean
} & (
  | { readonly half: 'first' | 'second' | 'extra' | 'shootout' }
  | { readonly quarter: Stretch }
  | { readonly set: SetName }
)

type WithoutPlace<Message> = Message extends unknown ? Omit<Message, 'sequence' | 'at'> : never

/** What a message says, without its envelope. */
export type FeedContent =
  | WithoutPlace<
      RecordMessage | BasketballMessage | TennisMessage | VolleyballMessage | EsportMessage
    >
  | { readonly type: 'fixture'; readonly fixture: Fixture }
  | { readonly type: 'clock'; readonly clock: MatchClock }
  /** A provider's own odds: compared, and never offered. */
  | {
      readonly type: 'price'
      readonly market: Market
      readonly odds: Readonly<Record<string, Odds>>
    }
  | {
      readonly type: 'market'
      readonly market: Market
      readonly state: 'open' | 'suspended' | 'closed'
    }
  /** What a provider holds a market to have come to: it only confirms. */
  | {
      readonly type: 'settlement'
      readonly market: Market
      readonly results: Readonly<Record<string, LegResult>>
    }

export type FeedMessage = Envelope & FeedContent

/** How far the messages of an event are taken, and what of them waits: ascending, each sequence once. */
export interface Inbox<Message extends { readonly sequence: number }> {
  readonly taken: number
  readonly waiting: readonly Message[]
}

/** So many may wait: of an event that is further behind everything is asked for again. */
export const WAITING_MAX = 500

export interface Received<Message extends { readonly sequence: number }> {
  readonly outcome: 'taken' | 'waits' | 'repeated' | 'too-far-ahead'
  readonly inbox: Inbox<Message>
  /** In their order: the message, and whatever had waited for it. */
  readonly taken: readonly Message[]
  /** The first gap that is left: asked for, and live markets suspended meanwhile. */
  readonly missing: { readonly from: number; readonly to: number } | null
}

/**
 * Takes a message where it is its turn. Who comes first with a sequence is who counts.
 */
export function receive<Message extends { readonly sequence: number }>(
  inbox: Inbox<Message>,
  message: Message,
): Received<Message> {
  const { sequence } = message
  const isKnown = inbox.waiting.some((other) => other.sequence === sequence)
  if (sequence <= inbox.taken || isKnown) return answered('repeated', inbox, [])
  if (sequence !== inbox.taken + 1 && inbox.waiting.length >= WAITING_MAX)
    return answered('too-far-ahead', inbox, [])
  const waiting = [...inbox.waiting, message].sort((a, b) => a.sequence - b.sequence)
  const gap = waiting.findIndex((other, at) => other.sequence !== inbox.taken + 1 + at)
  const turn = waiting.slice(0, gap === -1 ? waiting.length : gap)
  const after = { taken: inbox.taken + turn.length, waiting: waiting.slice(turn.length) }
  return answered(turn.length > 0 ? 'taken' : 'waits', after, turn)
}

function answered<Message extends { readonly sequence: number }>(
  outcome: Received<Message>['outcome'],
  inbox: Inbox<Message>,
  taken: readonly Message[],
): Received<Message> {
  const next = inbox.waiting[0]
  const missing = next ? { from: inbox.taken + 1, to: next.sequence - 1 } : null
  return { outcome, inbox, taken, missing }
}

/** While an event is in play, its provider sends a clock at least so often. */
export const CLOCK_MS = 2_000
/** After so long without a message live markets are suspended. */
export const SILENCE_MS = 5_000
/** How far a provider's clock may be from the moment of arrival. */
const CLOCK_TRUST_MS = 2_000

/**
 * When a message's news happened: as it says, unless its clock is too far off; then when it arrived.
 */
export const timeOf = ({ at }: Pick<Envelope, 'at'>, arrivedAt: number): number =>
  Math.abs(at - arrivedAt) <= CLOCK_TRUST_MS ? at : arrivedAt

/** Has nothing been heard of a live event for too long? */
export const isSilent = (heardAt: number, now: number): boolean => now - heardAt > SILENCE_MS
