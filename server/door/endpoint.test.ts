import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REFUSALS } from '#contract/refusals.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let demo: Client

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const STATUS = { class: 'maintenance', method: 'check_status' }
const PROFILE = { class: 'user', method: 'get_user_profile' }
const user = { lang: 'tr' }

describe('the envelope', () => {
  it('CALL-01/post-v1 takes a call as a POST to /endpoint/v1 and by no other way', async () => {
    const body = JSON.stringify({ api: STATUS, data: {}, user })
    const headers = { 'content-type': 'application/json', panel: 'frontend' }
    const ask = async (method: string, path: string) => {
      const init = method === 'GET' ? { method, headers } : { method, headers, body }
      const response = await fetch(house.settings.publicUrl + path, init)
      expect(response.status).toBe(200)
      const reply: unknown = await response.json()
      return reply
    }
    expect(await ask('POST', '/endpoint/v1')).toMatchObject({ result: true, data: true })
    for (const [method, path] of [
      ['GET', '/endpoint/v1'],
      ['PUT', '/endpoint/v1'],
      ['POST', '/endpoint/v2'],
      ['POST', '/endpoint/v1/check_status'],
    ] as const)
      expect(await ask(method, path)).toMatchObject({ result: false, code: 404 })
  })

  it('CALL-01/json-header takes a call only with a JSON content type', async () => {
    const body = JSON.stringify({ api: STATUS, data: {}, user })
    const client = visitor(house)
    for (const type of ['application/json', 'application/json; charset=utf-8'])
      expect(await client.post(body, { 'content-type': type })).toMatchObject({ code: 200 })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(await client.post(body, { 'content-type': type })).toMatchObject({
        status: 200,
        code: 400,
        data: { refusal: 'not-json' },
      })
  })

  it('refuses in the language of the page what is no call yet', async () => {
    const result = async (cookie: string) =>
      (await visitor(house).post('{}', { 'content-type': 'text/plain', cookie })).message
    expect(await result('')).toBe(REFUSALS['not-json'].tr)
    expect(await result('kasa_lang=en')).toBe(REFUSALS['not-json'].en)
  })

  it('CALL-01/panel-header takes a call only with the header panel: frontend', async () => {
    const body = { api: STATUS, data: {}, user }
    expect(await visitor(house).post(body, { panel: 'frontend' })).toMatchObject({ code: 200 })
    for (const panel of ['backend', '']) {
      const reply = await visitor(house).post(body, { panel })
      expect(reply).toMatchObject({ status: 200, code: 422 })
      expect(reply.data).toEqual({
        refusal: 'bad-payload',
        fields: [{ field: 'panel', problem: 'invalid_value' }],
      })
    }
    // The client fills the header in where there is none, so this one goes past it.
    const bare = await fetch(`${house.settings.publicUrl}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await bare.json()).toMatchObject({
      result: false,
      code: 422,
      data: { refusal: 'bad-payload', fields: [{ field: 'panel' }] },
    })
  })

  it('CALL-01/api finds the call by api {class, method}, and names what is missing of it', async () => {
    const post = (api: unknown) => visitor(house).post({ api, data: {}, user })
    expect(await post(STATUS)).toMatchObject({ code: 200, data: true })
    expect(await post({ class: 'maintenance' })).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'api.method' }] },
    })
    expect(await post({ method: 'check_status' })).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'api.class' }] },
    })
    expect(await post(undefined)).toMatchObject({ code: 422, data: { fields: [{ field: 'api' }] } })
  })

  it('CALL-01/data-lang reads Lang from data and answers in that language', async () => {
    const ask = (data: unknown) =>
      visitor(house).post({ api: { class: 'user', method: 'register' }, data, user: {} })
    const { tr, en } = REFUSALS['bad-payload']
    expect((await ask({ Lang: 'tr' })).message).toBe(tr)
    expect((await ask({ Lang: 'en' })).message).toBe(en)
    expect((await ask({ Lang: 'EN' })).message).toBe(en)
    expect((await ask({ Lang: 'de' })).message).toBe(tr)
    expect((await ask({})).message).toBe(tr)
    expect(await ask({ Lang: 5 })).toMatchObject({
      code: 422,
      data: { fields: [{ field: 'Lang' }] },
    })
  })

  it('CALL-01/user opens a session by user {uip, gmt, lang, sid, uid}, all of it or none', async () => {
    const { stored } = demo
    expect(Object.keys(stored.user ?? {}).sort()).toEqual(['gmt', 'lang', 'sid', 'uid', 'uip'])
    const ask = (who: unknown) => demo.post({ api: PROFILE, data: {}, user: who })
    expect(await ask(stored.user)).toMatchObject({ code: 200, data: { username: 'demo' } })
    for (const missing of ['sid', 'uid']) {
      const { [missing]: _left, ...rest } = { ...stored.user } as Record<string, string>
      expect(await ask(rest)).toMatchObject({ code: 403, message: 'Oturum süresi doldu' })
    }
  })

  it('CALL-01/anonymous takes user {lang} for a visitor', async () => {
    const ask = (api: unknown) => demo.post({ api, data: {}, user: { lang: 'tr' } })
    expect(await ask(STATUS)).toMatchObject({ code: 200 })
    expect(await ask(PROFILE)).toMatchObject({ code: 403, message: 'Bu işlem için yetkiniz yok' })
  })

  it('CALL-01/reply holds result, message, data and code, whether a yes or a no', async () => {
    const keys = ['code', 'data', 'message', 'result', 'status']
    const yes = await visitor(house).post({ api: STATUS, data: {}, user })
    expect(Object.keys(yes).sort()).toEqual(keys)
    expect(yes).toEqual({
      status: 200,
      result: true,
      message: 'İşlem Başarılı',
      data: true,
      code: 200,
    })
    const no = await visitor(house).post({ api: PROFILE, data: {}, user })
    expect(Object.keys(no).sort()).toEqual(keys)
    expect(no).toMatchObject({ result: false, code: 403, data: { refusal: 'no-permission' } })
  })

  it('CALL-01/unknown-call answers 404 in the envelope for an unknown class or method', async () => {
    for (const api of [
      { class: 'nobody', method: 'check_status' },
      { class: 'user', method: 'nothing' },
      { class: 'user', method: 'toString' },
      { class: '../user', method: 'login' },
      { class: 'user/login', method: 'x' },
    ]) {
      const reply = await visitor(house).post({ api, data: {}, user })
      expect(reply).toMatchObject({ status: 200, code: 404, data: { refusal: 'unknown-call' } })
      expect(reply.message).toBe(REFUSALS['unknown-call'].tr)
    }
  })

  it('logs a refusal by name and call, an unknown call without what was typed', async () => {
    const api = { class: 'hüseyin', method: 'secret-token' }
    await visitor(house).post({ api, data: {}, user })
    expect(house.logged()).toContain('"call":"unknown","refusal":"unknown-call"')
    expect(house.logged()).not.toContain('secret-token')
  })

  it('CALL-01/keyed-messages keeps the keyed sentences whatever Lang is; others follow it', async () => {
    const replyOf = async (name: 'user/get_user_profile' | 'user/login', payload: object) => {
      const replies = ['tr', 'en'].map((lang) =>
        visitor(house).refused(name, payload as never, lang),
      )
      return (await Promise.all(replies)).map(({ message }) => message)
    }
    const none = 'Bu işlem için yetkiniz yok'
    expect(await replyOf('user/get_user_profile', {})).toEqual([none, none])
    const wrong = { username: 'demo', password: 'wrong' }
    expect(await replyOf('user/login', wrong)).toEqual(['Giriş Başarısız', 'Giriş Başarısız'])
    const { tr, en } = REFUSALS['bad-payload']
    expect(await replyOf('user/login', {})).toEqual([tr, en])
    const dead = await loginAs(house, 'demo')
    await dead.call('user/logout', {})
    for (const lang of ['tr', 'en']) {
      const { message } = await dead.refused('user/get_user_profile', {}, lang)
      expect(message).toBe('Oturum süresi doldu')
      const done = await visitor(house).call('maintenance/check_status', {}, lang)
      expect(done.message).toBe('İşlem Başarılı')
    }
    const missing = { sessionID: 999_999_999 }
    const found = await demo.refused('user/revoke_session', missing, 'en')
    expect(found.message).toBe('Kayıt Bulunamadı')
    const empty = await visitor(house).call('casino/games_list', { offset: 4800 }, 'en')
    expect([empty.code, empty.message]).toEqual([404, 'Kayıt Bulunamadı'])
  })

  it('CALL-01/keyed-messages keeps the sentences for maintenance and an inactive account', async () => {
    const { db } = house.database
    const off = db.updateTable('members').where('username', '=', 'vip20')
    await off.set({ is_active: false }).execute()
    const credentials = { username: 'vip20', password: 'Demo123!' }
    for (const lang of ['tr', 'en'])
      expect(await visitor(house).refused('user/login', credentials, lang)).toMatchObject({
        code: 422,
        message: 'İnaktif hesap',
      })
    await off.set({ is_active: true }).execute()
    await db.updateTable('site_state').set({ under_maintenance: true }).execute()
    house.pass(2_000)
    for (const lang of ['tr', 'en'])
      expect(await demo.refused('user/get_user_profile', {}, lang)).toMatchObject({
        code: 503,
        message: 'This site is under maintenance',
      })
    expect((await demo.call('maintenance/check_status', {})).data).toBe(false)
    const get = await demo.get('/endpoint/v1/check-maintenance?sitename=kasa&version=1')
    expect(await get.json()).toMatchObject({ status: true })
    await db.updateTable('site_state').set({ under_maintenance: false }).execute()
    house.pass(2_000)
    expect((await demo.call('maintenance/check_status', {})).data).toBe(true)
  })

  it('forbids every cache', async () => {
    const response = await visitor(house).get('/endpoint/v1/public-key')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
