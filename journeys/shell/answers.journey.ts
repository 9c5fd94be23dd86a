import type { Page } from '@playwright/test'
import { violations } from '../tools/accessible.ts'
import {
  gotoPlainFile,
  balance,
  becomeVisitor,
  expect,
  expectNotice,
  fillLogin,
  heading,
  holdClock,
  logIn,
  loginLink,
  main,
  PHONE,
  chooseLanguage,
  stored,
  storedObject,
  test,
  toast,
  noticeTexts,
} from '../tools/house.ts'
import {
  serverError,
  callOf,
  EXPIRED,
  FORBIDDEN,
  recordCalls,
  connectionLost,
  callsNamed,
  onCall,
  once,
  replyWith,
} from '../tools/wire.ts'

const FAULT = 'Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.'

/** Sends something that the house will answer: a login from the login screen. */
async function sendLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, 'demo', 'Demo123!')
}

test('ERR-01/notice an HTTP 500 says so in the language of the member', async ({ page }) => {
  await onCall(page, 'user/login', serverError)
  await sendLogin(page)
  await expect(toast(page, FAULT)).toHaveAttribute('data-tone', 'negative')
  await page.reload()
  await page.getByRole('button', { name: 'English' }).first().click()
  await fillLogin(page, 'demo', 'Demo123!')
  await expect(toast(page, 'We are having some problems. Please try again later.')).toBeVisible()
  await expect(main(page).locator('form')).toContainText('The trouble is ours')
  await page.getByRole('button', { name: 'Türkçe' }).first().click()
  await expect(toast(page, FAULT).getByRole('button')).toHaveText(['Sayfayı yenile'])
  await expect(toast(page, 'We are having')).toHaveCount(0)
})

test('after an HTTP 500 a heart that cannot be kept says nothing beside its notice', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/slot?q=lale')
  await onCall(page, 'user/favorites', serverError)
  const heart = main(page)
    .getByRole('button', { name: /Lale Devri/ })
    .first()
  const before = (await heart.getAttribute('aria-pressed')) ?? ''
  await heart.click()
  await expect(toast(page, FAULT)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', before)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', before)
  expect(await noticeTexts(page)).not.toContain('Favoriniz')
})

test('ERR-01/permanent the notice of an HTTP 500 stays, and offers to load the page anew', async ({
  page,
}) => {
  await page.clock.install()
  await onCall(page, 'user/login', serverError)
  await sendLogin(page)
  await expect(toast(page, FAULT)).toHaveAttribute('data-timeout', '0')
  await page.clock.fastForward('30:00')
  await expect(toast(page, FAULT)).toBeVisible()
  await expect(toast(page, FAULT).getByRole('button')).toHaveText(['Sayfayı yenile'])
  const loaded = page.waitForEvent('load')
  await toast(page, FAULT).getByRole('button', { name: 'Sayfayı yenile' }).click()
  await loaded
  await expect(toast(page, FAULT)).toBeHidden()
})

test('on a phone the notice that stays leaves every tab free', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await onCall(page, 'user/login', serverError)
  await sendLogin(page)
  await expect(toast(page, FAULT)).toHaveAttribute('data-timeout', '0')
  const covered = await page
    .getByRole('navigation', { name: 'Alt menü' })
    .locator('a, button')
    .evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const { x, y, width, height } = tab.getBoundingClientRect()
        const over = document.elementFromPoint(x + width / 2, y + height / 2)
        return tab.contains(over) ? [] : [`${tab.textContent} under ${over?.textContent}`]
      }),
    )
  expect(covered).toEqual([])
})

test('STATE-12 after an HTTP 500 nothing leaves the browser until the page is loaded anew', async ({
  page,
}) => {
  await onCall(page, 'user/login', once(serverError))
  await sendLogin(page)
  await expect(toast(page, FAULT)).toBeVisible()
  const left: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) left.push(request.url())
  })
  await fillLogin(page, 'demo', 'Demo123!')
  await page.getByRole('link', { name: 'Kasa ana sayfa' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.waitForLoadState('networkidle')
  expect(left.filter((url) => new URL(url).pathname.startsWith('/endpoint'))).toEqual([])
  await page.reload()
  await logIn(page)
  await expect(balance(page)).toBeVisible()
})

