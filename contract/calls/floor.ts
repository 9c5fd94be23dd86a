/** The floor: what a member had on a round that many share, and what proves how it ended. */
import * as z from 'zod/mini'
import {
  bingoTicket,
  floorCard as card,
  floorOutcome as outcome,
  floorPhase as phase,
  floorRules as rules,
  floorStakePhase,
} from '../games/floor-shapes.ts'
import { call } from '../call.ts'
import { flag, id, money } from '../shapes.ts'
import { roundLine } from './casino.ts'

const hand = z.object({
  /** As the spots of its added stakes name it. */
  id: z.int(),
  cards: z.array(z.int()),
  total: z.int(),
  isDoubled: z.boolean(),
  result: z.literal(['blackjack', 'win', 'push', 'lose', 'bust']),
})

/** What lay on a table of hands when the round was over. */
const board = z.object({
  dealer: z.object({ cards: z.array(z.int()), total: z.int() }),
  seats: z.array(
    z.object({
      seat: z.int(),
      isOwn: z.boolean(),
      /** Null where insurance was not offered. */
      isInsured: z.nullable(z.boolean()),
      hands: z.array(hand),
    }),
  ),
})

/** A place on a chain of seeds: the seed of that round in hex, or the published end of its chain under the number before its first. */
const link = z.object({ number: z.int(), seed: z.string() })

/** What fixes the rounds of a table that opens: to be noted before the first stake, and held to later. */
export const publishedTable = z.object({
  table: z.string(),
  rules,
  /** It stands for a crowd of nobody, and cards are drawn by it. */
  salt: z.string(),
  /** The first round that takes bets yet. */
  round: z.int(),
  /** The last link that was open before that round. */
  before: link,
  /** That the round lies on, and those that follow as far as they are made: SHA-256 of the first seed in hex, and the first round. */
  chains: z.array(z.object({ end: z.string(), firstRound: z.int() })),
  /** The key under the receipts of rounds (contract/games/receipt.ts). */
  receiptKey: z.string(),
})

/** Of one member on one round; multipliers are hundredths. */
const stake = z.object({
  spot: z.string(),
  amount: money,
  /** At how much it was to be cashed out by itself; null when by hand alone. */
  target: z.nullable(z.int()),
  state: floorStakePhase,
  /** What it has paid, its cashed-out half included. */
  paid: money,
  /** At how much half of it, and all or the rest of it, was cashed out; null where it was not. */
  halfAt: z.nullable(z.int()),
  endedAt: z.nullable(z.int()),
})

export const demoTable = call({
  name: 'floor/demo',
  summary:
    'Opens a table with play money, for anyone: the round that members bet on, in which what a demo lays is paid by the same rules and stands in no book. Refused where the game or the profile of the house has no such demo.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({
    section: z.literal(['live', 'virtual']),
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
    published: publishedTable,
  }),
  refusals: ['game-unknown', 'game-disabled', 'no-demo', 'product-closed', 'too-many-calls'],
})

export const floorRound = call({
  name: 'floor/round',
  summary:
    "The round of one of the member's own bets on the floor, with its stakes and, once it is over, what proves where it ended.",
  who: 'member',
  manner: 'read',
  input: z.object({ roundID: id }),
  output: z.extend(roundLine, {
    table: z.string(),
    rules,
    /** The table's own number of the round, which its draw names. */
    number: z.int(),
    phase,
    stakes: z.array(stake),
    /** What of the round was known before it opened; null of kinds that have no such thing. */
    card: z.nullable(card),
    /** Null until the round is over, and of a void one. */
    outcome: z.nullable(outcome),
    /** The hands of a round that is over; null where there were none. */
    board: z.nullable(board),
    /** The member's own tickets and, once the round is over, all that won; null of kinds that sell none. */
    tickets: z.nullable(z.array(z.extend(bingoTicket, { isOwn: z.boolean() }))),
    /** Null until the round is over, or the shoe that it was dealt from, and of a void one whose seed could not be opened. */
    proof: z.nullable(
      z.object({
        /** The round that it was drawn as: itself, or the one that its shoe began with. */
        number: z.int(),
        /** The seed of that round, in hex. */
        seed: z.string(),
        /** The seed that was revealed last before it, or the published end of its chain, and the number that it stands at. */
        before: link,
        clientSeeds: z.array(z.string()),
        /** The table's, which stands for a crowd of nobody. */
        salt: z.string(),
        /** Null of a void round. */
        outcome: z.nullable(outcome),
      }),
    ),
    /** The house's signature under all of the above (contract/games/receipt.ts). */
    receipt: z.object({ key: z.string(), signature: z.string() }),
  }),
  refusals: ['not-found'],
})

export const publishedTables = call({
  name: 'floor/tables',
  summary:
    'The tables of the house whose rounds are published, for anyone: open, closed or hidden, for what has been drawn stays open to everyone.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(
    z.object({
      table: z.string(),
      /** In the language that was asked for. */
      name: z.string(),
      kind: z.string(),
      /** The last round that has ended; 0 before the first. */
      last: z.int(),
    }),
  ),
})

export const publishedRounds = call({
  name: 'floor/published',
  summary:
    'Rounds of a table as they were published, for anyone, whoever bet on them: so many that end with the one that is named, or with the last that has ended. Nothing of a member stands there. Longer ranges: GET /rgs/floor/rounds on the games’ origin.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    table: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    to: z.optional(z.int().check(z.gte(1), z.lte(999_999_999_999_999))),
  }),
  output: z.object({
    table: z.string(),
    rules,
    salt: z.string(),
    chains: z.array(
      z.object({ chain: z.int(), end: z.string(), firstRound: z.int(), rounds: z.int() }),
    ),
    /** The seed of the round before the first of these; null where that is the end of a chain. */
    before: z.nullable(z.string()),
    /** The rounds that shoes of these began with, once the shoe has ended; absent where a round is drawn by itself. */
    shoes: z.optional(
      z.array(z.object({ number: z.int(), crowd: z.array(z.string()), seed: z.string() })),
    ),
    rounds: z.array(
      z.object({
        number: z.int(),
        phase,
        crowd: z.array(z.string()),
        /** Null while the shoe that it was dealt from goes on. */
        seed: z.nullable(z.string()),
        card: z.optional(card),
        outcome: z.nullable(outcome),
      }),
    ),
  }),
  refusals: ['not-found'],
})
