import type { Page } from '@playwright/test'
import { chunkOf } from '../tools/chunk.ts'
import {
  openIdlePage,
  balance,
  changePassword,
  expect,
  expectCleared,
  fillLogin,
  logIn,
  loginLink,
  logOut,
  MEMBER_KEYS,
  pathOf,
  stored,
  storedObject,
  test,
  toast,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { copyStorage, openStolen } from '../tools/stolen-storage.ts'
import {
  callOf,
  EXPIRED,
  FORBIDDEN,
  recordCalls,
  connectionLost,
  callsNamed,
  onCall,
  once,
  replyWith,
  type RouteAnswer,
} from '../tools/wire.ts'

const LOGGED_OUT = 'Oturumunuz kapatıldı'
async function expectKept(page: Page, keys: readonly string[] = MEMBER_KEYS): Promise<void> {
  for (const key of keys) await expect.poll(() => stored(page, key), key).not.toBeNull()
}

/** A member on the home screen, whose page knows them. */
async function atHome(page: Page, username?: string): Promise<void> {
  await logInByApi(page, username)
  await page.goto('/')
  await expect(balance(page)).toBeVisible()
}

/** At the login, whose form answers. */
async function standAtLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page.locator('.first-screen')).toHaveCount(0)
}

async function memberAtRest(page: Page): Promise<void> {
  await logInByApi(page)
  await openIdlePage(page)
}

/** Goes to a page that asks for the sessions, without loading the site anew. */
const askSomething = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Hesap sayfaları' }).getByText('Oturumlar').click()

/** The answer to what `askSomething` asks. */
const answered = (page: Page, happening: RouteAnswer): Promise<void> =>
  onCall(page, 'user/sessions', happening)

/** A refresh that is on its way for as long as the test looks. */
async function holdRefresh(page: Page): Promise<() => void> {
  let go = (): void => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await onCall(page, 'user/refresh_session', async (route) => {
    await held
    await route.continue()
  })
  return go
}

test('STATE-03/logout ERR-15/logged-out logging out clears the member, and says so', async ({
  page,
}) => {
  await page.goto('/login')
  await fillLogin(page, 'demo', 'Demo123!')
  // It stands for five seconds: looked for before anything else.
  await expect(toast(page, 'Hoş geldiniz')).toBeVisible()
  await expectKept(page)
  await logOut(page)
  await expect(toast(page, LOGGED_OUT)).toBeVisible()
  // What greeted them by name left with them.
  await expect(toast(page, /./)).toHaveCount(1)
  await expectCleared(page)
  await expect(loginLink(page)).toBeVisible()
})

test('whoever logs out without a line is told so, and the session ends once the line is back', async ({
  page,
  context,
  browser,
  house,
}) => {
  const username = await newMember(house)
  const elsewhere = await browser.newContext({ baseURL: house.settings.publicUrl })
  const other = await elsewhere.newPage()
  await logInByApi(other, username)
  await atHome(page, username)
  const open = async (): Promise<number> => {
    await other.goto('/profile/sessions')
    await expect(other.getByRole('heading', { name: 'Oturumlar' })).toBeVisible()
    await other
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Linux' })
      .first()
      .waitFor()
    return other.getByRole('main').getByRole('listitem').filter({ hasText: 'Linux' }).count()
  }
  await expect.poll(open).toBe(2)
  await page.getByRole('button', { name: 'Hesap menüsü' }).click()
  const leave = page.getByRole('button', { name: 'Çıkış yap' })
  await leave.waitFor()
  await context.setOffline(true)
  await leave.click()
  await expect(toast(page, 'oturumunuz bizde henüz açık')).toHaveAttribute('data-timeout', '0')
  await expect(toast(page, LOGGED_OUT)).toHaveCount(0)
  await expectCleared(page)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('sid')
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(toast(page, 'still open with us')).toBeVisible()
  await expect.poll(open).toBe(2)
  await context.setOffline(false)
  await expect(toast(page, 'You have been logged out')).toBeVisible()
  await expect(toast(page, 'still open with us')).toHaveCount(0)
  await expect.poll(open).toBe(1)
  await elsewhere.close()
})

test('whoever logs out over a line that answers nothing is not kept waiting', async ({
  page,
  house,
}) => {
  await atHome(page, await newMember(house))
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await onCall(page, 'user/logout', async (route) => {
    await held
    await route.continue()
  })
  await logOut(page)
  await expect(toast(page, 'oturumunuz bizde henüz açık')).toBeVisible()
  await expectCleared(page)
  release()
  await expect(toast(page, LOGGED_OUT)).toBeVisible({ timeout: 15_000 })
})

