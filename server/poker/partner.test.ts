/** A poker room outside the house: what it is asked, and what of its answers is believed. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lira } from '#contract/money.ts'
import { newMember, PASSWORD } from '../account/testing-factors.ts'
import { sign, verifySignature } from '../crypto/signature.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { fuzz, type Send } from '../door/testing-odd-values.ts'
import { answer, type Question, type Reply } from './messages.ts'
import { SANDBOX_KEY, SANDBOX_PATH } from './sandbox-room/address.ts'
import { noticeKey } from '../payments/keys.ts'
import { cashOf, makeOld, guestsOf, POKER, transfersOf, type Guest } from './testing.ts'
import { askUnansweredPoker } from './unanswered.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const KEY = Buffer.from(SECRET)

const { newGuest, newPlayer } = guestsOf({ newMember, password: PASSWORD })

let house: TestHouse
let server: Server
let received: Question[] = []
/** Null: as a room should. */
let misbehaves: ((asked: Question, response: ServerResponse) => void | Promise<void>) | null = null

const purses = new Map<string, bigint>()
const moved = new Map<string, Reply>()

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const signed = {
        timestamp: String(request.headers['x-poker-timestamp']),
        signature: String(request.headers['x-poker-signature']),
      }
      if (verifySignature(KEY, signed, body, house.clock()) !== 'genuine')
        return response.writeHead(401).end()
      // The house's own words, held by their signature.
      const question = JSON.parse(body.toString()) as Question
      received.push(question)
      if (misbehaves) return void misbehaves(question, response)
      sendReply(response, { id: question.id, ...replyTo(question) })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const poker = { url: `http://127.0.0.1:${port}/kasa`, secret: SECRET }
  house = await startTestHouse({ settings: { poker } })
}, 120_000)
afterAll(async () => {
  await house.close()
  server.close()
})
beforeEach(() => {
  received = []
  misbehaves = null
})

interface Lies {
  key?: Buffer
  secondsOff?: number
  headers?: Record<string, string>
}

function sendReply(response: ServerResponse, reply: object | string, lies: Lies = {}): void {
  const body = Buffer.from(typeof reply === 'string' ? reply : JSON.stringify(reply))
  const seconds = Math.floor(house.clock().getTime() / 1000) + (lies.secondsOff ?? 0)
  const headers = {
    'x-poker-timestamp': String(seconds),
    'x-poker-signature': sign(lies.key ?? KEY, seconds, body),
  }
  response.writeHead(200, lies.headers ?? headers).end(body)
}

function replyTo(asked: Question): Reply {
  switch (asked.call) {
    case 'create-player':
      purses.set(asked.player, purses.get(asked.player) ?? 0n)
      return { outcome: 'player', username: asked.username, purseKurus: purseText(asked.player) }
    case 'open-lobby': {
      const url = 'https://room.example/lobby'
      return { outcome: 'lobby', url, purseKurus: purseText(asked.player) }
    }
    case 'stop-play':
      return { outcome: 'player', username: 'Turna', purseKurus: purseText(asked.player) }
    case 'transfer': {
      const { reference, player, direction, amountKurus } = asked
      const change = BigInt(amountKurus) * (direction === 'in' ? 1n : -1n)
      purses.set(player, (purses.get(player) ?? 0n) + change)
      const done = {
        outcome: 'done',
        reference,
        amountKurus,
        purseKurus: purseText(player),
      } as const
      moved.set(reference, done)
      return done
    }
    case 'ask':
      return moved.get(asked.reference) ?? { outcome: 'unknown', reference: asked.reference }
    case 'close': {
      const { reference } = asked
      const known = moved.get(reference) ?? ({ outcome: 'refused', reference } as const)
      moved.set(reference, known)
      return known
    }
  }
}

const purseText = (player: string): string => String(purses.get(player) ?? 0n)
const transfersReceived = () => received.filter(({ call }) => call === 'transfer')
const deposit = ({ client }: Guest, amount: number, requestId: string) =>
  client.refused('klasGaming/deposit', { ...POKER, amount, requestId })

it('is asked and answers, signed both ways', async () => {
  const guest = await newPlayer(house)
  const { data } = await guest.client.call('klasGaming/launch', POKER)
  expect(data).toEqual({
    url: 'https://room.example/lobby',
    balance: 0,
    username: guest.username,
  })
  await guest.client.call('klasGaming/deposit', { ...POKER, amount: 120 })
  expect((await guest.client.call('klasGaming/launch', POKER)).data.balance).toBe(120)
  expect(JSON.stringify(received)).not.toContain(SECRET)
  expect(house.logged()).not.toContain(SECRET)
})

