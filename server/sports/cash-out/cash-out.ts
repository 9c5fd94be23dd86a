/**
 * Takes what members ask to be sold of their open coupons, and at which price a coupon is to be sold by itself. Before its matches a
 * coupon is sold at once; with one of them in play the sale waits as a bet does, until `answer-cashouts.ts` looks again.
 *
 * The wallet is locked first, then the events in the order of their ids.
 */
import { fromWire, toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { lockWallet } from '#ledger/lock.ts'
import type { MemberContext } from '../../context.ts'
import { memberScope } from '../../push/source.ts'
import { isClosed, keyOf, legsNow, offersNow, type LegNow } from '../coupons/coupon-value.ts'
import { couponsById } from '../coupons/coupons.ts'
import { delaySale, lockEventsOf, sell, sellingCoupon, type SellingCoupon } from './sell-coupon.ts'

type Asked = Input<'betframe/cashout'>
type Answered = Output<'betframe/cashout'>

export async function cashOut(context: MemberContext, asked: Asked): Promise<Answered> {
  const { db, house, now, afterCommit, member } = context
  const price = inMicro(asked.price)
  const { coupon, legs } = await openCoupon(context, asked.couponID, async (coupon) =>
    wasAsked(context, coupon, { ...asked, price }),
  )
  if (legs === null) return answerOf(context, coupon)
  if (isClosed(coupon, legs)) throw new Refused('cashout-closed')
  if (coupon.waiting !== null) throw new Refused('cashout-waiting')
  const { tenths } = asked
  const offers = offersNow(coupon, legs)
  const offer = offers.find((each) => each.tenths === tenths)
  if (offers.length === 0) throw new Refused('cashout-suspended')
  if (!offer)
    throw new Refused('bad-payload', { fields: [{ field: 'tenths', problem: 'not-offered' }] })
  if (offer.price < price)
    throw new Refused('cashout-changed', { tenths, price: toWire(offer.price) })
  const sale = {
    tenths,
    price,
    askedAt: now,
    requestId: asked.requestId ?? null,
    isAutomatic: false,
  }
  if (legs.some(({ isLive }) => isLive)) await delaySale(db, { coupon, legs, sale })
  else await sell(db, { coupon, legs, sale, now }, offer.price)
  afterCommit(() => house.push.touch('balance', memberScope(member.id)))
  return answerOf(context, coupon)
}

export async function setAutomatic(
  context: MemberContext,
  { couponID, price: shown }: Input<'betframe/auto_cashout'>,
): Promise<Answered> {
  const { db } = context
  const price = shown === null ? null : inMicro(shown)
  const { coupon, legs } = await openCoupon(context, couponID, async () => Promise.resolve(false))
  if (legs === null || isClosed(coupon, legs)) throw new Refused('cashout-closed')
  if (price !== null && price > coupon.most)
    throw new Refused('amount-out-of-range', { min: 0.01, max: toWire(coupon.most) })
  await db
    .updateTable('sports_coupons')
    .set({ auto_price: price })
    .where('member_id', '=', coupon.member_id)
    .where('id', '=', coupon.id)
    .execute()
  return answerOf(context, coupon)
}

function inMicro(wire: number): Money {
  const amount = fromWire(wire)
  if (amount === null) throw new Error('the schema let no amount through')
  return amount
}

/** A coupon of the member's own with its legs, all held to the commit; no legs where `isDone` says that there is nothing to do. */
async function openCoupon(
  { db, q, house, member, now }: MemberContext,
  couponId: number,
  isDone: (coupon: SellingCoupon) => Promise<boolean>,
): Promise<{ coupon: SellingCoupon; legs: readonly LegNow[] | null }> {
  if (!house.limits.allows('playsOfMember', String(member.id), now))
    throw new Refused('too-many-calls')
  await lockWallet(q, member.id)
  const name = { member_id: member.id, id: BigInt(couponId) }
  const coupon = await sellingCoupon(db, name)
  if (!coupon) throw new Refused('not-found')
  if (await isDone(coupon)) return { coupon, legs: null }
  await lockEventsOf(db, name)
  const legs = (await legsNow(db, [name], now)).get(keyOf(name)) ?? []
  return { coupon, legs }
}

/** Is this a request that was taken before? Refuses where it asked for something else then. */
async function wasAsked(
  { db, member }: MemberContext,
  { id }: SellingCoupon,
  { price, tenths, requestId }: Omit<Asked, 'price'> & { price: Money },
): Promise<boolean> {
  if (requestId === undefined) return false
  const answered = await db
    .selectFrom('sports_cashouts')
    .select(['coupon_id', 'price', 'tenths'])
    .where('member_id', '=', member.id)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  const pending = await db
    .selectFrom('sports_coupons')
    .select(['id as coupon_id', 'cashout_price as price', 'cashout_tenths as tenths'])
    .where('member_id', '=', member.id)
    .where('cashout_request_id', '=', requestId)
    .executeTakeFirst()
  const known = answered ?? pending
  if (!known) return false
  const isSame = known.coupon_id === id && known.price === price && known.tenths === tenths
  if (!isSame) throw new Refused('reference-reused')
  return true
}

async function answerOf(context: MemberContext, { id }: SellingCoupon): Promise<Answered> {
  const [coupon] = await couponsById(context, [id])
  if (!coupon) throw new Error('a coupon that was sold is there')
  return coupon
}
