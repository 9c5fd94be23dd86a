/**
 * What a table of the floor and its game in a frame say to each other. Amounts are whole micro-lira, multipliers hundredths,
 * moments milliseconds since 1970 by the house's clock. Only types and closed lists: both sides import it. What calls and topics hold is described
 * in `floor-shapes.ts`, and is these types.
 */

import type * as z from 'zod/mini'
import type * as shapes from './floor-shapes.ts'
import type { TableFace } from './table-looks.ts'

export type FloorPhase = z.output<typeof shapes.floorPhase>
export type BlackjackOutcome = z.output<typeof shapes.blackjackOutcome>
export type BingoTicket = z.output<typeof shapes.bingoTicket>
export type BingoOutcome = z.output<typeof shapes.bingoOutcome>
/** What a round came to, of whatever kind. */
export type FloorOutcome = z.output<typeof shapes.floorOutcome>
export type FloorCard = z.output<typeof shapes.floorCard>
/** The rules that a table is played by, as its kind has them. */
export type FloorTableRules = z.output<typeof shapes.floorRules>
export type FloorRoundState = z.output<typeof shapes.floorRoundState>
export type FloorBetState = z.output<typeof shapes.floorBetState>
export type FloorSeatFace = z.output<typeof shapes.floorSeatFace>
export type FloorStanding = z.output<typeof shapes.floorStanding>
export type FloorCrowd = z.output<typeof shapes.floorCrowd>
export type FloorEnded = z.output<typeof shapes.floorEnded>
/** What the topic `table` brings. */
export type FloorTableState = z.output<typeof shapes.floorTableState>
export type FloorStakeState = z.output<typeof shapes.floorStakeState>
/** What the topic `seat` brings, of each table. */
export type FloorSeatState = z.output<typeof shapes.floorSeatState>

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
