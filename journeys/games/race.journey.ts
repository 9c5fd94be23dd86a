/** Golden race in two browsers at once, at a desk and on a phone, then by keyboard. Costs a house and some three races. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log, press } from '../tools/game-frame.ts'
import { DESKTOP, expect, test, type Page } from '../tools/house.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'
import { closeBets, lengthenRounds, phoneBeside, advanceTelling } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

async function openTrack(page: Page, house: TestHouse, name: RegExp): Promise<void> {
  await lengthenRounds(house, 'race')
  await logInAsNew(page, house)
  await page.goto('/golden-race')
  await page.getByRole('link', { name }).first().click()
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 90_000 })
}

/** Waits for a race that stays open until the journey closes it. */
async function freshRace(page: Page): Promise<string> {
  await expect(inGame(page).locator('.vg-ring b')).toHaveText(/^\d{3}$/, { timeout: 90_000 })
  return (await inGame(page).locator('.rc-way').textContent())?.split('.')[0] ?? ''
}

const shot = (page: Page, name: string) => page.screenshot({ path: `.results/race-${name}.png` })

/** What is said of a race stands over it, and nobody runs behind. */
async function expectAbove(page: Page, plate: string): Promise<void> {
  const [plateBox, run] = [
    await inGame(page).locator(plate).boundingBox(),
    await inGame(page).locator('.vg-canvas').boundingBox(),
  ]
  if (!plateBox || !run) throw new Error(`${plate} is not shown`)
  expect(plateBox.y + plateBox.height).toBeLessThanOrEqual(run.y + 1)
}

