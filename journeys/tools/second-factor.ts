import type { Locator, Page } from '@playwright/test'
import { expect, fillLogin, main } from './house.ts'

/** The question for the second step, on top of the login screen. */
export const prompt = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(İki adımlı giriş|Two-step login)$/ })

/** What says that a code was wrong. */
export const wrongDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Kod hatalı|Wrong code)$/ })

export const codeField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Altı haneli kod|Six-digit code)$/ })

/** Gives name and password, and waits for the second step. */
export async function toPrompt(page: Page, username: string, password = 'Demo123!'): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, username, password)
  await expect(prompt(page)).toBeVisible()
}

/** Opens the authenticator's set-up and reads the secret that stands there. */
export async function generate(page: Page): Promise<string> {
  await page.goto('/profile/two-factor')
  await page.getByRole('button', { name: 'Kur' }).first().click()
  const secret = main(page).locator('dd code')
  await expect(secret).toHaveText(/^[A-Z2-7]{32}$/)
  return (await secret.textContent()) ?? ''
}

/** The ten codes that are on screen. */
export async function shownRecoveryCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeVisible()
  return main(page).locator('ol code').allTextContents()
}

/** The same, after which they are put away. */
export async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const codes = await shownRecoveryCodes(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Bitti' }).click()
  return codes
}
