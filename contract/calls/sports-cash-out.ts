/** Sports: selling an open coupon back, and at which price it is sold by itself. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, kurusAmount, requestId } from '../shapes.ts'
import { coupon, tenths } from './sports.ts'

export const cashout = call({
  name: 'betframe/cashout',
  summary:
    'Sells an open coupon back, or tenths of its stake, for what they are worth now and never for less than the price shown. With a match of it in play it waits some seconds first, and is looked at again.',
  who: 'member',
  manner: 'write',
  money: true,
  input: z.object({
    couponID: id,
    /** As it was shown for so much of it. */
    price: kurusAmount,
    /** Of the stake. All that is kept of it, or less. */
    tenths,
    requestId: z.optional(requestId),
  }),
  output: coupon,
  refusals: [
    'not-found',
    'reference-reused',
    'too-many-calls',
    'cashout-closed',
    'cashout-suspended',
    'cashout-changed',
    'cashout-waiting',
  ],
  stale: ['finance/check_balance', 'betframe/getCoupons', 'casino/game_totals'],
})

export const autoCashout = call({
  name: 'betframe/auto_cashout',
  summary:
    'Has an open coupon sold once all that is kept of it is worth so much; without a price, no more.',
  who: 'member',
  manner: 'write',
  input: z.object({ couponID: id, price: z.nullable(kurusAmount) }),
  output: coupon,
  refusals: ['not-found', 'too-many-calls', 'cashout-closed', 'amount-out-of-range'],
  stale: ['betframe/getCoupons'],
})
