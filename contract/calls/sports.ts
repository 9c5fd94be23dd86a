/** Sports: what can be bet on, placing a coupon, cashing it out, and the coupons of before. */
import * as z from 'zod/mini'
import { call, listCall } from '../call.ts'
import { amount, datesInOrder, id, line, moment, money, requestId, span } from '../shapes.ts'

const coupon = z.object({
  couponID: id,
  status: z.literal(['open', 'won', 'lost', 'void', 'cashed-out']),
  stake: money,
  odds: z.number(),
  payout: money,
  at: moment,
})

export const getCoupons = listCall({
  name: 'betframe/getCoupons',
  summary: "The member's coupons, newest first.",
  who: 'member',
  paging: { limit: 10, limitMax: 100 },
  filters: {
    ...span,
    status: z.optional(z.literal(['open', 'closed'])),
  },
  checks: [datesInOrder],
  item: coupon,
})

export const sports = call({
  name: 'betframe/sports',
  summary: 'The sports that have events.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(z.object({ sportID: id, name: z.string(), items: z.int() })),
})

const sportEvent = z.object({
  eventID: id,
  sportID: id,
  name: z.string(),
  startsAt: moment,
  live: z.boolean(),
})

export const events = listCall({
  name: 'betframe/events',
  summary: 'Events, by sport, before or during play.',
  who: 'anyone',
  paging: { limit: 50, limitMax: 100 },
  filters: { sportID: z.optional(id), live: z.optional(z.boolean()) },
  item: sportEvent,
})

export const event = call({
  name: 'betframe/event',
  summary: 'An event with its markets and odds.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ eventID: id }),
  output: z.extend(sportEvent, { markets: z.array(z.unknown()) }),
  refusals: ['not-found'],
})

export const placeCoupon = call({
  name: 'betframe/place_coupon',
  summary: 'Places a coupon.',
  who: 'member',
  manner: 'write',
  input: z.object({
    stake: amount,
    selections: z
      .array(z.object({ selectionID: id, odds: z.number() }))
      .check(z.minLength(1), z.maxLength(30)),
    requestId: z.optional(requestId),
  }),
  output: coupon,
  refusals: ['insufficient-funds', 'reference-reused'],
  stale: ['finance/check_balance', 'betframe/getCoupons'],
})

export const cashout = call({
  name: 'betframe/cashout',
  summary: 'Sells an open coupon back at the price shown.',
  who: 'member',
  manner: 'write',
  input: z.object({ couponID: id, price: amount, requestId: z.optional(line(64, 1)) }),
  output: coupon,
  refusals: ['not-found', 'reference-reused'],
  stale: ['finance/check_balance', 'betframe/getCoupons'],
})
