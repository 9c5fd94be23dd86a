import { KURUS, lira } from '#contract/money.ts'
import * as z from 'zod/mini'
import type { House } from '#server/house.ts'
import { jsonOf } from '../door/payload.ts'
import { verifySignature } from '../signature.ts'
import type { Notice, PaymentAdapter, PayIn, PayInState, Webhook } from './adapter.ts'
import { noticeKey } from './keys.ts'
import type { MethodTerms, PaymentMethod } from './method.ts'
import { decide, findByReference, openPayment, type Payment } from './sandbox-bank/book.ts'
import { newPaymentId, paymentUrl } from './sandbox-bank/address.ts'

const PAYABLE_MS = 30 * 60_000

const TERMS: MethodTerms = {
  description: {
    tr: 'Oyun parasıyla, deneme bankasının sayfasında ödenir. Hemen hesabınıza geçer.',
    en: 'Paid with play money on the sandbox bank’s page. Arrives at once.',
  },
  minimum: lira(10),
  maximum: lira(50_000),
  quickAmounts: [lira(50), lira(100), lira(250), lira(500), lira(1_000), lira(5_000)],
  isHighlighted: true,
  hasQr: true,
  fields: [
    {
      name: 'referenceNumber',
      kind: 'text',
      label: { tr: 'Referans numarası', en: 'Reference number' },
      required: false,
      lengthMax: 40,
    },
  ],
}

const METHOD: PaymentMethod = {
  id: 1,
  key: 'sandbox',
  name: { tr: 'Karekod ile ödeme (deneme)', en: 'Pay by QR (demo)' },
  image: '',
  transferTypeId: 2,
  terms: { in: TERMS },
}

const noticeBody = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.literal(['approved', 'declined']),
  reference: z.string().check(z.maxLength(64)),
  amountKurus: z.string().check(z.regex(/^\d{1,15}$/)),
})

/** The provider of the demo house: a bank of our own that plays the outside world. It pays nobody. */
export function sandbox(house: House): PaymentAdapter {
  return {
    name: 'sandbox',
    methods: [METHOD],
    channels: { in: payIn(house), out: null },
    webhook: webhook(house),
  }
}

function payIn(house: House): PayIn {
  const { db } = house.database
  const stateOf = async (reference: string): Promise<PayInState> =>
    asState(await findByReference(db, reference))
  return {
    payableMs: PAYABLE_MS,
    async open({ reference, amount, note, lang, returnUrl }) {
      const expiresAt = new Date(house.clock().getTime() + PAYABLE_MS)
      const amountKurus = amount / KURUS
      const id = newPaymentId(house)
      const order = { id, reference, amountKurus, note, lang, returnUrl, expiresAt }
      const payment = await openPayment(db, order)
      return { payment: payment.id, url: paymentUrl(house, payment.id) }
    },
    ask: stateOf,
    async close(reference) {
      const payment = await findByReference(db, reference)
      if (payment) await decide(db, payment.id, 'closed', house.clock())
      return stateOf(reference)
    },
  }
}

function webhook(house: House): Webhook {
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
  const body = noticeBody.safeParse(jsonOf(rawBody))
  if (!body.success) return null
  const { id, kind, reference, amountKurus } = body.data
  return { direction: 'in', id, kind, reference, amount: BigInt(amountKurus) * KURUS }
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
