import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { sendResetLink } from './reset.ts'
import { joined, newestToken, registration, settled, templatesTo } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const MINUTE = 60_000
const OVER = { code: 422, data: { refusal: 'link-over' } }
const [OLD, NEW] = ['Nar-agaci7', 'Ceviz-dali8']
const forgot = (username: string, lang = 'tr') =>
  visitor(house).call('user/forgot', { username }, lang)
const reset = (token: string, password = NEW, passwordConfirm = password) =>
  visitor(house).call('user/pass_reset', { token, password, passwordConfirm })
const unreset = (token: string, password = NEW, passwordConfirm = password) =>
  visitor(house).refused('user/pass_reset', { token, password, passwordConfirm })
const tokenFor = async (email: string) => {
  await forgot(email)
  return newestToken(house, email)
}
const opens = async (username: string, password: string) => {
  const data = { username, password }
  const { code } = await visitor(house).post({ api: { class: 'user', method: 'login' }, data })
  return code === 200
}

describe('user/forgot', () => {
  it('CALL-user/forgot mails a reset link, and answers alike whether or not there is an account', async () => {
    const { email, phone, username } = await joined(house)
    const waiting = registration()
    await visitor(house).call('user/register', waiting)
    const strangers = [
      'nobody',
      'nobody@kasa.test',
      '0555 555 55 55',
      "' or 1=1 --",
      'x'.repeat(254),
    ]
    const replies = []
    for (const name of [email, phone, username, waiting.email, ...strangers])
      replies.push(await forgot(name))
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ ...replies[0], data: true, result: true, code: 200 })]),
    )
    const calls = Array(3).fill('reset-password')
    expect(await templatesTo(house, email)).toEqual(['confirm-registration', ...calls])
    expect(await newestToken(house, email)).toMatch(/^[\w-]{43}$/)
    expect(await templatesTo(house, 'nobody@kasa.test')).toEqual([])
    expect(house.logged()).not.toContain(await newestToken(house, email))
  })

  it('sends whoever has not confirmed yet the confirmation, not a reset', async () => {
    const waiting = registration()
    await visitor(house).call('user/register', waiting)
    await settled(house)
    await forgot(waiting.email)
    expect(await templatesTo(house, waiting.email)).toEqual(Array(2).fill('confirm-registration'))
  })

  it('sends nothing to an account that the house has closed', async () => {
    const { id, email } = await joined(house)
    await house.database.db
      .updateTable('members')
      .set({ is_active: false })
      .where('id', '=', id)
      .execute()
    await forgot(email)
    expect(await templatesTo(house, email)).toEqual(['confirm-registration'])
  })

  it('fills nobody’s letter box', async () => {
    const { email } = await joined(house)
    for (let n = 0; n < 8; n++) {
      await forgot(email)
      await settled(house)
    }
    const resets = (await templatesTo(house, email)).filter((name) => name === 'reset-password')
    expect(resets).toHaveLength(5)
  })

  it('sends five an hour, and one link that works, when asked all at once', async () => {
    const { id, email } = await joined(house)
    const jobs = Array.from({ length: 12 }, () => sendResetLink(house, { username: email }))
    await Promise.all(jobs)
    const resets = (await templatesTo(house, email)).filter((name) => name === 'reset-password')
    expect(resets).toHaveLength(5)
    const links = house.database.db.selectFrom('account_links').selectAll()
    expect(await links.where('member_id', '=', id).where('used_at', 'is', null).execute()).toEqual([
      expect.objectContaining({ purpose: 'reset' }),
    ])
  })

  it('still sends to a member under whose address others try to join', async () => {
    const { email } = await joined(house)
    for (let n = 0; n < 6; n++) {
      await visitor(house).call('user/register', registration({ email }))
      await settled(house)
    }
    await forgot(email)
    await settled(house)
    expect(await templatesTo(house, email)).toContain('reset-password')
  })
})

