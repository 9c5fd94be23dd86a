/** The same by the bare library: a bet is a message that is answered, and what everybody is told is one `send` for each client. */
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { answer } from '../fanout/child.ts'
import { nowMs } from '../fanout/message.ts'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(server, 'listening')
const address = server.address()

server.on('connection', (client) => {
  client.once('message', () => {
    client.send(JSON.stringify({ topic: 'stream', data: { ready: true } }))
    client.on('message', (text: Buffer) => {
      // As the guests send it.
      const { requestId } = JSON.parse(text.toString()) as { requestId: string }
      client.send(JSON.stringify({ topic: 'answer', data: { result: true, data: { requestId } } }))
    })
  })
})

answer({
  port: () => (typeof address === 'object' ? address?.port : 0),
  /** A table of that many bytes which has landed now, to everybody. */
  broadcast({ round, bytes }: { round: number; bytes: number }) {
    const landedAt = Math.round(nowMs())
    const data = { round: { number: round, landedAt }, padding: 'x'.repeat(bytes) }
    const message = JSON.stringify({ topic: 'table/avrupa-ruleti', data })
    for (const client of server.clients)
      if (client.readyState === WebSocket.OPEN) client.send(message)
  },
})
process.once('SIGTERM', () => process.exit(0))
