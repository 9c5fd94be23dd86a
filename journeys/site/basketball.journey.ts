import { settleSports } from '#server/sports/settlement/settle.ts'
import {
  gameClock,
  openBasketball,
  points,
  quarter,
  wholeGame,
} from '#server/sports/testing-basketball.ts'
import { showResult } from '../tools/coupon.ts'
import { openFixture } from '#server/sports/testing.ts'
import { BASKETBALL_LEAGUES } from '#games/sports/basketball/leagues.ts'
import { expect, main, PHONE, test } from '../tools/house.ts'
import { takePicture } from '../tools/pictures.ts'
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

test('names of clubs on the page of a match break between words alone on a narrow screen', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const match = await openFixture(house, BASKETBALL_LEAGUES.at(-1), {
    sport: 'basketball',
    follows: ['points'],
    // Those with the longest words.
    clubs: [6, 3],
    inMs: SOON_MS,
  })
  await page.goto(`/sport/event/${match.eventID}`)
  const board = main(page).getByRole('region', { name: `${match.home} – ${match.away}` })
  await expect(board).toContainText('Hindistancevizi')
  const broken = await board.locator('span[lang=tr]').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild
      if (!(text instanceof Text)) return []
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
  await isWell(page)
  await takePicture(page, 'long-names')
})
