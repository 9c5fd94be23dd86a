import { settleSports } from '#server/sports/settlement/settle.ts'
import {
  openTennis,
  point,
  serve,
  setOf,
  tennisClock,
  tennisPhase,
} from '#server/sports/testing-tennis.ts'
import { ending, openMatch } from '#server/sports/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon, showResult, showSport } from '../tools/coupon.ts'
import { DESKTOP, expect, heading, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000

const isWell = async (page: Page) =>
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])

for (const [language, size, mode, clubs] of [
  ['tr', PHONE, 'night', [0, 1]],
  ['en', DESKTOP, 'day', [2, 3]],
] as const)
  test(`tennis in ${language} at ${size.width}: chosen, bet on, followed by sets, games and points, settled and found in history, results and table`, async ({
    page,
    house,
  }) => {
    const match = await openTennis(house, { clubs, inMs: SOON_MS })
    const football = await openMatch(house, { clubs, inMs: SOON_MS })
    await page.setViewportSize(size)
    await rememberChoices(page, mode, language)
    const member = await newMember(house)
    await logInByApi(page, member)
    await showSport(page, match, /^(Tenis|Tennis)$/)
    await expect(main(page).getByText(football.home)).toHaveCount(0)
    await isWell(page)
    await odd(page, match, new RegExp(match.home)).first().click()
    await main(page).locator(`a[href="/sport/event/${match.eventID}"]`).click()
    await expect(heading(page)).toHaveText(`${match.home} – ${match.away}`)
    await expect(
      main(page).getByRole('button', { name: /^(Bahis oluştur|Build a bet)$/ }),
    ).toHaveCount(0)
    const second = main(page).getByRole('region', {
      name: /^(2\. set: Kim kazanır|2nd set: Winner)$/,
    })
    // Each by its odds; what folds the group has none.
    const priced = { name: /, \d+[,.]\d\d$/ }
    await expect(second.getByRole('button', priced)).toHaveCount(2)
    await expect(
      main(page)
        .getByRole('region', { name: /^(Set skoru|Set betting)$/ })
        .getByRole('button', priced),
    ).toHaveCount(4)
    await isWell(page)
    const coupon = await openCoupon(page)
    await coupon.getByRole('textbox').fill('20')
    await coupon.getByRole('button', { name: /₺20[,.]00 ile oyna|Play .*₺20/ }).click()
    await expect(coupon.getByRole('status')).toContainText(/alındı|placed|taken|accepted/i)
    await match.feed(
      tennisPhase('s1'),
      serve('home', 's1', 1),
      ...setOf('s1', [2, 1]),
      point('away', 's1', 4),
      point('away', 's1', 4),
      tennisClock('s1', 12),
    )
    await page.goto('/sport/live?sport=tennis')
    const row = main(page).getByRole('listitem').filter({ hasText: match.home })
    await expect(row).toContainText(/1\. set|1st set/)
    await expect(row).toContainText(/0 set, 2 oyun, 0 sayı|sets 0, games 2, points 0/)
    await expect(row).toContainText(
      /0 set, 1 oyun, 30 sayı, servis kullanıyor|sets 0, games 1, points 30, serving/,
    )
    await isWell(page)
    await page.goto(`/sport/event/${match.eventID}`)
    const game = main(page)
      .locator('dl')
      .filter({ hasText: /Servis|Serve/ })
    await expect(game).toContainText('0 – 30')
    await expect(game).toContainText(match.away)
    // A point is told while the page is open.
    await match.feed(point('home', 's1', 4), tennisClock('s1', 13))
    await expect(game).toContainText('15 – 30')
    await isWell(page)
    await match.feed(
      ...Array.from({ length: 3 }, () => point('home', 's1', 4)),
      ...[5, 6, 7].flatMap((number) =>
        Array.from({ length: 4 }, () => point('home', 's1', number)),
      ),
      tennisPhase('after-s1'),
      tennisPhase('s2'),
      ...setOf('s2', [7, 6]),
      tennisPhase('over'),
      ending('ended'),
    )
    await settleSports(house)
    await page.goto(`/sport/event/${match.eventID}`)
    const sets = main(page)
      .locator('dl')
      .filter({ hasText: /1\. set|1st set/ })
    await expect(sets.first()).toContainText('6 – 1')
    await expect(sets.first()).toContainText('7 – 6')
    await isWell(page)
    await expect(await showResult(page, match)).toContainText('2')
    await page.goto('/sport/competition/yakamoz-tenis-serisi')
    await expect(main(page).getByRole('columnheader', { name: /^(Oyuncu|Player)$/ })).toBeVisible()
    await isWell(page)
    await page.goto('/profile/bets')
    await expect(main(page)).toContainText(match.home)
  })
