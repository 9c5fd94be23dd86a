/** What start-up itself asks, in its order: no screen stands by that could ask in its place. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GETS } from '#contract/calls/site.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { memory } from '#web/call/memory.ts'
import { send } from '#web/call/send.ts'
import { keepSession } from '#web/call/session.ts'
import { auth, rememberedAuth } from '#web/state/auth.ts'
import { removeStored, STORED_KEYS } from '#web/state/stored.ts'
import { startUp } from './start-up.ts'

const MAINTENANCE = 'maintenance/check_status'

let house: TestHouse
let asked: string[] = []
let got: string[] = []
let beforeMaintenance: Promise<void> = Promise.resolve()

/** Null for a plain GET, which is no call. */
function callOf(body: unknown): string | null {
  if (typeof body !== 'string') return null
  const { api } = JSON.parse(body) as { api: { class: string; method: string } }
  return `${api.class}/${api.method}`
}

beforeAll(async () => {
  house = await startTestHouse()
  const realFetch = globalThis.fetch
  let cookie = ''
  // A page knows its own origin and keeps its cookies; Node does neither.
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = callOf(init.body)
    if (name !== null) asked.push(name)
    else got.push(path)
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await realFetch(house.settings.publicUrl + path, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    if (name === MAINTENANCE) await beforeMaintenance
    return response
  })
})

beforeEach(async () => {
  removeStored(...STORED_KEYS)
  auth.setState(rememberedAuth())
  const credentials = { username: 'demo', password: 'Demo123!' }
  await keepSession(await send('user/login', credentials), Date.now())
  openAnew()
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await house.close()
})

/** As a page that is loaded: only storage is remembered. */
function openAnew(): void {
  memory.clear()
  auth.setState(rememberedAuth())
  asked = []
  beforeMaintenance = Promise.resolve()
}

const whenAsked = (name: string): Promise<void> =>
  vi.waitFor(() => expect(asked).toContain(name), { timeout: 5_000 })

it('STATE-07/order maintenance is answered first, then the balance, then who is here', async () => {
  let answer: () => void = () => {}
  beforeMaintenance = new Promise((resolve) => {
    answer = resolve
  })
  const started = startUp(Date.now())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked).toEqual([MAINTENANCE])
  answer()
  await started
  await whenAsked('user/get_user_profile')
  expect(asked.slice(0, 3)).toEqual([MAINTENANCE, 'finance/check_balance', 'user/get_user_profile'])
})

it('STATE-07/auth-balance a stored auth alone is redeemed, and then the balance is asked for', async () => {
  removeStored('bnwUserSession', 'bnwUserProfile')
  openAnew()
  await startUp(Date.now())
  await whenAsked('finance/check_balance')
  expect(asked.slice(0, 3)).toEqual([MAINTENANCE, 'user/refresh_session', 'finance/check_balance'])
})

it('CALL-licenses a GET with a version answers status and the licences, and they are stored', async () => {
  const response = await fetch('/endpoint/v1/licenses?version=1', {})
  const answer: unknown = await response.json()
  const { data } = GETS.licenses.output.parse(answer)
  expect(answer).toEqual({ status: true, data })
  expect(data).toEqual([{ title: 'Demo, play money, no licence', number: '', url: '', image: '' }])
  expect(auth.getState().licenses).toEqual([])
  got = []
  await startUp(Date.now())
  expect(got).toContain('/endpoint/v1/licenses?version=1')
  expect(auth.getState().licenses).toEqual(data)
})
