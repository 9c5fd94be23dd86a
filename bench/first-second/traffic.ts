/** What a visit has over the line: which requests, of what kind, how long each, and how they wait on each other. */
import type { CDPSession } from '@playwright/test'
import { wavesOf } from './waves.ts'

export const KINDS = ['page', 'style', 'script', 'type', 'picture', 'data', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** Times are from when the page was asked for. */
export interface Request {
  url: string
  /** The call that was made, where one was. */
  call: string | null
  kind: Kind
  sentMs: number
  /** When the first of the answer came. */
  answeredMs: number
  endedMs: number
  bytes: number
  wave: number
}

/** As the browser names what it asks for. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  Document: 'page',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'type',
  Image: 'picture',
  XHR: 'data',
  Fetch: 'data',
  EventSource: 'data',
}
const QUIET_MS = 2_000
const PATIENCE_MS = 40_000

/** Keeps what comes over the line, as the browser tells of it. */
export class Traffic {
  readonly #all: Request[] = []
  readonly #open = new Map<string, Request>()
  /** What the browser had kept asks nobody. */
  readonly #kept = new Set<Request | undefined>()
  #beganS = Number.NaN
  #lastMs = 0
  #changedAtMs = Date.now()

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', (event) => this.#sent(event))
    devtools.on('Network.responseReceived', (event) => this.#answered(event))
    devtools.on('Network.requestServedFromCache', ({ requestId }) => this.#keep(requestId))
    devtools.on('Network.loadingFinished', (event) => this.#ended(event))
    devtools.on('Network.loadingFailed', (event) => this.#ended(event))
  }

  /** Everything that went over the line, and when the last of it had come; null where it never was quiet. */
  async quiet(): Promise<{ requests: Request[]; quietMs: number } | null> {
    const giveUpAtMs = Date.now() + PATIENCE_MS
    while (!this.#isQuiet()) {
      if (Date.now() > giveUpAtMs) return null
      await new Promise((done) => setTimeout(done, 100))
    }
    const sent = this.#all.filter((request) => !this.#kept.has(request))
    const waves = wavesOf(sent)
    const requests = sent.map((request, at) => ({ ...request, wave: waves[at] ?? 1 }))
    return { requests, quietMs: this.#lastMs }
  }

  #isQuiet(): boolean {
    return this.#open.size === 0 && Date.now() - this.#changedAtMs > QUIET_MS
  }

  #sent({ requestId, request, timestamp, type = '', redirectResponse }: Sent): void {
    if (Number.isNaN(this.#beganS)) this.#beganS = timestamp
    // Sent elsewhere: the same number stands for the next.
    if (redirectResponse !== undefined)
      this.#ended({ requestId, timestamp, encodedDataLength: redirectResponse.encodedDataLength })
    const sent: Request = {
      url: request.url,
      call: callOf(request.postData),
      kind: KIND_OF[type] ?? 'other',
      sentMs: this.#since(timestamp),
      answeredMs: Number.NaN,
      endedMs: Number.NaN,
      bytes: 0,
      wave: 1,
    }
    this.#open.set(requestId, sent)
    this.#all.push(sent)
    this.#changedAtMs = Date.now()
  }

  #answered({ requestId, response, timestamp, type }: Answered): void {
    const request = this.#open.get(requestId)
    if (request === undefined) return
    request.answeredMs = this.#since(answeredAt(response.timing) ?? timestamp)
    request.kind = KIND_OF[type] ?? request.kind
    if (response.fromDiskCache === true) this.#keep(requestId)
  }

  #keep(requestId: string): void {
    this.#kept.add(this.#open.get(requestId))
  }

  #ended({ requestId, timestamp, encodedDataLength = 0 }: Ended): void {
    const request = this.#open.get(requestId)
    this.#open.delete(requestId)
    if (request === undefined) return
    request.endedMs = this.#since(timestamp)
    request.bytes = encodedDataLength
    this.#lastMs = request.endedMs
    this.#changedAtMs = Date.now()
  }

  #since(timestamp: number): number {
    return (timestamp - this.#beganS) * 1000
  }
}

/** Of what the browser tells, as much as is read here. */
interface Sent {
  requestId: string
  request: { url: string; postData?: string }
  timestamp: number
  type?: string
  redirectResponse?: { encodedDataLength: number }
}

interface Answered {
  requestId: string
  response: { fromDiskCache?: boolean; timing?: Timing }
  timestamp: number
  type: string
}

interface Ended {
  requestId: string
  timestamp: number
  encodedDataLength?: number
}

interface Timing {
  requestTime: number
  receiveHeadersEnd: number
}

/** When the first of an answer came; the event itself may be told when all of it has. */
const answeredAt = (timing?: Timing) =>
  timing && timing.requestTime + timing.receiveHeadersEnd / 1000

/** The envelope's own words, `class/method`. */
function callOf(body: string | undefined): string | null {
  const [, name, method] = /"class":"([\w-]+)","method":"([\w-]+)"/.exec(body ?? '') ?? []
  return name === undefined || method === undefined ? null : `${name}/${method}`
}

export const bytesOf = (requests: readonly Request[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0)

export function bytesByKind(requests: readonly Request[]): Record<Kind, number> {
  const of = (kind: Kind) => bytesOf(requests.filter((request) => request.kind === kind))
  // Every kind, and no other key.
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, number>
}
