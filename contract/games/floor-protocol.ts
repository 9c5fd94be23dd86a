/**
 * What a table of the floor and its game in a frame say to each other. Amounts are whole micro-lira, multipliers hundredths,
 * moments milliseconds since 1970 by the house's clock. Only types and closed lists: both sides import it.
 */

import type { Betgame } from './betgames-names.ts'
import type { BetpokerGame } from './betpoker-names.ts'
import type { BingoPrizeName } from './bingo-names.ts'
import type { BlackjackAct } from './blackjack-names.ts'
import type { TableFace } from './table-looks.ts'
import type { Tablegame } from './tablegames-names.ts'

export type FloorPhase = 'open' | 'closing' | 'drawn' | 'telling' | 'settled' | 'void'

/**
 * A round of blackjack: its cards in the order in which they were dealt, null for one that lies face down, and what was decided. With
 * these alone the board is built again.
 */
export interface BlackjackOutcome {
  /** The round that its shoe began with, by whose seed and crowd the shoe was shuffled; null of a round without a card. */
  readonly shoe: number | null
  /** How many cards of the shoe had been dealt before. */
  readonly from: number
  /** Those with a hand, in the order of play. */
  readonly seats: readonly number[]
  readonly cards: readonly (number | null)[]
  readonly acts: readonly {
    readonly seat: number
    readonly act: BlackjackAct
    /** Was nobody there to decide? */
    readonly byDefault: boolean
  }[]
}

/** A ticket of a room: its number in its round, and three rows of nine, 0 where there is none. */
export interface BingoTicket {
  readonly number: number
  readonly rows: readonly (readonly number[])[]
}

/**
 * A game of bingo: the balls that were called, in order; the tickets that were sold, as runs of numbers; what was in the room's jackpot
 * before and after; and each prize, with the count of balls that it fell at, what it came to, and the tickets that share it.
 */
export interface BingoOutcome {
  readonly balls: readonly number[]
  readonly tickets: readonly { readonly first: number; readonly count: number }[]
  readonly pot: { readonly before: number; readonly after: number }
  readonly prizes: readonly {
    readonly name: BingoPrizeName
    readonly ball: number
    readonly amount: number
    readonly tickets: readonly number[]
  }[]
}

/**
 * What a round came to: where a flight ended, the number that the ball fell on, the posts of a race as they finished, the minutes in which
 * each place of a match day scored, what lies on a table of blackjack, a game of bingo, the numbers of bet on games and table games as they were drawn.
 */
export type FloorOutcome =
  | { readonly point: number }
  | { readonly pocket: number }
  | { readonly order: readonly number[] }
  | { readonly goals: readonly (readonly number[])[] }
  | BlackjackOutcome
  | BingoOutcome
  | {
      readonly numbers: readonly number[]
      /** Of bet on poker: what the bets of each street after the deal pay, in hundredths; null where one is not offered. */
      readonly prices?: readonly (readonly (number | null)[])[] | undefined
    }

/**
 * What of a round is known before it opens: who of the stable stands at each post of a race, and how strong they are that day; which club
 * plays at each place of a match day, home and away by turns, and how many tenths of a goal are expected of it.
 */
export interface FloorCard {
  readonly field: readonly number[]
  readonly strengths: readonly number[]
}

/** The rules that a table is played by, as its kind has them. */
export type FloorTableRules =
  | { kind: 'crash'; permille: number; capHundredths: number; half: boolean }
  | { kind: 'roulette'; laPartage: boolean }
  | {
      kind: 'race'
      animal: 'dog' | 'horse'
      runners: 6 | 8
      metres: number
      abilities: readonly number[]
    }
  | {
      kind: 'football'
      home: number
      away: number
      attacks: readonly number[]
      defences: readonly number[]
    }
  | { kind: 'blackjack'; decisionMs: number }
  | {
      kind: 'betgames'
      game: Betgame
      /** Of the numbers from 1 to `of` in each, so many are drawn. */
      drums: readonly { readonly of: number; readonly take: number }[]
    }
  | {
      kind: 'betpoker'
      game: BetpokerGame
      /** As of bet on games. */
      drums: readonly { readonly of: number; readonly take: number }[]
    }
  | {
      kind: 'tablegames'
      game: Tablegame
      /** As of bet on games. */
      drums: readonly { readonly of: number; readonly take: number }[]
    }
  | {
      kind: 'bingo'
      /** Of a ticket, in micro-lira. */
      price: number
      /** A ball is called every so many ms. */
      ballMs: number
      /** Are the numbers called by voice too? */
      isSpoken: boolean
      /** A full house within so many balls wins the jackpot. */
      jackpotBalls: number
      /** So many tickets a game takes, of all members together. */
      ticketsMost: number
    }

export interface FloorRoundState {
  number: number
  phase: FloorPhase
  opensAt: number
  closesAt: number
  /** Of kinds that have one. */
  card?: FloorCard
  /** When the outcome begins to be told; null before it is drawn. */
  beginsAt: number | null
  /** What it came to; null as long as anybody's decision counts. */
  outcome: FloorOutcome | null
  landedAt: number | null
  /** The client seeds that it is drawn with, once bets are closed. */
  crowd: readonly string[] | null
  /** Hex; revealed with the end of the round, and of a shoe's rounds with the end of the shoe. */
  seed: string | null
  /** What is asked and until when; absent at tables where nothing is decided, null where nothing is asked. */
  question?: { id: number; until: number } | null
  /**
   * Of a round that is bet on street by street: which it is at, and from when until when that is bet on, null where it is not any more; absent of others.
   */
  street?: { at: number; since: number | null; until: number | null }
}

