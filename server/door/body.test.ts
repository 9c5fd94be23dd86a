import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

function dial(): { socket: Socket; received: () => string; closed: Promise<void> } {
  const socket = connect(Number(new URL(house.settings.publicUrl).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
  // Cut off while it still sends: what it heard before is what counts.
  socket.on('error', () => socket.destroy())
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  return { socket, received: () => text, closed }
}

function head(length: number, path = '/endpoint/v1'): string {
  const headers = ['host: localhost', 'content-type: application/json', 'panel: frontend']
  return `POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n`
}

const MIB = 1024 * 1024

describe('a body without end', () => {
  it('CALL-01/too-large is answered in the envelope, and its connection ends', async () => {
    for (const path of ['/endpoint/v1', '/endpoint/v1/nothing']) {
      const { socket, received, closed } = dial()
      // One byte beyond what is read off: whoever sends on may lose the answer to the reset that ends
      // the connection.
      socket.write(head(64 * MIB, path))
      socket.write(Buffer.alloc(8 * MIB + 1, 'x'))
      await closed
      expect(received()).toMatch(/^HTTP\/1.1 200 OK/)
      expect(received()).toMatch(/connection: close/i)
      expect(received()).toContain(path === '/endpoint/v1' ? '"too-large"' : '"unknown-call"')
    }
    expect(house.logged()).not.toContain('"fault"')
  })
})

describe('a caller who hangs up', () => {
  it('in the middle of a body is no fault, and half of a body is nothing', async () => {
    const games = Number(new URL(house.settings.gamesUrl).port)
    const body = '{"api":{"class":"maintenance","method":"check_status"}}'
    for (const [length, sent] of [
      [200, body],
      [9 * MIB, 'x'.repeat(100_000)],
      [50, ''],
    ] as const) {
      const { socket, closed } = dial()
      socket.write(head(length) + sent)
      await pause(50)
      socket.destroy()
      await closed
      const game = connect(games, 'localhost')
      game.on('error', () => game.destroy())
      game.write(head(length, '/rgs/wallet/play') + sent)
      await pause(50)
      game.destroy()
    }
    await pause(200)
    expect(house.logged()).not.toContain('"fault')
    const text = await (await fetch(`${house.settings.publicUrl}/metrics`)).text()
    expect(text).toContain('kasa_faults_total 0')
    const payload = { api: { class: 'maintenance', method: 'check_status' } }
    expect((await visitor(house).post(payload)).code).toBe(200)
  })
})
