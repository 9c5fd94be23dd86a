/**
 * The way to an outside desk (SUPPORT_URL): every message of a member or visitor goes there by a job,
 * signed as payment notices are. A try that fails is repeated after ever longer pauses.
 */
import type { QueryPort } from '#ledger/query-port.ts'
import type { House } from '../house.ts'
import { sign } from '../crypto/signature.ts'

const ANSWER_MS_MAX = 15_000
/** Asking again would change nothing. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 410, 413, 422])

export const TIMESTAMP_HEADER = 'x-kasa-timestamp'
export const SIGNATURE_HEADER = 'x-kasa-signature'

/** The key of both directions. */
export const signatureKeyOf = (secret: string): Buffer => Buffer.from(secret, 'utf8')

/** Within the message's own transaction: what is taken back is never told. */
export async function passOn({ settings, jobs }: House, q: QueryPort, id: bigint): Promise<void> {
  if (settings.support) await jobs.add(q, 'deliver-support-message', { message: String(id) })
}

/** The job. Throws when the desk did not take it. */
export async function deliverSupportMessage(house: House, payload: unknown): Promise<void> {
  const { support } = house.settings
  const message = support ? await waitingMessage(house, payload) : undefined
  if (!support || !message) return
  const body = Buffer.from(
    JSON.stringify({
      id: String(message.id),
      conversation: String(message.conversationId),
      from: message.username === null ? 'visitor' : 'member',
      username: message.username,
      text: message.text,
      at: message.at.toISOString(),
    }),
  )
  const seconds = Math.floor(house.clock().getTime() / 1000)
  const answer = await fetch(support.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': String(message.id),
      [TIMESTAMP_HEADER]: String(seconds),
      [SIGNATURE_HEADER]: sign(signatureKeyOf(support.secret), seconds, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  }).catch(() => {
    throw new Error('the support desk did not answer')
  })
  await answer.body?.cancel()
  if (!answer.ok && !FINAL.has(answer.status))
    throw new Error(`the support desk answered ${answer.status}`)
  if (!answer.ok)
    house.log.error(
      { message: String(message.id), status: answer.status },
      'the support desk refused a message for good',
    )
  await house.database.db
    .updateTable('support_messages')
    .set({ delivered_at: house.clock() })
    .where('id', '=', message.id)
    .execute()
}

async function waitingMessage({ database }: House, payload: unknown) {
  if (typeof payload !== 'object' || payload === null || !('message' in payload)) return undefined
  return database.db
    .selectFrom('support_messages as message')
    .innerJoin(
      'support_conversations as conversation',
      'conversation.id',
      'message.conversation_id',
    )
    .leftJoin('members', 'members.id', 'conversation.member_id')
    .select([
      'message.id',
      'message.conversation_id as conversationId',
      'message.text',
      'message.at',
      'members.username',
    ])
    .where('message.id', '=', BigInt(String(payload.message)))
    .where('message.delivered_at', 'is', null)
    .executeTakeFirst()
}
