/**
 * 3D football in two browsers at once: at a desk, and on a phone by keyboard and without motion. Costs a house and one match day, of which
 * most of the waiting is taken out of the books' clock.
 */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, test, type Page } from '../tools/house.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'
import {
  closeBets,
  lengthenRounds,
  phoneBeside,
  price,
  advanceTelling,
} from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

const TABLE = 'cini-ligi'
async function openLeague(page: Page, house: TestHouse): Promise<void> {
  await lengthenRounds(house, 'football')
  await logInAsNew(page, house)
  await page.goto('/3d-football')
  await page
    .getByRole('link', { name: /3D Futbol Çini Ligi/ })
    .first()
    .click()
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
  // The prices of the last match have come, too.
  await expect(price(page, '8-result-x')).toBeEnabled({ timeout: 30_000 })
}

const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/football-${name}.png` })

test('SCREEN-01/3d-football two browsers bet on one match day, see it played, read the same scores, and prove them', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(300_000)
  const phone = await phoneBeside(browser, house, { reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await openLeague(page, house)
  await openLeague(phone, house)

  await price(page, '2-result-x').click()
  await price(page, '3-both-yes').click()
  await press(page, '₺20,00 ile oyna').click()
  await expect(log(page)).toContainText(/Bahis kondu: [^:]+, Maç sonucu X, ₺10\./)
  await expect(log(page)).toContainText(/Bahis kondu: [^:]+, Karşılıklı gol var, ₺10\./)
  await press(page, 'Karşılıklı gol var: geri al').click()
  await expect(log(page)).toContainText(/Bahis geri alındı: [^:]+, Karşılıklı gol var, ₺10\./)
  await shot(page, '1280-open')
  await price(page, 'more-2').click()
  await price(page, '2-score-1-1').click()
  await press(page, '₺10,00 ile oyna').click()
  await expect(log(page)).toContainText(/Bahis kondu: [^:]+, Skor 1–1, ₺10\./)
  await shot(page, '1280-match')

  await price(phone, '5-result-1').focus()
  await inGame(phone).locator(':focus').press('ArrowRight')
  await inGame(phone).locator(':focus').press(' ')
  await inGame(phone).locator(':focus').press('ArrowDown')
  await inGame(phone).locator(':focus').press('Enter')
  await expect(inGame(phone).getByRole('region', { name: 'Kupon, 2 seçim' })).toBeVisible()
  await shot(phone, '390-open')
  await press(phone, 'Kuponu aç').click()
  await expect(inGame(phone).locator('.vg-lines li')).toContainText([
    'Maç sonucu X',
    'Maç sonucu X',
  ])
  await shot(phone, '390-slip')
  expect(await violations(phone)).toEqual([])
  await press(phone, '₺20,00 ile oyna').press('Enter')
  await expect(log(phone)).toContainText(/Bahis kondu: [^:]+, Maç sonucu X, ₺10\./)
  await expect(inGame(phone).locator('.vg-lines li[data-laid]')).toHaveCount(2)
  await press(phone, 'Kuponu kapat').click()

  await closeBets(house, TABLE)
  await expect(log(page)).toContainText('maçlar başladı.', { timeout: 30_000 })
  const minute = inGame(page).locator('.fb-plate em')
  await expect(minute).toHaveText(/^\d+′$/)
  await shot(page, '1280-running')
  // Without motion the scores are there at once.
  const ended = /hafta bitti: ((?:\p{L}[^.,]+ – \p{L}[^.,]+ \d+–\d+, ){7}[^.,]+ \d+–\d+)\./u
  await expect(log(phone)).toContainText(ended)
  await expect(inGame(phone).locator('.fb-plate em')).toHaveText('Bitti')
  await shot(phone, '390-still')
  await advanceTelling(house, TABLE, 45)
  await expect(log(page)).toContainText(ended, { timeout: 60_000 })
  const scoresIn = async (one: Page) => ended.exec((await log(one).textContent()) ?? '')?.[1]
  const text = (await scoresIn(page)) ?? ''
  expect(await scoresIn(phone)).toBe(text)
  const scores = text.match(/\d+–\d+/g) ?? []
  expect(scores).toHaveLength(8)
  // The match that one has bet on is the one that is shown, and its score is the one that was drawn.
  await expect(inGame(page).locator('.fb-plate b')).toHaveText(scores[1] ?? '')
  await expect(inGame(page).locator('.fb-tick b')).toHaveText(scores)
  await expect(log(page)).toContainText('Bahsiniz ₺20,00, ödeme ₺')
  await expect(log(phone)).toContainText('Bahsiniz ₺20,00, ödeme ₺')
  await shot(page, '1280-result')
  await press(phone, 'Puan durumu').click()
  await expect(inGame(phone).locator('.fb-table tbody tr')).toHaveCount(16)
  await shot(phone, '390-table')
  await phone.context().close()

  expect(await violations(page)).toEqual([])
  await press(page, 'Kurallar ve ödeme tablosu').click()
  await expect(inGame(page).getByRole('dialog')).toContainText('%92,08 – %93,00')
  await shot(page, '1280-rules')

  const sheet = await openRound(page, /3D Futbol Çini Ligi/)
  await expect(sheet).toContainText('Maç sonucu X: ₺10,00')
  await expect(sheet).toContainText('Geri aldınız.')
  await expect(sheet).toContainText(`Skorlar${scores.join(', ')}`)
  await expect(sheet).toContainText('1. sezon, ')
  await sheet.getByRole('button', { name: 'Haftayı doğrula' }).click()
  await expectProven(sheet, 'Hafta doğrulandı: her adım tutuyor.')
  await shot(page, '1280-history')
})
