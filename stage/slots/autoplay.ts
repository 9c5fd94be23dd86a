import type { Money } from '#contract/money.ts'

/** What a member has asked for and confirmed. */
export interface Plan {
  /** From ROUNDS. */
  rounds: number
  /** The most that stakes may exceed payouts by; no round is bought that could exceed it. */
  lossLimit: Money
  /** Ends after a round that pays more than this; null for no such end. */
  winAbove: Money | null
  stopsOnFeature: boolean
}

/** Rounds that play by themselves, as they stand between two of them. */
export interface Autoplay {
  readonly plan: Plan
  /** Rounds not bought yet. */
  readonly left: number
  /** Stakes less payouts so far; below zero when ahead. */
  readonly lost: Money
}

/** Why they end: the first four by the plan, the others by what happens. */
export type StopReason =
  'done' | 'loss' | 'win' | 'feature' | 'funds' | 'pressed' | 'hidden' | 'refused'

/** The choices of a plan: so many rounds, a loss limit of so many rounds' cost, so many stakes won. */
export const ROUNDS = [10, 25, 50, 100] as const
const LOSS_ROUNDS = [5, 10, 25, 50] as const
export const WIN_STAKES = [10, 25, 100] as const

/**
 * The loss limits to choose from: none beyond what the member has, which would limit nothing. The
 * smallest is always there.
 */
export function lossLimits({ cost, balance }: { cost: Money; balance: Money }): Money[] {
  return LOSS_ROUNDS.map((rounds) => cost * BigInt(rounds)).filter(
    (limit, at) => at === 0 || limit <= balance,
  )
}

export const begin = (plan: Plan): Autoplay => ({ plan, left: plan.rounds, lost: 0n })

/** Why the next round must not be bought, or null. Nothing is bought that could break the limit. */
export function reasonToStop(
  { plan, left, lost }: Autoplay,
  { cost, balance }: { cost: Money; balance: Money },
): StopReason | null {
  if (left <= 0) return 'done'
  if (lost + cost > plan.lossLimit) return 'loss'
  return balance < cost ? 'funds' : null
}

/** As it stands once the next round is bought. */
export const afterPurchase = (auto: Autoplay): Autoplay => ({ ...auto, left: auto.left - 1 })

/** A round that was shown to its end. */
export interface Outcome {
  cost: Money
  payout: Money
  hasFeature: boolean
}

/** How it stands after a round, and why it ends there, or null. */
export function after(
  { plan, left, lost }: Autoplay,
  { cost, payout, hasFeature }: Outcome,
): { auto: Autoplay; stop: StopReason | null } {
  const auto = { plan, left, lost: lost + cost - payout }
  if (plan.winAbove !== null && payout > plan.winAbove) return { auto, stop: 'win' }
  return { auto, stop: hasFeature && plan.stopsOnFeature ? 'feature' : null }
}
