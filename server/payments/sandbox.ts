import { KURUS, lira } from '#contract/money.ts'
import * as z from 'zod/mini'
import type { House } from '#server/house.ts'
import type { DepositMethod } from './method.ts'
import type { Answer, Notice, PaymentProvider } from './provider.ts'
import { decide, findByReference, openPayment, type Payment } from './sandbox-bank/book.ts'
import { newPaymentId, paymentUrl } from './sandbox-bank/address.ts'

const PAYABLE_MS = 30 * 60_000

const METHOD: DepositMethod = {
  id: 1,
  key: 'sandbox',
  name: { tr: 'Karekod ile ödeme (deneme)', en: 'Pay by QR (demo)' },
  description: {
    tr: 'Oyun parasıyla, deneme bankasının sayfasında ödenir. Hemen hesabınıza geçer.',
    en: 'Paid with play money on the sandbox bank’s page. Arrives at once.',
  },
  image: '',
  transferTypeId: 2,
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

const noticeBody = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.literal(['approved', 'declined']),
  reference: z.string().check(z.maxLength(64)),
  amountKurus: z.string().check(z.regex(/^\d{1,15}$/)),
})

/** The provider of the demo house: a bank of our own that plays the outside world. */
export function sandbox(house: House): PaymentProvider {
  const { db } = house.database
  const answerFor = async (reference: string): Promise<Answer> =>
    asAnswer(await findByReference(db, reference))
  return {
    name: 'sandbox',
    methods: [METHOD],
    payableMs: PAYABLE_MS,
    async open({ reference, amount, note, lang, returnUrl }) {
      const expiresAt = new Date(house.clock().getTime() + PAYABLE_MS)
      const amountKurus = amount / KURUS
      const id = newPaymentId(house)
      const order = { id, reference, amountKurus, note, lang, returnUrl, expiresAt }
      const payment = await openPayment(db, order)
      return { payment: payment.id, url: paymentUrl(house, payment.id) }
    },
    ask: answerFor,
    async close(reference) {
      const payment = await findByReference(db, reference)
      if (payment) await decide(db, payment.id, 'closed', house.clock())
      return answerFor(reference)
    },
    read,
    signedBy: (headers) => ({
      timestamp: one(headers['x-sandbox-timestamp']),
      signature: one(headers['x-sandbox-signature']),
    }),
  }
}

function asAnswer(payment: Payment | null): Answer {
  if (!payment) return { kind: 'unknown' }
  if (payment.status === 'approved')
    return { kind: 'approved', amount: payment.amountKurus * KURUS }
  return { kind: payment.status }
}

function read(rawBody: Buffer): Notice | null {
  const body = noticeBody.safeParse(parseJson(rawBody))
  if (!body.success) return null
  const { id, kind, reference, amountKurus } = body.data
  return { id, kind, reference, amount: BigInt(amountKurus) * KURUS }
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
