/** Thousands of sockets in one process that watch events each: they count bytes, and of a few all that came is read afterwards. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from '../fanout/child.ts'
import { nowMs } from '../fanout/message.ts'
import { countOf, type Change } from './changes.ts'

interface Reader {
  socket: Socket
  group: number
  bytes: number
  /** What came, and when; of most nothing is kept. */
  kept: { at: number; chunk: Buffer }[] | null
}

interface Target {
  port: number
  path: string
  many: number
  /** The events that the readers of each group watch. */
  groups: readonly (readonly number[])[]
  sampled: number
}

const HANDSHAKES_AT_ONCE = 100
const QUIET_MS = 1_500
const TEXT = 0x81

const readers: Reader[] = []
let groups: Target['groups'] = []
let heardAtMs = 0
let isCounting = false

function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const key = randomBytes(4)
  const head = Buffer.from([TEXT, 0x80 | 126, body.length >> 8, body.length & 255, ...key])
  return Buffer.concat([head, body.map((byte, i) => byte ^ (key[i % 4] ?? 0))])
}

function open({ port, path, groups: all, sampled }: Target, number: number): Promise<Reader> {
  const group = number % all.length
  const topics = Object.fromEntries((all[group] ?? []).map((event) => [`market/${event}`, null]))
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    const kept = number < sampled ? [] : null
    const reader: Reader = { socket, group, bytes: 0, kept }
    let head = ''
    let isOpen = false
    socket.setNoDelay()
    socket.on('error', fail)
    socket.on('close', () => fail(new Error(`a reader was cut: ${head.slice(0, 200)}`)))
    socket.on('data', (chunk: Buffer) => {
      heardAtMs = nowMs()
      if (isOpen) return count(reader, chunk)
      head += chunk.toString('latin1')
      if (!head.includes('\r\n\r\n')) return
      if (!head.startsWith('HTTP/1.1 101')) return fail(new Error(head.slice(0, 200)))
      isOpen = true
      socket.write(masked(JSON.stringify({ type: 'open', user: null, topics })))
      done(reader)
    })
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
  })
}

function count(reader: Reader, chunk: Buffer): void {
  if (!isCounting) return
  reader.bytes += chunk.length
  reader.kept?.push({ at: heardAtMs, chunk })
}

/** Nobody is sent anything more. */
async function quiet(): Promise<void> {
  while (nowMs() - heardAtMs < QUIET_MS) await pause(QUIET_MS / 10)
}

interface Delivered {
  at: number
  topic: string
  count: number
}

/** Every message that came to one, with when its last byte did. */
function* readAll({ kept }: Reader): Generator<Delivered> {
  let rest: Buffer = Buffer.alloc(0)
  for (const { at, chunk } of kept ?? []) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const short = (rest[1] ?? 0) & 0x7f
      const head = short === 126 ? 4 : short === 127 ? 10 : 2
      if (rest.length < head) break
      const length =
        short === 126
          ? rest.readUInt16BE(2)
          : short === 127
            ? Number(rest.readBigUInt64BE(2))
            : short
      if (rest.length < head + length) break
      const text = rest.subarray(head, head + length).toString()
      rest = rest.subarray(head + length)
      for (const line of text.split('\n')) yield* deliveriesIn(line, at)
    }
  }
}

function* deliveriesIn(line: string, at: number): Generator<Delivered> {
  // As the stream's messages are; what is about no odds has none.
  const { topic, data } = JSON.parse(line) as {
    topic: string
    data: { odds?: Record<string, number[]> }
  }
  const odds = Object.values(data.odds ?? {}).flat()
  if (odds.length > 0) yield { at, topic, count: Math.max(...odds.map(countOf)) }
}

export interface Arrived {
  /** From when each price had changed to when whoever watches it was told. */
  ms: number[]
  /** Events of a sampled reader that it does not know the last prices of. */
  missing: number
  bytes: number
}

function compare(changes: readonly Change[]): Arrived {
  const changedAt = new Map(changes.map((one) => [`market/${one.event} ${one.count}`, one.at]))
  const last = new Map(changes.map(({ event, count: of }) => [`market/${event}`, of]))
  const arrived: Arrived = { ms: [], missing: 0, bytes: 0 }
  for (const reader of readers) {
    arrived.bytes += reader.bytes
    if (reader.kept === null) continue
    const known = new Map<string, number>()
    for (const { at, topic, count: upTo } of readAll(reader)) {
      for (let each = (known.get(topic) ?? 0) + 1; each <= upTo; each += 1) {
        const from = changedAt.get(`${topic} ${each}`)
        if (from !== undefined) arrived.ms.push(at - from)
      }
      known.set(topic, Math.max(upTo, known.get(topic) ?? 0))
    }
    for (const event of groups[reader.group] ?? [])
      if (known.get(`market/${event}`) !== last.get(`market/${event}`)) arrived.missing += 1
  }
  return arrived
}

answer({
  async connect(target: Target) {
    groups = target.groups
    for (let from = 0; from < target.many; from += HANDSHAKES_AT_ONCE) {
      const some = Array.from(
        { length: Math.min(HANDSHAKES_AT_ONCE, target.many - from) },
        (_, i) => open(target, from + i),
      )
      readers.push(...(await Promise.all(some)))
    }
    await quiet()
  },
  listen() {
    isCounting = true
    for (const reader of readers) {
      reader.bytes = 0
      if (reader.kept !== null) reader.kept = []
    }
  },
  async arrived({ changes }: { changes: readonly Change[] }) {
    await quiet()
    isCounting = false
    return compare(changes)
  },
})
process.once('SIGTERM', () => process.exit(0))
