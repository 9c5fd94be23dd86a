/**
 * Those who are at one table: a desk in Turkish by night, a phone in English by day; three at one spin; a table that is filmed; then
 * blackjack by keyboard and by day. Costs a house and some four rounds.
 */
import type { Browser } from '@playwright/test'
import { jobActor } from '#server/action/actor.ts'
import { port } from '#server/database/database.ts'
import { setTableVideo } from '#server/floor/tables/operate.ts'
import { notifyTouched } from '#server/push/notify.ts'
import { STUDIO_ORIGIN, type TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { chooseLanguage, DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { closeBets, lengthenRounds, phoneBeside } from '../tools/told-rounds.ts'
import { changeMode } from '../tools/walk.ts'

test.use({ reducedMotion: 'no-preference' })

const button = (page: Page, name: RegExp | string) =>
  inGame(page).getByRole('button', { name }).first()
const line = (page: Page, text: string) =>
  inGame(page).locator('.room-lines li').filter({ hasText: text })
const shot = (page: Page, name: string) => page.screenshot({ path: `.results/table-${name}.png` })

async function openTable(page: Page, house: TestHouse, type: string, name: RegExp): Promise<void> {
  await logInAsNew(page, house)
  await goToTable(page, type, name)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

async function writeLine(page: Page, text: string, send: string): Promise<void> {
  await inGame(page).locator('.room-input').fill(text)
  await button(page, send).click()
}

/** The house is busy whenever the room is asked for, until it is mended; then it says in which language it was asked. */
async function refuseRoom(page: Page, message: string): Promise<() => string> {
  let [isBusy, asked] = [true, '']
  await page.route('**/rgs/floor/room', async (route) => {
    if (!isBusy) return route.fallback()
    asked = route.request().headers()['accept-language'] ?? ''
    const json = { result: false, message, code: 429, data: { refusal: 'busy' } }
    return route.fulfill({ status: 429, json })
  })
  return () => {
    isBusy = false
    return asked
  }
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
  await openTable(phone, house, 'roulette', /European Roulette/)
  await changeMode(phone, 'day')

  await button(page, /^Masadakiler ve sohbet/).press('Enter')
  await expect(inGame(page).locator('.room h2')).toHaveText('Masada 2 kişi', { timeout: 20_000 })
  await expect(inGame(page).locator('.room-names')).toHaveText('N•••r, N•••r')
  await writeLine(page, 'siktir', 'Gönder')
  await expect(inGame(page).locator('.room-said')).toContainText('Bu satır yazılamaz')
  await writeLine(page, 'İyi şanslar!', 'Gönder')
  await expect(line(page, 'İyi şanslar!')).toContainText('Siz')
  await expect(line(page, 'siktir')).toHaveCount(0)

  // The button says that there is something new, before anything is opened.
  await expect(button(phone, /there are new lines/)).toBeVisible()
  // A room that cannot be read says why, until it can: it is asked for again by itself.
  const mend = await refuseRoom(phone, 'We are busy right now.')
  await button(phone, /^Who is here, and chat/).click()
  await expect(inGame(phone).locator('.room-said')).toHaveText('We are busy right now.')
  expect(mend()).toBe('en')
  await expect(inGame(phone).locator('.room-said')).toHaveText('', { timeout: 10_000 })
  await expect(line(phone, 'İyi şanslar!')).toContainText('N•••r')
  await writeLine(phone, 'Good luck to you', 'Send')
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
  await expect(inGame(page).locator('.rl-often')).toContainText('Sayımlar 37 turdan sonra', {
    timeout: 60_000,
  })
  await shot(page, 'often-1280')
})

const WHEEL = 'fransiz-ruleti'

test('three at one spin, one of them by thumb: each sees the others and what they bet, the round is drawn once and all see it, and who went away comes back to it', async ({
  page,
  house,
  browser,
}) => {
  test.setTimeout(240_000)
  await lengthenRounds(house, 'roulette')
  const phone = await phoneBeside(browser, house, { hasTouch: true })
  const other = await deskBeside(browser, house)
  await page.setViewportSize(DESKTOP)
  const all = [page, phone, other]
  for (const one of all) await openTable(one, house, 'roulette', /Fransız Ruleti/)
  await button(page, /^Masadakiler ve sohbet/).press('Enter')
  await expect(inGame(page).locator('.room h2')).toHaveText('Masada 3 kişi', { timeout: 20_000 })
  await expect(inGame(page).locator('.room-names')).toHaveText('N•••r, N•••r, N•••r')

  await button(phone, /^Tek sayı 17,/).tap()
  await expect(log(phone)).toContainText('Bahis kondu: Tek sayı 17, ₺5.')
  await button(phone, /^Kırmızı,/).tap()
  await expect(log(phone)).toContainText('Bahis kondu: Kırmızı, ₺5.')
  // Of others a table shows the masked name and the stake, and no spot.
  for (const one of [page, other]) {
    const theirs = inGame(one).locator('.rl-rows li').filter({ hasText: '₺10' })
    await expect(theirs).toHaveText(/^N•••r₺10$/)
  }
  await button(other, /^Siyah,/).click()
  await expect(log(other)).toContainText('Bahis kondu: Siyah, ₺5.')
  await expect(inGame(page).locator('.rl-rows li')).toHaveCount(2)
  await writeLine(page, 'İyi şanslar!', 'Gönder')
  await expect(button(phone, /yeni satır var/)).toBeVisible()
  await button(phone, /^Masadakiler ve sohbet/).tap()
  await expect(line(phone, 'İyi şanslar!')).toContainText('N•••r')
  await button(phone, 'Kapat').tap()

  await closeBets(house, WHEEL)
  await expect(log(other)).toContainText('Top dönüyor.', { timeout: 30_000 })
  const table = other.url()
  await other.goto('/robots.txt')
  await other.goto(table)
  const fell: string[] = []
  for (const one of all) {
    const pocket = inGame(one).locator('.rl-result .rl-pocket')
    await expect(pocket).toBeVisible({ timeout: 60_000 })
    fell.push(await pocket.innerText())
  }
  await shot(phone, 'three-390')
  const { rows } = await house.owner.pool.query<{ pocket: string; staked: bigint }>(
    `select r.outcome ->> 'pocket' as pocket,
       (select sum(s.amount)::bigint from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
        where f.table_id = r.table_id and f.number = r.number and s.state in ('paid', 'lost')) as staked
     from floor_rounds r where r.table_id = $1 and r.settled_at is not null`,
    [WHEEL],
  )
  expect(rows).toEqual([{ pocket: fell[0], staked: 15_000_000n }])
  expect(new Set(fell).size).toBe(1)
  await expect(log(phone)).toContainText('Bahsiniz ₺10,00, ödeme ₺')
  await expect(inGame(other).locator('.rl-own')).toHaveCount(1)
  await expect(inGame(other).locator('.rl-own')).toContainText('Siyah')
  await phone.context().close()
  await other.context().close()
})

async function deskBeside(browser: Browser, { settings }: TestHouse): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'tr-TR',
    baseURL: settings.publicUrl,
  })
  return context.newPage()
}

