/** Live casino and virtual games: tables, and opening one. */
import * as z from 'zod/mini'
import { call, listCall } from '../call.ts'
import { publishedTable } from './floor.ts'
import { LIVE_TYPES } from '../addresses/live-types.ts'
import { flag, id, line, money } from '../shapes.ts'

export const liveCategoryList = listCall({
  name: 'livecasino/category_list',
  summary: 'The live categories that have tables.',
  who: 'anyone',
  paging: { limit: 150, limitMax: 200 },
  filters: {},
  item: z.object({
    CategoryID: id,
    name: z.string(),
    /** How many tables it holds. */
    items: z.int(),
  }),
})

export const liveProviderList = listCall({
  name: 'livecasino/provider_list',
  summary:
    'The live providers that have tables. `status` 2 answers a member of rid 20 the hidden ones too, marked; anyone else the shown ones.',
  who: 'anyone',
  paging: { limit: 150, limitMax: 200 },
  filters: { status: z.optional(z.literal([1, 2])) },
  item: z.object({
    providerID: id,
    providerName: z.string(),
    /** 1 shown, 2 hidden. */
    status: z.literal([1, 2]),
    /** How many tables it holds. */
    items: z.int(),
  }),
})

export const gameTableList = listCall({
  name: 'livecasino/game_table_list',
  summary: 'Live tables, narrowed as asked. `favorites` needs a session.',
  who: 'anyone',
  paging: { limit: 48, limitMax: 100 },
  filters: {
    categoryID: z.optional(id),
    providerID: z.optional(id),
    type: z.optional(z.literal(LIVE_TYPES)),
    searchGameName: z.optional(line(60)),
    favorites: z.optional(flag),
  },
  item: z.object({
    tableID: id,
    /** The game that is played at it; several tables may play the same. */
    gameID: id,
    name: z.string(),
    type: z.literal(LIVE_TYPES),
    categoryID: id,
    providerID: id,
    providerName: z.string(),
    /** The tile's picture, absolute; empty where it has none. */
    image: z.string(),
    /** Where the site plays it, absolute. */
    url: z.string(),
    minStake: money,
    maxStake: money,
    /** How many of its seats nobody sits in; null of a table without seats. */
    freeSeats: z.nullable(z.int()),
    /** Can it be tried with play money (`floor/demo`)? */
    hasDemo: z.boolean(),
    /** No new round begins while it is closed; it stands in the lists all the same. */
    isOpen: z.boolean(),
    isFavorite: z.boolean(),
  }),
  refusals: ['session-expired', 'no-permission'],
})

/** What a round came to, where it can be said in a word: the number of a spin, the hundredths that a flight ended at, how a table game ended. */
const shortOutcome = z.union([
  z.object({ pocket: z.int() }),
  z.object({ point: z.int() }),
  z.object({ ended: z.string() }),
])

export const liveTableStates = call({
  name: 'livecasino/table_states',
  summary:
    'How the live tables of the house stand just now: what goes on, until when bets are taken, limits, free seats, the last results and how many are there.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(
    z.object({
      tableID: id,
      /** `asleep` until somebody sits down, then `open` while bets are taken, `playing`, and `between` two rounds; `closed` while no round begins. */
      phase: z.literal(['asleep', 'open', 'playing', 'between', 'closed']),
      /** Of an open round, when its bets are closed, in ms since 1970; null while it waits for the first of them. */
      closesAt: z.nullable(z.int()),
      /** How long a round is open in all, in ms. */
      openMs: z.int(),
      minStake: money,
      maxStake: money,
      /** Null of a table without seats. */
      freeSeats: z.nullable(z.int()),
      /** Of the last rounds that were told, the newest first; of void ones and of hands there are none. */
      last: z.array(shortOutcome),
      guests: z.int(),
      /** What is spoken there. */
      languages: z.readonly(z.array(z.literal(['tr', 'en']))),
    }),
  ),
  quiet: true,
})

const launched = z.object({ url: z.string(), published: publishedTable })

export const initTable = call({
  name: 'livecasino/init_game',
  summary: 'Opens a live table for the member, whose client seed has to be chosen before.',
  who: 'member',
  manner: 'steps',
  input: z.object({ tableID: id, isMobile: z.optional(flag) }),
  output: z.extend(launched, { tableID: id, name: z.string(), providerName: z.string() }),
  refusals: ['game-unknown', 'game-disabled', 'product-closed', 'seed-needed', 'too-many-calls'],
})

export const virtualGameList = listCall({
  name: 'virtualgames/game_list',
  summary: 'Virtual games, narrowed as asked. `favorites` needs a session.',
  who: 'anyone',
  paging: { limit: 48, limitMax: 100 },
  filters: {
    providerID: z.optional(id),
    type: z.optional(line(40)),
    searchGameName: z.optional(line(60)),
    favorites: z.optional(flag),
  },
  item: z.object({
    gameID: id,
    name: z.string(),
    /** What it is opened by, beside its provider: of all types that it has, the one that is its alone. */
    type: z.string(),
    types: z.array(z.string()),
    providerID: id,
    providerName: z.string(),
    /** The tile's picture, absolute; empty where it has none. */
    image: z.string(),
    /** Where the site plays it, absolute. */
    url: z.string(),
    minStake: money,
    maxStake: money,
    /** Can it be tried with play money (`floor/demo`)? */
    hasDemo: z.boolean(),
    /** No new round begins while it is closed; it stands in the lists all the same. */
    isOpen: z.boolean(),
    isFavorite: z.boolean(),
  }),
  refusals: ['session-expired', 'no-permission'],
})

export const initVirtualGame = call({
  name: 'virtualgames/init_game',
  summary:
    "Opens a provider's virtual game for the member, whose client seed has to be chosen before: the best known, or the best known of a type.",
  who: 'member',
  manner: 'steps',
  input: z.object({ providerID: id, type: z.optional(line(40)), isMobile: z.optional(flag) }),
  output: z.extend(launched, { gameID: id, name: z.string(), providerName: z.string() }),
  refusals: ['game-unknown', 'game-disabled', 'product-closed', 'seed-needed', 'too-many-calls'],
})
