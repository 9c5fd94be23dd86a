import type { Page } from '@playwright/test'
import {
  balance,
  expect,
  logIn,
  loginLink,
  main,
  PHONE,
  chooseLanguage,
  stored,
  storedObject,
  test,
} from '../tools/house.ts'
import { replyWith, onCall } from '../tools/wire.ts'

const NOTICE = {
  tr: /Kuzey Kıbrıs.*(K\.K\.T\.C\.|KKTC).*canlı casino, slot ve spor bahsi oynayamaz/,
  en: /Citizens and ID-holders.*northern Cyprus may not play live casino, slots or sports bets/,
} as const

for (const lang of ['tr', 'en'] as const)
  test(`SCREEN-18/${lang} the footer says who may not play`, async ({ page }) => {
    await chooseLanguage(page, lang)
    for (const path of ['/', '/slot', '/login']) {
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toContainText(NOTICE[lang])
    }
  })

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('SCREEN-19/light-and-dark DATA-04/bnwUserMode light and dark at a press, and it stands', async ({
  page,
}) => {
  await page.goto('/')
  const night = await ground(page)
  await page.getByRole('button', { name: 'Gündüz görünümüne geç' }).first().click()
  await expect.poll(() => ground(page)).not.toBe(night)
  const day = await ground(page)
  await expect.poll(() => stored(page, 'bnwUserMode')).toBe('light')
  await page.reload()
  expect(await ground(page)).toBe(day)
  await page.getByRole('button', { name: 'Gece görünümüne geç' }).first().click()
  await expect.poll(() => ground(page)).toBe(night)
  await expect.poll(() => stored(page, 'bnwUserMode')).not.toBe('light')
  await page.reload()
  expect(await ground(page)).toBe(night)
})

test('DATA-04/bnwUserLang DATA-04/bnwUserLanguage the language: two letters, and its entry', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).first().click()
  await expect.poll(() => stored(page, 'bnwUserLang')).toBe('en')
  await expect
    .poll(() => storedObject(page, 'bnwUserLanguage'))
    .toEqual({ id: 2, title: 'EN', lang: 'en' })
  await page.getByRole('button', { name: 'Türkçe' }).first().click()
  await expect.poll(() => stored(page, 'bnwUserLang')).toBe('tr')
  await expect
    .poll(() => storedObject(page, 'bnwUserLanguage'))
    .toEqual({ id: 1, title: 'TR', lang: 'tr' })
})

test('the demo’s own notice, once closed, stays closed', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'Bu bir deneme sürümüdür' })
  await notice.getByRole('button').click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  await expect(notice).toBeHidden()
})

test('DATA-04/siteUnderMaintenance the flag is stored under its name when a reply says so', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBeNull()
  const message = 'This site is under maintenance'
  await onCall(page, 'maintenance/check_status', replyWith({ result: false, message, code: 503 }))
  await page.reload()
  await expect.poll(() => stored(page, 'siteUnderMaintenance')).toBe('true')
})

test('DATA-04/userActivityStartTime what the member does is noted under its name', async ({
  page,
}) => {
  await logIn(page)
  const before = Date.now() - 600_000
  await page.evaluate((at) => localStorage.setItem('userActivityStartTime', String(at)), before)
  // Whoever watches comes a moment after the screen.
  await expect(async () => {
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    const noted = Number(await stored(page, 'userActivityStartTime'))
    expect(Math.abs(Date.now() - noted)).toBeLessThan(60_000)
  }).toPass()
})

test('STATE-15/default without a stored value the balance is shown', async ({ page }) => {
  await logIn(page)
  await expect.poll(() => stored(page, 'showBalance')).toBeNull()
  await expect(balance(page)).toContainText('₺10.000,00')
})

test('STATE-15/toggle STATE-15/stored DATA-04/showBalance the balance hides and shows: 0 and 1', async ({
  page,
}) => {
  await logIn(page)
  await balance(page).getByRole('button', { name: 'Bakiyeyi gizle' }).click()
  await expect(balance(page)).not.toContainText('10.000')
  await expect.poll(() => stored(page, 'showBalance')).toBe('0')
  await page.reload()
  await expect(balance(page)).toBeVisible()
  await expect(balance(page)).not.toContainText('10.000')
  await balance(page).getByRole('button', { name: 'Bakiyeyi göster' }).click()
  await expect(balance(page)).toContainText('₺10.000,00')
  await expect.poll(() => stored(page, 'showBalance')).toBe('1')
})

test('CALL-static the static lists are asked for with the panel header', async ({ page }) => {
  const asked = new Map<string, string | undefined>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.json')) asked.set(pathname, request.headers()['panel'])
  })
  await page.goto('/')
  for (const name of ['header-menu', 'languages', 'footer-menu', 'partners', 'investment-methods'])
    await expect.poll(() => asked.get(`/${name}.json`), name).toBe('frontend')
})