const VIDEO = `${STUDIO_ORIGIN}/tables/wheel.webm`

test('a filmed table shows the studio in place of its wheel, silent until it is asked for, and the wheel where no video comes', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  await lengthenRounds(house, 'roulette')
  const body = await smallVideo(page)
  await page.route(VIDEO, (route) => route.fulfill({ body, contentType: 'video/webm' }))
  await page.route(`${STUDIO_ORIGIN}/gone.webm`, (route) => route.fulfill({ status: 404 }))
  await film(house, VIDEO)
  await page.setViewportSize(DESKTOP)
  await openTable(page, house, 'roulette', /Fransız Ruleti/)
  const game = inGame(page)
  const video = game.locator('video')
  const wheel = game.locator('.rl-wheel')
  await expect(video).toBeVisible({ timeout: 20_000 })
  await expect(video).toHaveAccessibleName(/Stüdyodan canlı görüntü/)
  const at = () => video.evaluate((one: HTMLVideoElement) => [one.currentTime > 0, one.videoWidth])
  await expect.poll(at).toEqual([true, 160])
  await expect(wheel).toBeHidden()
  await shot(page, 'filmed-1280')
  expect(await violations(page)).toEqual([])
  const isMuted = () => video.evaluate((one: HTMLVideoElement) => one.muted)
  expect(await isMuted()).toBe(true)
  await button(page, 'Stüdyo sesini aç').press('Enter')
  expect(await isMuted()).toBe(false)
  await page.setViewportSize(PHONE)
  await shot(page, 'filmed-390')
  await button(page, 'Çizimi göster').press('Enter')
  await expect(video).toHaveCount(0)
  await expect(wheel).toBeVisible()
  await button(page, 'Stüdyoyu göster').press('Enter')
  await expect(video).toBeVisible()

  // While one looks: another address where there is nothing, and one that no operator named.
  for (const address of [`${STUDIO_ORIGIN}/gone.webm`, 'https://elsewhere.kasa.test/wheel.webm']) {
    await film(house, address)
    await expect(video).toHaveCount(0, { timeout: 20_000 })
    await expect(wheel).toBeVisible()
    await film(house, VIDEO)
    await expect(video).toBeVisible({ timeout: 20_000 })
  }
  await film(house, null)
  await expect(wheel).toBeVisible()
  await expect(game.locator('.studio-acts')).toHaveCount(0)
})

async function film({ owner: { db } }: TestHouse, address: string | null): Promise<void> {
  await setTableVideo(db, jobActor('journey'), WHEEL, address)
  await notifyTouched(port(db), [['table', [WHEEL]]])
}

/** A second of changing colours, as this browser records it. */
async function smallVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const ended = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.start()
    for (let n = 0; n < 10; n += 1) {
      if (context) context.fillStyle = `hsl(${n * 36} 80% 50%)`
      context?.fillRect(0, 0, 160, 90)
      await new Promise((done) => setTimeout(done, 100))
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  })
  return Buffer.from(base64, 'base64')
}

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
