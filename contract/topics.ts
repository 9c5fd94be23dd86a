/**
 * The topics of the site's stream, and what a reader and the house say to each other on it. The server
 * looks topics up here; the site takes only this file's types, and a table without schemas.
 */
import * as z from 'zod/mini'
import { checkBalance } from './calls/cashier.ts'
import { getJackpots } from './calls/jackpots.ts'
import { liveTableStates } from './calls/live.ts'
import { unreadMassMessages } from './calls/messages.ts'
import { ciphertext, id } from './shapes.ts'
import { checkStatus } from './calls/site.ts'
import { incident, market as sportsMarket, partScores, score, standing } from './calls/sports.ts'
import { supportStatus } from './calls/support.ts'
import { changing, log, topic, type TopicSpec } from './topic.ts'
import { floorSeatState, floorTableState, roomState } from './games/floor-shapes.ts'

export const balance = topic({
  name: 'balance',
  summary: "The member's balance whenever money of theirs has moved.",
  who: 'member',
  payload: checkBalance.output,
  fills: checkBalance.name,
})

export const jackpots = topic({
  name: 'jackpots',
  summary: 'The jackpots and what they hold, at most once a second.',
  who: 'anyone',
  payload: getJackpots.output,
  fills: getJackpots.name,
})

export const messages = topic({
  name: 'messages',
  summary: 'How many of the messages to everyone the member has not read.',
  who: 'member',
  payload: unreadMassMessages.output,
  fills: unreadMassMessages.name,
  stale: ['crm/list_mass_messages'],
})

export const support = topic({
  name: 'support',
  summary:
    "The support desk's hours, and what is unread of the reader's conversation. `newestID` is its last message, 0 while there is none.",
  who: 'conversation',
  payload: z.extend(supportStatus.output, { newestID: z.int() }),
  fills: supportStatus.name,
  stale: ['support/list_messages'],
})

export const maintenance = topic({
  name: 'maintenance',
  summary: 'Whether the site is open, as `maintenance/check_status` answers it.',
  who: 'anyone',
  payload: checkStatus.output,
  fills: checkStatus.name,
})

export const favourites = topic({
  name: 'favourites',
  summary: "The ids of the member's favourites of each type, the latest first.",
  who: 'member',
  payload: z.object({
    casino: z.array(id),
    livecasino: z.array(id),
    virtualgames: z.array(id),
    sport: z.array(id),
  }),
})

export const sports = topic({
  name: 'sports',
  summary:
    'Which matches are being played, by their start, whenever one begins or ends; twice a second at most. What each stands at is told by `market` and `match`.',
  who: 'anyone',
  payload: z.object({ playing: z.array(id) }),
  stale: ['betframe/live'],
})

/** News of an event (`contract/market-news.ts`): everything in the first message, then what has changed. */
const marketNews = <Facts extends Record<string, z.ZodMiniType>>(facts: Facts) =>
  z.object({
    /** Everything stands in it; else only what is other than before. */
    isWhole: z.boolean(),
    facts: z.optional(z.partial(z.object(facts))),
    /** Those that are new, or that differ in more than their odds. */
    markets: z.optional(z.array(sportsMarket)),
    /** By market: its odds, in the order of its selections. */
    odds: z.optional(z.record(z.string(), z.array(z.nullable(z.number())))),
    /** All markets by name, where one came, went or moved. */
    order: z.optional(z.array(z.string())),
  })

export const market = changing({
  name: 'market',
  summary:
    'A match as lists show it: what it stands at, and its chief odds. All changes of a moment in one message, five times a second at most. Read as `market/<eventID>`.',
  who: 'anyone',
  keyed: true,
  payload: marketNews({ ...standing, marketCount: z.int() }),
})

export const match = changing({
  name: 'match',
  summary:
    'A match as its page shows it: the same with all its odds, and what has happened in it. Read as `match/<eventID>`.',
  who: 'anyone',
  keyed: true,
  payload: marketNews({
    ...standing,
    /** Is all of it decided that was bet on? */
    isSettled: z.boolean(),
    incidents: z.array(incident),
    corners: z.nullable(score),
    cards: z.nullable(score),
    parts: partScores,
  }),
})

export const tables = topic({
  name: 'tables',
  summary:
    'How the live tables stand, as `livecasino/table_states` answers it, whenever any of them has moved; once a second at most.',
  who: 'anyone',
  payload: liveTableStates.output,
  fills: liveTableStates.name,
})

export const changes = log({
  name: 'changes',
  summary:
    'Calls whose answers something else has changed for this member: another tab, another device, the house. `*` stands for all of them.',
  who: 'member',
  payload: z.object({ calls: z.array(z.string()) }),
  names: [
    'finance/list_transactions',
    'documents/list',
    'klasGaming/transfers',
    'betframe/getCoupons',
    'bonus/active',
    'protection/get',
  ],
  missed: { calls: ['*'] },
  none: { calls: [] },
})

