import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import type { Dishonesty } from '../testing-authenticator.ts'
import { copyOf, isIn, PASSWORD } from '../testing-factors.ts'
import { tryPasskeys, type PasskeyTrial } from '../testing-passkeys.ts'

let house: TestHouse
let trial: PasskeyTrial

beforeAll(async () => {
  house = await startTestHouse()
  trial = tryPasskeys(house)
})
afterAll(() => house.close())

const MINUTE_MS = 60_000

it('lets a member in by a passkey alone, whatever second factor is on', async () => {
  for (const twoFactor of ['none', 'sms', 'ga'] as const) {
    const { key } = await trial.keeper(twoFactor)
    const client = await trial.comeIn(key)
    expect(await isIn(client)).toBe(true)
    expect((await client.refresh()).result).toBe(true)
    const again = await trial.comeIn(key)
    expect(await isIn(again)).toBe(true)
  }
})

it('finishes a waiting login in place of the code', async () => {
  const { member, key } = await trial.keeper('ga')
  const client = await trial.waiting(member)
  const { data: options } = await client.call('user/passkey_ask', {})
  expect(options['allowCredentials']).toHaveLength(1)
  const reply = await trial.check(client, key.get(options))
  expect(reply).toMatchObject({ result: true, data: true })
  expect(reply.auth).toEqual(expect.any(String))
  expect(await isIn(client)).toBe(true)
})

it('takes five proofs of a waiting login and no more', async () => {
  const { member, key } = await trial.keeper('ga')
  const client = await trial.waiting(member)
  for (let i = 0; i < 5; i++) {
    const { data: options } = await client.call('user/passkey_ask', {})
    const wrong = await trial.check(client, key.get(options, { isUnverified: true }))
    expect(wrong).toMatchObject({ result: false, data: false })
  }
  const { data: options } = await client.call('user/passkey_ask', {})
  expect((await trial.check(client, key.get(options))).data).toMatchObject({
    refusal: 'too-many-codes',
  })
  expect(await isIn(client)).toBe(false)
})

it("finishes nobody's login by another member's passkey", async () => {
  const { member } = await trial.keeper('ga')
  const other = await trial.keeper('ga')
  const client = await trial.waiting(member)
  const { data: options } = await client.call('user/passkey_ask', {})
  expect((await trial.check(client, other.key.get(options))).data).toBe(false)
  // Nor by a challenge that was asked for outside of this login.
  const stranger = visitor(house)
  stranger.stored.cookie = client.stored.cookie
  const { data: outside } = await stranger.call('user/passkey_ask', {})
  expect((await trial.check(client, other.key.get(outside))).data).toBe(false)
  expect(await isIn(client)).toBe(false)
})

it('proves once more who sits there, like the password', async () => {
  const { client, key } = await trial.keeper()
  house.pass(16 * MINUTE_MS)
  expect((await client.refused('user/passkey_offer', {})).data.refusal).toBe('proof-needed')
  const { data: options } = await client.call('user/passkey_ask', {})
  expect((await trial.check(client, key.get(options))).data).toBe(true)
  await client.call('user/passkey_offer', {})
})

it.each<[string, Dishonesty]>([
  ['another origin', { origin: 'https://kasa.example' }],
  ['another port of the same host', { origin: 'http://127.0.0.1:1' }],
  ['another relying party', { rpID: 'kasa.example' }],
  ['a challenge that is not ours', { challenge: 'A'.repeat(43) }],
  ['nobody there', { isUnverified: true }],
  ["another's name", { userHandle: Buffer.from('somebody').toString('base64url') }],
  ['another purpose', { type: 'webauthn.create' }],
])('refuses a passkey with %s', async (_what, lie) => {
  const { key } = await trial.keeper()
  expect(await trial.refusedBy(key, visitor(house), lie)).toBe('passkey-refused')
  await trial.comeIn(key)
})

it('takes an answer once, in the browser that asked, within five minutes', async () => {
  const { key } = await trial.keeper('none', { counts: false })
  const client = visitor(house)
  const { data: options } = await client.call('user/passkey_ask', {})
  const response = key.get(options)
  const elsewhere = visitor(house)
  await elsewhere.call('user/passkey_ask', {})
  const stolen = await elsewhere.refused('user/passkey_login', { response })
  expect(stolen.data.refusal).toBe('passkey-refused')
  const cookieless = await visitor(house).refused('user/passkey_login', { response })
  expect(cookieless.data.refusal).toBe('passkey-refused')
  const cookie = client.stored.cookie
  await client.call('user/passkey_login', { response })
  const replayed = await copyOf(house, client, cookie).refused('user/passkey_login', { response })
  expect(replayed.data.refusal).toBe('passkey-refused')

  const late = visitor(house)
  const { data: old } = await late.call('user/passkey_ask', {})
  house.pass(5 * MINUTE_MS + 1000)
  const { data } = await late.refused('user/passkey_login', { response: key.get(old) })
  expect(data.refusal).toBe('passkey-refused')
})

it('opens one session of a hundred answers to one challenge', async () => {
  const { key } = await trial.keeper('none', { counts: false })
  const client = visitor(house)
  const { data: options } = await client.call('user/passkey_ask', {})
  const response = key.get(options)
  const { cookie } = client.stored
  const api = { class: 'user', method: 'passkey_login' }
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => {
      const copy = visitor(house)
      copy.stored.cookie = cookie
      return copy.post({ api, data: { response }, user: {} })
    }),
  )
  expect(replies.filter(({ result }) => result)).toHaveLength(1)
  expect(replies.every(({ status }) => status === 200)).toBe(true)
})

it('refuses a counter that stands still or goes back: the key was copied', async () => {
  const { key } = await trial.keeper()
  await trial.enterBy(key, visitor(house), { counter: 7 })
  expect(await trial.refusedBy(key, visitor(house), { counter: 7 })).toBe('passkey-refused')
  expect(await trial.refusedBy(key, visitor(house), { counter: 3 })).toBe('passkey-refused')
  expect(await trial.refusedBy(key, visitor(house), { counter: 0 })).toBe('passkey-refused')
  await trial.enterBy(key, visitor(house), { counter: 8 })
})

it('lets in one of two copies of a key that come at once', async () => {
  const { key } = await trial.keeper()
  const tries = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const client = visitor(house)
      const { data: options } = await client.call('user/passkey_ask', {})
      const response = key.get(options, { counter: 5 })
      return () =>
        client.post({
          api: { class: 'user', method: 'passkey_login' },
          data: { response },
          user: {},
        })
    }),
  )
  const replies = await Promise.all(tries.map((attempt) => attempt()))
  expect(replies.filter(({ result }) => result)).toHaveLength(1)
})

it('lets nobody in whose account is closed', async () => {
  const { member, key } = await trial.keeper()
  const change = (is_active: boolean) =>
    house.database.db
      .updateTable('members')
      .set({ is_active })
      .where('id', '=', member.id)
      .execute()
  await change(false)
  expect(await trial.refusedBy(key, visitor(house))).toBe('account-inactive')
  await change(true)
  await trial.comeIn(key)
})

it('opens by a passkey while wrong passwords have locked the other way', async () => {
  const { member, key } = await trial.keeper()
  for (let i = 0; i < 6; i++)
    await visitor(house).refused('user/login', { username: member.username, password: 'Yanlis1' })
  const locked = { username: member.username, password: PASSWORD }
  const { data } = await visitor(house).refused('user/login', locked)
  expect(data.refusal).toBe('locked-out')
  expect(await isIn(await trial.comeIn(key))).toBe(true)
})
