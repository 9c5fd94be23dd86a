/** Bonuses: what is offered, asking for one, and what became of them. */
import * as z from 'zod/mini'
import { call, listCall } from '../call.ts'
import { dateOrMoment, id, moment, money, requestId } from '../shapes.ts'

export const bonusList = call({
  name: 'bonus/list',
  summary: 'The bonuses that the member may ask for.',
  who: 'member',
  manner: 'read',
  input: z.object({}),
  output: z.array(z.object({ bonusID: id, name: z.string(), text: z.string() })),
})

export const bonusRequest = call({
  name: 'bonus/request',
  summary: 'Asks for a bonus.',
  who: 'member',
  manner: 'write',
  input: z.object({ bonusID: id, requestId: z.optional(requestId) }),
  output: z.object({ bonusID: id, status: z.string() }),
  refusals: ['not-found', 'reference-reused'],
  stale: ['bonus/history', 'finance/check_balance'],
})

export const bonusHistory = listCall({
  name: 'bonus/history',
  summary: "The member's bonuses, newest first.",
  who: 'member',
  paging: { limit: 10, limitMax: 100 },
  filters: { startDate: z.optional(dateOrMoment), endDate: z.optional(dateOrMoment) },
  item: z.object({ bonusID: id, name: z.string(), amount: money, status: z.string(), at: moment }),
})
