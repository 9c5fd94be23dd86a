import { connect as connectSocket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gameTopics } from '#contract/topics.ts'
import { lira } from '#contract/money.ts'
import { bonusGrant } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { offerRounds } from '../bonus/testing.ts'
import { port } from '../database/database.ts'
import { sitDown } from '../jackpot/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { chooseClientSeed } from '../round/testing.ts'
import { connectTo, readStream, userOf, type TestReader } from './testing.ts'

const LIMITS = {
  firstMessageMs: 400,
  messagesPerMinute: 30,
  ofMember: 3,
  ofDemo: 2,
  ofAddress: 12,
  pingEveryMs: 300,
}

let house: TestHouse
const open: TestReader[] = []

beforeAll(async () => {
  house = await startTestHouse({ socketLimits: LIMITS })
})
afterEach(async () => {
  const readers = open.splice(0)
  for (const { ws } of readers) ws.terminate()
  await Promise.all(readers.map(({ closed }) => closed))
  await expect.poll(() => house.push.sockets.size).toBe(0)
})
afterAll(() => house.close())

async function connected(client: Client | null, options: Parameters<typeof connectTo>[2] = {}) {
  const reader = await connectTo(house, client, options)
  open.push(reader)
  return reader
}

/** Any request at all, as bytes; the answer up to the end of the connection. */
function raw(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connectSocket(port, '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => done(answer))
    socket.on('error', fail)
  })
}

const HANDSHAKE = [
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
const without = (name: string) => HANDSHAKE.filter((line) => !line.startsWith(name))

describe('what is no stream of ours is refused by name, never with a page', () => {
  it.each([
    [
      '/endpoint/v1/stream',
      'a plain GET',
      ['Host: localhost', 'Connection: close'],
      '426',
      'not-a-stream',
    ],
    ['/endpoint/v1/stream', 'no key', without('Sec-WebSocket-Key'), '400', 'not-a-stream'],
    ['/endpoint/v1/stream', 'no version', without('Sec-WebSocket-Version'), '400', 'not-a-stream'],
    [
      '/endpoint/v1/stream',
      'a protocol, where tokens are smuggled',
      [...HANDSHAKE, 'Sec-WebSocket-Protocol: secret'],
      '400',
      'not-a-stream',
    ],
    ['/', 'another address', HANDSHAKE, '404', 'unknown-stream'],
    ['/endpoint/v1', 'the endpoint', HANDSHAKE, '404', 'unknown-stream'],
    [
      '/endpoint/v1/stream?token=secret',
      'a token in the address',
      HANDSHAKE,
      '400',
      'token-in-address',
    ],
    [
      '/endpoint/v1/stream',
      'another page',
      [...HANDSHAKE, 'Origin: https://evil.example'],
      '403',
      'foreign-origin',
    ],
  ])('%s with %s', async (path, _title, lines, status, refusal) => {
    const answer = await raw(house.settings.port, [`GET ${path} HTTP/1.1`, ...lines])
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/content-type: application\/json/i)
    expect(answer).toContain(JSON.stringify({ refusal }))
    expect(answer).not.toContain('<')
  })

  it('a game’s page may not read the site’s stream, nor the site’s page a game’s', async () => {
    const { publicUrl, gamesUrl } = house.settings
    await expect(connectTo(house, null, { origin: gamesUrl })).rejects.toThrow(
      /403.*foreign-origin/,
    )
    await expect(
      connectTo(house, null, { path: '/rgs/stream', origin: publicUrl }),
    ).rejects.toThrow(/403.*foreign-origin/)
    await connected(null, { origin: publicUrl })
    await connected(null, { path: '/rgs/stream', origin: gamesUrl })
  })

  it('an upgrade to something else is passed over, as HTTP allows', async () => {
    const answer = await raw(house.settings.port, [
      'GET /healthz HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
    ])
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })
})

