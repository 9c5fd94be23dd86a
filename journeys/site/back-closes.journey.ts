import { test } from '../tools/catalogue.ts'
import { DESKTOP, expect, heading, main, nothingOver, PHONE, type Page } from '../tools/house.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true })
const support = (page: Page) => page.getByRole('button', { name: /^Canlı destek/ })
const search = (page: Page) => main(page).getByRole('search').getByRole('textbox')
const tiles = (page: Page) => main(page).locator('a[data-game-id]:has(img,svg)')
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const entries = (page: Page) => page.evaluate(() => history.length)

/** Something is open over the page, and the entry that Back takes has come. */
async function expectOver(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  const over = () => page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0)
  await expect.poll(over).toBe(1)
}

/** A lobby in use: it was come to from the promotions, scrolled, and half a word stands in its search. */
async function useLobby(page: Page): Promise<void> {
  await page.goto('/promotions')
  await expect(heading(page)).toHaveText('Promosyonlar')
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/slot"]')?.click())
  await expect(tiles(page).first()).toBeVisible()
  await search(page).fill('na')
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => scrolled(page)).toBe(500)
}

async function expectInUse(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/slot$/)
  await expect(search(page)).toHaveValue('na')
  expect(await scrolled(page)).toBe(500)
}

/** What opens support, and what has the focus once it is closed. */
async function openSupport(page: Page, isPhone: boolean) {
  if (isPhone) await menu(page).click()
  await support(page).first().click()
  await expect(page.getByRole('dialog', { name: 'Canlı destek' })).toBeVisible()
  await expectOver(page)
  return isPhone ? null : support(page).first()
}

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const) {
  const isPhone = name === '390'

  test(`Back closes the support drawer and leaves the page beneath as it was, at ${name}`, async ({
    page,
    shelf,
  }) => {
    expect(shelf.games.length).toBeGreaterThan(0)
    await page.setViewportSize(viewport)
    await useLobby(page)
    const opener = await openSupport(page, isPhone)
    await page.goBack()
    await expectInUse(page)
    if (opener !== null) await expect(opener).toBeFocused()
    // Forward opens nothing and leads nowhere.
    await page.evaluate(() => history.forward())
    await expectInUse(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/promotions$/)
    await page.goForward()
    await expect(tiles(page).first()).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(500)
  })

  test(`closed by its button or by Escape the drawer leaves no step behind, at ${name}`, async ({
    page,
    shelf,
  }) => {
    expect(shelf.games.length).toBeGreaterThan(0)
    await page.setViewportSize(viewport)
    await useLobby(page)
    await openSupport(page, isPhone)
    await dialog(page).getByRole('button', { name: 'Kapat' }).click()
    await expectInUse(page)
    await openSupport(page, isPhone)
    await page.keyboard.press('Escape')
    await expectInUse(page)
    await nothingOver(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/promotions$/)
  })

  test(`a page that is loaded anew under the drawer is one step back from the last, at ${name}`, async ({
    page,
    shelf,
  }) => {
    expect(shelf.games.length).toBeGreaterThan(0)
    await page.setViewportSize(viewport)
    await useLobby(page)
    await openSupport(page, isPhone)
    await page.reload()
    await expect(tiles(page).first()).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/promotions$/)
  })
}

test('Back closes the phone’s menu and hands the focus back', async ({ page, shelf }) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await useLobby(page)
  await menu(page).click()
  await expectOver(page)
  await page.goBack()
  await expectInUse(page)
  await expect(menu(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('a way in the phone’s menu is one step: Back leads to the page, where it was', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await useLobby(page)
  const before = await entries(page)
  await menu(page).click()
  await dialog(page).getByRole('link', { name: 'Canlı casino' }).click()
  await expect(page).toHaveURL(/\/live$/)
  await expect(heading(page)).toHaveText('Canlı casino')
  await expect(dialog(page)).toHaveCount(0)
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/slot$/)
  await expect(tiles(page).first()).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(500)
  await page.goForward()
  await expect(page).toHaveURL(/\/live$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('a way to the page that is shown adds no step', async ({ page, shelf }) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await useLobby(page)
  await menu(page).click()
  await dialog(page).getByRole('link', { name: 'Slotlar', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)
})

test('over a game Back closes the sheet, and what was opened from it, and leaves the game on', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await page.goto('/slot')
  await expect(tiles(page).first()).toBeVisible()
  await page.goto('/demo/slot/1')
  await expect(main(page).locator('iframe')).toBeVisible()
  const more = main(page).getByRole('button', { name: 'Diğer' })
  await more.click()
  await expectOver(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await more.click()
  await dialog(page).getByRole('button', { name: 'Adillik kanıtı' }).click()
  await expect(page.getByRole('dialog', { name: /kanıt/i })).toBeVisible()
  await expectOver(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/demo\/slot\/1$/)
  await expect(main(page).locator('iframe')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/slot$/)
})

test('a step back that comes late is taken once: what was closed does not take its page along', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/promotions')
  await page.goto('/slot')
  await expect(heading(page)).toHaveText('Slotlar')
  await page.evaluate(() => {
    const go = history.go.bind(history)
    history.go = (by) => void setTimeout(() => go(by), 1_200)
  })
  await menu(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await nothingOver(page)
  // As long as a second and a third step would have taken.
  await page.waitForTimeout(2_500)
  await expect(page).toHaveURL(/\/slot$/)
  await expect(heading(page)).toHaveText('Slotlar')
})
