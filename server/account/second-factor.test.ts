import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IKI_SECRET } from '../seed/demo.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import {
  PASSWORD,
  atTheDoor,
  codeOf,
  copyOf,
  inByGa,
  isIn,
  newMember,
  sentCode,
  sentTo,
  toNextStep,
  tryCode,
  wrongCodeOf,
  type Proband,
} from './testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const MINUTE = 60_000
const WRONG = {
  status: 200,
  result: false,
  code: 200,
  data: false,
  message: 'Doğrulama kodu hatalı.',
}
const RIGHT = { status: 200, result: true, code: 200, data: true, message: 'İşlem Başarılı' }
const TOO_MANY = { code: 429, data: { refusal: 'too-many-codes' } }
const EXPIRED = { code: 403, message: 'Oturum süresi doldu' }

/** A member who is in, and proved just now by password who they are. */
const inside = async (member: Proband): Promise<Client> => atTheDoor(house, member)
const typeOf = async (client: Client) => (await client.call('user/two_auth_type', {})).data.type

/** Turns a member's authenticator on, as the set-up does; answers its secret and recovery codes. */
const turnOn = async (client: Client) => {
  const { secret } = (await client.call('user/user_generate_ga', {})).data
  const verdict = await tryCode(client, 'user/check_ga', codeOf(house, secret))
  if (!verdict.result) throw new Error('the set-up’s code was refused')
  const { recoveryCodes = [] } = (await client.call('user/two_auth_type', { type: 'ga' })).data
  house.pass(30_000)
  return { secret, recoveryCodes }
}

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

