/** What a coupon comes to, to look at, by the rules of the house; the house works it out by itself. */
import { grouped } from '#contract/grouped.ts'
import {
  COUPON_PAYOUT_MAX,
  dearestOf,
  largestLineStake,
  leastLineStake,
  leastPayoutOf,
  mostPayoutOf,
  totalOddsOf,
  type Coupon,
} from '#games/sports/coupon.ts'
import { combinationOf, countLines, type CouponShape } from '#games/sports/lines.ts'
import { floorOf, productOf, rational } from '#games/sports/rational.ts'
import { systemOf } from '#web/parts/sports/systems.ts'
import { bankersIn } from './pick-changes.ts'
import type { CouponKind, CouponPick } from '../picks.ts'

const MICRO_IN_KURUS = 10_000n

/** What a pick stands at in a coupon: no boosted price stands in a system. */
export const oddsIn = (kind: CouponKind, { odds, bookOdds }: CouponPick): number =>
  kind === 'system' ? (bookOdds ?? odds) : odds

const hundredthsIn =
  (kind: CouponKind) =>
  (pick: CouponPick): number =>
    Math.round(oddsIn(kind, pick) * 100)

/** Of all picks together, rounded down to hundredths; 1 of none. */
export function totalOdds(picks: readonly CouponPick[], kind: CouponKind): number {
  if (picks.length === 0) return 1
  const total = totalOddsOf(combinationOf(picks.length), picks.map(hundredthsIn(kind)))
  return Number(floorOf(productOf([total, rational(100n)]))) / 100
}

export interface Together {
  picks: readonly CouponPick[]
  kind: CouponKind
  /** Of a system, which. */
  system: string
}

/** Which picks of a system stand together; null where there are too few, or too many, to make one. */
export function systemShape({
  picks,
  system,
}: Pick<Together, 'picks' | 'system'>): CouponShape | null {
  const bankers = bankersIn(picks)
  const sizes = systemOf(picks.length - bankers.length, system, bankers.length)?.sizes
  return sizes ? { legs: picks.length, bankers, sizes } : null
}

const shapeOf = ({ picks, kind, system }: Together): CouponShape | null =>
  kind === 'system' ? systemShape({ picks, system }) : combinationOf(picks.length)

/** How many lines it has, each of which takes the stake; of singles, how many coupons. */
export function linesIn(together: Together): number {
  const { picks, kind } = together
  if (kind === 'single') return picks.length
  const shape = shapeOf(together)
  return shape ? countLines(shape) : 0
}

/** The least that the house takes on each line, in kuruş; of singles on each coupon, and of what makes no line yet a coupon's. */
export function leastStakeIn(together: Together): number {
  const lines = together.kind === 'system' ? linesIn(together) : 1
  return Number(leastLineStake(Math.max(lines, 1)) / MICRO_IN_KURUS)
}

/**
 * The most that the house takes on each line by what one coupon may cost and pay, in kuruş; of singles on each coupon. Zero where even the
 * least would pay too much. What else the house may hold a stake to is told by its refusal alone.
 */
export function mostStakeIn(together: Together): number {
  const { picks, kind } = together
  const shape = shapeOf(together)
  if (picks.length === 0 || shape === null) return 0
  const odds = picks.map(hundredthsIn(kind))
  const stakes =
    kind === 'single'
      ? odds.map((each) => largestLineStake(combinationOf(1), [each]))
      : [largestLineStake(shape, odds)]
  return Number(stakes.reduce((most, each) => (each < most ? each : most)) / MICRO_IN_KURUS)
}

/** The most that a coupon pays, in lira. */
export const COUPON_PAYS_MOST = Number(COUPON_PAYOUT_MAX) / 1_000_000

/** The coupons that are placed of it, with a stake in kuruş on each of their lines. */
function couponsOf(together: Together, kurus: number, isFree = false): readonly Coupon[] {
  const { picks, kind } = together
  const legs = picks.map((pick) => ({ odds: hundredthsIn(kind)(pick), result: null }))
  const lineStake = BigInt(kurus) * MICRO_IN_KURUS
  if (kind === 'single')
    return legs.map((leg) => ({ legs: [leg], bankers: [], sizes: [1], lineStake, isFree }))
  const shape = shapeOf(together)
  return legs.length > 0 && shape ? [{ ...shape, legs, lineStake, isFree }] : []
}

const inLira = (micro: readonly bigint[]): number =>
  Number(micro.reduce((sum, each) => sum + each, 0n)) / 1_000_000

/** What a stake in kuruş pays at most, in lira, if all win that can win together; of a free bet what it wins beyond it. */
export function mostOf(together: Together, kurus: number, isFree = false): number {
  const payouts = couponsOf(together, kurus, isFree).map(mostPayoutOf)
  if (together.kind !== 'single') return inLira(payouts)
  const coupons = together.picks.map(({ eventID, market }, at) => ({
    eventID,
    market,
    payout: payouts[at] ?? 0n,
  }))
  // Home and away of one match do not win together.
  const byMarket = grouped(coupons, ({ eventID, market }) => `${eventID} ${market}`)
  return inLira(
    [...byMarket.values()].map((those) =>
      dearestOf(
        those[0]?.market ?? '',
        those.map(({ payout }) => payout),
      ),
    ),
  )
}

/** What a system pays at least, if it pays at all, in lira. */
export const leastOf = (together: Together, kurus: number, isFree = false): number =>
  inLira(couponsOf(together, kurus, isFree).map(leastPayoutOf))

/** Picks that cannot stand in one coupon: more than one of a match. */
export const hasTwoOfOne = (picks: readonly CouponPick[]): boolean =>
  new Set(picks.map(({ eventID }) => eventID)).size < picks.length
