/** The documents by which a member shows who they are. A file itself travels beside the envelope. */
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '../documents.ts'
import { id, line, moment } from '../shapes.ts'

/**
 * `none`: nothing was sent. `asked`: an operator wants it. `received`: it waits for an operator, and may still be
 * replaced. `review`: one looks at it. `expired`: it was accepted, and is no longer valid.
 */
const DOCUMENT_STATES = [
  'none',
  'asked',
  'received',
  'review',
  'accepted',
  'refused',
  'expired',
] as const

/** Why it is needed now: a withdrawal waits, more than the yearly amount goes out, an operator asks. */
const DOCUMENT_CAUSES = ['first-withdrawal', 'yearly-amount', 'operator'] as const

const file = z.object({
  /** As the member's own device called it. */
  name: z.string(),
  type: z.literal(DOCUMENT_TYPES),
  bytes: z.int(),
})

const memberDocument = z.object({
  kind: z.literal(DOCUMENT_KINDS),
  state: z.literal(DOCUMENT_STATES),
  /** Null: it is not needed now. */
  neededFor: z.nullable(z.literal(DOCUMENT_CAUSES)),
  /** Can one be sent now? */
  isOpen: z.boolean(),
  /** In the operator's words: why it is asked for, or how to do better. */
  reasonText: z.nullable(z.string()),
  /** Of the last one that was sent; null before, and once it was erased. */
  file: z.nullable(file),
  sentAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** A day, in ISO 8601. */
  validUntil: z.nullable(z.string()),
})

export const listDocuments = call({
  name: 'documents/list',
  summary: 'Which documents the member has sent, what became of them, and which are needed why.',
  who: 'member',
  manner: 'read',
  input: z.object({}),
  output: z.object({
    documents: z.array(memberDocument),
    /** Withdrawals are let go only when every needed document is accepted. */
    isMissing: z.boolean(),
    /** Of what the first withdrawal asks for: what the member still has to send. */
    unsent: z.array(z.literal(DOCUMENT_KINDS)),
    /** Above this much within a year a proof of address is needed; null: never. */
    yearlyAmount: z.nullable(z.number()),
    /** So many hours a look usually takes, as the house says; null: it does not say. */
    usualHours: z.nullable(z.int()),
  }),
})

export const beginUpload = call({
  name: 'documents/begin_upload',
  summary:
    'Gives a ticket, good for ten minutes, with which the bytes of one file may be sent to `/endpoint/v1/documents`.',
  who: 'member',
  manner: 'read',
  input: z.object({ kind: z.literal(DOCUMENT_KINDS), fileName: line(200, 1), bytes: id }),
  output: z.object({ ticket: z.string() }),
  refusals: ['document-closed', 'document-too-large', 'documents-full'],
})
