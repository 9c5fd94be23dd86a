import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  PASSWORD,
  atTheDoor,
  codeOf,
  copyOf,
  isIn,
  newMember,
  sentCode,
  sentTo,
  toNextStep,
  tryCode,
  turnOn,
  wrongCodeOf,
  type Proband,
  type Verdict,
} from '../testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
  // Noon of the house's day, so that no day ends within a test.
  const DAY = 86_400_000
  house.pass(DAY + DAY / 2 - (Date.now() % DAY))
})
afterAll(() => house.close())

const MINUTE = 60_000
const TOO_MANY = { code: 429, data: { refusal: 'too-many-codes' } }
const WRONG = { code: 200, result: false }
const LOCKED = { code: 429, data: { refusal: 'locked-out' } }

/** Codes at the same moment, each in a request of its own, from the browser of `client`. */
const storm = (client: Client, codes: readonly string[], name: Name = 'user/check_ga') =>
  Promise.all(codes.map((code) => tryCode(copyOf(house, client), name, code)))
type Name = 'user/check_ga' | 'user/sms_validate'

const counted = (replies: readonly Verdict[]) => ({
  right: replies.filter(({ result }) => result).length,
  wrong: replies.filter(({ result, code }) => !result && code === 200).length,
  refused: replies.filter(({ code }) => code === 429).length,
  over: replies.filter(({ code }) => code === 403).length,
})
const forgive = () => house.database.db.deleteFrom('failed_tries').execute()
const openSessions = async ({ id }: Proband) =>
  house.database.db
    .selectFrom('sessions')
    .select(['is_pending', 'tries'])
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

describe('500 codes at once', () => {
  it('are five tries, and the right one that follows is none', async () => {
    const member = await newMember(house, 'ga')
    const client = await atTheDoor(house, member)
    const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(house, member.secret, steps)))
    const wrong = Array.from({ length: 520 }, (_, n) => String(n * 1907).padStart(6, '0'))
    const codes = wrong.filter((code) => !near.has(code)).slice(0, 500)
    const replies = await storm(client, codes)
    expect(counted(replies)).toEqual({ right: 0, wrong: 5, refused: 495, over: 0 })
    expect(await tryCode(client, 'user/check_ga', codeOf(house, member.secret))).toMatchObject(
      TOO_MANY,
    )
    expect(await isIn(client)).toBe(false)
    expect(await openSessions(member)).toEqual([{ is_pending: true, tries: 5 }])
    // Whoever tries them knows the password: the member is told, once.
    expect(await sentTo(house, member)).toEqual(['codes-guessed'])
  }, 60_000)

  it('all of them right, finish the login once, and its browser is in', async () => {
    const member = await newMember(house, 'ga')
    toNextStep(house)
    const client = await atTheDoor(house, member)
    const before = client.stored.cookie
    const browsers = Array.from({ length: 500 }, () => copyOf(house, client))
    const code = codeOf(house, member.secret)
    const replies = await Promise.all(
      browsers.map((browser) => tryCode(browser, 'user/check_ga', code)),
    )
    expect(counted(replies).right).toBe(1)
    const { wrong, refused, over } = counted(replies)
    expect(wrong).toBeLessThanOrEqual(4)
    expect(wrong + refused + over).toBe(499)
    expect(replies.filter(({ auth }) => auth !== undefined)).toHaveLength(1)
    const renewed = browsers.filter(({ stored }) => stored.cookie !== before)
    expect(renewed).toHaveLength(1)
    const [winner = client] = renewed
    expect(await isIn(winner)).toBe(true)
    expect(await isIn(client)).toBe(false)
    const { db } = house.database
    const auths = db.selectFrom('auth_values').selectAll().where('member_id', '=', member.id)
    expect(await auths.execute()).toHaveLength(1)
    expect(await openSessions(member)).toMatchObject([{ is_pending: false }])
  }, 60_000)

  it('of several kinds, each right, finish the login once, and the others stay unused', async () => {
    const member = await newMember(house)
    const { secret, recoveryCodes } = await turnOn(house, await atTheDoor(house, member))
    const client = await atTheDoor(house, member)
    const replies = await Promise.all([
      ...recoveryCodes
        .slice(0, 4)
        .map((code) => tryCode(copyOf(house, client), 'user/use_recovery_code', code)),
      tryCode(copyOf(house, client), 'user/check_ga', codeOf(house, secret)),
    ])
    expect(counted(replies)).toMatchObject({ right: 1, over: 4 })
    const { db } = house.database
    const used = await db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('member_id', '=', member.id)
      .where('used_at', 'is not', null)
      .execute()
    expect(used.length).toBeLessThanOrEqual(1)
    const auths = db.selectFrom('auth_values').selectAll().where('member_id', '=', member.id)
    // The login that turned it on, and this one.
    expect(await auths.execute()).toHaveLength(2)
  })

  it('by SMS are five tries as well, one of them right at most', async () => {
    const member = await newMember(house, 'sms')
    const client = await atTheDoor(house, member)
    await client.call('user/sms_send', { purpose: 'login' })
    const code = await sentCode(house, member)
    const right = await storm(
      client,
      Array.from({ length: 100 }, () => code),
      'user/sms_validate',
    )
    expect(counted(right).right).toBe(1)
    const other = await atTheDoor(house, member)
    await other.call('user/sms_send', { purpose: 'login' })
    const next = await sentCode(house, member)
    const codes = Array.from({ length: 101 }, (_, n) => String(n * 9_901).padStart(6, '0'))
    const wrong = codes.filter((code) => code !== next).slice(0, 100)
    expect(counted(await storm(other, wrong, 'user/sms_validate'))).toEqual({
      right: 0,
      wrong: 5,
      refused: 95,
      over: 0,
    })
  }, 60_000)

  it('spread over many logins of one moment are twenty tries', async () => {
    const member = await newMember(house, 'ga')
    const doors = await Promise.all(Array.from({ length: 20 }, () => atTheDoor(house, member)))
    const wrong = wrongCodeOf(house, member.secret)
    const replies = await Promise.all(
      doors.flatMap((client) =>
        Array.from({ length: 25 }, () => tryCode(copyOf(house, client), 'user/check_ga', wrong)),
      ),
    )
    expect(counted(replies)).toEqual({ right: 0, wrong: 20, refused: 480, over: 0 })
  }, 60_000)
})

