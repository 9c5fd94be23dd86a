import type { Page } from '@playwright/test'
import { violations } from '../tools/accessible.ts'
import { chunkOf } from '../tools/chunk.ts'
import {
  balance,
  DESKTOP,
  expect,
  heading,
  logIn,
  loginLink,
  main,
  pathOf,
  PHONE,
  chooseLanguage,
  stored,
  test,
  toast,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import {
  FORBIDDEN,
  recordCalls,
  connectionLost,
  callsNamed,
  onCall,
  once,
  badGateway,
  replyWith,
  type RouteAnswer,
} from '../tools/wire.ts'

test('ERR-16/page-not-found the not-found page says so in both languages', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(heading(page)).toHaveText('Sayfa bulunamadı')
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(heading(page)).toHaveText(/^page not found$/i)
})

test('ROUTE-29 a page load that is refused gives way to the no-access page', async ({ page }) => {
  await logIn(page)
  await onCall(page, 'user/sessions', FORBIDDEN)
  await page.goto('/profile/sessions')
  await expect(heading(page)).toHaveText('Bu sayfaya erişiminiz yok')
  await expect.poll(() => pathOf(page)).toBe('/profile/sessions')
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
  await main(page).getByRole('link', { name: 'Giriş yap' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('ROUTE-29 a restricted session: closed pages say so, open ones open, and nobody is logged out', async ({
  page,
}) => {
  await logIn(page)
  const data = { refusal: 'member-paused' }
  const message = 'Hesabınız oyuna kapalı. Para çekme, geçmiş, belgeler ve destek açık.'
  await onCall(page, 'finance/list_cash_methods_new', replyWith({ result: false, message, data }))
  // The member of this house pauses nowhere: asked whether the pause is over, it would say so.
  await onCall(page, 'protection/get', replyWith({ result: false, message, data }))
  await page.goto('/deposit')
  await expect(heading(page)).toHaveText('Hesabınız oyuna kapalı')
  await expect(balance(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserSession')).not.toBeNull()
  await main(page).getByRole('link', { name: 'Finans geçmişi' }).click()
  await expect(page).toHaveURL(/\/profile\/finance$/)
  await expect(heading(page)).toHaveText('Finans geçmişi')
})

test('ERR-16/page-cannot-be-displayed a screen whose first data failed says so, and asks again', async ({
  page,
}) => {
  await chooseLanguage(page, 'en')
  await logIn(page)
  await onCall(page, 'user/sessions', once(replyWith({ result: false, message: 'No', code: 422 })))
  await page.goto('/profile/sessions')
  await expect(main(page)).toContainText(/page cannot be displayed/i)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
})

test('ERR-16/something-went-wrong a screen that throws leaves the frame standing', async ({
  page,
}) => {
  await logIn(page)
  const logged: string[] = []
  page.on('console', (line) => {
    if (line.text().includes('a screen threw')) logged.push(line.text())
  })
  // No list at all: what the screen does with it throws.
  await onCall(page, 'user/sessions', replyWith({ result: true, message: '', data: 5 }))
  await page.goto('/profile/sessions')
  await expect(heading(page)).toHaveText('Bir şeyler ters gitti, lütfen daha sonra deneyin')
  await expect(page).toHaveTitle('Bir şeyler ters gitti, lütfen daha sonra deneyin · Kasa')
  await expect(balance(page)).toBeVisible()
  expect(logged).toHaveLength(1)
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect(page).toHaveTitle('Something went wrong, please try later · Kasa')
  expect(logged).toHaveLength(1)
  await expect(heading(page)).toHaveText('Something went wrong, please try later')
  await page.getByRole('link', { name: 'Kasa home' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(heading(page)).not.toHaveText('Something went wrong, please try later')
})

test('a screen whose code does not come offers to load the page anew, and then opens', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(heading(page)).toBeVisible()
  const lost = await chunkOf('account/login/forgot-password.tsx')
  await page.route(`**/${lost}`, (route) => route.fulfill({ status: 404 }))
  await main(page).locator('a[href="/forgot-password"]').click()
  await expect(heading(page)).toHaveText('Sayfa görüntülenemiyor')
  await expect(loginLink(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await main(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(heading(page)).not.toHaveText('Sayfa görüntülenemiyor')
  await expect.poll(() => pathOf(page)).toBe('/forgot-password')
})

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`without a line a screen that was never fetched says so, and opens once the line is back, at ${name}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await main(page).locator('a[href="/forgot-password"]').click()
    await expect(heading(page)).toHaveText('Sayfa görüntülenemiyor')
    await expect(main(page)).toContainText('Bağlantınız yok')
    await expect(page).toHaveTitle('Sayfa görüntülenemiyor · Kasa')
    expect(await violations(page)).toEqual([])
    // Asked too early, the face stays: there is no page to load.
    const again = main(page).getByRole('button', { name: 'Yeniden dene' })
    await again.click()
    await expect(again).toBeEnabled()
    await expect(heading(page)).toHaveText('Sayfa görüntülenemiyor')
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Parolamı unuttum')
    await expect.poll(() => pathOf(page)).toBe('/forgot-password')
  })

test('without a line a sheet that was never fetched says so over its page', async ({
  page,
  context,
}) => {
  await page.goto('/slot')
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const bell = page.getByRole('banner').getByRole('button', { name: 'Mesajlar' })
  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'Mesajlar' })
  await expect(sheet).toContainText('Sayfa görüntülenemiyor')
  const again = sheet.getByRole('button', { name: 'Yeniden dene' })
  await again.click()
  await expect(sheet).toContainText('Sayfa görüntülenemiyor')
  await context.setOffline(false)
  await again.click()
  await expect(sheet).toBeHidden()
  await bell.click()
  await expect(sheet).not.toContainText('Sayfa görüntülenemiyor')
})

test('ERR-16/process-failed a failed result without a message says that it failed', async ({
  page,
}) => {
  await onCall(page, 'user/login', replyWith({ result: false, message: '' }))
  for (const [lang, words] of [
    ['Türkçe', 'İşlem başarısız'],
    ['English', 'Process Failed'],
  ] as const) {
    await page.goto('/login')
    await page.getByRole('button', { name: lang }).first().click()
    const form = main(page).locator('form')
    await form.locator('input[name="username"]').fill('demo')
    await form.locator('input[autocomplete="current-password"]').fill('Demo123!')
    await form.locator('button[type="submit"]').click()
    await expect(toast(page, words)).toHaveAttribute('data-tone', 'negative')
  }
})

test('ERR-16/no-bets-found an empty bet history says so', async ({ page, house }) => {
  await chooseLanguage(page, 'en')
  await logInByApi(page, await newMember(house))
  await page.goto('/profile/games')
  await expect(main(page)).toContainText(/no bets found/i)
  await page.getByRole('button', { name: 'Türkçe' }).first().click()
  await expect(main(page)).toContainText('Bahis bulunamadı')
})

/** What a browser of long ago lacks. */
const LACKS = {
  'Web Crypto': () => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }),
  modules: () => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'),
}

for (const [what, take] of Object.entries(LACKS))
  test(`ERR-16/device-unsupported a browser without ${what} is told so`, async ({ page }) => {
    await page.addInitScript(take)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cihazınız desteklenmiyor')
    await page.context().addCookies([{ name: 'kasa_lang', value: 'en', url: page.url() }])
    const calls = recordCalls(page)
    await page.goto('/slot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Device Unsupported')
    expect(calls).toEqual([])
  })

test('without modules the page itself asks for the notice', async ({ page }) => {
  await page.goto('/')
  const script = page.locator('script[nomodule]')
  await expect(script).toHaveAttribute('src', '/device-unsupported.js')
  const answer = await page.request.get('/device-unsupported.js')
  expect(answer.headers()['content-type']).toMatch(/javascript/)
  // Nothing that such a browser could not read.
  expect(await answer.text()).not.toMatch(/=>|\bconst\b|\blet\b|`|\?\./)
})

const bar = (page: Page) => page.getByText('Bağlantı yok')

test('a line that goes is said quietly; lost lists fill when it is back, and no money moves by itself', async ({
  page,
  context,
}) => {
  await logInByApi(page)
  await page.goto('/deposit')
  await main(page).locator('input[name="amount"]').fill('250')
  await page.waitForLoadState('networkidle')
  const sent = recordCalls(page)
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await main(page).locator('form button[type="submit"]').click()
  await expect.poll(() => callsNamed(sent, 'prepayServices/processTransaction').length).toBe(1)
  await expect(main(page).locator('form button[type="submit"]')).toBeEnabled()
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(callsNamed(sent, 'prepayServices/processTransaction')).toHaveLength(1)
})

test('a list that was lost with the line fills by itself when it is back', async ({
  page,
  context,
}) => {
  await logIn(page)
  await onCall(page, 'user/sessions', connectionLost)
  await page.goto('/profile/sessions')
  await expect(main(page)).toContainText('Sayfa görüntülenemiyor')
  await expect(main(page)).toContainText('Bağlantınızı kontrol edip yeniden deneyin.')
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
})

test('a balance that could not be had says so where it stands, and one press asks for it again', async ({
  page,
}) => {
  await logInByApi(page)
  await page.goto('/promotions')
  await expect(heading(page)).toBeVisible()
  let isLost = true
  const lost: RouteAnswer = (route) =>
    isLost ? route.fulfill({ status: 502, body: '' }) : route.fallback()
  await onCall(page, 'finance/check_balance', lost)
  await onCall(page, 'user/sessions', lost)
  await page.goto('/profile')
  const money = main(page).locator('section', {
    has: page.getByRole('heading', { name: 'Bakiye' }),
  })
  await expect(money.getByRole('alert')).toContainText('Bakiyeniz alınamadı')
  await expect(money).not.toContainText('Nakit')
  expect(await violations(page)).toEqual([])
  // Until the very press: what is lost is asked for again by itself before long.
  const again = money.getByRole('button', { name: 'Yeniden dene' })
  await again.focus()
  isLost = false
  await again.press('Enter')
  await expect(money).toContainText(/Nakit.*₺/)
  await expect(main(page).getByRole('link', { name: /^Oturumlar \d+ açık$/ })).toBeVisible()
})

test('a home page whose games could not be had does not go on as if they were coming', async ({
  page,
}) => {
  await page.goto('/promotions')
  await page.waitForLoadState('networkidle')
  const mend = await badGateway(page)
  await page.getByRole('link', { name: 'Kasa ana sayfa' }).first().click()
  const again = main(page).getByRole('button', { name: 'Yeniden dene' }).last()
  await expect(again).toBeVisible()
  await expect(main(page).locator('section[aria-hidden="true"]')).toHaveCount(0)
  await mend()
  await again.click()
  await expect(main(page).locator('a[data-game-id]').first()).toBeVisible()
})
