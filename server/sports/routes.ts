/** Where providers tell of matches (`docs/feed.md`): signed over the very bytes, many messages at once, each answered by itself. */
import * as z from 'zod/mini'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isNews } from '#games/sports/stops.ts'
import { bodyOf, takeBodies } from '../door/body.ts'
import type { House } from '../house.ts'
import { verifySignature } from '../crypto/signature.ts'
import { signedBy } from '../crypto/signed-line.ts'
import { readBody, type Unreadable } from './feed/read-body.ts'
import { priceEvents, priceLiveEvents } from './trading/offers.ts'
import { takeMessages, type TakenMessage } from './feed/take-messages.ts'

const BYTES_MAX = 1024 * 1024

interface Answered {
  status: 200 | 400 | 401 | 404 | 413
  body: { outcome: string; messages?: readonly TakenMessage[] } & Partial<Unreadable>
}

export async function serveSportsFeed(site: FastifyInstance, house: House): Promise<void> {
  await site.register(async (door) => {
    takeBodies(door, BYTES_MAX)
    door.post('/providers/sports/:provider/messages', async (request, answer) => {
      const { status, body } = await receiveMessages(house, request)
      return answer.code(status).send(body)
    })
  })
}

const params = z.object({ provider: z.string() })

async function receiveMessages(house: House, request: FastifyRequest): Promise<Answered> {
  const { provider } = params.parse(request.params)
  const secret = house.settings.sportsFeeds?.get(provider)
  if (secret === undefined) return { status: 404, body: { outcome: 'no-such-provider' } }
  const raw = bodyOf(request)
  if (!Buffer.isBuffer(raw)) return { status: 413, body: { outcome: 'too-large' } }
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? undefined : value
  }
  const signed = signedBy('kasa', header)
  const verdict = verifySignature(Buffer.from(secret), signed, raw, house.clock())
  if (verdict !== 'genuine') {
    house.log.warn({ provider, outcome: verdict }, 'messages of a sports feed were refused')
    return { status: 401, body: { outcome: verdict } }
  }
  const read = readBody(raw, provider, house.clock())
  if ('unreadable' in read)
    return { status: 400, body: { outcome: 'unreadable', ...read.unreadable } }
  const messages = await takeMessages(house, read.messages)
  if (read.messages.some(({ type }) => type === 'fixture')) await priceEvents(house)
  if (read.messages.some(isNews)) await priceLiveEvents(house)
  return { status: 200, body: { outcome: 'taken', messages } }
}
