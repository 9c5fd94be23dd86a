/**
 * One socket of this frame, by which the house says that the balance moved and that the session is over.
 * While there is none, the frame asks. It says nothing that counts as the member being there.
 */
import type { StreamMessage } from '#contract/topics.ts'
import type { WireBalance } from '#contract/games/game-protocol.ts'
import { CLOSES, reconnectMs } from '#contract/stream-codes.ts'
import type { Launch } from './launch.ts'

/** With the bonus that is under way. */
type GameBalance = WireBalance & { bonusID: number | null }

export interface StreamReader {
  onBalance: (balance: GameBalance) => void
  onSessionOver: () => void
}

/** A socket that is not let in by then will not be: another try may find a way. */
const OPENING_MS_MAX = 15_000

export class GameStream {
  /** Does the balance come by itself? */
  isReady = false
  readonly #launch: Launch
  readonly #reader: StreamReader
  #socket: WebSocket | null = null
  readonly #topics = new Map<string, Topic>()
  readonly #asked = new Map<string, (reply: unknown) => void>()
  #tries = 0
  #timer = 0

  constructor(launch: Launch, reader: StreamReader) {
    this.#launch = launch
    this.#reader = reader
    // Ours by the contract.
    this.read('balance', (balance) => this.#reader.onBalance(balance as GameBalance))
  }

  /** Reads a topic from the next opening on; before `start`. */
  read(name: string, onData: (data: unknown, at: string) => void): void {
    this.#topics.set(name, { seq: null, onData })
  }

  /** Sends what is answered once; null where there is no socket, or no answer in time. */
  ask(message: object, requestId: string, msMax: number): Promise<unknown> {
    const socket = this.#socket
    if (!this.isReady || socket === null) return Promise.resolve(null)
    return new Promise((done) => {
      const end = (reply: unknown): void => {
        clearTimeout(timer)
        this.#asked.delete(requestId)
        done(reply)
      }
      const timer = setTimeout(() => end(null), msMax)
      this.#asked.set(requestId, end)
      socket.send(JSON.stringify(message))
    })
  }

  /** Opens the socket, and opens it again whenever it was lost. */
  start(): void {
    const connectSoon = (): void => {
      if (document.visibilityState === 'visible') this.#connect()
    }
    addEventListener('online', connectSoon)
    addEventListener('pageshow', connectSoon)
    document.addEventListener('visibilitychange', connectSoon)
    // A page that is kept for going back keeps no socket.
    addEventListener('pagehide', () => this.#close())
    this.#connect()
  }

  #connect(): void {
    if (this.#socket !== null) return
    clearTimeout(this.#timer)
    const socket = new WebSocket(`${this.#launch.server.replace(/^http/, 'ws')}/stream`)
    const slow = setTimeout(() => socket.close(), OPENING_MS_MAX)
    this.#socket = socket
    socket.onopen = () => {
      const topics = Object.fromEntries([...this.#topics].map(([name, { seq }]) => [name, seq]))
      socket.send(JSON.stringify({ type: 'open', sessionID: this.#launch.sessionID, topics }))
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket !== socket || typeof data !== 'string') return
      clearTimeout(slow)
      // Ours by the contract.
      this.#take(JSON.parse(data) as StreamMessage)
    }
    socket.onclose = ({ code }) => {
      clearTimeout(slow)
      if (this.#socket === socket) this.#lost(code)
    }
  }

  #take({ topic, seq, data, at }: StreamMessage): void {
    const read = this.#topics.get(topic)
    if (read !== undefined) {
      read.seq = seq
      read.onData(data, at)
    } else if (topic === 'answer') {
      this.#asked.get(requestIn(data))?.(data)
      // Ours by the contract.
    } else if (topic === 'stream' && (data as { ready?: true }).ready === true) {
      this.isReady = true
      this.#tries = 0
    }
  }

  #lost(code: number): void {
    this.#close()
    if (code === CLOSES['session-over']) return this.#reader.onSessionOver()
    this.#timer = window.setTimeout(() => this.#connect(), reconnectMs(code, this.#tries, chance()))
    // After a restart everybody is let in again: that was no try in vain.
    if (code !== CLOSES.restart) this.#tries += 1
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#socket = null
    this.isReady = false
    for (const end of this.#asked.values()) end(null)
  }
}

interface Topic {
  seq: number | null
  onData: (data: unknown, at: string) => void
}

/** Every answer says what it answers, a refusal beside its name. */
const requestIn = (data: unknown): string =>
  (data as { data: { requestId?: string } }).data.requestId ?? ''

/** From 0 to just below 1. */
const chance = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) / 0x1_00_00
