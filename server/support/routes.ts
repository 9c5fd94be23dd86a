/** Where an outside desk's replies come in: signed over the very bytes, each once. */
import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import { line } from '#contract/shapes.ts'
import { supportText } from '#contract/calls/support.ts'
import { bytesOf, takeBodies } from '../door/body.ts'
import { readAs } from '../door/payload.ts'
import type { House } from '../house.ts'
import { verifySignature } from '../crypto/signature.ts'
import { addMessage, scopeOfConversation } from './conversation.ts'
import { signatureKeyOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './deliver.ts'

const REPLY_BYTES_MAX = 16 * 1024

/** What the desk sends. */
export const supportReply = z.object({
  /** The desk's own: a repeat is known by it. */
  id: line(100, 1),
  conversation: z.string().check(z.regex(/^\d{1,18}$/)),
  text: supportText,
})

interface Received {
  status: 200 | 400 | 401 | 404
  outcome: 'taken' | 'repeated' | 'unreadable' | 'unsigned' | 'stale' | 'forged' | 'unknown'
}

export async function serveSupportReplies(site: FastifyInstance, house: House): Promise<void> {
  await site.register(async (door) => {
    takeBodies(door, REPLY_BYTES_MAX)
    door.post('/providers/support/replies', async (request, answer) => {
      const signed = {
        timestamp: headerOf(request.headers[TIMESTAMP_HEADER]),
        signature: headerOf(request.headers[SIGNATURE_HEADER]),
      }
      const { status, outcome } = await receive(house, signed, bytesOf(request))
      return answer.code(status).send({ outcome })
    })
  })
}

const headerOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? undefined : header

async function receive(
  house: House,
  signed: Parameters<typeof verifySignature>[1],
  body: Buffer,
): Promise<Received> {
  const { support } = house.settings
  if (!support) return { status: 404, outcome: 'unknown' }
  const verdict = verifySignature(signatureKeyOf(support.secret), signed, body, house.clock())
  if (verdict !== 'genuine') {
    house.log.warn({ outcome: verdict }, 'a reply of the support desk was refused')
    return { status: 401, outcome: verdict }
  }
  const read = readAs(supportReply, body)
  return read ? take(house, read) : { status: 400, outcome: 'unreadable' }
}

async function take(
  house: House,
  { id, conversation, text }: z.infer<typeof supportReply>,
): Promise<Received> {
  const { db } = house.database
  const found = await db
    .selectFrom('support_conversations')
    .select('id')
    .where('id', '=', BigInt(conversation))
    .executeTakeFirst()
  if (!found) return { status: 404, outcome: 'unknown' }
  const newMessage = { isFromHouse: true, text, providerId: id }
  const message = await db
    .transaction()
    .execute((within) => addMessage(within, found.id, newMessage, house.clock()))
  const scope = message && (await scopeOfConversation(db, found.id))
  if (scope) house.push.touch('support', scope)
  return { status: 200, outcome: message ? 'taken' : 'repeated' }
}
