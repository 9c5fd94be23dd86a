import type { Locator, Page } from '@playwright/test'
import { CATEGORY } from '#contract/games/categories.ts'
import { lira } from '#contract/money.ts'
import { addGame, ensureProvider } from '#server/catalogue/add-game.ts'
import { openMatch } from '#server/sports/testing.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  DESKTOP,
  expect,
  heading,
  logIn,
  main,
  pathOf,
  PHONE,
  chooseLanguage,
  test,
  toast,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { recordCalls, callsNamed } from '../tools/wire.ts'

/** The heart of a game or table, wherever it stands on the screen. */
const heart = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name: new RegExp(`^(Favori|Favourite): ${name}$`) })

const LALE = 'Lale Devri'
const TABLE = 'Boğaz Ruleti'

const CLOSE_TABLE = 'update catalogue_games set is_open = false where name = $1'

/** The house has no live tables by itself: those who come after expect none. */
test.afterAll(async ({ house }) => {
  await house.database.pool.query(CLOSE_TABLE, [TABLE])
})

/** A live table of the test's own. */
async function openTable({ database }: TestHouse): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    'update catalogue_games set is_open = true where name = $1 returning id',
    [TABLE],
  )
  return rows[0]?.id ?? (await addTable(database))
}

async function addTable({ db }: TestHouse['database']): Promise<number> {
  return db.transaction().execute(async (inside) => {
    const providerId = await ensureProvider(inside, { name: 'Boğaz', slug: 'bogaz' })
    const stakes = { minStake: lira(1), maxStake: lira(10) }
    const table = { kind: 'table', name: TABLE, types: ['roulette'], popularity: 0 } as const
    return addGame(inside, { ...table, ...stakes, providerId, categories: [CATEGORY.roulette] })
  })
}

test('ROUTE-19 SCREEN-07/slots ERR-14/favourite-added a heart is pressed, and the game stands on /favorites', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await page.goto('/favorites')
  await expect(heading(page)).toHaveText('Favoriler')
  await expect(main(page).getByRole('heading', { name: 'Henüz favoriniz yok' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Slotlara göz at' }).click()
  const sent = recordCalls(page)
  await expect(heart(page, LALE)).toHaveAttribute('aria-pressed', 'false')
  await heart(page, LALE).click()
  await expect(toast(page, 'Favorilere Başarıyla Eklendi')).toBeVisible()
  await expect(heart(page, LALE)).toHaveAttribute('aria-pressed', 'true')
  expect(
    callsNamed(sent, 'user/favorites').map(({ data }) => [data['mode'], data['type']]),
  ).toEqual([['insert', 'casino']])
  await page.goto('/favorites')
  await expect.poll(() => pathOf(page)).toBe('/favorites')
  await expect(heart(page, LALE)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(main(page).locator('a[data-game-id]')).toHaveCount(1)
})

test('STATE-21/favourite-slot ERR-14/favourite-removed a slot let go of leaves the list at once', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await page.goto('/slot')
  await heart(page, LALE).click()
  await expect(toast(page, 'Favorilere Başarıyla Eklendi')).toBeVisible()
  await heart(page, 'Yonca Bahçesi').click()
  await expect(heart(page, 'Yonca Bahçesi')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/favorites')
  await expect(main(page).locator('a[data-game-id]')).toHaveCount(2)
  // The house is kept from answering: the list does not wait for it.
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/endpoint/v1', async (route) => {
    if (route.request().postData()?.includes('"favorites"')) await held
    await route.continue()
  })
  await heart(page, LALE).focus()
  await page.keyboard.press('Enter')
  await expect(heart(page, LALE)).toHaveCount(0)
  await expect(heart(page, 'Yonca Bahçesi')).toBeFocused()
  release()
  await expect(toast(page, 'Favorilere Başarıyla Kaldırıldı')).toBeVisible()
  await page.reload()
  await expect(heart(page, 'Yonca Bahçesi')).toBeVisible()
  await expect(heart(page, LALE)).toHaveCount(0)
})

test('SCREEN-07/live STATE-21/favourite-live CALL-user/favorites-types a live table is kept and let go of the same way', async ({
  page,
  house,
}) => {
  const tableId = await openTable(house)
  const username = await newMember(house)
  await logIn(page, username)
  await house.database.pool.query(
    `insert into favourite_games (member_id, game_id)
     select id, $2 from members where username = $1`,
    [username, tableId],
  )
  await page.goto('/favorites')
  await expect(main(page).getByRole('heading', { name: /^Canlı masalar/ })).toBeVisible()
  const sent = recordCalls(page)
  await heart(page, TABLE).click()
  await expect(toast(page, 'Favorilere Başarıyla Kaldırıldı')).toBeVisible()
  await expect(heart(page, TABLE)).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Henüz favoriniz yok' })).toBeVisible()
  expect(
    callsNamed(sent, 'user/favorites').map(({ data }) => [data['mode'], data['type']]),
  ).toEqual([['delete', 'livecasino']])
})

test('a track of virtual races is kept and let go of the same way', async ({ page, house }) => {
  await logIn(page, await newMember(house))
  await page.goto('/golden-race')
  await heart(page, 'Altın Yarış Boğaziçi').click()
  await expect(toast(page, 'Favorilere Başarıyla Eklendi')).toBeVisible()
  await page.goto('/favorites')
  await expect(main(page).getByRole('heading', { name: /^Sanal oyunlar/ })).toBeVisible()
  await heart(page, 'Altın Yarış Boğaziçi').click()
  await expect(heart(page, 'Altın Yarış Boğaziçi')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Henüz favoriniz yok' })).toBeVisible()
})

test('ERR-14/favourite-added ERR-14/favourite-removed are said in English too', async ({
  page,
  house,
}) => {
  await chooseLanguage(page, 'en')
  await logInByApi(page, await newMember(house))
  await page.goto('/slot')
  await heart(page, LALE).click()
  await expect(toast(page, 'Added to your favourites')).toBeVisible()
  await heart(page, LALE).click()
  await expect(toast(page, 'Removed from your favourites')).toBeVisible()
})

test('what could not be saved is shown as it is, with why', async ({ page, house }) => {
  await logInByApi(page, await newMember(house))
  await page.goto('/slot')
  await expect(heart(page, LALE)).toBeVisible()
  await page.route('**/endpoint/v1', (route) =>
    route.request().postData()?.includes('"favorites"') ? route.abort() : route.continue(),
  )
  await heart(page, LALE).click()
  await expect(toast(page, /Favoriniz kaydedilemedi/)).toBeVisible()
  await expect(heart(page, LALE)).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor is led to log in, and back to the shelf', async ({ page, house }) => {
  await page.goto('/slot')
  await heart(page, LALE).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, await newMember(house))
  await expect(page).toHaveURL(/\/slot$/)
  await expect(heart(page, LALE)).toHaveAttribute('aria-pressed', 'false')
})

test('a match is marked on its page and stands first among the matches, at 390 and 1280, until its heart is touched again', async ({
  page,
  house,
}) => {
  const match = await openMatch(house, { clubs: [6, 8], inMs: 600_000 })
  await page.setViewportSize(PHONE)
  await page.goto(`/sport/event/${match.eventID}`)
  const name = `${match.home} – ${match.away}`
  await heart(page, name).click()
  await expect.poll(() => pathOf(page)).toBe('/login')
  await logInByApi(page, await newMember(house))
  await page.goto(`/sport/event/${match.eventID}`)
  await heart(page, name).press('Enter')
  await expect(toast(page, 'Favorilere Başarıyla Eklendi')).toBeVisible()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  const first = main(page).getByRole('region', { name: 'Favorilerim' })
  const sound = async () =>
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await sound()
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await page.goto('/sport')
    const row = main(page).getByRole('link', { name: new RegExp(`${match.home}.*${match.away}`) })
    await expect(first.getByRole('link')).toHaveCount(1)
    await expect(row).toHaveCount(1)
    await sound()
  }
  await first.getByRole('link').click()
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/sport')
  await page.waitForLoadState('networkidle')
  await expect(heading(page)).toHaveText('Futbol')
  await expect(first).toHaveCount(0)
})

