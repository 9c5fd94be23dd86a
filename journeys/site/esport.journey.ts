import { settleSports } from '#server/sports/settlement/settle.ts'
import { esportClock, esportPhase, map, openEsport } from '#server/sports/testing-esport.ts'
import { ending } from '#server/sports/testing.ts'
import { showResult } from '../tools/coupon.ts'
import { expect, main, test } from '../tools/house.ts'
import { SIGHTS, SOON_MS, betFromList, isWell } from '../tools/other-sports.ts'

for (const sight of SIGHTS)
  test(`an esport in ${sight.language} at ${sight.size.width}: chosen, bet on, followed map by map, settled and found in history, results and table`, async ({
    page,
    house,
  }) => {
    const match = await openEsport(house, { clubs: sight.clubs, inMs: SOON_MS })
    await betFromList(
      { page, house },
      {
        match,
        sight,
        name: /^(E-spor|Esport)$/,
        groups: [
          [/^(2\. harita|Map 2): (Kim kazanır|Winner)$/, 2],
          [/^(Harita skoru|Map score)$/, 4],
        ],
      },
    )
    await match.feed(esportPhase('s1'), esportClock('s1', 4))
    await page.goto('/sport/live?sport=esport')
    const row = main(page).getByRole('listitem').filter({ hasText: match.home })
    await expect(row).toContainText(/1\. harita|Map 1/)
    await isWell(page)
    await page.goto(`/sport/event/${match.eventID}`)
    const next = main(page).getByRole('region', {
      name: /^(2\. harita|Map 2): (Kim kazanır|Winner)$/,
    })
    const winner = main(page).getByRole('region', { name: /^(Maçı kim kazanır|Match winner)$/ })
    // While a map is played, bets are taken on the one behind it alone.
    await expect(next).toBeVisible()
    await expect(winner).toHaveCount(0)
    await isWell(page)
    // A map is told while the page is open.
    await match.feed(map('away', 's1'), esportPhase('after-s1'), esportClock('s1', 35))
    const maps = main(page).getByLabel(/^(Haritalar|Maps)$/)
    await expect(maps).toContainText('0 – 1')
    await expect(main(page)).toContainText(/Harita arası|Between maps/)
    await expect(winner).toBeVisible()
    await isWell(page)
    await match.feed(esportPhase('s2'), esportClock('s2', 43))
    await expect(main(page)).toContainText(
      /Harita oynanırken bahis alınmaz|while a map is being played/,
    )
    await match.feed(
      map('home', 's2'),
      esportPhase('after-s2'),
      esportPhase('s3'),
      map('home', 's3'),
      esportPhase('over'),
      ending('ended'),
    )
    await settleSports(house)
    await page.goto(`/sport/event/${match.eventID}`)
    await expect(maps).toContainText(/3\. harita|Map 3/)
    await expect(maps).toContainText('1 – 0')
    await isWell(page)
    await expect(await showResult(page, match)).toContainText('2')
    await page.goto('/sport/competition/dort-fener-ligi')
    await expect(main(page).getByRole('table')).toContainText('+1')
    await isWell(page)
    await page.goto('/profile/bets')
    await expect(main(page)).toContainText(match.home)
  })
