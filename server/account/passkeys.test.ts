import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { forgetOldChallenges } from './passkey-challenges.ts'
import {
  createAuthenticator,
  type Authenticator,
  type Dishonesty,
} from './testing-authenticator.ts'
import {
  atTheDoor,
  codeOf,
  copyOf,
  isIn,
  newMember,
  PASSWORD,
  sentCode,
  sentTo,
  tryCode,
  type Proband,
  type Verdict,
} from './testing-factors.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const MINUTE_MS = 60_000

/** A member with a passkey of their own, in the browser that made it. */
async function keeper(twoFactor: 'none' | 'sms' | 'ga' = 'none', options = {}) {
  const member = await newMember(house, twoFactor)
  const client = await atTheDoor(house, member)
  if (twoFactor === 'ga') {
    await tryCode(client, 'user/check_ga', codeOf(house, member.secret))
    house.pass(30_000)
  }
  if (twoFactor === 'sms') {
    await client.call('user/sms_send', { purpose: 'login' })
    await tryCode(client, 'user/sms_validate', await sentCode(house, member))
  }
  const key = createAuthenticator(house.settings.publicUrl, options)
  const passkeyID = await add(client, key)
  return { member, client, key, passkeyID }
}

async function add(client: Client, key: Authenticator, name = 'Telefonum'): Promise<number> {
  const { data: offer } = await client.call('user/passkey_offer', {})
  const { data } = await client.call('user/passkey_add', { name, response: key.create(offer) })
  return data.passkeyID
}

async function enterBy(key: Authenticator, client: Client, lie?: Dishonesty) {
  const { data: asked } = await client.call('user/passkey_ask', {})
  return client.call('user/passkey_login', { response: key.get(asked, lie) })
}

async function refusedBy(key: Authenticator, client: Client, lie?: Dishonesty): Promise<string> {
  const { data: asked } = await client.call('user/passkey_ask', {})
  const response = key.get(asked, lie)
  const { data } = await client.refused('user/passkey_login', { response })
  return data.refusal
}

/** As the site does it: what a login answered is kept. */
async function comeIn(key: Authenticator): Promise<Client> {
  const client = visitor(house)
  const { data } = await enterBy(key, client)
  const secrets = [data.uid, data.sid, data.uip].map(client.encrypt)
  const [uid = '', sid = '', uip = ''] = await Promise.all(secrets)
  client.stored.user = { uid, sid, uip, gmt: data.gtm, lang: data.language }
  client.stored.auth = await client.encrypt(data.auth ?? '')
  return client
}

async function check(client: Client, response: object): Promise<Verdict> {
  const api = { class: 'user', method: 'passkey_check' }
  return client.post({ api, data: { response }, user: client.stored.user ?? {} })
}

/** A login that waits for its second factor, and the browser it waits in. */
async function waiting(member: Proband): Promise<Client> {
  const client = visitor(house)
  await client.login(member.username, PASSWORD)
  expect(await isIn(client)).toBe(false)
  return client
}

it('lets a member in by a passkey alone, whatever second factor is on', async () => {
  for (const twoFactor of ['none', 'sms', 'ga'] as const) {
    const { key } = await keeper(twoFactor)
    const client = await comeIn(key)
    expect(await isIn(client)).toBe(true)
    expect((await client.refresh()).result).toBe(true)
    const again = await comeIn(key)
    expect(await isIn(again)).toBe(true)
  }
})

