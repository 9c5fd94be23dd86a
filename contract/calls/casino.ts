/** The slots: what there is to play, opening a game, and what a member has played. */
import * as z from 'zod/mini'
import { call, listCall, nothing } from '../call.ts'
import { jackpotLevel, wonJackpot } from './jackpots.ts'
import { amount, datesInOrder, flag, id, line, moment, money, printable, span } from '../shapes.ts'
import { SLOT_TYPES } from '../addresses/slot-types.ts'
import { SECTIONS } from '../games/game-kinds.ts'

export const categoryList = listCall({
  name: 'casino/category_list',
  summary: 'Every slot category with the count of its games.',
  who: 'anyone',
  paging: { limit: 100, limitMax: 200 },
  filters: {},
  item: z.object({
    CategoryID: id,
    name: z.string(),
    /** How many games it holds. */
    items: z.int(),
  }),
})

export const providerList = listCall({
  name: 'casino/provider_list',
  summary: 'The providers that have slots.',
  who: 'anyone',
  paging: { limit: 100, limitMax: 200 },
  filters: {},
  item: z.object({
    providerID: id,
    providerName: z.string(),
    /** How many games it holds. */
    items: z.int(),
  }),
})

export const slot = z.object({
  gameID: id,
  name: z.string(),
  providerID: id,
  providerName: z.string(),
  categoryIDs: z.array(id),
  /** The tile's picture, absolute. */
  image: z.string(),
  /** Where the site plays it, absolute. */
  url: z.string(),
  /** The stated return of the game itself, in percent. */
  rtp: z.number(),
  /** What the jackpots return beside it, in percent; 0 where the game feeds none. */
  jackpotRtp: z.number(),
  volatility: z.literal(['low', 'medium', 'high']),
  /** Of SLOT_TYPES: how it pays and what it offers. */
  types: z.array(z.string()),
  isNew: z.boolean(),
  isFavorite: z.boolean(),
})

export const gamesList = listCall({
  name: 'casino/games_list',
  summary: 'Slots, narrowed as asked. `favorites` needs a session.',
  who: 'anyone',
  paging: { limit: 48, limitMax: 100 },
  filters: {
    categoryID: z.optional(id),
    providerID: z.optional(id),
    type: z.optional(z.literal(SLOT_TYPES)),
    searchGameName: z.optional(line(60)),
    favorites: z.optional(flag),
  },
  item: slot,
  refusals: ['session-expired', 'no-permission'],
})

export const game = call({
  name: 'casino/game',
  summary:
    'One slot with all that is publicly known of it: exact returns, best pays, the hashes that fix its outcomes.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ gameID: id }),
  output: z.extend(slot, {
    minStake: money,
    maxStake: money,
    /** The most a round can pay, in base stakes. */
    maxWin: z.number(),
    /** How many lines it plays; null for games without. */
    lines: z.nullable(z.int()),
    /** As they stand in the published version in play. */
    modes: z.array(
      z.object({
        mode: z.string(),
        /** What it costs, in base stakes. */
        cost: z.number(),
        /** Exact, from the table, in percent. */
        rtp: z.number(),
        /** How many outcomes its table holds. */
        outcomes: z.int(),
        /** SHA-256 of the lookup table. */
        tableHash: z.string(),
      }),
    ),
    /** The best symbols first: what three, four, five of them on a line pay, in base stakes. */
    pays: z.array(
      z.object({
        symbol: z.string(),
        /** The symbol's picture, absolute; empty where it has none. */
        image: z.string(),
        pays: z.array(z.object({ count: z.int(), multiple: z.number() })),
      }),
    ),
  }),
  refusals: ['game-unknown'],
})

export const cover = call({
  name: 'casino/cover',
  summary: 'What a game of any section looks like while it opens.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ section: z.literal(SECTIONS), gameID: id }),
  output: z.object({
    name: z.string(),
    /** The tile's picture, absolute; empty where it has none. */
    image: z.string(),
  }),
  refusals: ['game-unknown'],
})

/** What fixes the outcomes of the version that opens: to be noted before the first round, and held to later. */
const published = z.object({
  game: z.string(),
  version: z.string(),
  /** The number of the terms by which its rounds draw jackpots; null when they draw none. Play money never does. */
  jackpots: z.nullable(z.int()),
  modes: z.array(
    z.object({
      mode: z.string(),
      /** What it costs, in base stakes. */
      cost: z.number(),
      /** SHA-256 of the lookup table. */
      tableHash: z.string(),
    }),
  ),
  /** The key under the receipts of rounds (contract/games/receipt.ts). */
  receiptKey: z.string(),
})

export const initGame = call({
  name: 'casino/init_game',
  summary: 'Opens a slot for the member: `url` is what the play screen frames.',
  who: 'member',
  manner: 'steps',
  input: z.object({
    gameID: id,
    isMobile: z.optional(flag),
  }),
  output: z.object({
    url: z.string(),
    gameID: id,
    name: z.string(),
    providerName: z.string(),
    published,
  }),
  refusals: ['game-unknown', 'game-disabled', 'seed-needed'],
})

