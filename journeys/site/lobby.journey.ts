import type { Page } from '@playwright/test'
import { test } from '../tools/catalogue.ts'
import { expect, heading, main, PHONE, chooseLanguage } from '../tools/house.ts'
import { inSameTask } from '../tools/same-task.ts'
import { recordCalls, callsNamed, onCall, badGateway, replyWith } from '../tools/wire.ts'

const tiles = (page: Page) => main(page).locator('a[data-game-id]:has(img,svg)')
const search = (page: Page) => main(page).getByRole('search').getByRole('textbox')
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const toasts = (page: Page) =>
  page.getByRole('region', { name: /^(Bildirimler|Notices)$/ }).getByRole('listitem')

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await expect.poll(() => scrolled(page)).toBe(top)
}

const NOTHING = { tr: 'Belirlediğiniz kriterlere göre sonuç bulunamadı.', en: 'No results found' }

for (const lang of ['tr', 'en'] as const)
  test(`ERR-10/not-found-message ERR-16/no-results-found a search that finds nothing empties the list and says so, without a toast, in ${lang}`, async ({
    page,
    shelf,
  }) => {
    expect(shelf.games.length).toBeGreaterThan(0)
    await chooseLanguage(page, lang)
    await page.goto('/slot')
    await expect(tiles(page).first()).toBeVisible()
    const answer = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('qqqq'),
    )
    await search(page).fill('qqqq')
    expect(await (await answer).json()).toMatchObject({ message: 'Kayıt Bulunamadı' })
    await expect(main(page).getByText(NOTHING[lang])).toBeVisible()
    await expect(tiles(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  })

for (const lang of ['tr', 'en'] as const)
  test(`ERR-10/empty-results an empty answer is said so and empties the list, without a toast, in ${lang}`, async ({
    page,
    shelf,
  }) => {
    expect(shelf.games.length).toBeGreaterThan(0)
    await chooseLanguage(page, lang)
    await page.goto('/slot')
    await expect(tiles(page).first()).toBeVisible()
    await onCall(page, 'casino/games_list', replyWith({ result: true, message: '', data: [] }))
    await search(page).fill('yakut')
    await expect(main(page).getByText(NOTHING[lang])).toBeVisible()
    await expect(tiles(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  })

test('what could not be loaded of a lobby is left out, and one press asks for all of it again', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/promotions')
  await page.waitForLoadState('networkidle')
  const mend = await badGateway(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Slotlar' }).first().click()
  await expect(main(page)).toContainText('Oyunlar yüklenemedi')
  await expect(main(page)).toContainText('Sorun bağlantınızda değil, bizde.')
  const chips = main(page).getByRole('navigation', { name: 'Kategoriler' })
  const providers = main(page).getByRole('combobox', { name: 'Sağlayıcı' })
  await expect(chips).toHaveCount(0)
  await expect(providers).toHaveCount(0)
  const again = main(page).getByRole('button', { name: 'Yeniden dene' })
  const sent = recordCalls(page)
  await again.press('Enter')
  await expect.poll(() => callsNamed(sent, 'casino/games_list').length).toBeGreaterThan(0)
  await expect(again).toHaveAttribute('aria-busy', 'false')
  await expect(again).toBeFocused()
  await mend()
  await again.press('Enter')
  await expect(tiles(page).first()).toBeVisible()
  await expect(main(page)).toBeFocused()
  await expect(chips.getByRole('link', { name: 'Küme' })).toBeVisible()
  await expect(providers.getByRole('option')).not.toHaveCount(1)
})

test('category, provider, type and search stand together in the address, and back, forward and reload keep them', async ({
  page,
  shelf,
}) => {
  const all = '/slot/category/96?provider=201&type=cluster&q=nar'
  const expected = shelf.games
    .filter(({ name, providerID, types }) => {
      const isCluster = types.some((type) => type === 'cluster')
      return isCluster && providerID === 201 && name.startsWith('Nar')
    })
    .map(({ gameID }) => gameID)
  const ids = () =>
    tiles(page).evaluateAll((links) => [
      ...new Set(links.map((link) => Number(link.getAttribute('data-game-id')))),
    ])
  await page.goto('/slot/category/96?provider=201&type=cluster')
  await expect(tiles(page).first()).toBeVisible()
  await search(page).fill('nar')
  await expect(page).toHaveURL(all)
  await expect.poll(ids).toEqual(expected)
  await page.reload()
  await expect(search(page)).toHaveValue('nar')
  await expect(page.getByRole('combobox', { name: 'Sağlayıcı' })).toHaveValue('201')
  await expect(page.getByRole('combobox', { name: 'Tür' })).toHaveValue('cluster')
  await expect.poll(ids).toEqual(expected)
  await page.getByRole('combobox', { name: 'Sağlayıcı' }).selectOption('')
  await expect(page).toHaveURL('/slot/category/96?type=cluster&q=nar')
  await page.goBack()
  await expect(page).toHaveURL(all)
  await expect.poll(ids).toEqual(expected)
  await page.goForward()
  await expect(page).toHaveURL('/slot/category/96?type=cluster&q=nar')
  await expect(search(page)).toHaveValue('nar')
})

test('a category and then at once a type or a provider: neither undoes the other', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot/category/96?provider=201')
  await expect(tiles(page).first()).toBeVisible()
  await expect(main(page).locator('option[value="202"]')).toBeAttached()
  const all = { press: 'main nav a[href="/slot/provider/201"]' }
  await inSameTask(page, all, { choose: 'Tür', value: 'cluster' })
  await expect(page).toHaveURL('/slot/provider/201?type=cluster')
  const category = { press: 'main nav a[href*="/category/96"]' }
  await inSameTask(page, { choose: 'Sağlayıcı', value: '202' }, category)
  await expect(page).toHaveURL('/slot/category/96?provider=202&type=cluster')
})

test('Back and Forward lead to the place in a lobby where one was, however many pages stood there', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot')
  await expect(tiles(page).first()).toBeVisible()
  const few = await tiles(page).count()
  await main(page).getByRole('button', { name: 'Daha fazla göster' }).click()
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(few)
  await scrollTo(page, 2000)
  await inSameTask(page, { press: 'a[href="/promotions"]' })
  await expect(heading(page)).toHaveText('Promosyonlar')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(few)
  await expect.poll(() => scrolled(page)).toBe(2000)
  // A shelf within the lobby begins a visit of its own.
  await inSameTask(page, { press: 'main nav a[href="/slot/category/96"]' })
  await expect(page).toHaveURL('/slot/category/96')
  await page.goBack()
  await expect(page).toHaveURL('/slot')
  await expect.poll(() => scrolled(page)).toBe(2000)
})

test('Back brings the text of the search with what it found, and not what was typed elsewhere', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot')
  await expect(tiles(page).first()).toBeVisible()
  await search(page).fill('martı')
  await expect(page).toHaveURL(/q=mart/)
  await expect(tiles(page).first()).toContainText('Martı')
  await inSameTask(page, { press: 'main nav a[href*="/category/96"]' })
  await expect(page).toHaveURL(/category\/96\?q=mart/)
  await search(page).fill('yakut')
  await expect(page).toHaveURL(/q=yakut/)
  await inSameTask(page, { press: 'a[href="/promotions"]' })
  await expect(heading(page)).toHaveText('Promosyonlar')
  await page.goBack()
  await expect(search(page)).toHaveValue('yakut')
  await expect(tiles(page).first()).toContainText('Yakut')
  await search(page).fill('ya')
  await page.goBack()
  await expect(page).toHaveURL(/\/slot\?q=mart/)
  await expect(search(page)).toHaveValue('martı')
  await expect(tiles(page).first()).toContainText('Martı')
})

