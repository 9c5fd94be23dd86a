/** Poker at the partner: opening it, and moving money there and back. */
import * as z from 'zod/mini'
import { call, listCall } from '../call.ts'
import { id, kurusAmount, moment, money, name, requestId } from '../shapes.ts'

const productId = z.literal('poker')
const account = z.object({ url: z.optional(z.string()), balance: money, username: z.string() })

export const pokerLaunch = call({
  name: 'klasGaming/launch',
  summary:
    'Opens the poker room: `url` is its lobby for this member alone, `balance` what is in the purse there.',
  who: 'member',
  manner: 'steps',
  input: z.object({ productId }),
  output: account,
  refusals: ['poker-partner-missing', 'poker-name-needed', 'poker-partner-unreachable'],
})

export const pokerPurse = call({
  name: 'klasGaming/purse',
  summary:
    'What is in the purse in the poker room, without opening the room: open to a member who pauses, too.',
  who: 'member',
  manner: 'steps',
  input: z.object({ productId }),
  output: account,
  refusals: ['poker-partner-missing', 'poker-name-needed', 'poker-partner-unreachable'],
})

export const pokerCreateMember = call({
  name: 'klasGaming/createMember',
  summary: 'Takes a name in the poker room, for good.',
  who: 'member',
  manner: 'steps',
  input: z.object({ productId, username: name(20, 3) }),
  output: account,
  refusals: [
    'poker-partner-missing',
    'poker-name-taken',
    'poker-name-set',
    'poker-partner-unreachable',
  ],
})

const transfer = z.object({ productId, amount: kurusAmount, requestId: z.optional(requestId) })

const TRANSFER_REFUSALS = [
  'poker-partner-missing',
  'poker-name-needed',
  'poker-transfer-unanswered',
  'reference-reused',
] as const

export const pokerDeposit = call({
  name: 'klasGaming/deposit',
  summary: 'Moves money into the poker room.',
  who: 'member',
  manner: 'steps',
  money: true,
  input: transfer,
  output: account,
  refusals: [
    'insufficient-funds',
    'amount-out-of-range',
    'poker-transfer-refused',
    'account-closed',
    'self-excluded',
    'play-paused',
    'limit-reached',
    'reality-check',
    'product-closed',
    ...TRANSFER_REFUSALS,
  ],
  stale: ['finance/check_balance', 'klasGaming/transfers'],
})

export const pokerDrawRequest = call({
  name: 'klasGaming/drawrequest',
  summary:
    'Asks for money back from the poker room: it leaves the purse at once; the operator settles it.',
  who: 'member',
  manner: 'steps',
  money: true,
  input: transfer,
  output: account,
  refusals: ['poker-purse-short', ...TRANSFER_REFUSALS],
  stale: ['finance/check_balance', 'klasGaming/purse', 'klasGaming/transfers'],
})

/**
 * `sent`: the room has not answered yet. In: `done`, or `refused` and back in the balance. Out: `refused` by the
 * room, in `review`, `credited` to the balance, or refused by the operator: `returning` to the purse, `returned`.
 */
export const POKER_TRANSFER_STATES = [
  'sent',
  'done',
  'refused',
  'review',
  'credited',
  'returning',
  'returned',
] as const

export const pokerTransfers = listCall({
  name: 'klasGaming/transfers',
  summary: "The member's transfers to the poker room (`in`) and back (`out`), the newest first.",
  who: 'member',
  paging: { limit: 20, limitMax: 100 },
  filters: { productId },
  item: z.object({
    transferID: id,
    direction: z.literal(['in', 'out']),
    amount: money,
    state: z.literal(POKER_TRANSFER_STATES),
    date: moment,
    endedAt: z.nullable(moment),
    /** What an operator that refused lets the member read. */
    reasonText: z.nullable(z.string()),
  }),
})
