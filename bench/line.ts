/** A line between a process and what it speaks to, which can be cut and mended: what is on it is lost, and nothing new comes through. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  port: number
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function openLine(target: { host: string; port: number }): Promise<Line> {
  const ends = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket): void => {
    ends.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => ends.delete(socket))
  }
  const server = createServer((here) => {
    keep(here)
    if (isCut) return void here.destroy()
    const there = connect(target)
    keep(there)
    here.pipe(there).pipe(here)
    here.once('close', () => there.destroy())
    there.once('close', () => here.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a line without a port')
  const drop = (): void => {
    for (const socket of ends) socket.destroy()
  }
  return {
    port: address.port,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
