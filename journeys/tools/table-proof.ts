/** What the history says of a round at a table that it has verified. */
import { expect, type Locator } from '@playwright/test'

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