test('a competition is marked beside its name and stands before the others, in the list and among the leagues, at 390 and 1280', async ({
  page,
  house,
}) => {
  await openMatch(house, { clubs: [0, 9], inMs: 500_000 })
  const later = await openMatch(house, { clubs: [1, 7], inMs: 700_000 })
  await house.database.pool.query(
    `update sports_events set fixture = jsonb_set(fixture::jsonb, '{competition}',
       '{"id": "favourite-cup", "name": "Gözde Kupası"}') where id = $1`,
    [later.eventID],
  )
  await logInByApi(page, await newMember(house))
  const choices = (name: string) => main(page).getByRole('group', { name }).getByRole('button')
  // After the choice of all, which in the tree stands below the sport.
  const firstLeague = (size: typeof PHONE) =>
    size === PHONE ? choices('Ligler').nth(1) : choices('Spor dalı').nth(2)
  // Those that another journey of this house has played stand below all that can be bet on.
  const heads = main(page).locator('section header h3').filter({ hasNotText: 'Biten maçlar' })
  await page.setViewportSize(PHONE)
  await page.goto('/sport')
  await expect(heart(page, 'Gözde Kupası')).toHaveAttribute('aria-pressed', 'false')
  await expect(heads.last()).toContainText('Gözde Kupası')
  await heart(page, 'Gözde Kupası').press('Enter')
  await expect(toast(page, 'Favorilere Başarıyla Eklendi')).toBeVisible()
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await page.goto('/sport')
    await expect(heart(page, 'Gözde Kupası')).toHaveAttribute('aria-pressed', 'true')
    await expect(heads.first()).toContainText('Gözde Kupası')
    await expect(firstLeague(size)).toHaveAccessibleName(/^Gözde Kupası ?, favori$/)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  }
  await page.goto(`/sport/event/${later.eventID}`)
  await expect(heading(page)).toHaveText(`${later.home} – ${later.away}`)
  await page.goto('/sport')
  await heart(page, 'Gözde Kupası').click()
  await expect(heads.last()).toContainText('Gözde Kupası')
})
