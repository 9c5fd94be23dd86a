/**
 * What a coupon pays: the sum over its lines of the stake of a line times the factors of its legs, exact, and rounded down to the
 * micro-lira once. A void leg leaves the smaller line, a line of void legs its stake; a line with a lost leg counts no more. Of a
 * free bet a line pays what it wins beyond its stake, and a line of void legs gives its stake back as a free bet.
 * Settlement decides no result and moves no money: results are handed in, the amount is handed back. Under which odds and up to
 * what a coupon is taken stands here too: a limit is answered with the largest stake that fits, and nothing is cut afterwards.
 */
import { KURUS, lira, type Money } from '#contract/money.ts'
import { linesOf, type CouponShape } from './lines.ts'
import type { Odds } from './odds.ts'
import { compare, floorOf, productOf, rational, sumOf, type Rational } from './rational.ts'
import { factorOf, type LegResult } from './results.ts'

export interface CouponLeg {
  readonly odds: Odds
  /** Null while it is open. */
  readonly result: LegResult | null
}

export interface Coupon extends Omit<CouponShape, 'legs'> {
  readonly legs: readonly CouponLeg[]
  /** On each line, in micro-lira. */
  readonly lineStake: Money
  /** The house staked on it: the stake itself is never paid. */
  readonly isFree?: boolean
}

/** As a member is told of it. `part`: something came back, and no more than the stake; of a free bet, a smaller free bet alone. */
export type CouponState = 'open' | 'won' | 'part' | 'void' | 'lost'

export interface CouponResult {
  readonly state: CouponState
  /** In micro-lira; 0 while it is open. */
  readonly payout: Money
  /** Of a free bet: the stake of its void lines, which comes back as a free bet. Of any other 0: the payout has it. */
  readonly returned: Money
}

const shapeOf = ({ legs, bankers, sizes }: Coupon): CouponShape => ({
  legs: legs.length,
  bankers,
  sizes,
})

/** The legs of each line. */
function legLinesOf(coupon: Coupon): readonly (readonly CouponLeg[])[] {
  return linesOf(shapeOf(coupon)).map((line) => line.map((at) => legAt(coupon, at)))
}

function legAt({ legs }: Coupon, at: number): CouponLeg {
  const leg = legs[at]
  if (!leg) throw new RangeError(`a coupon without a leg ${at}`)
  return leg
}

const isLost = (line: readonly CouponLeg[]): boolean => line.some(({ result }) => result === 'lose')
const isOpen = (line: readonly CouponLeg[]): boolean => line.some(({ result }) => result === null)

/** Does nothing that is still open change what it pays? */
export const isDecided = (coupon: Coupon): boolean =>
  legLinesOf(coupon).every((line) => isLost(line) || !isOpen(line))

/** What all its lines are worth together, exact, in micro-lira. Throws while a line that lives has an open leg. */
export function exactPayoutOf(coupon: Coupon): Rational {
  const lines = legLinesOf(coupon).filter((line) => !isLost(line))
  const products = lines.map((line) => productOf(line.map(factorOfSettled)))
  const worth = sumOf(coupon.isFree ? products.map(gainOf) : products)
  return productOf([rational(coupon.lineStake), worth])
}

/** What a stake of one wins beyond itself; a line that brings back less than its stake wins nothing. */
const gainOf = (product: Rational): Rational =>
  compare(product, rational(1n)) > 0 ? sumOf([product, rational(-1n)]) : rational(0n)

/** Of a free bet: the stake of the lines that are void whole. */
function returnedOf(coupon: Coupon): Money {
  if (!coupon.isFree) return 0n
  const isVoid = (line: readonly CouponLeg[]) => line.every(({ result }) => result === 'void')
  return coupon.lineStake * BigInt(legLinesOf(coupon).filter(isVoid).length)
}

function factorOfSettled({ result, odds }: CouponLeg): Rational {
  if (result === null) throw new RangeError('an open leg has no factor')
  return factorOf(result, odds)
}

/** The stake on all lines together. */
export const stakeOf = (coupon: Coupon): Money =>
  coupon.lineStake * BigInt(linesOf(shapeOf(coupon)).length)

/** What it comes to: open until it is decided. */
export function settleCoupon(coupon: Coupon): CouponResult {
  if (!isDecided(coupon)) return { state: 'open', payout: 0n, returned: 0n }
  const payout = floorOf(exactPayoutOf(coupon))
  const returned = returnedOf(coupon)
  return { state: stateOf(coupon, { payout, returned }), payout, returned }
}

