/** The same changes by the bare library: whoever watches is sent what has changed of it within a tick in one message, once made for all who watch the same. */
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { answer, residentBytes } from '../fanout/child.ts'
import { LISTED, move, oddsOf, type Change, type Moving } from './changes.ts'

const TICK_MS = 200

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(server, 'listening')
const address = server.address()
/** Who watches the same events. */
const groups = new Map<string, { topics: readonly string[]; clients: WebSocket[] }>()
let seq = 7_000_000_000_000_000

server.on('connection', (client) => {
  client.once('message', (message: Buffer) => {
    // What the bench's own readers send.
    const { topics } = JSON.parse(message.toString()) as { topics: Record<string, null> }
    const names = Object.keys(topics)
    const group = groups.get(names.join()) ?? { topics: names, clients: [] }
    group.clients.push(client)
    groups.set(names.join(), group)
    client.send(JSON.stringify({ ready: true }))
  })
})

const newsOf = ({ event, count }: Change, together: number): string => {
  const at = new Date().toISOString()
  const odds = Object.fromEntries(
    LISTED.slice(0, together === 1 ? 1 : LISTED.length).map(({ market, selections }) => [
      market,
      selections.map(() => oddsOf(count) / 100),
    ]),
  )
  return JSON.stringify({
    topic: `market/${event}`,
    seq: ++seq,
    at,
    data: { isWhole: false, odds },
  })
}

async function broadcast(moving: Moving): Promise<readonly Change[]> {
  let changed = new Map<string, Change>()
  const tick = (): void => {
    const news = new Map([...changed].map(([topic, one]) => [topic, newsOf(one, moving.together)]))
    changed = new Map()
    for (const { topics, clients } of groups.values()) {
      const message = topics.flatMap((topic) => news.get(topic) ?? []).join('\n')
      if (message === '') continue
      for (const client of clients) if (client.readyState === WebSocket.OPEN) client.send(message)
    }
  }
  const timer = setInterval(tick, TICK_MS)
  const all = await move(moving, (changes) => {
    for (const one of changes) changed.set(`market/${one.event}`, one)
  })
  clearInterval(timer)
  tick()
  return all
}

answer({
  port: () => (typeof address === 'object' ? address?.port : 0),
  memory: residentBytes,
  move: broadcast,
})
process.once('SIGTERM', () => process.exit(0))
