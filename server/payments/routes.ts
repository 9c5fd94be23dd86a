import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bytesOf, takeBodies } from '#server/door/body.ts'
import { isFromElsewhere } from '#server/door/origins.ts'
import type { House } from '#server/house.ts'
import { investmentMethods } from './adapters.ts'
import { receive } from './webhook.ts'
import { isPaymentId, paymentUrl } from './sandbox-bank/address.ts'
import { decide, findPayment, type Payment } from './sandbox-bank/book.ts'
import { fontFaces } from '#server/page/fonts.ts'
import { modeOf } from '#server/page/mode.ts'
import { noSuchPayment, paymentPage } from './sandbox-bank/page.ts'
import { PAGE_STYLE } from './sandbox-bank/page-style.ts'
import { CHOICES, choose } from './sandbox-bank/teller.ts'
import { answerWallet } from './wallet/door.ts'
import { WALLET_PATH } from './wallet/line.ts'

const NOTICE_BYTES_MAX = 16 * 1024

/**
 * What payment providers reach us by, the sandbox bank's page where the house is a demo, and the list of methods that
 * the foot of every page shows: one of the static lists, of what this house takes.
 */
export async function payments(site: FastifyInstance, house: House): Promise<void> {
  site.get('/investment-methods.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(investmentMethods(house)),
  )
  await site.register(async (door) => {
    takeBodies(door, NOTICE_BYTES_MAX)
    door.post<{ Params: { provider: string } }>(
      '/payments/:provider/webhook',
      async (request, reply) => {
        const { headers, params } = request
        const rawBody = bytesOf(request)
        const { status, outcome } = await receive(house, params.provider, { headers, rawBody })
        return reply.code(status).send({ outcome })
      },
    )
    if (house.settings.demo) sandboxPages(door, house)
    if (house.settings.demo) sandboxWallet(door, house)
  })
}

function sandboxWallet(door: FastifyInstance, house: House): void {
  door.post(WALLET_PATH, async (request, reply) => {
    const payload = { headers: request.headers, rawBody: bytesOf(request) }
    const { status, headers, body } = await answerWallet(house, payload)
    return reply.code(status).headers(headers).type('application/json').send(body)
  })
}

type PageRequest = FastifyRequest<{ Params: { id: string } }>

function sandboxPages(door: FastifyInstance, house: House): void {
  const style = fontFaces(path.resolve('build/web/assets')) + PAGE_STYLE
  door.get('/sandbox-pay/page.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  )
  door.get('/sandbox-pay/:id', async (request: PageRequest, reply) => {
    const payment = await paymentOf(house, request.params.id)
    return payment ? show(house, payment, request, reply) : showNone(house, request, reply)
  })
  door.post('/sandbox-pay/:id', async (request: PageRequest, reply) => {
    // Another site's page may not press the button for whoever is looking at it.
    if (isFromElsewhere(house.settings, request))
      return reply.code(403).send({ message: 'Forbidden' })
    const payment = await paymentOf(house, request.params.id)
    if (!payment) return showNone(house, request, reply)
    const wanted = new URLSearchParams(bytesOf(request).toString('utf8')).get('do')
    const choice = CHOICES.find((known) => known === wanted)
    const next = choice ? await choose(house, payment, choice) : 'stay'
    return reply.redirect(
      next === 'return' ? payment.returnUrl : paymentUrl(house, payment.id),
      303,
    )
  })
}

/** The payment of a page, closed first when its time is over. */
async function paymentOf(house: House, id: string): Promise<Payment | null> {
  const payment = isPaymentId(id) ? await findPayment(house.database.db, id) : null
  if (payment?.status !== 'open' || payment.expiresAt > house.clock()) return payment
  return decide(house.database.db, payment.id, 'closed', house.clock())
}

async function show(
  house: House,
  payment: Payment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const options = { mode: modeOf(request), address: paymentUrl(house, payment.id) }
  return document(reply, 200).send(await paymentPage(payment, options))
}

function showNone(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = /(?:^|; )kasa_lang=en/.test(request.headers.cookie ?? '') ? 'en' : 'tr'
  return document(reply, 404).send(noSuchPayment(lang, modeOf(request), house.settings.publicUrl))
}

/** No script, no frame around it, nothing from anywhere else. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

function document(reply: FastifyReply, code: 200 | 404): FastifyReply {
  return (
    reply
      .code(code)
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      // The bank's own form must say where it comes from; nobody else is told.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
  )
}