test('what is still being typed neither undoes a choice nor calls back whoever leaves', async ({
  page,
  shelf,
}) => {
  expect(shelf.games.length).toBeGreaterThan(0)
  await page.goto('/slot/category/96')
  await expect(tiles(page).first()).toBeVisible()
  await expect(main(page).locator('option[value="201"]')).toBeAttached()
  await search(page).fill('nar')
  await inSameTask(page, { choose: 'Sağlayıcı', value: '201' })
  await expect(page).toHaveURL('/slot/category/96?provider=201&q=nar')
  await search(page).fill('martı')
  await inSameTask(page, { press: 'a[href="/promotions"]' })
  await expect(heading(page)).toHaveText('Promosyonlar')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/promotions$/)
})

test('a tile offers its demo to whoever points at it, and tells how its wins vary', async ({
  page,
  shelf,
}) => {
  const [game] = shelf.games
  await page.goto('/slot/provider/201')
  const tile = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/play/slot/${game?.gameID}"]`) })
  await tile.hover()
  await expect(tile.getByText('Oynaklık: düşük')).toBeVisible()
  await expect(tile.getByText('%96,52')).toBeVisible()
  await tile.getByRole('link', { name: `Demo oyna: ${game?.name}` }).click()
  await expect(page).toHaveURL(`/demo/slot/${game?.gameID}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })
  test('a tile’s menu holds the demo, and a search sends one call', async ({ page, shelf }) => {
    const [game] = shelf.games
    const sent = recordCalls(page)
    await page.goto('/slot/provider/201')
    await page.getByRole('button', { name: `${game?.name}: diğer seçenekler` }).tap()
    const menu = page.getByRole('dialog', { name: game?.name ?? '' })
    await expect(menu.getByText('düşük')).toBeVisible()
    await menu.getByRole('button', { name: 'Kapat' }).tap()
    await expect(menu).toBeHidden()
    await search(page).pressSequentially('yakut', { delay: 20 })
    await expect(page).toHaveURL(/q=yakut/)
    const searched = () =>
      callsNamed(sent, 'casino/games_list').flatMap(({ data }) => data['searchGameName'] ?? [])
    await expect.poll(searched).toEqual(['yakut'])
    await page
      .getByRole('button', { name: /: diğer seçenekler$/ })
      .first()
      .tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Demo oyna' }).tap()
    await expect(page).toHaveURL(/\/demo\/slot\/\d+$/)
  })
})
