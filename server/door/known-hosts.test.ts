import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse({
    settings: { publicUrl: 'https://kasa.example', gamesUrl: 'https://games.kasa.example:8443' },
  })
})
afterAll(() => house.close())

type Listener = 'site' | 'games'

/** As a browser would that was led to this machine under that name. */
function ask(listener: Listener, host: string, path: string, headers = {}): Promise<number> {
  const port = listener === 'site' ? house.settings.port : house.settings.gamesPort
  const options = { host: '127.0.0.1', port, path, headers: { host, ...headers } }
  return new Promise((done, fail) => {
    const sent = request(options, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    })
    sent.on('upgrade', (response, socket) => {
      socket.destroy()
      done(response.statusCode ?? 0)
    })
    sent.on('error', fail).end()
  })
}

const STREAM = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}
const FOREIGN = [
  'evil.example',
  'evil.example:8080',
  'kasa.example.evil.example',
  'localhost.evil.example',
  'kasa.example@evil.example',
  'evil.example#kasa.example',
  '192.168.1.7:8080',
  '[fe80::1]',
  'kasa.example evil.example',
]

describe('a host that is not ours', () => {
  it('is told nothing, by any address of either listener', async () => {
    for (const host of FOREIGN) {
      for (const path of ['/', '/outbox', '/metrics', '/healthz', '/endpoint/v1/public-key'])
        expect(await ask('site', host, path), `${host} ${path}`).toBe(421)
      for (const path of ['/lale-devri/1/index.html', '/rgs/wallet/authenticate'])
        expect(await ask('games', host, path), `${host} ${path}`).toBe(421)
    }
  })

  it('opens no stream, and a header that a script may set does not make it ours', async () => {
    expect(await ask('site', 'evil.example', '/endpoint/v1/stream', STREAM)).toBe(421)
    const forwarded = { 'x-forwarded-host': 'kasa.example' }
    expect(await ask('site', 'evil.example', '/outbox', forwarded)).toBe(421)
    expect(await ask('games', 'kasa.example', '/lale-devri/1/index.html')).toBe(421)
  })
})

describe('a host that is ours', () => {
  it('is that of the setting, whatever its port and letters, and this machine', async () => {
    const names = ['kasa.example', 'KASA.example:8080', 'localhost:1', '127.0.0.1', '[::1]:9']
    for (const host of names) expect(await ask('site', host, '/outbox'), host).toBe(200)
    expect(await ask('games', 'games.kasa.example', '/rgs/nothing')).not.toBe(421)
    expect(await ask('site', 'kasa.example', '/endpoint/v1/stream', STREAM)).toBe(101)
  })
})
