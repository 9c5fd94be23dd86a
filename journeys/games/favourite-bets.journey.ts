/**
 * Boards that are kept, at a desk by keyboard and on a phone by thumb, as one member on two devices; a table that speaks one language on a
 * site in the other; and what fell of late. Costs a house and some three rounds.
 */
import type { FloorOpened } from '#contract/games/floor-protocol.ts'
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { chooseLanguage, DESKTOP, expect, logIn, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { newMember } from '../tools/member.ts'
import { lengthenRounds } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'reduce', viewport: DESKTOP })

const button = (page: Page, name: RegExp | string) =>
  inGame(page).getByRole('button', { name }).first()
const shot = (page: Page, name: string) => page.screenshot({ path: `.results/boards-${name}.png` })
const sheet = (page: Page) => inGame(page).getByRole('dialog')
const status = (page: Page) => sheet(page).getByRole('status')
const pressed = (page: Page, key: string) => inGame(page).locator(':focus').press(key)

async function sitAt(page: Page, name: RegExp): Promise<void> {
  await goToTable(page, 'roulette', name)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

async function openAsNew(page: Page, house: TestHouse, name: RegExp): Promise<void> {
  await lengthenRounds(house, 'roulette')
  await logInAsNew(page, house)
  await sitAt(page, name)
}

test('TABLE-03 a board is kept and laid by keyboard in Turkish, then found, renamed and removed by thumb on a phone in English', async ({
  page,
  house,
  browser,
}) => {
  test.setTimeout(240_000)
  await lengthenRounds(house, 'roulette')
  const username = await newMember(house)
  await page.goto('/login')
  await logIn(page, username)
  await sitAt(page, /Fransız Ruleti/)

  await button(page, 'Favori bahisler').press('Enter')
  await expect(sheet(page)).toContainText('Henüz bir tahta saklamadınız.')
  await expect(sheet(page)).toContainText('Saklamak için önce masaya fiş koyun.')
  await pressed(page, 'Escape')
  await expect(button(page, 'Favori bahisler')).toBeFocused()

  await button(page, 'Sıfır, 4 fiş').press('Enter')
  await expect(log(page)).toContainText('Bahis kondu: Tek sayı 26, ₺5.')
  await expect(log(page)).toContainText('Bahis kondu: İkili 32–35, ₺5.')
  await button(page, 'Favori bahisler').press('Enter')
  await sheet(page).getByRole('textbox').focus()
  await inGame(page).locator(':focus').fill('Sıfırlar')
  await pressed(page, 'Enter')
  await expect(status(page)).toHaveText('Sıfırlar saklandı.')
  await expect(sheet(page).locator('.boards li')).toContainText(['4 yer · ₺20'])
  expect(await violations(page)).toEqual([])
  await shot(page, 'kept-1280')
  await pressed(page, 'Escape')
  await button(page, 'Temizle').press('Enter')
  await expect(log(page)).toContainText('Bahis geri alındı: Tek sayı 26, ₺5.')
  await expect(inGame(page).locator('.rl-laid .floor-chip')).toHaveCount(0)

  await button(page, 'Favori bahisler').press('Enter')
  await button(page, 'Sıfırlar: koy, ₺20').press('Enter')
  await expect(sheet(page)).toBeHidden()
  await expect(inGame(page).locator('.rl-laid .floor-chip')).toHaveCount(4)
  await shot(page, 'laid-1280')

  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: house.settings.publicUrl,
    hasTouch: true,
  })
  const phone = await context.newPage()
  await chooseLanguage(phone, 'en')
  await phone.goto('/login')
  await logIn(phone, username)
  await sitAt(phone, /European Roulette/)
  await button(phone, 'Favourite bets').tap()
  await expect(sheet(phone).locator('.boards li')).toContainText(['Sıfırlar'])
  await button(phone, 'Sıfırlar: rename').tap()
  await sheet(phone).locator('.boards input').fill('Zeros')
  await sheet(phone).locator('.boards').getByRole('button', { name: 'Keep' }).tap()
  await expect(status(phone)).toHaveText('Now called Zeros.')
  expect(await violations(phone)).toEqual([])
  await shot(phone, 'kept-390')
  await button(phone, 'Zeros: remove').tap()
  await expect(sheet(phone)).toContainText('Remove it?')
  await button(phone, 'Cancel').tap()
  await button(phone, 'Zeros: lay, ₺20').tap()
  await expect(inGame(phone).locator('.rl-laid .floor-chip')).toHaveCount(4)
  await shot(phone, 'laid-390')
  await button(phone, 'Favourite bets').tap()
  await button(phone, 'Zeros: remove').tap()
  await sheet(phone).getByRole('button', { name: 'Remove', exact: true }).tap()
  await expect(status(phone)).toHaveText('Zeros was removed.')
  await expect(sheet(phone)).toContainText('You keep no board yet.')
  await context.close()
})