test('ROLE-01/two-roles the header offers login and registration, or the member’s menu', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  await page.goto('/')
  await expect(loginLink(page)).toBeVisible()
  await expect(header.getByRole('link', { name: 'Kayıt ol' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Hesap menüsü' })).toBeHidden()
  await logIn(page)
  await expect(loginLink(page)).toBeHidden()
  await expect(header.getByRole('link', { name: 'Kayıt ol' })).toBeHidden()
  await header.getByRole('button', { name: 'Hesap menüsü' }).click()
  await expect(page.getByRole('button', { name: 'Çıkış yap' })).toBeVisible()
})

test('a phone has its bar of tabs, and nothing scrolls sideways', async ({ page }) => {
  // 320 wide is also a desktop of 1280 seen four times as large.
  for (const size of [PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size)
    for (const path of ['/', '/slot', '/info/terms', '/register', '/login']) {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Alt menü' })).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path} at ${size.width}`).toBeLessThanOrEqual(0)
    }
  }
})

/** What stands over the balance or cuts it, one line each. */
const overBalance = (page: Page): Promise<string[]> =>
  balance(page).evaluate((pill) => {
    const amount = pill.querySelector('data')?.getBoundingClientRect()
    if (amount === undefined) return ['no amount']
    const around = pill.getBoundingClientRect()
    const found = [...(pill.parentElement?.querySelectorAll('a, button, span, input') ?? [])]
      .filter((other) => !pill.contains(other) && other.closest('.heard-only') === null)
      .filter((other) => {
        const at = other.getBoundingClientRect()
        const isBeside = at.right <= around.left || at.left >= around.right
        const isApart = at.bottom <= around.top || at.top >= around.bottom
        return at.width > 1 && !isBeside && !isApart && getComputedStyle(other).opacity !== '0'
      })
      .map((other) => `over it: ${other.textContent || other.getAttribute('aria-label')}`)
    if (pill.scrollWidth > pill.clientWidth) found.push('it runs out of its pill')
    if (amount.right > around.right || amount.left < around.left) found.push('it is cut')
    if (around.left < 0 || around.right > innerWidth) found.push('it leaves the screen')
    return found
  })

const LIRA = [10_000, 1_234_567.89, 99_999_999.99]

for (const lang of ['tr', 'en'] as const)
  test(`STATE-15/default nothing covers the balance on a phone, however much it is, in ${lang}`, async ({
    page,
  }) => {
    await chooseLanguage(page, lang)
    await logIn(page)
    for (const lira of LIRA) {
      const data = [{ balance: lira, cash: lira, bonus: 0, held: 0, pendingWithdrawal: 0 }]
      await onCall(page, 'finance/check_balance', replyWith({ result: true, message: '', data }))
      await page.goto('/favorites')
      await expect(balance(page).locator('data')).toHaveAttribute('value', String(lira))
      for (const width of [320, 360, PHONE.width]) {
        await page.setViewportSize({ width, height: PHONE.height })
        expect(await overBalance(page), `${lira} at ${width}`).toEqual([])
      }
    }
  })

test('a number to dial stands on one line', async ({ page }) => {
  await chooseLanguage(page, 'en')
  for (const path of ['/', '/info/responsible-gaming']) {
    await page.goto(path)
    for (const width of [320, 360, PHONE.width]) {
      await page.setViewportSize({ width, height: PHONE.height })
      const number = page.locator('a[href="tel:08088020133"]').last()
      await expect(number).toBeVisible()
      const lines = await number.evaluate((link) => link.getClientRects().length)
      expect(lines, `${path} at ${width}`).toBe(1)
    }
  }
})

/** Facts whose words stand over one another, as they are drawn. */
const overprinted = (page: Page): Promise<string[]> =>
  main(page).evaluate((screen) => {
    const drawn = [...screen.querySelectorAll('article dl :is(dt, dd)')].flatMap((fact) => {
      const words = document.createRange()
      words.selectNodeContents(fact)
      return [...words.getClientRects()].map((at) => ({ fact, at }))
    })
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 3 &&
      other.top < one.bottom - 3
    return drawn.flatMap((one) =>
      drawn
        .filter((other) => one.fact !== other.fact && isOver(one.at, other.at))
        .map((other) => `${one.fact.textContent} | ${other.fact.textContent}`),
    )
  })

for (const [lang, stakes] of [
  ['tr', '₺1,00 – ₺10.000,00'],
  ['en', '₺1.00 – ₺10,000.00'],
] as const)
  test(`no fact of a game stands over another on the narrowest phones, in ${lang}`, async ({
    page,
  }) => {
    await chooseLanguage(page, lang)
    for (const path of ['/slot', '/']) {
      await page.goto(path)
      for (const width of [320, 344, 360, 375, PHONE.width]) {
        await page.setViewportSize({ width, height: 640 })
        const book = main(page).locator('article').filter({ hasText: 'Lale Devri' })
        await expect(book.getByText(stakes)).toBeVisible()
        expect(await overprinted(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
