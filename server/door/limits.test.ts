import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilWaiting, whileLocked } from '../database/testing-locks.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { openSlot } from '../round/testing.ts'
import { addressKey, createLimits, PER_DAY, PER_MINUTE } from './limits.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const RATES = {
  requestsOfAddress: 60,
  callsOfAddress: 60,
  pagesOfAddress: 60,
  callsOfMember: 60,
  playsOfMember: 60,
  loginsOfAddress: 2,
  hashesOfMember: 60,
  demosOfAddress: 60,
  publishedRoundsOfAddress: 60,
  joinedPricesOfAddress: 60,
  couponChecksOfAddress: 60,
  unknownCiphertextsOfAddress: 60,
  exportsOfMember: 60,
  uploadsOfMember: 60,
  supportOfMember: 60,
  supportOfAddress: 60,
  linesOfMember: 60,
  challengesOfAddress: 60,
}

it('all of them stand in docs/operating.md, with their figures', async () => {
  const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const sectionOf = (name: string) => text.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? ''
  const figure = (text = '') => Number(text.replaceAll(',', ''))
  const byMinute = sectionOf('Limits').matchAll(/^\|[^|]+\| ([\d,]+) +\|/gm)
  const sorted = (figures: Iterable<number>) => [...figures].toSorted((a, b) => a - b)
  expect(sorted([...byMinute].map(([, one]) => figure(one)))).toEqual(
    sorted(Object.values(PER_MINUTE)),
  )
  const byDay =
    sectionOf('What grows').split('Payments are counted')[0]?.split('By the day')[1] ?? ''
  expect(sorted([...byDay.matchAll(/\d[\d,]*/g)].map(([one]) => figure(one)))).toEqual(
    sorted(Object.values(PER_DAY)),
  )
})

describe('a bucket', () => {
  it('empties by use and fills again steadily, never above its brim', () => {
    const limits = createLimits(RATES)
    const take = (seconds: number) => limits.allows('loginsOfAddress', '10.0.0.1', at(seconds))
    expect([take(0), take(0), take(0)]).toEqual([true, true, false])
    expect([take(29), take(30), take(30)]).toEqual([false, true, false])
    expect([take(600), take(600), take(600)]).toEqual([true, true, false])
  })

  it('is each address’s own, and each promise’s', () => {
    const limits = createLimits(RATES)
    const empty = () => limits.allows('loginsOfAddress', 'a', at(0))
    expect([empty(), empty(), empty()]).toEqual([true, true, false])
    expect(limits.allows('loginsOfAddress', 'b', at(0))).toBe(true)
    expect(limits.allows('callsOfAddress', 'a', at(0))).toBe(true)
  })

  it('gives a thing that costs several all of it or nothing', () => {
    const limits = createLimits({ ...RATES, loginsOfAddress: 5 })
    const take = (cost: number) => limits.allows('loginsOfAddress', 'a', at(0), cost)
    expect([take(3), take(3), take(2), take(1)]).toEqual([true, false, true, false])
  })

  it('gives an address a quarter of its minute at once, and all of it in the minute', () => {
    const limits = createLimits({ ...RATES, callsOfAddress: 1_200 })
    const taken = (seconds: number) => {
      let count = 0
      while (limits.allows('callsOfAddress', 'a', at(seconds))) count += 1
      return count
    }
    expect([taken(0), taken(1), taken(31), taken(3_600)]).toEqual([300, 20, 300, 300])
  })

  it('gives nothing for a clock that steps back', () => {
    const limits = createLimits(RATES)
    const take = (seconds: number) => limits.allows('loginsOfAddress', 'a', at(seconds))
    expect([take(100), take(100), take(0), take(0)]).toEqual([true, true, false, false])
  })

  it('outlives any crowd of others, of its own promise and of each other', () => {
    const limits = createLimits(RATES, { ...PER_DAY, mailsOfAddressInDay: 2 })
    const mail = (key: string, seconds = 0) =>
      limits.allows('mailsOfAddressInDay', key, at(seconds))
    expect([mail('a'), mail('a'), mail('a')]).toEqual([true, true, false])
    for (let n = 0; n < 250_000; n++) {
      limits.allows('playsOfMember', `made-up ${n}`, at(1))
      mail(`crowd ${n}`, 1)
    }
    expect(mail('a', 2)).toBe(false)
    expect(mail('a', 12 * 3_600 + 2)).toBe(true)
  })

  it('counts a /64 of IPv6 as one address', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
    expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0')
    expect(addressKey('::ffff:10.0.0.1')).toBe('::ffff:10.0.0.1')
    expect(addressKey('10.0.0.1')).toBe('10.0.0.1')
  })
})