test('SCREEN-01/golden-race a slip that grows moves neither race nor prices, and says when it is full; Back closes the rules, and not the game', async ({
  page,
  house,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  await openTrack(page, house, /Altın Yarış Haliç/)
  await freshRace(page)
  const [scene, prices] = ['.vg-scene', '.rc-pairs'].map((name) => inGame(page).locator(name))
  const boxes = async () => [await scene?.boundingBox(), await prices?.boundingBox()]
  const before = await boxes()
  expect(before[0]?.height).toBeGreaterThan(250)
  const cells = inGame(page).locator('.rc-pairs .vg-odds')
  for (let nth = 0; nth < 21; nth += 1) await cells.nth(nth).click()
  expect(await boxes()).toEqual(before)
  const full = 'Kupon dolu: bir kupon en çok 20 seçim alır.'
  await expect(inGame(page).locator('.notice')).toContainText(full)
  await expect(log(page)).toContainText(full)
  await expect(inGame(page).locator('.vg-lines li')).toHaveCount(20)
  await shot(page, '1280-full')

  const address = page.url()
  await press(page, 'Kurallar ve ödeme tablosu').click()
  await expect(inGame(page).getByRole('dialog')).toContainText('Bir kupon en çok 20 seçim alır')
  await page.goBack()
  await expect(inGame(page).getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(scene ?? page.locator('main')).toBeVisible()
})

test('SCREEN-01/golden-race two browsers bet on one race, see it run, read the same order, and prove it', async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(300_000)
  const phone = await phoneBeside(browser, house)
  await page.setViewportSize(DESKTOP)
  await openTrack(page, house, /Altın Yarış Haliç/)
  await openTrack(phone, house, /Altın Yarış Haliç/)

  const race = await freshRace(page)
  await press(page, /^Birinci 3,/).click()
  await press(page, /^Sıralı ikili 2–1,/).click()
  await press(page, '₺20,00 ile oyna').click()
  await expect(log(page)).toContainText('Bahis kondu: Birinci 3, ₺10.')
  await expect(log(page)).toContainText('Bahis kondu: Sıralı ikili 2–1, ₺10.')
  await press(page, 'Sıralı ikili 2–1: geri al').click()
  await expect(log(page)).toContainText('Bahis geri alındı: Sıralı ikili 2–1, ₺10.')
  await shot(page, '1280-open')

  await press(phone, /^Plase 2,/).click()
  await press(phone, 'Sıralı üçlü').click()
  for (const name of [/^1\. gelen: 4/, /^2\. gelen: 5/, /^3\. gelen: 6/])
    await press(phone, name).click()
  await press(phone, 'Kupona ekle').click()
  await shot(phone, '390-tricast')
  await press(phone, 'Kuponu aç').click()
  await press(phone, 'Sıralı üçlü 4–5–6: bahsi azalt').click()
  await shot(phone, '390-slip')
  await press(phone, /ile oyna$/).click()
  await expect(log(phone)).toContainText('Bahis kondu: Sıralı üçlü 4–5–6, ₺5.')
  await press(phone, 'Kuponu kapat').click()

  await closeBets(house, 'altin-halic')
  await expect(log(page)).toContainText(`${race}. koşu başladı.`, { timeout: 90_000 })
  await expect(log(page)).toContainText(`${race}. koşu, yolun yarısı: önde`, { timeout: 60_000 })
  await shot(page, '1280-running')
  await shot(phone, '390-running')
  for (const one of [page, phone]) await expectAbove(one, '.rc-order')
  // Both of its halves are told by the page as it runs: only what is left of the second is cut short.
  await advanceTelling(house, 'altin-halic', 8)
  const ended = new RegExp(`${race}\\. koşu bitti: ([^.]+)\\.`)
  await expect(log(page)).toContainText(ended, { timeout: 90_000 })
  await expect(log(phone)).toContainText(ended, { timeout: 30_000 })
  const orderText = async (one: Page) => ended.exec((await log(one).textContent()) ?? '')?.[1]
  expect(await orderText(phone)).toBe(await orderText(page))
  expect(await orderText(page)).toMatch(/^\d [^,]+(, \d [^,]+){5}$/)
  await expect(log(page)).toContainText('Bahsiniz ₺10,00, ödeme ₺')
  await expect(log(phone)).toContainText('Bahsiniz ₺15,00, ödeme ₺')
  const lines = inGame(page).locator('.vg-lines li')
  await expect(lines).toHaveText(/Birinci 3.*(Kazandı|Kaybetti)Bahis ₺10,00Ödeme ₺\d/)
  for (const one of [page, phone]) await expectAbove(one, '.vg-own')
  await shot(page, '1280-result')
  await shot(phone, '390-result')
  await phone.context().close()

  const sheet = await openRound(page, /Altın Yarış Haliç/)
  await expect(sheet).toContainText('Birinci 3: ₺10,00')
  await expect(sheet).toContainText('Geri aldınız.')
  await expect(sheet).toContainText(/Geliş sırası\s*\d–\d–\d–\d–\d–\d/)
  await expect(sheet).toContainText('Koşunun sonucu')
  await sheet.getByRole('button', { name: 'Koşuyu doğrula' }).click()
  await expectProven(sheet, 'Koşu doğrulandı: her adım tutuyor.')
  await shot(page, '1280-history')
})

test.describe('by keyboard and without motion', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('SCREEN-01/golden-race arrows go about in the prices, Space selects, and the order is there at once', async ({
    page,
    house,
  }) => {
    test.setTimeout(240_000)
    await openTrack(page, house, /Altın Yarış Boğaziçi/)
    await freshRace(page)
    const game = inGame(page)
    await press(page, /^Sıralı ikili 1–2,/).focus()
    await game.locator(':focus').press('ArrowDown')
    // The field of the second with itself is empty: past it.
    await game.locator(':focus').press('ArrowRight')
    await game.locator(':focus').press(' ')
    await expect(game.locator('.vg-lines')).toContainText('Sıralı ikili 3–')
    expect(await violations(page)).toEqual([])
    await shot(page, '1280-horses')
    await press(page, '₺10,00 ile oyna').press('Enter')
    await expect(log(page)).toContainText('Bahis kondu: Sıralı ikili 3–')
    // What was pressed is switched off by then: the next step is from what has been played.
    await expect(game.locator('.vg-body')).toBeFocused()
    await closeBets(house, 'altin-bogazici')
    await expect(log(page)).toContainText('koşu bitti', { timeout: 60_000 })
    await expect(game.locator('.rc-order li')).toHaveCount(8)
    await shot(page, '1280-still')

    // Whoever comes to a race that is over sees its end, and the clock of the next.
    const troubles: string[] = []
    page.on('pageerror', ({ message }) => troubles.push(message))
    await page.reload()
    await expect(game.locator('.rc-order li')).toHaveCount(8, { timeout: 30_000 })
    await freshRace(page)
    expect(troubles).toEqual([])
    await press(page, 'Kurallar ve ödeme tablosu').click()
    await expect(game.getByRole('dialog')).toContainText('%89,11 – %90,00')
    await shot(page, '1280-rules')
  })
})
