import { KURUS } from '#contract/money.ts'
import { line } from '#contract/shapes.ts'
import * as z from 'zod/mini'
import type { OperatingHouse } from '#server/house.ts'
import { readAs } from '../door/payload.ts'
import { verifySignature } from '../crypto/signature.ts'
import type { Instructions, Notice, PaymentAdapter, PayIn, PayInState, Webhook } from './adapter.ts'
import { noticeKey } from './keys.ts'
import { decide, findByReference, openPayment, type Payment } from './sandbox-bank/book.ts'
import { sandboxPayOut } from './sandbox-bank/payouts.ts'
import { QUICK_CASH_KEY, SANDBOX_METHODS } from './sandbox-methods.ts'
import { newPaymentId, paymentUrl } from './sandbox-bank/address.ts'

const PAYABLE_MS = 30 * 60_000

/** What the bank sends. */
export const sandboxNotice = z.object({
  id: line(100, 1),
  kind: z.literal(['approved', 'declined', 'paid', 'failed']),
  reference: z.string().check(z.maxLength(64)),
  amountKurus: z.string().check(z.regex(/^\d{1,15}$/)),
  /** What names another is about another payment, whatever its amount. */
  currency: z.optional(z.literal('TRY')),
})

/** The provider of the demo house: a bank of our own that plays the outside world. */
export function sandbox(house: OperatingHouse): PaymentAdapter {
  return {
    name: 'sandbox',
    methods: SANDBOX_METHODS,
    channels: { in: payIn(house), out: sandboxPayOut(house) },
    webhook: webhook(house),
  }
}

function payIn(house: OperatingHouse): PayIn {
  const { db } = house.database
  const stateOf = async (reference: string): Promise<PayInState> =>
    asState(await findByReference(db, reference))
  return {
    payableMs: PAYABLE_MS,
    async open({ reference, amount, method, note, lang, returnUrl }) {
      const expiresAt = new Date(house.clock().getTime() + PAYABLE_MS)
      const amountKurus = amount / KURUS
      const id = newPaymentId(house)
      const order = { id, reference, amountKurus, method, note, lang, returnUrl, expiresAt }
      const payment = await openPayment(db, order)
      const url = paymentUrl(house, payment.id)
      return { payment: payment.id, url, ...instructionsFor(payment, url) }
    },
    ask: stateOf,
    async close(reference) {
      const payment = await findByReference(db, reference)
      if (payment) await decide(db, payment.id, 'closed', house.clock())
      return stateOf(reference)
    },
  }
}

/** A card is paid on the page alone. */
function instructionsFor({ id, method }: Payment, url: string): { instructions?: Instructions } {
  if (method === 'sandbox') return { instructions: { kind: 'qr', code: url, rows: [RECEIVER] } }
  if (method !== QUICK_CASH_KEY) return {}
  const where = { name: 'where', value: 'Kasa noktası yazan bayiler ve kiosklar' } as const
  return { instructions: { kind: 'counter', code: counterCode(id), rows: [where] } }
}

const RECEIVER = { name: 'receiver', value: 'Kasa Ödeme Hizmetleri' } as const

/** Eight digits to be said at a counter. */
const counterCode = (id: string): string =>
  String(BigInt(`0x${id.slice(0, 16)}`) % 100_000_000n).padStart(8, '0')

function webhook(house: OperatingHouse): Webhook {
  return {
    async verify({ headers, rawBody }, now) {
      const timestamp = one(headers['x-sandbox-timestamp'])
      const signature = one(headers['x-sandbox-signature'])
      const key = await noticeKey(house, 'sandbox')
      return verifySignature(key, { timestamp, signature }, rawBody, now)
    },
    read,
  }
}

function asState(payment: Payment | null): PayInState {
  if (!payment) return { kind: 'unknown' }
  if (payment.status === 'approved')
    return { kind: 'approved', amount: payment.amountKurus * KURUS }
  return { kind: payment.status }
}

function read(rawBody: Buffer): Notice | null {
  const body = readAs(sandboxNotice, rawBody)
  if (!body) return null
  const { id, kind, reference, amountKurus } = body
  const notice = { id, reference, amount: BigInt(amountKurus) * KURUS }
  return kind === 'paid' || kind === 'failed'
    ? { direction: 'out', kind, ...notice }
    : { direction: 'in', kind, ...notice }
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
