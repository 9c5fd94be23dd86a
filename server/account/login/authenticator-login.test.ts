import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IKI_SECRET } from '../../seed/demo.ts'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { newestToken } from '../testing.ts'
import {
  atTheDoor,
  codeOf,
  copyOf,
  inByGa,
  isIn,
  newMember,
  PASSWORD,
  type Proband,
  toNextStep,
  tryCode,
  wrongCodeOf,
  WRONG,
  RIGHT,
} from '../testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const MINUTE = 60_000
const EXPIRED = { code: 403, message: 'Oturum süresi doldu' }

/** A member who is in, and proved just now by password who they are. */
describe('a login with an authenticator', () => {
  let member: Proband
  beforeEach(async () => {
    member = await newMember(house, 'ga')
    toNextStep(house)
  })

  it('DATA-03/secret-marker answers a marker longer than 10, never the secret, and no auth', async () => {
    const client = visitor(house)
    const reply = await client.call('user/login', { username: 'iki', password: 'Demo123!' })
    expect(reply.data.gasecret).toBe('second-factor:ga')
    expect(reply.data.gasecret.length).toBeGreaterThan(10)
    expect(JSON.stringify(reply)).not.toContain(IKI_SECRET)
    expect(reply.data).not.toHaveProperty('auth')
  })

  it('lets iki in with the secret of the README', async () => {
    const client = visitor(house)
    await client.login('iki')
    expect(await tryCode(client, 'user/check_ga', codeOf(house, IKI_SECRET))).toMatchObject(RIGHT)
    expect((await client.call('user/get_user_profile', {})).data.username).toBe('iki')
  })

  it('DATA-03/pending-sid opens no authenticated call until user/check_ga answers true', async () => {
    const client = await atTheDoor(house, member)
    expect(await isIn(client)).toBe(false)
    expect(await client.refused('user/get_user_profile', {})).toMatchObject(EXPIRED)
    await tryCode(client, 'user/check_ga', wrongCodeOf(house, member.secret))
    expect(await isIn(client)).toBe(false)
    await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    expect(await isIn(client)).toBe(true)
  })

  it('CALL-user/check_ga answers true or false, as result and data', async () => {
    const client = await atTheDoor(house, member)
    expect(await tryCode(client, 'user/check_ga', wrongCodeOf(house, member.secret))).toEqual(WRONG)
    const { auth, ...right } = await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    expect(right).toEqual(RIGHT)
    expect(auth).toMatch(/^[0-9a-f]{24}\.[\w-]{43}$/)
    house.pass(30_000)
    const again = await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    expect(again).toEqual(RIGHT)
  })

  it('CALL-user/check_ga-pending promotes the session that it was sent with, and gives its auth', async () => {
    const client = await atTheDoor(house, member)
    const { user, auth, cookie } = client.stored
    expect(auth).toBeNull()
    await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    expect(client.stored.user).toEqual(user)
    expect(client.stored.cookie).not.toBe(cookie)
    expect(await isIn(client)).toBe(true)
    expect(await isIn(copyOf(house, client, cookie))).toBe(false)
    expect(await client.refresh()).toMatchObject({ result: true, data: { gasecret: '' } })
    expect(await isIn(client)).toBe(true)
  })

  it('tells the login before this one, not the password that was given in between', async () => {
    const first = house.clock().getTime()
    await inByGa(house, member)
    house.pass(MINUTE)
    await atTheDoor(house, member)
    house.pass(MINUTE)
    const client = visitor(house)
    const { lastlogin } = await client.login(member.username, PASSWORD)
    const at = Date.parse(lastlogin ?? '')
    expect(at).toBeGreaterThanOrEqual(first)
    expect(at).toBeLessThan(first + MINUTE)
    await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    const { data } = await client.call('user/get_user_profile', {})
    expect(data.lastlogin).toBe(lastlogin)
    expect((await client.refresh()).data.lastlogin).toBe(lastlogin)
  })

  it('waits ten minutes for its code, then is over', async () => {
    const client = await atTheDoor(house, member)
    house.pass(9.9 * MINUTE)
    const late = await atTheDoor(house, member)
    house.pass(0.2 * MINUTE)
    const reply = await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    expect(reply).toMatchObject(EXPIRED)
    expect(await tryCode(late, 'user/check_ga', codeOf(house, member.secret))).toMatchObject(RIGHT)
  })

  it('takes the step before and the one after, and none further', async () => {
    for (const [steps, verdict] of [
      [-2, false],
      [-1, true],
      [0, true],
      [2, false],
      [1, true],
    ] as const) {
      const client = await atTheDoor(house, member)
      const { data } = await tryCode(client, 'user/check_ga', codeOf(house, member.secret, steps))
      expect(data, `${steps}`).toBe(verdict)
    }
  })

  it('takes a code once, in no session again, nor one of an earlier step', async () => {
    const code = codeOf(house, member.secret)
    const earlier = codeOf(house, member.secret, -1)
    const [client, other] = [await atTheDoor(house, member), await atTheDoor(house, member)]
    expect(await tryCode(client, 'user/check_ga', code)).toMatchObject(RIGHT)
    expect(await tryCode(client, 'user/check_ga', code)).toMatchObject(WRONG)
    expect(await tryCode(other, 'user/check_ga', code)).toMatchObject(WRONG)
    expect(await tryCode(other, 'user/check_ga', earlier)).toMatchObject(WRONG)
  })

  it('takes no code of another member’s authenticator', async () => {
    const other = await newMember(house, 'ga')
    const client = await atTheDoor(house, member)
    const reply = await tryCode(client, 'user/check_ga', codeOf(house, other.secret))
    expect(reply).toMatchObject(WRONG)
  })

  it('takes no code of another kind', async () => {
    const client = await atTheDoor(house, member)
    const refused = await client.refused('user/sms_send', { purpose: 'login' })
    expect(refused).toMatchObject({ data: { refusal: 'second-factor-off' } })
    expect(await tryCode(client, 'user/sms_validate', '123456')).toMatchObject(WRONG)
    const sms = await atTheDoor(house, await newMember(house, 'sms'))
    expect(await tryCode(sms, 'user/check_ga', '123456')).toMatchObject(WRONG)
  })

  it('refuses what is not six digits by the name of its field', async () => {
    const client = await atTheDoor(house, member)
    for (const code of ['12345', '1234567', '12345a', '１２３４５６', ' 12345', ''])
      expect(await tryCode(client, 'user/check_ga', code)).toMatchObject({
        code: 422,
        data: { refusal: 'bad-payload', fields: [{ field: 'ga_code' }] },
      })
    expect(await tryCode(client, 'user/check_ga', codeOf(house, member.secret))).toMatchObject(
      RIGHT,
    )
  })

  it('is asked for after a reset too', async () => {
    await visitor(house).call('user/forgot', { username: member.email })
    const token = await newestToken(house, member.email)
    const password = 'Sifirlanmis7'
    await visitor(house).call('user/pass_reset', { token, password, passwordConfirm: password })
    const client = visitor(house)
    expect((await client.login(member.username, password)).gasecret).toBe('second-factor:ga')
    expect(await isIn(client)).toBe(false)
    expect(await tryCode(client, 'user/check_ga', codeOf(house, member.secret))).toMatchObject(
      RIGHT,
    )
  })

  it('cannot be renewed: there is nothing that would renew it', async () => {
    const { db } = house.database
    const client = await atTheDoor(house, member)
    const values = db.selectFrom('auth_values').selectAll().where('member_id', '=', member.id)
    expect(await values.execute()).toEqual([])
    const { uid = '' } = client.stored.user ?? {}
    for (const text of [uid, 'x', `${uid}.x`]) {
      const auth = await client.encrypt(text.slice(0, 100))
      expect(await client.refused('user/refresh_session', { auth })).toMatchObject(EXPIRED)
    }
    const [family] = await db
      .selectFrom('session_families')
      .select('expires_at')
      .where('member_id', '=', member.id)
      .execute()
    expect(family?.expires_at.getTime()).toBeLessThanOrEqual(house.clock().getTime() + 10 * MINUTE)
  })
})
