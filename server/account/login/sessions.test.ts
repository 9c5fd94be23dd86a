import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOldSessions } from './old-sessions.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const HOUR = 3_600_000
const EXPIRED = 'Oturum süresi doldu'
const profile = (client: Client) => client.call('user/get_user_profile', {})
const shut = (client: Client) => client.refused('user/get_user_profile', {})
const copyOf = (client: Client): Client => {
  const copy = visitor(house)
  Object.assign(copy.stored, client.stored)
  return copy
}

describe('a session', () => {
  it('CALL-user/get_user_profile ROLE-02/profile shows the profile with it, nothing without', async () => {
    const demo = await loginAs(house, 'demo')
    const { data } = await profile(demo)
    expect(data).toMatchObject({
      rid: 1,
      username: 'demo',
      firstname: 'Deniz',
      lastname: 'Yıldız',
      email: 'demo@kasa.test',
      phone: '905320000001',
      language: 'tr',
      twoFactor: 'none',
    })
    expect(Object.keys(data).join()).not.toMatch(/password|secret|hash/)
    for (const name of ['user/get_user_profile', 'user/sessions', 'user/logout'] as const)
      expect(await visitor(house).refused(name, {})).toMatchObject({
        code: 403,
        message: 'Bu işlem için yetkiniz yok',
      })
  })

  it('CALL-ping answers a member and refuses whoever has no session', async () => {
    const demo = await loginAs(house, 'demo')
    expect(await demo.call('system/ping', {})).toMatchObject({ code: 200, data: true })
    expect(await visitor(house).refused('system/ping', {})).toMatchObject({ code: 403 })
    await demo.call('user/logout', {})
    expect(await demo.refused('system/ping', {})).toMatchObject({ code: 403, message: EXPIRED })
  })

  it('CALL-user/logout ends it: its sid and auth open nothing afterwards', async () => {
    const demo = await loginAs(house, 'demo')
    const other = await loginAs(house, 'demo')
    const before = copyOf(demo)
    expect(await demo.call('user/logout', {})).toMatchObject({ code: 200, data: true })
    for (const client of [demo, before]) {
      expect(await shut(client)).toMatchObject({ code: 403, message: EXPIRED })
      expect(await client.refresh()).toMatchObject({ code: 403, message: EXPIRED })
      expect(await shut(client)).toMatchObject({ code: 403, message: EXPIRED })
    }
    expect(await profile(other)).toMatchObject({ code: 200 })
  })

  it('opens only in the browser it began in: a copied storage opens nothing elsewhere', async () => {
    const demo = await loginAs(house, 'demo')
    const thief = copyOf(demo)
    for (const cookie of ['', 'kasa-browser=x', `kasa-browser=${'A'.repeat(43)}`]) {
      thief.stored.cookie = cookie
      expect(await shut(thief)).toMatchObject({ code: 403, message: EXPIRED })
      expect(await thief.refresh()).toMatchObject({ code: 403, message: EXPIRED })
    }
    expect(await profile(demo)).toMatchObject({ code: 200 })
  })

  it('gives a cookie that no script reads and no other site sends', async () => {
    const response = await fetch(`${house.settings.publicUrl}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', panel: 'frontend' },
      body: JSON.stringify({
        api: { class: 'user', method: 'login' },
        data: { username: 'demo', password: 'Demo123!' },
      }),
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^kasa-browser=[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
  })

  it('has a new sid and cookie at every login, and the browser’s old one is dead', async () => {
    const demo = await loginAs(house, 'demo')
    const before = copyOf(demo)
    await demo.login('demo')
    expect(demo.stored.cookie).not.toBe(before.stored.cookie)
    expect(await shut(before)).toMatchObject({ message: EXPIRED })
    before.stored.cookie = demo.stored.cookie
    expect(await shut(before)).toMatchObject({ message: EXPIRED })
    expect(await before.refresh()).toMatchObject({ message: EXPIRED })
    expect(await profile(demo)).toMatchObject({ code: 200 })
  })

  it('lasts an hour without activity; what the member does begins it anew', async () => {
    const demo = await loginAs(house, 'demo')
    for (let n = 0; n < 3; n++) {
      house.pass(0.9 * HOUR)
      expect(await profile(demo)).toMatchObject({ code: 200 })
    }
    house.pass(HOUR + 1)
    expect(await shut(demo)).toMatchObject({ code: 403, message: EXPIRED })
  })

  it('is not kept alive by pings', async () => {
    const demo = await loginAs(house, 'demo')
    for (let n = 0; n < 3; n++) {
      house.pass(0.3 * HOUR)
      expect(await demo.call('system/ping', {})).toMatchObject({ code: 200 })
    }
    house.pass(0.11 * HOUR)
    expect(await demo.refused('system/ping', {})).toMatchObject({ message: EXPIRED })
  })

  it('lasts a day in all, however active', async () => {
    const demo = await loginAs(house, 'demo')
    for (let n = 0; n < 26; n++) {
      house.pass(0.9 * HOUR)
      await profile(demo)
    }
    house.pass(0.59 * HOUR)
    expect(await profile(demo)).toMatchObject({ code: 200 })
    house.pass(0.02 * HOUR)
    expect(await shut(demo)).toMatchObject({ message: EXPIRED })
  })

  it('is listed, this one first, and revoked with its auth value', async () => {
    const phone = await loginAs(house, 'vip20')
    const desktop = await loginAs(house, 'vip20')
    const { data, pagination } = await desktop.call('user/sessions', {})
    expect(pagination).toEqual({ limit: 50, total: 2, offset: 0 })
    expect(data.map(({ current }) => current)).toEqual([true, false])
    expect(data[0]).toMatchObject({ uip: '127.0.0.1', browser: 'node' })
    const sessionID = data[1]?.sessionID ?? 0
    expect(await desktop.call('user/revoke_session', { sessionID })).toMatchObject({ data: true })
    expect(await shut(phone)).toMatchObject({ message: EXPIRED })
    expect(await phone.refresh()).toMatchObject({ message: EXPIRED })
    expect((await desktop.call('user/sessions', {})).data).toHaveLength(1)
    expect(await desktop.refused('user/revoke_session', { sessionID })).toMatchObject({
      code: 404,
      message: 'Kayıt Bulunamadı',
    })
  })

  it('is listed, and ended, when idle too: its auth value would open the next one', async () => {
    house.pass(31 * 24 * HOUR)
    const lost = await loginAs(house, 'vip20')
    house.pass(26 * HOUR)
    const desktop = await loginAs(house, 'vip20')
    const { data } = await desktop.call('user/sessions', {})
    expect(data.map(({ current }) => current)).toEqual([true, false])
    await desktop.call('user/revoke_session', { sessionID: data[1]?.sessionID ?? 0 })
    expect(await lost.refresh()).toMatchObject({ message: EXPIRED })
  })

  it('ends with all others but the one that asks, and so do their auth values', async () => {
    house.pass(31 * 24 * HOUR)
    const desktop = await loginAs(house, 'demo')
    const idle = await loginAs(house, 'demo')
    house.pass(HOUR + 1)
    expect((await desktop.refresh()).result).toBe(true)
    const others = [await loginAs(house, 'demo'), await loginAs(house, 'demo')]
    const vip = await loginAs(house, 'vip20')
    const { data } = await desktop.call('user/revoke_other_sessions', {})
    expect(data).toEqual({ ended: 3 })
    for (const client of [...others, idle]) {
      expect(await shut(client)).toMatchObject({ message: EXPIRED })
      expect(await client.refresh()).toMatchObject({ message: EXPIRED })
    }
    expect((await desktop.call('user/sessions', {})).data).toHaveLength(1)
    expect((await desktop.call('user/revoke_other_sessions', {})).data).toEqual({ ended: 0 })
    expect((await desktop.refresh()).result).toBe(true)
    expect(await profile(vip)).toMatchObject({ code: 200 })
  })

  it('is listed with the country it was begun in', async () => {
    const proxied = await startTestHouse({ settings: { trustProxy: 'loopback' } })
    const client = visitor(proxied)
    const from = async (ip: string) => {
      const api = { class: 'user', method: 'login' }
      const data = { username: 'demo', password: 'Demo123!' }
      const other = visitor(proxied)
      await other.post({ api, data, user: {} }, { 'x-forwarded-for': ip })
    }
    await from('193.140.1.1')
    await from('10.0.0.1')
    await from('2001:4860:4860::8888')
    await client.login('demo')
    const { data } = await client.call('user/sessions', {})
    expect(data.map(({ uip, place }) => [uip, place])).toEqual([
      ['127.0.0.1', null],
      ['2001:4860:4860::8888', 'US'],
      ['10.0.0.1', null],
      ['193.140.1.1', 'TR'],
    ])
    await proxied.close()
  })

  it('is forgotten a month after it is over, and not before', async () => {
    const gone = await loginAs(house, 'demo')
    const there = await loginAs(house, 'demo')
    await gone.call('user/logout', {})
    const count = async () => {
      const { rows } = await house.database.pool.query<{ count: bigint }>(
        `select (select count(*) from sessions) + (select count(*) from auth_values)
           + (select count(*) from session_families) + (select count(*) from game_sessions) as count`,
      )
      return Number(rows[0]?.count)
    }
    await forgetOldSessions(house)
    const before = await count()
    house.pass(24 * HOUR)
    await forgetOldSessions(house)
    expect(await count()).toBe(before)
    house.pass(28 * 24 * HOUR)
    expect(await there.refresh()).toMatchObject({ code: 200 })
    house.pass(2 * 24 * HOUR)
    await forgetOldSessions(house)
    expect(await count()).toBeLessThan(before)
    expect(await there.refresh()).toMatchObject({ code: 403 })
  })

  it('of another member is neither listed nor revoked', async () => {
    const vip = await loginAs(house, 'vip20')
    const demo = await loginAs(house, 'demo')
    const { data } = await vip.call('user/sessions', {})
    const sessionID = data.find(({ current }) => current)?.sessionID ?? 0
    const theirs = (await demo.call('user/sessions', {})).data
    expect(theirs.map((session) => session.sessionID)).not.toContain(sessionID)
    expect(await demo.refused('user/revoke_session', { sessionID })).toMatchObject({ code: 404 })
    expect(await profile(vip)).toMatchObject({ code: 200 })
  })
})