describe('a socket is closed', () => {
  it('when it says nothing for too long', async () => {
    const reader = await connected(null)
    expect(await reader.closed).toEqual({ code: 4408, reason: 'no-first-message' })
  })

  it.each([
    ['what is no JSON', '{"type":'],
    ['JSON of another shape', '{"type":"open"}'],
    ['depth without end', '['.repeat(15_000)],
    ['a session in words', '{"type":"open","user":"demo","topics":{}}'],
    [
      'a topic’s name without end',
      `{"type":"open","user":null,"topics":{"${'a'.repeat(90)}":null}}`,
    ],
  ])('for %s', async (_title, text) => {
    const reader = await connected(null)
    reader.send(text)
    expect(await reader.closed).toEqual({ code: 4400, reason: 'bad-message' })
  })

  it('for bytes in place of text, and for a message beyond 16 KiB', async () => {
    const [bytes, large] = [await connected(null), await connected(null)]
    bytes.ws.send(Buffer.from('{"type":"open","user":null,"topics":{}}'))
    expect((await bytes.closed).code).toBe(4400)
    large.send({ type: 'open', user: null, topics: {}, more: 'x'.repeat(16 * 1024) })
    expect(await large.closed).toEqual({ code: 1009, reason: 'too-large' })
  })

  it('for a flood, be it of messages or of pings', async () => {
    const [talks, pings] = [
      await readStream(house, null, { jackpots: null }),
      await readStream(house, null, {}),
    ]
    open.push(talks, pings)
    for (let i = 0; i < 40; i++) {
      talks.send({ type: 'leave', topics: ['jackpots'] })
      pings.ws.ping()
    }
    expect(await talks.closed).toEqual({ code: 4429, reason: 'too-many-messages' })
    expect((await pings.closed).code).toBe(4429)
  })

  it('when a member or an address has too many', async () => {
    const demo = await loginAs(house, 'demo')
    for (let i = 0; i < LIMITS.ofMember; i++) open.push(await readStream(house, demo, {}))
    const more = await connected(demo)
    more.send({ type: 'open', user: userOf(demo), topics: {} })
    expect(await more.closed).toEqual({ code: 4430, reason: 'too-many-sockets' })
    while (house.push.sockets.size < LIMITS.ofAddress) await connected(null)
    await expect(connectTo(house, null)).rejects.toThrow(/503.*too-many-sockets/)
  })

  it('when its reader is dead, and not while it answers', async () => {
    const [alive, dead] = [await readStream(house, null, {}), await readStream(house, null, {})]
    open.push(alive, dead)
    // Frozen: nothing is read any more, so no ping is answered.
    dead.ws.pause()
    const began = performance.now()
    await expect.poll(() => house.push.sockets.size, { timeout: 5_000 }).toBe(1)
    expect(performance.now() - began).toBeLessThan(3 * LIMITS.pingEveryMs + 500)
    expect(alive.ws.readyState).toBe(alive.ws.OPEN)
  })
})

it('secrets of a first message never reach the log', async () => {
  const demo = await loginAs(house, 'demo')
  open.push(await readStream(house, demo, { balance: null }))
  await expect(connectTo(house, demo, { path: '/endpoint/v1/stream?sid=secret' })).rejects.toThrow(
    /400/,
  )
  const { uid = '', sid = '' } = demo.stored.user ?? {}
  for (const secret of [uid, sid, demo.stored.cookie.split('=')[1] ?? '-', 'sid=secret'])
    expect(house.logged()).not.toContain(secret)
})

