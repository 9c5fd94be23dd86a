/** The house itself: is it open, is the session alive, and the addresses that are plain GETs. */
import * as z from 'zod/mini'
import { call, listCall, nothing } from '../call.ts'
import { moment } from '../shapes.ts'

export const checkStatus = call({
  name: 'maintenance/check_status',
  summary: 'Is the site open? False while it is under maintenance.',
  who: 'anyone',
  manner: 'read',
  input: nothing,
  output: z.boolean(),
  quiet: true,
})

export const ping = call({
  name: 'system/ping',
  summary: 'Is the session alive? Does not count as the member being there.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.literal(true),
  quiet: true,
})

export const listMassMessages = listCall({
  name: 'crm/list_mass_messages',
  summary: 'Messages to everyone, the newest first.',
  who: 'anyone',
  paging: { limit: 10, limitMax: 100 },
  filters: {},
  item: z.object({
    messageID: z.int(),
    title: z.string(),
    /** Plain; a blank line parts paragraphs. */
    text: z.string(),
    /** Where it leads, as the links of sliders; may be empty. */
    link: z.string(),
    at: moment,
    /** Whether the member has read it; null for a visitor. */
    isRead: z.nullable(z.boolean()),
  }),
})

/** Outside the envelope: plain GETs under `/endpoint/v1/`, answered as bare JSON. */
export const GETS = {
  'public-key': {
    summary: 'The RSA-OAEP-256 key that uid, sid, uip and auth are encrypted with, as a bare JWK.',
    output: z.object({ kty: z.literal('RSA'), alg: z.string(), n: z.string(), e: z.string() }),
  },
  'check-maintenance': {
    summary: 'With `sitename` and `version`. `status` true: under maintenance.',
    output: z.object({ status: z.boolean(), version: z.string(), message: z.string() }),
  },
  licenses: {
    summary: 'With `version`. The licences that the site shows in its footer.',
    output: z.object({
      status: z.boolean(),
      data: z.array(
        z.object({ title: z.string(), number: z.string(), url: z.string(), image: z.string() }),
      ),
    }),
  },
  'ip-info': {
    summary: 'What the house knows of the address that asks.',
    output: z.object({ ip: z.string(), country: z.nullable(z.string()) }),
  },
} as const

export type GetPath = keyof typeof GETS
export type GetAnswer<P extends GetPath> = z.output<(typeof GETS)[P]['output']>
