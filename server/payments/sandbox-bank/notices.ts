import type { OperatingHouse } from '#server/house.ts'
import { noticeKey } from '../keys.ts'
import { postToOwn } from '../own-listener.ts'
import { sign } from '../../crypto/signature.ts'
import { findPayment, type Payment } from './book.ts'

/** The job: tells the cashier what became of a payment. Throws when nobody took the notice. */
export async function deliverNotice(house: OperatingHouse, payload: unknown): Promise<void> {
  const id = paymentIdIn(payload)
  const payment = id === null ? null : await findPayment(house.database.db, id)
  if (payment) await sendNotice(house, payment)
}

/** Says what became of a payment, once it has. */
export async function sendNotice(house: OperatingHouse, payment: Payment): Promise<void> {
  const { id, status: kind, reference, amountKurus } = payment
  if (kind !== 'approved' && kind !== 'declined') return
  await sendSigned(house, { id: `${kind}-${id}`, kind, reference, amountKurus })
}

/** One fact, one id: a repeat is known by it. */
interface SandboxNotice {
  id: string
  kind: 'approved' | 'declined' | 'paid' | 'failed'
  reference: string
  amountKurus: bigint
  /** Lira where it is not named. */
  currency?: string
}

/** Sends one signed notice, as a bank outside would: over HTTP, to the address of the webhook. */
export async function sendSigned(house: OperatingHouse, notice: SandboxNotice): Promise<void> {
  const { headers, rawBody } = await signedNotice(house, notice)
  const { status } = await postToOwn(house, '/payments/sandbox/webhook', { headers, rawBody })
  // A word that was understood and refused stays refused: asking again would change nothing.
  if (status >= 500 || status === 401) throw new Error(`the webhook answered ${status}`)
}

/** A notice as it goes over the line. */
export async function signedNotice(
  house: OperatingHouse,
  notice: SandboxNotice,
): Promise<{ headers: Record<string, string>; rawBody: Buffer }> {
  const rawBody = Buffer.from(
    JSON.stringify({ ...notice, amountKurus: String(notice.amountKurus) }),
  )
  const seconds = Math.floor(house.clock().getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-timestamp': String(seconds),
    'x-sandbox-signature': sign(await noticeKey(house, 'sandbox'), seconds, rawBody),
  }
  return { headers, rawBody }
}

function paymentIdIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('payment' in payload)) return null
  return typeof payload.payment === 'string' ? payload.payment : null
}
