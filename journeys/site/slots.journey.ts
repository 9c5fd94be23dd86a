import type { Page } from '@playwright/test'
import { test, type Listed } from '../tools/catalogue.ts'
import { expect, heading, chooseLanguage } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { recordCalls, callsNamed } from '../tools/wire.ts'

const tiles = (page: Page) => page.getByRole('main').locator('a[data-game-id]:has(img,svg)')

/** The ids on screen, each once, after the list has been shown to its end. */
async function shownIds(page: Page): Promise<number[]> {
  const more = page.getByRole('button', { name: /^(Daha fazla göster|Show more)$/ })
  await expect(tiles(page).first()).toBeVisible()
  // Until the narrowed list comes, the last one stands there, dimmed.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  while (await more.isVisible()) {
    const before = await tiles(page).count()
    await more.click()
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(before)
  }
  const ids = await tiles(page).evaluateAll((links) =>
    links.map((link) => Number(link.getAttribute('data-game-id'))),
  )
  return [...new Set(ids)].toSorted((a, b) => a - b)
}

/** The narrowed list has come, and holds these. */
async function expectShown(page: Page, expected: readonly number[]): Promise<void> {
  const count = page.getByRole('main').getByText(`${expected.length} oyun`, { exact: true })
  await expect(count).toBeVisible()
  await expect.poll(() => shownIds(page), { timeout: 30_000 }).toEqual(expected)
}

const idsOf = (games: readonly Listed[]): number[] =>
  games.map((game) => game.gameID).toSorted((a, b) => a - b)

test('ROUTE-05 /slot shows the slots to a visitor', async ({ page, shelf }) => {
  await page.goto('/slot')
  await expect(heading(page)).toHaveText(/Slotlar/)
  const ids = await shownIds(page)
  for (const id of idsOf(shelf.games)) expect(ids).toContain(id)
})

test('ROUTE-07 a category address shows its slots and no others', async ({ page, shelf }) => {
  await page.goto('/slot/category/96')
  const expected = idsOf(shelf.games.filter((game) => game.categories.some((id) => id === 96)))
  expect(await shownIds(page)).toEqual(expected)
})

for (const type of ['lines', 'ways', 'cluster', 'jackpot', 'bonus-buy', 'new', 'popular'])
  test(`ROUTE-08 the address of the type ${type} shows its slots and no others`, async ({
    page,
    shelf,
  }) => {
    await page.goto(`/slot/type/${type}`)
    const ids = await shownIds(page)
    const isIn = (game: Listed): boolean =>
      type === 'new'
        ? game.categories.includes(40)
        : type === 'popular'
          ? game.categories.includes(27)
          : game.types.includes(type)
    const ours = new Set(idsOf(shelf.games))
    expect(ids.filter((id) => ours.has(id))).toEqual(idsOf(shelf.games.filter(isIn)))
    expect(ids.length - ids.filter((id) => ours.has(id)).length).toBeLessThanOrEqual(1)
  })

test('ROUTE-09 a provider address shows its slots and no others', async ({ page, shelf }) => {
  await page.goto('/slot/provider/202')
  const expected = idsOf(shelf.games.filter((game) => game.providerID === 202))
  expect(await shownIds(page)).toEqual(expected)
})

test('SCREEN-13/slots-category the list is narrowed by a category', async ({ page, shelf }) => {
  await page.goto('/slot')
  await page
    .getByRole('navigation', { name: 'Kategoriler' })
    .getByRole('link', { name: /^Küme/ })
    .click()
  await expect(page).toHaveURL(/\/slot\/category\/96$/)
  const expected = idsOf(
    shelf.games.filter((game) => game.types.some((type) => type === 'cluster')),
  )
  await expectShown(page, expected)
})

test('SCREEN-13/slots-provider the list is narrowed by a provider', async ({ page, shelf }) => {
  await page.goto('/slot')
  await page.getByRole('combobox', { name: 'Sağlayıcı' }).selectOption({ label: 'Han Oyunları' })
  await expect(page).toHaveURL(/\/slot\/provider\/201$/)
  const expected = idsOf(shelf.games.filter((game) => game.providerID === 201))
  await expectShown(page, expected)
})

