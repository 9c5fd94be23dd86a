/** Roulette in a browser, at a desk and on a phone. Costs a house and some three spins at each. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
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
  await goToTable(page, 'roulette', name)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 40_000 })
}

/** Waits for a round that stays open for a while, with nothing of theirs on it. */
async function freshRound(page: Page): Promise<void> {
  await expect(inGame(page).locator('.rl-clock b')).toHaveText(/^(1[4-9]|20)$/, { timeout: 60_000 })
}

const shot = (page: Page, name: string, width: string) =>
  page.screenshot({ path: `.results/roulette-${width}-${name}.png` })

/** On a phone what stands below the wheel makes way for it by a transform: the parts stand one below the other all the same. */
async function expectStacked(page: Page): Promise<void> {
  const below = async (bottom: number, part: string): Promise<number> => {
    const box = await inGame(page).locator(part).boundingBox()
    if (!box) throw new Error(`${part} is not on the screen`)
    expect(box.y, part).toBeGreaterThanOrEqual(bottom - 1)
    return box.y + box.height
  }
  let bottom = 0
  for (const part of ['.rl-scene', '.rl-last', ':is(.rl-bets, .rl-side):visible', '.floor-tray'])
    bottom = await below(bottom, part)
}

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
      if (size === PHONE) await expectStacked(page)
      await expect(log(page)).toContainText(/\d+ (kırmızı|siyah|yeşil).* geldi\./, {
        timeout: 60_000,
      })
      await expect(log(page)).toContainText('Bahsiniz ₺15,00, ödeme ₺', { timeout: 60_000 })
      await expect(inGame(page).locator('.rl-own')).toHaveCount(3)
      await shot(page, 'result', width)
      if (size === PHONE) await expectStacked(page)

      const sheet = await openRound(page, /Avrupa Ruleti/)
      await expect(sheet).toContainText('Tek sayı 17: ₺5,00')
      await expect(sheet).toContainText('Dörtlü 25·26·28·29: ₺5,00')
      await expect(sheet).toContainText(/Gelen sayı\s*\d+ (kırmızı|siyah|yeşil)/)
      await sheet.getByRole('button', { name: 'Turu doğrula' }).click()
      await expectProven(sheet, 'Tur doğrulandı: her adım tutuyor.')
      await shot(page, 'history', width)
    })
  })

/** A finger on the screen, by the browser's own line. */
async function finger(page: Page) {
  const line = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    move: (at: { x: number; y: number }) => send('touchMove', at),
    up: () => send('touchEnd'),
  }
}

/** The middle of a place of the board, on the screen. */
async function middleOf(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const box = await spot(page, name).boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('by a finger at 390', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a finger that is held is told the place under it, slides to another, lays there or nowhere, and numbers of the racetrack can be pressed', async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000)
    await openTable(page, house, /Avrupa Ruleti/)
    await freshRound(page)
    for (const name of ['0-1', '0-2', '0-3', '0-1-2', '0-2-3', '0-1-2-3']) {
      const box = await inGame(page).locator(`[data-spot="${name}"]`).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    const loupe = inGame(page).locator('.rl-loupe')
    const hand = await finger(page)
    await hand.down(await middleOf(page, /^Tek sayı 17,/))
    await expect(loupe).toContainText('Tek sayı 17')
    await shot(page, 'loupe', '390')
    await hand.move(await middleOf(page, /^Dörtlü 25·26·28·29,/))
    await expect(loupe).toContainText('Dörtlü 25·26·28·29')
    await expect(loupe).toContainText('8:1 · 4 sayı')
    await hand.up()
    await expect(loupe).toBeHidden()
    await expect(log(page)).toContainText('Bahis kondu: Dörtlü 25·26·28·29, ₺5.')
    await hand.down(await middleOf(page, /^Tek sayı 17,/))
    await expect(loupe).toBeVisible()
    await hand.move({ x: 200, y: 30 })
    await expect(loupe).toBeHidden()
    await hand.up()
    await spot(page, /^Tek sayı 20,/).tap()
    await expect(log(page)).toContainText('Bahis kondu: Tek sayı 20, ₺5.')
    await expect(log(page)).not.toContainText('Tek sayı 17')
    await inGame(page).getByRole('button', { name: 'Yarış pisti' }).tap()
    await shot(page, 'track', '390')
    for (const part of await inGame(page).locator('[data-track] path').all()) {
      const box = await part.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    expect(await violations(page)).toEqual([])
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
    // Single keys, wherever the focus is; what was laid by one act is undone by one.
    await game.locator(':focus').press('2')
    await expect(log(page)).toContainText('Fiş ₺10.')
    await game.locator(':focus').press(' ')
    await game.locator(':focus').press('1')
    await game.locator(':focus').press('ArrowRight')
    await game.locator(':focus').press(' ')
    await expect(game.locator('.floor-total .money')).toHaveText('₺15,00')
    await game.locator(':focus').press('d')
    await expect(game.locator('.floor-total .money')).toHaveText('₺30,00')
    await game.locator(':focus').press('u')
    await expect(game.locator('.floor-total .money')).toHaveText('₺15,00')
    await game.locator(':focus').press('Delete')
    await expect(game.locator('.floor-total .money')).toHaveText('₺0,00')
    await game.getByRole('button', { name: 'Sıfır, 4 fiş' }).press('Enter')
    await expect(log(page)).toContainText('Bahis kondu: Tek sayı 26, ₺5.')
    expect(await violations(page)).toEqual([])
    await shot(page, 'track', '1280')
    await expect(log(page)).toContainText('geldi.', { timeout: 30_000 })
    await expect(game.locator('.rl-result')).toBeVisible()
    await shot(page, 'still', '1280')
    await game.getByRole('button', { name: 'Kurallar ve ödeme tablosu' }).click()
    await expect(game.getByRole('dialog')).toContainText('%98,65')
    await expect(game.getByRole('dialog').locator('kbd')).toContainText([
      '1–7',
      'U',
      'D',
      'R',
      'Del',
      '+ −',
    ])
    await expect(game.getByRole('dialog').getByLabel('Tek tuşla kısayollar')).toBeChecked()
    // What holds for a slot's round does not for one that many share.
    await expect(game.getByRole('dialog')).toContainText('Tur sizi beklemez')
    await expect(game.getByRole('dialog')).not.toContainText('kaldığı yerden sürer')
    await shot(page, 'rules', '1280')
  })
})
