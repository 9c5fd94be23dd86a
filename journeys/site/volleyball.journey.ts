import { settleSports } from '#server/sports/settlement/settle.ts'
import { ending, openMatch } from '#server/sports/testing.ts'
import {
  firstServe,
  openVolleyball,
  rallies,
  rally,
  volleyballClock,
  volleyballPhase,
} from '#server/sports/testing-volleyball.ts'
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
  test(`volleyball in ${language} at ${size.width}: chosen, bet on, followed by sets and points, settled and found in history, results and table`, async ({
    page,
    house,
  }) => {
    const match = await openVolleyball(house, { clubs, inMs: SOON_MS })
    const football = await openMatch(house, { clubs, inMs: SOON_MS })
    await page.setViewportSize(size)
    await rememberChoices(page, mode, language)
    const member = await newMember(house)
    await logInByApi(page, member)
    await showSport(page, match, /^(Voleybol|Volleyball)$/)
    await expect(main(page).getByText(football.home)).toHaveCount(0)
    await isWell(page)
    await odd(page, match, new RegExp(match.home)).first().click()
    await main(page).locator(`a[href="/sport/event/${match.eventID}"]`).click()
    await expect(heading(page)).toHaveText(`${match.home} – ${match.away}`)
    await expect(
      main(page).getByRole('button', { name: /^(Bahis oluştur|Build a bet)$/ }),
    ).toHaveCount(0)
    const third = main(page).getByRole('region', {
      name: /^(3\. set: Kim kazanır|3rd set: Winner)$/,
    })
    // Each by its odds; what folds the group has none.
    const priced = { name: /, \d+[,.]\d\d$/ }
    await expect(third.getByRole('button', priced)).toHaveCount(2)
    await expect(
      main(page)
        .getByRole('region', { name: /^(Set skoru|Set betting)$/ })
        .getByRole('button', priced),
    ).toHaveCount(6)
    await isWell(page)
    const coupon = await openCoupon(page)
    await coupon.getByRole('textbox').fill('20')
    await coupon.getByRole('button', { name: /₺20[,.]00 ile oyna|Play .*₺20/ }).click()
    await expect(coupon.getByRole('status')).toContainText(/alındı|placed|taken|accepted/i)
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
    await expect(main(page).getByRole('columnheader', { name: /^(Takım|Club)$/ })).toBeVisible()
    await expect(main(page).getByRole('table')).toContainText('+3')
    await isWell(page)
    await page.goto('/profile/bets')
    await expect(main(page)).toContainText(match.home)
  })
