import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { loadKeys, type PublicJwk } from './keys.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

describe('the public key', () => {
  it('DATA-01/public-key is a bare RSA-OAEP-256 JWK; uid, sid and uip made with it are taken', async () => {
    const response = await fetch(`${house.settings.publicUrl}/endpoint/v1/public-key`)
    expect(response.status).toBe(200)
    const jwk = await response.json()
    expect(house.keys.publicJwk.n).toMatch(/^[\w-]{342}$/)
    expect(jwk).toEqual({
      kty: 'RSA',
      alg: 'RSA-OAEP-256',
      n: house.keys.publicJwk.n,
      e: 'AQAB',
    })
    const demo = await loginAs(house, 'demo')
    const { data } = await demo.call('user/get_user_profile', {})
    expect(data.username).toBe('demo')
    const forge = (part: 'uid' | 'sid' | 'uip') => ({ ...demo.stored.user, [part]: 'QUJD' })
    for (const part of ['uid', 'sid', 'uip'] as const) {
      const body = { api: { class: 'system', method: 'ping' }, data: {}, user: forge(part) }
      expect(await demo.post(body)).toMatchObject({ code: 403 })
    }
  })

  it('encrypts as a browser does it, with Web Crypto', async () => {
    const response = await fetch(`${house.settings.publicUrl}/endpoint/v1/public-key`)
    // A key that is none fails in importKey.
    const jwk = (await response.json()) as PublicJwk
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['encrypt'])
    const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode('cilek'))
    const { keys } = house
    expect(await keys.read(Buffer.from(bytes).toString('base64'))).toBe('cilek')
  })

  it('stays the same after a restart and for every process; its private half is never answered', async () => {
    const { publicJwk, derive } = house.keys
    const again = await loadKeys(house.database.db)
    expect(again.publicJwk).toEqual(publicJwk)
    expect(again.derive('sid', 'x')).toBe(derive('sid', 'x'))
    expect(again.derive('sid', 'x')).not.toBe(derive('auth', 'x'))
    expect(Object.keys(publicJwk).sort()).toEqual(['alg', 'e', 'kty', 'n'])
  })

  it('is read with once per ciphertext: what was read is remembered', async () => {
    const text = await visitor(house).encrypt('once')
    expect(house.keys.knows(text)).toBe(false)
    expect(await house.keys.read(text)).toBe('once')
    expect(house.keys.knows(text)).toBe(true)
  })
})

describe('a ciphertext of a stranger’s own making', () => {
  // Encrypted with the public key like any other; no column of text would take some of these.
  const TEXTS = ['\0', '\0.c', 'a.\0', '1\0', '\n', 'çilek', '\u202e', 'x'.repeat(180) + '\0']

  it('is no session, whatever stands in it', async () => {
    const client = visitor(house)
    await client.login('demo')
    const mine = client.stored.user
    for (const text of TEXTS) {
      const made = await client.encrypt(text)
      expect(await house.keys.read(made)).toBeNull()
      for (const field of ['uid', 'sid', 'uip']) {
        const body = { api: { class: 'system', method: 'ping' }, user: { ...mine, [field]: made } }
        expect(await client.post(body)).toMatchObject({ status: 200, code: 403 })
      }
      expect(await client.refused('user/refresh_session', { auth: made })).toMatchObject({
        status: 200,
        code: 403,
      })
    }
    expect(await client.call('system/ping', {})).toMatchObject({ code: 200 })
  })
})

describe('unknown ciphertexts', () => {
  it('are read only so often for one address; known ones go on', async () => {
    const small = await startTestHouse({ perMinute: { unknownCiphertextsOfAddress: 20 } })
    const demo = await loginAs(small, 'demo')
    expect(await demo.call('system/ping', {})).toMatchObject({ code: 200 })
    const flood = visitor(small)
    const codes = new Set<number>()
    for (let n = 0; n < 30; n++) {
      const sid = Buffer.from(`${n}`.padStart(256, 'x')).toString('base64')
      const body = { api: { class: 'system', method: 'ping' }, user: { sid, uid: sid } }
      codes.add((await flood.post(body)).code)
    }
    expect([...codes]).toEqual([403, 429])
    const auth = 'A'.repeat(344)
    expect(await flood.refused('user/refresh_session', { auth })).toMatchObject({ code: 429 })
    expect(await demo.call('system/ping', {})).toMatchObject({ code: 200 })
    small.pass(60_000)
    expect(
      await flood.post({
        api: { class: 'system', method: 'ping' },
        user: { sid: 'QQ', uid: 'QQ' },
      }),
    ).toMatchObject({ code: 403 })
    await small.close()
  })
})
