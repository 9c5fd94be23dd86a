import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { forgetUnconfirmed } from './confirmation.ts'
import { LINK_TRIES_MAX } from '../security/links.ts'
import { newestToken, registration, settled } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const HOUR = 3_600_000
const [OWN, STRANGERS] = ['Nar-agaci7', 'Karga-yuvasi9']
type Typed = Parameters<typeof registration>[0]

const register = async (typed: Typed) => {
  const sent = registration(typed)
  await visitor(house).call('user/register', sent)
  await settled(house)
  return sent
}
/** What came of a confirmation: the name of its refusal, or that the account is open. */
const confirm = async (token: string, password?: string) => {
  const data = { token, ...(password === undefined ? {} : { password }) }
  const api = { class: 'user', method: 'register_confirm' }
  const reply = await visitor(house).post({ api, data })
  expect(reply.status).toBe(200)
  // Every refusal is made of these.
  return reply.result ? 'open' : (reply.data as { refusal: string }).refusal
}
const opens = async (username: string, password: string) => {
  const data = { username, password }
  return (await visitor(house).post({ api: { class: 'user', method: 'login' }, data })).code === 200
}

describe('an address that was registered more than once', () => {
  it('is opened with the password of whoever came last, never for a stranger', async () => {
    const { email } = await register({ password: OWN })
    await register({ email, password: STRANGERS })
    const token = await newestToken(house, email)
    expect(await confirm(token)).toBe('password-needed')
    expect(await confirm(token, OWN)).toBe('password-wrong')
    expect(await opens(email, STRANGERS)).toBe(false)
    await register({ email, password: OWN })
    const own = await newestToken(house, email)
    expect(await confirm(token, STRANGERS)).toBe('link-over')
    expect(await confirm(own)).toBe('password-needed')
    expect(await confirm(own, OWN)).toBe('open')
    expect(await opens(email, OWN)).toBe(true)
    expect(await opens(email, STRANGERS)).toBe(false)
  })

  it('with the same password is one person’s, and wants the link alone', async () => {
    const { email } = await register({ password: OWN })
    await register({ email: email.toUpperCase(), password: OWN, city: 'Bursa' })
    expect(await confirm(await newestToken(house, email))).toBe('open')
  })

  it('at the same moment is contested too', async () => {
    const { email } = registration()
    const both = [OWN, STRANGERS].map((password) => registration({ email, password }))
    await Promise.all(both.map((typed) => visitor(house).call('user/register', typed)))
    expect(await confirm(await newestToken(house, email))).toBe('password-needed')
  })

  it('stays contested when the account in between is pushed out by another’s details', async () => {
    const owner = await register({ password: OWN })
    const { email } = owner
    // Elsewhere, with the phone that waits here: what waits here is forgotten.
    await register({ phone: owner.phone, password: STRANGERS })
    await register({ email, password: STRANGERS })
    expect(await confirm(await newestToken(house, email))).toBe('password-needed')
  })

  it('stays contested by a link that is sent again', async () => {
    const { email } = await register({ password: OWN })
    await register({ email, password: STRANGERS })
    for (const ask of [
      () => visitor(house).call('user/resend_confirmation', { email }),
      () => visitor(house).call('user/forgot', { username: email }),
    ]) {
      await ask()
      expect(await confirm(await newestToken(house, email))).toBe('password-needed')
    }
  })

  it('takes a handful of passwords beside a link, at once too; then the link is over', async () => {
    const { email } = await register({ password: STRANGERS })
    await register({ email, password: OWN })
    const token = await newestToken(house, email)
    const guesses = Array.from({ length: 20 }, (_, n) => confirm(token, `Yanlis-tahmin${n}`))
    const replies = await Promise.all(guesses)
    expect(replies.filter((each) => each === 'password-wrong')).toHaveLength(LINK_TRIES_MAX)
    expect(replies.filter((each) => each === 'link-over')).toHaveLength(20 - LINK_TRIES_MAX)
    expect(await confirm(token, OWN)).toBe('link-over')
    await visitor(house).call('user/resend_confirmation', { email })
    expect(await confirm(await newestToken(house, email), OWN)).toBe('open')
  })

  it('is forgotten with it after a week, and once it is opened', async () => {
    const { email } = await register({ password: STRANGERS })
    const kept = () => house.database.db.selectFrom('joinings').selectAll().execute()
    expect(await kept()).not.toEqual([])
    expect(JSON.stringify(await kept())).not.toContain(email)
    const before = (await kept()).length
    expect(await confirm(await newestToken(house, email))).toBe('open')
    expect(await kept()).toHaveLength(before - 1)
    house.pass(7 * 24 * HOUR + 1)
    await forgetUnconfirmed(house)
    expect(await kept()).toEqual([])
  })
})
