/**
 * The floor's tables as they go over the wire, for calls and topics alike; `floor-protocol.ts` and `floor-room.ts` have their types. Amounts
 * are whole micro-lira, multipliers hundredths, moments milliseconds since 1970 by the house's clock.
 */
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
    /** Of a ticket. */
    price: z.int(),
    /** A ball is called every so many ms. */
    ballMs: z.int(),
    /** Are the numbers called by voice too? */
    isSpoken: z.boolean(),
    /** A full house within so many balls wins the jackpot. */
    jackpotBalls: z.int(),
    /** So many tickets a game takes, of all members together. */
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

/**
 * A round of blackjack: its cards, numbers from 0 to 51, in the order in which they were dealt, null for one that lies face down, and what was
 * decided. With these alone the board is built again.
 */
export const blackjackOutcome = z.object({
  /** The round that its shoe began with; null of a round without a card. */
  shoe: z.nullable(z.int()),
  /** How many cards of the shoe had been dealt before. */
  from: z.int(),
  /** Those with a hand, in the order of play. */
  seats: z.readonly(z.array(z.int())),
  cards: z.readonly(z.array(z.nullable(z.int()))),
  acts: z.readonly(
    z.array(
      z.object({
        seat: z.int(),
        act: z.literal(BLACKJACK_ACTS),
        /** Was nobody there to decide? */
        byDefault: z.boolean(),
      }),
    ),
  ),
})

/** A ticket of a room: its number in its game, and three rows of nine, 0 where there is none. */
export const bingoTicket = z.object({
  number: z.int(),
  rows: z.readonly(z.array(z.readonly(z.array(z.int())))),
})

/**
 * A game of bingo: the balls that were called, in order; the tickets that were sold, as runs of numbers; what was in the room's jackpot
 * before and after; and each prize, with the count of balls that it fell at, what it came to, and the tickets that share it.
 */
export const bingoOutcome = z.object({
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
  blackjackOutcome,
  bingoOutcome,
  z.object({
    numbers: z.readonly(z.array(z.int())),
    /** Of bet on poker: what the bets of each street after the deal pay, in hundredths; null where one is not offered. */
    prices: z.optional(z.readonly(z.array(z.readonly(z.array(z.nullable(z.int())))))),
  }),
])

export const floorPhase = z.literal(['open', 'closing', 'drawn', 'telling', 'settled', 'void'])

/**
 * What of a round is known before it opens: who of the stable stands at each post of a race, and how strong they are that day; which club
 * plays at each place of a match day, home and away by turns, and how many tenths of a goal are expected of it.
 */
export const floorCard = z.object({
  field: z.readonly(z.array(z.int())),
  strengths: z.readonly(z.array(z.int())),
})

export const floorRoundState = z.object({
  number: z.int(),
  phase: floorPhase,
  opensAt: z.int(),
  closesAt: z.int(),
  /** Of kinds that have one. */
  card: z.exactOptional(floorCard),
  /** When the outcome begins to be told; null before it is drawn. */
  beginsAt: z.nullable(z.int()),
  /** Null as long as anybody's decision could still follow from it; of hands, what lies open. */
  outcome: z.nullable(floorOutcome),
  landedAt: z.nullable(z.int()),
  /** The client seeds that it is drawn with, once bets are closed. */
  crowd: z.nullable(z.readonly(z.array(z.string()))),
  /** Hex; revealed with the end of the round, and of a shoe's rounds with the end of the shoe. */
  seed: z.nullable(z.string()),
  /** What is asked and until when; absent at tables where nothing is decided, null where nothing is asked. */
  question: z.exactOptional(z.nullable(z.object({ id: z.int(), until: z.int() }))),
  /**
   * Of a round that is bet on street by street: which it is at, and from when until when that is bet on, null where it is not any more; absent
   * of others.
   */
  street: z.exactOptional(
    z.object({ at: z.int(), since: z.nullable(z.int()), until: z.nullable(z.int()) }),
  ),
})

export const floorStakePhase = z.literal(['placed', 'back', 'paid', 'lost', 'void'])