const NONSENSE: Readonly<Record<string, (asked: Question, response: ServerResponse) => void>> = {
  'a status of its own': (_asked, response) => void response.writeHead(500).end('x'),
  'a way to somewhere else': (_asked, response) =>
    void response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  nothing: (_asked, response) => void response.destroy(),
  'no JSON': (_asked, response) => sendReply(response, '<html>'),
  'JSON of another shape': ({ id }, response) => sendReply(response, { id, outcome: 'fine' }),
  'nothing signed': (asked, response) =>
    sendReply(response, { id: asked.id, ...replyTo(asked) }, { headers: {} }),
  'signed by somebody else': (asked, response) =>
    sendReply(response, { id: asked.id, ...replyTo(asked) }, { key: Buffer.from('another') }),
  'signed long ago': (asked, response) =>
    sendReply(response, { id: asked.id, ...replyTo(asked) }, { secondsOff: -900 }),
  'the answer to another question': (asked, response) =>
    sendReply(response, { id: '0'.repeat(32), ...replyTo(asked) }),
  'amounts that are none': ({ id }, response) =>
    sendReply(response, { id, outcome: 'lobby', url: 'https://x.example', purseKurus: '1e3' }),
  'more than anybody reads': (_asked, response) => sendReply(response, 'x'.repeat(200_000)),
}

describe.each(Object.entries(NONSENSE))('that answers %s', (_what, behaves) => {
  it('is out of reach, and its transfers wait to be asked after', async () => {
    const guest = await newPlayer(house)
    received = []
    misbehaves = behaves
    expect(await guest.client.refused('klasGaming/launch', POKER)).toMatchObject({
      code: 422,
      data: { refusal: 'poker-partner-unreachable' },
    })
    for (const requestId of ['once', 'once'])
      expect(await deposit(guest, 80, requestId)).toMatchObject({
        code: 422,
        data: { refusal: 'poker-transfer-unanswered' },
      })
    expect(transfersReceived()).toHaveLength(1)
    expect(await transfersOf(house, guest)).toMatchObject([{ state: 'sent' }])
    await makeOld(house, guest)
    await askUnansweredPoker(house)
    expect(await cashOf(house, guest)).toBe(lira(920))
    misbehaves = null
    await askUnansweredPoker(house)
    const [transfer] = await transfersOf(house, guest)
    const inPurse = purses.get(`member-${guest.id}`) ?? 0n
    expect(transfer?.state).toBe(inPurse === 80_00n ? 'done' : 'refused')
    expect(await cashOf(house, guest)).toBe(inPurse === 80_00n ? lira(920) : lira(1_000))
    expect(transfersReceived()).toHaveLength(1)
  })
})

it('that says it moved another amount is not believed', async () => {
  const guest = await newPlayer(house)
  misbehaves = (asked, response) => {
    const reply = replyTo(asked)
    const lie = reply.outcome === 'done' ? { ...reply, amountKurus: '1' } : reply
    sendReply(response, { id: asked.id, ...lie })
  }
  expect(await deposit(guest, 80, 'other')).toMatchObject({
    data: { refusal: 'poker-transfer-unanswered' },
  })
  expect(await transfersOf(house, guest)).toMatchObject([{ state: 'sent' }])
  expect(await cashOf(house, guest)).toBe(lira(920))
})

it('that speaks of another transfer is not believed', async () => {
  const guest = await newPlayer(house)
  misbehaves = ({ id }, response) =>
    sendReply(response, { id, outcome: 'refused', reference: 'somebody-else' })
  await deposit(guest, 80, 'whose')
  expect(await cashOf(house, guest)).toBe(lira(920))
})

const ID = 'a'.repeat(32)
it.each([
  ['launch', {}, { id: ID, outcome: 'lobby', url: 'https://room.example/', purseKurus: '5' }],
  [
    'deposit',
    { amount: 1 },
    { id: ID, outcome: 'done', reference: '1-1', amountKurus: '100', purseKurus: '100' },
  ],
])('with any value in its answer to %s makes no fault', async (call, data, reply) => {
  const { client } = await newPlayer(house)
  const odd: string[] = []
  // Which question gets which of them is all one; each names its question, where it names one at all.
  misbehaves = ({ id }, response) => sendReply(response, (odd.pop() ?? '').replace(ID, id))
  const send: Send = async (answered) => {
    odd.push(JSON.stringify(answered))
    const api = { class: 'klasGaming', method: call }
    const body = { api, data: { ...POKER, ...data }, user: client.stored.user }
    const { code, ...rest } = await client.post(body)
    return { status: code, answer: rest }
  }
  const option = answer.def.options.find((each) => each.safeParse(reply).success) ?? answer
  expect(await fuzz(option, reply, send)).toEqual({ wrong: [], values: expect.any(Number) })
  expect(house.logged()).not.toContain('"fault":')
})

