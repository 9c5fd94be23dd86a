import { settleSports } from '#server/sports/settlement/settle.ts'
import {
  gameClock,
  openBasketball,
  points,
  quarter,
  wholeGame,
} from '#server/sports/testing-basketball.ts'
import { openMatch } from '#server/sports/testing.ts'
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
  test(`basketball in ${language} at ${size.width}: chosen, bet on, played by its quarters, settled and found in history and results`, async ({
    page,
    house,
  }) => {
    const match = await openBasketball(house, { clubs, inMs: SOON_MS })
    const football = await openMatch(house, { clubs, inMs: SOON_MS })
    await page.setViewportSize(size)
    await rememberChoices(page, mode, language)
    const member = await newMember(house)
    await logInByApi(page, member)
    await showSport(page, match, /^(Basketbol|Basketball)$/)
    await expect(main(page).getByText(football.home)).toHaveCount(0)
    await isWell(page)
    await odd(page, match, new RegExp(match.home)).first().click()
    await main(page).locator(`a[href="/sport/event/${match.eventID}"]`).click()
    await expect(heading(page)).toHaveText(`${match.home} – ${match.away}`)
    // Selections of one match stand together in football alone.
    await expect(
      main(page).getByRole('button', { name: /^(Bahis oluştur|Build a bet)$/ }),
    ).toHaveCount(0)
    const third = main(page).getByRole('region', {
      name: /^(3\. çeyrek: Sonuç|3rd quarter: Result)$/,
    })
    await expect(third.getByRole('button', { name: /, \d+[,.]\d\d$/ })).toHaveCount(3)
    await isWell(page)
    const coupon = await openCoupon(page)
    await coupon.getByRole('textbox').fill('20')
    await coupon.getByRole('button', { name: /₺20[,.]00 ile oyna|Play .*₺20/ }).click()
    await expect(coupon.getByRole('status')).toContainText(/alındı|placed|taken|accepted/i)
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
