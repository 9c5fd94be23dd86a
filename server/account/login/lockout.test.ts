import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { afterWrong } from './lockout.ts'
import { forgetOldTries } from './old-tries.ts'
import { PASSWORD, copyOf, isIn, newMember, type Proband } from '../testing-factors.ts'

let house: TestHouse
let member: Proband

beforeAll(async () => {
  house = await startTestHouse({ settings: { trustProxy: '127.0.0.1' } })
})
beforeEach(async () => {
  member = await newMember(house)
})
afterAll(() => house.close())

const MINUTE = 60_000
const LOCKED = { status: 200, code: 429, data: { refusal: 'locked-out' } }
const FAILED = { status: 200, code: 422, message: 'Giriş Başarısız' }

interface From {
  client?: Client
  address?: string
}

/** One login from an address; this house believes its proxy, which is the test. */
const attempt = (
  username: string,
  password: string,
  { client = visitor(house), address = '203.0.113.7' }: From = {},
) => {
  const api = { class: 'user', method: 'login' }
  const headers = { 'x-forwarded-for': address }
  return client.post({ api, data: { username, password }, user: {} }, headers)
}
const wrong = async (times: number, from: From = {}, name = member.username) => {
  for (let n = 0; n < times; n++) await attempt(name, 'Yanlis123', from)
}

describe('the door', () => {
  it('takes four wrong passwords and the right one, and forgets the four', async () => {
    for (let n = 0; n < 3; n++) {
      await wrong(4)
      expect(await attempt(member.username, PASSWORD)).toMatchObject({ code: 200 })
    }
  })

  it('is locked for that address by the fifth, for the right password too, and says how long', async () => {
    for (let n = 0; n < 5; n++)
      expect(await attempt(member.username, 'Yanlis123')).toMatchObject(FAILED)
    const { data, ...rest } = await attempt(member.username, PASSWORD)
    expect({ data, ...rest }).toMatchObject(LOCKED)
    const { retryAfterS } = data as { retryAfterS: number }
    expect(retryAfterS).toBeGreaterThan(14 * 60)
    expect(retryAfterS).toBeLessThanOrEqual(15 * 60)
  })

  it('opens after 15 minutes, then after 30, an hour and so on, never longer than a day', async () => {
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      await wrong(5)
      house.pass((minutes - 1) * MINUTE)
      expect(await attempt(member.username, PASSWORD), `${minutes}`).toMatchObject(LOCKED)
      house.pass(MINUTE + 1)
      expect(await attempt(member.username, 'Yanlis123'), `${minutes}`).toMatchObject(FAILED)
      house.pass(15 * MINUTE + 1)
    }
    expect(await attempt(member.username, PASSWORD)).toMatchObject({ code: 200 })
  })

  it('holds up nobody at another address, nor another member at this one', async () => {
    const other = await newMember(house)
    await wrong(6)
    expect(await attempt(member.username, PASSWORD, { address: '203.0.113.8' })).toMatchObject({
      code: 200,
    })
    expect(await attempt(other.username, PASSWORD)).toMatchObject({ code: 200 })
    expect(await attempt(member.username, PASSWORD)).toMatchObject(LOCKED)
  })

  it('counts the addresses of one IPv6 household together', async () => {
    for (let n = 1; n <= 5; n++)
      await attempt(member.username, 'Yanlis123', { address: `2001:db8:1:2::${n}` })
    const there = { address: '2001:db8:1:2:ffff::9' }
    expect(await attempt(member.username, PASSWORD, there)).toMatchObject(LOCKED)
    const elsewhere = { address: '2001:db8:1:3::1' }
    expect(await attempt(member.username, PASSWORD, elsewhere)).toMatchObject({ code: 200 })
  })

  it('holds up no browser that the member came from before, which has five tries of its own', async () => {
    const known = visitor(house)
    await attempt(member.username, PASSWORD, { client: known })
    await wrong(6)
    expect(await attempt(member.username, PASSWORD, { client: known })).toMatchObject({ code: 200 })
    await wrong(5, { client: known })
    expect(await attempt(member.username, PASSWORD, { client: known })).toMatchObject(LOCKED)
    // And the address of that browser is as free as before.
    const address = '203.0.113.99'
    expect(await attempt(member.username, PASSWORD, { address })).toMatchObject({ code: 200 })
  })

  it('does not take a browser that is known to one member for known to another', async () => {
    const other = await newMember(house)
    const known = visitor(house)
    await attempt(other.username, PASSWORD, { client: known })
    await wrong(5)
    expect(await attempt(member.username, PASSWORD, { client: known })).toMatchObject(LOCKED)
  })

  it('locks a name that nobody has just like one that somebody has, however it is spelled', async () => {
    const spellings = (name: string) => [name, ` ${name} `, name.toUpperCase()]
    for (const name of ['nobody-at-all', member.username]) {
      const replies: unknown[] = []
      for (const n of [0, 1, 2, 3, 4, 5]) {
        const { code, message, data } = await attempt(spellings(name)[n % 3] ?? name, 'Yanlis123')
        replies.push({ code, message, keys: Object.keys(data as object) })
      }
      expect(replies.slice(0, 5)).toEqual(
        Array.from({ length: 5 }, () => ({
          code: 422,
          message: FAILED.message,
          keys: ['refusal'],
        })),
      )
      expect(replies[5]).toMatchObject({ code: 429, keys: ['retryAfterS', 'refusal'] })
    }
  })

  it('judges five of 200 at once, and lets none in by the right one among those that follow', async () => {
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => attempt(member.username, `Yanlis${n}`)),
    )
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === 422)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(195)
    expect(await attempt(member.username, PASSWORD)).toMatchObject(LOCKED)
  })

  it('counts wrong passwords given inside a session, by the same lock', async () => {
    const client = visitor(house)
    await client.login(member.username, PASSWORD)
    for (let n = 0; n < 5; n++)
      expect(await client.refused('user/prove', { password: 'Yanlis123' })).toMatchObject({
        code: 422,
        data: { refusal: 'password-wrong' },
      })
    expect(await client.refused('user/prove', { password: PASSWORD })).toMatchObject(LOCKED)
    expect(await attempt(member.username, PASSWORD, { client })).toMatchObject(LOCKED)
    expect(await isIn(client)).toBe(true)
  })

  it('keeps neither names nor addresses, and forgets what is a day old', async () => {
    await wrong(2, {}, 'somebody@kasa.test')
    const { db } = house.database
    const rows = () => db.selectFrom('failed_tries').selectAll().execute()
    const before = await rows()
    expect(before.length).toBeGreaterThan(0)
    for (const { account_key, source_key } of before)
      expect([account_key.length, source_key.length]).toEqual([32, 32])
    await forgetOldTries(house)
    expect((await rows()).length).toBeGreaterThan(0)
    house.pass(49 * 60 * MINUTE)
    await forgetOldTries(house)
    expect(await rows()).toEqual([])
  })
})