/** Always read by whoever came with a session; the house closes the socket after it. */
export const session = topic({
  name: 'session',
  summary: 'The session that the stream was opened with is over; the stream closes behind it.',
  who: 'member',
  payload: z.object({ over: z.literal(true) }),
})

const ALL = {
  balance,
  changes,
  favourites,
  jackpots,
  maintenance,
  market,
  match,
  messages,
  session,
  sports,
  support,
  tables,
}

export type Topics = typeof ALL
export type TopicName = keyof Topics
/** What stands in `data` of a topic's message. */
export type TopicData<N extends TopicName> = z.output<Topics[N]['payload']>

/** Those of which every message counts. */
export type LogName = {
  [N in TopicName]: Topics[N] extends { readonly keeps: 'each' } ? N : never
}[TopicName]

/** Every topic by its name. */
export const topics: ReadonlyMap<string, TopicSpec> = new Map(
  Object.values(ALL).map((spec): [string, TopicSpec] => [spec.name, spec]),
)

/** The balance as the game protocol writes it, whole micro-lira that can be staked, and which bonus is under way. */
const gameBalance = topic({
  name: 'balance',
  summary:
    'What the member can stake, whenever money of theirs has moved, and the bonus that is under way: once that is another, `/wallet/balance` says what holds.',
  who: 'member',
  payload: z.object({
    amount: z.int(),
    currency: z.literal('TRY'),
    bonusID: z.nullable(z.int()),
  }),
})

const table = topic({
  name: 'table',
  summary:
    'A table of the floor: its round, the last results, and the highest bets with masked names; ten times a second at most. Read as `table/<table>`.',
  who: 'anyone',
  keyed: true,
  payload: floorTableState,
})

const seat = topic({
  name: 'seat',
  summary: 'What the member has on the present and the last round of each table.',
  who: 'member',
  payload: z.readonly(z.array(floorSeatState)),
})

const room = topic({
  name: 'room',
  summary:
    'Who is at a table of the floor, with masked names, and what was last said there. Read as `room/<table>`.',
  who: 'anyone',
  keyed: true,
  payload: roomState,
})

const heartbeat = topic({
  name: 'heartbeat',
  summary:
    'That the house and its database answer, every two seconds: for what is shown on between two messages, as a flight is.',
  who: 'anyone',
  payload: z.object({
    /** Of the house, in ms since 1970. */
    at: z.int(),
  }),
})

const GAME = { balance: gameBalance, heartbeat, maintenance, room, seat, session, table }

export type GameTopicName = keyof typeof GAME
/** What stands in `data` of a message to a game's frame. */
export type GameTopicData<N extends GameTopicName> = z.output<(typeof GAME)[N]['payload']>

/** The topics of a game's frame, by their names. */
export const gameTopics: ReadonlyMap<string, TopicSpec> = new Map(
  Object.values(GAME).map((spec): [string, TopicSpec] => [spec.name, spec]),
)

/** How long a topic may be called, its key with it. */
const TOPIC_CHARACTERS_MAX = 80
/** So many topics one socket may read at once. */
export const TOPICS_MAX = 64
/** Of those that are one of many of a kind, like the odds of an event. */
export const KEYED_TOPICS_MAX = 50

/** The topics wanted, each with the `seq` last seen of it, or null. */
const wanted = z.record(
  z.string().check(z.minLength(1), z.maxLength(TOPIC_CHARACTERS_MAX)),
  z.nullable(z.int().check(z.gte(0))),
)

/** The first message: who reads, and what. `user` is the site's sealed one, null for a visitor. */
export const openMessage = z.object({
  type: z.literal('open'),
  user: z.nullable(z.object({ uid: ciphertext, sid: ciphertext, uip: z.optional(ciphertext) })),
  topics: wanted,
})

/** The same for a game's frame, whose launch token says who reads. */
export const openGameMessage = z.object({
  type: z.literal('open'),
  sessionID: z.string().check(z.minLength(1), z.maxLength(200)),
  topics: wanted,
})

/** Any later message: topics to read beside those read so far, or no longer. */
export const readerMessage = z.union([
  z.object({ type: z.literal('read'), topics: wanted }),
  z.object({
    type: z.literal('leave'),
    topics: z
      .array(z.string().check(z.maxLength(TOPIC_CHARACTERS_MAX)))
      .check(z.maxLength(TOPICS_MAX)),
  }),
])

/** Every message of the house. `topic` is `stream` for what concerns the socket itself. */
export interface StreamMessage {
  topic: string
  seq: number
  /** ISO 8601 in UTC. */
  at: string
  data: unknown
}

/** What the house says on the topic `stream`. */
export type StreamData = { ready: true; id: string } | { refusal: StreamRefusal; topic?: string }

export const STREAM_REFUSALS = [
  'bad-message',
  'foreign-origin',
  'maintenance',
  'no-first-message',
  'no-permission',
  'not-a-stream',
  'session-over',
  'token-in-address',
  'too-many-messages',
  'too-many-sockets',
  'too-many-topics',
  'unknown-stream',
  'unknown-topic',
] as const
export type StreamRefusal = (typeof STREAM_REFUSALS)[number]
