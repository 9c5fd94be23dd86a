import { settleSports } from '#server/sports/settlement/settle.ts'
import {
  gameClock,
  openBasketball,
  points,
  quarter,
  wholeGame,
} from '#server/sports/testing-basketball.ts'
import { showResult } from '../tools/coupon.ts'
import { expect, main, test } from '../tools/house.ts'
import { SIGHTS, SOON_MS, betFromList, isWell } from '../tools/other-sports.ts'

for (const sight of SIGHTS)
  test(`basketball in ${sight.language} at ${sight.size.width}: chosen, bet on, played by its quarters, settled and found in history and results`, async ({
    page,
    house,
  }) => {
    const match = await openBasketball(house, { clubs: sight.clubs, inMs: SOON_MS })
    await betFromList(
      { page, house },
      {
        match,
        sight,
        name: /^(Basketbol|Basketball)$/,
        groups: [[/^(3\. çeyrek: Sonuç|3rd quarter: Result)$/, 3]],
      },
    )
    await match.feed(quarter('q1'), points('home', 3, 'q1'), gameClock('q1', 4))
    await page.goto('/sport/live?sport=basketball')
    const row = main(page).getByRole('listitem').filter({ hasText: match.home })
    await expect(row).toContainText(/(1\. çeyrek|1st quarter) 4/)
    await expect(row).toContainText('3')
    await isWell(page)
    await match.feed(
      ...wholeGame([
        [20, 18],
        [15, 17],
        [22, 22],
        [19, 12],
      ]),
    )
    await settleSports(house)
    await page.goto(`/sport/event/${match.eventID}`)
    // What the markets came to names quarters, too, once it has come.
    const quarters = main(page).getByLabel(/^(Çeyrekler|Quarters)$/)
    await expect(quarters).toContainText(/1\. çeyrek|1st quarter/)
    await expect(quarters).toContainText('23 – 18')
    await isWell(page)
    await expect(await showResult(page, match)).toContainText('79')
    await page.goto('/profile/bets')
    await expect(main(page)).toContainText(match.home)
  })
