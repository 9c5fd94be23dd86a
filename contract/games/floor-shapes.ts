/** Rules and outcomes of the floor's tables as they go over the wire, for calls and topics alike. */
import * as z from 'zod/mini'
import { BETGAMES } from './betgames-names.ts'
import { BETPOKER_GAMES } from './betpoker-names.ts'
import { BINGO_PRIZES } from './bingo-names.ts'
import { BLACKJACK_ACTS } from './blackjack-names.ts'
import { TABLEGAMES } from './tablegames-names.ts'

/** Of the numbers from 1 to `of` in each, so many are drawn. */
const drums = z.readonly(z.array(z.object({ of: z.int(), take: z.int() })))

/** What a table is played by, by its kind; multipliers are hundredths. */
export const floorRules = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('crash'),
    permille: z.int(),
    capHundredths: z.int(),
    half: z.boolean(),
  }),
  z.object({ kind: z.literal('roulette'), laPartage: z.boolean() }),
  z.object({ kind: z.literal('blackjack'), decisionMs: z.int() }),
  z.object({
    kind: z.literal('betgames'),
    game: z.literal(BETGAMES),
    drums,
  }),
  z.object({
    kind: z.literal('betpoker'),
    game: z.literal(BETPOKER_GAMES),
    drums,
  }),
  z.object({
    kind: z.literal('tablegames'),
    game: z.literal(TABLEGAMES),
    drums,
  }),
  z.object({
    kind: z.literal('bingo'),
    price: z.int(),
    ballMs: z.int(),
    isSpoken: z.boolean(),
    jackpotBalls: z.int(),
    ticketsMost: z.int(),
  }),
  z.object({
    kind: z.literal('race'),
    animal: z.literal(['dog', 'horse']),
    runners: z.literal([6, 8]),
    metres: z.int(),
    /** How able each of the stable is. */
    abilities: z.readonly(z.array(z.int())),
  }),
  z.object({
    kind: z.literal('football'),
    /** Goals that a club of the middle scores against another, in hundredths. */
    home: z.int(),
    away: z.int(),
    /** What each club scores, and lets in, in hundredths of that. */
    attacks: z.readonly(z.array(z.int())),
    defences: z.readonly(z.array(z.int())),
  }),
])

/** Cards and decisions of a round of blackjack; cards are numbers from 0 to 51. */
const dealt = z.object({
  /** The round that its shoe began with; null of a round without a card. */
  shoe: z.nullable(z.int()),
  /** How many cards of the shoe had been dealt before. */
  from: z.int(),
  seats: z.readonly(z.array(z.int())),
  cards: z.readonly(z.array(z.nullable(z.int()))),
  acts: z.readonly(
    z.array(z.object({ seat: z.int(), act: z.literal(BLACKJACK_ACTS), byDefault: z.boolean() })),
  ),
})

/** A ticket of a room: its number in its game, and three rows of nine, 0 where there is none. */
export const bingoTicket = z.object({
  number: z.int(),
  rows: z.readonly(z.array(z.readonly(z.array(z.int())))),
})

/** Balls as they were called, what was sold, the jackpot before and after, and who shares what; amounts are micro-lira. */
const called = z.object({
  balls: z.readonly(z.array(z.int())),
  tickets: z.readonly(z.array(z.object({ first: z.int(), count: z.int() }))),
  pot: z.object({ before: z.int(), after: z.int() }),
  prizes: z.readonly(
    z.array(
      z.object({
        name: z.literal(BINGO_PRIZES),
        ball: z.int(),
        amount: z.int(),
        tickets: z.readonly(z.array(z.int())),
      }),
    ),
  ),
})

/**
 * Where a flight ended, in hundredths; the number that the ball fell on; the posts of a race as they finished; the minutes in which each
 * place of a match day scored; what lay on a table of blackjack; a game of bingo; the numbers of bet on games and table games as they were drawn.
 */
export const floorOutcome = z.union([
  z.object({ point: z.int() }),
  z.object({ pocket: z.int() }),
  z.object({ order: z.readonly(z.array(z.int())) }),
  z.object({ goals: z.readonly(z.array(z.readonly(z.array(z.int())))) }),
  dealt,
  called,
  z.object({
    numbers: z.readonly(z.array(z.int())),
    /** Of bet on poker: what the bets of each street after the deal pay, in hundredths; null where one is not offered. */
    prices: z.optional(z.readonly(z.array(z.readonly(z.array(z.nullable(z.int())))))),
  }),
])