describe('an address that a caller claims', () => {
  it('gives no more tries where no proxy is believed', async () => {
    const plain = await startTestHouse()
    const api = { class: 'user', method: 'login' }
    const data = { username: 'demo', password: 'Yanlis123' }
    const codes: number[] = []
    for (let n = 0; n < 7; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` }
      codes.push((await visitor(plain).post({ api, data, user: {} }, headers)).code)
    }
    expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429])
    await plain.close()
  })

  it('in front of the proxy’s own entry gives no more tries either', async () => {
    const codes: number[] = []
    for (let n = 0; n < 7; n++) {
      const address = `198.51.100.${n}, 203.0.113.50`
      codes.push((await attempt(member.username, 'Yanlis123', { address })).code)
    }
    expect(codes).toEqual([422, 422, 422, 422, 422, 429, 429])
  })
})

describe('a stolen cookie', () => {
  it('of a known browser has no more than that browser’s five tries', async () => {
    const known = visitor(house)
    await known.login(member.username, PASSWORD)
    const thief = copyOf(house, known)
    await wrong(5, { client: thief, address: '192.0.2.1' })
    const there = { client: thief, address: '192.0.2.2' }
    expect(await attempt(member.username, PASSWORD, there)).toMatchObject(LOCKED)
  })
})

describe('counting', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE)
  const none = { tries: 0, last_at: at(0), locks: 0, locked_until: null }

  it('begins anew after a quarter of an hour without a failure', () => {
    const four = { ...none, tries: 4 }
    expect(afterWrong(four, at(15)).locks).toBe(1)
    expect(afterWrong(four, at(15.01))).toMatchObject({ tries: 1, locks: 0 })
  })

  it('begins with a first lock again a day after the last one ended', () => {
    const second = { tries: 4, last_at: at(0), locks: 1, locked_until: at(30) }
    const later = (minutes: number) =>
      afterWrong({ ...second, tries: 4, last_at: at(minutes) }, at(minutes))
    expect(later(31).locks).toBe(2)
    const afterDay = afterWrong({ ...second, tries: 0 }, at(30 + 24 * 60 + 1))
    expect(afterDay).toMatchObject({ tries: 1, locks: 0 })
    expect(afterWrong({ ...second, tries: 0 }, at(30 + 24 * 60))).toMatchObject({ locks: 1 })
  })
})
