import type { CDPSession } from '@playwright/test'
import { freePort } from '#server/free-port.ts'
import { readSettings } from '#server/settings.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import {
  balance,
  gotoPlainFile,
  becomeVisitor,
  expect,
  logIn,
  loginLink,
  stored,
  test as base,
  toast,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberWithApp, newMember } from '../tools/member.ts'
import { prompt, toPrompt } from '../tools/second-factor.ts'
import { callOf, recordCalls, callsNamed } from '../tools/wire.ts'

/** Browsers tie a passkey to a name: this house is called localhost, not by its address. */
const test = base.extend<object, { domainHouse: TestHouse }>({
  domainHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const PORT = String(await freePort())
      const { port, publicUrl } = readSettings({ PORT, PUBLIC_URL: `http://localhost:${PORT}` })
      const house = await startTestHouse({ settings: { port, publicUrl } })
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ domainHouse }, use) => {
    await use(domainHouse.settings.publicUrl)
  },
})

/** A device of the member that confirms by finger whatever is asked, as Chromium plays it. */
async function deviceOf(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return cdp
}

/** A browser that names no passkeys beside the name field: only the button asks for one. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/profile/passkeys')
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  await page.getByRole('textbox', { name: 'Anahtarın adı' }).fill(name)
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(toast(page, 'Geçiş anahtarı eklendi.')).toBeVisible()
}

test('a passkey is added, named, opens the account by itself, and is taken away', async ({
  page,
  domainHouse,
}) => {
  const username = await newMember(domainHouse)
  await deviceOf(page)
  await withoutSuggestions(page)
  await logIn(page, username)
  await addPasskey(page, 'Çantadaki telefon')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Çantadaki telefon' })
  await expect(row).toContainText('Henüz kullanılmadı')

  await becomeVisitor(page)
  await page.getByRole('button', { name: 'Geçiş anahtarı ile giriş yap' }).click()
  await expect(balance(page)).toContainText('10.000,00')
  await expect.poll(() => stored(page, 'bnwUserAuth')).not.toBeNull()

  await page.goto('/profile/passkeys')
  await expect(row).toContainText('Son kullanım')
  await row.getByRole('button', { name: 'Çantadaki telefon anahtarını kaldır' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click()
  await expect(toast(page, 'Geçiş anahtarı kaldırıldı.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Henüz geçiş anahtarınız yok')

  await becomeVisitor(page)
  await page.getByRole('button', { name: 'Geçiş anahtarı ile giriş yap' }).click()
  await expect(toast(page, 'Geçiş anahtarı doğrulanamadı.')).toBeVisible()
  await expect(loginLink(page)).toBeVisible()
})

test('a passkey stands in for the code of a login that waits for it', async ({
  page,
  domainHouse,
}) => {
  const { username } = await memberWithApp(domainHouse)
  const device = await deviceOf(page)
  await withoutSuggestions(page)
  await domainHouse.database.db
    .updateTable('members')
    .set({ two_factor: 'none' })
    .where('username', '=', username)
    .execute()
  await logIn(page, username)
  await addPasskey(page, 'Masadaki')
  await domainHouse.database.db
    .updateTable('members')
    .set({ two_factor: 'ga' })
    .where('username', '=', username)
    .execute()
  await becomeVisitor(page)
  await toPrompt(page, username)
  await prompt(page).getByRole('button', { name: 'Geçiş anahtarı kullan' }).click()
  await expect(balance(page)).toBeVisible()
  await device.detach()
})

test('a name that the house would refuse is told beside its field before a key is made', async ({
  page,
  domainHouse,
}) => {
  const username = await newMember(domainHouse)
  await deviceOf(page)
  await withoutSuggestions(page)
  await logInByApi(page, username)
  await page.goto('/profile/passkeys')
  const asked = recordCalls(page)
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
  const field = page.getByRole('textbox', { name: 'Anahtarın adı' })
  for (const [name, message] of [
    ['<b>', 'Adda < ve > işaretleri kullanılamaz.'],
    ['Ev\u202eim', 'Adda görünmeyen işaretler kullanılamaz.'],
    ['\u3164', 'Bu alan zorunludur'],
  ] as const) {
    await field.fill(name)
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expect(page.getByText(message)).toBeVisible()
  }
  await field.fill('Evdeki')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(toast(page, 'Geçiş anahtarı eklendi.')).toBeVisible()
  expect(callsNamed(asked, 'user/passkey_offer')).toMatchObject([{ data: { name: 'Evdeki' } }])
})

base(
  'a member at an address without a name is told plainly, not how to run the house',
  async ({ page }) => {
    await logInByApi(page)
    await page.goto('/profile/passkeys')
    const main = page.getByRole('main')
    await expect(main).toContainText('Bu adreste geçiş anahtarı kullanılamaz')
    await expect(main).toContainText('parolanızla girmeye devam edebilirsiniz')
    await expect(main).not.toContainText('PUBLIC_URL')
  },
)

test('a device that says no leaves the login as it was', async ({ page, domainHouse }) => {
  await newMember(domainHouse)
  await withoutSuggestions(page)
  // A headless browser shows no window to say no in: this is what it answers when somebody does.
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/login')
  const asked = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('passkey_ask') === true,
  )
  await page.getByRole('button', { name: 'Geçiş anahtarı ile giriş yap' }).click()
  await asked
  const logInButton = page.getByRole('button', { name: 'Giriş yap', exact: true })
  await expect(logInButton).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('li[data-tone="negative"]')).toHaveCount(0)
  await expect(loginLink(page)).toBeVisible()
})

test('a passkey picked beside the name field logs in, without a name, password or button', async ({
  page,
  domainHouse,
}) => {
  const username = await newMember(domainHouse)
  await deviceOf(page)
  await page.goto('/login')
  const field = page.getByRole('textbox', { name: 'Üye adı, e-posta ya da telefon' })
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
  await logIn(page, username)
  await addPasskey(page, 'Telefon')
  // Chromium's device picks what is offered as soon as the page offers it.
  await page.context().clearCookies()
  await gotoPlainFile(page)
  await page.evaluate(() => localStorage.clear())
  const offered = page.waitForRequest((each) => callOf(each)?.name === 'user/passkey_ask')
  await page.goto('/login')
  await offered
  await expect(balance(page)).toContainText('10.000,00')
  await expect(page).not.toHaveURL(/\/login$/)
})
