import type { Page } from '@playwright/test'
import { EXPIRED, recordCalls, callsNamed, onCall, type SentCall } from '../tools/wire.ts'
import {
  gotoPlainFile,
  balance,
  expect,
  logIn,
  loginLink,
  started,
  stored,
  storedObject,
  test,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'

/** Loads the page anew and hears every call of its start-up, and none that the last page still made. */
async function startAnew(page: Page): Promise<SentCall[]> {
  await gotoPlainFile(page)
  const sent = recordCalls(page)
  await started(page, () => page.goto('/'))
  return sent
}

const forget = (page: Page, ...keys: string[]): Promise<void> =>
  page.evaluate((names) => names.forEach((name) => localStorage.removeItem(name)), keys)

const place = (sent: readonly SentCall[], name: string): number =>
  sent.findIndex((call) => call.name === name)

test('STATE-07/order maintenance first, then the balance, then who is here', async ({ page }) => {
  await logInByApi(page)
  const sent = await startAnew(page)
  const maintenance = place(sent, 'maintenance/check_status')
  expect(maintenance).toBeGreaterThanOrEqual(0)
  expect(place(sent, 'finance/check_balance')).toBeGreaterThan(maintenance)
  const auth = place(sent, 'user/get_user_profile')
  expect(auth).toBeGreaterThan(place(sent, 'finance/check_balance'))
})

test('STATE-07/restore profile and session are the stored ones, from the first frame', async ({
  page,
}) => {
  await logIn(page)
  const session = await storedObject(page, 'bnwUserSession')
  const profile = await storedObject(page, 'bnwUserProfile')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hesap menüsü' })).toHaveText('DY')
  await expect(balance(page)).toBeVisible()
  await expect.poll(() => storedObject(page, 'bnwUserSession')).toEqual(session)
  await expect.poll(() => storedObject(page, 'bnwUserProfile')).toEqual(profile)
})

test('STATE-07/load-profile STATE-07/load-balance STATE-07/load-favourites are asked for', async ({
  page,
}) => {
  await logInByApi(page)
  const sent = await startAnew(page)
  expect(callsNamed(sent, 'user/get_user_profile')).toHaveLength(1)
  expect(callsNamed(sent, 'finance/check_balance').length).toBeGreaterThan(0)
  const favourites = callsNamed(sent, 'casino/games_list').filter(
    ({ data }) => data['favorites'] === true,
  )
  expect(favourites).toHaveLength(1)
  expect(favourites[0]?.user['sid']).toBeTruthy()
})

test('STATE-07/load-deposit-methods STATE-07/load-withdraw-methods STATE-07/load-highlighted too', async ({
  page,
}) => {
  await logInByApi(page)
  const sent = await startAnew(page)
  const types = callsNamed(sent, 'finance/list_cash_methods_new').map(({ data }) =>
    String(data['Type']),
  )
  expect(types.toSorted((a, b) => a.localeCompare(b))).toEqual(['1', '2'])
  const highlighted = callsNamed(sent, 'finance/list_highlighted_cash_methods')
  expect(highlighted.map(({ data }) => data['Type'])).toEqual([1])
})

test('STATE-07/auth-refresh STATE-07/auth-balance a stored auth brings session and balance back', async ({
  page,
}) => {
  await logIn(page)
  const before = await stored(page, 'bnwUserAuth')
  await forget(page, 'bnwUserSession', 'bnwUserProfile')
  const sent = await startAnew(page)
  expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(1)
  const refreshed = place(sent, 'user/refresh_session')
  const balances = sent.map((call, at) => (call.name === 'finance/check_balance' ? at : -1))
  expect(Math.max(...balances)).toBeGreaterThan(refreshed)
  await expect(balance(page)).toContainText('10.000,00')
  await expect.poll(() => stored(page, 'bnwUserSession')).not.toBeNull()
  await expect.poll(() => stored(page, 'bnwUserAuth')).not.toBe(before)
})

test('STATE-07/clear with neither session nor auth the user is cleared', async ({ page }) => {
  await logIn(page)
  await forget(page, 'bnwUserSession', 'bnwUserAuth')
  await startAnew(page)
  await expect(loginLink(page)).toBeVisible()
  for (const key of ['bnwUserProfile', 'ridValue', 'expirationDate'])
    await expect.poll(() => stored(page, key)).toBeNull()
})

test('STATE-07/visitor-balance a visitor has a balance of 0, and nobody is asked for it', async ({
  page,
}) => {
  await page.goto('/')
  const sent = await startAnew(page)
  expect(callsNamed(sent, 'finance/check_balance')).toHaveLength(0)
  expect(place(sent, 'maintenance/check_status')).toBe(0)
  await expect(balance(page)).toBeHidden()
})

test('CONST-02 past its expiry a session is pinged before it is trusted, and nobody is logged out', async ({
  page,
}) => {
  await logInByApi(page)
  const within = await startAnew(page)
  expect(callsNamed(within, 'system/ping')).toHaveLength(0)
  await page.evaluate(() => localStorage.setItem('expirationDate', String(Date.now() - 1)))
  const session = await storedObject(page, 'bnwUserSession')
  const sent = await startAnew(page)
  expect(callsNamed(sent, 'system/ping')).toHaveLength(1)
  expect(place(sent, 'system/ping')).toBeLessThan(place(sent, 'user/get_user_profile'))
  await expect(balance(page)).toBeVisible()
  await expect.poll(() => storedObject(page, 'bnwUserSession')).toEqual(session)
})

test('a session that the ping refuses and no refresh brings back is cleared', async ({ page }) => {
  await logIn(page)
  await onCall(page, 'system/ping', EXPIRED)
  await onCall(page, 'user/refresh_session', EXPIRED)
  await page.evaluate(() => localStorage.setItem('expirationDate', '1'))
  await startAnew(page)
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
})
