import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { forgetUnconfirmed } from './confirmation.ts'
import { joined, mailTo, newestToken, registration, settled, templatesTo } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const HOUR = 3_600_000
const OVER = { code: 422, data: { refusal: 'link-over' } }
type Typed = ReturnType<typeof registration>
const register = (typed: Typed, lang = 'tr') => visitor(house).call('user/register', typed, lang)
const confirm = (token: string) => visitor(house).call('user/register_confirm', { token })
const unconfirmable = (token: string) => visitor(house).refused('user/register_confirm', { token })
const login = (username: string, password = 'Nar-agaci7') =>
  visitor(house).call('user/login', { username, password })
const shutOut = (username: string, password = 'Nar-agaci7') =>
  visitor(house).refused('user/login', { username, password })
const rowOf = (email: string) =>
  house.database.db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirst()

describe('user/register', () => {
  it('CALL-user/register opens an account that stays inactive until it is confirmed', async () => {
    const typed = registration()
    const reply = await register(typed)
    expect(reply).toMatchObject({ result: true, code: 200, message: 'İşlem Başarılı' })
    expect(reply.data.username).toMatch(/^suleagiralioglu\d{4}$/)
    const token = await newestToken(house, typed.email)
    for (const name of [reply.data.username, typed.email, typed.phone])
      expect(await shutOut(name)).toMatchObject({ code: 422, message: 'İnaktif hesap' })
    expect(await shutOut(typed.email, 'Wrong123!')).toMatchObject({ message: 'Giriş Başarısız' })
    const [mail] = await mailTo(house, typed.email)
    expect(mail?.body_text).toContain(reply.data.username)
    expect(await confirm(token)).toMatchObject({ result: true, data: true })
    for (const name of [reply.data.username, typed.email, typed.phone])
      expect(await login(name)).toMatchObject({ code: 200, data: { rid: 1 } })
  })

  it('keeps what was typed, what was agreed to and when, and nothing of the password', async () => {
    const typed = registration({
      firstname: '  Ömer  Faruk ',
      promotionCode: ' hoşgeldin ',
      referenceNumber: '100001',
      smsOptIn: true,
      emailOptIn: false,
    })
    await register({ ...typed, email: typed.email.toUpperCase() }, 'en')
    await settled(house)
    expect(await rowOf(typed.email)).toMatchObject({
      firstname: 'Ömer Faruk',
      national_id: typed.nationalID,
      country: 'TR',
      city: 'İzmir',
      phone: `90${typed.phone.replace(/\D/g, '').slice(1)}`,
      promotion_code: 'HOSGELDIN',
      reference_number: '100001',
      sms_opt_in: true,
      email_opt_in: false,
      rules_version: '1',
      rules_accepted_at: expect.any(Date),
      language: 'en',
      is_active: false,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    })
    const { rows } = await house.database.pool.query('select * from graphile_worker.jobs')
    expect(JSON.stringify(rows, (_key, value: unknown) => String(value))).not.toContain(typed.email)
    expect(house.logged()).not.toContain(typed.email)
    expect(house.logged()).not.toContain(typed.nationalID)
  })

  it('PROT-39 opens an account with the limit on deposits that was chosen, and another without', async () => {
    const typed = registration({ depositLimit: 100 })
    // Once more before it is confirmed: the newest stands, with the limit of its own.
    await register({ ...typed, depositLimit: 900 })
    await settled(house)
    const { username } = (await register(typed)).data
    await confirm(await newestToken(house, typed.email))
    expect(await rowOf(typed.email)).toMatchObject({ joining_limits: null })
    const member = visitor(house)
    await member.login(username, 'Nar-agaci7')
    const { data } = await member.call('protection/get', {})
    expect(data).toMatchObject({
      limits: [{ kind: 'deposit', period: 'month', value: 100, used: 0 }],
      asked: true,
    })
    const payment = { methodID: 3, transfer_type_id: 2, fields: {} }
    const over = { ...payment, amount: 250, requestId: 'over' }
    expect(await member.refused('prepayServices/processTransaction', over)).toMatchObject({
      data: { refusal: 'deposit-limit-reached' },
    })
    const other = (await joined(house)).username
    await member.login(other, 'Nar-agaci7')
    expect((await member.call('protection/get', {})).data).toMatchObject({
      limits: [],
      asked: false,
    })
    for (const depositLimit of [-1, 0.0000001, 1e300]) {
      const odd = { ...typed, depositLimit }
      expect(await visitor(house).refused('user/register', odd)).toMatchObject({ code: 422 })
    }
  })

  it('PROT-66 opens an account with limits of every kind and period that were chosen, all in force at once', async () => {
    const limits = [
      { kind: 'deposit', period: 'day', value: 0.1 },
      { kind: 'deposit', period: 'month', value: 50 },
      { kind: 'loss', period: 'week', value: 20.5 },
      { kind: 'stake', period: 'month', value: 0 },
      { kind: 'session', period: 'day', value: 60 },
    ] as const
    const typed = registration({ depositLimit: 100, limits: [...limits] })
    const { username } = (await register(typed)).data
    await confirm(await newestToken(house, typed.email))
    const member = visitor(house)
    await member.login(username, 'Nar-agaci7')
    const { data } = await member.call('protection/get', {})
    // Of two for the same the lower one; none of them waits.
    expect(data).toMatchObject({ limits: limits.map((limit) => ({ ...limit, next: null })) })
    expect(data.asked).toBe(true)
    for (const odd of [
      [{ kind: 'session', period: 'day', value: 1441 }],
      [{ kind: 'session', period: 'day', value: 1.5 }],
      [{ kind: 'loss', period: 'day', value: -1 }],
      [{ kind: 'loss', period: 'day', value: null }],
      [{ kind: 'loss', period: 'year', value: 1 }],
      [limits[0], limits[0]],
      { kind: 'loss' },
    ]) {
      const wrong = { ...registration(), limits: odd as never }
      expect(await visitor(house).refused('user/register', wrong)).toMatchObject({ code: 422 })
    }
  })

  it('writes to a member in the language they joined in', async () => {
    const [turkish, english] = [registration(), registration()]
    await register(turkish, 'tr')
    await register(english, 'en')
    expect((await mailTo(house, turkish.email))[0]).toMatchObject({ lang: 'tr' })
    expect((await mailTo(house, english.email))[0]).toMatchObject({ lang: 'en' })
    await confirm(await newestToken(house, english.email))
    await visitor(house).call('user/forgot', { username: english.email }, 'tr')
    expect((await mailTo(house, english.email)).at(-1)).toMatchObject({
      template: 'reset-password',
      lang: 'en',
    })
  })

  it('lets a member in with nothing, who can then pay in', async () => {
    const { username } = await joined(house)
    const member = visitor(house)
    await member.login(username, 'Nar-agaci7')
    expect((await member.call('user/get_user_profile', {})).data).toMatchObject({
      username,
      firstname: 'Şule',
      lastname: 'Ağıralioğlu',
      twoFactor: 'none',
    })
    const [wallet] = (await member.call('finance/check_balance', {})).data
    expect(wallet).toMatchObject({ balance: 0, bonus: 0, held: 0, pendingWithdrawal: 0 })
    expect(await member.call('finance/list_transactions', {})).toMatchObject({ code: 404 })
    const payment = { methodID: 3, amount: 250, transfer_type_id: 2, fields: {}, requestId: 'a' }
    const { data } = await member.call('prepayServices/processTransaction', payment)
    expect(data.status).toBe(1001)
    await fetch(data.url ?? '', { method: 'POST', body: 'do=approve', redirect: 'manual' })
    const balance = async () => (await member.call('finance/check_balance', {})).data[0]?.balance
    await expect.poll(balance, { timeout: 15_000 }).toBe(250)
  })
})