describe('too many calls', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await startTestHouse({ perMinute: { callsOfAddress: 40, callsOfMember: 10 } })
  })
  afterAll(() => house.close())

  const limited = { status: 200, code: 429, data: { refusal: 'too-many-calls' } }

  it('of a member are refused by name, inside the envelope, and pass again', async () => {
    const demo = await loginAs(house, 'demo')
    const ping = () =>
      demo.post({ api: { class: 'system', method: 'ping' }, user: demo.stored.user })
    for (let n = 0; n < 10; n++) expect((await ping()).code).toBe(200)
    expect(await ping()).toMatchObject(limited)
    house.pass(6_100)
    expect((await ping()).code).toBe(200)
  })

  it('of an address are refused, over however many sockets they come', async () => {
    const body = { api: { class: 'maintenance', method: 'check_status' } }
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        visitor(house).post(body, { 'x-forwarded-for': `10.9.8.${n}` }),
      ),
    )
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(40)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(20)
  })
})

describe('whoever is refused for asking too often', () => {
  let house: TestHouse
  beforeAll(async () => {
    const perMinute = { callsOfAddress: 20, callsOfMember: 10, requestsOfAddress: 80 }
    house = await startTestHouse({ perMinute, listening: { refusalMs: 400 } })
  })
  afterAll(() => house.close())

  it('waits for the refusal, and so asks no faster on that connection', async () => {
    const demo = await loginAs(house, 'demo')
    /** Asks until it is refused: how, and whether that came late. */
    const firstRefused = async (ask: () => Promise<number>): Promise<[number, boolean]> => {
      for (;;) {
        const began = performance.now()
        const code = await ask()
        if (code !== 200) return [code, performance.now() - began >= 390]
      }
    }
    const ping = { api: { class: 'system', method: 'ping' }, user: demo.stored.user }
    expect(await firstRefused(async () => (await demo.post(ping)).code)).toEqual([429, true])
    const { publicUrl } = house.settings
    const page = async () => (await fetch(`${publicUrl}/healthz`)).status
    expect(await firstRefused(page)).toEqual([429, true])
  })
})

describe('too many pages of an address', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await startTestHouse({ perMinute: { pagesOfAddress: 3 } })
  })
  afterAll(() => house.close())

  it('are refused, and calls and files are not', async () => {
    const { publicUrl } = house.settings
    const statusOf = async (path: string) => (await fetch(publicUrl + path)).status
    for (const path of ['/', '/slot', '/no-such-page']) expect(await statusOf(path)).not.toBe(429)
    expect(await statusOf('/?x=1')).toBe(429)
    expect(await statusOf('/healthz')).toBe(200)
    expect(
      (await visitor(house).post({ api: { class: 'maintenance', method: 'check_status' } })).code,
    ).toBe(200)
  })
})

