/** Free rounds as a member has them: asked for, told in the game, played, and found again. About twenty seconds a width. */
import type { FrameLocator, Page } from '@playwright/test'
import { offerRounds } from '#server/bonus/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { chooseLanguage, DESKTOP, expect, main, nothingOver, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { takePicture } from '../tools/pictures.ts'

const WORDS = {
  tr: {
    offer: 'Deneme turları',
    demoOffer: 'Lale Devri’nde 10 ücretsiz tur',
    least: 'En az yatırma',
    ask: '2 ücretsiz turu iste',
    terms: 'Bonus şartları',
    nothingTaken: 'bakiyenizden bir şey alınmaz',
    after: '2 katı bahis yapılınca nakde döner',
    pill: (left: number) => new RegExp(`${left} ücretsiz turunuz oynanmayı bekliyor`),
    short: (left: number) => `${left} tur`,
    openPurse: 'Cüzdanı aç',
    purse: /Kalan ücretsiz tur 2 .*Kazancınız, 2 katı bahis yapılınca nakde döner/,
    history: '2 turdan 0 tanesi oynandı · 2 tur kaldı · sonra kazancın 2 katı',
    open: 'Lale Devri oyununu aç',
    about: /2 ücretsiz turdan 2 tanesi duruyor/,
    chip: (left: number) => `Ücretsiz tur: ${left} kaldı, her biri ₺2,00. Ayrıntıları göster`,
    spin: (left: number) => `Ücretsiz turu çevir, ${left} kaldı`,
    begun: /Ücretsiz tur 1 \/ 2 başladı\. ₺2,00 bahsi biz yatırdık/,
    sheet: 'Ücretsiz turlarınız',
    own: 'Kendi bahsimle oyna',
    ownSpin: 'Çevir',
    back: 'Ücretsiz turlara dön',
    over: /Ücretsiz turlar bitti\. Toplam kazanç ₺/,
    skip: 'Geç',
    go: /^(Başla|Devam)$/,
    free: 'Ücretsiz tur',
    freeText: 'bahsi bonusunuzdan biz yatırdık',
  },
  en: {
    offer: 'Trial rounds',
    demoOffer: '10 free rounds at Lale Devri',
    least: 'Least deposit',
    ask: 'Ask for 2 free rounds',
    terms: 'Bonus terms',
    nothingTaken: 'nothing is taken from your balance',
    after: 'after 2 times of it in stakes it is cash',
    pill: (left: number) => new RegExp(`${left} free rounds are left to play`),
    short: (left: number) => `${left} rounds`,
    openPurse: 'Open the purse',
    purse: /2 free rounds left .*What they win is cash after 2 times of it in stakes/,
    history: '0 of 2 rounds played · 2 left · then 2 times what they win',
    open: 'Open Lale Devri',
    about: /2 of 2 free rounds are left/,
    chip: (left: number) => `Free rounds: ${left} left at ₺2.00 each. Show the details`,
    spin: (left: number) => `Spin a free round, ${left} left`,
    begun: /Free round 1 of 2 begun\. We put down the ₺2\.00 stake/,
    sheet: 'Your free rounds',
    own: 'Play with my own stake',
    ownSpin: 'Spin',
    back: 'Back to the free rounds',
    over: /The free rounds are over\. They won ₺/,
    skip: 'Skip',
    go: /^(Begin|Continue)$/,
    free: 'Free round',
    freeText: 'we put down its stake out of your bonus',
  },
} as const
type Words = (typeof WORDS)['tr' | 'en']

const inGame = (page: Page): FrameLocator => page.frameLocator('iframe')
const button = (page: Page, name: string | RegExp) =>
  inGame(page).getByRole('button', { name, exact: true })

/**
 * Presses the star, and whatever is told away, until what comes after the round can be pressed. Answers the balance
 * that the round left before it was paid, in micro-lira.
 */
async function spinFree(page: Page, words: Words, left: number, next: string): Promise<number> {
  const played = page.waitForResponse((response) => response.url().endsWith('/wallet/play'))
  let isPlayed = false
  void played.then(() => (isPlayed = true))
  await expect(async () => {
    if (!isPlayed) await button(page, words.spin(left)).click({ timeout: 1_000 })
    await page.waitForTimeout(300)
    expect(isPlayed).toBe(true)
  }).toPass({ timeout: 20_000 })
  const reply: unknown = await (await played).json()
  await expect(async () => {
    for (const name of [words.go, words.skip]) {
      const shown = button(page, name)
      if (await shown.first().isVisible()) await shown.first().click({ timeout: 1_000 })
    }
    await expect(button(page, next)).toHaveAttribute('aria-disabled', 'false', { timeout: 500 })
  }).toPass({ timeout: 60_000 })
  return (reply as { balance: { amount: number } }).balance.amount
}

