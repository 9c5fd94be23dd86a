import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const expired = { status: 200, code: 403, message: 'Oturum süresi doldu' }
const DAY = 86_400_000

/** Another tab of the same browser, or with another cookie a thief. */
const tabOf = (client: Client, cookie = client.stored.cookie): Client => {
  const tab = visitor(house)
  Object.assign(tab.stored, client.stored, { cookie })
  return tab
}
const isIn = async (client: Client) =>
  (await client.post({ api: PROFILE, data: {}, user: client.stored.user })).code === 200
const PROFILE = { class: 'user', method: 'get_user_profile' }

describe('user/refresh_session', () => {
  it('CALL-user/refresh_session redeems the stored auth for login data and the next auth, once', async () => {
    const demo = await loginAs(house, 'demo')
    const before = tabOf(demo)
    house.pass(2 * 3_600_000)
    expect(await isIn(demo)).toBe(false)
    const { data } = await demo.refresh()
    expect(data).toMatchObject({ username: 'demo', gasecret: '', rid: 1 })
    expect(await isIn(demo)).toBe(true)
    expect(demo.stored.auth).not.toBe(before.stored.auth)
    house.pass(2 * 3_600_000)
    expect(await demo.refresh()).toMatchObject({ result: true })
    expect(await isIn(demo)).toBe(true)
    expect(await before.refresh()).toMatchObject(expired)
  })

  it('ends the session before it', async () => {
    const demo = await loginAs(house, 'demo')
    const before = tabOf(demo)
    await demo.refresh()
    expect(await isIn(before)).toBe(false)
    expect(await isIn(demo)).toBe(true)
  })

  it('gives two tabs at once the very same successor, however they race', async () => {
    for (let round = 0; round < 5; round++) {
      const demo = await loginAs(house, 'demo')
      const tabs = Array.from({ length: 8 }, () => tabOf(demo))
      const replies = await Promise.all(tabs.map((tab) => tab.refresh()))
      const [first] = replies
      expect(first?.result).toBe(true)
      for (const reply of replies) {
        expect(reply.data.sid).toBe(first?.data.sid)
        expect(reply.data.auth).toBe(first?.data.auth)
      }
      expect(await Promise.all(tabs.map(isIn))).toEqual(tabs.map(() => true))
      const [tab = demo] = tabs
      const { data } = await tab.call('user/sessions', {})
      const own = data.filter(({ current }) => current)
      expect(own).toHaveLength(1)
    }
  })

  it('gives a lost reply again for 30 s, to the same browser', async () => {
    const demo = await loginAs(house, 'demo')
    const tab = tabOf(demo)
    const first = await demo.refresh()
    house.pass(29_000)
    const again = await tab.refresh()
    expect(again.data).toEqual(first.data)
    expect(await isIn(tab)).toBe(true)
    expect(await isIn(demo)).toBe(true)
  })

  it('gives a tab that missed two rotations the newest session, not one that ended', async () => {
    const demo = await loginAs(house, 'demo')
    const tab = tabOf(demo)
    await demo.refresh()
    house.pass(10_000)
    const newest = await demo.refresh()
    house.pass(10_000)
    const late = await tab.refresh()
    expect(late.data).toEqual(newest.data)
    expect(await isIn(tab)).toBe(true)
    expect(await isIn(demo)).toBe(true)
    expect(await tab.refresh()).toMatchObject({ result: true })
  })

  it('ends the whole family when a used value comes back later', async () => {
    const demo = await loginAs(house, 'demo')
    const copy = tabOf(demo)
    await demo.refresh()
    house.pass(31_000)
    expect(await copy.refresh()).toMatchObject(expired)
    expect(await isIn(demo)).toBe(false)
    expect(await demo.refresh()).toMatchObject(expired)
  })

  it('ends the whole family when a used value comes from another browser, at once', async () => {
    const demo = await loginAs(house, 'demo')
    const thief = tabOf(demo, `kasa-browser=${'B'.repeat(43)}`)
    await demo.refresh()
    expect(await thief.refresh()).toMatchObject(expired)
    expect(await isIn(demo)).toBe(false)
    expect(await demo.refresh()).toMatchObject(expired)
  })

  it('gives a thief with an unused value nothing, and leaves the member in', async () => {
    const demo = await loginAs(house, 'demo')
    const thief = tabOf(demo, '')
    expect(await thief.refresh()).toMatchObject(expired)
    expect(await isIn(demo)).toBe(true)
    expect(await demo.refresh()).toMatchObject({ result: true })
  })

  it('leaves other logins of the member alone', async () => {
    const phone = await loginAs(house, 'demo')
    const desktop = await loginAs(house, 'demo')
    const copy = tabOf(desktop)
    await desktop.refresh()
    house.pass(31_000)
    await copy.refresh()
    expect(await isIn(desktop)).toBe(false)
    expect(await isIn(phone)).toBe(true)
  })

  it('is good for thirty days from the login, then the password is asked again', async () => {
    const demo = await loginAs(house, 'demo')
    house.pass(29 * DAY)
    expect(await demo.refresh()).toMatchObject({ result: true })
    house.pass(DAY + 1)
    expect(await demo.refresh()).toMatchObject(expired)
  })

  it('tells its own browser, and no other, that a pause has ended the login, for as long as it lasts', async () => {
    const member = await loginAs(house, 'vip20')
    const [tab, thief] = [tabOf(member), tabOf(member, `kasa-browser=${'B'.repeat(43)}`)]
    const phone = await loginAs(house, 'vip20')
    const { data } = await member.call('protection/time_out', { span: '1d' })
    const paused = { ...expired, data: { pause: 'time-out', until: data.until } }
    expect(await tab.refresh()).toMatchObject(paused)
    expect(await phone.refresh()).toMatchObject(paused)
    expect(JSON.stringify(await thief.refresh())).not.toContain('time-out')
    const restricted = await loginAs(house, 'vip20')
    const later = tabOf(restricted)
    await restricted.call('user/logout', {})
    expect(JSON.stringify(await later.refresh())).not.toContain('time-out')
    house.pass(DAY + 1)
    expect(JSON.stringify(await tab.refresh())).not.toContain('time-out')
  })

  it('refuses what is no auth value of ours', async () => {
    const demo = await loginAs(house, 'demo')
    const { uid } = await demo.login('demo')
    const forged = [`${uid}.${'x'.repeat(43)}`, uid, '.', '', 'x'.repeat(100)]
    for (const text of forged) {
      const auth = await demo.encrypt(text)
      expect(await demo.refused('user/refresh_session', { auth })).toMatchObject(expired)
    }
    for (const auth of ['plain', 'A'.repeat(344)])
      expect(await demo.refused('user/refresh_session', { auth })).toMatchObject(expired)
    expect(await demo.refused('user/refresh_session', { auth: 'A'.repeat(701) })).toMatchObject({
      code: 422,
    })
  })
})
