import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import {
  atTheDoor,
  codeOf,
  inByGa,
  isIn,
  newMember,
  PASSWORD,
  type Proband,
  sentTo,
  tryCode,
  turnOn,
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
/** A member who is in, and proved just now by password who they are. */
const inside = async (member: Proband): Promise<Client> => atTheDoor(house, member)
const typeOf = async (client: Client) => (await client.call('user/two_auth_type', {})).data.type

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
    await turnOn(house, client)
    expect((await client.call('user/check_user_ga', {})).data).toBe(true)
  })

  it('CALL-user/clear_generated_ga turns it off by a right code; a wrong one clears nothing', async () => {
    expect(await client.refused('user/clear_generated_ga', { gacode: '123456' })).toMatchObject({
      data: { refusal: 'second-factor-off' },
    })
    const { secret } = await turnOn(house, client)
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
    const { recoveryCodes } = await turnOn(house, client)
    const gacode = recoveryCodes[0]?.toUpperCase() ?? ''
    expect((await client.call('user/clear_generated_ga', { gacode })).data).toBe(true)
    expect(await typeOf(client)).toBe('none')
  })

  it('is not turned off by a code of another one that is only on offer', async () => {
    const { secret } = await turnOn(house, client)
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
