/** What differs between kinds of table; everything else of a round is the engine's. */
import type { FloorWords } from '#chance/floor.ts'
import type { FloorCard, FloorOutcome, FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { RefusalName } from '#contract/refusals.ts'

/** A stake that is still on the round. */
export interface PlacedStake {
  memberId: bigint
  betId: bigint
  seq: number
  spot: string
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

/** Rules and outcomes as they stand in the database: a kind reads its own, and throws for another's. */
export type FloorRules = Readonly<Record<string, unknown>>
export type RecordedOutcome = Readonly<Record<string, unknown>>
/** What of a round was known before it opened; null of kinds that have no such thing. */
export type RecordedCard = Readonly<Record<string, unknown>> | null

/** The most that one member may have on one round: on a spot, over all its stakes, and on all spots together. */
export interface SpotLimits {
  spotMost: bigint
  roundMost: bigint
  /** So many stakes at most, those that were taken back too; null where only money counts. */
  stakesMost: number | null
}

/** What a hand asks for while the round is told. */
export interface AskedByHand {
  sinceMs: number
  isHalf: boolean
  halfAt: number | null
}

/** A stake as it was settled: at how many hundredths its half and its rest were cashed out, null where they were not. */
export interface SettledStake {
  spot: string
  amount: bigint
  target: number | null
  halfAt: number | null
  endedAt: number | null
}

export interface FloorKind {
  /** Its rules as anyone is told them. */
  rules(recorded: FloorRules): FloorTableRules
  /** An outcome as anyone is told it. */
  outcome(recorded: RecordedOutcome): FloorOutcome
  /** What of a round is known before it opens, by words of its own; null where nothing is. */
  card: ((words: FloorWords, rules: FloorRules) => Promise<FloorCard | null>) | null
  /** Is the outcome told from the beginning, as nobody decides anything any more? Else once the round has landed. */
  isToldAtOnce: boolean
  /** Do others see one line of a member, whatever they have laid? Else each stake is one. */
  isSummedUp: boolean
  /** Is every stake laid, or taken back, while bets are open? Else one may be added later, or go back before the draw. */
  staysAsLaid: boolean
  /** Is there such a spot, and may a stake on it have this target? */
  isSpot(name: string, target: number | null): boolean
  /** What may lie on a spot of a table of this highest stake; null where a spot takes one stake. Null of a spot that its round has not. */
  limits: ((spot: string, maxStake: bigint, card: RecordedCard) => SpotLimits | null) | null
  /** What a hand is paid, or why not; null at tables where nothing is cashed out. */
  byHand:
    | ((stake: PlacedStake, asked: AskedByHand, rules: FloorRules) => StakePayment | RefusalName)
    | null
  /** What the round comes to. Everything that chance has to say of it is asked of the words. */
  draw(words: FloorWords, rules: FloorRules, card: RecordedCard): Promise<FloorOutcome>
  /** How long it is told. */
  tellMs(outcome: RecordedOutcome, rules: FloorRules): number
  /** When a stake is paid by itself while the round is told, from its beginning; null where it is not. */
  paidAtMs(stake: PlacedStake, outcome: RecordedOutcome, rules: FloorRules): number | null
  /** What a stake is paid that is still there when the round has ended, or when its own time has come. */
  pay(
    stake: PlacedStake,
    outcome: RecordedOutcome,
    rules: FloorRules,
    card: RecordedCard,
  ): StakePayment
  /** What a stake that was settled so was owed in all, worked out again; null where it cannot have been settled so. */
  owed(
    stake: SettledStake,
    outcome: RecordedOutcome,
    rules: FloorRules,
    card: RecordedCard,
  ): bigint | null
}
