/** Zeplin in a browser, at a desk and on a phone. Costs a house and some eight flights that end at 1.30 at the latest. */
import type { TestHouse } from '#server/testing.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable, shortenFlights } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { expectProven } from '../tools/table-proof.ts'

test.use({ reducedMotion: 'no-preference' })

const press = (page: Page, name: RegExp, nth = 0) =>
  inGame(page).getByRole('button', { name }).nth(nth)

async function openZeplin(page: Page, house: TestHouse): Promise<void> {
  await shortenFlights(house, 'zeplin', 6_000)
  await logInAsNew(page, house)
  await goToTable(page, 'crash', /Zeplin/)
  await expect(press(page, /^Koy/)).toBeEnabled({ timeout: 40_000 })
}

/** Into the second bet's field of that name. */
async function typeIn(page: Page, name: string, text: string, shown: string): Promise<void> {
  const field = inGame(page).getByRole('textbox', { name }).nth(1)
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveValue(shown)
  await field.blur()
}

/** A flight may take off between a look and a press: the bet is laid on the next one then. */
async function untilRefused(page: Page, words: string, lay: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await log(page).textContent())?.includes(words)) return
    await expect(press(page, /^Koy/)).toBeEnabled()
    await lay()
    await expect(log(page)).toContainText(words, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

for (const [width, size] of [
  ['1280', DESKTOP],
  ['390', PHONE],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: size })

    test('SCREEN-01/zeplin a bet is laid, flies, is settled and told in words', async ({
      page,
      house,
    }) => {
      test.setTimeout(120_000)
      await openZeplin(page, house)
      await untilRefused(page, '1. bahis kondu: ₺10,00.', () => press(page, /^Koy/).click())
      await typeIn(page, 'Bahis tutarı', '12,5', '₺12,50')
      await inGame(page).getByRole('switch').nth(1).check()
      await typeIn(page, 'Çekim katı', '1,17', '1,17×')
      await untilRefused(page, '2. bahis kondu: ₺12,50.', () =>
        inGame(page).locator('body').press('2'),
      )
      await page.screenshot({ path: `.results/zeplin-${width}-open.png` })
      await expect(log(page)).toContainText('uçuş kalktı', { timeout: 20_000 })
      const out = press(page, /^Çek₺/)
      await out.click({ timeout: 4_000 }).catch(() => {})
      await page.screenshot({ path: `.results/zeplin-${width}-flying.png` })
      await expect(log(page)).toContainText(' iken uçtu.', { timeout: 20_000 })
      await page.screenshot({ path: `.results/zeplin-${width}-gone.png` })
      await expect(inGame(page).locator('.crash-strip li').first()).toBeVisible()

      if (size === DESKTOP) {
        await page.getByRole('button', { name: 'Adillik kanıtı' }).click()
        await expect(page.getByRole('dialog')).toContainText(/Tohum zincirinin ucu.*[0-9a-f]{64}/)
        await page.screenshot({ path: `.results/zeplin-${width}-noted.png` })
      }
      const sheet = page.getByRole('dialog')
      const verify = sheet.getByRole('button', { name: 'Uçuşu doğrula' })
      // The second bet may lie on the flight after the first one's.
      await expect(async () => {
        await page.goto('/profile/games')
        await page
          .getByRole('link', { name: /Zeplin/ })
          .first()
          .click()
        await expect(verify).toBeVisible({ timeout: 4_000 })
      }).toPass({ timeout: 60_000 })
      await verify.click()
      await expectProven(sheet, 'Uçuş doğrulandı: her adım tutuyor.')
      await sheet.locator('[data-proven]').scrollIntoViewIfNeeded()
      await page.screenshot({ path: `.results/zeplin-${width}-proof.png` })
    })
  })

test('a table that nothing is heard of stands where it was heard last and says so, until it is heard again', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  let isMute = false
  let hasBegun = false
  await page.routeWebSocket(/\/rgs\/stream$/, (line) => {
    line.connectToServer().onMessage((message) => {
      if (isMute) return
      line.send(message)
      hasBegun ||= message.includes('"ready":true')
    })
  })
  await shortenFlights(house, 'zeplin', 6_000)
  await goToTable(page, 'crash', 'Demo oyna: Zeplin')
  const sky = inGame(page).locator('.crash-sky')
  await expect(sky).toHaveAttribute('data-silent', 'false', { timeout: 40_000 })
  // Before its socket is ready a page asks for the table, and hears of it so.
  await expect.poll(() => hasBegun, { timeout: 20_000 }).toBe(true)
  isMute = true
  await expect(sky).toContainText('Bağlantı bekleniyor', { timeout: 20_000 })
  await expect(inGame(page).locator('.notice')).toContainText('Bağlantı koptu.')
  const figure = await sky.locator('.crash-figure').textContent()
  await page.screenshot({ path: '.results/zeplin-silent.png' })
  await expect(sky.locator('.crash-count')).toBeHidden()
  expect(await sky.locator('.crash-figure').textContent()).toBe(figure)
  isMute = false
  await expect(sky).not.toContainText('Bağlantı bekleniyor', { timeout: 20_000 })
  await expect(inGame(page).locator('.notice')).toContainText('Bağlantı geri geldi.')
})

test('NAV-09/home a live table that cannot be opened leads home, and says why', async ({
  page,
  house,
}) => {
  await logInAsNew(page, house)
  await page.goto('/play/live/999999')
  await expect(page).toHaveURL(/\/$/)
})

test('NAV-09/return-url a live table that cannot be opened leads to the stored address', async ({
  page,
  house,
}) => {
  await logInAsNew(page, house)
  await page.evaluate(() => localStorage.setItem('returnUrl', '/live/type/crash'))
  await page.goto('/play/live/999999')
  await expect(page).toHaveURL(/\/live\/type\/crash$/)
})
