import { request } from 'node:https'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { untilWaiting, whileLocked } from './database/testing-locks.ts'
import { freshDatabase } from './database/testing.ts'
import { createLog } from './log.ts'
import { startHouse } from './main.ts'
import { readSettings } from './settings.ts'
import { CERTIFICATE, certificateFiles } from './testing-certificate.ts'
import { loginAs, startTestHouse, visitor } from './testing.ts'

interface TlsReply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

function overTls(url: string, body?: object): Promise<TlsReply> {
  const headers = { 'content-type': 'application/json', panel: 'frontend' }
  const options = { method: body ? 'POST' : 'GET', headers, ca: CERTIFICATE }
  return new Promise((done, fail) => {
    const ask = request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    ask.on('error', fail).end(body && JSON.stringify(body))
  })
}

/** After how many ms a connection is let go on which nothing is said. */
function letGo(url: string): Promise<number> {
  const began = performance.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  socket.resume()
  return new Promise((done) => socket.once('close', () => done(performance.now() - began)))
}

describe('a house', () => {
  it('speaks https on both listeners, its cookie is __Host- then, and whoever begins no handshake is let go', async () => {
    const tls = await certificateFiles()
    const settings = readSettings({
      PORT: '0',
      DEMO: '1',
      TLS_CERT: tls.certPath,
      TLS_KEY: tls.keyPath,
    })
    const house = await startTestHouse({ settings, listening: { headersMs: 3_000 } })
    const { publicUrl, gamesUrl } = house.settings
    // Nothing is said on them, not even a handshake.
    const silent = Promise.all([publicUrl, gamesUrl].map(letGo))
    expect([publicUrl, gamesUrl].join()).toMatch(
      /^https:\/\/127.0.0.1:\d+,https:\/\/localhost:\d+$/,
    )
    const data = { username: 'demo', password: 'Demo123!' }
    const login = { api: { class: 'user', method: 'login' }, data, user: {} }
    const { status, headers, body } = await overTls(`${publicUrl}/endpoint/v1`, login)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ code: 200 })
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-kasa-browser=[\w-]{43}; .*Secure/)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    const game = await overTls(`${gamesUrl}/lale-devri/1/index.html`)
    expect(game.headers['content-security-policy']).toContain(`frame-ancestors ${publicUrl};`)
    expect(game.headers['strict-transport-security']).toBeUndefined()
    await expect(fetch(publicUrl.replace('https', 'http'))).rejects.toThrow(/fetch failed/)
    for (const ms of await silent) expect(ms).toBeLessThan(10_000)
    await house.close()
  })

  it('believes forwarding headers of the proxies named, and of nobody else', async () => {
    const ipSeen = async (trustProxy?: string) => {
      const house = await startTestHouse({ settings: trustProxy ? { trustProxy } : {} })
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      const reply: unknown = await (
        await visitor(house).get('/endpoint/v1/ip-info', headers)
      ).json()
      await house.close()
      return reply
    }
    expect(await ipSeen()).toEqual({ ip: '127.0.0.1', country: null })
    expect(await ipSeen('10.0.0.0/8')).toMatchObject({ ip: '127.0.0.1' })
    expect(await ipSeen('127.0.0.1')).toMatchObject({ ip: '203.0.113.7' })
  })

  it('finishes what is in flight when it closes, and takes nothing new', async () => {
    const house = await startTestHouse()
    const data = { username: 'demo', password: 'Demo123!' }
    const login = () =>
      visitor(house).post({ api: { class: 'user', method: 'login' }, data, user: {} })
    const { pool } = house.database
    const { inFlight, closing } = await whileLocked(
      pool,
      'select from members for update',
      async () => {
        const sent = [login(), login()]
        await untilWaiting(pool, 2)
        const stopping = house.close()
        const url = `${house.settings.publicUrl}/healthz`
        const answers = () => fetch(url).then(Boolean, () => false)
        while (await answers()) await pause(20)
        await expect(login()).rejects.toThrow(/fetch failed/)
        return { inFlight: sent, closing: stopping }
      },
    )
    for (const reply of await Promise.all(inFlight)) expect(reply).toMatchObject({ code: 200 })
    await closing
  })

  it('keeps sessions and keys over a restart', async () => {
    const database = await freshDatabase('demo')
    const start = () =>
      startHouse(readSettings({ PORT: '0', DEMO: '1' }), {
        log: createLog({ logLevel: 'silent' }),
        databaseUrl: database.url,
      })
    const first = await start()
    const demo = visitor(first)
    await demo.login('demo')
    await first.close()
    const second = await start()
    const again = visitor(second)
    Object.assign(again.stored, demo.stored)
    expect(await again.call('system/ping', {})).toMatchObject({ code: 200 })
    const { db } = second.database
    const members = await db.selectFrom('members').select('username').orderBy('id').execute()
    expect(members.map(({ username }) => username)).toEqual(['demo', 'vip20', 'iki'])
    await second.close()
    await database.close()
  })

  it('says that a port is taken, and lets go of everything', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const database = await freshDatabase('demo')
    const settings = readSettings({ PORT: String(port), GAMES_PORT: '0' })
    const options = { log: createLog({ logLevel: 'silent' }), databaseUrl: database.url }
    await expect(startHouse(settings, options)).rejects.toThrow(/EADDRINUSE/)
    await new Promise((done) => other.close(done))
    const house = await startHouse(settings, options)
    expect((await fetch(`${house.settings.publicUrl}/healthz`)).status).toBe(200)
    await house.close()
    await database.close()
  })

  it('opens the demo house only where it is asked to', async () => {
    const database = await freshDatabase()
    const options = { log: createLog({ logLevel: 'silent' }), databaseUrl: database.url }
    const house = await startHouse(readSettings({ PORT: '0', DEMO: '0' }), options)
    const { db } = house.database
    expect(await db.selectFrom('members').select('id').execute()).toEqual([])
    const licences = await (await visitor(house).get('/endpoint/v1/licenses?version=1')).json()
    expect(licences).toEqual({ status: true, data: [] })
    await house.close()
    await database.close()
  })

  it('gives each demo member what the README promises', async () => {
    const house = await startTestHouse()
    const demo = await loginAs(house, 'demo')
    expect((await demo.call('finance/check_balance', {})).data[0]?.balance).toBe(10_000)
    const vip = await loginAs(house, 'vip20')
    expect((await vip.call('user/get_user_profile', {})).data.rid).toBe(20)
    const licences = await (await visitor(house).get('/endpoint/v1/licenses?version=1')).json()
    expect(licences).toMatchObject({ data: [{ title: 'Demo, play money, no licence' }] })
    await house.close()
  })
})
