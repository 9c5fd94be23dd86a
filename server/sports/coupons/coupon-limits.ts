/**
 * Within what the coupons of a request may take and pay, and what the house may lose by them. Each is asked with what those before it book, so a
 * request is refused exactly where its coupons would be if they were sent one after the other; it is told the largest stake on each line with which
 * all of them fit, and which of several finds no room.
 */
import type { Kysely } from 'kysely'
import { KURUS, toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import { exactPayoutOf, largestLineStake, leastLineStake } from '#games/sports/coupon.ts'
import { countLines, type CouponShape } from '#games/sports/lines.ts'
import { floorOf, productOf, rational, type Rational } from '#games/sports/rational.ts'
import type { Tables } from '../../database/tables.ts'
import { boostRoom } from '../trading/boosts.ts'
import { exposureOn, firstBeyond, type Booking, type Exposure } from '../trading/exposure.ts'
import type { Leg } from './legs.ts'

/** A coupon that is asked for. All of a request have the same stake on each line. */
export interface AskedCoupon {
  legs: readonly Leg[]
  shape: CouponShape
  lineStake: Money
  isFree: boolean
}

/** What one comes to by its stake. */
interface Scale extends Pick<AskedCoupon, 'legs' | 'isFree'> {
  lines: bigint
  /** The most that it pays for a stake of one on each line. */
  worth: Rational
  /** The largest stake on each line by itself, whatever else is booked. */
  alone: Money
}

/** Refuses where one of them, taken after those before it, is beyond a limit. */
export async function refuseTooMuch(
  db: Kysely<Tables>,
  memberId: bigint,
  asked: readonly AskedCoupon[],
): Promise<void> {
  const [first] = asked
  if (!first) throw new Error('a request has a coupon')
  const exposure = await exposureOn(
    db,
    memberId,
    asked.flatMap(({ legs }) => legs),
  )
  const scales: Scale[] = []
  for (const coupon of asked) scales.push(await scaleOf(db, memberId, coupon))
  // A free bet is what it is: of void lines less than the least may have come back.
  const least = first.isFree ? 0n : leastLineStake(countLines(first.shape))
  const beyond = placeBeyond(exposure, scales, first.lineStake)
  if (first.lineStake >= least && beyond === null) return
  const largest = largestOf(exposure, scales)
  throw new Refused('amount-out-of-range', {
    min: toWire(least),
    max: toWire(largest < least ? 0n : largest),
    ...(beyond !== null && asked.length > 1 && { selections: asked[beyond]?.legs.map(named) }),
  })
}

const named = ({ event_id, market_key, selection }: Leg) => ({
  eventID: Number(event_id),
  market: market_key,
  selection,
})

async function scaleOf(
  db: Kysely<Tables>,
  memberId: bigint,
  { legs, shape, isFree }: AskedCoupon,
): Promise<Scale> {
  const lines = BigInt(countLines(shape))
  const won = legs.map(({ odds }) => ({ odds, result: 'win' as const }))
  const worth = exactPayoutOf({ ...shape, legs: won, lineStake: 1n, isFree })
  const byCoupon = largestLineStake(
    shape,
    legs.map(({ odds }) => odds),
  )
  const most = legs.flatMap(({ stakeMax, payoutMax }) => [
    ...(stakeMax === null ? [] : [stakeMax / lines]),
    ...(payoutMax === null ? [] : [stakeThatPays(payoutMax, worth)]),
  ])
  // A selection stands in one coupon of a request: no other of it stakes on the same boost.
  for (const { boost } of legs)
    if (boost) most.push((await boostRoom(db, boost, { memberId })) / lines)
  return { legs, isFree, lines, worth, alone: [byCoupon, ...most].map(wholeKurus).reduce(lesser) }
}

const lesser = (a: Money, b: Money): Money => (a < b ? a : b)
const wholeKurus = (amount: Money): Money => (amount < 0n ? 0n : amount - (amount % KURUS))

const stakeThatPays = (payout: Money, { numerator, denominator }: Rational): Money =>
  floorOf(rational(payout * denominator, numerator))

/** With so much on each line. */
function bookingOf({ legs, isFree, lines, worth }: Scale, lineStake: Money): Booking {
  const payout = floorOf(productOf([rational(lineStake), worth]))
  return { legs, loss: isFree ? payout : payout - lineStake * lines, payout }
}

/** The place of the first for which so much on each line is too much, once those before it are booked; null where all fit. */
function placeBeyond(
  exposure: Exposure,
  scales: readonly Scale[],
  lineStake: Money,
): number | null {
  const byItself = scales.findIndex(({ alone }) => lineStake > alone)
  const before = byItself < 0 ? scales : scales.slice(0, byItself)
  const bookings = before.map((scale) => bookingOf(scale, lineStake))
  return firstBeyond(exposure, bookings) ?? (byItself < 0 ? null : byItself)
}

/** The largest stake on each line with which all of them fit, in whole kuruş: what fits, fits with less. */
function largestOf(exposure: Exposure, scales: readonly Scale[]): Money {
  let fits = 0n
  let beyond = scales.map(({ alone }) => alone).reduce(lesser) / KURUS + 1n
  while (beyond - fits > 1n) {
    const between = (fits + beyond) / 2n
    if (placeBeyond(exposure, scales, between * KURUS) === null) fits = between
    else beyond = between
  }
  return fits * KURUS
}
