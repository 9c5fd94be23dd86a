/** All the guests of a table in one process: plain sockets that send a bet each and note when it was answered, and when they were told. */
import { randomBytes } from 'node:crypto'
import { connect as connectTo, type Socket } from 'node:net'
import { answer } from '../fanout/child.ts'
import { nowMs } from '../fanout/message.ts'

interface Guest {
  socket: Socket
  session: string
  rest: Buffer
  state: 'new' | 'open' | 'ready'
  onReady: () => void
  onAnswer: (isDone: boolean) => void
}

export interface Bets {
  answered: number
  refused: readonly string[]
  /** From the press to the answer. */
  ms: readonly number[]
}

export interface Landing {
  /** From the moment that the round had landed at to the moment that a guest was told. */
  ms: readonly number[]
  /** Of the message. */
  bytes: number
}

const AT_ONCE = 100
const TABLE = 'avrupa-ruleti'
const TEXT = 0x81
const PING = 0x89
const NOT_YET = Buffer.from('"landedAt":null')
const TABLE_TOPIC = Buffer.from(`"topic":"table/${TABLE}"`)
const ANSWER_TOPIC = Buffer.from('"topic":"answer"')
const READY = Buffer.from('"ready":true')

let guests: Guest[] = []
let refusals: string[] = []
let landed: { round: number; landedAt: number; bytes: number; at: Map<Guest, number> } | null = null
let wanted = 0
let onLanded: () => void = () => {}

function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const key = randomBytes(4)
  const head =
    body.length < 126
      ? Buffer.from([TEXT, 0x80 | body.length, ...key])
      : Buffer.from([TEXT, 0x80 | 126, body.length >> 8, body.length & 255, ...key])
  return Buffer.concat([head, body.map((byte, i) => byte ^ (key[i % 4] ?? 0))])
}

function open(port: number, path: string, session: string): Promise<Guest> {
  return new Promise((done, fail) => {
    const socket = connectTo(port, '127.0.0.1')
    const guest: Guest = {
      socket,
      session,
      rest: Buffer.alloc(0),
      state: 'new',
      onReady: () => done(guest),
      onAnswer: () => {},
    }
    socket.setNoDelay()
    socket.on('error', fail)
    socket.on('data', (chunk) => take(guest, chunk))
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
  })
}

function take(guest: Guest, chunk: Buffer): void {
  guest.rest = guest.rest.length === 0 ? chunk : Buffer.concat([guest.rest, chunk])
  if (guest.state === 'new') {
    const end = guest.rest.indexOf('\r\n\r\n')
    if (end === -1) return
    if (!guest.rest.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
      throw new Error(guest.rest.toString().slice(0, 200))
    guest.rest = guest.rest.subarray(end + 4)
    guest.state = 'open'
    const topics = { [`table/${TABLE}`]: null, seat: null, balance: null }
    guest.socket.write(masked(JSON.stringify({ type: 'open', sessionID: guest.session, topics })))
  }
  for (let frame = nextFrame(guest); frame !== null; frame = nextFrame(guest)) {
    if (frame.kind === PING) guest.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]))
    if (frame.kind === TEXT) read(guest, frame.body)
  }
}

function nextFrame(guest: Guest): { kind: number; body: Buffer } | null {
  const { rest } = guest
  if (rest.length < 2) return null
  const short = (rest[1] ?? 0) & 0x7f
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (rest.length < head) return null
  const length =
    short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short
  if (rest.length < head + length) return null
  guest.rest = rest.subarray(head + length)
  return { kind: rest[0] ?? 0, body: rest.subarray(head, head + length) }
}

function read(guest: Guest, body: Buffer): void {
  const begins = body.subarray(0, 120)
  if (begins.includes(ANSWER_TOPIC)) {
    // The house's envelope, or the bare one's.
    const { data } = JSON.parse(body.toString()) as { data: { result: boolean; message?: string } }
    if (!data.result) refusals.push(data.message ?? 'refused')
    guest.onAnswer(data.result)
  } else if (guest.state === 'open' && begins.includes(READY)) {
    guest.state = 'ready'
    guest.onReady()
  } else if (begins.includes(TABLE_TOPIC) && !body.includes(NOT_YET)) note(guest, body)
}

/** The first time that a guest is told of the landing of the round that is waited for. */
function note(guest: Guest, body: Buffer): void {
  if (landed === null || landed.at.has(guest)) return
  if (landed.landedAt === 0) {
    // The contract's shape.
    const { data } = JSON.parse(body.toString()) as {
      data: { round: { number: number; landedAt: number } | null }
    }
    if (data.round?.number !== landed.round) return
    landed = { ...landed, landedAt: data.round.landedAt, bytes: body.length }
  } else if (!body.includes(`"landedAt":${landed.landedAt}`)) return
  landed.at.set(guest, nowMs())
  if (landed.at.size === wanted) onLanded()
}

function bet(guest: Guest, round: number, n: number): Promise<number | null> {
  return new Promise((done) => {
    const from = nowMs()
    guest.onAnswer = (isDone) => done(isDone ? nowMs() - from : null)
    const payload = {
      type: 'act',
      act: 'place',
      table: TABLE,
      round,
      requestId: `bench-${round}-${n}`,
      spot: String(1 + (n % 36)),
      amount: 5_000_000,
    }
    guest.socket.write(masked(JSON.stringify(payload)))
  })
}

answer({
  async connect({
    port,
    path,
    sessions,
  }: {
    port: number
    path: string
    sessions: readonly string[]
  }) {
    guests = []
    for (let from = 0; from < sessions.length; from += AT_ONCE) {
      const some = sessions.slice(from, from + AT_ONCE)
      guests.push(...(await Promise.all(some.map((session) => open(port, path, session)))))
    }
  },
  /** Each one bet, evenly over the window. */
  async bet({
    round,
    windowMs,
    patienceMs,
  }: Record<'round' | 'windowMs' | 'patienceMs', number>): Promise<Bets> {
    refusals = []
    const answers = guests.map(async (guest, n) => {
      await new Promise((done) => setTimeout(done, (windowMs * n) / guests.length))
      const late = new Promise<null>((done) => setTimeout(done, patienceMs, null))
      return Promise.race([bet(guest, round, n), late])
    })
    const ms = (await Promise.all(answers)).filter((one) => one !== null)
    return { answered: ms.length, refused: [...new Set(refusals)], ms }
  },
  /** Waits until everybody was told that the round has landed. */
  landing({ round, patienceMs }: Record<'round' | 'patienceMs', number>): Promise<Landing> {
    landed = { round, landedAt: 0, bytes: 0, at: new Map() }
    wanted = guests.length
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer)
        const { at, landedAt = 0, bytes = 0 } = landed ?? {}
        done({
          ms: [...(at ?? new Map<Guest, number>()).values()].map((atMs) => atMs - landedAt),
          bytes,
        })
      }
      const timer = setTimeout(end, patienceMs)
      onLanded = end
    })
  },
})
process.once('SIGTERM', () => process.exit(0))
