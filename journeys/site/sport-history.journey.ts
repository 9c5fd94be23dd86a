import { openMatch, type TestMatch } from '#server/sports/testing.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { DESKTOP, expect, main, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { takePicture } from '../tools/pictures.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000

/** So many coupons of one pick each. */
async function bet(house: TestHouse, username: string, { eventID }: TestMatch, count: number) {
  const client = await loginAs(house, username)
  const { data } = await client.call('betframe/event', { eventID })
  const selections = data.markets
    .flatMap(({ market, selections: offered }) =>
      offered.flatMap(({ selection, odds }) =>
        odds === null ? [] : [{ eventID, market, selection, odds }],
      ),
    )
    .slice(0, count)
  await client.call('betframe/place_coupon', { kind: 'single', stake: 2, selections })
}

for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'day', 'tr', [0, 1]],
  ['1280', DESKTOP, 'night', 'en', [2, 3]],
] as const)
  test(`SCREEN-12/open-coupons of all coupons those that are open come first, however many were closed since, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const [home, away] = clubs
    const stands = await openMatch(house, { clubs: [home, away], inMs: 10 * SOON_MS })
    const ends = await openMatch(house, { clubs: [home + 4, away + 4], inMs: SOON_MS })
    const username = await newMember(house)
    await bet(house, username, stands, 1)
    await bet(house, username, ends, 12)
    await ends.play(1, 0)
    await settleSports(house)
    await logInByApi(page, username)
    await page.goto('/profile/bets')
    const open = main(page).getByRole('region', { name: /^(Açık kuponlar|Open coupons)$/ })
    const closed = main(page).getByRole('region', { name: /^(Kapanan kuponlar|Closed coupons)$/ })
    await expect(open.getByRole('article')).toHaveCount(1)
    await expect(closed.getByRole('article')).toHaveCount(10)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `history-${width}`)
    await page.goto('/profile/bets?page=2')
    await expect(closed.getByRole('article')).toHaveCount(2)
    await expect(open).toHaveCount(0)
  })
