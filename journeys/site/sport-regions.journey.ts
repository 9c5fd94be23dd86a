import { LEAGUES } from '#games/sports/football/leagues.ts'
import { openFixture } from '#server/sports/testing.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { openDayOf } from '../tools/coupon.ts'
import { DESKTOP, expect, main, PHONE, test } from '../tools/house.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000
const REGIONS = ['Kuzey Kıyıları', 'Doğu Yaylaları']

/** Cups of two regions, more than stand as chips, each with one match. */
async function openCups(house: TestHouse, mark: string) {
  const clubs = LEAGUES[0]?.clubs ?? []
  const cups = []
  for (let at = 0; at < 7; at += 1) {
    const region = { id: `bolge-${at % 2}`, name: REGIONS[at % 2] ?? '' }
    const competition = { id: `kupa-${mark}-${at}`, name: `${mark} Kupası ${at + 1}` }
    const league = { region, competition, clubs }
    const payload = { sport: 'football', follows: [], clubs: [at, at + 1], inMs: SOON_MS } as const
    cups.push({ ...competition, match: await openFixture(house, league, payload) })
  }
  return cups
}

for (const [width, size, mode, lang] of [
  ['390', PHONE, 'night', 'tr'],
  ['1280', DESKTOP, 'day', 'en'],
] as const)
  test(`competitions stand by their regions: in a tree beside the list, and in a sheet on a phone, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const cups = await openCups(house, width === '390' ? 'Mercan' : 'Sedef')
    const [first, last] = [cups[0], cups.at(-1)]
    if (!first || !last) throw new Error('there are cups')
    await openDayOf(page, { ...first.match, play: () => Promise.resolve() })
    const matchOf = ({ match }: typeof first) =>
      main(page).locator(`a[href="/sport/event/${match.eventID}"]`)
    await expect(matchOf(first).first()).toBeVisible()
    const name = new RegExp(`^${last.name}$`)
    const isPhone = size === PHONE
    const place = isPhone
      ? page.getByRole('dialog', { name: 'Tüm bölgeler' })
      : main(page).getByRole('group', { name: 'Sport' })
    if (isPhone) {
      const chips = main(page).getByRole('group', { name: 'Ligler' })
      await expect(chips.getByRole('button', { name })).toHaveCount(0)
      await chips.getByRole('button', { name: 'Tüm bölgeler' }).press('Enter')
      await expect(place).toBeVisible()
    }
    for (const region of REGIONS)
      await expect(place.getByText(region, { exact: true })).toBeVisible()
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await place.getByRole('button', { name }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`league=${last.id}`))
    await expect(matchOf(last).first()).toBeVisible()
    await expect(matchOf(first)).toHaveCount(0)
    // What is chosen stands in sight on a phone, too, wherever it stood.
    const chosen = main(page).getByRole('button', { name, pressed: true })
    await expect(chosen).toBeVisible()
    if (isPhone) await expect(place).toHaveCount(0)
    await main(page)
      .getByRole('button', { name: /^(Tümü|All)$/ })
      .first()
      .press('Enter')
    await expect(matchOf(first).first()).toBeVisible()
  })
