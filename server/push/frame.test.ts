import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

/** A reader of the library's, and the bare socket that its frames are written to. */
const server = createServer()
const sockets = new WebSocketServer({ noServer: true })
let raw: Duplex
let reader: WebSocket

beforeAll(async () => {
  server.on('upgrade', (request, socket, head) => {
    raw = socket
    sockets.handleUpgrade(request, socket, head, () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  reader = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(reader, 'open')
})
afterAll(() => {
  reader.terminate()
  server.close()
})

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a text of %i bytes is one frame that a reader understands',
  async (length) => {
    const text = 'ç'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2)
    const read = once(reader, 'message')
    raw.write(textFrame(text))
    expect(String((await read)[0])).toBe(text)
  },
)
