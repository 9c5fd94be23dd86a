/** Spaceman in a browser, at a desk by night, then on a phone by day. Costs a house and some six flights that end at 1.60 at the latest. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable, shortenFlights } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { expectProven } from '../tools/table-proof.ts'
import { changeMode } from '../tools/walk.ts'

test.use({ reducedMotion: 'no-preference' })

const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/spaceman-${name}.png` })

/** Long enough to press in twice. */
const shorten = (house: TestHouse) => shortenFlights(house, 'spaceman', 5_000, 160)

/** A flight may end before a hand is there: then the next one is tried. */
async function cashOutHalf(page: Page, width: string): Promise<void> {
  const half = press(page, 'Yarısını çek')
  await expect(async () => {
    if (/1\. bahsin yarısı/.test((await log(page).textContent()) ?? '')) return
    const lay = press(page, /^Koy/)
    if (await lay.isEnabled()) await lay.click({ timeout: 1_000 })
    await half.click({ timeout: 15_000 })
    await shot(page, `${width}-flying`)
    await expect(log(page)).toContainText('1. bahsin yarısı', { timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
}

test('SCREEN-01/spaceman The menu entry spaceman leads to a playable spaceman game: half of a bet is cashed out, the rest flies on, and the flight is proven', async ({
  page,
  house,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  await shorten(house)
  await logInAsNew(page, house)
  await goToTable(page, 'crash', /Spaceman/)
  await expect(press(page, /^Koy/)).toBeEnabled({ timeout: 40_000 })
  await shot(page, '1280-open')
  expect(await violations(page)).toEqual([])
  await cashOutHalf(page, '1280')
  await expect(log(page)).toContainText(' iken uçtu.', { timeout: 30_000 })
  await shot(page, '1280-gone')
  await press(page, 'Kurallar ve ödeme tablosu').click()
  const rules = inGame(page).getByRole('dialog')
  await expect(rules).toContainText('Astronot kalkınca')
  await expect(rules).toContainText('%96,50')
  await expect(rules).toContainText('Bir bahsin yarısını bir kez çekebilirsiniz')
  await shot(page, '1280-rules')

  const sheet = page.getByRole('dialog')
  const verify = sheet.getByRole('button', { name: 'Uçuşu doğrula' })
  await expect(async () => {
    await page.goto('/profile/games')
    await page
      .getByRole('link', { name: /Spaceman/ })
      .first()
      .click()
    await expect(verify).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
  await expect(sheet).toContainText(/Yarısı 1,\d\d× iken çekildi\./)
  await verify.click()
  await expectProven(sheet, 'Uçuş doğrulandı: her adım tutuyor.')
  await shot(page, '1280-proof')

  await page.setViewportSize(PHONE)
  await goToTable(page, 'crash', /Spaceman/)
  await expect(press(page, /^Koy/)).toBeEnabled({ timeout: 40_000 })
  await changeMode(page, 'day')
  await shot(page, '390-open')
  await cashOutHalf(page, '390')
  expect(await violations(page)).toEqual([])
  await expect(log(page)).toContainText(' iken uçtu.', { timeout: 30_000 })
  await shot(page, '390-gone')
})
