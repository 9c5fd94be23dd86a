import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { forgetOldChallenges } from './passkey-challenges.ts'
import { createAuthenticator, type Dishonesty } from '../testing-authenticator.ts'
import { atTheDoor, newMember, sentTo } from '../testing-factors.ts'
import { tryPasskeys, type PasskeyTrial } from '../testing-passkeys.ts'

let house: TestHouse
let trial: PasskeyTrial

beforeAll(async () => {
  house = await startTestHouse()
  trial = tryPasskeys(house)
})
afterAll(() => house.close())

const MINUTE_MS = 60_000

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

it('keeps the ways to a device as words, known or new, and refuses whatever else comes in their place', async () => {
  const client = await atTheDoor(house, await newMember(house))
  const key = createAuthenticator(house.settings.publicUrl)
  const { data: offer } = await client.call('user/passkey_offer', {})
  const made = key.create(offer)
  const add = (transports: unknown) =>
    client.post({
      api: { class: 'user', method: 'passkey_add' },
      data: {
        name: 'Telefonum',
        response: { ...made, response: { ...made.response, transports } },
      },
      user: client.stored.user,
    })
  const odd = [null, 'usb', 5, {}, [null], [['usb']], [['usb'], ['nfc', 'ble']], [{ a: 1 }], ['']]
  const unwritable = [
    ['{"usb"}'],
    ['a,b'],
    ['x'.repeat(33)],
    Array.from({ length: 17 }, () => 'usb'),
  ]
  for (const transports of [...odd, ...unwritable])
    expect([transports, (await add(transports)).code]).toEqual([transports, 422])
  expect((await add(['usb', 'by-thought'])).code).toBe(200)
  const { data: next } = await client.call('user/passkey_offer', {})
  expect(next['excludeCredentials']).toMatchObject([{ transports: ['usb', 'by-thought'] }])
})

it('lists, names and takes away passkeys, and tells the member each time', async () => {
  const { member, client, key, passkeyID } = await trial.keeper()
  const second = await trial.add(client, createAuthenticator(house.settings.publicUrl), 'Tablet 📱')
  const { data } = await client.call('user/passkeys', {})
  expect(data).toMatchObject([
    { passkeyID: second, name: 'Tablet 📱', usedAt: null, backedUp: false },
    { passkeyID, name: 'Telefonum', usedAt: null },
  ])
  await trial.comeIn(key)
  const after = await client.call('user/passkeys', {})
  expect(after.data.find((row) => row.passkeyID === passkeyID)?.usedAt).not.toBeNull()
  await client.call('user/passkey_remove', { passkeyID })
  expect(await trial.refusedBy(key, visitor(house))).toBe('passkey-refused')
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

it('adds and takes away nothing without a recent proof', async () => {
  const { client, passkeyID } = await trial.keeper()
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

it("keeps one key once, and no answer to another member's offer", async () => {
  const { client, key } = await trial.keeper()
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

it('answers whatever is sent in place of a passkey with a refusal', async () => {
  const { client } = await trial.keeper()
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
