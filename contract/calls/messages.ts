/** What a member has read of the messages to everyone. */
import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { id } from '../shapes.ts'

const unread = z.object({ unread: z.int() })

export const unreadMassMessages = call({
  name: 'crm/unread_mass_messages',
  summary: 'How many of the messages that show now the member has not read.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: unread,
  quiet: true,
})

export const readMassMessages = call({
  name: 'crm/read_mass_messages',
  summary:
    'Marks messages as read, once or repeated; without `messageIDs` all that show now. Ids that are no messages are passed over. Answers how many are left.',
  who: 'member',
  manner: 'write',
  input: z.object({ messageIDs: z.optional(z.array(id).check(z.maxLength(100))) }),
  output: unread,
  stale: ['crm/unread_mass_messages'],
})