test('SCREEN-13/slots-type the list is narrowed by a type', async ({ page, shelf }) => {
  await page.goto('/slot')
  await page.getByRole('combobox', { name: 'Tür' }).selectOption('ways')
  await expect(page).toHaveURL(/\/slot\/type\/ways$/)
  const expected = idsOf(shelf.games.filter((game) => game.types.some((type) => type === 'ways')))
  await expectShown(page, expected)
})

test('SCREEN-13/slots-search the list is narrowed by a search on the name', async ({
  page,
  shelf,
}) => {
  await page.goto('/slot')
  await page.getByRole('main').getByRole('textbox', { name: 'Oyun adıyla ara' }).fill('yakut')
  await expect(page).toHaveURL(/q=yakut/)
  const expected = idsOf(shelf.games.filter((game) => game.name.startsWith('Yakut')))
  await expectShown(page, expected)
})

test('SCREEN-13/slots-paging further pages come without repeating or losing a game', async ({
  page,
  shelf,
}) => {
  const sent = recordCalls(page)
  await page.goto('/slot/provider/201')
  await shownIds(page)
  const all = await tiles(page).evaluateAll((links) =>
    links.map((link) => Number(link.getAttribute('data-game-id'))),
  )
  const expected = idsOf(shelf.games.filter((game) => game.providerID === 201))
  expect(all.toSorted((a, b) => a - b)).toEqual(expected)
  const pages = callsNamed(sent, 'casino/games_list').map(({ data }) => data['offset'])
  expect(pages).toContain(48)
})

test('SCREEN-13/slots-game-id SCREEN-13/slots-launch-address each slot: its id and where it is played', async ({
  page,
  shelf,
}) => {
  await page.goto('/slot/category/96')
  await shownIds(page)
  const links = await tiles(page).evaluateAll((all) =>
    all.map((link) => [link.getAttribute('data-game-id'), link.getAttribute('href')]),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const [id, address] of links) expect(address).toBe(`/play/slot/${id}`)
  const ids = idsOf(shelf.games)
  for (const [id] of links) expect(ids).toContain(Number(id))
})

for (const [lang, words] of [
  ['tr', /en az 3 karakter/],
  ['en', 'Please enter at least 3 characters to search.'],
] as const)
  test(`RULE-03 a search under 3 characters is not sent and says so, in ${lang}`, async ({
    page,
    shelf,
  }) => {
    await chooseLanguage(page, lang)
    const sent = recordCalls(page)
    await page.goto('/slot')
    await shownIds(page)
    const searched = (): string[] =>
      callsNamed(sent, 'casino/games_list').flatMap(({ data }) =>
        typeof data['searchGameName'] === 'string' ? [data['searchGameName']] : [],
      )
    const field = page.getByRole('main').getByRole('search').getByRole('textbox')
    await field.fill('ya')
    await field.press('Enter')
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await page.waitForTimeout(600)
    expect(searched()).toEqual([])
    await field.fill('yak')
    await expect(page.getByRole('main').getByText(words)).toBeHidden()
    await expect.poll(searched).toEqual(['yak'])
    expect(shelf.games.length).toBeGreaterThan(0)
  })

test('NAV-05/scroll-top a navigation scrolls to the top', async ({ page, shelf }) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot')
  await expect(tiles(page).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/login"]')?.click())
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('NAV-05/slot-kept within slot category and provider pages the scroll is kept', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot/provider/201')
  await expect(tiles(page).first()).toBeVisible()
  // Shelves long enough to stand at that place at all.
  for (const next of [/^Klasik/, /^Küme/]) {
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
    const chip = page
      .getByRole('navigation', { name: 'Kategoriler' })
      .getByRole('link', { name: next })
    await chip.evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page).toHaveURL(/category/)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(400)
  }
})

test('a shelf is counted only where nothing else narrows the lobby', async ({ page, shelf }) => {
  const chip = page
    .getByRole('navigation', { name: 'Kategoriler' })
    .getByRole('link', { name: /^Klasik/ })
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot')
  await expect(chip).toHaveText(/^Klasik\d+$/)
  await page.goto('/slot?q=yak')
  await expect(chip).toHaveText('Klasik')
  await page.goto('/slot/provider/201')
  await expect(chip).toHaveText('Klasik')
})

test('every tile opens a game that can be played', async ({ page }) => {
  await logInByApi(page)
  await page.goto('/slot/provider/1')
  await tiles(page).first().click()
  const game = page.frameLocator('iframe')
  await expect(game.locator('canvas').first()).toBeVisible({ timeout: 20_000 })
})