describe('user/pass_reset', () => {
  it('CALL-user/pass_reset sets the password and ends every session; a token works once', async () => {
    const { username, email } = await joined(house)
    const [phone, desktop] = [visitor(house), visitor(house)]
    await phone.login(username, OLD)
    await desktop.login(username, OLD)
    const token = await tokenFor(email)
    expect(await reset(token)).toMatchObject({ result: true, code: 200, data: true })
    for (const client of [phone, desktop]) {
      expect(await client.refused('system/ping', {})).toMatchObject({ code: 403 })
      expect(await client.refresh()).toMatchObject({ code: 403 })
    }
    expect(await opens(username, OLD)).toBe(false)
    expect(await opens(username, NEW)).toBe(true)
    expect(await unreset(token, 'Ayva-tatlisi9')).toMatchObject(OVER)
    expect(await opens(username, NEW)).toBe(true)
    expect(
      (await templatesTo(house, email)).filter((name) => name === 'password-changed'),
    ).toHaveLength(1)
  })

  it('works once, however many try at the same moment', async () => {
    const { email } = await joined(house)
    const token = await tokenFor(email)
    const tries = Array.from({ length: 6 }, (_, n) => {
      const password = `Ceviz-dali${n}`
      const data = { token, password, passwordConfirm: password }
      return visitor(house).post({ api: { class: 'user', method: 'pass_reset' }, data })
    })
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])
  })

  it('works for half an hour and not longer', async () => {
    const [prompt, late] = [await joined(house), await joined(house)]
    const tooLate = await tokenFor(late.email)
    house.pass(MINUTE)
    const inTime = await tokenFor(prompt.email)
    house.pass(29.5 * MINUTE)
    expect(await unreset(tooLate)).toMatchObject(OVER)
    expect(await reset(inTime)).toMatchObject({ data: true })
    expect(await opens(late.username, OLD)).toBe(true)
  })

  it('takes the newest link only, and none of another purpose or account', async () => {
    const [mine, theirs] = [await joined(house), await joined(house)]
    const old = await tokenFor(mine.email)
    const newest = await tokenFor(mine.email)
    const waiting = registration()
    await visitor(house).call('user/register', waiting)
    const confirmation = await newestToken(house, waiting.email)
    for (const token of [old, confirmation, 'x', 'ğ', 'A'.repeat(43), `${newest}x`])
      expect(await unreset(token)).toMatchObject(OVER)
    await reset(newest)
    expect(await opens(theirs.username, OLD)).toBe(true)
    expect(await opens(mine.username, NEW)).toBe(true)
  })

  it('is over once the password was changed another way', async () => {
    const { username, email } = await joined(house)
    const token = await tokenFor(email)
    const member = visitor(house)
    await member.login(username, OLD)
    const passwords = { oldPassword: OLD, password: NEW, passwordConfirm: NEW }
    await member.call('user/pass_change', passwords)
    expect(await unreset(token, 'Ayva-tatlisi9')).toMatchObject(OVER)
    expect(await opens(username, NEW)).toBe(true)
  })

  it('refuses a poor password, a personal one and the same one, and leaves the link good', async () => {
    const { username, email } = await joined(house)
    const token = await tokenFor(email)
    const problem = async (password: string, confirm = password) =>
      (await unreset(token, password, confirm)).data.fields?.map(({ problem }) => problem)
    expect(await problem('Ab1cd')).toEqual(['too-short'])
    expect(await problem('abcd12')).toEqual(['no-uppercase'])
    expect(await problem('Abcdef')).toEqual(['no-number'])
    expect(await problem('Abcd12', 'Abcd13')).toEqual(['no-match'])
    const refusals = { Password1: 'common', Ağıralioğlu1: 'personal', [OLD]: 'same' }
    for (const [password, why] of Object.entries(refusals))
      expect(await unreset(token, password)).toMatchObject({
        code: 422,
        data: { refusal: `password-${why}` },
      })
    await reset(token)
    expect(await opens(username, NEW)).toBe(true)
  })

  it('lets in whoever others had locked out', async () => {
    const { username, email } = await joined(house)
    for (let n = 0; n < 6; n++) await opens(username, 'Wrong123!')
    expect(await opens(username, OLD)).toBe(false)
    await reset(await tokenFor(email))
    expect(await opens(username, NEW)).toBe(true)
  })

  it('takes only so many from one address', async () => {
    const small = await startTestHouse({ perMinute: { loginsOfAddress: 3 } })
    const ask = async (method: string, data: object) =>
      (await visitor(small).post({ api: { class: 'user', method }, data })).code
    const codes = [
      await ask('forgot', { username: 'x' }),
      await ask('resend_confirmation', { email: 'x@kasa.test' }),
      await ask('register_confirm', { token: 'x' }),
      await ask('forgot', { username: 'x' }),
      await ask('resend_confirmation', { email: 'x@kasa.test' }),
      await ask('register_confirm', { token: 'x' }),
      await ask('register', registration()),
      await ask('pass_reset', { token: 'x', password: NEW, passwordConfirm: NEW }),
    ]
    expect(codes).toEqual([200, 200, 422, 429, 429, 429, 429, 429])
    await small.close()
  })
})