export const demoGame = call({
  name: 'casino/demo_game',
  summary:
    'Opens a slot with play money, for anyone: the same tables, drawn from a sealed seed of its own and a client seed that is still to be chosen.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({
    gameID: id,
    isMobile: z.optional(flag),
  }),
  output: z.object({
    url: z.string(),
    gameID: id,
    name: z.string(),
    providerName: z.string(),
    /** Play money to begin with: it is nobody's and worth nothing. */
    balance: money,
    published,
    /** SHA-256 of the server seed that the rounds are drawn from, in hex. */
    seedHash: z.string(),
  }),
  refusals: ['game-unknown', 'game-disabled', 'too-many-calls'],
})

const demoSession = z.string().check(z.regex(/^demo-[\w-]{43}$/))

export const chooseDemoSeed = call({
  name: 'casino/demo_seed',
  summary:
    'The client seed of a demo, chosen once by whoever was shown the hash of its server seed; before that nothing is drawn.',
  who: 'anyone',
  manner: 'write',
  input: z.object({ sessionID: demoSession, clientSeed: printable(64) }),
  output: z.object({ seedHash: z.string(), clientSeed: z.string() }),
  refusals: ['not-found', 'seeds-changed'],
})

export const replay = call({
  name: 'casino/replay',
  summary:
    'What tells a published outcome again, for anyone: `url` is what the replay page frames. It knows no member, moves nothing and proves no play.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    game: line(60, 1),
    version: line(20, 1),
    mode: line(60, 1),
    bookID: z.int().check(z.gte(0)),
    /** The base stake it is told at, in whole kuruş up to ₺100,000 whatever the game takes; without it the usual one. */
    amount: z.optional(amount),
  }),
  output: z.object({
    url: z.string(),
    /** Where the game is played; null while it is closed. */
    gameID: z.nullable(id),
    name: z.string(),
    providerName: z.string(),
    mode: z.string(),
    baseStake: money,
    /** What such a round costs, and what this outcome pays. */
    stake: money,
    payout: money,
  }),
  refusals: ['not-found', 'game-disabled'],
})

export const demoEnd = call({
  name: 'casino/demo_end',
  summary:
    'Ends a demo and opens its seed, with its rounds (the last thousand), so that each can be worked out again.',
  who: 'anyone',
  manner: 'write',
  input: z.object({ sessionID: demoSession }),
  output: z.object({
    serverSeed: z.string(),
    seedHash: z.string(),
    clientSeed: z.string(),
    drawVersion: z.int(),
    game: z.string(),
    version: z.string(),
    rounds: z.array(
      z.object({
        nonce: z.int(),
        mode: z.string(),
        stake: money,
        baseStake: money,
        payout: money,
        bookID: z.int(),
        tableHash: z.string(),
        table: z.string(),
      }),
    ),
  }),
  refusals: ['not-found'],
})

/** A round as the history lists it. */
export const roundLine = z.object({
  roundID: id,
  gameID: id,
  gameName: z.string(),
  providerName: z.string(),
  mode: z.string(),
  /** What was paid for it: the base stake times the mode's cost. */
  stake: money,
  /** What the game counts its pays in. */
  baseStake: money,
  /** Null while the round is not over. */
  payout: z.nullable(money),
  /** payout ÷ stake; null while the round is not over. */
  multiplier: z.nullable(z.number()),
  /** What the round won of the jackpots, paid beside its payout. */
  jackpotWon: money,
  active: z.boolean(),
  /** The house staked it: a free round of a bonus. */
  free: z.boolean(),
  at: moment,
})

/** How a round ended for the member, jackpots aside: it paid more than it cost, less, or is not over. */
export const ROUND_OUTCOMES = ['won', 'lost', 'open'] as const

/** What narrows the rounds, for their list and for whatever sums or writes out the same. */
export const roundFilters = {
  ...span,
  gameID: z.optional(id),
  outcome: z.optional(z.literal(ROUND_OUTCOMES)),
}

export const gameHistory = listCall({
  name: 'casino/game_history',
  summary: "The member's rounds, newest first.",
  who: 'member',
  paging: { limit: 10, limitMax: 100 },
  filters: roundFilters,
  checks: [datesInOrder],
  item: roundLine,
})

export const lastGames = listCall({
  name: 'casino/last_games',
  summary:
    'The games that the member played last, each once: slots, tables and virtual games, those that are open.',
  who: 'member',
  paging: { limit: 12, limitMax: 48 },
  filters: { section: z.optional(z.literal(SECTIONS)) },
  item: z.object({
    gameID: id,
    /** Where it stands on the site, and is played. */
    section: z.literal(SECTIONS),
    name: z.string(),
    providerID: id,
    providerName: z.string(),
    /** The tile's picture, absolute; empty where it has none. */
    image: z.string(),
    /** When its last round was played. */
    at: moment,
    /** A round of it waits to be finished. */
    unfinished: z.boolean(),
  }),
})

