import { openMatch, type TestMatch } from '#server/sports/testing.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from './accessible.ts'
import { odd, openCoupon, showSport } from './coupon.ts'
import { DESKTOP, expect, heading, main, PHONE, type Page } from './house.ts'
import { logInByApi } from './log-in-by-api.ts'
import { newMember } from './member.ts'
import { rememberChoices } from './screens.ts'

/** A match of these journeys begins so long after it was opened. */
export const SOON_MS = 600_000

/** In which words, how large and in which light a sport is walked, and by which clubs it is played. */
export const SIGHTS = [
  { language: 'tr', size: PHONE, mode: 'night', clubs: [0, 1] },
  { language: 'en', size: DESKTOP, mode: 'day', clubs: [2, 3] },
] as const

export const isWell = async (page: Page) =>
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])

interface Beginning {
  match: TestMatch
  sight: (typeof SIGHTS)[number]
  /** What the sport is called. */
  name: RegExp
  /** Groups of the match's page, and how many prices each has. */
  groups: readonly (readonly [name: RegExp, prices: number])[]
}

/** From the list of a sport, where football is not, to a match's page and a coupon of ₺20 on its first side. */
export async function betFromList(
  { page, house }: { page: Page; house: TestHouse },
  { match, sight, name, groups }: Beginning,
): Promise<void> {
  const { clubs, size, mode, language } = sight
  const football = await openMatch(house, { clubs, inMs: SOON_MS })
  await page.setViewportSize(size)
  await rememberChoices(page, mode, language)
  await logInByApi(page, await newMember(house))
  await showSport(page, match, name)
  await expect(main(page).getByText(football.home)).toHaveCount(0)
  await isWell(page)
  await odd(page, match, new RegExp(match.home)).first().click()
  await main(page).locator(`a[href="/sport/event/${match.eventID}"]`).click()
  await expect(heading(page)).toHaveText(`${match.home} – ${match.away}`)
  // Selections of one match stand together in football alone.
  await expect(
    main(page).getByRole('button', { name: /^(Bahis oluştur|Build a bet)$/ }),
  ).toHaveCount(0)
  // Each by its odds; what folds the group has none.
  for (const [group, prices] of groups)
    await expect(
      main(page)
        .getByRole('region', { name: group })
        .getByRole('button', { name: /, \d+[,.]\d\d$/ }),
    ).toHaveCount(prices)
  await isWell(page)
  const coupon = await openCoupon(page)
  await coupon.getByRole('textbox').fill('20')
  await coupon.getByRole('button', { name: /₺20[,.]00 ile oyna|Place bet · ₺20/ }).click()
  await expect(
    coupon.getByRole('heading', { name: /^(Kuponunuz alındı|Your bet is placed)$/ }),
  ).toBeVisible()
}
