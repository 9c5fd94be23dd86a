import type { Locator, Page } from '@playwright/test'
import { expect, fillLogin } from './house.ts'

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
