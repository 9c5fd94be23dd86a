/** A round of a table that one did not bet on, worked out in the browser. Costs a house and two flights. */
import type { Locator } from '@playwright/test'
import { violations } from '../tools/accessible.ts'
import { inGame } from '../tools/game-frame.ts'
import { DESKTOP, expect, heading, PHONE, test } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { rememberChoices } from '../tools/screens.ts'
import { advanceTelling } from '../tools/told-rounds.ts'

/** Every step of it holds. */
async function expectVerdict(main: Locator, verdict: string): Promise<void> {
  await expect(main).toContainText(verdict)
  await expect(main.locator('[data-holds="true"]')).toHaveCount(3)
  await expect(main.locator('[data-holds="false"]')).toHaveCount(0)
}

for (const [width, size] of [
  ['1280', DESKTOP],
  ['390', PHONE],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: size })

    test('TABLE-07 a visitor finds a table’s last rounds, works one out, and another by its number, by keyboard and in either language', async ({
      page,
      house,
    }) => {
      test.setTimeout(120_000)
      await house.owner.pool.query(
        `update floor_tables set open_ms = 1500, pause_ms = 300, rest_ms = 300 where id = 'zeplin'`,
      )
      // Whoever looks on with play money keeps the table awake, and bets with nobody.
      await goToTable(page, 'crash', /Zeplin.*Demo|Demo.*Zeplin/)
      await expect(inGame(page).locator('.stage')).toBeVisible()
      // One flight in a hundred lasts for more than a minute.
      const ended = async () => {
        await advanceTelling(house, 'zeplin', 10)
        const { rows } = await house.owner.pool.query<{ count: string }>(
          `select count(*) from floor_rounds where table_id = 'zeplin' and settled_at is not null`,
        )
        return Number(rows[0]?.count)
      }
      await expect.poll(ended, { timeout: 90_000 }).toBeGreaterThan(1)

      await page.goto('/')
      const footer = page.getByRole('contentinfo')
      if (size === PHONE) await footer.getByRole('heading', { name: 'Bilgi' }).click()
      await footer.getByRole('link', { name: 'Tur doğrulama' }).click()
      await expect(heading(page)).toHaveText('Tur doğrulama')
      const main = page.getByRole('main')
      await main.getByLabel('Masa', { exact: true }).selectOption('Zeplin')
      await main.getByRole('button', { name: 'Göster' }).press('Enter')
      await expect(page).toHaveURL(/\/rounds\/zeplin$/)
      await main.getByRole('link', { name: /^2\. tur/ }).press('Enter')
      await expect(main.getByRole('heading', { name: 'Zeplin, 2. tur' })).toBeFocused()
      await main.getByRole('button', { name: 'Uçuşu doğrula' }).press('Enter')
      await expectVerdict(main, 'Uçuş doğrulandı: her adım tutuyor.')
      await expect(main).toContainText('tohumun 2 kez alınan SHA-256 özeti')
      expect(await violations(page)).toEqual([])
      await page.screenshot({ path: `.results/published-${width}.png`, fullPage: true })

      await main.getByLabel('Tur numarası').fill('0')
      await main.getByRole('button', { name: 'Göster' }).click()
      await expect(main).toContainText('Tur numarası 1’den başlayan bir tam sayıdır.')
      await main.getByLabel('Tur numarası').fill('987654')
      await main.getByLabel('Tur numarası').press('Enter')
      await expect(main).toContainText('987654. tur yayımlanmamış')
      await page.goto('/rounds/yok')
      await expect(main).toContainText('Böyle bir masa yok')

      await rememberChoices(page, 'day', 'en')
      await page.goto('/rounds/zeplin/1')
      await main.getByRole('button', { name: 'Verify this flight' }).click()
      await expectVerdict(main, 'Verified: every step of this flight holds.')
      await page.screenshot({ path: `.results/published-${width}-en.png`, fullPage: true })
    })
  })