describe('a registration of what is known', () => {
  it('is answered alike, whatever of it is known', async () => {
    const known = await joined(house)
    const fresh = await register(registration())
    const variants = [
      registration({ email: known.email }),
      registration({ email: known.email.toUpperCase() }),
      registration({ phone: known.phone }),
      registration({ nationalID: known.nationalID }),
      { ...registration(), ...known, username: undefined, id: undefined } as Typed,
    ]
    for (const typed of variants) {
      const reply = await register(typed)
      expect({ ...reply, data: {} }).toEqual({ ...fresh, data: {} })
      expect(Object.keys(reply.data)).toEqual(Object.keys(fresh.data))
      expect(reply.data.username).toMatch(/^suleagiralioglu\d{4}$/)
      expect(reply.data.username).not.toBe(known.username)
    }
  })

  it('tells the address itself, and changes nothing', async () => {
    const known = await joined(house)
    const before = await rowOf(known.email)
    const intruder = { password: 'Karga-yuvasi9' }
    await register(registration({ email: known.email, ...intruder }))
    expect((await templatesTo(house, known.email)).at(-1)).toBe('already-member')
    const [byPhone, byId] = [
      registration({ phone: known.phone, ...intruder }),
      registration({ nationalID: known.nationalID, ...intruder }),
    ]
    await register(byPhone)
    await register(byId)
    expect(await templatesTo(house, byPhone.email)).toEqual(['details-taken'])
    expect(await templatesTo(house, byId.email)).toEqual(['details-taken'])
    expect(await rowOf(known.email)).toEqual(before)
    expect(await rowOf(byPhone.email)).toBeUndefined()
    expect(await login(known.username)).toMatchObject({ code: 200 })
    expect(await shutOut(known.email, intruder.password)).toMatchObject({ code: 422 })
  })

  it('replaces one that nobody confirmed, whose link then opens nothing', async () => {
    const first = registration()
    await register(first)
    const old = await newestToken(house, first.email)
    await register({ ...registration({ email: first.email }), firstname: 'Nilüfer' })
    const token = await newestToken(house, first.email)
    expect(await unconfirmable(old)).toMatchObject(OVER)
    await confirm(token)
    expect(await rowOf(first.email)).toMatchObject({ firstname: 'Nilüfer', is_active: true })
  })

  it('of an unconfirmed phone or national id keeps nobody out', async () => {
    const squatter = registration()
    await register(squatter)
    await settled(house)
    const owner = registration({ phone: squatter.phone, nationalID: squatter.nationalID })
    await register(owner)
    await confirm(await newestToken(house, owner.email))
    expect(await rowOf(owner.email)).toMatchObject({ is_active: true })
    expect(await rowOf(squatter.email)).toBeUndefined()
  })

  it('PROT-30 takes a Turkish number for one person’s under whatever countries it is sent at once, confirmed meanwhile or not', async () => {
    const first = registration()
    const { nationalID } = first
    await register(first)
    const token = await newestToken(house, first.email)
    const others = ['DE', 'NL', 'AT'].map((country) => registration({ nationalID, country }))
    await Promise.allSettled([...others.map((typed) => register(typed)), confirm(token)])
    await settled(house)
    const { rows } = await house.database.pool.query(
      'select id from members where national_id = $1',
      [nationalID],
    )
    expect(rows).toHaveLength(1)
  })

  it('sent twice at once is one account', async () => {
    const typed = registration()
    const replies = await Promise.all(Array.from({ length: 8 }, () => register(typed)))
    expect(replies.map(({ code }) => code)).toEqual(Array(8).fill(200))
    const token = await newestToken(house, typed.email)
    const { rows } = await house.database.pool.query('select 1 from members where email = $1', [
      typed.email,
    ])
    expect(rows).toHaveLength(1)
    await confirm(token)
    expect(await login(typed.email)).toMatchObject({ code: 200 })
  })

  it('fills nobody’s letter box: five mails an hour, then silence', async () => {
    const typed = registration()
    for (let n = 0; n < 8; n++) {
      await register(typed)
      await settled(house)
    }
    expect(await templatesTo(house, typed.email)).toHaveLength(5)
    house.pass(HOUR + 1)
    await register(typed)
    expect(await templatesTo(house, typed.email)).toHaveLength(6)
  })
})

