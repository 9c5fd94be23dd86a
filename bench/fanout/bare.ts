/** The same broadcasts by the bare library: one `send` for each client, as its own documentation has it. */
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { answer, residentBytes } from './child.ts'
import { nowMs, PADDING } from './message.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(server, 'listening')
const address = server.address()
let seq = 7_000_000_000_000_000

server.on('connection', (client) => {
  client.once('message', () => client.send(JSON.stringify({ ready: true })))
})

answer({
  port: () => (typeof address === 'object' ? address?.port : 0),
  memory: residentBytes,
  sockets: () => server.clients.size,
  broadcast({ count }: { count: number }) {
    const sent = nowMs()
    for (let i = 0; i < count; i++) {
      const at = new Date().toISOString()
      const data = { sent: Math.round(sent), padding: PADDING }
      const message = JSON.stringify({ topic: 'news', seq: ++seq, at, data })
      for (const client of server.clients)
        if (client.readyState === WebSocket.OPEN) client.send(message)
    }
    return sent
  },
})
process.once('SIGTERM', () => process.exit(0))
