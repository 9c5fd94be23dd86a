/** Bingo and sound bingo in two browsers at once, at a desk and on a phone, then by keyboard. Costs a house and three quick games. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { openMenu } from '../tools/menu.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'
import { phoneBeside } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

/** Games whose tickets are sold long enough for a slow machine's presses, and whose balls come quickly. */
async function quicken(house: TestHouse): Promise<void> {
  await house.owner.pool.query(
    `update floor_tables set open_ms = 14000, rest_ms = 12000, rules = rules || '{"ballMs": 240}' where kind = 'bingo'`,
  )
}

async function openRoom(page: Page, house: TestHouse, menu: string, room: RegExp): Promise<void> {
  await quicken(house)
  await logInAsNew(page, house)
  const links = await openMenu(page)
  await links.getByRole('link', { name: menu, exact: true }).click()
  await page.getByRole('link', { name: room }).first().click()
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

/** Waits for a sale that goes on for a while. */
const freshSale = (page: Page) =>
  expect(inGame(page).locator('.bg-ring b')).toHaveText(/^(9|1\d)$/, { timeout: 60_000 })

const shot = (page: Page, name: string) => page.screenshot({ path: `.results/bingo-${name}.png` })

test('SCREEN-01/bingo two browsers buy tickets of one game, see the same balls and prizes, and prove it', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(240_000)
  const phone = await phoneBeside(browser, house)
  await page.setViewportSize(DESKTOP)
  await openRoom(page, house, 'Bingo', /Bingo Lale/)
  await openRoom(phone, house, 'Bingo', /Bingo Lale/)
  await freshSale(page)

  await press(page, '3 kart').click()
  await press(page, '₺6,00 ile 3 kart al').press('Enter')
  await expect(log(page)).toContainText(/Kart \d+–\d+ alındı, ₺6/)
  await expect(press(page, '₺6,00 ile 3 kart al')).toBeFocused()
  // The second press of a double click comes after the answer to the first, and buys nothing.
  await press(phone, '₺2,00 ile 1 kart al').dblclick({ delay: 120 })
  await expect(log(phone)).toContainText(/Kart \d+ alındı, ₺2/)
  await expect(inGame(phone).locator('.bg-ticket')).toHaveCount(1)
  // Whatever is given back is gone, and bought again under another number.
  const name = /Kart (\d+) alındı/.exec((await log(phone).textContent()) ?? '')?.[1] ?? ''
  await press(phone, `Kart ${name}: geri ver`).press('Enter')
  await expect(log(phone)).toContainText(`Kart ${name} geri verildi`)
  await expect(press(phone, '₺2,00 ile 1 kart al')).toBeFocused()
  await press(phone, '₺2,00 ile 1 kart al').click()
  await expect(inGame(phone).locator('.bg-ticket')).toHaveCount(1)
  await expect(inGame(page).locator('.bg-ticket')).toHaveCount(3)
  await shot(page, '1280-open')
  await shot(phone, '390-open')

  await expect(inGame(page).locator('[data-phase="running"]')).toBeVisible({ timeout: 60_000 })
  await expect(log(page)).toContainText(/20\. top: \d+\./, { timeout: 30_000 })
  await shot(page, '1280-calling')
  await shot(phone, '390-calling')
  const ended = /(\d+)\. oyun (\d+)\. topta bitti/
  await expect(log(page)).toContainText(ended, { timeout: 60_000 })
  await expect(log(phone)).toContainText(ended, { timeout: 30_000 })
  const endOf = async (one: Page) => ended.exec((await log(one).textContent()) ?? '')?.[0]
  expect(await endOf(phone)).toBe(await endOf(page))
  const ballOf = (one: Page) => inGame(one).locator('.bg-caption').textContent()
  expect(await ballOf(phone)).toBe(await ballOf(page))
  await expect(log(page)).toContainText('Kartlarınız ₺6,00, ödeme ₺')
  await expect(log(phone)).toContainText('Kartlarınız ₺2,00, ödeme ₺')
  await expect(inGame(page).locator('[data-prize="house"]')).toHaveAttribute('data-state', 'won')
  await shot(page, '1280-result')
  await press(phone, /^Çekilen toplar: \d+ \/ 90$/).click()
  await expect(inGame(phone).locator('.bg-board')).toBeVisible()
  await shot(phone, '390-board')
  await phone.context().close()

  const sheet = await openRound(page, /Bingo Lale/)
  await expect(sheet).toContainText(/Kart \d+–\d+: ₺6,00/)
  await expect(sheet).toContainText('Satılan kart: 4')
  await expect(sheet).toContainText('Çekilen toplar, sırasıyla')
  await expect(sheet.locator('table[data-own="true"]')).toHaveCount(3)
  await sheet.getByRole('button', { name: 'Oyunu doğrula' }).click()
  await expectProven(sheet, 'Oyun doğrulandı: her adım tutuyor.')
  await shot(page, '1280-history')
})

test.describe('by keyboard and without motion', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  test('SCREEN-01/sound-bingo keys buy a ticket, and each ball is called by voice and stands in words', async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000)
    await openRoom(page, house, 'Sesli Bingo', /Sesli Bingo Bülbül/)
    await freshSale(page)
    const game = inGame(page)
    await press(page, 'Sesi aç').press('Enter')
    await expect(press(page, 'Sesi aç')).toBeHidden()
    await press(page, '1 kart').focus()
    await game.locator(':focus').press('Tab')
    await game.locator(':focus').press('Tab')
    await game.locator(':focus').press('Tab')
    await game.locator(':focus').press('Enter')
    await expect(log(page)).toContainText(/Kart \d+ alındı, ₺2/)
    expect(await violations(page)).toEqual([])
    await shot(page, '390-sound')
    await expect(game.locator('[data-phase="running"]')).toBeVisible({ timeout: 60_000 })
    // Said by the recording, and not by the words alone.
    await expect(game.locator('main')).toHaveAttribute('data-said', /^tr \d+/, { timeout: 30_000 })
    await expect(game.locator('.bg-caption')).toHaveText(/^\d+ · \p{L}/u)
    await expect(log(page)).toContainText(/oyun \d+\. topta bitti/, { timeout: 60_000 })
    await press(page, 'Kurallar ve ödeme tablosu').click()
    await expect(game.getByRole('dialog')).toContainText('%92')
    await expect(game.getByRole('dialog')).toContainText('20.346')
    await shot(page, '390-rules')

    // What was chosen is kept: after a reload the first press brings the voice back.
    await page.reload()
    await expect(press(page, 'Sesi aç')).toBeVisible({ timeout: 60_000 })
    await game.locator('main').press('Tab')
    await expect(press(page, 'Sesi aç')).toBeHidden()
  })
})
