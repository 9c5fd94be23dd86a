/** The plain way to ask about maintenance, from the site's own layer to the real door and back. */
import { TESTER } from '#server/action/testing.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setMaintenance } from '#server/site/site-state.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { auth, rememberedAuth } from '#web/state/auth.ts'
import { readStored, removeStored, STORED_KEYS } from '#web/state/stored.ts'
import { askMaintenance, checkMaintenance } from './check-maintenance.ts'
import { applyMaintenance } from './consequences.ts'

let house: TestHouse
let asked: URL[] = []

beforeAll(async () => {
  house = await startTestHouse()
  const realFetch = globalThis.fetch
  // A page knows its own origin; Node does not.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(new URL(path, house.settings.publicUrl))
    return realFetch(house.settings.publicUrl + path, init)
  })
})

beforeEach(() => {
  asked = []
  removeStored(...STORED_KEYS)
  auth.setState(rememberedAuth())
})

afterEach(async () => {
  applyMaintenance(true)
  await setMaintenance(house.database.db, TESTER, false)
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await house.close()
})

it('CALL-check asks with sitename and version, and stores a status that is true', async () => {
  expect(await checkMaintenance()).toEqual({ status: false, version: '0.1.0', message: '' })
  expect(readStored('siteUnderMaintenance')).toBeNull()
  await setMaintenance(house.database.db, TESTER, true)
  expect(await checkMaintenance()).toEqual({
    status: true,
    version: '0.1.0',
    message: 'This site is under maintenance',
  })
  expect(readStored('siteUnderMaintenance')).toBe('true')
  for (const { pathname, searchParams } of asked) {
    expect(pathname).toBe('/endpoint/v1/check-maintenance')
    expect([...searchParams.keys()]).toEqual(['sitename', 'version'])
  }
})

it('keeps and clears the flag by what the house answers', async () => {
  await setMaintenance(house.database.db, TESTER, true)
  expect(await askMaintenance()).toBe(false)
  expect(auth.getState().maintenance).toBe(true)
  await setMaintenance(house.database.db, TESTER, false)
  expect(await askMaintenance()).toBe(true)
  expect([auth.getState().maintenance, readStored('siteUnderMaintenance')]).toEqual([false, null])
})
