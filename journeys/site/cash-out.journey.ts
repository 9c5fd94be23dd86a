import type { Locator } from '@playwright/test'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { clock, openMatch, phase, type TestMatch } from '#server/sports/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { balance, DESKTOP, expect, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000

/** A member with ₺100 on the home side of each of these, in one coupon. */
async function bettor(house: TestHouse, matches: readonly TestMatch[]): Promise<string> {
  const username = await newMember(house)
  const client = await loginAs(house, username)
  const selections = await Promise.all(
    matches.map(async ({ eventID }) => {
      const { data } = await client.call('betframe/event', { eventID })
      const market = data.markets.find(({ kind }) => kind === 'match-result')
      const odds = market?.selections.find(({ selection }) => selection === '1')?.odds ?? 0
      return { eventID, market: 'match-result', selection: '1', odds }
    }),
  )
  await client.call('betframe/place_coupon', { kind: 'combination', stake: 100, selections })
  return username
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /bozdurulsun mu|cash out for/ })
const price = (text: string): number =>
  Number(/₺?([\d.,]+)/.exec(text.slice(text.indexOf('₺')))?.[1]?.replace(/[.,]/g, '')) / 100

const WAITS_MS = 20_000

const confirmation = (page: Page) =>
  dialog(page).getByRole('button', { name: /karşılığında bozdur$|^Cash out for/ })

async function confirmSale(page: Page, button: Locator): Promise<void> {
  await button.click()
  await confirmation(page).click()
}

/** The match begins: nothing is offered until it has its own odds; then the sale of the rest waits, and is made. */
async function sellInPlay(page: Page, match: TestMatch): Promise<void> {
  await match.feed(phase('first-half'), clock('first', 1))
  const offer = main(page).getByRole('region', { name: 'Kuponu bozdur' })
  await expect(offer.getByRole('button', { name: 'Teklif askıda' })).toBeDisabled()
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  let feeding = Promise.resolve()
  const timer = setInterval(() => {
    feeding = feeding.then(() => match.feed(clock('first', 1)))
  }, 1_500)
  try {
    const button = offer.getByRole('button', { name: /^Bozdur · ₺/ })
    await expect(button).toBeVisible({ timeout: WAITS_MS })
    await confirmSale(page, button)
    await expect(offer).toContainText('Bozdurma bekleniyor')
    await expect(offer).toHaveCount(0, { timeout: WAITS_MS })
  } finally {
    clearInterval(timer)
    await feeding
  }
  await match.feed(phase('half-time'), phase('second-half'), phase('over'))
}

/** The same on the page of one of its matches, and beside an empty coupon: what is left is sold there. */
async function sellOnMatch(page: Page, { eventID }: TestMatch): Promise<void> {
  await page.goto('/sport')
  const sale = { name: /^Cash out · ₺/ }
  const beside = page.getByRole('region', { name: 'Your open coupons' })
  await expect(beside.getByRole('button', sale)).toBeVisible()
  await page.goto(`/sport/event/${eventID}`)
  const here = main(page).getByRole('region', { name: 'Your coupons on this match' })
  await here.getByRole('button', { name: /^You have 1 coupon on this match/ }).press('Enter')
  await expect(here.getByRole('button', sale)).toBeVisible()
  await expect(beside).toHaveCount(0)
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await confirmSale(page, here.getByRole('button', sale))
  await expect(here).toHaveCount(0)
  await page.goto('/profile/bets')
}

/** Pairs of clubs that no other journey of this house has. */
for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'night', 'tr', [0, 2, 1, 3]],
  ['1280', DESKTOP, 'day', 'en', [4, 6, 5, 7]],
] as const)
  test(`SCREEN-12/open-coupons a coupon is sold in part by the keyboard, at a new price when it has fallen, and whole, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    // One way from the first offer to the last coin, over four pages: on a busy machine that takes its time.
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const matches = [
      await openMatch(house, { clubs: [clubs[0], clubs[1]], inMs: SOON_MS }),
      await openMatch(house, { clubs: [clubs[2], clubs[3]], inMs: SOON_MS }),
    ] as const
    const username = await bettor(house, matches)
    await logInByApi(page, username)
    await page.goto('/profile/bets')
    const open = main(page).getByRole('region', { name: /^(Açık kuponlar|Open coupons)$/ })
    const share = open.getByRole('slider', { name: /^(Bozdurulacak pay|Share to cash out)$/ })
    const button = open.getByRole('button', { name: /^(Bozdur|Cash out) · ₺/ })
    await expect(button).toBeVisible()
    const whole = price(await button.innerText())
    expect(whole).toBeGreaterThan(70)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await share.focus()
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft')
    await expect(share).toHaveAttribute('aria-valuetext', /^(yüzde 30|30 per cent)/)
    const part = price(await button.innerText())
    expect(part).toBeCloseTo(whole * 0.3, 1)
    await button.press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    // It falls while the member thinks it over.
    await house.owner.pool.query(
      `update sports_offers set win = win / 2 where event_id = $1 and market_key = 'match-result' and selection = '1'`,
      [matches[0].eventID],
    )
    const confirm = confirmation(page)
    await confirm.click()
    await expect(dialog(page).getByRole('alert').first()).toContainText(/düştü|has fallen/)
    const fallen = price(await confirm.innerText())
    expect(fallen).toBeCloseTo(part / 2, 1)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await confirm.click()
    await expect(dialog(page)).toBeHidden()
    await expect(open).toContainText(/%30 payı|30% was cashed out/)
    await expect
      .poll(async () => price(await balance(page).innerText()))
      .toBeCloseTo(9_900 + fallen, 2)
    // A price of its member's own, set and taken back.
    await open.getByRole('button', { name: /^(Kendiliğinden bozdur|Auto cash-out)$/ }).click()
    await open.getByRole('textbox').fill('90')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await open.getByRole('button', { name: /^(Kur|Set)$/ }).click()
    await expect(open).toContainText(/kendiliğinden bozdurulur|Cashes out automatically/)
    await open.getByRole('button', { name: /^(Kaldır|Remove)$/ }).click()
    await expect(open.getByRole('button', { name: /^(Kendiliğinden|Auto cash)/ })).toBeVisible()
    if (width === '390') await sellInPlay(page, matches[1])
    else await sellOnMatch(page, matches[0])
    const closed = main(page).getByRole('region', { name: /^(Kapanan kuponlar|Closed coupons)$/ })
    await expect(closed).toContainText(/Bozduruldu|Cashed out/, { timeout: WAITS_MS })
    await expect(open).toHaveCount(0)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  })