/** What anybody sees of somebody's bet: of all that they have on a round, where chips are many. */
export const floorBetState = z.object({
  /** The stake's among all of them, of several the first: whoever laid it knows it by that. */
  place: z.int(),
  /** Masked. */
  who: z.string(),
  stake: z.int(),
  /** At how much it was cashed out; null while it flies, and where it was lost. */
  at: z.nullable(z.int()),
  payout: z.int(),
  isOut: z.boolean(),
})

/** Who bets on a round. */
export const floorCrowd = z.object({
  count: z.int(),
  out: z.int(),
  total: z.int(),
  /** The highest stakes, few of many. */
  bets: z.readonly(z.array(floorBetState)),
})

/** A round that is over, with who had bet on it and what that came to; its outcome is null where it was void. */
export const floorEnded = z.extend(floorCrowd, {
  number: z.int(),
  outcome: z.nullable(floorOutcome),
})

/** What anybody sees of a seat. */
export const floorSeatFace = z.object({
  seat: z.int(),
  /** Masked; null where nobody sits. */
  who: z.nullable(z.string()),
  /** What its holder has on the round, spot by spot. */
  stakes: z.readonly(
    z.array(z.object({ spot: z.string(), amount: z.int(), paid: z.int(), state: floorStakePhase })),
  ),
  /** Who bets behind, and how much in all. */
  behind: z.object({ count: z.int(), total: z.int() }),
})

/** How a club of a league stands in the season; `form` are its last matches, the newest first, `w`, `d` or `l` each. */
export const floorStanding = z.object({
  club: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  form: z.string(),
})

/** How a table stands; the crowd is that of its present round. */
export const floorTableState = z.object({
  table: z.string(),
  isOpen: z.boolean(),
  round: z.nullable(floorRoundState),
  /** The last rounds that were told, the newest first. */
  last: z.readonly(
    z.array(
      z.object({
        number: z.int(),
        outcome: z.nullable(floorOutcome),
        card: z.exactOptional(floorCard),
      }),
    ),
  ),
  ...floorCrowd.shape,
  /** The round before the present one, until that begins to be told; absent of kinds whose rounds rest after their end. */
  ended: z.exactOptional(floorEnded),
  limits: z.object({ min: z.int(), max: z.int(), step: z.int() }),
  /** The hash of the first seed of the chain in use, and the round that it begins before. */
  chain: z.nullable(z.object({ end: z.string(), firstRound: z.int() })),
  salt: z.string(),
  /** What a studio sends from the table, in place of the scene; absent where that is drawn. */
  video: z.exactOptional(z.string()),
  /** Absent at tables where nobody sits. */
  seats: z.exactOptional(z.readonly(z.array(floorSeatFace))),
  /** Of a league, by the rounds of its season that were told; the first stands first. */
  standings: z.exactOptional(z.readonly(z.array(floorStanding))),
})

/** What one has on a round. */
export const floorStakeState = z.object({
  /** Its place among all that the member laid on the round, those that were taken back too. */
  seq: z.int(),
  spot: z.string(),
  amount: z.int(),
  target: z.nullable(z.int()),
  state: floorStakePhase,
  paid: z.int(),
  halfAt: z.nullable(z.int()),
  endedAt: z.nullable(z.int()),
  /** What it brought to the crowd; null where the member had none when the round opened. */
  clientSeed: z.nullable(z.string()),
  /** Its place among all stakes; absent in a demo, which stands among none. */
  place: z.exactOptional(z.int()),
  /** The tickets that it bought; absent where none are sold. */
  tickets: z.exactOptional(z.readonly(z.array(bingoTicket))),
})

export const floorSeatState = z.object({
  table: z.string(),
  round: z.int(),
  stakes: z.readonly(z.array(floorStakeState)),
  /** Where one sits; absent at tables where nobody does. */
  seats: z.exactOptional(z.readonly(z.array(z.int()))),
  /** What one answered to what all were asked; absent where one did not. */
  answer: z.exactOptional(z.string()),
})

export const roomLine = z.object({
  id: z.int(),
  /** Masked. */
  who: z.string(),
  /** The same for all lines of one member, and nothing else of them: who mutes somebody keeps it. */
  author: z.string(),
  text: z.string(),
  at: z.int(),
})

/** As anyone at the table is told. */
export const roomState = z.object({
  table: z.string(),
  guests: z.object({ count: z.int(), names: z.readonly(z.array(z.string())) }),
  /** The oldest first. */
  lines: z.readonly(z.array(roomLine)),
})
