import { settleSports } from '#server/sports/settlement/settle.ts'
import { ending } from '#server/sports/testing.ts'
import {
  firstServe,
  openVolleyball,
  rallies,
  rally,
  volleyballClock,
  volleyballPhase,
} from '#server/sports/testing-volleyball.ts'
import { showResult } from '../tools/coupon.ts'
import { expect, main, test } from '../tools/house.ts'
import { SIGHTS, SOON_MS, betFromList, isWell } from '../tools/other-sports.ts'

for (const sight of SIGHTS)
  test(`volleyball in ${sight.language} at ${sight.size.width}: chosen, bet on, followed by sets and points, settled and found in history, results and table`, async ({
    page,
    house,
  }) => {
    const match = await openVolleyball(house, { clubs: sight.clubs, inMs: SOON_MS })
    await betFromList(
      { page, house },
      {
        match,
        sight,
        name: /^(Voleybol|Volleyball)$/,
        groups: [
          [/^(3\. set: Kim kazanır|3rd set: Winner)$/, 2],
          [/^(Set skoru|Set betting)$/, 6],
        ],
      },
    )
    await match.feed(
      volleyballPhase('s1'),
      firstServe('home', 's1'),
      ...rallies('s1', [9, 12]),
      volleyballClock('s1', 9),
    )
    await page.goto('/sport/live?sport=volleyball')
    const row = main(page).getByRole('listitem').filter({ hasText: match.home })
    await expect(row).toContainText(/1\. set|1st set/)
    await expect(row).toContainText(/0 set, 9 sayı|sets 0, points 9/)
    await expect(row).toContainText(/0 set, 12 sayı, servis kullanıyor|sets 0, points 12, serving/)
    await isWell(page)
    await page.goto(`/sport/event/${match.eventID}`)
    const game = main(page)
      .locator('dl')
      .filter({ hasText: /Servis|Serve/ })
    await expect(game).toContainText('9 – 12')
    await expect(game).toContainText(match.away)
    // A rally is told while the page is open.
    await match.feed(rally('home', 's1'), volleyballClock('s1', 10))
    await expect(game).toContainText('10 – 12')
    await expect(game).toContainText(match.home)
    await isWell(page)
    await match.feed(
      ...rallies('s1', [15, 8]),
      volleyballPhase('after-s1'),
      volleyballPhase('s2'),
      ...rallies('s2', [27, 25]),
      volleyballPhase('after-s2'),
      volleyballPhase('s3'),
      ...rallies('s3', [25, 18]),
      volleyballPhase('over'),
      ending('ended'),
    )
    await settleSports(house)
    await page.goto(`/sport/event/${match.eventID}`)
    const sets = main(page)
      .locator('dl')
      .filter({ hasText: /1\. set|1st set/ })
    await expect(sets.first()).toContainText('25 – 20')
    await expect(sets.first()).toContainText('27 – 25')
    await isWell(page)
    await expect(await showResult(page, match)).toContainText('3')
    await page.goto('/sport/competition/bogazkent-voleybol-ligi')
    await expect(main(page).getByRole('columnheader', { name: /^(Takım|Team)$/ })).toBeVisible()
    await expect(main(page).getByRole('table')).toContainText('+3')
    await isWell(page)
    await page.goto('/profile/bets')
    await expect(main(page)).toContainText(match.home)
  })
