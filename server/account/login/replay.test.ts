import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  PASSWORD,
  atTheDoor,
  codeOf,
  copyOf,
  isIn,
  newMember,
  tryCode,
  type Proband,
} from '../testing-factors.ts'

/** What a browser keeps, copied and sent again later: it opens nothing any more. */

let house: TestHouse
let member: Proband
let client: Client

beforeAll(async () => {
  house = await startTestHouse()
})
beforeEach(async () => {
  member = await newMember(house)
  client = await atTheDoor(house, member)
})
afterAll(() => house.close())

const DEAD = { code: 403, message: 'Oturum süresi doldu' }

/** Neither the session nor the auth value of this copy opens anything. */
async function expectDead(copy: Client): Promise<void> {
  expect(await isIn(copy)).toBe(false)
  expect(await copy.refused('user/two_auth_type', {})).toMatchObject(DEAD)
  expect(await copy.refresh()).toMatchObject(DEAD)
  expect(await isIn(copy)).toBe(false)
}

describe('what was stored', () => {
  it('is dead after the logout', async () => {
    const copy = copyOf(house, client)
    await client.call('user/logout', {})
    await expectDead(copy)
  })

  it('is dead in every other browser after the password was changed', async () => {
    const other = await atTheDoor(house, member)
    await client.call('user/pass_change', {
      oldPassword: PASSWORD,
      password: 'Yepyeni-77',
      passwordConfirm: 'Yepyeni-77',
    })
    await expectDead(other)
    expect(await isIn(client)).toBe(true)
    const login = { username: member.username, password: PASSWORD }
    expect(await visitor(house).refused('user/login', login)).toMatchObject({ code: 422 })
  })

  it('is dead in another browser, and goes on in its own', async () => {
    const stranger = await atTheDoor(house, await newMember(house))
    for (const cookie of ['', stranger.stored.cookie, `kasa-browser=${'C'.repeat(43)}`]) {
      const copy = copyOf(house, client, cookie)
      await expectDead(copy)
    }
    expect(await isIn(client)).toBe(true)
    expect(await client.refresh()).toMatchObject({ result: true })
  })

  it('is dead after the next login in the same browser, and with its cookie', async () => {
    const copy = copyOf(house, client)
    await client.login(member.username, PASSWORD)
    await expectDead(copyOf(house, copy, client.stored.cookie))
    await expectDead(copy)
    expect(await isIn(client)).toBe(true)
  })

  it('of a waiting login is dead once its browser finished it', async () => {
    const guarded = await newMember(house, 'ga')
    const waiting = await atTheDoor(house, guarded)
    const stolen = copyOf(house, waiting)
    await tryCode(waiting, 'user/check_ga', codeOf(house, guarded.secret))
    house.pass(30_000)
    expect(await isIn(stolen)).toBe(false)
    expect(await tryCode(stolen, 'user/check_ga', codeOf(house, guarded.secret))).toMatchObject(
      DEAD,
    )
    expect(await isIn(waiting)).toBe(true)
  })

  it('is dead when the account is closed', async () => {
    const { db } = house.database
    await db.updateTable('members').set({ is_active: false }).where('id', '=', member.id).execute()
    await expectDead(client)
  })
})

describe('a login at the moment that the password changes', () => {
  it('opens nothing that outlives the change', async () => {
    const login = { username: member.username, password: PASSWORD }
    const browsers = Array.from({ length: 12 }, () => visitor(house))
    const change = client.call('user/pass_change', {
      oldPassword: PASSWORD,
      password: 'Yepyeni-77',
      passwordConfirm: 'Yepyeni-77',
    })
    await Promise.all(
      browsers.map((browser) =>
        browser.login(login.username, login.password).catch(() => undefined),
      ),
    )
    await change
    for (const browser of browsers) expect(await isIn(browser)).toBe(false)
    expect(await isIn(client)).toBe(true)
  })
})
