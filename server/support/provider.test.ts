/** An outside desk: what it is sent, what of it is believed. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { verifySignature, sign } from '../crypto/signature.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { deliverSupportMessage } from './deliver.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const KEY = Buffer.from(SECRET)

interface Received {
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

let house: TestHouse
let provider: Server
let received: Received[] = []
let status = 200

beforeAll(async () => {
  provider = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.statusCode = status
      response.end()
    })
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  const { port } = provider.address() as AddressInfo
  const support = { url: `http://127.0.0.1:${port}/in`, secret: SECRET }
  house = await startTestHouse({ settings: { support } })
})

beforeEach(() => {
  received = []
  status = 200
})

afterAll(async () => {
  await house.close()
  provider.close()
})

async function write(text: string): Promise<{ writer: Client; id: number }> {
  const writer = visitor(house)
  const { data } = await writer.call('support/send_message', { text })
  return { writer, id: data.messageID }
}

const arrived = () => vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 10_000)

async function conversationOf(messageId: number): Promise<string> {
  const { conversation_id: id } = await house.database.db
    .selectFrom('support_messages')
    .select('conversation_id')
    .where('id', '=', BigInt(messageId))
    .executeTakeFirstOrThrow()
  return String(id)
}

it('is sent every message, signed over its bytes', async () => {
  const { id } = await write('dışarıya')
  await arrived()
  const { headers, body } = received[0] ?? { headers: {}, body: Buffer.alloc(0) }
  const signed = {
    timestamp: String(headers['x-kasa-timestamp']),
    signature: String(headers['x-kasa-signature']),
  }
  expect(verifySignature(KEY, signed, body, house.clock())).toBe('genuine')
  expect(JSON.parse(body.toString())).toMatchObject({
    id: String(id),
    conversation: await conversationOf(id),
    from: 'visitor',
    username: null,
    text: 'dışarıya',
  })
})

it('is asked again when it fails, and never when it took or refused a message', async () => {
  status = 503
  const { id } = await write('yine dene')
  await arrived()
  await expect(deliverSupportMessage(house, { message: String(id) })).rejects.toThrow('503')
  status = 200
  await deliverSupportMessage(house, { message: String(id) })
  const taken = received.length
  await deliverSupportMessage(house, { message: String(id) })
  expect(received).toHaveLength(taken)
  status = 422
  const refused = await write('reddedilen')
  await vi.waitFor(() => expect(received.length).toBe(taken + 1), 10_000)
  await vi.waitFor(async () => {
    const { delivered_at: at } = await house.database.db
      .selectFrom('support_messages')
      .select('delivered_at')
      .where('id', '=', BigInt(refused.id))
      .executeTakeFirstOrThrow()
    expect(at).not.toBeNull()
  })
  expect(house.logged()).not.toContain('reddedilen')
})

interface Sending {
  key?: Buffer
  seconds?: number
  signature?: string
}

async function comesIn(body: unknown, { key = KEY, seconds, signature }: Sending = {}) {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const at = seconds ?? Math.floor(house.clock().getTime() / 1000)
  const response = await fetch(`${house.settings.publicUrl}/providers/support/replies`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-kasa-timestamp': String(at),
      'x-kasa-signature': signature ?? sign(key, at, raw),
    },
    body: raw,
  })
  return { status: response.status, ...((await response.json()) as { outcome: string }) }
}

async function repliesTo(writer: Client): Promise<string[]> {
  const { data } = await writer.call('support/list_messages', {})
  return data.filter(({ from }) => from === 'house').map(({ text }) => text)
}

it('answers once, however often its reply comes', async () => {
  const { writer, id } = await write('yanıt bekler')
  const reply = { id: 'r-1', conversation: await conversationOf(id), text: 'Buradayız' }
  expect(await comesIn(reply)).toEqual({ status: 200, outcome: 'taken' })
  const again = await Promise.all([comesIn(reply), comesIn(reply)])
  expect(again.map(({ outcome }) => outcome)).toEqual(['repeated', 'repeated'])
  expect(await repliesTo(writer)).toEqual(['Buradayız'])
})

it('is believed only with its own signature, of now, over these bytes', async () => {
  const { writer, id } = await write('sahte bekler')
  const reply = { id: 'r-2', conversation: await conversationOf(id), text: 'sahte' }
  const now = Math.floor(house.clock().getTime() / 1000)
  const other = sign(KEY, now, Buffer.from('{}'))
  for (const [how, outcome] of [
    [{ key: Buffer.from('another-secret-of-thirty-two-letters') }, 'forged'],
    [{ signature: other, seconds: now }, 'forged'],
    [{ signature: 'x' }, 'forged'],
    [{ seconds: now - 330 }, 'stale'],
    [{ seconds: now + 330 }, 'stale'],
  ] as const)
    expect(await comesIn(reply, how)).toEqual({ status: 401, outcome })
  const bare = await fetch(`${house.settings.publicUrl}/providers/support/replies`, {
    method: 'POST',
    body: JSON.stringify(reply),
  })
  expect(bare.status).toBe(401)
  expect(await repliesTo(writer)).toEqual([])
})

it('what it says has to be readable, and about a conversation', async () => {
  const { id } = await write('okunur')
  const conversation = await conversationOf(id)
  for (const wrong of [
    'no json',
    {},
    { id: 'r-3', conversation: 'x', text: 'a' },
    { id: 'r-3', conversation, text: '' },
    { id: 'r-3', conversation, text: 'a'.repeat(2001) },
    { id: '', conversation, text: 'a' },
    { id: 'r-\u0000', conversation, text: 'a' },
  ])
    expect(await comesIn(wrong)).toEqual({ status: 400, outcome: 'unreadable' })
  const nowhere = { id: 'r-4', conversation: '999999', text: 'a' }
  expect(await comesIn(nowhere)).toEqual({ status: 404, outcome: 'unknown' })
})

it('a house without an outside desk takes no replies', async () => {
  const own = await startTestHouse()
  const response = await fetch(`${own.settings.publicUrl}/providers/support/replies`, {
    method: 'POST',
    body: '{}',
  })
  expect(response.status).toBe(404)
  await own.close()
})
