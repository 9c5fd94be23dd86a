import type { Page } from '@playwright/test'
import { REMEMBERED_MS } from '#server/page/first-data.ts'
import { fillTables, hideOwnTables, type TestTable } from '#server/live/testing.ts'
import { becomeVisitor, expect, heading, logIn, main, PHONE, test as base } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { inSameTask } from '../tools/same-task.ts'
import { recordCalls, callsNamed, badGateway } from '../tools/wire.ts'

const test = base.extend<object, { tables: readonly TestTable[] }>({
  tables: [
    async ({ house }, use) => {
      const { shown } = await fillTables(house.database.db)
      house.pass(REMEMBERED_MS)
      await use(shown)
    },
    { scope: 'worker' },
  ],
})

const tiles = (page: Page) => main(page).locator('a[data-table-id]')

/** What every tile on screen leads to, after the list has been shown to its end. */
async function shown(page: Page) {
  const more = page.getByRole('button', { name: 'Daha fazla göster' })
  await expect(tiles(page).first()).toBeVisible()
  // Until the narrowed list comes, the last one stands there, dimmed.
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  while (await more.isVisible()) {
    const before = await tiles(page).count()
    await more.click()
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(before)
  }
  return tiles(page).evaluateAll((links) =>
    links.map((link) => ({
      tableID: Number(link.getAttribute('data-table-id')),
      gameID: Number(link.getAttribute('data-game-id')),
      href: link.getAttribute('href'),
    })),
  )
}

const shownIDs = async (page: Page): Promise<number[]> =>
  (await shown(page)).map(({ tableID }) => tableID)

/** The narrowed list has come, and holds these. */
async function expectShown(page: Page, expected: readonly number[]): Promise<void> {
  await expect(main(page).getByText(`${expected.length} masa`, { exact: true })).toBeVisible()
  await expect.poll(() => shownIDs(page)).toEqual(expected)
}

const idsOf = (tables: readonly TestTable[], isIn: (table: TestTable) => boolean): number[] =>
  tables.filter(isIn).map(({ tableID }) => tableID)

base(
  'where no table was found, a search among the tables leads to the slots and the virtual games that were',
  async ({ page }) => {
    for (const [lang, title, slots] of [
      ['tr', '“lale devri” için bulunanlar', '1 slot'],
      ['en', 'Found for “lale devri”', '1 slot'],
    ] as const) {
      await page.goto(`/live?q=lale%20devri&lang=${lang}`)
      await expect(heading(page)).toHaveText(title)
      await expect(main(page).getByText(slots, { exact: true })).toBeVisible()
      await expect(
        main(page)
          .getByRole('link', { name: /^Lale Devri/ })
          .first(),
      ).toBeVisible()
      await page.goto(`/live?q=bozk%C4%B1r&lang=${lang}`)
      await expect(
        main(page)
          .getByRole('link', { name: /Bozkır/ })
          .first(),
      ).toBeVisible()
      await page.goto(`/live?q=qqqqq&lang=${lang}`)
      await expect(main(page)).toContainText(
        lang === 'tr' ? 'sonuç bulunamadı' : 'No results found',
      )
    }
    await page.goto('/live?q=lale%20devri&lang=tr')
    await main(page)
      .getByRole('link', { name: /^Tümü 1/ })
      .click()
    await expect(page).toHaveURL(/\/slot\?q=lale/)
  },
)

base('a house without tables says so, and leads on to the slots', async ({ page, house }) => {
  await hideOwnTables(house.database.db)
  house.pass(REMEMBERED_MS)
  await page.goto('/live')
  await expect(heading(page)).toHaveText('Canlı casino')
  await expect(main(page).getByText('Henüz canlı masa yok')).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Slotlara göz at' }).click()
  await expect(page).toHaveURL(/\/slot$/)
})

test('ROUTE-06 SCREEN-13/live-paging /live shows every table to a visitor, page after page, none lost or twice', async ({
  page,
  tables,
}) => {
  const sent = recordCalls(page)
  await page.goto('/live')
  await expect(heading(page)).toHaveText('Canlı casino')
  expect(await shownIDs(page)).toEqual(idsOf(tables, () => true))
  const pages = callsNamed(sent, 'livecasino/game_table_list').map(({ data }) => data['offset'])
  // The first came with the page.
  expect(pages).toEqual([48, 96])
})

