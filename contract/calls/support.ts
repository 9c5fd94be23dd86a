/**
 * Live support: the conversation of a member, or of a visitor's browser, with the house. Plain text
 * only: nothing of it is ever read as HTML.
 */
import * as z from 'zod/mini'
import { call, done, listCall, nothing } from '../call.ts'
import { hasControl } from '../members/plain-name.ts'
import { id, moment, requestId } from '../shapes.ts'

export const SUPPORT_TEXT_MAX = 2000

/** Text of several lines that can be seen: no control characters but line breaks and tabs. */
export const supportText = z
  .string()
  .check(z.minLength(1), z.maxLength(SUPPORT_TEXT_MAX))
  .check(
    z.refine((text) => !hasControl(text.replaceAll(/[\n\t]/g, '')), { error: 'control-character' }),
    z.refine((text) => text.trim() !== '', { error: 'too_small' }),
  )

/** `member` is whoever writes to the house, a visitor too. */
const message = z.object({
  messageID: id,
  from: z.literal(['member', 'house']),
  text: z.string(),
  at: moment,
})

/** `09:00`, Turkish time. */
const hour = z.string()

export const listSupportMessages = listCall({
  name: 'support/list_messages',
  summary:
    "The caller's conversation with the house, newest first; a visitor's is known by a cookie.",
  who: 'anyone',
  paging: { limit: 50, limitMax: 100 },
  filters: {},
  item: message,
  refusals: ['session-expired'],
  quiet: true,
})

export const sendSupportMessage = call({
  name: 'support/send_message',
  summary: 'Writes to the house. A visitor is given a cookie with the first message.',
  who: 'anyone',
  manner: 'write',
  input: z.object({ text: supportText, requestId: z.optional(requestId) }),
  output: message,
  refusals: ['session-expired', 'reference-reused', 'too-many-messages'],
  stale: ['support/list_messages', 'support/status'],
})

export const supportStatus = call({
  name: 'support/status',
  summary:
    'Is somebody there to answer, from when to when (Turkish time); has the caller a conversation, and how many replies of it are unread?',
  who: 'anyone',
  manner: 'read',
  input: nothing,
  output: z.object({
    open: z.boolean(),
    opens: hour,
    closes: hour,
    begun: z.boolean(),
    unread: z.int(),
  }),
  refusals: ['session-expired'],
  quiet: true,
})

export const markSupportRead = call({
  name: 'support/mark_read',
  summary: 'The caller has read the conversation up to this message.',
  who: 'anyone',
  manner: 'write',
  input: z.object({ messageID: id }),
  output: done,
  refusals: ['session-expired'],
  stale: ['support/status'],
  quiet: true,
})