export const round = call({
  name: 'casino/round',
  summary: "One of the member's own rounds, with the events that tell it and what proves its draw.",
  who: 'member',
  manner: 'read',
  input: z.object({ roundID: id }),
  output: z.extend(roundLine, {
    /** Null while the round is not over, for the game tells them first, or when its book is lost. */
    events: z.nullable(z.array(z.unknown())),
    /** The published game and version that its table and book belong to. */
    game: z.string(),
    version: z.string(),
    /** By which terms it fed and drew the jackpots, and which it won; null when it took no part. */
    jackpot: z.nullable(
      z.object({
        terms: z.int(),
        wins: z.array(z.object({ level: jackpotLevel, amount: money })),
      }),
    ),
    draw: z.object({
      /** Which version of the draw: what its message is made of (docs/games.md). */
      drawVersion: z.int(),
      seedHash: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      /** Shown once the seed is no longer in use. */
      serverSeed: z.nullable(z.string()),
      tableHash: z.string(),
      /** Where the lookup table stands on the site, for everyone. */
      table: z.string(),
      bookID: z.int(),
    }),
    /** The house's signature under all of the above (contract/games/receipt.ts). */
    receipt: z.object({ key: z.string(), signature: z.string() }),
  }),
  refusals: ['not-found', 'version-missing'],
})

const SEQ_MAX = 2 ** 31 - 1
/** Which pair of seeds, counted from 1. */
const seedSeq = z.int().check(z.gte(1), z.lte(SEQ_MAX))

/** What the next rounds are drawn from. The server seeds themselves stay sealed. */
const commitment = z.object({
  seq: z.int(),
  /** SHA-256 of the server seed in use, in hex. */
  seedHash: z.string(),
  /** Null until the member's browser has chosen it: nothing is drawn before. */
  clientSeed: z.nullable(z.string()),
  /** Of the next round: so many were drawn. */
  nonce: z.int(),
  /** Which version of the draw they are drawn by. */
  drawVersion: z.int(),
  /** Of the server seed that follows, fixed before its client seed is chosen. */
  nextSeedHash: z.string(),
})

export const seeds = call({
  name: 'casino/seeds',
  summary:
    'The seeds that the next rounds are drawn from, the server’s by their hashes; made when there are none.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: commitment,
})

export const chooseSeed = call({
  name: 'casino/choose_seed',
  summary:
    'The client seed of a first pair, chosen by whoever was shown the hashes of both server seeds; once for every `seq`.',
  who: 'member',
  manner: 'write',
  input: z.object({ seq: seedSeq, clientSeed: printable(64) }),
  output: commitment,
  refusals: ['seeds-changed'],
  stale: ['casino/seeds'],
})

/** A pair of seeds that is no longer in use. */
const revealedSeed = z.object({
  seq: z.int(),
  serverSeed: z.string(),
  seedHash: z.string(),
  clientSeed: z.string(),
  /** Which version of the draw they were drawn by. */
  drawVersion: z.int(),
  /** How many were drawn from it. */
  rounds: z.int(),
  revealedAt: moment,
})

export const rotateSeeds = call({
  name: 'casino/rotate_seeds',
  summary:
    'Reveals the server seed in use and goes on with the next, once for every `seq`, beside a client seed that the member never had.',
  who: 'member',
  manner: 'write',
  input: z.object({ seq: seedSeq, clientSeed: printable(64) }),
  output: z.object({ revealed: revealedSeed, current: commitment }),
  refusals: ['round-active', 'seeds-changed', 'seed-needed', 'seed-used'],
  stale: ['casino/seeds', 'casino/revealed_seeds', 'casino/round'],
})

export const revealedSeeds = listCall({
  name: 'casino/revealed_seeds',
  summary: "The member's seeds that were in use before, the latest first.",
  who: 'member',
  paging: { limit: 10, limitMax: 100 },
  filters: {},
  item: revealedSeed,
})

export const seedRounds = listCall({
  name: 'casino/seed_rounds',
  summary:
    'The rounds drawn from a pair of seeds that is no longer in use, by their nonces from 0: what it takes to work all of them out again.',
  who: 'member',
  paging: { limit: 500, limitMax: 500 },
  filters: { seq: seedSeq },
  item: z.object({
    roundID: id,
    at: moment,
    nonce: z.int(),
    game: z.string(),
    version: z.string(),
    mode: z.string(),
    stake: money,
    baseStake: money,
    payout: money,
    /** By which terms it drew the jackpots, and which it won; null when it took no part. */
    jackpot: z.nullable(
      z.object({ terms: z.int(), wins: z.array(z.object({ level: jackpotLevel })) }),
    ),
    /** Of the lookup table; empty where the version is not here any more. */
    tableHash: z.string(),
    bookID: z.int(),
  }),
})

export const playSession = call({
  name: 'casino/play_session',
  summary: 'How long this login has lasted, refreshes included, and what its rounds have come to.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.object({
    startedAt: moment,
    /** When this was said, by the same clock. */
    now: moment,
    /**
     * Payouts and jackpots less stakes of every round that began or ended since then or is still
     * open; what an open one pays at its end does not count yet.
     */
    net: money,
    /** Jackpots that the member won and has not seen yet, the oldest first. */
    jackpots: z.array(wonJackpot),
  }),
  quiet: true,
})
