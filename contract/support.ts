/** Live support: the member's conversation with the house. */
import * as z from 'zod/mini'
import { call, listCall } from './call.ts'
import { id, moment, requestId } from './shapes.ts'

const message = z.object({
  messageID: id,
  from: z.literal(['member', 'house']),
  text: z.string(),
  at: moment,
})

export const listSupportMessages = listCall({
  name: 'support/list_messages',
  says: "The member's conversation, newest first.",
  who: 'member',
  paging: { limit: 50, limitMax: 100 },
  filters: {},
  item: message,
})

export const sendSupportMessage = call({
  name: 'support/send_message',
  says: 'Writes to the house.',
  who: 'member',
  manner: 'write',
  input: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(2000)),
    requestId: z.optional(requestId),
  }),
  output: message,
  refusals: ['reference-reused'],
  stale: ['support/list_messages'],
})
