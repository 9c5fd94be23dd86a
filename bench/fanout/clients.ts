/** Ten thousand readers in one process: plain sockets that count, so that they cost the servers little. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { answer } from './child.ts'
import { nowMs } from './message.ts'

interface Reader {
  socket: Socket
  /** What came and is no whole frame yet. */
  rest: Buffer
  isOpen: boolean
  /** The `seq` of every broadcast that came, while they are wanted. */
  seqs: number[]
}

const HANDSHAKES_AT_ONCE = 200
const TEXT = 0x81

let readers: Reader[] = []
let path = '/'
let port = 0
let frames = 0
let wantsSeqs = false
let latencies: number[] = []
let sentAtMs = 0
let lastAtMs = 0
let onFrame: () => void = () => {}

function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const key = randomBytes(4)
  const head = Buffer.from([TEXT, 0x80 | body.length, ...key])
  return Buffer.concat([head, body.map((byte, i) => byte ^ (key[i % 4] ?? 0))])
}

function open(since: number | null): Promise<Reader> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    const reader: Reader = { socket, rest: Buffer.alloc(0), isOpen: false, seqs: [] }
    socket.setNoDelay()
    socket.on('error', fail)
    socket.on('data', (chunk) => {
      reader.rest = reader.rest.length === 0 ? chunk : Buffer.concat([reader.rest, chunk])
      if (!reader.isOpen) {
        const end = reader.rest.indexOf('\r\n\r\n')
        if (end === -1) return
        if (!reader.rest.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
          return fail(new Error(reader.rest.toString().slice(0, 200)))
        reader.rest = reader.rest.subarray(end + 4)
        reader.isOpen = true
        socket.write(masked(JSON.stringify({ type: 'open', topics: { news: since } })))
        done(reader)
      }
      take(reader)
    })
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
  })
}

/** Counts the whole frames; pings are answered, since a silent reader is cut. */
function take(reader: Reader): void {
  for (;;) {
    const { rest } = reader
    if (rest.length < 2) return
    const short = (rest[1] ?? 0) & 0x7f
    const head = short === 126 ? 4 : 2
    if (rest.length < head) return
    const length = short === 126 ? rest.readUInt16BE(2) : short
    if (rest.length < head + length) return
    const isText = rest[0] === TEXT
    if (rest[0] === 0x89) reader.socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]))
    // Shorter ones are the house's own: that it is ready.
    if (isText && length > 300) count(reader, rest.subarray(head, head + length))
    reader.rest = rest.subarray(head + length)
  }
}

function count(reader: Reader, text: Buffer): void {
  if (wantsSeqs) {
    // What the bench itself broadcast.
    const { seq, data } = JSON.parse(text.toString()) as { seq: number; data: { sent: number } }
    // The first message says only where the topic stands.
    reader.seqs.push(data.sent === 0 ? -seq : seq)
  }
  frames += 1
  lastAtMs = nowMs()
  latencies.push(lastAtMs - sentAtMs)
  onFrame()
}

async function openMany(many: number, since: (i: number) => number | null): Promise<Reader[]> {
  const opened: Reader[] = []
  for (let from = 0; from < many; from += HANDSHAKES_AT_ONCE) {
    const some = Array.from({ length: Math.min(HANDSHAKES_AT_ONCE, many - from) }, (_, i) =>
      open(since(from + i)),
    )
    opened.push(...(await Promise.all(some)))
  }
  return opened
}

const lastOf = ({ seqs }: Reader): number | null =>
  seqs.length === 0 ? null : Math.abs(seqs.at(-1) ?? 0)

answer({
  async connect(target: { port: number; path: string; many: number }) {
    ;({ port, path } = target)
    readers = await openMany(target.many, () => null)
  },
  /** From now on counts what comes, until so many frames have come or it takes too long. */
  expect({ wanted, patienceMs }: { wanted: number; patienceMs: number }) {
    frames = 0
    latencies = []
    sentAtMs = nowMs()
    return new Promise((done) => {
      const finish = () => {
        clearTimeout(timer)
        onFrame = () => {}
        done({ frames, lastAtMs, latencies })
      }
      const timer = setTimeout(finish, patienceMs)
      onFrame = () => {
        if (frames >= wanted) finish()
      }
    })
  },
  note: () => {
    wantsSeqs = true
  },
  /** Half of all lose their line; they come back with what they saw last. */
  async reconnect() {
    const half = readers.slice(0, readers.length / 2)
    for (const { socket } of half) socket.destroy()
    await new Promise((done) => setTimeout(done, 500))
    const seen = half.map(lastOf)
    const back = await openMany(half.length, (i) => seen[i] ?? null)
    back.forEach((reader, i) => {
      reader.seqs = [...(half[i]?.seqs ?? []), ...reader.seqs]
      readers[i] = reader
    })
  },
  /** How many broadcasts are missing, over all readers: each counts from its first to `last`. */
  missing({ last }: { last: number }) {
    let missing = 0
    for (const { seqs } of readers) {
      const seen = new Set(seqs.map(Math.abs))
      const first = Math.abs(seqs[0] ?? last)
      missing += last - first + 1 - [...seen].filter((seq) => seq >= first && seq <= last).length
    }
    return missing
  },
  lastSeq: () => Math.max(...readers.map((reader) => lastOf(reader) ?? 0)),
})
process.once('SIGTERM', () => process.exit(0))
