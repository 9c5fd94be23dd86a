import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CLOSES } from '#contract/stream-codes.ts'
import { untilWaiting, whileLocked } from '../database/testing-locks.ts'
import { connectTo, userOf } from '../push/testing.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { LISTENING, listeningHere, OpenConnections } from './connections.ts'

const OF_ADDRESS = 8

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({
    listening: {
      connectionsOfAddress: OF_ADDRESS,
      headersMs: 400,
      idleMs: 1_000,
      keepAliveMs: 1_000,
      answerMs: 600,
    },
  })
}, 120_000)
afterAll(() => house.close())

const portOf = (url: string): number => Number(new URL(url).port)
/** The listener of the site, and that of the games. */
const ports = (): number[] => [portOf(house.settings.publicUrl), portOf(house.settings.gamesUrl)]

/** A connection from an address of this machine, and when it ended. */
function dial(port: number, localAddress = '127.0.0.9'): { socket: Socket; closed: Promise<void> } {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => socket.destroy())
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  return { socket, closed }
}

const statusFrom = (localAddress: string, port: number): Promise<number> =>
  new Promise((done, fail) => {
    const options = { port, host: '127.0.0.1', localAddress, path: '/healthz', agent: false }
    const ask = request(options, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0))
    })
    ask.once('error', fail).end()
  })

async function nobodyLeft(): Promise<void> {
  while (house.connections.open > 0) await pause(20)
}