function stateOf(
  coupon: Coupon,
  { payout, returned }: Pick<CouponResult, 'payout' | 'returned'>,
): CouponState {
  if (coupon.legs.every(({ result }) => result === 'void')) return 'void'
  if (payout > (coupon.isFree ? 0n : stakeOf(coupon))) return 'won'
  return payout + returned > 0n ? 'part' : 'lost'
}

const withOpenAs = (coupon: Coupon, resultAt: (at: number) => LegResult): Coupon => ({
  ...coupon,
  legs: coupon.legs.map((leg, at) => ({ ...leg, result: leg.result ?? resultAt(at) })),
})

/** The most it can still pay: every open leg wins. */
export const mostPayoutOf = (coupon: Coupon): Money =>
  floorOf(exactPayoutOf(withOpenAs(coupon, () => 'win')))

/**
 * The least it pays if it pays at all, open legs winning or losing whole: the open legs of one line win and all others lose. Zero
 * where every line is lost.
 */
export function leastPayoutOf(coupon: Coupon): Money {
  const living = linesOf(shapeOf(coupon)).filter(
    (line) => !isLost(line.map((at) => legAt(coupon, at))),
  )
  // A longer line has a shorter one within it, which pays too.
  const shortest = living.filter(({ length }) => length === living[0]?.length)
  const payouts = shortest.map((line) =>
    floorOf(exactPayoutOf(withOpenAs(coupon, (at) => (line.includes(at) ? 'win' : 'lose')))),
  )
  return payouts.reduce((least, payout) => (payout < least ? payout : least), payouts[0] ?? 0n)
}

/** `none`: any other odds refuse. `higher`: no leg lower. `any`: the whole at most a tenth below what was shown. */
export type OddsPolicy = 'none' | 'higher' | 'any'

export const LINE_STAKE_MIN: Money = 10n * KURUS
export const COUPON_STAKE_MIN: Money = lira(1)
export const COUPON_STAKE_MAX: Money = lira(100_000)
/** The least on each of so many lines, in whole kuruş. */
export function leastLineStake(lines: number): Money {
  const each = (COUPON_STAKE_MIN + BigInt(lines) - 1n) / BigInt(lines)
  const whole = ((each + KURUS - 1n) / KURUS) * KURUS
  return whole < LINE_STAKE_MIN ? LINE_STAKE_MIN : whole
}

/** By the name of a market: so many of its selections win at once. Of any that is not named, one. */
export const WINNERS_AT_ONCE: Readonly<Record<string, number>> = { 'double-chance': 2 }

/** Of amounts that stand by the selections of a market: the most that can be due together. */
export const dearestOf = (marketKey: string, amounts: readonly Money[]): Money =>
  amounts
    .toSorted((one, other) => Number(other - one))
    .slice(0, WINNERS_AT_ONCE[marketKey] ?? 1)
    .reduce((sum, amount) => sum + amount, 0n)

/** The most that one coupon can pay. */
export const COUPON_PAYOUT_MAX: Money = lira(1_000_000)

/** The total odds of a coupon, exact: what a stake of one on each line pays if every leg wins. */
export const totalOddsOf = (shape: CouponShape, odds: readonly Odds[]): Rational =>
  sumOf(
    linesOf(shape).map((line) =>
      productOf(line.map((at) => rational(BigInt(odds[at] ?? 0), 100n))),
    ),
  )

/** Does the member's policy take the odds of now, where others were shown? One pair for each leg. */
export function takesOdds(
  policy: OddsPolicy,
  shape: CouponShape,
  shown: readonly Odds[],
  now: readonly Odds[],
): boolean {
  if (shown.length !== shape.legs || now.length !== shape.legs) return false
  if (policy === 'none') return now.every((odds, at) => odds === shown[at])
  if (policy === 'higher') return now.every((odds, at) => odds >= (shown[at] ?? Infinity))
  const least = productOf([rational(9n, 10n), totalOddsOf(shape, shown)])
  return compare(totalOddsOf(shape, now), least) >= 0
}

/**
 * The largest stake on each line with which a coupon is within what it may take and pay, in whole kuruş; zero where none is: even the
 * least of lines or of coupons would pay too much.
 */
export function largestLineStake(shape: CouponShape, odds: readonly Odds[]): Money {
  const lines = BigInt(linesOf(shape).length)
  const total = totalOddsOf(shape, odds)
  const byPayout = floorOf(
    rational(COUPON_PAYOUT_MAX * total.denominator, total.numerator === 0n ? 1n : total.numerator),
  )
  const byStake = COUPON_STAKE_MAX / lines
  const most = byPayout < byStake ? byPayout : byStake
  const whole = most - (most % KURUS)
  return whole >= LINE_STAKE_MIN && whole * lines >= COUPON_STAKE_MIN ? whole : 0n
}
