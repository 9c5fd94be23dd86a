/** Poker at the partner: opening it, and moving money there and back. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { kurusAmount, money, name, requestId } from '../shapes.ts'

const productId = z.literal('poker')
const account = z.object({ url: z.optional(z.string()), balance: money, username: z.string() })

export const pokerLaunch = call({
  name: 'klasGaming/launch',
  summary: 'Opens the poker room.',
  who: 'member',
  manner: 'steps',
  input: z.object({ productId }),
  output: account,
})

export const pokerCreateMember = call({
  name: 'klasGaming/createMember',
  summary: 'Takes a name in the poker room.',
  who: 'member',
  manner: 'steps',
  input: z.object({ productId, username: name(20, 3) }),
  output: account,
})

const transfer = z.object({ productId, amount: kurusAmount, requestId: z.optional(requestId) })

export const pokerDeposit = call({
  name: 'klasGaming/deposit',
  summary: 'Moves money into the poker room.',
  who: 'member',
  manner: 'steps',
  input: transfer,
  output: account,
  refusals: ['insufficient-funds', 'reference-reused'],
  stale: ['finance/check_balance'],
})

export const pokerDrawRequest = call({
  name: 'klasGaming/drawrequest',
  summary: 'Asks for money back from the poker room; the operator settles it.',
  who: 'member',
  manner: 'steps',
  input: transfer,
  output: account,
  refusals: ['insufficient-funds', 'reference-reused'],
  stale: ['finance/check_balance'],
})