test('STATE-03/expired-session ERR-15/logged-out one refresh that fails clears all three, and says so', async ({
  page,
}) => {
  await memberAtRest(page)
  const sent = recordCalls(page)
  await answered(page, EXPIRED)
  await onCall(page, 'user/refresh_session', EXPIRED)
  await askSomething(page)
  await expect(toast(page, LOGGED_OUT)).toBeVisible()
  await expectCleared(page)
  await expect(loginLink(page)).toBeVisible()
  expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(1)
})

test('STATE-03/no-permission ERR-15/logged-out no permission clears all three, and says so', async ({
  page,
}) => {
  await memberAtRest(page)
  const sent = recordCalls(page)
  await answered(page, FORBIDDEN)
  await askSomething(page)
  await expect(toast(page, LOGGED_OUT)).toBeVisible()
  await expectCleared(page)
  expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(0)
})

const EXPIRIES = [
  ['STATE-04/expired-message the message Oturum süresi doldu', 'Oturum süresi doldu', 422, {}],
  ['STATE-04/code-403 a code of 403, whatever the message,', 'Başka bir şey', 403, {}],
  [
    'STATE-04/anonymous-user a debug of anonymous user',
    'Bir şey',
    422,
    { debug: 'anonymous user' },
  ],
] as const

for (const [title, message, code, more] of EXPIRIES)
  test(`${title} clears session and profile, and keeps auth for the refresh`, async ({ page }) => {
    await memberAtRest(page)
    const auth = await stored(page, 'bnwUserAuth')
    const go = await holdRefresh(page)
    await answered(page, once(replyWith({ result: false, message, code, ...more })))
    const asked = page.waitForRequest((each) => callOf(each)?.name === 'user/refresh_session')
    await askSomething(page)
    expect(callOf(await asked)?.data['auth']).toBe(auth)
    await expectCleared(page, ['bnwUserSession', 'bnwUserProfile'])
    await expect.poll(() => stored(page, 'bnwUserAuth')).toBe(auth)
    go()
    await expect(page.getByRole('main')).toContainText('Bu tarayıcı')
    await expectKept(page)
    await expect.poll(() => stored(page, 'bnwUserAuth')).not.toBe(auth)
  })

const REFUSED = [
  ['failed-login', 'Giriş Başarısız'],
  ['inactive-account', 'İnaktif hesap'],
] as const

for (const [which, message] of REFUSED) {
  test(`STATE-04/${which}-message ERR-05/${which} ${message}: all goes, and the message is shown`, async ({
    page,
  }) => {
    await memberAtRest(page)
    const sent = recordCalls(page)
    await answered(page, replyWith({ result: false, message }))
    await page.goto('/profile/sessions')
    await expectCleared(page)
    await expect(loginLink(page)).toBeVisible()
    expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(0)
    await memberAtRest(page)
    await page.getByRole('button', { name: 'Parolayı değiştir' }).waitFor()
    await onCall(page, 'user/pass_change', replyWith({ result: false, message }))
    await changePassword(page, 'Demo123!', 'Nar-agaci-8')
    await expect(toast(page, message)).toHaveAttribute('data-tone', 'negative')
    await expectCleared(page)
    await expect(loginLink(page)).toBeVisible()
  })

  test(`STATE-05/${which}-silent a login answered ${message} logs out without that notice`, async ({
    page,
    context,
  }) => {
    // The form stands here while another tab has logged in: this one is a member's by now.
    await standAtLogin(page)
    const other = await context.newPage()
    await logInByApi(other)
    await other.close()
    await expect(balance(page)).toBeVisible()
    await onCall(page, 'user/login', replyWith({ result: false, message }))
    await fillLogin(page, 'demo', 'Demo123!')
    await expect(toast(page, message)).toBeVisible()
    await expectCleared(page)
    await expect(loginLink(page)).toBeVisible()
    await expect(toast(page, LOGGED_OUT)).toHaveCount(0)
  })
}

test('STATE-05/expired-refreshes a login answered with an expired session refreshes it', async ({
  page,
  context,
}) => {
  await standAtLogin(page)
  const other = await context.newPage()
  await logInByApi(other)
  await other.close()
  await expect(balance(page)).toBeVisible()
  const session = await storedObject(page, 'bnwUserSession')
  const auth = await stored(page, 'bnwUserAuth')
  const sent = recordCalls(page)
  await onCall(page, 'user/login', EXPIRED)
  await fillLogin(page, 'demo', 'Demo123!')
  await expect.poll(() => callsNamed(sent, 'user/refresh_session').length).toBe(1)
  expect(callsNamed(sent, 'user/refresh_session')[0]?.data['auth']).toBe(auth)
  await expect.poll(() => callsNamed(sent, 'user/login').length).toBe(2)
  await expect.poll(() => storedObject(page, 'bnwUserSession')).not.toEqual(session)
})

const PING_KEYS = ['bnwUserSession', 'bnwUserProfile', 'expirationDate'] as const

