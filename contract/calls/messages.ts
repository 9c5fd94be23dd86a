/** What a member has read of the messages to everyone, and of refused withdrawals, which are messages to them alone. */
import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { id } from '../shapes.ts'

const ids = z.array(id).check(z.maxLength(100))
const unread = z.object({ unread: z.int() })

export const unreadMassMessages = call({
  name: 'crm/unread_mass_messages',
  summary:
    'How many of the messages that show now, and of the withdrawals refused in 90 days, the member has not read.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: unread,
  quiet: true,
})

export const readMassMessages = call({
  name: 'crm/read_mass_messages',
  summary:
    'Marks messages as read, once or repeated; without ids all that show now. Ids of `transactionIDs` are refused withdrawals. Others are passed over. Answers how many are left.',
  who: 'member',
  manner: 'write',
  input: z.object({ messageIDs: z.optional(ids), transactionIDs: z.optional(ids) }),
  output: unread,
  stale: ['crm/unread_mass_messages', 'finance/list_transactions'],
})
