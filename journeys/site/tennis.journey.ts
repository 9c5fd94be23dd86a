import { settleSports } from '#server/sports/settlement/settle.ts'
import {
  openTennis,
  point,
  serve,
  setOf,
  tennisClock,
  tennisPhase,
} from '#server/sports/testing-tennis.ts'
import { ending } from '#server/sports/testing.ts'
import { showResult } from '../tools/coupon.ts'
import { expect, main, test } from '../tools/house.ts'
import { SIGHTS, SOON_MS, betFromList, isWell } from '../tools/other-sports.ts'

for (const sight of SIGHTS)
  test(`tennis in ${sight.language} at ${sight.size.width}: chosen, bet on, followed by sets, games and points, settled and found in history, results and table`, async ({
    page,
    house,
  }) => {
    const match = await openTennis(house, { clubs: sight.clubs, inMs: SOON_MS })
    await betFromList(
      { page, house },
      {
        match,
        sight,
        name: /^(Tenis|Tennis)$/,
        groups: [
          [/^(2\. set: Kim kazanır|2nd set: Winner)$/, 2],
          [/^(Set skoru|Set betting)$/, 4],
        ],
      },
    )
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
