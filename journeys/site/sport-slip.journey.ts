import type { Locator } from '@playwright/test'
import { openMatch, type TestMatch } from '#server/sports/testing.ts'
import { touchEvents } from '#server/sports/touched.ts'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon } from '../tools/coupon.ts'
import { DESKTOP, expect, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { takePicture } from '../tools/pictures.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000

const LOOKS = [
  ['390', PHONE, 'night', 'tr', [0, 1]],
  ['1280', DESKTOP, 'day', 'en', [2, 3]],
] as const

const BOTH_SCORE = /(?:Karşılıklı gol|Both teams score), (?:Var|Yes),/

const isWhole = async (page: Page): Promise<void> =>
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])

/** A member at the page of a match, with both teams scoring on the coupon. */
async function picked(page: Page, house: TestHouse, match: TestMatch): Promise<Locator> {
  await logInByApi(page, await newMember(house))
  await page.goto(`/sport/event/${match.eventID}`)
  await odd(page, match, BOTH_SCORE).press('Enter')
  return openCoupon(page)
}

for (const [width, size, mode, lang, clubs] of LOOKS)
  test(`the slip says the most that a stake may be before it asks for money, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs, inMs: SOON_MS })
    const coupon = await picked(page, house, match)
    const stake = coupon.getByRole('textbox')
    const short = coupon.getByRole('link', { name: /eksik: para yatır|short: deposit/ })
    const place = coupon.getByRole('button', { name: /^Oyna$|^Place bet$/ })
    await expect(place).toBeDisabled()
    await stake.fill('999999')
    await expect(stake).toHaveAccessibleDescription(
      /Bu kupona en çok ₺100\.000,00|Maximum ₺100,000\.00 on this coupon/,
    )
    await expect(short).toHaveCount(0)
    await expect(place).toBeDisabled()
    await expect(coupon).not.toContainText(/₺1[.,]\d{3}[.,]\d{3}/)
    await isWhole(page)
    await takePicture(page, `slip-most-${width}`)
    await stake.fill('12345678901')
    await expect(stake).toHaveAccessibleDescription(/en çok|Maximum/)
    await stake.fill('20000')
    await expect(short).toBeVisible()
    await stake.fill(lang === 'tr' ? '12,345' : '12.345')
    await expect(stake).toHaveAccessibleDescription(/iki hane|two decimals/)
    await expect(short).toHaveCount(0)
  })

for (const [width, size, mode, lang, [home, away]] of LOOKS)
  test(`whoever places a coupon by key goes on from its receipt, and from its picks once they are bet on again, and the page stays where it was, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs: [home + 4, away + 4], inMs: SOON_MS })
    const coupon = await picked(page, house, match)
    await page.evaluate(() => scrollTo(0, 60))
    const top = () => page.evaluate(() => Math.round(scrollY))
    await coupon.getByRole('textbox').fill('12')
    await coupon.getByRole('button', { name: /ile oyna$|^Place bet/ }).focus()
    const before = await top()
    await page.keyboard.press('Enter')
    await expect(
      coupon.getByRole('heading', { name: /^(Kuponunuz alındı|Your bet is placed)$/ }),
    ).toBeFocused()
    expect(await top()).toBe(before)
    await expect(coupon.getByText(/₺12[,.]00 · (oran|odds) \d/)).toBeVisible()
    await isWhole(page)
    await takePicture(page, `slip-receipt-${width}`)
    await page.keyboard.press('Tab')
    await coupon
      .getByRole('button', {
        name: /^(Aynı seçimlerle yeni kupon|New coupon with the same selections)$/,
      })
      .press('Enter')
    const picks = coupon.getByRole('region', { name: /^(Seçimleriniz|Your selections)$/ })
    await expect(picks).toBeFocused()
    await isWhole(page)
    await coupon.getByRole('button', { name: /^(Kuponu boşalt|Clear the coupon)$/ }).press('Enter')
    await expect(
      coupon.getByRole('heading', { name: /^(Kuponunuz boş|Your coupon is empty)$/ }),
    ).toBeFocused()
    expect(await top()).toBe(before)
  })

test('a pick of a match that is to come is followed: the price that was picked is struck beside the one that is offered', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  const match = await openMatch(house, { clubs: [8, 9], inMs: SOON_MS })
  const coupon = await picked(page, house, match)
  const pick = coupon.getByRole('listitem').first()
  const first = (await pick.locator('p b').innerText()).replace(/^\D*/, '')
  // Away from the match's own page.
  await page.goto('/sport/results')
  await expect(pick.locator('p b')).toContainText(first)
  await house.owner.pool.query(
    `update sports_offers set odds = 333 where event_id = $1 and market_key = 'both-score' and selection = 'yes'`,
    [match.eventID],
  )
  touchEvents(house, [BigInt(match.eventID)])
  await expect(pick.locator('p b')).toContainText('3,33')
  await expect(pick.locator('s')).toContainText(first)
  await isWhole(page)
})

for (const [width, size, mode, lang, [home, away]] of LOOKS)
  test(`the coupons on a match are one line above its prices, and all of them are found from there, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs: [away, home], inMs: SOON_MS })
    const username = await newMember(house)
    const client = await loginAs(house, username)
    const { eventID } = match
    const { data } = await client.call('betframe/event', { eventID })
    const prices = data.markets.flatMap(({ market, selections }) =>
      selections.flatMap(({ selection, odds }) =>
        odds === null ? [] : [{ eventID, market, selection, odds }],
      ),
    )
    // Twenty of them unfold, and two are elsewhere.
    for (const selections of [prices.slice(0, 20), prices.slice(20, 22)])
      await client.call('betframe/place_coupon', { kind: 'single', stake: 2, selections })
    await logInByApi(page, username)
    await page.goto(`/sport/event/${eventID}`)
    const own = main(page).getByRole('region', {
      name: /^(Bu maçtaki kuponlarınız|Your coupons on this match)$/,
    })
    const line = own.getByRole('button', { name: /22/ })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    const first = odd(page, match, /(?:Maç sonucu|Match result), /).first()
    expect((await first.boundingBox())?.y).toBeLessThan(size.height - 200)
    await isWhole(page)
    await takePicture(page, `match-coupons-${width}`)
    await line.press('Enter')
    await expect(own.getByText(/^(No) \d+$/)).toHaveCount(20)
    await isWhole(page)
    await takePicture(page, `match-coupons-open-${width}`)
    await own.getByRole('link', { name: /^(Öteki 2 kupon|2 more)/ }).click()
    await expect(page).toHaveURL(/\/profile\/bets\?state=running$/)
  })