test('ROUTE-10 a category address shows its tables and no others', async ({ page, tables }) => {
  await page.goto('/live/category/12')
  await expect(heading(page)).toHaveText('Blackjack')
  expect(await shownIDs(page)).toEqual(idsOf(tables, ({ categoryID }) => categoryID === 12))
})

test('ROUTE-11 a provider address shows its tables and no others', async ({ page, tables }) => {
  await page.goto('/live/provider/302')
  await expect(heading(page)).toHaveText('İskele Stüdyo')
  expect(await shownIDs(page)).toEqual(idsOf(tables, ({ providerID }) => providerID === 302))
})

test('ROUTE-12 a type address shows its tables and no others', async ({ page, tables }) => {
  await page.goto('/live/type/baccarat')
  await expect(heading(page)).toHaveText('Bakara')
  expect(await shownIDs(page)).toEqual(idsOf(tables, ({ type }) => type === 'baccarat'))
})

test('SCREEN-13/live-category SCREEN-13/live-provider SCREEN-13/live-type each narrows the list, and all stay in the address', async ({
  page,
  tables,
}) => {
  await page.goto('/live')
  const chips = page.getByRole('navigation', { name: 'Kategoriler' })
  await chips.getByRole('link', { name: /^Rulet/ }).click()
  await expect(page).toHaveURL(/\/live\/category\/11$/)
  const roulette = (table: TestTable): boolean => table.categoryID === 11
  await expectShown(page, idsOf(tables, roulette))

  await page.getByRole('combobox', { name: 'Sağlayıcı' }).selectOption({ label: 'Galata Canlı' })
  await expect(page).toHaveURL(/\/live\/category\/11\?provider=301$/)
  const both = (table: TestTable): boolean => roulette(table) && table.providerID === 301
  await expectShown(page, idsOf(tables, both))

  await chips.getByRole('link', { name: 'Tümü' }).click()
  // Who chooses on while the way there lasts leaves no entry to go back to.
  await expect(page).toHaveURL(/\/live\/provider\/301$/)
  await page.getByRole('combobox', { name: 'Tür' }).selectOption('blackjack')
  await expect(page).toHaveURL(/\/live\/provider\/301\?type=blackjack$/)
  const type = (table: TestTable): boolean => table.providerID === 301 && table.type === 'blackjack'
  await expectShown(page, idsOf(tables, type))

  await page.reload()
  expect(await shownIDs(page)).toEqual(idsOf(tables, type))
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/live\/category\/11\?provider=301$/)
  await expectShown(page, idsOf(tables, both))
})

test('a category and then at once a type, or the other way round: neither undoes the other', async ({
  page,
  tables,
}) => {
  expect(tables.length).toBeGreaterThan(0)
  const [all, category] = ['main nav a[href="/live/provider/301"]', 'main nav a[href*="/11"]']
  await page.goto('/live/category/11?provider=301')
  await expect(tiles(page).first()).toBeVisible()
  await inSameTask(page, { press: all }, { choose: 'Tür', value: 'blackjack' })
  await expect(page).toHaveURL('/live/provider/301?type=blackjack')
  await inSameTask(page, { choose: 'Tür', value: '' }, { press: category })
  await expect(page).toHaveURL('/live/category/11?provider=301')
})

