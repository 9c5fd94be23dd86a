/** Coupons that are still open, of any odds, chances and results, and what must hold of what they sell for: the long run and the tests look at the same. */
import { KURUS } from '#contract/money.ts'
import {
  CHANCE_PARTS,
  TENTHS,
  chanceParts,
  fairValueOf,
  offerOf,
  type ValuedCoupon,
  type ValuedLeg,
} from '#games/sports/cash-out.ts'
import { mostPayoutOf } from '#games/sports/coupon.ts'
import { floorToStep } from '#games/sports/odds.ts'
import { compare, floorOf, rational } from '#games/sports/rational.ts'
import { factorOf, type LegResult } from '#games/sports/results.ts'
import type { Stream } from '#games/slots/stream.ts'

interface OpenCoupon {
  readonly coupon: ValuedCoupon
  /** What it is worth on average, by floats alone: from chances as the model says them, and from the whole parts that they were rounded down to. */
  readonly fair: number
  readonly known: number
}

const RESULTS: readonly LegResult[] = ['win', 'half-win', 'void', 'half-lose']
const FINE = 1_000_000

/** The next that has a leg open. */
function openCoupon(stream: Stream): OpenCoupon {
  const legs = Array.from({ length: 1 + stream(4) }, () => legOf(stream))
  if (legs.every(({ leg }) => leg.result !== null)) return openCoupon(stream)
  const lineStake = BigInt(100 + stream(10_000_000)) * KURUS
  return {
    coupon: { legs: legs.map(({ leg }) => leg), bankers: [], sizes: [legs.length], lineStake },
    fair: legs.reduce((product, { mean }) => product * mean, Number(lineStake)),
    known: legs.reduce((product, { knownMean }) => product * knownMean, Number(lineStake)),
  }
}

/** A leg, and by what it multiplies on average. */
function legOf(stream: Stream): { leg: ValuedLeg; mean: number; knownMean: number } {
  const odds = floorToStep(101 + stream(stream(8) === 0 ? 90_000 : 900)) ?? 101
  const result = RESULTS[stream(12)]
  const win = (stream(FINE) / FINE) ** (1 + stream(3))
  const back = stream(2) === 0 ? 0 : ((1 - win) * stream(FINE)) / FINE
  if (result !== undefined) {
    const { numerator, denominator } = factorOf(result, odds)
    const mean = Number(numerator) / Number(denominator)
    return { leg: { odds, result, chance: null }, mean, knownMean: mean }
  }
  const chance = chanceParts({ win, back })
  const knownWin = Number(chance.win) / Number(CHANCE_PARTS)
  const knownBack = Number(chance.back) / Number(CHANCE_PARTS)
  return {
    leg: { odds, result: null, chance },
    mean: (win * odds) / 100 + back,
    knownMean: (knownWin * odds) / 100 + knownBack,
  }
}

/** What of the fair value is paid, written once more. */
const SHARE_PAID = 0.95

/** A coupon out of the stream; what is wrong with its price, null where nothing is. */
export function wrongSaleOf(stream: Stream): string | null {
  const { coupon, fair, known } = openCoupon(stream)
  const whole = offerOf(coupon, TENTHS) ?? 0n
  const cut = 1 + stream(TENTHS - 1)
  const parts = (offerOf(coupon, cut) ?? 0n) + (offerOf(coupon, TENTHS - cut) ?? 0n)
  const exact = fairValueOf(coupon) ?? rational(0n)
  const isRight =
    Number(whole) <= SHARE_PAID * fair * (1 + 1e-12) &&
    // No lower either than the parts and the whole kuruş make it.
    Number(whole) > SHARE_PAID * known * (1 - 1e-12) - Number(KURUS) - 1 &&
    whole % KURUS === 0n &&
    parts <= whole &&
    compare(rational(whole * 100n), rational(95n * exact.numerator, exact.denominator)) <= 0 &&
    floorOf(exact) <= mostPayoutOf(coupon)
  if (isRight) return null
  const legs = coupon.legs.map(({ odds, result, chance }) => `${odds} ${result ?? chance?.win}`)
  return `${legs.join(', ')} at ${coupon.lineStake}: ${whole}, in parts ${parts}, fair ${fair}`
}
