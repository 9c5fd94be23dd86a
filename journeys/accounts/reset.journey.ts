import {
  balance,
  expect,
  fillLogin,
  heading,
  logIn,
  loginLink,
  pathOf,
  chooseLanguage,
} from '../tools/house.ts'
import { PHONE, stored, test, toast, type Page } from '../tools/house.ts'
import { mailedLink, submit } from '../tools/joining.ts'
import { newMember } from '../tools/member.ts'
import { recordCalls, callsNamed } from '../tools/wire.ts'

const SENT = {
  tr: 'parola yenileme yönergeleri e\u2011posta adresine gönderildi',
  en: 'reset instructions were sent to its e\u2011mail address',
} as const

/** Asks for a reset link by hand. */
async function forgot(page: Page, username: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.locator('main form input').fill(username)
  await submit(page)
}

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await page.locator('main form [name="password"]').fill(password)
  await page.locator('main form [name="passwordConfirm"]').fill(again)
  await submit(page)
}

test('ROUTE-14 /forgot-password shows the forgot password screen without a login', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click()
  await expect(heading(page)).toHaveText('Parolamı unuttum')
  await expect.poll(() => pathOf(page)).toBe('/forgot-password')
  await expect(loginLink(page)).toBeVisible()
  const calls = recordCalls(page)
  await submit(page)
  await expect(page.getByText('Bu alan zorunludur')).toBeVisible()
  expect(callsNamed(calls, 'user/forgot')).toEqual([])
})

for (const [lang, username] of [
  ['tr', 'demo'],
  ['en', 'nobody-of-that-name'],
] as const)
  test(`NAV-08/forgot ERR-15/reset-sent ${username} is told alike, and led to /login (${lang})`, async ({
    page,
  }) => {
    if (lang === 'en') await page.setViewportSize(PHONE)
    await chooseLanguage(page, lang)
    const calls = recordCalls(page)
    await forgot(page, username)
    await expect(page).toHaveURL(/\/login$/)
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: SENT[lang] })
    await expect(notice).toBeVisible()
    await page.reload()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/outbox"]')).toBeVisible()
    expect(callsNamed(calls, 'user/forgot')).toMatchObject([{ data: { username } }])
  })

test('ROUTE-15 NAV-08/reset the mailed link sets a new password, once, and leads to /login', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await forgot(page, username)
  await expect(page).toHaveURL(/\/login$/)
  const link = await mailedLink(house, `${username}@kasa.test`, 'reset-password')
  expect(link.href).toMatch(/\/account_reset\?token=[\w-]{40,}$/)
  await page.goto(link.href)
  await expect(heading(page)).toHaveText('Yeni parola')
  await expect(loginLink(page)).toBeVisible()
  const calls = recordCalls(page)
  await setPassword(page, 'Ceviz-dali8', 'Ceviz-dali9')
  await expect(page.getByText('Parolalar eşleşmiyor')).toBeVisible()
  expect(callsNamed(calls, 'user/pass_reset')).toEqual([])
  await setPassword(page, 'Ceviz-dali8')
  await expect(toast(page, 'Parolanız yenilendi')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await fillLogin(page, username, 'Ceviz-dali8')
  await expect(balance(page)).toBeVisible()
  await page.goto(link.href)
  await setPassword(page, 'Ceviz-dali9')
  await expect(heading(page)).toHaveText('Bağlantının süresi dolmuş')
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click()
  await expect(heading(page)).toHaveText('Parolamı unuttum')
})

test('a reset in the browser that is logged in ends its session too', async ({ page, house }) => {
  const username = await newMember(house)
  await logIn(page, username)
  await forgot(page, username)
  const link = await mailedLink(house, `${username}@kasa.test`, 'reset-password')
  await page.goto(link.href)
  await setPassword(page, 'Ceviz-dali8')
  await expect(page).toHaveURL(/\/login$/)
  await expect(loginLink(page)).toBeVisible()
  await expect.poll(() => stored(page, 'bnwUserSession')).toBeNull()
})

test('a reset page without its token, or with a garbled one, says where to get a link', async ({
  page,
}) => {
  await page.goto(`/account_reset?token=${'x'.repeat(101)}`)
  await setPassword(page, 'Ceviz-dali8')
  await expect(heading(page)).toHaveText('Bağlantının süresi dolmuş')
  await page.goto('/account_reset')
  await expect(heading(page)).toHaveText('Bağlantı eksik')
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click()
  await expect.poll(() => pathOf(page)).toBe('/forgot-password')
})

test('a common password is refused beside its field, and what was typed stays', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await page.goto('/account_reset?token=whatever')
  await setPassword(page, 'Password1')
  await expect(page.getByText(/çok sık kullanılıyor/)).toBeVisible()
  await expect(page.locator('main form [name="password"]')).toHaveValue('Password1')
  expect(callsNamed(calls, 'user/pass_reset')).toEqual([])
})