test('what could not be loaded of the tables is left out, and one press asks for all of it again', async ({
  page,
  tables,
}) => {
  expect(tables.length).toBeGreaterThan(0)
  await page.goto('/promotions')
  await page.waitForLoadState('networkidle')
  const mend = await badGateway(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Canlı casino' }).first().click()
  const again = main(page).getByRole('button', { name: 'Yeniden dene' })
  await again.waitFor()
  const chips = main(page).getByRole('navigation', { name: 'Kategoriler' })
  await expect(chips).toHaveCount(0)
  await mend()
  await again.click()
  await expect(tiles(page).first()).toBeVisible()
  await expect(chips.getByRole('link').nth(1)).toBeVisible()
})

test('Back leads to the place among the tables where one was', async ({ page, tables }) => {
  expect(tables.length).toBeGreaterThan(0)
  const scrolled = () => page.evaluate(() => scrollY)
  await page.setViewportSize(PHONE)
  await page.goto('/live/provider/301')
  await expect(tiles(page).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(scrolled).toBe(600)
  await inSameTask(page, { press: 'a[href="/login"]' })
  await expect(heading(page)).toHaveText('Giriş yap')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(tiles(page).first()).toBeVisible()
  await expect.poll(scrolled).toBe(600)
})

test('SCREEN-13/live-search a search on the name narrows the list, from three characters on', async ({
  page,
  tables,
}) => {
  const sent = recordCalls(page)
  await page.goto('/live')
  const field = main(page).getByRole('textbox', { name: 'Masa, tür ya da dil ara' })
  await field.fill('kö')
  await field.press('Enter')
  await expect(main(page).getByText('en az 3 karakter')).toBeVisible()
  await field.fill('KÖŞK')
  await expect(page).toHaveURL(/\/live\?q=/)
  const expected = idsOf(tables, ({ name }) => name.startsWith('Köşk'))
  await expectShown(page, expected)
  const searched = callsNamed(sent, 'livecasino/game_table_list').flatMap(({ data }) =>
    typeof data['searchGameName'] === 'string' ? [data['searchGameName']] : [],
  )
  expect(searched).toEqual(['KÖŞK'])
})

test('a search is by kind and maker, too, and among the slots leads with what was found where no slot was', async ({
  page,
  tables,
}) => {
  await page.goto('/live?q=roulette')
  await expectShown(
    page,
    idsOf(tables, ({ type }) => type === 'roulette'),
  )
  for (const [lang, title, count] of [
    ['tr', '“roulette galata” için bulunanlar', '20 masa'],
    ['en', 'Found for “roulette galata”', '20 tables'],
  ] as const) {
    await page.goto(`/slot?q=roulette%20galata&lang=${lang}`)
    await expect(heading(page)).toHaveText(title)
    await expect(main(page).getByText(count, { exact: true })).toBeVisible()
    await expect(main(page).getByText(/0 oyun|0 games/)).toHaveCount(0)
  }
})

test('SCREEN-13/live-table-id SCREEN-13/live-launch-address each table: its id, its game’s, and where it is played', async ({
  page,
  tables,
}) => {
  await page.goto('/live/category/13')
  const links = await shown(page)
  expect(links.length).toBeGreaterThan(0)
  for (const { tableID, gameID, href } of links) {
    expect(tables.some((table) => table.tableID === tableID)).toBe(true)
    expect(gameID).toBe(7013)
    expect(href).toBe(`/play/live/${tableID}`)
  }
})

test('NAV-05/live-kept within live category and provider pages the scroll is kept', async ({
  page,
  tables,
}) => {
  expect(tables.length).toBeGreaterThan(0)
  await page.goto('/live/provider/301')
  await expect(tiles(page).first()).toBeVisible()
  for (const next of [/^Blackjack/, /^Rulet/]) {
    await page.evaluate(() => scrollTo(0, 300))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    const chip = page
      .getByRole('navigation', { name: 'Kategoriler' })
      .getByRole('link', { name: next })
    await chip.evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page).toHaveURL(/category/)
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  }
})

test('ROLE-04/rid-20 ROLE-04/otherwise only a member of rid 20 asks with their session for hidden providers, and sees them marked', async ({
  page,
  tables,
}) => {
  expect(tables.length).toBeGreaterThan(0)
  const sent = recordCalls(page)
  const asked = () =>
    callsNamed(sent, 'livecasino/provider_list').map(({ data, user }) => [
      data['status'],
      'sid' in user,
    ])
  const providers = page.getByRole('combobox', { name: 'Sağlayıcı' }).getByRole('option')
  await logInByApi(page, 'demo')
  await page.goto('/live')
  await expect(providers).toHaveText(['Tüm sağlayıcılar', 'Galata Canlı', 'İskele Stüdyo'])
  // What came with the page stands there before it is asked again.
  await expect.poll(asked).toEqual([[undefined, false]])
  await becomeVisitor(page)
  await logIn(page, 'vip20')
  sent.length = 0
  await page.goto('/live')
  await expect(providers).toHaveText([
    'Tüm sağlayıcılar',
    'Galata Canlı',
    'Gizli Masa (gizli)',
    'İskele Stüdyo',
  ])
  await expect.poll(asked).toEqual([[2, true]])
})
