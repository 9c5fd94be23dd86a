/**
 * Sells a coupon back, or part of it: the stake of that part leaves the hold, its price is paid, what was booked against its picks
 * is less, and the sale stands in a row that nobody can change, with the chances that it was valued by. One transaction, in
 * which the wallet and the coupon's events are locked.
 */
import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { keptStakeOf } from '#games/sports/cash-out.ts'
import { mostPayoutOf } from '#games/sports/coupon.ts'
import { soldPart } from '../../bets/entry-reference.ts'
import type { Tables } from '../../database/tables.ts'
import type { SoldLeg } from '../../database/tables/sports.ts'
import type { CouponName, HeldCoupon, LegNow } from '../coupons/coupon-value.ts'
import { SHAPE, shaped } from '../coupons/coupon-shape.ts'
import { longestDelay } from '../delays.ts'
import { addExposure } from '../trading/exposure.ts'

/** A sale as it was asked for. */
export interface AskedSale {
  tenths: number
  /** The least that it is to bring. */
  price: Money
  askedAt: Date
  requestId: string | null
  isAutomatic: boolean
}

export interface SellingCoupon extends HeldCoupon {
  most: Money
  auto_price: Money | null
  /** A sale that waits. */
  waiting: (AskedSale & { dueAt: Date }) | null
}

/** By its name; null where the member has no such coupon. The wallet is locked. */
export async function sellingCoupon(
  db: Kysely<Tables>,
  { member_id, id }: CouponName,
): Promise<SellingCoupon | null> {
  const row = await db
    .selectFrom('sports_coupons as coupon')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'coupon.member_id').onRef('bet.id', '=', 'coupon.id'),
    )
    .select(['coupon.member_id', 'coupon.id', 'coupon.state as answer', 'coupon.kept'])
    .select(['coupon.most', 'coupon.auto_price', 'bet.settled_at', 'bet.stake', 'bet.stake_bonus'])
    .select(SHAPE)
    .select(['coupon.cashout_tenths', 'coupon.cashout_price', 'coupon.cashout_asked_at'])
    .select(['coupon.cashout_due_at', 'coupon.cashout_request_id', 'coupon.cashout_is_automatic'])
    .where('coupon.member_id', '=', member_id)
    .where('coupon.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { cashout_tenths: tenths, cashout_price: price, cashout_due_at: dueAt } = row
  const { cashout_asked_at: askedAt, cashout_request_id: requestId } = row
  const isWaiting = tenths !== null && price !== null && dueAt !== null && askedAt !== null
  const isAutomatic = row.cashout_is_automatic
  const waiting = isWaiting ? { tenths, price, dueAt, askedAt, requestId, isAutomatic } : null
  return { ...row, waiting }
}

/** Its events, held to the commit: nothing is told of them, settled or priced meanwhile. */
export async function lockEventsOf(
  db: Kysely<Tables>,
  { member_id, id }: CouponName,
): Promise<void> {
  await sql`
    select from sports_events where id in (
      select event_id from sports_coupon_legs where member_id = ${member_id} and coupon_id = ${id})
    order by id for update`.execute(db)
}

interface Selling {
  coupon: SellingCoupon
  legs: readonly LegNow[]
  sale: AskedSale
  now: Date
}

export async function sell(db: Kysely<Tables>, selling: Selling, paid: Money): Promise<void> {
  const { coupon, legs, sale, now } = selling
  const { member_id, id, stake, most } = coupon
  const kept = coupon.kept - sale.tenths
  const place = await nextPlace(db, coupon)
  const sold = keptStakeOf(stake, sale.tenths)
  const mostNow =
    kept === 0
      ? 0n
      : mostPayoutOf(
          shaped(
            coupon,
            legs.map(({ takenOdds }) => ({ odds: takenOdds, result: null })),
            keptStakeOf(stake, kept),
          ),
        )
  // Before its bet ends: what is sold of it does not count for a bonus.
  await db
    .updateTable('sports_coupons')
    .set({ ...NOT_WAITING, kept, auto_price: null, ...(kept > 0 && { most: mostNow }) })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
  const { rows } = await sql<{ is_sold: boolean }>`
    select sports_sell(${member_id}::bigint, ${id}::bigint, ${soldPart(place)}, ${sold}::bigint,
      ${paid}::bigint, ${kept === 0}, ${now}) as is_sold`.execute(db)
  if (rows[0]?.is_sold !== true) throw new Error('a coupon that is open has a stake that is held')
  await note(db, selling, { place, outcome: 'sold', reason: null, paid })
  // Of a free bet the most that it pays is what the house loses.
  const stakeOf = (tenths: number) => (coupon.is_free ? 0n : keptStakeOf(stake, tenths))
  const booked = most - stakeOf(coupon.kept)
  await addExposure(db, legs, mostNow - stakeOf(kept) - booked)
}

/** One that waited is not made: the coupon stays as it is, and so does what it is sold at by itself. */
export async function refuseSale(
  db: Kysely<Tables>,
  selling: Selling,
  reason: RefusalName,
): Promise<void> {
  const { member_id, id } = selling.coupon
  const place = await nextPlace(db, selling.coupon)
  await note(db, selling, { place, outcome: 'refused', reason, paid: 0n })
  await db
    .updateTable('sports_coupons')
    .set(NOT_WAITING)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

const NOT_WAITING = {
  cashout_tenths: null,
  cashout_price: null,
  cashout_asked_at: null,
  cashout_due_at: null,
  cashout_request_id: null,
  cashout_is_automatic: false,
} as const

/**
 * It waits its whole while. From now on, by the database's clock where that is later: what was asked for may have waited for a connection
 * and for locks since, and a clock of ours may be behind.
 */
export async function delaySale(
  db: Kysely<Tables>,
  { coupon: { member_id, id }, legs, sale }: Omit<Selling, 'now'>,
): Promise<void> {
  const askedAt = sql<Date>`greatest(${sale.askedAt}::timestamptz, statement_timestamp())`
  await db
    .updateTable('sports_coupons')
    .set({
      cashout_tenths: sale.tenths,
      cashout_price: sale.price,
      cashout_asked_at: askedAt,
      cashout_due_at: sql<Date>`${askedAt} + ${longestDelay(legs)}::int * interval '1 millisecond'`,
      cashout_request_id: sale.requestId,
      cashout_is_automatic: sale.isAutomatic,
    })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

async function nextPlace(db: Kysely<Tables>, { member_id, id }: CouponName): Promise<number> {
  const { last } = await db
    .selectFrom('sports_cashouts')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('member_id', '=', member_id)
    .where('coupon_id', '=', id)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

interface Answer {
  place: number
  outcome: 'sold' | 'refused'
  reason: RefusalName | null
  paid: Money
}

async function note(
  db: Kysely<Tables>,
  { coupon, legs, sale, now }: Selling,
  answer: Answer,
): Promise<void> {
  await db
    .insertInto('sports_cashouts')
    .values({
      member_id: coupon.member_id,
      coupon_id: coupon.id,
      request_id: sale.requestId,
      is_automatic: sale.isAutomatic,
      tenths: sale.tenths,
      price: sale.price,
      asked_at: sale.askedAt,
      at: now,
      legs: JSON.stringify(legs.map(soldLeg)),
      ...answer,
    })
    .execute()
}

const soldLeg = ({ result, version, isLive, step, chance }: LegNow): SoldLeg => ({
  result,
  version,
  isLive,
  step,
  win: chance && Number(chance.win),
  back: chance && Number(chance.back),
})