/** Loads the page when its session wants a ping before it is trusted. */
async function reloadPinged(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('expirationDate', '1'))
  await page.reload()
}

test('STATE-06/refusal a refused ping clears profile, session and expiry', async ({ page }) => {
  await atHome(page)
  await onCall(page, 'system/ping', replyWith({ result: false, message: 'Olmadı', code: 422 }))
  const go = await holdRefresh(page)
  await reloadPinged(page)
  await expectCleared(page, PING_KEYS)
  go()
  await expect.poll(() => stored(page, 'bnwUserSession')).not.toBeNull()
  await onCall(page, 'user/refresh_session', EXPIRED)
  await reloadPinged(page)
  await expectCleared(page, [...PING_KEYS, 'bnwUserAuth'])
  await expect(loginLink(page)).toBeVisible()
})

test('STATE-06/offline a ping that is lost on the way clears nothing', async ({ page }) => {
  await atHome(page)
  const session = await stored(page, 'bnwUserSession')
  let pings = 0
  await onCall(page, 'system/ping', (route) => {
    pings += 1
    return connectionLost(route)
  })
  await reloadPinged(page)
  await expect.poll(() => pings).toBe(1)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => stored(page, 'bnwUserSession')).toBe(session)
  await expectKept(page, [...PING_KEYS, 'bnwUserAuth'])
  await expect(balance(page)).toBeVisible()
})

test('NAV-11 a password change answered with an expired session logs out and leads to /login', async ({
  page,
}) => {
  await memberAtRest(page)
  const sent = recordCalls(page)
  await onCall(page, 'user/pass_change', EXPIRED)
  await changePassword(page, 'Demo123!', 'Nar-agaci-8')
  await expect(page).toHaveURL(/\/login$/)
  await expectCleared(page)
  await expect(loginLink(page)).toBeVisible()
  await expect(toast(page, LOGGED_OUT)).toBeVisible()
  expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(0)
})

test('two tabs refresh one after the other, and both go on with the same session', async ({
  page,
  context,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  const other = await context.newPage()
  await other.goto('/')
  await expect(balance(other)).toBeVisible()
  const before = await stored(page, 'bnwUserAuth')
  const [here, there] = [recordCalls(page), recordCalls(other)]
  house.pass(61 * 60_000)
  await Promise.all([page.goto('/profile/sessions'), other.goto('/profile')])
  await expect(page.getByRole('main')).toContainText('Bu tarayıcı')
  await expect(other.getByRole('main')).toContainText('Nilüfer')
  // A page that was just left may have asked too: for the same value it is given the same session.
  const asked = callsNamed([...here, ...there], 'user/refresh_session').map(
    ({ data }) => data['auth'],
  )
  expect(new Set(asked).size).toBe(1)
  await expect.poll(() => stored(page, 'bnwUserAuth')).not.toBe(before)
  await expect
    .poll(() => stored(page, 'bnwUserSession'))
    .toBe(await stored(other, 'bnwUserSession'))
  await page.reload()
  await expect(balance(page)).toBeVisible()
  await expect(toast(page, LOGGED_OUT)).toHaveCount(0)
})

test('a refresh whose reply is lost is made good by the next one', async ({ page, house }) => {
  await logInByApi(page, await newMember(house))
  house.pass(61 * 60_000)
  await onCall(
    page,
    'user/refresh_session',
    once(async (route) => {
      // It reaches the house, which gives the value its successor; the answer never arrives.
      await route.fetch()
      await route.abort('connectionreset')
    }),
  )
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(balance(page)).toContainText('10.000,00')
  await expectKept(page)
})

test('an auth value that was stolen and used elsewhere ends the session for both', async ({
  page,
  browser,
  baseURL,
  house,
}) => {
  await atHome(page, await newMember(house))
  const copied = await copyStorage(page)
  house.pass(61 * 60_000)
  await page.reload()
  await expect(balance(page)).toBeVisible()
  house.pass(31_000)
  const theirs = await openStolen(browser, baseURL, copied)
  await expect(loginLink(theirs)).toBeVisible()
  await theirs.context().close()
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  await expectCleared(page)
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('a page that is still starting follows a login in another tab', async ({ page, context }) => {
  let letGo = (): void => {}
  const held = new Promise<void>((done) => (letGo = done))
  const soon = `**/${await chunkOf('soon')}`
  await page.route(soon, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(soon)
  await page.goto('/login')
  await asked
  const other = await context.newPage()
  await logIn(other)
  await other.close()
  letGo()
  await expect(balance(page)).toBeVisible()
})

test('a private page whose session ended in another tab gives way to the login', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await page.goto('/profile/sessions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/')
  await other.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), MEMBER_KEYS)
  await expect(page).toHaveURL(/\/login$/)
})
