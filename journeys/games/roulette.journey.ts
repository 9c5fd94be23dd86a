/** Roulette in a browser, at a desk and on a phone. Costs a house and some three spins at each. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'
import { lengthenRounds } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

const spot = (page: Page, name: RegExp) => inGame(page).getByRole('button', { name }).first()

/** Long enough for a slow machine's presses. */
const OPEN_MS = 20_000

async function openTable(page: Page, house: TestHouse, name: RegExp): Promise<void> {
  await lengthenRounds(house, 'roulette', OPEN_MS)
  await logInAsNew(page, house)
  await page.goto('/live/type/roulette')
  await page.getByRole('link', { name }).first().click()
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 40_000 })
}

/** Waits for a round that stays open for a while, with nothing of theirs on it. */
async function freshRound(page: Page): Promise<void> {
  await expect(inGame(page).locator('.rl-clock b')).toHaveText(/^1[4-9]|20$/, { timeout: 60_000 })
}

const shot = (page: Page, name: string, width: string) =>
  page.screenshot({ path: `.results/roulette-${width}-${name}.png` })

for (const [width, size] of [
  ['1280', DESKTOP],
  ['390', PHONE],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: size })

    test('SCREEN-01/roulette a chip is laid, spun, settled, told in words, and proven from the history', async ({
      page,
      house,
    }) => {
      test.setTimeout(240_000)
      await openTable(page, house, /Avrupa Ruleti/)
      await freshRound(page)
      await spot(page, /^Tek sayı 17,/).click()
      await expect(log(page)).toContainText('Bahis kondu: Tek sayı 17, ₺5.')
      await spot(page, /^Kırmızı,/).click()
      await spot(page, /^Siyah,/).click()
      await expect(log(page)).toContainText('Bahis kondu: Siyah, ₺5.')
      await inGame(page).getByRole('button', { name: 'Geri al' }).click()
      await expect(log(page)).toContainText('Bahis geri alındı: Siyah, ₺5.')
      await spot(page, /^Dörtlü 25·26·28·29,/).focus()
      await inGame(page).locator(':focus').press('Enter')
      await expect(log(page)).toContainText('Bahis kondu: Dörtlü 25·26·28·29, ₺5.')
      await shot(page, 'open', width)
      await expect(log(page)).toContainText('Top dönüyor.', { timeout: 60_000 })
      await shot(page, 'spinning', width)
      await expect(log(page)).toContainText(/\d+ (kırmızı|siyah|yeşil).* geldi\./, {
        timeout: 60_000,
      })
      await expect(log(page)).toContainText('Bahsiniz ₺15,00, ödeme ₺')
      await expect(inGame(page).locator('.rl-own')).toHaveCount(3)
      await shot(page, 'result', width)

      const sheet = await openRound(page, /Avrupa Ruleti/)
      await expect(sheet).toContainText('Tek sayı 17: ₺5,00')
      await expect(sheet).toContainText('Dörtlü 25·26·28·29: ₺5,00')
      await expect(sheet).toContainText(/Gelen sayı\s*\d+ (kırmızı|siyah|yeşil)/)
      await sheet.getByRole('button', { name: 'Turu doğrula' }).click()
      await expectProven(sheet, 'Tur doğrulandı: her adım tutuyor.')
      await shot(page, 'history', width)
    })
  })

test.describe('by keyboard and without motion', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('SCREEN-01/roulette arrows find a split, Space lays on it, the racetrack lays neighbours, and the result is there at once', async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000)
    await openTable(page, house, /Fransız Ruleti/)
    await freshRound(page)
    const game = inGame(page)
    await spot(page, /^Tek sayı 17,/).focus()
    await game.locator(':focus').press('ArrowRight')
    await game.locator(':focus').press(' ')
    await expect(log(page)).toContainText('Bahis kondu: İkili 17–20, ₺5.')
    await game.locator(':focus').press('Backspace')
    await expect(log(page)).toContainText('Bahis geri alındı: İkili 17–20, ₺5.')
    await game.getByRole('button', { name: 'Sıfır, 4 fiş' }).press('Enter')
    await expect(log(page)).toContainText('Bahis kondu: Tek sayı 26, ₺5.')
    expect(await violations(page)).toEqual([])
    await shot(page, 'track', '1280')
    await expect(log(page)).toContainText('geldi.', { timeout: 30_000 })
    await expect(game.locator('.rl-result')).toBeVisible()
    await shot(page, 'still', '1280')
    await game.getByRole('button', { name: 'Kurallar ve ödeme tablosu' }).click()
    await expect(game.getByRole('dialog')).toContainText('%98,65')
    // What holds for a slot's round does not for one that many share.
    await expect(game.getByRole('dialog')).toContainText('Tur sizi beklemez')
    await expect(game.getByRole('dialog')).not.toContainText('kaldığı yerden sürer')
    await shot(page, 'rules', '1280')
  })
})
