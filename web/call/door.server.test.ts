/** The site's own call layer at the real door: what it sends, to the letter, and what it gets. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { auth, rememberedAuth } from '#web/state/auth.ts'
import { tablePath } from '#contract/games/tables.ts'
import { GAME_FACETS } from '#contract/addresses/first-payloads.ts'
import { languageFor } from '#web/state/language.ts'
import { readStored, removeStored, STORED_KEYS } from '#web/state/stored.ts'
import { send } from './send.ts'
import { keepSession } from './session.ts'
import { getTable } from './transport.ts'

let house: TestHouse

interface Sent {
  path: string
  method: string
  headers: Headers
  body: { api?: unknown; data?: Record<string, unknown>; user?: Record<string, unknown> }
}
let sent: Sent[] = []

beforeAll(async () => {
  house = await startTestHouse()
  const realFetch = globalThis.fetch
  let cookie = ''
  // A page knows its own origin and keeps its cookies; Node does neither.
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Sent['body']
    sent.push({ path, method: init.method ?? 'GET', headers: new Headers(headers), body })
    if (cookie) headers.set('cookie', cookie)
    const response = await realFetch(house.settings.publicUrl + path, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
})

beforeEach(() => {
  removeStored(...STORED_KEYS)
  auth.setState(rememberedAuth())
  sent = []
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await house.close()
})

async function logIn(): Promise<void> {
  const credentials = { username: 'demo', password: 'Demo123!' }
  await keepSession(await send('user/login', credentials), Date.now())
  sent = []
}

it('CALL-01/post-v1 CALL-01/json-header CALL-01/panel-header stand on every business call', async () => {
  await send('maintenance/check_status', {})
  await send('casino/games_list', { limit: 48 })
  await logIn()
  await send('user/get_user_profile', {})
  await send('user/logout', {})
  expect(sent.length).toBeGreaterThan(1)
  for (const { path, method, headers } of sent) {
    expect([method, path]).toEqual(['POST', '/endpoint/v1'])
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('panel')).toBe('frontend')
  }
})

it('CALL-01/api CALL-01/data-lang CALL-01/anonymous make up the body of a visitor’s call', async () => {
  await send('casino/games_list', { limit: 48 })
  expect(sent.map(({ body }) => body)).toEqual([
    {
      api: { class: 'casino', method: 'games_list' },
      data: { limit: 48, Lang: 'tr', SiteType: 'desktop' },
      user: { lang: 'tr' },
    },
  ])
})

it('CALL-01/data-lang is the language chosen, also for a member', async () => {
  auth.setState({ language: languageFor('en') })
  await send('casino/games_list', { limit: 48 })
  await logIn()
  await send('user/get_user_profile', {})
  await send('casino/games_list', { limit: 48 })
  expect(sent.map(({ body }) => body.data?.['Lang'])).toEqual(['en', 'en'])
  expect(sent[0]?.body.user).toMatchObject({ lang: 'en' })
})

it('CALL-casino/provider_list DATA-14/casinoProviders are asked for whole, by a visitor and a member', async () => {
  await send('casino/provider_list', GAME_FACETS)
  const visit = [...sent]
  await logIn()
  await send('casino/provider_list', GAME_FACETS)
  for (const { body } of [...visit, ...sent]) {
    expect(body.api).toEqual({ class: 'casino', method: 'provider_list' })
    expect(body.data).toEqual({ limit: 100, offset: 0, Lang: 'tr', SiteType: 'desktop' })
  }
  expect(visit.map(({ body }) => body.user)).toEqual([{ lang: 'tr' }])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body.user).toHaveProperty('sid')
})

it('CALL-01/user DATA-01/public-key the stored session opens the door, and nothing of it is plain', async () => {
  const login = await send('user/login', { username: 'demo', password: 'Demo123!' })
  await keepSession(login, Date.now())
  sent = []
  expect(await send('user/get_user_profile', {})).toMatchObject({ username: 'demo' })
  const [{ user = {} } = {}] = sent.map(({ body }) => body)
  expect(Object.keys(user).sort()).toEqual(['gmt', 'lang', 'sid', 'uid', 'uip'])
  expect(user).toMatchObject({ gmt: '+03:00', lang: 'tr' })
  for (const plain of [login.uid, login.sid, login.uip, login.auth ?? '-'])
    for (const text of [JSON.stringify(user), STORED_KEYS.map((key) => readStored(key)).join()])
      expect(text).not.toContain(plain)
})

it('ROLE-02/search ROLE-02/profile the session goes along whenever there is one', async () => {
  await logIn()
  await send('casino/games_list', { searchGameName: 'lale' })
  await send('user/get_user_profile', {})
  await send('casino/provider_list', { limit: 100, offset: 0 })
  for (const { body } of sent) expect(body.user).toHaveProperty('sid')
})

it('a table that the house does not have is null, whatever its version is called', async () => {
  for (const version of ['99', '%', 'a b'])
    expect(await getTable(tablePath('lale-devri', version, 'base')), version).toBeNull()
})