describe('codes over a day', () => {
  it('are twenty tries of a member however many logins, and shut out no recovery code', async () => {
    const member = await newMember(house, 'ga')
    for (let login = 0; login < 4; login++) {
      await forgive()
      const client = await atTheDoor(house, member)
      const wrong = wrongCodeOf(house, member.secret)
      for (let n = 0; n < 5; n++)
        expect(await tryCode(client, 'user/check_ga', wrong)).toMatchObject(WRONG)
    }
    await forgive()
    const client = await atTheDoor(house, member)
    const right = () => tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    expect(await right()).toMatchObject(TOO_MANY)
    expect(await tryCode(client, 'user/use_recovery_code', 'aaaaa-aaaaa')).toMatchObject(WRONG)
    house.pass(24 * 60 * MINUTE)
    const tomorrow = await atTheDoor(house, member)
    expect(await tryCode(tomorrow, 'user/check_ga', codeOf(house, member.secret))).toMatchObject({
      result: true,
    })
  }, 60_000)

  it('that are right use up nothing of it', async () => {
    const member = await newMember(house, 'ga')
    for (let login = 0; login < 25; login++) {
      const client = await atTheDoor(house, member)
      const reply = await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
      expect(reply.result, `login ${login}`).toBe(true)
      house.pass(30_000)
    }
  }, 60_000)

  it('count inside a session too, and for clearing', async () => {
    const member = await newMember(house, 'ga')
    const client = await atTheDoor(house, member)
    await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    house.pass(30_000)
    const gacode = wrongCodeOf(house, member.secret)
    for (let n = 0; n < 10; n++) {
      await tryCode(client, 'user/check_ga', gacode)
      await client.refused('user/clear_generated_ga', { gacode })
    }
    const right = { gacode: codeOf(house, member.secret) }
    expect(await client.refused('user/clear_generated_ga', right)).toMatchObject(TOO_MANY)
    expect(await isIn(client)).toBe(true)
  })
})

describe('wrong codes at the door', () => {
  it('lock it like wrong passwords, which a right password alone does not forgive', async () => {
    await forgive()
    const member = await newMember(house, 'ga')
    const first = await atTheDoor(house, member)
    const wrong = wrongCodeOf(house, member.secret)
    for (let n = 0; n < 4; n++) await tryCode(first, 'user/check_ga', wrong)
    const second = await atTheDoor(house, member)
    await tryCode(second, 'user/check_ga', wrong)
    const login = { username: member.username, password: PASSWORD }
    expect(await visitor(house).refused('user/login', login)).toMatchObject(LOCKED)
    house.pass(15 * MINUTE)
    const third = await atTheDoor(house, member)
    const reply = await tryCode(third, 'user/check_ga', codeOf(house, member.secret))
    expect(reply).toMatchObject({ result: true })
  })

  it('are forgiven by the right one', async () => {
    await forgive()
    const member = await newMember(house, 'ga')
    for (let n = 0; n < 3; n++) {
      const client = await atTheDoor(house, member)
      for (let k = 0; k < 4; k++)
        await tryCode(client, 'user/check_ga', wrongCodeOf(house, member.secret))
      const reply = await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
      expect(reply).toMatchObject({ result: true })
      house.pass(30_000)
    }
  })
})