describe('a game’s frame', () => {
  async function launch(client: Awaited<ReturnType<typeof loginAs>>): Promise<string> {
    const { data } = await client.call('casino/games_list', { limit: 1, searchGameName: 'lale' })
    await chooseClientSeed(client)
    const opened = await client.call('casino/init_game', { gameID: data[0]?.gameID ?? 0 })
    return new URL(opened.data.url).searchParams.get('sessionID') ?? ''
  }

  it('reads the balance in whole micro-lira by its launch token, until the login ends', async () => {
    const demo = await loginAs(house, 'demo')
    const sessionID = await launch(demo)
    const reader = await connected(null, { path: '/rgs/stream' })
    reader.send({
      type: 'open',
      sessionID,
      topics: { balance: null, jackpots: null },
    })
    const { data } = await reader.next('balance')
    expect(data).toEqual({ amount: 10_000_000_000, currency: 'TRY', bonusID: null })
    expect(reader.messages[1]?.data).toEqual({ refusal: 'unknown-topic', topic: 'jackpots' })
    await demo.call('user/logout', {})
    expect((await reader.closed).code).toBe(4401)
    expect([...gameTopics.keys()]).toContain('balance')
  })

  it('reads what there is to play with, bonus money too, as a play answers it', async () => {
    const { memberId, slot } = await sitDown(house, 1)
    const key = { memberId, source: 'test', reference: 'grant' }
    await post(port(house.database.db), bonusGrant(key, lira(50)))
    const reader = await connected(null, { path: '/rgs/stream' })
    reader.send({ type: 'open', sessionID: slot.sessionID, topics: { balance: null } })
    const { data } = await reader.next('balance')
    const funds = { amount: Number(lira(51)), currency: 'TRY' }
    expect(data).toEqual({ ...funds, bonusID: null })
    expect((await slot.balance()).balance).toEqual(funds)
  })

  it('PROT-105 reads which bonus is under way, as it begins and as it ends, though no money has moved', async () => {
    const { client, slot } = await sitDown(house, 1)
    const reader = await connected(null, { path: '/rgs/stream' })
    reader.send({ type: 'open', sessionID: slot.sessionID, topics: { balance: null } })
    const funds = { amount: Number(lira(1)), currency: 'TRY' }
    expect((await reader.next('balance')).data).toEqual({ ...funds, bonusID: null })
    const isOf = (id: number | null) => (data: { bonusID: number | null }) => data.bonusID === id
    const { data } = await client.call('bonus/request', { bonusID: await offerRounds(house) })
    expect((await reader.next('balance', isOf(data.bonusID))).data).toMatchObject(funds)
    await client.call('bonus/cancel', { bonusID: data.bonusID })
    expect((await reader.next('balance', isOf(null))).data).toMatchObject(funds)
  })

  it('a token that is none, or whose login is over, opens nothing; a demo has no balance', async () => {
    const demo = await loginAs(house, 'demo')
    const dead = await launch(demo)
    await demo.call('user/logout', {})
    for (const sessionID of ['nonsense', `1-${'a'.repeat(43)}`, dead]) {
      const reader = await connected(null, { path: '/rgs/stream' })
      reader.send({ type: 'open', sessionID, topics: { balance: null } })
      expect((await reader.closed).code).toBe(4401)
    }
    const play = await connected(null, { path: '/rgs/stream' })
    const topics = { balance: null, maintenance: null }
    play.send({ type: 'open', sessionID: await demoToken(), topics })
    expect((await play.next('maintenance')).data).toBe(true)
    expect(play.messages[1]?.data).toEqual({ refusal: 'no-permission', topic: 'balance' })
  })

  async function demoToken(): Promise<string> {
    const { data } = await visitor(house).call('casino/games_list', { searchGameName: 'lale' })
    const opened = await visitor(house).call('casino/demo_game', { gameID: data[0]?.gameID ?? 0 })
    return new URL(opened.data.url).searchParams.get('sessionID') ?? ''
  }

  it('a demo that somebody made up reads nothing, and one that there is has few sockets', async () => {
    for (const sessionID of [`demo-${'a'.repeat(43)}`, 'demo-made-up']) {
      const reader = await connected(null, { path: '/rgs/stream' })
      reader.send({ type: 'open', sessionID, topics: { 'table/spaceman': null } })
      expect((await reader.closed).code).toBe(4401)
    }
    const sessionID = await demoToken()
    const openOne = async () => {
      const reader = await connected(null, { path: '/rgs/stream' })
      reader.send({ type: 'open', sessionID, topics: {} })
      return reader
    }
    for (let n = 0; n < LIMITS.ofDemo; n += 1) await (await openOne()).next('stream')
    expect(await (await openOne()).closed).toEqual({ code: 4430, reason: 'too-many-sockets' })
  })

  it('keeps a table awake for a member, and not for a slot’s demo that looks on', async () => {
    const read = async (sessionID: string) => {
      const reader = await connected(null, { path: '/rgs/stream' })
      reader.send({ type: 'open', sessionID, topics: { 'table/spaceman': null } })
      await reader.next('table/spaceman')
    }
    const watched = () => house.push.hub.scopesWatched('table', () => false)
    await read(await demoToken())
    expect(watched()).toEqual([])
    await read(await launch(await loginAs(house, 'demo')))
    expect(watched()).toEqual(['spaceman'])
  })
})

it('a house that stops says when to come back, at once, and takes nobody up', async () => {
  const own = await startTestHouse()
  const reader = await readStream(own, visitor(own), { jackpots: null })
  const began = performance.now()
  const stopped = own.close()
  expect(await reader.closed).toEqual({ code: 1012, reason: 'restart' })
  expect(performance.now() - began).toBeLessThan(1_000)
  await stopped
})