describe('the calls of one address', () => {
  let house: TestHouse
  beforeAll(async () => {
    const listening = { callsAtOnceOfAddress: 2, callsWaitingOfAddress: 3 }
    house = await startTestHouse({ listening, settings: { trustProxy: 'loopback' } })
  })
  afterAll(() => house.close())

  const login = { api: { class: 'user', method: 'login' } }
  const wrong = { ...login, data: { username: 'demo', password: 'Wrong123!' } }
  const from = (address: string) => visitor(house).post(wrong, { 'x-forwarded-for': address })

  it('wait for each other beyond so many, and those beyond as many again are told at once', async () => {
    const [crowd, other] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => from('10.1.1.1'))),
      from('10.2.2.2'),
    ])
    const busy = { code: 429, data: { refusal: 'busy' } }
    const refusedCalls = crowd.filter(({ code, data }) => isDeepStrictEqual({ code, data }, busy))
    expect(crowd.length - refusedCalls.length).toBeGreaterThanOrEqual(5)
    expect(refusedCalls.length).toBeGreaterThanOrEqual(1)
    expect(other).not.toMatchObject(busy)
    expect(await from('10.1.1.1')).not.toMatchObject(busy)
  })
})

describe('behind one address', () => {
  let house: TestHouse
  beforeAll(async () => {
    const listening = { callsAtOnceOfAddress: 1, refusalMs: 1_500, requestsOfConnection: 4 }
    house = await startTestHouse({ perMinute: { callsOfMember: 5 }, listening })
  })
  afterAll(() => house.close())

  const anyone = { api: { class: 'maintenance', method: 'check_status' } }

  it('a member who asks too often holds up none of the others', async () => {
    const demo = await loginAs(house, 'demo')
    const ping = { api: { class: 'system', method: 'ping' }, user: demo.stored.user }
    for (let n = 0; n < 5; n++) await demo.post(ping)
    const refused = demo.post(ping).then(({ code }) => code)
    const neighbour = visitor(house).post(anyone)
    expect(await Promise.race([refused, neighbour.then(({ code }) => code)])).toBe(200)
    expect(await refused).toBe(429)
  })

  it('nothing is done any more for who went while others were worked for', async () => {
    const countMessages = async (): Promise<number> =>
      (await house.database.pool.query('select from support_messages')).rowCount ?? 0
    const before = await countMessages()
    const send = (text: string, signal?: AbortSignal) =>
      fetch(`${house.settings.publicUrl}/endpoint/v1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', panel: 'frontend' },
        body: JSON.stringify({
          api: { class: 'support', method: 'send_message' },
          user: { lang: 'tr' },
          data: { text },
        }),
        ...(signal ? { signal } : {}),
      }).catch(() => null)
    const { pool } = house.database.money
    const [first] = await whileLocked(
      pool,
      'lock table support_messages in exclusive mode',
      async () => {
        const sending = send('bir')
        await untilWaiting(pool)
        const going = new AbortController()
        const second = send('iki', going.signal)
        // Long enough to have come.
        await pause(300)
        going.abort()
        await second
        return [sending]
      },
    )
    await first
    await visitor(house).post(anyone)
    expect((await countMessages()) - before).toBe(1)
  })

  it('one connection has so many requests under way, and is let go beyond', async () => {
    const { hostname, port } = new URL(house.settings.publicUrl)
    const socket = connect({ host: hostname, port: Number(port) })
    let received = ''
    socket.on('data', (bytes) => (received += String(bytes)))
    socket.on('error', () => {})
    const ended = new Promise<void>((done) => void socket.once('close', () => done()))
    const ask = `GET /endpoint/v1/licenses HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`
    socket.write(ask.repeat(50))
    await ended
    expect(received.split('HTTP/1.1 200').length - 1).toBeLessThan(50)
  })
})

describe('too many requests of an address', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await startTestHouse({ perMinute: { requestsOfAddress: 30 } })
  })
  afterAll(() => house.close())

  const use = async () => {
    const { publicUrl } = house.settings
    for (let n = 0; n < 40; n++) await (await fetch(`${publicUrl}/healthz`)).text()
  }

  it('are answered 429, whatever they ask for and on both listeners', async () => {
    const { publicUrl, gamesUrl } = house.settings
    await use()
    for (const path of ['/', '/slot', '/favicon.svg', '/sandbox-pay/x', '/endpoint/v1/licenses']) {
      const page = await fetch(publicUrl + path)
      expect([path, page.status]).toEqual([path, 429])
      expect(page.headers.get('retry-after')).toBe('1')
    }
    const call = await fetch(`${publicUrl}/endpoint/v1`, { method: 'POST', body: '{}' })
    expect([call.status, await call.json()]).toEqual([200, expect.objectContaining({ code: 429 })])
    const notice = await fetch(`${publicUrl}/payments/sandbox/webhook`, { method: 'POST' })
    expect(notice.status).toBe(429)
    expect((await fetch(`${gamesUrl}/lale-devri/1/index.html`)).status).toBe(429)
  })

  it('are told to a person in a page of their language, on the site and in a game’s frame', async () => {
    const { publicUrl, gamesUrl } = house.settings
    await use()
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const ask = async (url: string, cookie: string) => {
      const page = await fetch(url, { headers: { accept, cookie } })
      return [page.status, page.headers.get('retry-after'), await page.text()] as const
    }
    const [status, retryAfter, turkish] = await ask(`${publicUrl}/slot?q="><b>`, 'kasa_mode=day')
    expect([status, retryAfter]).toEqual([429, '1'])
    expect(turkish).toContain('<html lang="tr" data-mode="day">')
    expect(turkish).toContain('Biraz yavaşlayalım')
    expect(turkish).not.toContain('"><b>')
    const [, , english] = await ask(`${publicUrl}/`, 'x=1; kasa_lang=en')
    expect(english).toContain('Let’s slow down a little')
    const [, , named] = await ask(`${publicUrl}/?lang=tr`, 'x=1; kasa_lang=en')
    expect(named).toContain('Biraz yavaşlayalım')
    const [, , framed] = await ask(`${gamesUrl}/lale-devri/1/index.html?lang=EN`, '')
    expect(framed).toContain('<html lang="en" data-mode="night">')
  })

  it('are refused in the words of each door', async () => {
    await use()
    const call = await visitor(house).post({ api: { class: 'system', method: 'ping' } })
    expect(call).toMatchObject({ status: 200, code: 429, data: { refusal: 'too-many-calls' } })
    const replay = await fetch(`${house.settings.gamesUrl}/rgs/bet/replay/lale-devri/1/BASE/0`)
    expect(replay.status).toBe(429)
    expect(replay.headers.get('access-control-allow-origin')).toBe('*')
    expect(await replay.json()).toMatchObject({ error: 'ERR_GEN' })
    expect(house.logged()).not.toContain('fault')
  })

  it('pass again after a moment', async () => {
    await use()
    house.pass(60_000)
    expect((await fetch(`${house.settings.publicUrl}/healthz`)).status).toBe(200)
  })
})

describe('too many plays of a member', () => {
  it('are refused untouched, and nobody else’s with them', async () => {
    const house = await startTestHouse({ perMinute: { playsOfMember: 5 } })
    try {
      const [mine, theirs] = [await loginAs(house, 'demo'), await loginAs(house, 'vip20')]
      const [slot, other] = [await openSlot(mine), await openSlot(theirs)]
      const statuses: number[] = []
      for (let n = 0; n < 12; n++) {
        const result = await slot.play()
        statuses.push(result.http)
        if (result.error) expect(result.error).toBe('ERR_GEN')
        await slot.endRound()
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4)
      const { data } = await mine.call('casino/game_history', { limit: 100 })
      expect(data).toHaveLength(statuses.filter((status) => status === 200).length)
      expect((await other.play({ amount: 1_000_000_000_000 })).error).toBe('ERR_VAL')
      house.pass(60_000)
      expect((await slot.play()).http).toBe(200)
    } finally {
      await house.close()
    }
  })
})
