/** What differs between kinds of table; everything else of a round is the engine's. */
import type { FloorWords } from '#chance/floor.ts'

/** A stake that is still on the round. */
export interface PlacedStake {
  memberId: bigint
  betId: bigint
  seq: number
  amount: bigint
  taken: bigint
  target: number | null
}

/** What one stake is paid: how much of it that settles, and at how much. */
export interface StakePayment {
  taken: bigint
  won: bigint
  hundredths: number | null
}

export type FloorRules = Readonly<Record<string, unknown>>
export type FloorOutcome = Readonly<Record<string, unknown>>

export interface FloorKind {
  /** What the round comes to. Everything that chance has to say of it is asked of the words. */
  draw(words: FloorWords, rules: FloorRules): Promise<FloorOutcome>
  /** How long it is told. */
  tellMs(outcome: FloorOutcome, rules: FloorRules): number
  /** When a stake is paid by itself while the round is told, from its beginning; null where it is not. */
  paidAtMs(stake: PlacedStake, outcome: FloorOutcome, rules: FloorRules): number | null
  /** What a stake is paid that is still there when the round has ended, or when its own time has come. */
  pay(stake: PlacedStake, outcome: FloorOutcome, rules: FloorRules): StakePayment
}
