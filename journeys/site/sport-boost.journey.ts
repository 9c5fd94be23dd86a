import { lira } from '#contract/money.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { openMatch, type TestMatch } from '#server/sports/testing.ts'
import { boost } from '#server/sports/trading/boosts.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon, openDayOf } from '../tools/coupon.ts'
import { DESKTOP, expect, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000
const DAYS_MS = 3 * 86_400_000

/** A match whose home side is boosted to what is fair. */
async function boostedMatch(
  house: TestHouse,
  clubs: readonly [number, number],
): Promise<{ match: TestMatch; book: number; odds: number }> {
  const match = await openMatch(house, { clubs, inMs: SOON_MS })
  const offer = await house.database.db
    .selectFrom('sports_offers')
    .select('odds')
    .where('event_id', '=', BigInt(match.eventID))
    .where('market_key', '=', 'match-result')
    .where('selection', '=', '1')
    .executeTakeFirstOrThrow()
  const book = offer.odds ?? 0
  const boosted = {
    eventId: BigInt(match.eventID),
    market: 'match-result',
    selection: '1',
    odds: book + 1,
    stakeMax: lira(50),
    until: null,
  }
  const actor = { kind: 'command', name: 'elif', why: 'match of the week' } as const
  expect(await boost(house.database.db, actor, boosted, house.clock())).toBeNull()
  return { match, book: book / 100, odds: (book + 1) / 100 }
}

const isWhole = async (page: Page): Promise<void> =>
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])

for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'night', 'tr', [0, 1]],
  ['1280', DESKTOP, 'day', 'en', [2, 3]],
] as const)
  test(`SPORT-05 SPORT-06 a boosted price is picked with the book’s own struck beside it, placed, and the slip’s foot says what the day came to, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const { match, book, odds } = await boostedMatch(house, clubs)
    const text = (value: number): string =>
      lang === 'tr' ? value.toFixed(2).replace('.', ',') : value.toFixed(2)
    const name = lang === 'tr' ? `normali ${text(book)}` : `normally ${text(book)}`
    await logInByApi(page, await newMember(house))
    await openDayOf(page, match)
    const listed = odd(page, match, new RegExp(name))
    await expect(listed).toContainText(`${text(book)}${text(odds)}`)
    await expect(listed.locator('s')).toHaveText(text(book))
    await isWhole(page)
    await page.goto(`/sport/event/${match.eventID}`)
    await expect(odd(page, match, new RegExp(name)).locator('s')).toHaveText(text(book))
    await odd(page, match, new RegExp(name)).press('Enter')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const coupon = await openCoupon(page)
    const pick = coupon.getByRole('listitem').first()
    await expect(pick.locator('s')).toContainText(text(book))
    await expect(pick.locator('p b')).toContainText(text(odds))
    await isWhole(page)
    // In a system it has the book's own.
    await coupon.getByRole('button', { name: /^(Sistem|System)$/ }).click()
    await expect(pick.locator('s')).toHaveCount(0)
    await expect(pick.locator('p b')).toContainText(text(book))
    await coupon.getByRole('button', { name: /^(Tekli|Single)$/ }).click()
    await expect(coupon.getByText(/^(Bugün sporda net|Sports net today)$/)).toBeVisible()
    await coupon.getByRole('textbox').fill('51')
    await coupon.getByRole('button', { name: /₺51/ }).click()
    await expect(coupon.getByRole('alert')).toContainText('₺50')
    await coupon.getByRole('textbox').fill('40')
    // It was said of another stake.
    await expect(coupon.getByRole('alert').filter({ hasText: '₺50' })).toHaveCount(0)
    await coupon.getByRole('button', { name: /₺40/ }).click()
    await expect(coupon).toContainText(/Kuponunuz alındı|Your bet is placed/)
    await page.goto('/profile/bets')
    const open = main(page).getByRole('region', { name: /^(Açık kuponlar|Open coupons)$/ })
    await expect(open.locator('s')).toContainText(text(book))
    await isWhole(page)
    await match.play(0, 1)
    await settleSports(house)
    // On no list that another journey of this house looks at.
    const next = await openMatch(house, { clubs, inMs: DAYS_MS })
    await page.goto(`/sport/event/${next.eventID}`)
    await odd(page, next, /(Karşılıklı gol|Both teams score), (Var|Yes),/).press('Enter')
    const after = await openCoupon(page)
    const net = after.locator('dl').filter({ hasText: /Bugün sporda net|Sports net today/ })
    await expect(net).toContainText(/[−-]₺40[.,]00/)
    await isWhole(page)
  })