/** What anybody sees of somebody's bet: of all that they have on a round, where chips are many. */
export interface FloorBetState {
  /** The stake's among all of them, of several the first: whoever laid it knows it by that. */
  place: number
  who: string
  stake: number
  /** At how much it was cashed out; null while it flies, and where it was lost. */
  at: number | null
  payout: number
  isOut: boolean
}

/** What anybody sees of a seat. */
export interface FloorSeatFace {
  seat: number
  /** Masked; null where nobody sits. */
  who: string | null
  /** What its holder has on the round, spot by spot. */
  stakes: readonly { spot: string; amount: number; paid: number; state: FloorStakeState['state'] }[]
  /** Who bets behind, and how much in all. */
  behind: { count: number; total: number }
}

/** How a club of a league stands in the season; `form` are its last matches, the newest first, `w`, `d` or `l` each. */
export interface FloorStanding {
  club: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  form: string
}

/** Who bets on a round. */
export interface FloorCrowd {
  count: number
  out: number
  total: number
  /** The highest stakes, few of many. */
  bets: readonly FloorBetState[]
}

/** A round that is over, with who had bet on it and what that came to; its outcome is null where it was void. */
export interface FloorEnded extends FloorCrowd {
  number: number
  outcome: FloorOutcome | null
}

/** The crowd is that of the present round. */
export interface FloorTableState extends FloorCrowd {
  table: string
  isOpen: boolean
  round: FloorRoundState | null
  /** The last rounds that were told, the newest first. */
  last: readonly { number: number; outcome: FloorOutcome | null; card?: FloorCard }[]
  /** The round before the present one, until that begins to be told; absent of kinds whose rounds rest after their end. */
  ended?: FloorEnded
  limits: { min: number; max: number; step: number }
  /** The hash of the first seed of the chain in use, and the round that it begins before. */
  chain: { end: string; firstRound: number } | null
  salt: string
  /** What a studio sends from the table, in place of the scene; absent where that is drawn. */
  video?: string
  /** Absent at tables where nobody sits. */
  seats?: readonly FloorSeatFace[]
  /** Of a league, by the rounds of its season that were told; the first stands first. */
  standings?: readonly FloorStanding[]
}

/** What one has on a round. */
export interface FloorStakeState {
  /** Its place among all that the member laid on the round, those that were taken back too. */
  seq: number
  spot: string
  amount: number
  target: number | null
  state: 'placed' | 'back' | 'paid' | 'lost' | 'void'
  paid: number
  halfAt: number | null
  endedAt: number | null
  /** What it brought to the crowd; null where the member had none when the round opened. */
  clientSeed: string | null
  /** Its place among all stakes; absent in a demo, which stands among none. */
  place?: number
  /** The tickets that it bought; absent where none are sold. */
  tickets?: readonly BingoTicket[]
}

export interface FloorSeatState {
  table: string
  round: number
  stakes: readonly FloorStakeState[]
  /** Where one sits; absent at tables where nobody does. */
  seats?: readonly number[]
  /** What one answered to what all were asked; absent where one did not. */
  answer?: string
}

export interface FloorOpened {
  at: number
  table: FloorTableState
  seat: FloorSeatState | null
  balance: { amount: number; currency: 'TRY' }
  rules: FloorTableRules
  version: string
  /** Is it played with play money? Then nothing that is laid stands in any book. */
  isDemo?: true
  face: TableFace
}

/** A stake of one's own from the history of a table; its round's outcome is null while it is not told, and where it was void. */
export interface FloorPastStake {
  round: number
  spot: string
  amount: number
  target: number | null
  state: FloorStakeState['state']
  paid: number
  halfAt: number | null
  endedAt: number | null
  outcome: FloorOutcome | null
}

/** The newest of them, the newest first. */
export interface FloorPast {
  stakes: readonly FloorPastStake[]
}

export interface FloorActed {
  at: number
  requestId: string
  balance: { amount: number; currency: 'TRY' }
  seat: FloorSeatState | null
  /** What a cash-out gave. */
  won: number
  atHundredths: number | null
}

/**
 * What a member does at a table; each is asked with a `requestId`, and answered once. `lay` is a board of chips: all of them, or none; `undo`
 * takes back the newest stake of each spot that its chips name: all of them, or none.
 */
export const FLOOR_ACTS = [
  'place',
  'lay',
  'take-back',
  'undo',
  'cash-out',
  'sit',
  'leave',
  'decide',
] as const
export type FloorAct = (typeof FLOOR_ACTS)[number]

/** What came of a call: the words of the envelope. */
export type FloorReply<T> =
  | { result: true; message: string; data: T; code: number }
  | { result: false; message: string; data: FloorRefused; code: number }

/** Beside the name stands what of a limit was met (`contract/stake-bound.ts`), in micro-lira. */
type FloorRefused = { refusal: string; requestId?: string } & Readonly<Record<string, unknown>>

/** All that anyone needs to work rounds out again, as the house publishes it. */
export interface FloorPublished {
  table: string
  rules: FloorTableRules
  salt: string
  chains: readonly { chain: number; end: string; firstRound: number; rounds: number }[]
  /** The seed of the round before the first of these; null where that is the end of a chain. */
  before: string | null
  /** The rounds that shoes of these began with, once the shoe has ended; absent where a round is drawn by itself. */
  shoes?: readonly { number: number; crowd: readonly string[]; seed: string }[]
  rounds: readonly {
    number: number
    phase: FloorPhase
    crowd: readonly string[]
    seed: string | null
    card?: FloorCard
    outcome: FloorOutcome | null
  }[]
}
