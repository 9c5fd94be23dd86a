/** What stands between one flight and the next, and what a page keeps of a bet before it is laid. Costs a house and some six flights that end at 1.30 at the latest. */
import { violations } from '../tools/accessible.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable, shortenFlights } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'

test.use({ reducedMotion: 'no-preference' })

const shot = (page: Page, name: string) => page.screenshot({ path: `.results/flights-${name}.png` })
const panel = (page: Page, n: number) =>
  inGame(page)
    .locator('.crash-panel')
    .nth(n - 1)
const amount = (page: Page, n: number) =>
  panel(page, n).getByRole('textbox', { name: 'Bahis tutarı' })
const act = (page: Page, n: number) => panel(page, n).locator('.crash-act')
const people = (page: Page) => inGame(page).locator('.crash-people')

for (const [width, size] of [
  ['1280', DESKTOP],
  ['390', PHONE],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: size })

    test('an amount is kept before it is laid, a bet waits for the next flight, and who won what stays readable', async ({
      page,
      house,
    }) => {
      test.setTimeout(240_000)
      await shortenFlights(house, 'zeplin', 12_000)
      await logInAsNew(page, house)
      await goToTable(page, 'crash', /Zeplin/)
      await expect(act(page, 1)).toBeVisible({ timeout: 40_000 })

      // What cannot be taken is said beside the field, with what became of it.
      await amount(page, 1).fill('99999')
      await amount(page, 1).press('Enter')
      await expect(amount(page, 1)).toHaveValue('₺5.000,00')
      await expect(panel(page, 1)).toContainText('₺99.999,00 yerine ₺5.000,00: en çok bu alınır.')
      await shot(page, `${width}-note`)
      await amount(page, 1).fill('17,5')
      await amount(page, 1).press('Enter')
      await expect(panel(page, 1).locator('.crash-note')).toHaveText('')
      await panel(page, 2).getByRole('switch').check()
      await page.reload()
      await expect(amount(page, 1)).toHaveValue('₺17,50', { timeout: 40_000 })
      await expect(panel(page, 2).getByRole('switch')).toBeChecked()

      // The second press of a double click takes nothing back.
      await expect(async () => {
        await expect(act(page, 1)).toHaveText(/^Koy/)
        await act(page, 1).dblclick()
        await expect(log(page)).toContainText('1. bahis kondu: ₺17,50.', { timeout: 2_000 })
      }).toPass({ timeout: 60_000 })
      await expect(log(page)).not.toContainText('1. bahis geri alındı')

      // While it flies, the other bet waits for the next flight, which it is laid on when that opens.
      await expect(async () => {
        if ((await log(page).textContent())?.includes('2. bahis sonraki uçuşu bekliyor')) return
        await expect(act(page, 2)).toHaveText(/^Sonraki uçuşa koy/)
        await act(page, 2).click({ timeout: 1_000 })
        await expect(log(page)).toContainText('2. bahis sonraki uçuşu bekliyor: ₺10,00.', {
          timeout: 2_000,
        })
      }).toPass({ timeout: 60_000 })
      await shot(page, `${width}-waits`)
      await expect(log(page)).toContainText('2. bahis kondu: ₺10,00.', { timeout: 60_000 })

      // The flight that ended stands there until the next one begins.
      await expect(log(page)).toContainText(/2\. bahis (1,\d\d× iken çekildi|çekilmedi)/, {
        timeout: 60_000,
      })
      await expect(people(page)).toContainText(/Uçuş \d+: 1,\d\d× iken uçtu/)
      await expect(people(page)).toContainText(/Sonraki uçuş: \d+ bahis/)
      await expect(people(page).getByRole('row', { name: /^Siz ₺10/ })).toBeVisible()
      await people(page).scrollIntoViewIfNeeded()
      await shot(page, `${width}-ended`)

      await press(page, 'Bahislerim').click()
      await expect(people(page)).toContainText('Bu masadaki son bahisleriniz')
      await expect(people(page).getByRole('row').filter({ hasText: '₺17,50' })).toBeVisible()
      await shot(page, `${width}-own`)
      await press(page, 'En yüksek').click()
      await expect(people(page)).toContainText(/Yayımlanan son \d+ uçuşun en yüksekleri/)
      await expect(people(page).getByRole('row').nth(1)).toContainText('×')
      await shot(page, `${width}-highest`)
      expect(await violations(page)).toEqual([])
    })
  })
