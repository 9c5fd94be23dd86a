/**
 * Answers sales that wait, and sells coupons by themselves once they are worth what their member named. A sale that waited is made only upon a
 * message of each match in play that was told after its delay, with nothing that stopped bets in between, and never below the
 * price that was pressed; else the coupon stays. Nothing of it stands in a process: whoever is there answers what is due, once.
 *
 * The wallet is locked first, then the events in the order of their ids.
 */
import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { lockWallet } from '#ledger/lock.ts'
import { port } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { memberScope } from '../../push/source.ts'
import { SHAPE } from '../coupons/coupon-shape.ts'
import { MESSAGE_WITHIN_MS } from '../delays.ts'
import {
  isClosed,
  keyOf,
  legsNow,
  offersNow,
  type CouponName,
  type HeldCoupon,
  type LegNow,
} from '../coupons/coupon-value.ts'
import {
  delaySale,
  lockEventsOf,
  refuseSale,
  sell,
  sellingCoupon,
  type SellingCoupon,
} from './sell-coupon.ts'

type SellingHouse = Pick<House, 'database' | 'clock' | 'push' | 'log'>

const COUPONS_MAX = 200

/** Every sale whose time has come. May run twice, in any process; one that fails keeps no other waiting. */
export async function answerCashouts(house: SellingHouse): Promise<void> {
  const due = await house.database.db
    .selectFrom('sports_coupons')
    .select(['member_id', 'id'])
    .where('cashout_due_at', '<=', house.clock())
    .orderBy('cashout_due_at')
    .limit(COUPONS_MAX)
    .execute()
  for (const name of due) await actOn(house, name, answerOne)
}

/** Every coupon that has come to what its member named. May run twice, as above. */
export async function sellAutomatically(house: SellingHouse): Promise<void> {
  for (let after: CouponName = { member_id: 0n, id: 0n }; ;) {
    const page = await automaticAfter(house, after)
    const legs = await legsNow(house.database.db, page, house.clock())
    for (const coupon of page)
      if (priceReached(coupon, legs.get(keyOf(coupon)) ?? []) !== null)
        await actOn(house, coupon, sellOne)
    const last = page.at(-1)
    if (!last || page.length < COUPONS_MAX) return
    after = last
  }
}

interface Acting {
  coupon: SellingCoupon
  legs: readonly LegNow[]
  now: Date
}

/** In a transaction of its own, with all of it locked. `act` says whether anything has changed. */
async function actOn(
  { database, clock, push, log }: SellingHouse,
  name: CouponName,
  act: (db: Kysely<Tables>, acting: Acting) => Promise<boolean>,
): Promise<void> {
  const hasChanged = await database.money.db
    .transaction()
    .execute(async (db) => {
      await lockWallet(port(db), name.member_id)
      const coupon = await sellingCoupon(db, name)
      if (!coupon) return false
      await lockEventsOf(db, name)
      const now = clock()
      const legs = (await legsNow(db, [name], now)).get(keyOf(name)) ?? []
      return act(db, { coupon, legs, now })
    })
    .catch((error: unknown) => {
      log.error({ coupon: String(name.id), err: error }, 'a coupon could not be sold')
      return false
    })
  if (!hasChanged) return
  const scope = memberScope(name.member_id)
  push.touch('balance', scope)
  push.publish('changes', scope, { calls: ['betframe/getCoupons'] })
}

/** False where it was answered meanwhile, or still waits. */
async function answerOne(db: Kysely<Tables>, acting: Acting): Promise<boolean> {
  const { waiting: sale } = acting.coupon
  if (sale === null || sale.dueAt > acting.now) return false
  const answer = answerFor(acting, sale)
  if (answer === 'waits') return false
  if (typeof answer === 'string') await refuseSale(db, { ...acting, sale }, answer)
  else await sell(db, { ...acting, sale }, answer)
  return true
}

/** What it brings, or what speaks against it; `waits` while its matches have not been told of since it was due. */
function answerFor(
  { coupon, legs, now }: Acting,
  { tenths, price, askedAt, dueAt }: NonNullable<SellingCoupon['waiting']>,
): Money | RefusalName | 'waits' {
  if (isClosed(coupon, legs)) return 'cashout-closed'
  const live = legs.filter(({ isLive }) => isLive)
  const open = legs.filter(({ result }) => result === null)
  if (open.some(({ suspendedAt }) => suspendedAt !== null && suspendedAt >= askedAt))
    return 'cashout-suspended'
  const offer = offersNow(coupon, legs).find((each) => each.tenths === tenths)
  if (!offer) return 'cashout-suspended'
  const isUpToDate = live.every(({ messageAt }) => messageAt !== null && messageAt > dueAt)
  if (!isUpToDate)
    return now.getTime() > dueAt.getTime() + MESSAGE_WITHIN_MS ? 'cashout-suspended' : 'waits'
  return offer.price < price ? 'cashout-changed' : offer.price
}

type Automatic = HeldCoupon & Pick<SellingCoupon, 'auto_price'>

async function automaticAfter(
  { database }: SellingHouse,
  after: CouponName,
): Promise<readonly Automatic[]> {
  return database.db
    .selectFrom('sports_coupons as coupon')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'coupon.member_id').onRef('bet.id', '=', 'coupon.id'),
    )
    .select(['coupon.member_id', 'coupon.id', 'coupon.state as answer', 'coupon.kept'])
    .select(['coupon.auto_price', 'bet.settled_at', 'bet.stake', 'bet.stake_bonus', ...SHAPE])
    .where('coupon.auto_price', 'is not', null)
    .where('coupon.cashout_due_at', 'is', null)
    .where('bet.settled_at', 'is', null)
    .where(
      sql<boolean>`(coupon.member_id, coupon.id) > (${after.member_id}::bigint, ${after.id}::bigint)`,
    )
    .orderBy('coupon.member_id')
    .orderBy('coupon.id')
    .limit(COUPONS_MAX)
    .execute()
}

/** What all that is kept of it sells for, where that is what its member named. */
function priceReached(coupon: Automatic, legs: readonly LegNow[]): Money | null {
  const offer = offersNow(coupon, legs).at(-1)
  const isReached =
    offer?.tenths === coupon.kept && coupon.auto_price !== null && offer.price >= coupon.auto_price
  return isReached ? offer.price : null
}

/** At the offer that everybody sees; with a match in play it waits first as any sale does. False where that has passed. */
async function sellOne(db: Kysely<Tables>, { coupon, legs, now }: Acting): Promise<boolean> {
  const price = priceReached(coupon, legs)
  const { auto_price, kept: tenths } = coupon
  if (price === null || auto_price === null || coupon.waiting !== null) return false
  const sale = { tenths, price: auto_price, askedAt: now, requestId: null, isAutomatic: true }
  if (legs.some(({ isLive }) => isLive)) await delaySale(db, { coupon, legs, sale })
  else await sell(db, { coupon, legs, sale, now }, price)
  return true
}
