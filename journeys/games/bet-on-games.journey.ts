/**
 * Bet on games in two browsers at once: at a desk, and on a phone by keyboard and without motion; then each other game, bet on at both, drawn and
 * read alike once. Costs a house and seven draws, of which most of the waiting is taken out of the books' clock.
 */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { expectApart } from '../tools/apart.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, test, type Page } from '../tools/house.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { rememberChoices } from '../tools/screens.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'
import {
  closeBets,
  closeStreet,
  lengthenRounds,
  phoneBeside,
  price,
  advanceTelling,
} from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

async function openGame(page: Page, name: string): Promise<void> {
  await page.goto('/bet-on-games')
  await page.getByRole('link', { name }).first().click()
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

/** Bets whose name runs into their price. */
const namesTooLong = (page: Page): Promise<string[]> =>
  inGame(page)
    .locator('.bg-odds > span')
    .evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? ''),
    )

const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/betgames-${name}.png` })

test('SCREEN-01/bet-on-games two browsers bet on one draw, see it drawn, read the same numbers, and prove it', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(480_000)
  await lengthenRounds(house, 'betgames')
  const phone = await phoneBeside(browser, house, { reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await logInAsNew(page, house)
  await logInAsNew(phone, house)
  await openGame(page, 'Şanslı 5')
  await openGame(phone, 'Şanslı 5')

  for (const ball of [3, 17]) await price(page, `pick-${ball}`).click()
  await press(page, 'Kupona ekle').click()
  await price(page, 'total-odd').click()
  await press(page, '₺20,00 ile oyna').click()
  await expect(log(page)).toContainText('Bahis kondu: Toplar 3, 17, ₺10.')
  await expect(log(page)).toContainText('Bahis kondu: Toplam tek, ₺10.')
  await press(page, 'Toplar 3, 17: geri al').click()
  await expect(log(page)).toContainText('Bahis geri alındı: Toplar 3, 17, ₺10.')
  await shot(page, '1280-open')

  await press(phone, 'Toplam').click()
  await price(phone, 'total-odd').focus()
  await inGame(phone).locator(':focus').press('ArrowRight')
  await inGame(phone).locator(':focus').press(' ')
  await press(phone, 'Kuponu aç').click()
  await expect(inGame(phone).locator('.vg-lines')).toContainText('Toplam çift')
  await shot(phone, '390-slip')
  expect(await violations(phone)).toEqual([])
  await press(phone, '₺10,00 ile oyna').press('Enter')
  await expect(log(phone)).toContainText('Bahis kondu: Toplam çift, ₺10.')
  await press(phone, 'Kuponu kapat').click()
  await press(phone, 'Renkler').click()
  await shot(phone, '390-open')

  await closeBets(house, 'sansli-5')
  await expect(log(page)).toContainText('çekiliş başladı.', { timeout: 30_000 })
  // Without motion the numbers are there at once.
  const ended = /çekiliş bitti: (\d+(?:, \d+){4})\./
  await expect(log(phone)).toContainText(ended, { timeout: 30_000 })
  await shot(phone, '390-still')
  await expect(log(page)).toContainText(/Çıkan: \d+\./)
  await shot(page, '1280-running')
  await advanceTelling(house, 'sansli-5', 6)
  await expect(log(page)).toContainText(ended, { timeout: 60_000 })
  const numbersOn = async (one: Page) => ended.exec((await log(one).textContent()) ?? '')?.[1] ?? ''
  const numbers = await numbersOn(page)
  expect(await numbersOn(phone)).toBe(numbers)
  await expect(inGame(page).locator('.bg-out .bg-ball')).toHaveText(numbers.split(', '))
  // One of odd and even is right, and is paid what was shown.
  const isOdd = numbers.split(', ').reduce((sum, ball) => sum + Number(ball), 0) % 2 === 1
  const paid = /ödeme ₺18,[34]\d\./
  await expect(log(isOdd ? page : phone)).toContainText(paid)
  await expect(log(isOdd ? phone : page)).toContainText('Bahsiniz ₺10,00, ödeme ₺0,00.')
  await shot(page, '1280-result')
  expect(await violations(page)).toEqual([])
  await press(page, 'Kurallar ve ödeme tablosu').click()
  await expect(inGame(page).getByRole('dialog')).toContainText('%91,10 – %92,00')
  await shot(page, '1280-rules')

  const sheet = await openRound(page, /Şanslı 5/)
  await expect(sheet).toContainText('Toplam tek: ₺10,00')
  await expect(sheet).toContainText('Geri aldınız.')
  await expect(sheet).toContainText(`Sonuç${numbers}`)
  await sheet.getByRole('button', { name: 'Çekilişi doğrula' }).click()
  await expectProven(sheet, 'Çekiliş doğrulandı: her adım tutuyor.')
  await shot(page, '1280-history')

  for (const { table, name, part, spot, bet, other, text } of OTHERS) {
    await Promise.all([openGame(page, name), openGame(phone, name)])
    expect(await namesTooLong(phone)).toEqual([])
    if (table === 'sansli-6')
      await expectApart(price(phone, 'pick-60'), inGame(phone).locator('.bg-made'))
    await price(page, spot).click()
    await press(page, '₺10,00 ile oyna').click()
    await expect(log(page)).toContainText(`Bahis kondu: ${bet}, ₺10.`)
    if (part) await press(phone, part).click()
    await price(phone, other).click()
    await press(phone, 'Kuponu aç').click()
    await press(phone, '₺10,00 ile oyna').click()
    await expect(log(phone)).toContainText(/Bahis kondu: .+, ₺10\./)
    await press(phone, 'Kuponu kapat').click()
    await closeBets(house, table)
    await expect(log(page)).toContainText('çekiliş başladı.', { timeout: 30_000 })
    await advanceTelling(house, table, 4)
    for (const one of [page, phone]) await expect(log(one)).toContainText(text, { timeout: 60_000 })
    const sentenceOn = async (one: Page) => text.exec((await log(one).textContent()) ?? '')?.[0]
    expect(await sentenceOn(phone)).toBe(await sentenceOn(page))
    await shot(page, `1280-${table}`)
    await shot(phone, `390-${table}`)
  }
  await playPoker({ page, phone, house })
  expect(await violations(page)).toEqual([])
  const last = await openRound(page, /Element Savaşı/)
  await last.getByRole('button', { name: 'Çekilişi doğrula' }).click()
  await expectProven(last, 'Çekiliş doğrulandı: her adım tutuyor.')
})

/** Street by street: what lay at the earlier prices stays, and the river pays all of it. */
async function playPoker({ page, phone, house }: { page: Page; phone: Page; house: TestHouse }) {
  await lengthenRounds(house, 'betpoker')
  await rememberChoices(phone, 'day', 'en')
  await openGame(page, 'Poker Bahsi')
  await openGame(phone, 'Bet on Poker')
  await price(phone, '0-win-2').click()
  await press(phone, 'Open the slip').click()
  await press(phone, 'Play ₺10.00').click()
  await expect(log(phone)).toContainText('Bet placed: ')
  await press(phone, 'Close the slip').click()
  for (const [street, cards] of [12, 15, 16].entries()) {
    const spot = inGame(page).locator(`[data-spot^="${street}-win-"]:enabled`).first()
    await spot.click()
    await press(page, '₺10,00 ile oyna').click()
    await expect(log(page)).toContainText(/Bahis kondu: Kazanan el: El \d \(/)
    await shot(page, `1280-poker-${street}`)
    await shot(phone, `390-poker-${street}`)
    await expectWholeHands(phone)
    await (street === 0 ? closeBets(house, 'poker-bahsi') : closeStreet(house, 'poker-bahsi'))
    await expect(inGame(page).locator('.bp-card[role="img"]')).toHaveCount(cards, {
      timeout: 30_000,
    })
  }
  await closeStreet(house, 'poker-bahsi')
  await expect(log(page)).toContainText(/El \d+ bitti: El 1 /, { timeout: 60_000 })
  await expect(log(phone)).toContainText(/Your bets ₺10\.00, paid ₺\d/, { timeout: 60_000 })
  const best = (one: Page) =>
    inGame(one)
      .locator('.bp-hand')
      .evaluateAll((hands) => hands.map((hand) => hand.getAttribute('data-best')))
  expect(await best(page)).toContain('true')
  expect(await best(phone)).toEqual(await best(page))
  await shot(page, '1280-poker-result')
  await shot(phone, '390-poker-result')
  await phone.setViewportSize(DESKTOP)
  await shot(phone, '1280-poker-result-day')
  const sheet = await openRound(page, /Poker Bahsi/)
  await expect(sheet).toContainText('(dağıtımdan önce): ₺10,00')
  await expect(sheet).toContainText('(floptan sonra): ₺10,00')
  await sheet.getByRole('button', { name: 'Çekilişi doğrula' }).click()
  await expectProven(sheet, 'Çekiliş doğrulandı: her adım tutuyor.')
}

/** Each hand and what it comes to lie within the scene. */
async function expectWholeHands(page: Page): Promise<void> {
  const scene = await inGame(page).locator('.vg-scene').boundingBox()
  const hands = await inGame(page).locator('.bp-hand small').all()
  expect(hands).toHaveLength(6)
  for (const hand of hands) {
    const box = await hand.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (scene?.y ?? 0) + (scene?.height ?? 0),
    )
  }
}

/** What is bet at the desk, and in the hand in which part of the board; and what is said of how it ended. */
const OTHERS = [
  {
    table: 'sansli-6',
    name: 'Şanslı 6',
    part: 'Toplam',
    spot: 'total-odd',
    bet: 'Toplam tek',
    other: 'total-even',
    text: /çekiliş bitti: \d+(?:, \d+){5}\./,
  },
  {
    table: 'sansli-7',
    name: 'Şanslı 7',
    part: 'Toplam',
    spot: 'total-even',
    bet: 'Toplam çift',
    other: 'total-odd',
    text: /çekiliş bitti: \d+(?:, \d+){6}\./,
  },
  {
    table: 'yildiz-carki',
    name: 'Yıldız Çarkı',
    spot: 'number-star',
    bet: 'Sayı yıldız',
    part: null,
    other: 'number-3',
    text: /çekiliş bitti: (\d+|★)\./,
  },
  {
    table: 'zar-duellosu',
    name: 'Zar Düellosu',
    spot: 'duel-red',
    bet: 'Düello kırmızı',
    part: null,
    other: 'duel-blue',
    text: /çekiliş bitti: [1-6]–[1-6]\./,
  },
  {
    table: 'element-savasi',
    name: 'Element Savaşı',
    spot: 'win-fire',
    bet: 'Kazanan ateş',
    part: null,
    other: 'win-water',
    text: /çekiliş bitti: (\S+[♠♥♦♣] ?){4}\./,
  },
] as const
