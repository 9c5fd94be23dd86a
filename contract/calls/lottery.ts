/** The new-year lottery: what it gives, the member's tickets, and what proves its draw. */
import * as z from 'zod/mini'
import { TRANSACTION_STATUS } from '../transaction-status.ts'
import { call, listCall } from '../call.ts'
import { datesInOrder, id, leastAmount, moment, money, span } from '../shapes.ts'

/** The campaign that stands until an operator moves it: days of Istanbul, the last one not in it; TRY. */
export const LOTTERY_DEFAULTS = {
  name: 'new-year',
  starts: '2023-11-01',
  ends: '2024-01-01',
  minimum: 250,
} as const

/** More prizes than this one draw does not give. */
export const LOTTERY_PRIZES_MAX = 1_000

const prize = z.object({
  /** So many tickets win this amount each. */
  tickets: z.int(),
  amount: money,
})

export const lotteryShow = call({
  name: 'lottery/show',
  summary:
    'The present lottery, or an earlier one by its number: its window, prizes and the hash of its seed; once drawn, the seed and the winning numbers.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ lotteryID: z.optional(id) }),
  output: z.object({
    lotteryID: id,
    name: z.string(),
    startsAt: moment,
    endsAt: moment,
    drawsAt: moment,
    /** An approved deposit of at least so much within the window is a ticket. */
    minimum: money,
    /** How many tickets were given; their numbers are 1 to this. */
    tickets: z.int(),
    prizes: z.array(prize),
    /** SHA-256 of the seed, in hex. */
    seedHash: z.string(),
    /** Null until it is drawn. */
    seed: z.nullable(z.string()),
    drawnAt: z.nullable(moment),
    /** The winning numbers in the order of the prizes. */
    winners: z.array(z.object({ number: z.int(), amount: money })),
    /** Those that were drawn, the latest first, whatever has been opened since. */
    drawn: z.array(z.object({ lotteryID: id, name: z.string(), drawnAt: moment })),
  }),
})

export const lotteryTickets = listCall({
  name: 'lottery/tickets',
  summary:
    "The member's tickets of the present lottery, or of an earlier one by its number, the latest first: one for each approved deposit (1002) that it counts.",
  who: 'member',
  paging: { limit: 50, limitMax: 250 },
  filters: {
    lotteryID: z.optional(id),
    status: z.optional(z.literal(TRANSACTION_STATUS.approved)),
    ...span,
    searchMinAmount: z.optional(leastAmount),
  },
  checks: [datesInOrder],
  item: z.object({
    number: z.int(),
    /** The deposit that it was given for. */
    transactionID: id,
    transaction_status: z.literal(TRANSACTION_STATUS.approved),
    amount: money,
    at: moment,
    /** What it won; null while nothing is drawn, and where it won nothing. */
    prize: z.nullable(money),
  }),
})