describe('an authenticator', () => {
  let member: Proband
  let client: Client
  beforeEach(async () => {
    member = await newMember(house)
    client = await inside(member)
  })

  it('CALL-user/user_generate_ga answers a secret and its address, a new one each time', async () => {
    const reply = await client.call('user/user_generate_ga', {})
    const { secret, uri } = reply.data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Kasa:${member.username}\\?issuer=Kasa&`))
    expect((await client.call('user/user_generate_ga', {})).data.secret).not.toBe(secret)
    expect(await typeOf(client)).toBe('none')
  })

  it('CALL-user/two_auth_type-read without data answers the present state', async () => {
    expect((await client.call('user/two_auth_type', {})).data).toEqual({ type: 'none' })
    const ga = await inByGa(house, await newMember(house, 'ga'))
    expect((await ga.call('user/two_auth_type', {})).data).toEqual({ type: 'ga' })
  })

  it('CALL-user/two_auth_type-set sets the state, ga only after a right code', async () => {
    const needed = { code: 422, data: { refusal: 'code-needed', factors: ['ga-offered'] } }
    expect(await client.refused('user/two_auth_type', { type: 'ga' })).toMatchObject(needed)
    const { secret } = (await client.call('user/user_generate_ga', {})).data
    await tryCode(client, 'user/check_ga', wrongCodeOf(house, secret))
    expect(await client.refused('user/two_auth_type', { type: 'ga' })).toMatchObject(needed)
    expect(await typeOf(client)).toBe('none')
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    const { data } = await client.call('user/two_auth_type', { type: 'ga' })
    expect(data.type).toBe('ga')
    expect(data.recoveryCodes).toHaveLength(10)
    expect(new Set(data.recoveryCodes).size).toBe(10)
    for (const code of data.recoveryCodes ?? [])
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(await typeOf(client)).toBe('ga')
    expect(await sentTo(house, member)).toContain('factor-changed')
    const again = await atTheDoor(house, member)
    expect(await isIn(again)).toBe(false)
    // The code that turned it on opens nothing any more; the next one does.
    expect(await tryCode(again, 'user/check_ga', codeOf(house, secret))).toMatchObject(WRONG)
    house.pass(30_000)
    expect(await tryCode(again, 'user/check_ga', codeOf(house, secret))).toMatchObject(RIGHT)
  })

  it('CALL-user/check_user_ga tells whether the member’s authenticator is on', async () => {
    expect((await client.call('user/check_user_ga', {})).data).toBe(false)
    await turnOn(client)
    expect((await client.call('user/check_user_ga', {})).data).toBe(true)
  })

  it('CALL-user/clear_generated_ga turns it off by a right code; a wrong one clears nothing', async () => {
    expect(await client.refused('user/clear_generated_ga', { gacode: '123456' })).toMatchObject({
      data: { refusal: 'second-factor-off' },
    })
    const { secret } = await turnOn(client)
    const gacode = wrongCodeOf(house, secret)
    expect(await client.refused('user/clear_generated_ga', { gacode })).toMatchObject({
      code: 422,
      message: 'Doğrulama kodu hatalı.',
    })
    expect(await typeOf(client)).toBe('ga')
    const right = { gacode: codeOf(house, secret) }
    expect((await client.call('user/clear_generated_ga', right)).data).toBe(true)
    expect(await typeOf(client)).toBe('none')
    expect((await client.call('user/recovery_codes_left', {})).data.left).toBe(0)
    expect(await isIn(await atTheDoor(house, member))).toBe(true)
  })

  it('is turned off by a recovery code where it was lost', async () => {
    const { recoveryCodes } = await turnOn(client)
    const gacode = recoveryCodes[0]?.toUpperCase() ?? ''
    expect((await client.call('user/clear_generated_ga', { gacode })).data).toBe(true)
    expect(await typeOf(client)).toBe('none')
  })

  it('is not turned off by a code of another one that is only on offer', async () => {
    const { secret } = await turnOn(client)
    const offered = (await client.call('user/user_generate_ga', {})).data.secret
    const gacode = codeOf(house, offered)
    expect(await client.refused('user/clear_generated_ga', { gacode })).toMatchObject({
      data: { refusal: 'code-wrong' },
    })
    await tryCode(client, 'user/check_ga', codeOf(house, offered, 1))
    for (const type of ['none', 'ga'] as const)
      expect(await client.refused('user/two_auth_type', { type })).toMatchObject({
        data: { refusal: 'code-needed', factors: ['ga'] },
      })
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    expect((await client.call('user/two_auth_type', { type: 'ga' })).data).toEqual({ type: 'ga' })
    house.pass(MINUTE)
    const again = await atTheDoor(house, member)
    expect(await tryCode(again, 'user/check_ga', codeOf(house, secret))).toMatchObject(WRONG)
    expect(await tryCode(again, 'user/check_ga', codeOf(house, offered))).toMatchObject(RIGHT)
  })

  it('is turned on by no code of an earlier offer', async () => {
    const { secret } = (await client.call('user/user_generate_ga', {})).data
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    await client.call('user/user_generate_ga', {})
    expect(await client.refused('user/two_auth_type', { type: 'ga' })).toMatchObject({
      data: { refusal: 'code-needed' },
    })
  })

  it('is offered for ten minutes, and a code for it counts as long', async () => {
    const { secret } = (await client.call('user/user_generate_ga', {})).data
    house.pass(10 * MINUTE + 1)
    expect(await tryCode(client, 'user/check_ga', codeOf(house, secret))).toMatchObject(WRONG)
    const next = (await client.call('user/user_generate_ga', {})).data.secret
    await tryCode(client, 'user/check_ga', codeOf(house, next))
    house.pass(10 * MINUTE + 1)
    await client.call('user/prove', { password: PASSWORD })
    expect(await client.refused('user/two_auth_type', { type: 'ga' })).toMatchObject({
      data: { refusal: 'code-needed' },
    })
  })

  it('proven in one session changes nothing in another', async () => {
    const other = await inside(member)
    const { secret } = (await client.call('user/user_generate_ga', {})).data
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    expect(await other.refused('user/two_auth_type', { type: 'ga' })).toMatchObject({
      data: { refusal: 'code-needed' },
    })
  })

  it('wants the password again after a quarter of an hour, also over a refresh', async () => {
    const needed = { code: 422, data: { refusal: 'proof-needed' } }
    house.pass(14.9 * MINUTE)
    await client.call('user/user_generate_ga', {})
    house.pass(0.2 * MINUTE)
    const calls = [
      () => client.refused('user/user_generate_ga', {}),
      () => client.refused('user/two_auth_type', { type: 'ga' }),
    ]
    for (const call of calls) expect(await call()).toMatchObject(needed)
    await client.refresh()
    for (const call of calls) expect(await call()).toMatchObject(needed)
    expect((await client.call('user/prove', { password: PASSWORD })).data).toBe(true)
    await client.call('user/user_generate_ga', {})
  })
})

describe('a code by SMS', () => {
  let member: Proband
  beforeEach(async () => {
    member = await newMember(house, 'sms')
  })

  it('CALL-user/sms_send sends it through the adapter, never in the reply', async () => {
    const client = await atTheDoor(house, member)
    const reply = await client.call('user/sms_send', { purpose: 'login' })
    expect(reply).toMatchObject({ code: 200, data: true })
    const code = await sentCode(house, member)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(reply)).not.toContain(code)
    expect(house.logged()).not.toContain(code)
    const { db } = house.database
    const rows = await db.selectFrom('sms_codes').selectAll().execute()
    expect(rows.map(({ code_hash }) => code_hash.toString('latin1')).join()).not.toContain(code)
  })

  it('CALL-user/sms_validate answers result, and finishes a login that waits for it', async () => {
    const client = visitor(house)
    const { gasecret } = await client.login(member.username, PASSWORD)
    expect(gasecret).toBe('second-factor:sms')
    expect(await tryCode(client, 'user/sms_validate', '123456')).toEqual(WRONG)
    await client.call('user/sms_send', { purpose: 'login' })
    const code = await sentCode(house, member)
    const wrong = code === '123456' ? '654321' : '123456'
    expect(await tryCode(client, 'user/sms_validate', wrong)).toEqual(WRONG)
    expect(await isIn(client)).toBe(false)
    expect(await tryCode(client, 'user/sms_validate', code)).toMatchObject(RIGHT)
    expect(await isIn(client)).toBe(true)
    expect(await client.refresh()).toMatchObject({ result: true })
  })

  it('is good for five minutes, once, and only in the session that asked for it', async () => {
    const [client, other] = [await atTheDoor(house, member), await atTheDoor(house, member)]
    await client.call('user/sms_send', { purpose: 'login' })
    const code = await sentCode(house, member)
    expect(await tryCode(other, 'user/sms_validate', code)).toMatchObject(WRONG)
    house.pass(5 * MINUTE)
    expect(await tryCode(client, 'user/sms_validate', code)).toMatchObject(WRONG)
    await client.call('user/sms_send', { purpose: 'login' })
    house.pass(4.9 * MINUTE)
    const next = await sentCode(house, member)
    expect(await tryCode(client, 'user/sms_validate', next)).toMatchObject(RIGHT)
    expect(await tryCode(client, 'user/sms_validate', next)).toMatchObject(WRONG)
  })

  it('ends when a new one is sent', async () => {
    const client = await atTheDoor(house, member)
    await client.call('user/sms_send', { purpose: 'login' })
    const first = await sentCode(house, member)
    await client.call('user/sms_send', { purpose: 'login' })
    const second = await sentCode(house, member)
    if (first !== second)
      expect(await tryCode(client, 'user/sms_validate', first)).toMatchObject(WRONG)
    expect(await tryCode(client, 'user/sms_validate', second)).toMatchObject(RIGHT)
  })

  it('is sent five times an hour and ten a day at most, however many ask at once', async () => {
    const client = await atTheDoor(house, member)
    const ask = () =>
      client.post({
        api: { class: 'user', method: 'sms_send' },
        data: { purpose: 'login' },
        user: client.stored.user,
      })
    const codes = (await Promise.all(Array.from({ length: 20 }, ask))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(15)
    house.pass(61 * MINUTE)
    const next = await atTheDoor(house, member)
    for (let n = 0; n < 5; n++) await next.call('user/sms_send', { purpose: 'login' })
    house.pass(61 * MINUTE)
    const last = await atTheDoor(house, member)
    expect(await last.refused('user/sms_send', { purpose: 'login' })).toMatchObject(TOO_MANY)
    house.pass(23 * 60 * MINUTE)
    await (await atTheDoor(house, member)).call('user/sms_send', { purpose: 'login' })
  })

  it('turns itself on and off, each by a code', async () => {
    const plain = await newMember(house)
    const client = await inside(plain)
    expect(await client.refused('user/sms_send', { purpose: 'clear' })).toMatchObject({
      data: { refusal: 'second-factor-off' },
    })
    expect(await client.refused('user/two_auth_type', { type: 'sms' })).toMatchObject({
      data: { refusal: 'code-needed', factors: ['sms'] },
    })
    await client.call('user/sms_send', { purpose: 'set-up' })
    await tryCode(client, 'user/sms_validate', await sentCode(house, plain))
    const { data } = await client.call('user/two_auth_type', { type: 'sms' })
    expect(data.recoveryCodes).toHaveLength(10)
    expect(await client.refused('user/two_auth_type', { type: 'none' })).toMatchObject({
      data: { refusal: 'code-needed', factors: ['sms'] },
    })
    await client.call('user/sms_send', { purpose: 'clear' })
    await tryCode(client, 'user/sms_validate', await sentCode(house, plain))
    expect((await client.call('user/two_auth_type', { type: 'none' })).data).toEqual({
      type: 'none',
    })
    expect(await sentTo(house, plain)).toEqual(
      expect.arrayContaining(['factor-changed', 'factor-changed']),
    )
  })

  it('goes to nobody without a phone', async () => {
    const { db } = house.database
    const plain = await newMember(house)
    await db.updateTable('members').set({ phone: null }).where('id', '=', plain.id).execute()
    const client = await inside(plain)
    for (const refused of [
      await client.refused('user/sms_send', { purpose: 'set-up' }),
      await client.refused('user/two_auth_type', { type: 'sms' }),
    ])
      expect(refused).toMatchObject({ code: 422, data: { refusal: 'phone-missing' } })
  })

  it('changes to an authenticator by a code of both', async () => {
    const client = await atTheDoor(house, member)
    await client.call('user/sms_send', { purpose: 'login' })
    await tryCode(client, 'user/sms_validate', await sentCode(house, member))
    const { secret } = (await client.call('user/user_generate_ga', {})).data
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    expect(await client.refused('user/two_auth_type', { type: 'ga' })).toMatchObject({
      data: { factors: ['sms'] },
    })
    await client.call('user/sms_send', { purpose: 'clear' })
    await tryCode(client, 'user/sms_validate', await sentCode(house, member))
    expect((await client.call('user/two_auth_type', { type: 'ga' })).data).toEqual({ type: 'ga' })
  })
})

describe('a recovery code', () => {
  it('finishes a login once, however it is typed, and is told by mail', async () => {
    const member = await newMember(house)
    const { recoveryCodes } = await turnOn(await inside(member))
    const [first = '', second = ''] = recoveryCodes
    const client = await atTheDoor(house, member)
    const typed = ` ${first.toUpperCase().replace('-', ' ').replaceAll('0', 'O')} `
    expect(await tryCode(client, 'user/use_recovery_code', typed)).toMatchObject(RIGHT)
    expect(await isIn(client)).toBe(true)
    expect((await client.call('user/recovery_codes_left', {})).data).toEqual({ left: 9 })
    expect(await sentTo(house, member)).toContain('recovery-code-used')
    const other = await atTheDoor(house, member)
    expect(await tryCode(other, 'user/use_recovery_code', first)).toMatchObject(WRONG)
    expect(await tryCode(other, 'user/use_recovery_code', second)).toMatchObject(RIGHT)
  })

  it('of another member opens nothing', async () => {
    const [one, other] = [await newMember(house), await newMember(house)]
    const { recoveryCodes } = await turnOn(await inside(one))
    await turnOn(await inside(other))
    const client = await atTheDoor(house, other)
    expect(await tryCode(client, 'user/use_recovery_code', recoveryCodes[0] ?? '')).toMatchObject(
      WRONG,
    )
  })

  it('finishes one login of several at once', async () => {
    const member = await newMember(house)
    const { recoveryCodes } = await turnOn(await inside(member))
    const doors = await Promise.all(Array.from({ length: 4 }, () => atTheDoor(house, member)))
    const replies = await Promise.all(
      doors.map((client) => tryCode(client, 'user/use_recovery_code', recoveryCodes[0] ?? '')),
    )
    expect(replies.filter(({ result }) => result)).toHaveLength(1)
  })

  it('is renewed with the others by a code of the factor in use, which ends the old ones', async () => {
    const member = await newMember(house)
    const client = await inside(member)
    expect(await client.refused('user/renew_recovery_codes', {})).toMatchObject({
      code: 409,
      data: { refusal: 'second-factor-off' },
    })
    const { secret, recoveryCodes } = await turnOn(client)
    expect(await client.refused('user/renew_recovery_codes', {})).toMatchObject({
      data: { refusal: 'code-needed', factors: ['ga'] },
    })
    await tryCode(client, 'user/check_ga', codeOf(house, secret))
    const { data } = await client.call('user/renew_recovery_codes', {})
    expect(data.recoveryCodes).toHaveLength(10)
    expect(await sentTo(house, member)).toContain('recovery-codes-renewed')
    const door = await atTheDoor(house, member)
    const [old = '', fresh = ''] = [recoveryCodes[0], data.recoveryCodes[0]]
    expect(await tryCode(door, 'user/use_recovery_code', old)).toMatchObject(WRONG)
    expect(await tryCode(door, 'user/use_recovery_code', fresh)).toMatchObject(RIGHT)
  })

  it('stands nowhere as it was told', async () => {
    const member = await newMember(house)
    const { recoveryCodes } = await turnOn(await inside(member))
    const { db } = house.database
    const rows = await db.selectFrom('recovery_codes').selectAll().execute()
    const kept = rows.map(({ code_hash }) => code_hash.toString('latin1')).join('\n')
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code.replace('-', ''))
      expect(house.logged()).not.toContain(code)
    }
  })
})