test('after an HTTP 500 a list does not blame the line, and its button loads the page anew', async ({
  page,
}) => {
  const brokenOnce = once(serverError)
  // The list itself, not what the types beside it are counted by.
  await onCall(page, 'casino/games_list', (route) =>
    callOf(route.request())?.data['searchGameName'] === 'lale'
      ? brokenOnce(route)
      : route.fallback(),
  )
  await page.goto('/slot?q=lale')
  await expect(toast(page, FAULT)).toBeVisible()
  const face = main(page).getByText('Sorun bağlantınızda değil, bizde.')
  await expect(face).toBeVisible()
  const loaded = page.waitForEvent('load')
  await main(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await loaded
  await expect(main(page).getByRole('heading', { name: 'Lale Devri' })).toBeVisible()
})

test('after an HTTP 500 so does the button of a part that could not be loaded', async ({
  page,
}) => {
  await onCall(page, 'support/list_messages', once(serverError))
  await page.goto('/about-us')
  await page
    .getByRole('button', { name: /^Canlı destek/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: 'Canlı destek' })
  await expect(drawer).toContainText('Yazışma şu anda alınamadı.')
  const loaded = page.waitForEvent('load')
  await drawer.getByRole('button', { name: 'Yeniden dene' }).click()
  await loaded
  await expect(toast(page, FAULT)).toBeHidden()
})

test('ERR-03/failure a failed reply is told in its own words for 1500 ms at the bottom right', async ({
  page,
}) => {
  await page.clock.install()
  await onCall(page, 'user/login', replyWith({ result: false, message: 'Bugün olmadı.' }))
  await page.goto('/login')
  await expect(heading(page)).toBeVisible()
  // The clock moves in steps, so that no slow machine loses the notice while it is looked at.
  await holdClock(page)
  await fillLogin(page, 'demo', 'Demo123!')
  const noticeTexts = toast(page, 'Bugün olmadı.')
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(noticeTexts).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(noticeTexts).toHaveAttribute('data-tone', 'negative')
  await expect(noticeTexts).toHaveAttribute('data-timeout', '1500')
  const place = async () => (await noticeTexts.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const right = async () => (await place()).x + (await place()).width
  const bottom = async () => (await place()).y + (await place()).height
  await expect.poll(right).toBeGreaterThan(1280 - 40)
  await expect.poll(bottom).toBeGreaterThan(800 - 60)
  await page.clock.runFor(1_400)
  await expect(noticeTexts).toBeVisible()
  await page.clock.runFor(200)
  await expect(noticeTexts).toBeHidden()
})

test('ERR-04/refresh an expired session is refreshed, once for all calls in flight', async ({
  page,
  house,
}) => {
  await logIn(page)
  const session = await storedObject(page, 'bnwUserSession')
  // The page that is left asks now and then too, and would have the session renewed as well.
  await gotoPlainFile(page)
  house.pass(61 * 60_000)
  const sent = recordCalls(page)
  await page.goto('/')
  await expect(balance(page)).toContainText('10.000,00')
  await page.waitForLoadState('networkidle')
  const refused = sent.filter((call) => call.user['sid'] === session['sid'])
  expect(refused.length).toBeGreaterThan(1)
  expect(callsNamed(sent, 'user/refresh_session')).toHaveLength(1)
  await expect.poll(() => storedObject(page, 'bnwUserSession')).not.toEqual(session)
  await expect(loginLink(page)).toBeHidden()
})

test('ERR-04/log-out an expired session without a stored auth logs the member out', async ({
  page,
  house,
}) => {
  await logIn(page)
  await page.evaluate(() => localStorage.removeItem('bnwUserAuth'))
  house.pass(61 * 60_000)
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
  await expect.poll(() => stored(page, 'bnwUserProfile')).toBeNull()
})

test('ERR-06 no permission logs the member out: the header is the visitor’s', async ({ page }) => {
  await logIn(page)
  await onCall(page, 'user/get_user_profile', FORBIDDEN)
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  await expect(balance(page)).toBeHidden()
  for (const key of ['bnwUserSession', 'bnwUserProfile', 'bnwUserAuth'])
    await expect.poll(() => stored(page, key)).toBeNull()
})

test('ERR-13/silent ERR-13/logged a lost read shows nothing, and is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') logged.push(line.text())
  })
  await logIn(page)
  for (const name of ['finance/check_balance', 'finance/list_highlighted_cash_methods'])
    await onCall(page, name, connectionLost)
  await page.goto('/')
  await expect
    .poll(() => logged.join('\n'), { timeout: 15_000 })
    .toContain('finance/list_highlighted_cash_methods failed')
  await expect(page.locator('li[data-tone="negative"]')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('what is under way is told as a status, and leaves the page accessible', async ({ page }) => {
  await onCall(page, 'user/login', () => {})
  await sendLogin(page)
  const bar = page.getByRole('status').getByRole('progressbar', { name: 'Yükleniyor' })
  await expect(bar).toBeAttached()
  expect(await violations(page)).toEqual([])
})

test('CALL-01/long-wait after 10 s a long wait says so and offers to leave', async ({ page }) => {
  await page.clock.install()
  await onCall(page, 'user/login', () => {})
  await sendLogin(page)
  const notice = page.getByText('Bu işlem beklenenden uzun sürüyor.')
  await page.clock.fastForward(9_000)
  await expect(notice).toBeHidden()
  await page.clock.fastForward(1_500)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Ana sayfaya dön' }).click()
  await expect(notice).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('CALL-01/no-timeout a call is never aborted, however long it takes', async ({ page }) => {
  await page.clock.install()
  const aborted: string[] = []
  page.on('requestfailed', (request) => aborted.push(request.url()))
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await onCall(page, 'user/login', async (route) => {
    await answered
    await route.continue()
  })
  await sendLogin(page)
  await page.clock.fastForward('05:00:00')
  expect(aborted).toEqual([])
  answer()
  await expect(balance(page)).toBeVisible()
})

/** Keyed sentences as a login can hear them, in the words of both languages. */
const KEYED = [
  ['Giriş Başarısız', 'Giriş Başarısız', 'Login failed'],
  ['İnaktif hesap', 'İnaktif hesap', 'Inactive account'],
  ['Bu işlem için yetkiniz yok', 'yetkiniz yok', 'You do not have permission'],
  ['Kayıt Bulunamadı', 'Kayıt Bulunamadı', 'No record found'],
  ['This site is under maintenance', 'Bakima', 'under maintenance'],
] as const

for (const lang of ['tr', 'en'] as const)
  test(`CALL-01/keyed-messages-shown the seven keyed sentences are read in ${lang}`, async ({
    page,
  }) => {
    await chooseLanguage(page, lang)
    await page.goto('/login')
    for (const [sentence, tr, en] of KEYED) {
      await onCall(page, 'user/login', replyWith({ result: false, message: sentence }))
      await fillLogin(page, 'demo', 'Demo123!')
      await expectNotice(page, lang === 'tr' ? tr : en, 'negative')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    // The last sentence is remembered, and would lead away.
    await becomeVisitor(page)
    await withTwoSessions(page)
    await endOther(page)
    await expectNotice(page, lang === 'tr' ? 'İşlem başarılı' : 'Done', 'positive')
    await withTwoSessions(page)
    await page.evaluate(() => localStorage.removeItem('bnwUserAuth'))
    await onCall(page, 'user/revoke_session', EXPIRED)
    await endOther(page)
    const expired = lang === 'tr' ? 'Oturum süresi doldu' : 'Your session has expired'
    await expectNotice(page, expired, 'negative')
  })

test('ERR-03/success an action that worked is told by its reply, a read is not', async ({
  page,
}) => {
  await page.goto('/')
  await withTwoSessions(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('li[data-tone="positive"]')).toHaveCount(0)
  await endOther(page)
  await expect(toast(page, 'İşlem başarılı')).toHaveAttribute('data-tone', 'positive')
})

/** The member, logged in here and elsewhere, looks at their sessions. */
async function withTwoSessions(page: Page): Promise<void> {
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (other === undefined) throw new Error('no browser')
  await logIn(await other.newPage())
  await other.close()
  if ((await stored(page, 'bnwUserSession')) === null) await logIn(page)
  await page.goto('/profile/sessions')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
}

async function endOther(page: Page): Promise<void> {
  const end = /(oturumunu kapat|^End the session of)/
  await page.getByRole('main').getByRole('button', { name: end }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Oturumu kapat|End session)$/ })
    .click()
}

test('a balance that was lost on the way is not shown as nothing, and is asked for again', async ({
  page,
}) => {
  let isLost = true
  await onCall(page, 'finance/check_balance', (route) =>
    isLost ? route.abort() : route.fallback(),
  )
  await logIn(page)
  await expect(balance(page)).toContainText('₺ –')
  isLost = false
  await expect(balance(page)).toContainText(/₺[\d.]+,\d\d/)
})

test('under maintenance the page says so, looks by itself, and leads home', async ({ page }) => {
  await onCall(page, 'maintenance/check_status', (route) =>
    route.fulfill({ json: { result: true, message: 'İşlem Başarılı', data: false, code: 200 } }),
  )
  await page.goto('/slot')
  await expect(page).toHaveURL(/\/maintenance$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site bakımda')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Şimdi bak' }).click()
  await expect(page).toHaveURL(/\/$/)
})
