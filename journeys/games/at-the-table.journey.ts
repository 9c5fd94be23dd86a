/** Those who are at one table: a desk in Turkish by night, a phone in English by day; then blackjack by keyboard and by day. Costs a house and some four rounds. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { chooseLanguage, DESKTOP, expect, logIn, PHONE, test, type Page } from '../tools/house.ts'
import { newMember } from '../tools/member.ts'
import { changeMode } from '../tools/walk.ts'

const button = (page: Page, name: RegExp | string) =>
  inGame(page).getByRole('button', { name }).first()
const line = (page: Page, text: string) =>
  inGame(page).locator('.room-lines li').filter({ hasText: text })
const shot = (page: Page, name: string) => page.screenshot({ path: `.results/table-${name}.png` })

async function openTable(page: Page, house: TestHouse, type: string, name: RegExp): Promise<void> {
  await page.goto('/login')
  await logIn(page, await newMember(house))
  await page.goto(`/live/type/${type}`)
  await page.getByRole('link', { name }).first().click()
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

async function say(page: Page, text: string, send: string): Promise<void> {
  await inGame(page).locator('.room-input').fill(text)
  await button(page, send).click()
}

test('two at one table see each other, masked, and write; one hides the other, reports them, and switches chat off', async ({
  page,
  house,
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: house.settings.publicUrl,
    hasTouch: true,
  })
  const phone = await context.newPage()
  await chooseLanguage(phone, 'en')
  await page.setViewportSize(DESKTOP)
  await openTable(page, house, 'roulette', /Avrupa Ruleti/)
  await openTable(phone, house, 'roulette', /Avrupa Ruleti/)
  await changeMode(phone, 'day')

  await button(page, /^Masadakiler ve sohbet/).press('Enter')
  await expect(inGame(page).locator('.room h2')).toHaveText('Masada 2 kişi', { timeout: 20_000 })
  await expect(inGame(page).locator('.room-names')).toHaveText('N•••r, N•••r')
  await say(page, 'siktir', 'Gönder')
  await expect(inGame(page).locator('.room-said')).toContainText('Bu satır yazılamaz')
  await say(page, 'İyi şanslar!', 'Gönder')
  await expect(line(page, 'İyi şanslar!')).toContainText('Siz')
  await expect(line(page, 'siktir')).toHaveCount(0)

  // The button says that there is something new, before anything is opened.
  await expect(button(phone, /there are new lines/)).toBeVisible()
  await button(phone, /^Who is here, and chat/).click()
  await expect(line(phone, 'İyi şanslar!')).toContainText('N•••r')
  await say(phone, 'Good luck to you', 'Send')
  await expect(line(page, 'Good luck to you')).toContainText('N•••r')
  await shot(page, 'chat-1280')
  await shot(phone, 'chat-390-day')
  expect(await violations(page)).toEqual([])
  expect(await violations(phone)).toEqual([])

  await line(phone, 'İyi şanslar!').getByRole('button').click()
  await button(phone, 'Report').click()
  await expect(inGame(phone).locator('.room-said')).toContainText('Reported.')
  await line(phone, 'İyi şanslar!').getByRole('button').click()
  await button(phone, 'Hide from me').click()
  await expect(line(phone, 'İyi şanslar!')).toHaveCount(0)
  await button(phone, 'Show all').click()
  await expect(line(phone, 'İyi şanslar!')).toHaveCount(1)
  await button(phone, 'Switch chat off').click()
  await expect(inGame(phone).locator('.room-lines')).toBeHidden()
  await expect(inGame(phone).locator('.room-form')).toBeHidden()
  await shot(phone, 'chat-off-390-day')
  await context.close()

  // Escape leads back to the button, and what is typed in the panel is no key of the game's.
  await inGame(page).locator('.room-input').press('Escape')
  await expect(inGame(page).locator('.room')).toBeHidden()
  await expect(button(page, /^Masadakiler ve sohbet/)).toBeFocused()
  await expect(inGame(page).locator('.rl-often h3').first()).toContainText('En sık, son', {
    timeout: 60_000,
  })
  await shot(page, 'often-1280')
})

test('SCREEN-01/blackjack by keyboard and by day: one sits, lays, takes back, lays again, and decides by the keys of the buttons', async ({
  page,
  house,
}) => {
  test.setTimeout(240_000)
  await house.owner.pool.query(
    `update floor_tables set open_ms = 600000, rest_ms = 15000, rules = '{"decisionMs": 60000}' where kind = 'blackjack'`,
  )
  await page.setViewportSize(DESKTOP)
  await openTable(page, house, 'blackjack', /Blackjack Saray/)
  await changeMode(page, 'day')
  const game = inGame(page)
  await button(page, '2. koltuğa otur').press('Enter')
  await expect(log(page)).toContainText('2. koltuğa oturdunuz.')
  await button(page, /^2\. koltuk: bahis koy/).press('Enter')
  await expect(log(page)).toContainText('Bahis kondu: 2. koltuk, ₺5.')
  await button(page, /^2\. koltuk: bahis koy/).press('Backspace')
  await expect(log(page)).toContainText('Bahis geri alındı: 2. koltuk, ₺5.')
  await button(page, /^2\. koltuk: bahis koy/).press(' ')
  await expect(button(page, /^2\. koltuk: bahis koy, şimdi ₺5/)).toBeVisible()
  await shot(page, 'blackjack-open-1280-day')
  await house.owner.pool.query(
    `update floor_rounds set closes_at = now() where phase = 'open' and table_id = 'blackjack-saray'`,
  )
  const over = game.locator('[data-phase="result"]')
  await expect(async () => {
    const moves = game.locator('.bj-move')
    const names = await moves.evaluateAll((all) => all.map((one) => one.dataset['act'] ?? ''))
    const key = 1 + names.findIndex((act) => act === 'stand' || act === 'decline')
    if (key > 0) {
      await shot(page, 'blackjack-asked-1280-day')
      await game.locator('main.stage').press(String(key))
    }
    await expect(over).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 120_000, intervals: [200] })
  await expect(log(page)).toContainText('Bahsiniz ₺5,00, ödeme ₺', { timeout: 30_000 })
  expect(await violations(page)).toEqual([])
  await shot(page, 'blackjack-result-1280-day')
})
