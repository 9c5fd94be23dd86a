import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_BUILT } from '#contract/not-built.ts'
import { calls } from '#contract/registry.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let demo: Client

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const user = { lang: 'tr' }
const LOGIN = { class: 'user', method: 'login' }
const post = (body: unknown) => visitor(house).post(body)
const login = (data: unknown) => post({ api: LOGIN, data, user })

const notJson = { status: 200, code: 400, data: { refusal: 'not-json' } }
const tooLarge = { status: 200, code: 413, data: { refusal: 'too-large' } }
const wrong = (field: string, problem?: string) => ({
  status: 200,
  code: 422,
  data: { refusal: 'bad-payload', fields: [problem ? { field, problem } : { field }] },
})

describe('a malformed envelope', () => {
  it('CALL-01/not-json answers 400 for a body that is not JSON', async () => {
    const texts = ['', '{', '{"api":', 'undefined', "{'a':1}", '<xml/>', '\u0000', 'NaN']
    for (const text of texts) expect(await post(text)).toMatchObject(notJson)
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
    const response = await fetch(`${house.settings.publicUrl}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', panel: 'frontend' },
      body: bytes,
    })
    expect(await response.json()).toMatchObject({ code: 400 })
  })

  it('CALL-01/too-large answers 413 for a body over 64 KiB, and takes one of exactly that', async () => {
    const envelope = (length: number) => {
      const shell = JSON.stringify({ api: LOGIN, data: { username: '' }, user })
      return shell.replace('""', `"${'a'.repeat(length - shell.length)}"`)
    }
    expect(envelope(65_536)).toHaveLength(65_536)
    expect(await post(envelope(65_536))).toMatchObject({ code: 422 })
    expect(await post(envelope(65_537))).toMatchObject(tooLarge)
    expect(await post(envelope(3_000_000))).toMatchObject(tooLarge)
  })

  it('names the wrong part of JSON that is no envelope', async () => {
    expect(await post('[]')).toMatchObject(wrong(''))
    expect(await post('null')).toMatchObject(wrong(''))
    expect(await post('"x"')).toMatchObject(wrong(''))
    expect(await post({ api: 'user/login' })).toMatchObject(wrong('api'))
    expect(await post({ api: LOGIN, data: [] })).toMatchObject(wrong('data'))
    expect(await post({ api: LOGIN, data: {}, user: 'demo' })).toMatchObject(wrong('user'))
    expect(await post({ api: LOGIN, data: {}, user: { sid: 5 } })).toMatchObject(wrong('user.sid'))
    const long = { api: { class: 'a'.repeat(65), method: 'b' } }
    expect(await post(long)).toMatchObject(wrong('api.class'))
  })

  it('CALL-01/bad-payload answers 422 for a schema, naming each field', async () => {
    expect(await login({ username: 5, password: null })).toMatchObject({
      status: 200,
      code: 422,
      data: {
        refusal: 'bad-payload',
        fields: [
          { field: 'username', problem: 'invalid_type' },
          { field: 'password', problem: 'invalid_type' },
        ],
      },
    })
    expect(await login({ username: 'demo', password: 'x', Lang: 7 })).toMatchObject(wrong('Lang'))
  })

  it('CALL-01/bad-payload answers 422 for a body deeper than 32, thousands deep too', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    const body = (depth: number) =>
      `{"api":{"class":"maintenance","method":"check_status"},"data":{"x":${nested(depth)}}}`
    expect(await post(body(30))).toMatchObject({ code: 200 })
    expect(await post(body(31))).toMatchObject(wrong('data.x.0', 'too-deep'))
    expect(await post(body(30_000))).toMatchObject(wrong('data.x.0', 'too-deep'))
    expect(await post('{"a":'.repeat(10_000))).toMatchObject(notJson)
  })

  it('CALL-01/bad-payload answers 422 for __proto__, constructor and prototype', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const body = `{"api":${JSON.stringify(LOGIN)},"data":{"a":{"${key}":{"isAdmin":true}}}}`
      expect(await post(body)).toMatchObject(wrong(`data.a.${key}`, 'forbidden-key'))
    }
    expect(await post('{"__proto__":{"api":1}}')).toMatchObject(wrong('__proto__', 'forbidden-key'))
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })
})

describe('names', () => {
  it('refuses control characters and halves of surrogate pairs anywhere', async () => {
    for (const text of ['de\u0000mo', 'de\u0007mo', '\u001b[31m', '\ud800', 'x\udfff'])
      expect(await login({ username: text, password: 'x' })).toMatchObject(
        wrong('data.username', 'control-character'),
      )
    const key = { api: LOGIN, data: { 'a\u0000b': 1 }, user }
    expect(await post(key)).toMatchObject(wrong('data', 'control-character'))
    for (const text of ['de\nmo', 'de\tmo', 'de\u202emo', 'de\u2066mo'])
      expect(await login({ username: text, password: 'x' })).toMatchObject(
        wrong('username', 'control-character'),
      )
  })

  it('takes HTML for what it is: text that is no name, and never sends it back', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const reply = await login({ username: html, password: 'x' })
    expect(reply).toMatchObject({ status: 200, code: 422, message: 'Giriş Başarısız' })
    const unknown = await post({ api: { class: html, method: html }, user })
    expect(JSON.stringify([reply, unknown])).not.toContain('onerror')
    const response = await visitor(house).get('/endpoint/v1/x')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a foreign session', () => {
  const profile = (client: Client, who: unknown) =>
    client.post({ api: { class: 'user', method: 'get_user_profile' }, data: {}, user: who })
  const expired = { status: 200, code: 403, message: 'Oturum süresi doldu' }

  it('refuses ids that are not ours, in whatever spelling', async () => {
    const { user: mine } = demo.stored
    for (const sid of ['x', 'QUJD', 'ü', 'A'.repeat(344), 'A'.repeat(700), '====', mine?.uid])
      expect(await profile(demo, { ...mine, sid })).toMatchObject(expired)
    const plain = { ...mine, sid: 'plain-sid', uid: 'demo' }
    expect(await profile(demo, plain)).toMatchObject(expired)
    const endless = { ...mine, sid: 'A'.repeat(701) }
    expect(await profile(demo, endless)).toMatchObject(wrong('user.sid', 'too_big'))
  })

  it("refuses one member's sid under another's uid", async () => {
    const vip = await loginAs(house, 'vip20')
    const mixed = { ...demo.stored.user, uid: vip.stored.user?.uid }
    expect(await profile(demo, mixed)).toMatchObject(expired)
    expect(await profile(vip, { ...vip.stored.user, uid: demo.stored.user?.uid })).toMatchObject(
      expired,
    )
  })
})

describe('whatever comes', () => {
  const built = [...calls.keys()].filter((name) => !new Set<string>(NOT_BUILT).has(name))
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom<unknown>(
      -1,
      0,
      0.1,
      1e-7,
      1e15,
      2 ** 53,
      -0,
      '',
      ' ',
      '\u0000',
      '💥',
      'İ',
      null,
    ),
    fc.constantFrom<unknown>("'; drop table members; --", '%', '\\', '${7*7}', '../../etc/passwd'),
  )
  const keys = ['limit', 'offset', 'username', 'password', 'auth', 'sessionID', 'gameID', 'amount']
  const more = ['methodID', 'Type', 'requestId', 'searchGameName', 'categoryID', 'startDate']
  const others = ['favorites', 'fields', 'roundID', 'OrderPar', 'type', 'Lang', 'providerID']
  const payload = fc.dictionary(fc.constantFrom(...keys, ...more, ...others), value, { maxKeys: 6 })

  it('never answers 500 to a payload, from a member or a visitor', async () => {
    const anyCall = fc.constantFrom(...built.filter((name) => name !== 'user/logout'))
    await fc.assert(
      fc.asyncProperty(anyCall, payload, fc.boolean(), async (name, data, asMember) => {
        const [className, method] = name.split('/')
        const who = asMember ? demo.stored.user : user
        const body = { api: { class: className, method }, data, user: who }
        const reply = await demo.post(body)
        expect({ name, payload: data, ...reply }).toMatchObject({ status: 200 })
        expect(reply.code).not.toBe(501)
      }),
      { numRuns: 600 },
    )
  })

  it('never answers 500 to bytes, headers or JSON of any kind', async () => {
    const type = fc.constantFrom('application/json', 'text/plain', 'application/json;x', '')
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((j) => j.slice(1)),
    )
    await fc.assert(
      fc.asyncProperty(text, type, async (body, contentType) => {
        const reply = await visitor(house).post(body, { 'content-type': contentType })
        expect({ body, status: reply.status, code: reply.code }).toMatchObject({ status: 200 })
        expect(reply.result).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})
