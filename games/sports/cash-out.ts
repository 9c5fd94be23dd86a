/**
 * What the house pays for a coupon that is still open: what its lines are worth on average at the chances of now, less a margin.
 * Chances come in as whole parts and the rest is exact, so that the same coupon at the same chances has one price, which
 * is never above the fair one less the margin. Nothing here decides whether a sale is taken, or moves money.
 */
import { KURUS, type Money } from '#contract/money.ts'
import { COUPON_STAKE_MIN, isDecided, type Coupon, type CouponLeg } from './coupon.ts'
import { linesOf } from './lines.ts'
import { meanGainOf, type HalfResult } from './free-bet.ts'
import { floorOf, productOf, rational, sumOf, type Rational } from './rational.ts'
import { factorOf } from './results.ts'

/** A chance is a whole number of these parts, rounded down. */
export const CHANCE_PARTS = 1_000_000_000_000n

/** In parts of the stake: what wins, and what is given back. Together never more than all of it. */
export interface ChanceParts {
  readonly win: bigint
  readonly back: bigint
}

/** A chance as the model reckons it, in shares of the stake, as whole parts. Never more than it was. */
export function chanceParts({ win, back }: { win: number; back: number }): ChanceParts {
  const partsOf = (share: number): bigint =>
    BigInt(Math.floor(Math.min(Math.max(share, 0), 1) * Number(CHANCE_PARTS)))
  const won = partsOf(win)
  const rest = CHANCE_PARTS - won
  const given = partsOf(back)
  return { win: won, back: given < rest ? given : rest }
}

export interface ValuedLeg extends CouponLeg {
  /** Of a leg that is open; null where nothing can be said of it now. */
  readonly chance: ChanceParts | null
  /** Of a leg on a quarter line: how it ends where its two halves end otherwise. */
  readonly half?: HalfResult | null
}

export interface ValuedCoupon extends Coupon {
  readonly legs: readonly ValuedLeg[]
}

/** All that it can be sold in: tenths of what was staked on it. */
export const TENTHS = 10

/** What of the fair value is paid. */
const SHARE_PAID = rational(95n, 100n)

/**
 * What a whole coupon is worth on average, exact, in micro-lira: what is settled counts as it came out, and what is open by its
 * chance. Null where a line that lives has an open leg without a chance. Its legs are of different events: none tells of another.
 */
export function fairValueOf(coupon: ValuedCoupon): Rational | null {
  const { legs, bankers, sizes, lineStake } = coupon
  const lines = linesOf({ legs: legs.length, bankers, sizes }).map((line) =>
    line.flatMap((at) => legs[at] ?? []),
  )
  const living = lines.filter((line) => !line.some(({ result }) => result === 'lose'))
  const values: Rational[] = []
  for (const line of living) {
    if (coupon.isFree) {
      const gain = meanGainOf(line, CHANCE_PARTS)
      if (gain === null) return null
      values.push(gain)
      continue
    }
    const factors = line.map(meanFactorOf)
    const known = factors.filter((factor) => factor !== null)
    if (known.length < factors.length) return null
    values.push(productOf(known))
  }
  return productOf([rational(lineStake), sumOf(values)])
}

/** By what a leg multiplies on average. A half of a quarter line that wins or comes back is in its chance as half of it. */
function meanFactorOf({ result, odds, chance }: ValuedLeg): Rational | null {
  if (result !== null) return factorOf(result, odds)
  if (chance === null) return null
  return rational(chance.win * BigInt(odds) + chance.back * 100n, 100n * CHANCE_PARTS)
}

/**
 * What so many tenths of a coupon sell for, in whole kuruş; null where nothing is offered: it is decided, one of its legs has no
 * chance now, or they are worth less than a kuruş. Parts never come to more than the whole.
 */
export function offerOf(coupon: ValuedCoupon, tenths: number): Money | null {
  const fair = isDecided(coupon) ? null : fairValueOf(coupon)
  return fair && priceOf(fair, tenths)
}

function priceOf(fair: Rational, tenths: number): Money | null {
  const exact = floorOf(productOf([SHARE_PAID, rational(BigInt(tenths), BigInt(TENTHS)), fair]))
  const price = exact - (exact % KURUS)
  return price > 0n ? price : null
}

export interface CashOutPrice {
  readonly tenths: number
  readonly price: Money
}

/** What stays of a stake where so many tenths of it are kept. A stake is whole kuruş: it divides. */
export const keptStakeOf = (stake: Money, kept: number): Money =>
  (stake * BigInt(kept)) / BigInt(TENTHS)

/**
 * All that can be sold of a coupon of which so many tenths are kept: each part that leaves enough of its stake, and all that is
 * left as the last. None where nothing is offered.
 */
export function offersOf(
  coupon: ValuedCoupon,
  stake: Money,
  kept: number,
): readonly CashOutPrice[] {
  const offers: CashOutPrice[] = []
  const fair = isDecided(coupon) ? null : fairValueOf(coupon)
  if (fair === null) return offers
  for (let tenths = 1; tenths <= kept; tenths += 1) {
    const stays = keptStakeOf(stake, kept - tenths)
    const price = stays === 0n || stays >= COUPON_STAKE_MIN ? priceOf(fair, tenths) : null
    if (price !== null) offers.push({ tenths, price })
  }
  return offers
}
