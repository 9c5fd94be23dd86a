import type { FrameLocator, Page } from '@playwright/test'
import { newMember } from '../tools/member.ts'
import {
  balance,
  DESKTOP,
  expect,
  logIn,
  loginLink,
  PHONE,
  chooseLanguage,
  test,
  toast,
  type Lang,
} from '../tools/house.ts'

test.use({ reducedMotion: 'no-preference' })

/** What the story's buttons and figures are called. */
const WORDS = {
  tr: {
    account: 'Hesap',
    accountMenu: 'Hesap menüsü',
    amount: 'Tutar',
    approve: /^Onayla/,
    approved: 'Para hesabınızda',
    buy: /^Bonus al/,
    buyConfirm: /^Satın al ·/,
    deposited: '₺10.250,00',
    games: 'Oyun geçmişi',
    go: 'Başla',
    logOut: 'Çıkış yap',
    lost: /Tur bitti, kazanç yok/,
    pay: /öde$/,
    resumed: 'Yarım kalan turunuz kaldığı yerden sürüyor.',
    searchLobby: 'Oyun adıyla ara',
    skip: 'Geç',
    spin: 'Çevir',
  },
  en: {
    account: 'Account',
    accountMenu: 'Account menu',
    amount: 'Amount',
    approve: /^Approve/,
    approved: 'The money is here',
    buy: /^Buy bonus/,
    buyConfirm: /^Buy ·/,
    deposited: '₺10,250.00',
    games: 'Game history',
    go: 'Begin',
    logOut: 'Log out',
    lost: /no win/i,
    pay: /^Pay /,
    resumed: 'Your unfinished round goes on where it stopped.',
    searchLobby: 'Search by game name',
    skip: 'Skip',
    spin: 'Spin',
  },
} as const
type Words = (typeof WORDS)[Lang]

const SPINS_MAX = 40

async function find(page: Page, words: Words): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/slot')
  const field = page.getByRole('main').getByRole('textbox', { name: words.searchLobby })
  await field.fill('lale')
  await expect(page.getByRole('main').locator('a[data-game-id]').first()).toBeVisible()
}

async function deposit(page: Page, words: Words): Promise<void> {
  await page.goto('/deposit?method=3')
  await page.getByLabel(words.amount).first().fill('250')
  await page.getByRole('main').getByRole('button', { name: words.pay }).click()
  await page.getByRole('button', { name: words.approve }).click()
  await expect(page.getByRole('heading', { name: words.approved })).toBeVisible()
  await expect(balance(page)).toContainText(words.deposited)
}

const inGame = (page: Page): FrameLocator => page.frameLocator('iframe')

async function open(page: Page, words: Words): Promise<void> {
  await page.goto('/slot')
  await page.getByRole('main').locator('a[data-game-id]').first().click()
  await expect(inGame(page).getByRole('button', { name: words.spin, exact: true })).toBeVisible({
    timeout: 30_000,
  })
}

/** Plays one round to its end and says what it paid, in micro-lira. */
function spinButton(page: Page, words: Words) {
  return inGame(page).getByRole('button', { name: words.spin, exact: true })
}

async function spinOnce(page: Page, words: Words): Promise<number> {
  const played = page.waitForResponse((response) => response.url().endsWith('/wallet/play'))
  // A press just after the last round counts as a late skip, not as a spin: press until it plays.
  let isPlayed = false
  void played.then(() => (isPlayed = true))
  await expect(async () => {
    if (!isPlayed) await spinButton(page, words).click({ timeout: 1_000 })
    await page.waitForTimeout(400)
    expect(isPlayed).toBe(true)
  }).toPass({ timeout: 20_000 })
  const reply: unknown = await (await played).json()
  const { round } = reply as { round: { payout: number } }
  await toTheEnd(page, words)
  return round.payout
}

/** Skips whatever is told until the game waits for the next round. */
async function toTheEnd(page: Page, words: Words): Promise<void> {
  const game = inGame(page)
  const spin = spinButton(page, words)
  await expect(async () => {
    for (const name of [words.go, words.skip]) {
      const button = game.getByRole('button', { name, exact: true })
      if (await button.isVisible()) await button.click({ timeout: 1_000 })
    }
    const proceed = game.getByRole('button', { name: /^(Devam|Continue)$/ })
    if (await proceed.isVisible()) await proceed.click({ timeout: 1_000 })
    await expect(spin).toBeEnabled({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

async function winAndLose(page: Page, words: Words): Promise<void> {
  let won = false
  let lost = false
  for (let spins = 0; spins < SPINS_MAX && !(won && lost); spins += 1) {
    if ((await spinOnce(page, words)) > 0) won = true
    else {
      lost = true
      await expect(inGame(page).getByRole('log')).toContainText(words.lost)
    }
  }
  expect({ won, lost }).toEqual({ won: true, lost: true })
}

/** Buys a bonus round, closes the page in the middle of it, and finds it again where it stopped. */
async function closeAndResume(page: Page, words: Words): Promise<Page> {
  const game = inGame(page)
  await game.getByRole('button', { name: words.buy }).click()
  const played = page.waitForResponse((response) => response.url().endsWith('/wallet/play'))
  await game.getByRole('button', { name: words.buyConfirm }).click()
  const reply: unknown = await (await played).json()
  const { round } = reply as { round: { payout: number; active: boolean } }
  expect(round.active).toBe(round.payout > 0)
  const again = await page.context().newPage()
  const size = page.viewportSize()
  if (size !== null) await again.setViewportSize(size)
  await page.close()
  await again.goto('/slot')
  await again.getByRole('main').locator('a[data-game-id]').first().click()
  if (round.active)
    await expect(inGame(again).getByText(words.resumed).first()).toBeAttached({ timeout: 30_000 })
  await toTheEnd(again, words)
  return again
}

async function readHistory(page: Page, words: Words): Promise<void> {
  await page.goto('/profile/games')
  await expect(page.getByRole('heading', { level: 1, name: words.games })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lale Devri/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/[0-9a-f]{16}/)
}

async function leave(page: Page, words: Words, isPhone: boolean): Promise<void> {
  await page.goto('/')
  if (isPhone) await page.getByRole('button', { name: words.account, exact: true }).click()
  else await page.getByRole('button', { name: words.accountMenu }).click()
  await page.getByRole('button', { name: words.logOut }).click()
  await expect(loginLink(page)).toBeVisible()
}

// One evening a width, each in a language of its own: every screen's words are read elsewhere, in both.
for (const [name, viewport, lang] of [
  ['390', PHONE, 'tr'],
  ['1280', DESKTOP, 'en'],
] as const)
  test(`a member’s evening at ${name}, in ${lang}`, async ({ browser, house }) => {
    test.setTimeout(240_000)
    const words = WORDS[lang]
    const context = await browser.newContext({
      baseURL: house.settings.publicUrl,
      viewport,
      hasTouch: name === '390',
      reducedMotion: 'reduce',
    })
    const member = await newMember(house)
    let page = await context.newPage()
    await chooseLanguage(page, lang)
    await find(page, words)
    await logIn(page, member)
    await deposit(page, words)
    await open(page, words)
    await winAndLose(page, words)
    page = await closeAndResume(page, words)
    await readHistory(page, words)
    await leave(page, words, name === '390')
    await expect(toast(page, /./).first()).toBeVisible()
    await context.close()
  })
