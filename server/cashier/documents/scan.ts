/**
 * Who looks at a file for malicious software before it is kept. One is known: a clamd over TCP, by its INSTREAM
 * command. Another one is another function of this shape.
 */
import { connect } from 'node:net'
import type { Settings } from '#server/settings.ts'

/** Rejects when it cannot say. */
export type Scanner = (bytes: Buffer) => Promise<'clean' | 'infected'>

/** The house's scanner; null where it has none. */
export function scannerOf({ clamdUrl }: Pick<Settings, 'clamdUrl'>): Scanner | null {
  return clamdUrl === undefined ? null : clamd(clamdUrl)
}

const CLAMD_PORT = 3310
const CHUNK_BYTES = 64 * 1024
const ANSWER_MS_MAX = 15_000
const ANSWER_LENGTH_MAX = 1_000

function clamd(url: string): Scanner {
  const { hostname, port } = new URL(url)
  return async (bytes) => {
    const answer = await ask(hostname, port === '' ? CLAMD_PORT : Number(port), bytes)
    if (/^stream: OK\0?\s*$/.test(answer)) return 'clean'
    if (/ FOUND\0?\s*$/.test(answer)) return 'infected'
    throw new Error(`clamd said: ${answer.slice(0, 100)}`)
  }
}

function ask(host: string, port: number, bytes: Buffer): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    const socket = connect({ host, port })
    // Of the whole conversation: what says nothing for so long says nothing at all.
    const late = setTimeout(() => socket.destroy(new Error('clamd does not answer')), ANSWER_MS_MAX)
    socket.on('connect', () => sendInPieces(bytes, (piece) => socket.write(piece)))
    socket.on('data', (piece) => {
      answer += piece.toString('latin1')
      if (answer.length > ANSWER_LENGTH_MAX) socket.destroy(new Error('clamd says too much'))
    })
    socket.on('error', fail)
    socket.on('close', () => {
      clearTimeout(late)
      done(answer)
    })
  })
}

/** Each piece after its length, and a length of nothing at the end. */
function sendInPieces(bytes: Buffer, write: (piece: Buffer) => void): void {
  write(Buffer.from('zINSTREAM\0'))
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES)
    write(lengthOf(piece.length))
    write(piece)
  }
  write(lengthOf(0))
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
