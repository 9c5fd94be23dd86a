/** Offers, bonuses and what is staked under them, as the model has them. */
import type { CouponResult, FreeBet, FreeBets, Outcome } from './coupons-model.ts'

/** An offer by the terms that the walk is about. */
export interface ModelOffer {
  id: number
  wagering: number
  days: number
  /** Of a share of a deposit: percent, the least deposit, the most that is given, the highest stake meanwhile. */
  share: { percent: bigint; least: bigint; most: bigint; stakeMax: bigint } | null
  rounds: { count: number; stake: bigint } | null
  bets: { count: number; stake: bigint } | null
  /** So much of a coupon counts, in percent. */
  couponWeight: bigint
}

export interface Active {
  offer: ModelOffer
  bets: FreeBets | null
  bonusId: bigint
  due: bigint
  wagered: bigint
  left: number
  grantedMs: number
  expiresMs: number
  converted: bigint
  /** How it ended; null while it has not. */
  how: string | null
}

export interface Bet {
  atMs: number
  cash: bigint
  bonus: bigint
  /** What was active when it was laid: whose its bonus money is. */
  under: Active | null
}

export interface OpenRound extends Bet {
  payout: bigint
  isFree: boolean
}

export interface Coupon extends Bet {
  selection: Outcome
  /** In hundredths. */
  odds: number
  /** What stands in the place of its stake. */
  free: FreeBet | null
}

export interface OverCoupon {
  coupon: Coupon
  result: CouponResult
  /** Of bonus money that corrections were to take, what was not there, or no more of a bonus under way. It is not paid again. */
  kept: bigint
  /** What of its claims was let go, and would be paid twice. */
  letGo: bigint
}

/** What is owed of one. */
export interface Claim {
  of: OverCoupon
  left: bigint
}
