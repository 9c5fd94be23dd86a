import { TESTER } from '#server/action/testing.ts'
import type { FrameLocator, Page, Request } from '@playwright/test'
import { changeSettings } from '#server/round/publish/game-settings.ts'
import { expect, test, toast } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { quietenDemo } from '../tools/quiet-demo.ts'

const inGame = (page: Page): FrameLocator => page.frameLocator('iframe')
const spin = (page: Page) => inGame(page).getByRole('button', { name: 'Çevir', exact: true })
const auto = (page: Page) =>
  inGame(page).getByRole('button', { name: 'Otomatik oyun', exact: true })
const stop = (page: Page) => inGame(page).getByRole('button', { name: /tur kaldı$/ })

/** Every play that the page sends from here on. */
function plays(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wallet/play')) sent.push(request)
  })
  return sent
}

async function openDemo(page: Page): Promise<void> {
  await page.goto('/slot')
  await page.getByRole('link', { name: 'Demo oyna: Lale Devri' }).click()
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 })
}

test('a visitor plays a demo, marked as such everywhere, and the proof shows its sealed seed', async ({
  page,
  house,
}) => {
  const rounds = () =>
    house.database.db.selectFrom('bets').select('id').where('placed_at', '>', began).execute()
  const began = house.clock()
  await openDemo(page)
  await expect(page).toHaveURL(/\/demo\/slot\/\d+$/)
  await expect(page.getByText('Demo, oyun parası')).toBeVisible()
  await expect(inGame(page).getByText('Demo, oyun parası')).toBeVisible()
  await expect(page.getByRole('banner').or(page.locator('header'))).toContainText('₺10.000,00')
  const reply = page.waitForResponse((response) => response.url().endsWith('/wallet/play'))
  await spin(page).click()
  expect(((await (await reply).json()) as { round: { amount: number } }).round.amount).toBe(
    5_000_000,
  )
  await expect(inGame(page).getByRole('log')).toContainText(/Tur bitti/, { timeout: 60_000 })
  expect(await rounds()).toEqual([])
  const before = await page.locator('iframe').getAttribute('src')
  await page.reload()
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 })
  await expect(page.locator('iframe')).toHaveAttribute('src', before ?? '')
  await page.getByRole('button', { name: 'Adillik kanıtı' }).click()
  const proof = page.getByRole('dialog')
  await expect(proof).toContainText(/[0-9a-f]{64}/)
  await proof.getByRole('button', { name: 'Demoyu bitir ve tohumu aç' }).click()
  await proof.getByRole('button', { name: 'Bütün turları doğrula' }).click()
  await expect(proof).toContainText('1 turun 1 tanesi tohumdan yeniden çıktı.')
  await expect(proof).toContainText('demo açılırken burada gösterilenlerin aynısı')
  await expect(proof).toContainText('eksik yok ve 1. turda bitiyor')
  await expect(proof.locator('[data-holds="false"]')).toHaveCount(0)
  const last = await page.locator('iframe').getAttribute('src')
  await proof.getByRole('button', { name: 'Yeni demo başlat' }).click()
  await expect(page.locator('iframe')).not.toHaveAttribute('src', last ?? '')
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 })
})

test('autoplay begins only with a loss limit, counts down, and a press ends it at once', async ({
  page,
  house,
}) => {
  await openDemo(page)
  await quietenDemo(page, house, 'lale-devri')
  const sent = plays(page)
  await auto(page).click()
  const sheet = inGame(page).getByRole('dialog')
  // It is not `disabled`: a press on it leads to the choice that is missing.
  await sheet.getByRole('button', { name: 'Önce kayıp sınırını seçin' }).click({ force: true })
  await expect(sheet.getByRole('radio', { name: '₺25,00' })).toBeFocused()
  await expect(sheet).toBeVisible()
  expect(sent).toHaveLength(0)
  await sheet.getByRole('radio', { name: '₺250,00' }).check()
  await sheet.getByRole('button', { name: 'Başlat: 10 tur, en çok ₺250,00 kayıp' }).click()
  await expect(stop(page)).toHaveAccessibleName(/durdur, 8 tur kaldı$/, { timeout: 60_000 })
  await page.keyboard.press('Space')
  await expect(inGame(page).getByRole('status')).toContainText('Otomatik oyunu durdurdunuz')
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
  const bought = sent.length
  // By hand, the next round is the very next one.
  await expect(async () => {
    await spin(page).click({ timeout: 1_000 })
    expect(sent.length).toBe(bought + 1)
  }).toPass({ timeout: 20_000 })
})