for (const [lang, size, mode] of [
  ['tr', PHONE, 'night'],
  ['en', DESKTOP, 'day'],
] as const)
  test(`PROT-42 PROT-82 free rounds are asked for, told on the site and in the game in place of the stake, and played without touching the balance, at ${size.width}, in ${lang}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000)
    const words = WORDS[lang]
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    await rememberChoices(page, mode, lang)
    const offer = await offerRounds(house, { rounds: 2 })
    await logInByApi(page, await newMember(house))
    await page.goto('/bonuses')
    const card = main(page).getByRole('article').filter({ hasText: words.offer }).last()
    await expect(card).toBeVisible()
    await takePicture(page, `free-offers-${size.width}`)
    // Rounds that a deposit is asked for say so on their face.
    const asking = main(page).getByRole('article').filter({ hasText: words.demoOffer })
    await expect(asking.getByRole('term').filter({ hasText: words.least })).toBeVisible()
    await expect(asking).toContainText(/₺250[.,]00/)
    await expect(card).not.toContainText(words.least)
    await card.getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('table', { name: words.terms })).toContainText(words.nothingTaken)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `free-terms-${size.width}`)
    await sheet.getByRole('button', { name: words.ask }).click()
    const active = main(page).getByRole('region', { name: words.offer })
    await expect(active.getByRole('progressbar')).toHaveAttribute('value', '0')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await active.scrollIntoViewIfNeeded()
    await takePicture(page, `free-active-${size.width}`)
    // How many are left and what comes after: on the card, in the bar, the purse and the history.
    await expect(active).toContainText(words.after)
    await expect(active.getByRole('definition').last()).toHaveText('2')
    const pill = page.getByRole('banner').getByRole('link', { name: words.pill(2) })
    await expect(pill).toContainText(words.short(2))
    await page.getByTitle(words.openPurse).click()
    await expect(page.locator('#purse')).toContainText(words.purse)
    await takePicture(page, `free-purse-${size.width}`)
    await page.keyboard.press('Escape')
    await nothingOver(page)
    await page.goto('/profile/bonuses')
    await expect(
      main(page).getByRole('row').filter({ hasText: words.offer }).first(),
    ).toContainText(words.history)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `free-bonuses-${size.width}`)
    await page.goto('/bonuses')
    // Other journeys of this house see the offers that it has anyway.
    await house.database.db
      .updateTable('bonus_offers')
      .set({ closed_at: new Date() })
      .where('id', '=', offer)
      .execute()
    await active.getByRole('link', { name: words.open }).click()

    await expect(button(page, words.spin(2))).toBeVisible({ timeout: 30_000 })
    await expect(inGame(page).getByRole('status')).toContainText(words.about)
    await expect(inGame(page).getByRole('log')).toContainText(words.about)
    await takePicture(page, `free-game-${size.width}`)
    expect(await spinFree(page, words, 2, words.spin(1))).toBe(10_000_000_000)
    await expect(inGame(page).getByRole('log')).toContainText(words.begun)

    await button(page, words.chip(1)).click()
    const dialog = inGame(page).getByRole('dialog', { name: words.sheet })
    await expect(dialog).toContainText(words.nothingTaken)
    await takePicture(page, `free-sheet-${size.width}`)
    await dialog.getByRole('button', { name: words.own }).click()
    await expect(button(page, words.ownSpin)).toBeVisible()
    await button(page, words.back).click()
    await spinFree(page, words, 1, words.ownSpin)
    await expect(inGame(page).getByRole('status')).toContainText(words.over)
    await takePicture(page, `free-over-${size.width}`)

    await page.goto('/profile/games')
    const row = main(page).getByRole('row').filter({ hasText: words.free }).first()
    await expect(row).toBeVisible()
    await takePicture(page, `free-history-${size.width}`)
    await row.getByRole('link').click()
    await expect(page.getByRole('dialog')).toContainText(words.freeText)
    await takePicture(page, `free-round-${size.width}`)
  })