it('whose lobby is no web address opens none', async () => {
  const guest = await newPlayer(house)
  misbehaves = ({ id }, response) =>
    sendReply(response, { id, outcome: 'lobby', url: 'javascript:alert(1)', purseKurus: '0' })
  expect(await guest.client.refused('klasGaming/launch', POKER)).toMatchObject({
    data: { refusal: 'poker-partner-unreachable' },
  })
})

it('PROT-50 is told of a pause again and again until it has answered, and a lobby that opened meanwhile is nobody’s', async () => {
  const guest = await newPlayer(house)
  const { client, id } = guest
  const stops = () =>
    received.filter((asked) => asked.call === 'stop-play' && asked.player === `member-${id}`)
  const due = async () =>
    (
      await house.database.db
        .selectFrom('poker_players')
        .select('stop_due_at')
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow()
    ).stop_due_at
  misbehaves = async (asked, response) => {
    if (asked.call === 'stop-play') return void response.writeHead(503).end()
    await client.call('protection/time_out', { span: '1d' })
    sendReply(response, { id: asked.id, ...replyTo(asked) })
  }
  const launched = await client.refused('klasGaming/launch', POKER)
  expect(launched.data.refusal).toBe('member-paused')
  await askUnansweredPoker(house)
  await vi.waitFor(() => expect(stops().length).toBeGreaterThan(1))
  expect(await due()).not.toBeNull()
  misbehaves = null
  await askUnansweredPoker(house)
  expect(await due()).toBeNull()
  received = []
  await askUnansweredPoker(house)
  expect(stops()).toEqual([])
})

it('a house without one refuses every call by that name', async () => {
  const none = await startTestHouse({ settings: { demo: false } })
  try {
    const guest = await newGuest(none)
    for (const call of ['launch', 'deposit', 'drawrequest', 'createMember']) {
      const api = { class: 'klasGaming', method: call }
      const data = { ...POKER, amount: 10, username: 'kim' }
      expect(await guest.client.post({ api, data, user: guest.client.stored.user })).toMatchObject({
        data: { refusal: 'poker-partner-missing' },
      })
    }
    expect((await visitor(none).get('/sandbox-poker/page.css')).status).toBe(404)
  } finally {
    await none.close()
  }
})

describe('the sandbox room', () => {
  const put = async (body: object, lies: Lies = {}) => {
    const raw = Buffer.from(JSON.stringify({ id: 'a'.repeat(32), ...body }))
    const seconds = Math.floor(house.clock().getTime() / 1000) + (lies.secondsOff ?? 0)
    const headers = lies.headers ?? {
      'x-poker-timestamp': String(seconds),
      'x-poker-signature': sign(lies.key ?? (await noticeKey(house, SANDBOX_KEY)), seconds, raw),
    }
    const init = { method: 'POST', headers, body: raw }
    return (await fetch(house.settings.publicUrl + SANDBOX_PATH, init)).status
  }
  const question = { call: 'ask', reference: '1-1' }

  it('answers signed questions alone', async () => {
    expect(await put(question)).toBe(200)
    expect(await put(question, { headers: {} })).toBe(401)
    expect(await put(question, { key: Buffer.from('another') })).toBe(401)
    expect(await put(question, { secondsOff: -900 })).toBe(401)
    expect(await put({ call: 'give-me-money' })).toBe(400)
    expect(
      await put({
        call: 'transfer',
        reference: '1-1',
        player: 'x',
        direction: 'in',
        amountKurus: '-5',
      }),
    ).toBe(400)
  })

  it('lets nobody into a lobby that is not theirs, and takes no press from elsewhere', async () => {
    const site = house.settings.publicUrl
    for (const visit of ['0'.repeat(32), 'x', '%2e%2e'])
      expect((await fetch(`${site}/sandbox-poker/lobby/${visit}`)).status).toBe(404)
    const elsewhere = { origin: 'https://elsewhere.example' }
    const init = { method: 'POST', headers: elsewhere, body: 'do=rise' }
    expect((await fetch(`${site}/sandbox-poker/lobby/${'0'.repeat(32)}`, init)).status).toBe(403)
  })
})