describe('user/register_confirm', () => {
  it('takes a link once', async () => {
    const typed = registration()
    await register(typed)
    const token = await newestToken(house, typed.email)
    const both = await Promise.all(
      Array.from({ length: 6 }, () =>
        visitor(house).post({
          api: { class: 'user', method: 'register_confirm' },
          data: { token },
        }),
      ),
    )
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422, 422,
    ])
    expect(await unconfirmable(token)).toMatchObject(OVER)
    expect(await login(typed.email)).toMatchObject({ code: 200 })
  })

  it('takes it for a day and not longer', async () => {
    const [prompt, late] = [registration(), registration()]
    await register(late)
    const token = await newestToken(house, late.email)
    house.pass(60_000)
    await register(prompt)
    const inTime = await newestToken(house, prompt.email)
    house.pass(24 * HOUR - 30_000)
    expect(await unconfirmable(token)).toMatchObject(OVER)
    expect(await confirm(inTime)).toMatchObject({ data: true })
    expect(await shutOut(late.email)).toMatchObject({ message: 'İnaktif hesap' })
  })

  it('takes no reset link, no other words, and opens no other account', async () => {
    const typed = registration()
    await register(typed)
    await settled(house)
    const known = await joined(house)
    await visitor(house).call('user/forgot', { username: known.email })
    const reset = await newestToken(house, known.email)
    for (const token of [reset, 'x', 'ğ', '0'.repeat(100), `${reset} `])
      expect(await unconfirmable(token)).toMatchObject(OVER)
    expect(await rowOf(typed.email)).toMatchObject({ is_active: false })
  })

  it('does not open an account that the house has closed since', async () => {
    const typed = registration()
    await register(typed)
    const token = await newestToken(house, typed.email)
    await house.database.db
      .updateTable('members')
      .set({ confirmed_at: house.clock() })
      .where('email', '=', typed.email)
      .execute()
    expect(await unconfirmable(token)).toMatchObject(OVER)
    expect(await rowOf(typed.email)).toMatchObject({ is_active: false })
  })

  it('is mailed again on demand, and the answer never tells to whom', async () => {
    const typed = registration()
    await register(typed)
    const old = await newestToken(house, typed.email)
    const known = await joined(house)
    const resend = (email: string) => visitor(house).call('user/resend_confirmation', { email })
    const replies = [
      await resend(typed.email.toUpperCase()),
      await resend(known.email),
      await resend('nobody@kasa.test'),
    ]
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const token = await newestToken(house, typed.email)
    expect(await templatesTo(house, known.email)).toEqual(['confirm-registration'])
    expect(await templatesTo(house, 'nobody@kasa.test')).toEqual([])
    expect(await unconfirmable(old)).toMatchObject(OVER)
    expect(await confirm(token)).toMatchObject({ data: true })
  })
})

describe('an account that nobody confirms', () => {
  it('is forgotten after a week, with its links; a confirmed or a closed one never', async () => {
    const waiting = registration()
    await register(waiting)
    const member = await joined(house)
    const closed = await joined(house)
    const { db } = house.database
    await db.updateTable('members').set({ is_active: false }).where('id', '=', closed.id).execute()
    await settled(house)
    house.pass(7 * 24 * HOUR - 60_000)
    await forgetUnconfirmed(house)
    expect(await rowOf(waiting.email)).toBeDefined()
    house.pass(60_000)
    await forgetUnconfirmed(house)
    expect(await rowOf(waiting.email)).toBeUndefined()
    expect(await rowOf(member.email)).toBeDefined()
    expect(await rowOf(closed.email)).toBeDefined()
    const demo = await loginAs(house, 'demo')
    expect(await demo.call('system/ping', {})).toMatchObject({ data: true })
    const links = await db.selectFrom('account_links').select('member_id').execute()
    const members = await db.selectFrom('members').select('id').execute()
    const ids = new Set(members.map(({ id }) => id))
    expect(links.filter(({ member_id }) => !ids.has(member_id))).toEqual([])
  })
})