/** Asks for a stream and closes its own half never. */
function askForStream(port: number, path: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => socket.destroy())
  const lines = [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${'A'.repeat(22)}==`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

describe('a connection', () => {
  it('that was refused as a stream is let go, also when its other end stays', async () => {
    await nobodyLeft()
    const [port = 0] = ports()
    const paths = ['/endpoint/v1/no-such-stream', '/endpoint/v1/stream?token=1']
    for (const path of paths) {
      const socket = askForStream(port, path)
      await new Promise((done) => socket.once('data', done))
      await nobodyLeft()
      socket.destroy()
    }
  })

  it('on which nothing is said, or half a head, is let go', async () => {
    for (const port of ports())
      for (const sent of ['', 'GET / HTTP/1.1\r\nhost: localhost\r\n']) {
        const { socket, closed } = dial(port)
        const began = performance.now()
        if (sent !== '') socket.write(sent)
        socket.resume()
        await closed
        expect(performance.now() - began).toBeLessThan(5_000)
      }
  })

  it('whose other end takes nothing of what it asked for is let go', async () => {
    const { socket, closed } = dial(portOf(house.settings.publicUrl))
    const ask =
      'GET /tables/lale-devri/1/lookUpTable_base_0.csv HTTP/1.1\r\nhost: localhost\r\n\r\n'
    socket.pause()
    socket.write(ask.repeat(200))
    await pause(200)
    expect(house.connections.open).toBeGreaterThan(0)
    await nobodyLeft()
    socket.resume()
    await closed
  })

  it('is one of so many of an address: more are let go at once, and others come in', async () => {
    await nobodyLeft()
    const [port = 0, gamesPort = 0] = ports()
    const open = Array.from({ length: OF_ADDRESS }, (_, n) => dial(n % 2 ? port : gamesPort))
    while (house.connections.open < OF_ADDRESS) await pause(10)
    const refusedBefore = house.connections.refused
    const began = performance.now()
    await dial(port).closed
    await dial(gamesPort).closed
    expect(performance.now() - began).toBeLessThan(300)
    expect(house.connections.refused).toBe(refusedBefore + 2)
    expect(await statusFrom('127.0.0.10', port)).toBe(200)
    for (const { socket } of open) socket.destroy()
    await nobodyLeft()
    expect(await statusFrom('127.0.0.9', port)).toBe(200)
  })

  it('is one of so many as there are files for', () => {
    expect(listeningHere({}, 1024)).toMatchObject({ connections: 512, connectionsOfAddress: 128 })
    expect(listeningHere({}, 100).connections).toBeGreaterThan(0)
    expect(listeningHere({}, Infinity)).toEqual(LISTENING)
    expect(listeningHere({ headersMs: 1 }, 1e9)).toEqual({ ...LISTENING, headersMs: 1 })
  })

  it('of a proxy that is named counts only in all', async () => {
    const limits = { ...LISTENING, connectionsOfAddress: 1, connections: 3 }
    const openThrough = async (trustProxy: string | undefined): Promise<number> => {
      const connections = new OpenConnections(limits, trustProxy ? { trustProxy } : {})
      const { createServer } = await import('node:http')
      const server = createServer()
      connections.watch(server)
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const dialled = Array.from({ length: 5 }, () => dial(port))
      await pause(200)
      const { open } = connections
      for (const { socket } of dialled) socket.destroy()
      server.close()
      return open
    }
    expect(await openThrough(undefined)).toBe(1)
    expect(await openThrough('10.0.0.0/8')).toBe(1)
    expect(await openThrough('10.0.0.0/8,127.0.0.0/8')).toBe(3)
    expect(await openThrough('loopback')).toBe(3)
  })
})

describe('a request', () => {
  const call = JSON.stringify({ api: { class: 'maintenance', method: 'check_status' } })
  const encoded = [
    ['gzip', gzipSync(call)],
    ['br', brotliCompressSync(call)],
    ['deflate', deflateSync(call)],
    ['gzip', Buffer.from(call)],
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['gzip, br', gzipSync(call)],
    ['nothing-known', Buffer.from(call)],
  ] as const

  it.each(encoded)('a call whose body came as %s is answered', async (encoding, body) => {
    const headers = { 'content-type': 'application/json', panel: 'frontend' }
    const post = (url: string) =>
      fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-encoding': encoding },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(5_000),
      })
    const { publicUrl, gamesUrl } = house.settings
    const answered = await post(`${publicUrl}/endpoint/v1`)
    expect(answered.status).toBe(200)
    const isPlain = body.equals(Buffer.from(call))
    const reply: unknown = await answered.json()
    expect(reply).toMatchObject(isPlain ? { code: 200 } : { data: { refusal: expect.any(String) } })
    for (const url of [`${gamesUrl}/rgs/wallet/play`, `${publicUrl}/payments/sandbox/webhook`])
      expect((await post(url)).status, url).toBeLessThan(500)
  })

  it('that waits too long is answered busy in time, and its connection ends', async () => {
    await whileLocked(house.database.pool, 'lock table members, sessions', async () => {
      const data = { username: 'demo', password: 'Demo123!' }
      const began = performance.now()
      const reply = await visitor(house).refused('user/login', data)
      expect(reply).toMatchObject({ code: 429, data: { refusal: 'busy' } })
      expect(performance.now() - began).toBeLessThan(3_000)
    })
    // The deadline of this house is shorter than a hash may take on a machine with other things to do.
    const login = () => visitor(house).login('demo')
    expect(await vi.waitFor(login, { timeout: 10_000 })).toMatchObject({ username: 'demo' })
    expect(house.logged()).not.toContain('"fault"')
  })

  it('for a page that waits too long says that we are busy, and blames nobody', async () => {
    const page = await whileLocked(house.database.pool, 'lock table catalogue_games', () =>
      fetch(`${house.settings.publicUrl}/slot?q=lale`, { headers: { accept: 'text/html' } }),
    )
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1'])
    const text = await page.text()
    expect(text).toContain('Şu anda çok yoğunuz')
    expect(text).not.toContain('çok fazla istek')
  })
})

describe('a message of a socket', () => {
  it('that waits too long holds up none after it: its reader is told to come back', async () => {
    const demo = await vi.waitFor(() => loginAs(house, 'demo'), { timeout: 10_000 })
    const [reader, another] = [await connectTo(house, demo), await connectTo(house, demo)]
    await whileLocked(house.database.pool, 'lock table sessions', async () => {
      reader.send({ type: 'open', user: userOf(demo), topics: { balance: null } })
      expect(await reader.closed).toEqual({ code: CLOSES.busy, reason: 'busy' })
    })
    another.send({ type: 'open', user: userOf(demo), topics: { balance: null } })
    expect(await another.next('balance')).toBeDefined()
    another.ws.close()
    expect(house.logged()).not.toContain('fault of the stream')
  })
})

describe('a stop', () => {
  it('waits for nobody longer than its own time', async () => {
    const closing = await startTestHouse({ listening: { closeMs: 300 } })
    const { publicUrl } = closing.settings
    const holder = await closing.database.pool.connect()
    await holder.query('begin')
    await holder.query('lock table members')
    const data = { username: 'demo', password: 'Demo123!' }
    const inFlight = visitor(closing).post({ api: { class: 'user', method: 'login' }, data })
    const cut = inFlight.then(
      () => false,
      () => true,
    )
    await untilWaiting(closing.owner.pool)
    const idle = dial(portOf(publicUrl))
    const began = performance.now()
    const stopped = closing.close()
    expect(await cut).toBe(true)
    await idle.closed
    expect(performance.now() - began).toBeLessThan(3_000)
    await stopped
    expect(performance.now() - began).toBeLessThan(12_000)
    holder.release(true)
  })

  it('waits no longer for whoever began a stream and stays', async () => {
    const closing = await startTestHouse({ listening: { closeMs: 300 } })
    const socket = askForStream(portOf(closing.settings.publicUrl), '/endpoint/v1/stream')
    await new Promise((done) => socket.once('data', done))
    // What the house cuts itself a second later, it shall not have waited for either.
    closing.push.sockets.close = async () => {}
    await closing.close()
    expect(closing.logged()).not.toContain('did not close in time')
    socket.destroy()
  })
})
