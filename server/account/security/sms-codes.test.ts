import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSmsGateway } from '../../messages/testing.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  atTheDoor,
  codeOf,
  isIn,
  newMember,
  PASSWORD,
  type Proband,
  sentCode,
  sentTo,
  tryCode,
  WRONG,
  RIGHT,
} from '../testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const MINUTE = 60_000
const TOO_MANY = { code: 429, data: { refusal: 'too-many-codes' } }
/** A member who is in, and proved just now by password who they are. */
const inside = async (member: Proband): Promise<Client> => atTheDoor(house, member)
describe('a code by SMS', () => {
  let member: Proband
  beforeEach(async () => {
    member = await newMember(house, 'sms')
  })

  it('CALL-user/sms_send sends it through the adapter, never in the reply', async () => {
    const gateway = await startSmsGateway()
    const connected = await startTestHouse({ settings: { smsUrl: gateway.url } })
    const { phone, ...rest } = await newMember(connected, 'sms')
    const client = await atTheDoor(connected, { phone, ...rest })
    const reply = await client.call('user/sms_send', { purpose: 'login' })
    expect(reply).toMatchObject({ code: 200, data: true })
    await vi.waitFor(() => expect(gateway.taken).toHaveLength(1), { timeout: 20_000 })
    // The gateway's own test holds this shape.
    const [sent] = gateway.taken as { body: { to: string; text: string } }[]
    const { to = '', text = '' } = sent?.body ?? {}
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
    expect(to).toBe(`+${phone}`)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(reply)).not.toContain(code)
    expect(connected.logged()).not.toContain(code)
    expect(await tryCode(client, 'user/sms_validate', code)).toMatchObject(RIGHT)
    await connected.close()
    await gateway.close()
  })

  it('stands in no table as it was sent, save the message on its way', async () => {
    const client = await atTheDoor(house, member)
    await client.call('user/sms_send', { purpose: 'login' })
    const code = await sentCode(house, member)
    const { db } = house.database
    const rows = await db.selectFrom('sms_codes').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
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
