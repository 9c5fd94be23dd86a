import { violations } from '../tools/accessible.ts'
import {
  balance,
  DESKTOP,
  expect,
  expectCleared,
  fillLogin,
  logIn,
  logOut,
  loginLink,
  pathOf,
  PHONE,
  chooseLanguage,
  stored,
  storedObject,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import { copyStorage, openStolen } from '../tools/stolen-storage.ts'
import { callOf, recordCalls, callsNamed, onCall, replyWith } from '../tools/wire.ts'

interface LoginData {
  uid: string
  sid: string
  uip: string
  gtm: string
  rid: number
}

/** Logs in and hands back what the house answered, before the site did anything with it. */
async function logInAndRead(page: Page, username = 'demo'): Promise<LoginData> {
  const answered = page.waitForResponse(
    (response) => callOf(response.request())?.name === 'user/login',
  )
  await logIn(page, username)
  const reply: unknown = await (await answered).json()
  return (reply as { data: LoginData }).data
}

/** All that a thief could copy from the page. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))

test('DATA-01/uid DATA-01/sid DATA-01/uip are stored encrypted with the public key, their plain values nowhere', async ({
  page,
  house,
}) => {
  const answered = await logInAndRead(page)
  const session = await storedObject(page, 'bnwUserSession')
  const all = JSON.stringify(Object.values(session))
  for (const field of ['uid', 'sid', 'uip'] as const) {
    expect(await house.keys.read(String(session[field]))).toBe(answered[field])
    expect(answered[field].length).toBeGreaterThan(0)
    expect(all).not.toContain(`"${answered[field]}"`)
    if (field !== 'uid') expect(await everythingStored(page)).not.toContain(answered[field])
    else expect(await everythingStored(page)).not.toMatch(new RegExp(`\\b${answered.uid}\\b`))
  }
})

test('DATA-01/gmt DATA-01/lang the session holds the gtm of the reply, and the language', async ({
  page,
}) => {
  await chooseLanguage(page, 'en')
  const { gtm } = await logInAndRead(page)
  expect(gtm).toMatch(/^[+-]\d\d:\d\d$/)
  expect(await storedObject(page, 'bnwUserSession')).toMatchObject({ gmt: gtm, lang: 'en' })
})

test('DATA-02/firstname DATA-02/lastname DATA-02/uid the profile: names, and an encrypted uid', async ({
  page,
  house,
}) => {
  const { uid } = await logInAndRead(page)
  const profile = await storedObject(page, 'bnwUserProfile')
  expect(profile).toMatchObject({ firstname: 'Deniz', lastname: 'Yıldız' })
  expect(Object.values(profile)).not.toContain(uid)
  expect(await house.keys.read(String(profile['uid']))).toBe(uid)
})

test('STATE-01/logged-in DATA-04/bnwUserSession DATA-04/bnwUserProfile a login turns the site over', async ({
  page,
}) => {
  await page.goto('/')
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
  await expect.poll(() => stored(page, 'bnwUserProfile')).toBeNull()
  await loginLink(page).click()
  await logIn(page)
  await expect(loginLink(page)).toBeHidden()
  await expect(balance(page)).toContainText('10.000,00')
  await expect.poll(() => stored(page, 'bnwUserSession')).not.toBeNull()
  await expect.poll(() => stored(page, 'bnwUserProfile')).not.toBeNull()
})

test('STATE-01/expiration DATA-04/expirationDate is the login time and 15000 ms', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2027-03-01T10:00:00Z') })
  await page.goto('/login')
  await page.locator('main form').waitFor()
  await page.clock.pauseAt(new Date('2027-03-01T10:05:00Z'))
  await fillLogin(page, 'demo', 'Demo123!')
  await expect.poll(() => stored(page, 'bnwUserSession')).not.toBeNull()
  const at = await page.evaluate(() => Date.now())
  expect(Number(await stored(page, 'expirationDate')) - at).toBe(15_000)
})

test('DATA-04/bnwUserAuth DATA-04/ridValue auth is stored encrypted, and the rid as it came', async ({
  page,
  house,
}) => {
  const { rid } = await logInAndRead(page, 'vip20')
  expect(rid).toBe(20)
  await expect.poll(() => stored(page, 'ridValue')).toBe('20')
  const auth = (await stored(page, 'bnwUserAuth')) ?? ''
  expect(await house.keys.read(auth)).not.toBeNull()
})

test('RULE-05 an empty required field says so and nothing is sent, in both languages', async ({
  page,
}) => {
  const sent = recordCalls(page)
  for (const [language, words] of [
    ['Türkçe', 'Bu alan zorunludur'],
    ['English', 'Required field'],
  ] as const) {
    await page.goto('/login')
    await page.getByRole('button', { name: language }).first().click()
    await fillLogin(page, '', '')
    await expect(page.getByRole('main').getByText(words)).toHaveCount(2)
    for (const [username, password] of [
      ['demo', ''],
      ['', 'Demo123!'],
    ] as const) {
      await fillLogin(page, username, password)
      await expect(page.getByRole('main').getByText(words)).toHaveCount(1)
    }
  }
  expect(callsNamed(sent, 'user/login')).toHaveLength(0)
})

test('NAV-06/none a login without a return address leads home', async ({ page }) => {
  await page.goto('/login')
  await expect.poll(() => stored(page, 'returnUrl')).toBeNull()
  await logIn(page)
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('NAV-06/return-url DATA-04/returnUrl a login leads to the stored return address', async ({
  page,
}) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('returnUrl', '/slot/type/lines?q=lale'))
  await logIn(page)
  await expect(page).toHaveURL(/\/slot\/type\/lines\?q=lale$/)
})

test('NAV-06/profile a return address that contains profile gives way to home', async ({
  page,
}) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => stored(page, 'returnUrl')).toBe('/profile')
  await logIn(page)
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('a return address of another site is not followed', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('returnUrl', '//evil.test/'))
  await logIn(page)
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('NAV-07/home a logout clears the member and leads home', async ({ page }) => {
  await logIn(page)
  await page.goto('/slot')
  await logOut(page)
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/')
  await expectCleared(page)
})

test('a wrong password is told, and nothing is stored', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, 'demo', 'Wrong123!')
  await expect(toast(page, 'Giriş Başarısız')).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/login')
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`a wrong password is said once: the toast that it failed, its field what to do, at ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/login')
    await fillLogin(page, 'demo', 'Wrong123!')
    const notice = toast(page, 'Giriş Başarısız')
    await expect(notice).toHaveCount(1)
    await notice.hover()
    const field = page.locator('main input[name="password"]')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/kontrol edin/)
    await expect(page.getByRole('main')).not.toContainText(/başarısız/i)
    // What is announced by itself: the toast, and nothing of the form.
    const live = page.getByRole('main').locator('output, [role="alert"], [aria-live]')
    for (const words of await live.allTextContents()) expect(words).toBe('')
    expect(await violations(page)).toEqual([])
    await fillLogin(page, 'demo', 'Demo123!')
    await expect(balance(page)).toBeVisible()
  })

test('a refusal that leaves nothing to do is said by the toast alone', async ({ page }) => {
  await onCall(page, 'user/login', replyWith({ result: false, message: 'Bugün olmadı.' }))
  await page.goto('/login')
  await fillLogin(page, 'demo', 'Demo123!')
  await expect(toast(page, 'Bugün olmadı.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Bugün olmadı.')
})

test('on a phone the toast of a failed login stands on the bar of tabs, off the form', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/login')
  await fillLogin(page, 'demo', 'Wrong123!')
  const notice = toast(page, 'Giriş Başarısız')
  // Under the pointer it stays.
  await notice.hover()
  await expect.poll(async () => (await notice.boundingBox())?.x).toBeGreaterThan(0)
  const tabs = page.getByRole('navigation').filter({ hasText: 'Slotlar' }).last()
  const [bar, box] = [await tabs.boundingBox(), await notice.boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
})

test('a copied storage opens nothing in another browser', async ({ page, browser, baseURL }) => {
  await logIn(page)
  const stolen = await openStolen(browser, baseURL, await copyStorage(page))
  await expect(loginLink(stolen)).toBeVisible()
  await stolen.context().close()
})
