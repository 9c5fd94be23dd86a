/**
 * Table games in two browsers, a desk by night and a phone by day and without motion: baccarat, there by keyboard too; then each other game, bet
 * on at both, drawn, looked at and read alike once. Costs a house and a round of each, of which most of the waiting is taken out of the books'
 * clock.
 */
import { violations } from '../tools/accessible.ts'
import { expectApart } from '../tools/apart.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { rememberChoices } from '../tools/screens.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'
import {
  closeBets,
  lengthenRounds,
  phoneBeside,
  price,
  advanceTelling,
} from '../tools/told-rounds.ts'
import { changeMode } from '../tools/walk.ts'
import type { TestHouse } from '#server/testing.ts'

test.use({ reducedMotion: 'no-preference' })

async function openTable(page: Page, type: string, name: string): Promise<void> {
  await goToTable(page, type, name)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/table-games-${name}.png` })

const RESULT =
  /1\. tur bitti\. (Oyuncu|Banko|Beraberlik): Oyuncu \d \([^)]+\), Banko \d \([^)]+\)\./

test('two browsers bet at baccarat, see the same cards, are paid by them and prove the round; then at every other table game', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(300_000)
  await lengthenRounds(house, 'tablegames')
  const phone = await phoneBeside(browser, house, { reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await logInAsNew(page, house)
  await logInAsNew(phone, house)
  await openTable(page, 'baccarat', 'Bakara Lale')
  await openTable(phone, 'baccarat', 'Bakara Lale')
  await changeMode(phone, 'day')

  for (const spot of ['player', 'player', 'tie']) await price(page, spot).click()
  await expect(log(page)).toContainText('Bahis kondu: Beraberlik, ₺5.')
  await press(page, 'Geri al').click()
  await expect(log(page)).toContainText('Bahis geri alındı: Beraberlik, ₺5.')
  await shot(page, '1280-open')
  await price(phone, 'player').focus()
  await inGame(phone).locator(':focus').press('ArrowRight')
  await inGame(phone).locator(':focus').press('ArrowRight')
  await inGame(phone).locator(':focus').press(' ')
  await expect(log(phone)).toContainText('Bahis kondu: Banko, ₺5.')
  await inGame(phone).locator(':focus').press('Backspace')
  await expect(log(phone)).toContainText('Bahis geri alındı: Banko, ₺5.')
  await inGame(phone).locator(':focus').press('Enter')
  await expect(price(phone, 'banker')).toHaveAccessibleName('Banko, 0,95:1, bahsiniz ₺5')
  expect(await violations(phone)).toEqual([])
  await shot(phone, '390-open')

  await closeBets(house, 'bakara-lale')
  await expect(log(page)).toContainText('1. tur başladı.', { timeout: 30_000 })
  // Without motion the cards are there at once.
  await expect(log(phone)).toContainText(RESULT, { timeout: 30_000 })
  await shot(phone, '390-still')
  await expect(log(page)).toContainText(/Oyuncu: (maça|kupa|karo|sinek) \S+\./)
  await shot(page, '1280-running')
  await advanceTelling(house, 'bakara-lale', 6)
  await expect(log(page)).toContainText(RESULT, { timeout: 60_000 })
  const resultOn = async (one: Page) => RESULT.exec((await log(one).textContent()) ?? '')
  const [sentence = '', winner = ''] = (await resultOn(page)) ?? []
  expect((await resultOn(phone))?.[0]).toBe(sentence)
  await expect(inGame(page).locator('.tg-result')).toContainText(winner)
  const paid = { Oyuncu: ['20,00', '0,00'], Banko: ['0,00', '9,75'], Beraberlik: ['10,00', '5,00'] }
  const [atDesk = '', inHand = ''] = paid[winner as keyof typeof paid] ?? []
  await expect(log(page)).toContainText(`Bahsiniz ₺10,00, ödeme ₺${atDesk}.`)
  await expect(log(phone)).toContainText(`Bahsiniz ₺5,00, ödeme ₺${inHand}.`)
  await expect(inGame(page).locator('[data-road="beadPlate"] text')).toHaveCount(1)
  await shot(page, '1280-result')
  expect(await violations(page)).toEqual([])
  await press(page, 'Kurallar ve ödeme tablosu').click()
  await expect(inGame(page).getByRole('dialog')).toContainText('%98,94')
  await shot(page, '1280-rules')

  const sheet = await openRound(page, /Bakara Lale/)
  await expect(sheet).toContainText('Oyuncu: ₺10,00 (2 bahis)')
  await expect(sheet).toContainText('Geri aldınız.')
  await expect(sheet).toContainText(sentence.slice('1. tur bitti. '.length, -1))
  await sheet.getByRole('button', { name: 'Turu doğrula' }).click()
  await expectProven(sheet, 'Tur doğrulandı: her adım tutuyor.')
  await shot(page, '1280-history')

  for (const { table, type, name, spot, bet, other, text } of OTHERS) {
    await Promise.all([openTable(page, type, name), openTable(phone, type, name)])
    await price(page, spot).click()
    await expect(log(page)).toContainText(`Bahis kondu: ${bet}, ₺5.`)
    await price(phone, other).click()
    await expect(log(phone)).toContainText(/Bahis kondu: .+, ₺5\./)
    expect(await violations(page)).toEqual([])
    await closeBets(house, table)
    await expect(log(page)).toContainText('1. tur başladı.', { timeout: 30_000 })
    await advanceTelling(house, table, 4)
    await shot(page, `1280-${table}-running`)
    await advanceTelling(house, table, 30)
    for (const one of [page, phone]) {
      await expect(log(one)).toContainText(text, { timeout: 60_000 })
      await expect(log(one)).toContainText('Bahsiniz ₺5,00, ödeme ₺', { timeout: 30_000 })
    }
    const sentenceOn = async (one: Page) => text.exec((await log(one).textContent()) ?? '')?.[0]
    expect(await sentenceOn(phone)).toBe(await sentenceOn(page))
    await shot(page, `1280-${table}`)
    await shot(phone, `390-${table}`)
    if (table === 'sic-bo-sedef')
      for (const paid of await inGame(phone).locator('.tg-spot:has(> .tg-won)').all())
        await expectApart(paid.locator('.tg-won'), paid.locator('b').first())
    const past = await openRound(page, new RegExp(name))
    await expect(past).toContainText(`${bet}: ₺5,00`)
    // What its line leaves out stands in rows; the lines of the others are whole.
    await expect(past.getByText('Dağıtılan kartlar')).toHaveCount(table === 'andar-bahar' ? 1 : 0)
    await past.getByRole('button', { name: 'Turu doğrula' }).click()
    await expectProven(past, 'Tur doğrulandı: her adım tutuyor.')
  }
  await playHoldem({ page, phone, house })
})

/** Five cards, a hint, a call by key at the desk and a fold in a hand, in English; the rest of the cards, and what all stakes are paid. */
async function playHoldem({ page, phone, house }: { page: Page; phone: Page; house: TestHouse }) {
  const table = 'casino-holdem-saray'
  await rememberChoices(phone, 'day', 'en')
  await openTable(page, 'poker', 'Casino Hold’em Saray')
  await openTable(phone, 'poker', 'Casino Hold’em Saray')
  await price(page, 'ante').click()
  await expect(log(page)).toContainText('Bahis kondu: Ante, ₺5.')
  await price(phone, 'ante').click()
  await expect(log(phone)).toContainText('Bet laid: Ante, ₺5.')
  await shot(page, `1280-${table}-open`)
  await closeBets(house, table)
  await expect(log(page)).toContainText('1. tur başladı.', { timeout: 30_000 })
  const asked = inGame(page).getByRole('heading', { name: 'Gör ya da çekil' })
  await advanceTelling(house, table, 4)
  await expect(asked).toBeVisible({ timeout: 30_000 })
  await press(page, 'İpucu: en iyi karar').click()
  await expect(
    inGame(page).getByRole('status').filter({ hasText: 'En iyi ortalama' }),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  await shot(page, `1280-${table}-asked`)
  await shot(phone, `390-${table}-asked`)
  await inGame(page).locator('body').press('1')
  await expect(log(page)).toContainText('Gördünüz: ₺10 eklendi.')
  await press(phone, /^Fold/).click()
  await expect(log(phone)).toContainText('You folded.')
  await shot(page, `1280-${table}-called`)
  await advanceTelling(house, table, 30)
  await expect(log(page)).toContainText('Bahsiniz ₺15,00, ödeme ₺', { timeout: 60_000 })
  await expect(log(phone)).toContainText('Your bets ₺5.00, paid ₺0.00.', { timeout: 60_000 })
  const cards = (one: Page) => inGame(one).locator('.tg-board').getByRole('img').count()
  expect(await cards(phone)).toBe(await cards(page))
  await shot(page, `1280-${table}`)
  await shot(phone, `390-${table}`)
  await phone.setViewportSize(DESKTOP)
  await shot(phone, `1280-${table}-day`)
  const past = await openRound(page, /Casino Hold’em Saray/)
  await expect(past).toContainText('Ante: ₺5,00')
  await expect(past).toContainText('Görme: ₺10,00')
  await past.getByRole('button', { name: 'Turu doğrula' }).click()
  await expectProven(past, 'Tur doğrulandı: her adım tutuyor.')
  await shot(page, `1280-${table}-history`)
}

/** What is bet at the desk and in the hand, and what is said of how it ended. */
const OTHERS = [
  {
    table: 'ejderha-kaplan',
    type: 'baccarat',
    name: 'Ejderha Kaplan',
    spot: 'dragon',
    bet: 'Ejderha',
    other: 'tiger',
    text: /1\. tur bitti\. (Ejderha|Kaplan|Beraberlik): Ejderha \(\S+\), Kaplan \(\S+\)\./,
  },
  {
    table: 'sic-bo-sedef',
    type: 'dice',
    name: 'Sic Bo Sedef',
    spot: 'dice-1-2',
    bet: '1 ve 2',
    other: 'small',
    text: /1\. tur bitti\. (Toplam \d+|Üçlü \d): [1-6]–[1-6]–[1-6]\./,
  },
  {
    table: 'sans-carki',
    type: 'game-show',
    name: 'Şans Çarkı',
    spot: 'field-12',
    bet: '12',
    other: 'field-1',
    text: /1\. tur bitti\. (1|2|12|16|25|50|51)\./,
  },
  {
    table: 'andar-bahar',
    type: 'baccarat',
    name: 'Andar Bahar',
    spot: 'bahar',
    bet: 'Bahar',
    other: 'andar',
    text: /1\. tur bitti\. (Andar|Bahar): Joker \S+, \d+\. kart \S+\./,
  },
] as const
