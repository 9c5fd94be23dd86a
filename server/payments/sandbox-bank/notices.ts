import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { House } from '#server/house.ts'
import { noticeKey } from '../keys.ts'
import { sign } from '../../signature.ts'
import { findPayment, type Payment } from './book.ts'

const WAIT_MS_MAX = 10_000

/** The job: tells the cashier what became of a payment. Throws when nobody took the notice. */
export async function deliverNotice(house: House, payload: unknown): Promise<void> {
  const id = paymentIdIn(payload)
  const payment = id === null ? null : await findPayment(house.database.db, id)
  if (payment) await sendNotice(house, payment)
}

/** Sends one signed notice, as a bank outside would: over HTTP, to the address of the webhook. */
export async function sendNotice(house: House, payment: Payment): Promise<void> {
  if (payment.status !== 'approved' && payment.status !== 'declined') return
  const body = Buffer.from(
    JSON.stringify({
      // One fact, one id: a repeat is known by it.
      id: `${payment.status}-${payment.id}`,
      kind: payment.status,
      reference: payment.reference,
      amountKurus: String(payment.amountKurus),
    }),
  )
  const seconds = Math.floor(house.clock().getTime() / 1000)
  const signature = sign(await noticeKey(house, 'sandbox'), seconds, body)
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-timestamp': String(seconds),
    'x-sandbox-signature': signature,
  }
  const status = await post(house, headers, body)
  // A word that was understood and refused stays refused: asking again would change nothing.
  if (status >= 500 || status === 401) throw new Error(`the webhook answered ${status}`)
}

function post(house: House, headers: Record<string, string>, body: Buffer): Promise<number> {
  const url = new URL('/payments/sandbox/webhook', ownListener(house))
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      timeout: WAIT_MS_MAX,
      agent: false as const,
      // Our own listener under its public name's certificate: the signature proves the notice.
      rejectUnauthorized: false,
    }
    const sent = request(url, options, (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode ?? 500))
    })
    sent.on('timeout', () => sent.destroy(new Error('the webhook did not answer')))
    sent.on('error', fail)
    sent.end(body)
  })
}

/** This very process, whatever name and proxy stand before it. */
function ownListener({ settings }: House): string {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  const inUrl = host.includes(':') ? `[${host}]` : host
  return `${settings.tls ? 'https' : 'http'}://${inUrl}:${settings.port}`
}

function paymentIdIn(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('payment' in payload)) return null
  return typeof payload.payment === 'string' ? payload.payment : null
}
