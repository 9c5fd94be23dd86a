import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { boundConnection } from './request-limit.ts'

it('of what came at once on one connection nothing is begun beyond its bound, and it is let go', async () => {
  let begun = 0
  const server = createServer(boundConnection(() => (begun += 1), 8))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume().write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(200))
  await once(socket, 'close')
  expect(begun).toBe(8)
  await new Promise((closed) => server.close(closed))
})

it('who waits for each answer asks on for as long as they like', async () => {
  const server = createServer(boundConnection((_request, response) => void response.end('here'), 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  for (let n = 0; n < 20; n++) {
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('200 OK')
  }
  socket.destroy()
  await new Promise((closed) => server.close(closed))
})