test('TABLE-04 London speaks English on a site in Turkish, and İstanbul Turkish on one in English; what is pressed is the site’s', async ({
  page,
  house,
}) => {
  test.setTimeout(180_000)
  await openAsNew(page, house, /London Roulette/)
  await expect(inGame(page).locator('.rl-phase')).toHaveText('Bets are open')
  await expect(inGame(page).locator('.rl-phase')).toHaveAttribute('lang', 'en')
  await expect(log(page)).toContainText(/Round \d+: bets are open\./)
  await expect(button(page, 'İkiye katla')).toBeVisible()
  await button(page, /^Masadakiler ve sohbet/).click()
  await expect(inGame(page).locator('.room-foot')).toContainText('Bu masada İngilizce yazılır.')
  await pressed(page, 'Escape')
  await shot(page, 'london-1280')
  await page.goto('/live/type/roulette')
  const tile = (name: RegExp) => page.getByRole('link', { name }).first()
  const sign = (name: RegExp) => tile(name).locator('[data-phase]')
  await expect(sign(/London Roulette/).getByText('en', { exact: true })).toBeVisible()
  await expect(sign(/İstanbul Ruleti/).getByText('tr', { exact: true })).toBeVisible()
  await expect(sign(/Avrupa Ruleti/).getByText(/^(tr|en)$/)).toHaveCount(0)
  await shot(page, 'lobby-1280')
  await chooseLanguage(page, 'en')
  await page.reload()
  await sitAt(page, /Istanbul Roulette/)
  await expect(inGame(page).locator('.rl-phase')).toHaveText('Bahisler açık')
  await expect(inGame(page).getByRole('heading', { level: 1 })).toHaveText('Istanbul Roulette')
  await expect(button(page, 'Double')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await shot(page, 'istanbul-1280')
})

test('TABLE-05 counts of the last 500 rounds are shown beside the wheel once there are enough of them', async ({
  page,
  house,
}) => {
  test.setTimeout(180_000)
  await openAsNew(page, house, /Oto Rulet/)
  const often = inGame(page).locator('.rl-often')
  await expect(often).toContainText('Sayımlar 37 turdan sonra gösterilir')
  await shot(page, 'few-1280')
  // As many as a table has published after a night.
  const fell = (number: number) => ({ number, outcome: { pocket: [17, 17, 5, 0, 32][number % 5] } })
  await page.route('**/rgs/floor/open', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: FloorOpened }
    const table = { ...reply.data.table, last: [fell(10_600)] }
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, table } } })
  })
  await page.route('**/rgs/floor/rounds/**', async (route) => {
    const [from = 0, to = 0] = route.request().url().split('/').slice(-2).map(Number)
    const rounds = Array.from({ length: to - from + 1 }, (_, at) => fell(from + at))
    await route.fulfill({ json: { result: true, message: 'OK', data: { rounds }, code: 200 } })
  })
  await sitAt(page, /Oto Rulet/)
  await expect(often.locator('h3').first()).toHaveText('En sık, son 500 turda', { timeout: 60_000 })
  await expect(often.locator('ul').first()).toContainText('17')
  await expect(often.locator('[data-share="black"]')).toContainText('%40')
  await expect(often.locator('[data-share="0"]')).toContainText('%20')
  await expect(often.locator('[data-share="dozen-2"]')).toContainText('2. düzine')
  expect(await violations(page)).toEqual([])
  await shot(page, 'counts-1280')
})
