import { isDeepStrictEqual } from 'node:util'
import { WebSocket } from 'ws'
import { gameTopics, topics as siteTopics, type StreamMessage } from '#contract/topics.ts'
import type { TopicSpec } from '#contract/topic.ts'
import type { Client, TestHouse } from '../testing.ts'

/** A reader at the stream, and all that it was sent. */
export interface TestReader {
  ws: WebSocket
  messages: StreamMessage[]
  /** The first message of a topic, from `from` on, that is as it should be. */
  next(topic: string, isMeant?: (data: never) => boolean, from?: number): Promise<StreamMessage>
  closed: Promise<{ code: number; reason: string }>
  send(message: unknown): void
}

interface ReaderOptions {
  path?: string
  origin?: string
  headers?: Record<string, string>
}

type HouseAddress = Pick<TestHouse, 'settings'>

/** Longer than a machine with much else to do takes: whoever is answered waits no longer for it. */
const WAIT_MS = 15_000

/** A socket that has been let in and has said nothing yet. */
export async function connectTo(
  { settings }: HouseAddress,
  client: Client | null,
  { path = '/endpoint/v1/stream', origin, headers = {} }: ReaderOptions = {},
): Promise<TestReader> {
  const base = path.startsWith('/rgs') ? settings.gamesUrl : settings.publicUrl
  const cookie = client?.stored.cookie
  const ws = new WebSocket(base.replace(/^http/, 'ws') + path, {
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    ...(origin === undefined ? {} : { origin }),
  })
  const reader = readerOf(ws, path.startsWith('/rgs') ? gameTopics : siteTopics)
  await new Promise<void>((done, fail) => {
    ws.once('open', () => done())
    ws.once('error', fail)
    ws.once('unexpected-response', (_request, response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => fail(new Error(`${response.statusCode} ${body}`)))
    })
  })
  return reader
}

/** Throws where something else stands in a value as it goes over the wire than its schema says, or more. */
export function expectStrictly(name: string, schema: TopicSpec['payload'], value: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(value))
  const read = schema.safeParse(sent)
  if (read.success && isDeepStrictEqual(read.data, sent)) return
  const why = read.success ? 'more is sent than the contract knows' : JSON.stringify(read.error)
  throw new Error(`${name}: ${why}: ${JSON.stringify(sent)}`)
}

/** Every message of a topic is held to the contract. */
function readerOf(ws: WebSocket, topics: ReadonlyMap<string, TopicSpec>): TestReader {
  const messages: StreamMessage[] = []
  const watchers = new Set<() => void>()
  ws.on('message', (data) => {
    // Whatever the house says is of this shape.
    const message = JSON.parse((data as Buffer).toString()) as StreamMessage
    const spec = topics.get(message.topic.split('/', 1)[0] ?? '')
    if (spec) expectStrictly(message.topic, spec.payload, message.data)
    messages.push(message)
    for (const watcher of watchers) watcher()
  })
  ws.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    ws.once('close', (code, reason) => done({ code, reason: reason.toString() }))
  })
  const next: TestReader['next'] = (topic, isMeant = () => true, from = 0) =>
    new Promise((done, fail) => {
      const watcher = () => {
        // Its caller knows what stands in this topic's data.
        const isIt = isMeant as (data: unknown) => boolean
        const found = messages
          .slice(from)
          .find((message) => message.topic === topic && isIt(message.data))
        if (found === undefined) return
        clearTimeout(timer)
        watchers.delete(watcher)
        done(found)
      }
      const timer = setTimeout(() => {
        watchers.delete(watcher)
        fail(new Error(`nothing of ${topic} among ${JSON.stringify(messages)}`))
      }, WAIT_MS)
      watchers.add(watcher)
      watcher()
    })
  const send = (message: unknown) =>
    ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  return { ws, messages, next, closed, send }
}

export const userOf = (client: Client | null) => {
  const user = client?.stored.user
  return user ? { uid: user.uid, sid: user.sid, uip: user.uip } : null
}

/** A reader of the site's stream that has said who it is and what it wants. */
export async function readStream(
  house: HouseAddress,
  client: Client | null,
  topics: Record<string, number | null>,
): Promise<TestReader> {
  const reader = await connectTo(house, client)
  reader.send({ type: 'open', user: userOf(client), topics })
  await reader.next('stream')
  return reader
}
