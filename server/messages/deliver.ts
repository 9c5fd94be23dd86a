import type { Selectable } from 'kysely'
import type { MessagesTable } from '../database/tables/house.ts'
import type { House } from '../house.ts'
import { hasOutbox, NotCarried, type Carrier } from './carrier.ts'
import { sendSms } from './sms-gateway.ts'
import { sendMail } from './smtp.ts'
import { usefulMs } from './templates.ts'

const CARRIERS: Readonly<Record<'mail' | 'sms', Carrier>> = { mail: sendMail, sms: sendSms }

type Message = Selectable<MessagesTable>

/**
 * The job: hands one message to whoever carries it, outside of any transaction. A try that fails is
 * a failed job, which its runner repeats after ever longer pauses, until the message is of no more
 * use. A crash between the carrier's yes and ours repeats it: at least once, rarely twice.
 */
export async function deliverMessage(house: House, payload: unknown): Promise<void> {
  const message = await waitingMessage(house, payload)
  if (!message) return
  const { smtpUrl, smsUrl } = house.settings
  const gateway = message.channel === 'mail' ? smtpUrl : smsUrl
  if (gateway === undefined && hasOutbox(house.settings)) return
  const ageMs = house.clock().getTime() - message.created_at.getTime()
  if (ageMs > usefulMs(message.template)) return giveUp(house, message, 'too late')
  try {
    await carry(house, message)
  } catch (error) {
    if (!(error instanceof NotCarried)) throw error
    if (error.isFinal) return giveUp(house, message, error.message)
    house.log.warn(lineOf(message, error.message), 'a message waits for another try')
    throw error
  }
  await end(house, message, { sent_at: house.clock() })
  house.log.info(lineOf(message), 'a message was sent')
}

async function carry(house: House, message: Message): Promise<void> {
  await house.database.db
    .updateTable('messages')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', message.id)
    .execute()
  await CARRIERS[message.channel](house.settings, {
    id: house.keys.derive('message', String(message.id)).slice(0, 32),
    to: message.recipient,
    subject: message.subject,
    text: message.body_text,
    html: message.body_html,
    at: message.created_at,
  })
}

async function giveUp(house: House, message: Message, reason: string): Promise<void> {
  await end(house, message, { gave_up_at: house.clock() })
  house.log.error(lineOf(message, reason), 'a message was given up')
}

/** What a message held is gone with it: its links and codes lie nowhere. */
async function end(
  { database }: House,
  { id }: Message,
  how: { sent_at: Date } | { gave_up_at: Date },
): Promise<void> {
  await database.db
    .updateTable('messages')
    .set({ ...how, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute()
}

/** Neither whom it is for nor what it says. */
function lineOf({ id, template, channel, tries }: Message, reason?: string) {
  return { message: String(id), template, channel, tries: tries + 1, reason }
}

async function waitingMessage({ database }: House, payload: unknown): Promise<Message | undefined> {
  if (typeof payload !== 'object' || payload === null || !('message' in payload)) return undefined
  return database.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', BigInt(String(payload.message)))
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .executeTakeFirst()
}
