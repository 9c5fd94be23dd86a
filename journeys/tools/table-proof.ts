/** Rounds at tables in the history: opened, and what it says of one that it has verified. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The newest round of a game, as the history shows it. */
export async function openRound(page: Page, game: RegExp): Promise<Locator> {
  await page.goto('/profile/games')
  await page.getByRole('link', { name: game }).first().click()
  return page.getByRole('dialog')
}

/** The whole of it holds: to what the page noted when the table opened, and every stake to what it was owed. */
export async function expectProven(sheet: Locator, verdict: string): Promise<void> {
  await expect(sheet).toContainText(verdict)
  for (const step of [
    'Tutuyor: tohum, masa bu turdan önce açılırken bu tarayıcıya gösterilen halkadan devam ediyor.',
    'Tutuyor: masanın kuralları ve tuzu, bu turdan önce bu tarayıcıya gösterilenlerin aynısı.',
    /Tutuyor: (\d+) bahsinizin \1 tanesi, masanın kurallarına ve bu sonuca göre ödenmesi gereken kadar ödenmiş\./,
    'Tutuyor: bu kaydın her alanı, oyun açılırken bilinen anahtarımızla imzalı.',
  ])
    await expect(sheet).toContainText(step)
  await expect(sheet.locator('[data-holds="false"]')).toHaveCount(0)
}
