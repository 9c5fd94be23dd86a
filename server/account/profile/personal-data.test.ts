import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { joined } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const MINUTE = 60_000
/** Kept of nobody in particular, or read by no one but the house: what is missing is missed here. */
const NOT_SHOWN = [
  // secrets and what derives from them alone
  'auth_values',
  'failed_tries',
  'house_keys',
  'passkey_challenges',
  'joining_days',
  'joinings',
  'payment_keys',
  'proven_factors',
  // parts of what is shown: a login is its sessions, a notice its payment, a hold its movements,
  // and what payments come to by amounts is what they come to by days
  'cash_band_counts',
  'session_families',
  'payment_notices',
  'holds',
  'sandbox_payments',
  'sandbox_payouts',
]

describe('user/personal_data', () => {
  it('gives a member everything that is kept about them', async () => {
    const { username, email, phone, nationalID } = await joined(house, { smsOptIn: true })
    const member = visitor(house)
    await member.login(username, 'Nar-agaci7')
    const { data } = await member.call('user/personal_data', {})
    expect(data.subjects['account']).toMatchObject([
      {
        username,
        email,
        phone: `+90${phone.replace(/\D/g, '').slice(-10)}`,
        national_id: nationalID,
        birthdate: '1990-05-17',
        city: 'İzmir',
        sms_opt_in: true,
        rules_version: '1',
      },
    ])
    expect(data.subjects['sessions']).toMatchObject([{ ip: '127.0.0.1', browser: 'node' }])
    expect(data.subjects['messages']).toMatchObject([{ template: 'confirm-registration' }])
    expect(data.shortened).toEqual([])
    expect(Date.parse(data.madeAt)).toBeGreaterThan(0)
  })

  it('tells of money in lira and of moments in UTC', async () => {
    const demo = await loginAs(house, 'demo')
    const { subjects } = (await demo.call('user/personal_data', {})).data
    expect(subjects['wallet']).toMatchObject([{ cash_try: 10_000, held_try: 0 }])
    expect(subjects['payments']).toMatchObject([{ amount_try: 10_000, status: 1002 }])
    expect(subjects['movements']).toMatchObject([
      { seq: 1, cash_try: 10_000, at: expect.stringMatching(/T.*Z$/) },
    ])
  })

  it('holds no secret and nobody else’s', async () => {
    const iki = await house.database.db
      .selectFrom('members')
      .select(['id', 'password_hash', 'ga_secret'])
      .where('username', '=', 'iki')
      .executeTakeFirstOrThrow()
    const demo = await loginAs(house, 'demo')
    const text = JSON.stringify((await demo.call('user/personal_data', {})).data)
    for (const secret of ['argon2', 'hash', 'secret', 'server_seed', 'token', 'iki@', 'vip20'])
      expect(text).not.toContain(secret)
    expect(text).not.toContain(iki.ga_secret)
    expect(text).toContain('demo@kasa.test')
  })

  it('looks into every table that knows a member', async () => {
    const { rows } = await house.database.pool.query<{ table_name: string }>(
      `select distinct table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'member_id'`,
    )
    const source = await readFile(new URL('personal-data.ts', import.meta.url), 'utf8')
    const missed = rows
      .map(({ table_name }) => table_name)
      .filter(
        (table) =>
          !NOT_SHOWN.includes(table) && !new RegExp(`(from|join) ${table}\\b`).test(source),
      )
    expect(missed).toEqual([])
  })

  it('wants a proof that is not old, and gives only so many files', async () => {
    const demo = await loginAs(house, 'demo')
    house.pass(14 * MINUTE)
    expect(await demo.call('user/personal_data', {})).toMatchObject({ code: 200 })
    house.pass(MINUTE)
    expect(await demo.refused('user/personal_data', {})).toMatchObject({
      code: 422,
      data: { refusal: 'proof-needed' },
    })
    const small = await startTestHouse({ perMinute: { exportsOfMember: 1 } })
    const member = await loginAs(small, 'demo')
    await member.call('user/personal_data', {})
    expect(await member.refused('user/personal_data', {})).toMatchObject({ code: 429 })
    await small.close()
  })

  it('is nobody’s without a session', async () => {
    expect(await visitor(house).refused('user/personal_data', {})).toMatchObject({ code: 403 })
  })
})
