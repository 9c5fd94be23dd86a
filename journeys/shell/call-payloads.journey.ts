import type { Page } from '@playwright/test'
import { expect, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { recordCalls, callsNamed, withoutFirstData, type SentCall } from '../tools/wire.ts'

/** What stands in the data of every call. */
const ALWAYS = { Lang: 'tr', SiteType: 'desktop' }

/** Waits for the calls of a name, and answers what the last one carried. */
async function lastCallOf(sent: readonly SentCall[], name: string): Promise<SentCall> {
  await expect.poll(() => callsNamed(sent, name).length, name).toBeGreaterThan(0)
  const [last] = callsNamed(sent, name).slice(-1)
  if (last === undefined) throw new Error(`${name} was not asked`)
  return last
}

/** The home page as it is walked to: what comes with a loaded page would not be asked for. */
async function walkHome(page: Page): Promise<void> {
  await page.goto('/about-us')
  await page.getByRole('link', { name: 'Kasa ana sayfa' }).first().click()
  await expect(page).toHaveURL(/\/$/)
}

test('CALL-content/getSlider CALL-content/getTournaments CALL-jackpots home asks for seven sliders, fifty tournaments and the jackpots, the last two as anyone', async ({
  page,
}) => {
  await logInByApi(page)
  const sent = recordCalls(page)
  await walkHome(page)
  const sliders = await lastCallOf(sent, 'cmscontroller/getSlider')
  expect(sliders.data).toEqual({ limit: 7, offset: 0, ...ALWAYS })
  const tournaments = await lastCallOf(sent, 'cmscontroller/getTournaments')
  expect(tournaments.data).toEqual({ limit: 50, offset: 0, ...ALWAYS })
  const jackpots = await lastCallOf(sent, 'habanero/getJackpots')
  for (const { user } of [tournaments, jackpots]) expect(user).toEqual({ lang: 'tr' })
})

test('CALL-casino/category_list CALL-casino/quick-access CALL-casino/games_list home asks for a hundred categories, fifty games of quick access and the first 48 slots', async ({
  page,
}) => {
  const sent = recordCalls(page)
  await walkHome(page)
  const categories = await lastCallOf(sent, 'casino/category_list')
  expect(categories.data).toEqual({ limit: 100, offset: 0, ...ALWAYS })
  const games = () => callsNamed(sent, 'casino/games_list').map(({ data }) => data)
  await expect.poll(games).toContainEqual({ limit: 50, offset: 0, categoryID: 94, ...ALWAYS })
  await expect.poll(games).toContainEqual({ limit: 48, offset: 0, ...ALWAYS })
})

test('CALL-live/category_list CALL-live/provider_list CALL-live/game_table_list the live lobby asks for 150 of each and the first 48 tables', async ({
  page,
}) => {
  const sent = recordCalls(page)
  await withoutFirstData(page)
  await page.goto('/live')
  const categories = await lastCallOf(sent, 'livecasino/category_list')
  const providers = await lastCallOf(sent, 'livecasino/provider_list')
  for (const { data } of [categories, providers]) expect(data).toEqual({ limit: 150, ...ALWAYS })
  const tables = await lastCallOf(sent, 'livecasino/game_table_list')
  expect(tables.data).toEqual({ limit: 48, offset: 0, ...ALWAYS })
})

test('CALL-favlists/slots CALL-favlists/live ROLE-02/favourites the favourites are asked with the session, a hundred from the first', async ({
  page,
}) => {
  await logInByApi(page)
  const sent = recordCalls(page)
  await page.goto('/favorites')
  for (const name of ['casino/games_list', 'livecasino/game_table_list']) {
    const favourites = () => callsNamed(sent, name).filter(({ data }) => 'favorites' in data)
    await expect.poll(() => favourites().length, name).toBeGreaterThan(0)
    for (const { data, user } of favourites()) {
      expect(data).toEqual({ favorites: true, limit: 100, offset: 0, ...ALWAYS })
      expect(Object.keys(user)).toEqual(expect.arrayContaining(['uid', 'sid']))
    }
  }
})

test('CALL-messages the messages are asked ten at once, from the first', async ({ page }) => {
  await logInByApi(page)
  const sent = recordCalls(page)
  await page.goto('/notifications')
  const messages = await lastCallOf(sent, 'crm/list_mass_messages')
  expect(messages.data).toEqual({ limit: 10, offset: 0, ...ALWAYS })
})