test('autoplay ends when the tab is left, and when the server refuses', async ({ page, house }) => {
  await openDemo(page)
  await quietenDemo(page, house, 'lale-devri')
  const begin = async () => {
    await auto(page).click()
    const sheet = inGame(page).getByRole('dialog')
    await sheet.getByRole('radio', { name: '₺250,00' }).check()
    await sheet.getByRole('button', { name: /^Başlat/ }).click()
  }
  await begin()
  await expect(stop(page)).toBeVisible()
  const game = page.frames().find((frame) => frame.url().includes('sessionID'))
  await game?.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  })
  await expect(inGame(page).getByRole('status')).toContainText('Sekmeden ayrıldığınız için')
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 })
  await page.route('**/wallet/play', (route) =>
    route.fulfill({ status: 500, json: { error: 'ERR_MAINTENANCE', message: '', status: {} } }),
  )
  const sent = plays(page)
  const log = inGame(page).getByRole('log')
  const begun = await log.getByText(/^Tur başladı/).count()
  await begin()
  await expect(inGame(page).getByRole('status')).toContainText('bakımda')
  await expect(spin(page)).toBeEnabled()
  expect(sent).toHaveLength(1)
  // A round that was refused is not said to have begun.
  await expect(log).toContainText('bakımda')
  await expect(log.getByText(/^Tur başladı/)).toHaveCount(begun)
})

test('where the operator has closed spins, both buttons say so and the bonus is still sold', async ({
  page,
  house,
}) => {
  const { db } = house.database
  await changeSettings(db, TESTER, 'lale-devri', { closed_modes: ['BASE'] })
  try {
    await page.goto('/demo/slot/1')
    const words = 'Çevirmeler şu anda kapalı; bonus alınabilir.'
    await expect(inGame(page).getByText(words)).toBeVisible({ timeout: 30_000 })
    const sent = plays(page)
    for (const button of [spin(page), auto(page)]) {
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(words)
      await button.click({ force: true })
      await expect(inGame(page).getByRole('status')).toContainText(words)
    }
    expect(sent).toHaveLength(0)
    await inGame(page)
      .getByRole('button', { name: /^Bonus al/ })
      .click()
    const sheet = inGame(page).getByRole('dialog')
    await sheet.getByRole('button', { name: /^Satın al/ }).click()
    await expect(inGame(page).getByRole('log')).toContainText('Bonus satın alındı')
  } finally {
    await changeSettings(db, TESTER, 'lale-devri', { closed_modes: [] })
  }
})

test('a member watches a round again and shares it; a visitor sees it by its link alone', async ({
  page,
  house,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInByApi(page, await newMember(house))
  await page.goto('/play/slot/1')
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 })
  await spin(page).click()
  await expect(inGame(page).getByRole('log')).toContainText(/Tur bitti/, { timeout: 60_000 })
  await page.goto('/profile/games')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lale Devri/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Paylaş' }).click()
  await expect(toast(page, 'Paylaşım bağlantısı kopyalandı')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/replay\/lale-devri\/1\/base\/\d+\?amount=5$/)
  await sheet.getByRole('link', { name: 'Tekrar izle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lale Devri: sonuç tekrarı')

  const stranger = await (await browser.newContext()).newPage()
  const asked: string[] = []
  stranger.on('request', (request) => asked.push(request.url()))
  await stranger.goto(link)
  await expect(inGame(stranger).getByText('Tekrar', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  const again = inGame(stranger).getByRole('button', { name: 'Yeniden izle' })
  await expect(again).toBeEnabled({ timeout: 60_000 })
  await expect(inGame(stranger).getByText('Bakiye')).toBeHidden()
  await again.click()
  await expect(
    inGame(stranger)
      .getByRole('log')
      .getByText(/Yayımlanmış sonuç/),
  ).toHaveCount(2)
  expect(asked.filter((url) => url.includes('/wallet/'))).toEqual([])
  await stranger.goto(link.replace(/base\/\d+/, 'base/99999999'))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Böyle bir sonuç yok')
  await stranger.context().close()
})