it('asks the browser for a passkey that is kept on it and for whoever holds it to be there', async () => {
  const member = await newMember(house)
  const client = await atTheDoor(house, member)
  const { data: offer } = await client.call('user/passkey_offer', {})
  expect(offer).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Kasa' },
    user: { name: member.username, displayName: 'Ece Çağ' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const key = createAuthenticator(house.settings.publicUrl)
  const made = key.create(offer)
  await client.call('user/passkey_add', { name: 'Telefonum', response: made })
  const next = await client.call('user/passkey_offer', {})
  expect(next.data).toMatchObject({ excludeCredentials: [{ id: made.id }] })
  const stranger = await visitor(house).call('user/passkey_ask', {})
  expect(stranger.data).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' })
  expect(stranger.data['allowCredentials']).toBeUndefined()
})

it('lists, names and takes away passkeys, and tells the member each time', async () => {
  const { member, client, key, passkeyID } = await keeper()
  const second = await add(client, createAuthenticator(house.settings.publicUrl), 'Tablet 📱')
  const { data } = await client.call('user/passkeys', {})
  expect(data).toMatchObject([
    { passkeyID: second, name: 'Tablet 📱', usedAt: null, backedUp: false },
    { passkeyID, name: 'Telefonum', usedAt: null },
  ])
  await comeIn(key)
  const after = await client.call('user/passkeys', {})
  expect(after.data.find((row) => row.passkeyID === passkeyID)?.usedAt).not.toBeNull()
  await client.call('user/passkey_remove', { passkeyID })
  expect(await refusedBy(key, visitor(house))).toBe('passkey-refused')
  expect((await client.call('user/passkeys', {})).data).toHaveLength(1)
  expect((await client.refused('user/passkey_remove', { passkeyID })).message).toBe(
    'Kayıt Bulunamadı',
  )
  expect((await sentTo(house, member)).filter((name) => name.startsWith('passkey'))).toEqual([
    'passkey-added',
    'passkey-added',
    'passkey-removed',
  ])
})

it('finishes a waiting login in place of the code', async () => {
  const { member, key } = await keeper('ga')
  const client = await waiting(member)
  const { data: asked } = await client.call('user/passkey_ask', {})
  expect(asked['allowCredentials']).toHaveLength(1)
  const reply = await check(client, key.get(asked))
  expect(reply).toMatchObject({ result: true, data: true })
  expect(reply.auth).toEqual(expect.any(String))
  expect(await isIn(client)).toBe(true)
})

it('takes five proofs of a waiting login and no more', async () => {
  const { member, key } = await keeper('ga')
  const client = await waiting(member)
  for (let i = 0; i < 5; i++) {
    const { data: asked } = await client.call('user/passkey_ask', {})
    const wrong = await check(client, key.get(asked, { isUnverified: true }))
    expect(wrong).toMatchObject({ result: false, data: false })
  }
  const { data: asked } = await client.call('user/passkey_ask', {})
  expect((await check(client, key.get(asked))).data).toMatchObject({ refusal: 'too-many-codes' })
  expect(await isIn(client)).toBe(false)
})

it("finishes nobody's login by another member's passkey", async () => {
  const { member } = await keeper('ga')
  const other = await keeper('ga')
  const client = await waiting(member)
  const { data: asked } = await client.call('user/passkey_ask', {})
  expect((await check(client, other.key.get(asked))).data).toBe(false)
  // Nor by a challenge that was asked for outside of this login.
  const stranger = visitor(house)
  stranger.stored.cookie = client.stored.cookie
  const { data: outside } = await stranger.call('user/passkey_ask', {})
  expect((await check(client, other.key.get(outside))).data).toBe(false)
  expect(await isIn(client)).toBe(false)
})

it('proves once more who sits there, like the password', async () => {
  const { client, key } = await keeper()
  house.pass(16 * MINUTE_MS)
  expect((await client.refused('user/passkey_offer', {})).data.refusal).toBe('proof-needed')
  const { data: asked } = await client.call('user/passkey_ask', {})
  expect((await check(client, key.get(asked))).data).toBe(true)
  await client.call('user/passkey_offer', {})
})

it('adds and takes away nothing without a recent proof', async () => {
  const { client, passkeyID } = await keeper()
  const { data: offer } = await client.call('user/passkey_offer', {})
  const response = createAuthenticator(house.settings.publicUrl).create(offer)
  house.pass(16 * MINUTE_MS)
  const added = await client.refused('user/passkey_add', { name: 'x', response })
  expect(added.data.refusal).toBe('proof-needed')
  const removed = await client.refused('user/passkey_remove', { passkeyID })
  expect(removed.data.refusal).toBe('proof-needed')
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
  const { key } = await keeper()
  expect(await refusedBy(key, visitor(house), lie)).toBe('passkey-refused')
  await comeIn(key)
})

it.each<[string, Dishonesty]>([
  ['another origin', { origin: 'https://kasa.example' }],
  ['another relying party', { rpID: 'kasa.example' }],
  ['a challenge that is not ours', { challenge: 'A'.repeat(43) }],
  ['nobody there', { isUnverified: true }],
  ['another purpose', { type: 'webauthn.get' }],
])('keeps no passkey that was made with %s', async (_what, lie) => {
  const client = await atTheDoor(house, await newMember(house))
  const { data: offer } = await client.call('user/passkey_offer', {})
  const response = createAuthenticator(house.settings.publicUrl).create(offer, lie)
  const { data } = await client.refused('user/passkey_add', { name: 'x', response })
  expect(data.refusal).toBe('passkey-refused')
})

it('takes an answer once, in the browser that asked, within five minutes', async () => {
  const { key } = await keeper('none', { counts: false })
  const client = visitor(house)
  const { data: asked } = await client.call('user/passkey_ask', {})
  const response = key.get(asked)
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
  const { key } = await keeper('none', { counts: false })
  const client = visitor(house)
  const { data: asked } = await client.call('user/passkey_ask', {})
  const response = key.get(asked)
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
  const { key } = await keeper()
  await enterBy(key, visitor(house), { counter: 7 })
  expect(await refusedBy(key, visitor(house), { counter: 7 })).toBe('passkey-refused')
  expect(await refusedBy(key, visitor(house), { counter: 3 })).toBe('passkey-refused')
  expect(await refusedBy(key, visitor(house), { counter: 0 })).toBe('passkey-refused')
  await enterBy(key, visitor(house), { counter: 8 })
})

it("keeps one key once, and no answer to another member's offer", async () => {
  const { client, key } = await keeper()
  const other = await atTheDoor(house, await newMember(house))
  const { data: offer } = await client.call('user/passkey_offer', {})
  const response = key.create(offer)
  const foreign = await other.refused('user/passkey_add', { name: 'x', response })
  expect(foreign.data.refusal).toBe('passkey-refused')
  await client.call('user/passkey_add', { name: 'x', response })
  const again = await client.refused('user/passkey_add', { name: 'x', response })
  expect(again.data.refusal).toBe('passkey-refused')
  const others = await client.call('user/passkeys', {})
  const foreignID = others.data[0]?.passkeyID ?? 0
  const removal = await other.refused('user/passkey_remove', { passkeyID: foreignID })
  expect(removal.message).toBe('Kayıt Bulunamadı')
})

it('lets nobody in whose account is closed', async () => {
  const { member, key } = await keeper()
  const change = (is_active: boolean) =>
    house.database.db
      .updateTable('members')
      .set({ is_active })
      .where('id', '=', member.id)
      .execute()
  await change(false)
  expect(await refusedBy(key, visitor(house))).toBe('account-inactive')
  await change(true)
  await comeIn(key)
})

it('opens by a passkey while wrong passwords have locked the other way', async () => {
  const { member, key } = await keeper()
  for (let i = 0; i < 6; i++)
    await visitor(house).refused('user/login', { username: member.username, password: 'Yanlis1' })
  const locked = { username: member.username, password: PASSWORD }
  const { data } = await visitor(house).refused('user/login', locked)
  expect(data.refusal).toBe('locked-out')
  expect(await isIn(await comeIn(key))).toBe(true)
})

it('answers whatever is sent in place of a passkey with a refusal', async () => {
  const { client } = await keeper()
  const { data: offer } = await client.call('user/passkey_offer', {})
  const named = (more: object) => ({
    clientDataJSON: Buffer.from(JSON.stringify({ challenge: offer.challenge, ...more })).toString(
      'base64url',
    ),
  })
  for (const response of [
    { id: 'x', response: {} },
    { id: 'x', response: { clientDataJSON: '****' } },
    { id: 'x', response: { clientDataJSON: 'bnVsbA' } },
    { id: 'x', response: { clientDataJSON: 7 } },
    { id: 'x', response: { clientDataJSON: 'A'.repeat(9000) } },
    { id: 'x', rawId: 'x', type: 'public-key', response: named({ type: 'webauthn.create' }) },
  ]) {
    const added = await client.refused('user/passkey_add', { name: 'x', response })
    expect(added.data.refusal).toBe('passkey-refused')
    const shown = await visitor(house).refused('user/passkey_login', { response })
    expect(shown.data.refusal).toBe('passkey-refused')
  }
  const empty = await visitor(house).refused('user/passkey_login', {
    // What no honest site would send.
    response: { id: '', response: {} },
  })
  expect(empty.data.refusal).toBe('bad-payload')
})

it('forgets challenges that nobody answered', async () => {
  await visitor(house).call('user/passkey_ask', {})
  house.pass(10 * MINUTE_MS)
  await visitor(house).call('user/passkey_ask', {})
  await forgetOldChallenges(house)
  const left = await house.database.db.selectFrom('passkey_challenges').selectAll().execute()
  expect(left).toHaveLength(1)
})
