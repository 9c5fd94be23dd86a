import { correctScore } from '#server/sports/trading/operate.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { clock, moveMatch, openMatch, phase, type TestMatch } from '#server/sports/testing.ts'
import { backdate } from '#server/sports/testing-settlement.ts'
import { priceEvents } from '#server/sports/trading/offers.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon, openDayOf } from '../tools/coupon.ts'
import { balance, DESKTOP, expect, heading, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { takePicture } from '../tools/pictures.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000
const DAYS_MS = 3 * 86_400_000

async function showMatches(page: Page, match: TestMatch): Promise<void> {
  await openDayOf(page, match)
  await expect(main(page).locator(`a[href="/sport/event/${match.eventID}"]`)).toBeVisible()
}

/** Two matches of four clubs, which no other journey of this house has. */
const matchesOf = async (
  house: TestHouse,
  [a, b, c, d]: readonly [number, number, number, number],
) =>
  [
    await openMatch(house, { clubs: [a, b], inMs: SOON_MS }),
    await openMatch(house, { clubs: [c, d], inMs: SOON_MS }),
  ] as const

/** Joins the home side's win to goals of both, and adds it to the coupon: one leg of it. */
async function joinTwo(page: Page, { eventID }: TestMatch): Promise<void> {
  await page.goto(`/sport/event/${eventID}`)
  const press = (name: RegExp) => main(page).getByRole('button', { name }).first().press('Enter')
  await press(/^(Bahis oluştur|Build a bet)$/)
  await press(/^(Maç sonucu|Match result), /)
  await press(/^(Karşılıklı gol|Both teams score), (Var|Yes),/)
  const joined = main(page).getByRole('region', {
    name: /^(Birlikte oynananlar|Your bet builder)$/,
  })
  await expect(joined.getByRole('status')).toContainText(/(Birlikte|Together) \d/)
  const both = main(page).getByRole('region', { name: /^(Karşılıklı gol|Both teams score)$/ })
  await expect(both).toContainText(/birlikte olamaz|not possible/)
  // At the page's end what is joined lies over nothing: elsewhere it may cover half of a price.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await joined.getByRole('button', { name: /^(Kupona ekle|Add to coupon)$/ }).press('Enter')
  await expect(joined).toHaveCount(0)
}

for (const [width, size, mode, lang] of [
  ['390', PHONE, 'night', 'tr'],
  ['1280', DESKTOP, 'day', 'en'],
] as const)
  test(`SCREEN-12/bet-history SCREEN-12/open-coupons SCREEN-12/closed-coupons a coupon of one match's two joined picks and of another match is placed, stands open, and is won, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const [first, second] = await matchesOf(house, width === '390' ? [1, 0, 3, 2] : [5, 4, 7, 6])
    await logInByApi(page, await newMember(house))
    await joinTwo(page, first)
    await showMatches(page, second)
    await odd(page, second, new RegExp(`(?:Maç sonucu|Match result), ${second.home},`)).click()
    // At the page's end the coupon's bar lies over nothing: elsewhere it may cover half of a price.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    const coupon = await openCoupon(page)
    await expect(coupon.getByRole('listitem')).toHaveCount(2)
    await coupon.getByRole('textbox').fill('40')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await coupon.getByRole('button', { name: /₺40[,.]00 ile oyna|Place bet · ₺40/ }).click()
    await expect(coupon).toContainText(/Kuponunuz alındı|Your bet is placed/)
    await coupon.getByRole('link', { name: /^(Kuponlarım|My coupons)$/ }).click()
    await expect(page).toHaveURL(/\/profile\/bets$/)
    await expect(balance(page)).toContainText(/9[.,]960[.,]00/)
    const open = main(page).getByRole('region', { name: /^(Açık kuponlar|Open coupons)$/ })
    const closed = main(page).getByRole('region', { name: /^(Kapanan kuponlar|Closed coupons)$/ })
    await expect(open).toContainText(
      lang === 'tr'
        ? `Karşılıklı gol: Var + Maç sonucu: ${first.home}`
        : `Both teams score: Yes + Match result: ${first.home}`,
    )
    await expect(closed).toHaveCount(0)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await first.play(2, 1)
    await second.play(1, 0)
    await settleSports(house)
    await page.reload()
    await expect(closed).toContainText(/Kazandı|Won/)
    await expect(open).toHaveCount(0)
    await main(page)
      .getByRole('group', { name: /^(Kuponlar|Coupons)$/ })
      .getByRole('button', { name: /^(Açık kuponlar|Open coupons)$/ })
      .click()
    await expect(page).toHaveURL(/state=running/)
    await expect(closed).toHaveCount(0)
  })

for (const [size, lang, word, why] of [
  [PHONE, 'tr', 'Ertelendi', 'ilk duyurulan saatinden sonraki 48 saat içinde bitmeyebilir'],
  [DESKTOP, 'en', 'Postponed', 'may not end within 48 hours of the start first published'],
] as const)
  test(`a match that is moved by three days is shown as postponed, without odds, and says why, at ${size.width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, 'night', lang)
    const match = await openMatch(house, { clubs: [5, 2], inMs: SOON_MS })
    await page.goto(`/sport/event/${match.eventID}`)
    const prices = main(page).getByRole('button', { name: /(Maç sonucu|Match result), / })
    await expect(prices.first()).toBeVisible()
    await moveMatch(house, match, DAYS_MS)
    await priceEvents(house)
    await page.reload()
    await expect(main(page)).toContainText(word)
    await expect(main(page)).toContainText(why)
    await expect(prices).toHaveCount(0)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  })

for (const [size, lang, word, why] of [
  [PHONE, 'tr', 'Maç zamanında bitmedi', 'belli olmayan bahisler iade edildi'],
  [DESKTOP, 'en', 'Not finished in time', 'were refunded'],
] as const)
  test(`a match that did not end in time says so and that its bets were given back, and no longer that it is played, at ${size.width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, lang === 'tr' ? 'day' : 'night', lang)
    const match = await openMatch(house, { clubs: [8, 5], inMs: SOON_MS })
    await match.feed(phase('first-half'), clock('first', 12))
    await backdate(house, match, 2 * DAYS_MS)
    await settleSports(house)
    await page.goto(`/sport/event/${match.eventID}`)
    await expect(main(page).getByRole('paragraph').filter({ hasText: word })).toBeVisible()
    await expect(main(page)).toContainText(why)
    await expect(main(page)).not.toContainText('12’')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `sport-expired-${size.width}`)
  })

test('a system of three matches is placed, opens its lines, and says in the history that a result was corrected', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  await logInByApi(page, await newMember(house))
  const matches = [
    ...(await matchesOf(house, [0, 2, 1, 3])),
    await openMatch(house, { clubs: [6, 4], inMs: SOON_MS }),
  ]
  for (const match of matches) {
    await page.goto(`/sport/event/${match.eventID}`)
    await odd(page, match, /Karşılıklı gol, Var,/).click()
  }
  const coupon = await openCoupon(page)
  await coupon.getByRole('button', { name: 'Sistem' }).click()
  await coupon.getByRole('button', { name: /^Trixie/ }).click()
  await coupon.getByRole('textbox').fill('5')
  await expect(coupon).toContainText('4 × ₺5,00 = ₺20,00')
  await expect(coupon).toContainText('Tutarsa en az')
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await coupon.getByRole('button', { name: '₺20,00 ile oyna' }).click()
  await expect(coupon).toContainText('Kuponunuz alındı')
  for (const match of matches) await match.play(0, 1)
  await settleSports(house)
  for (const { eventID } of matches) {
    const score = { count: 'goals', period: 'match', score: { home: 1, away: 1 } } as const
    const actor = { kind: 'command', name: 'trader', why: 'the provider was wrong' } as const
    await correctScore(house.database.db, actor, BigInt(eventID), { score, now: house.clock() })
  }
  await settleSports(house)
  await page.goto('/profile/bets')
  const closed = main(page).getByRole('region', { name: 'Kapanan kuponlar' })
  await expect(closed).toContainText('Sistem Trixie, 4 kolon')
  await expect(closed).toContainText(/Sonuç düzeltildi .*: ödeme ₺0,00 iken ₺/)
  await closed.getByText('4 kolonu göster').click()
  await expect(closed.getByText(/^\S.* \+ .* · tuttu$/)).toHaveCount(4)
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
})

test('ROUTE-30/sport ROUTE-30/sport-event a visitor looks at the matches and at one of them, and is led to log in with what was picked', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  const match = await openMatch(house, { clubs: [8, 9], inMs: SOON_MS })
  await showMatches(page, match)
  await expect(heading(page)).toHaveText('Futbol')
  await page.goto(`/sport/event/${match.eventID}`)
  await expect(page).toHaveTitle(new RegExp(`${match.home} – ${match.away}`))
  const price = odd(page, match, /Toplam gol, Üst 2,5,/)
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await page.reload()
  const coupon = await openCoupon(page)
  await expect(coupon).toContainText('Üst 2,5')
  await coupon.getByRole('button', { name: 'Oynamak için giriş yap' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await match.play(1, 1)
  await page.goto(`/sport/event/${match.eventID}`)
  await expect(main(page)).toContainText('1 – 1')
  await expect(main(page)).toContainText('Bahislerin sonucu')
  await page.goto('/sport/event/999999999')
  await expect(heading(page)).not.toHaveText('Futbol')
})

test('on a phone a whole match with its prices stands on the first screen, and choices that have no room are reached sideways', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const match = await openMatch(house, { clubs: [7, 3], inMs: SOON_MS })
  await showMatches(page, match)
  const row = main(page).locator('[data-priced="true"]').first()
  await expect(row).toBeVisible()
  const bottom = await row.evaluate((element) => element.getBoundingClientRect().bottom)
  const tabs = await page
    .getByRole('navigation', { name: 'Alt menü' })
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(bottom).toBeLessThan(tabs)
  const last = main(page).getByRole('button', { name: 'E-spor' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.press('Enter')
  await expect(heading(page)).toHaveText('E-spor')
  await page.reload()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await expect(page.getByRole('link', { name: 'Spor', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a search of the whole house leads to the matches where it finds no game, and names them beside games', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  const match = await openMatch(house, { clubs: [3, 7], inMs: DAYS_MS })
  await page.goto('/slot')
  const field = page.getByRole('searchbox', { name: 'Oyun, takım ya da lig ara' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await field.fill(match.home)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/sport\?q=/)
  await expect(main(page).locator(`a[href="/sport/event/${match.eventID}"]`)).toBeVisible()
  // Whoever writes it among the slots stays there.
  await page.goto('/slot')
  await main(page).getByRole('search').getByRole('textbox').fill(match.home)
  const found = main(page).getByRole('region', { name: 'Maçlar' })
  await expect(found.locator(`a[href="/sport/event/${match.eventID}"]`)).toBeVisible()
  await expect(page).toHaveURL(/\/slot/)
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
})

test('SCREEN-12/bet-date-filter CONST-07 the bet history is of the last 30 days, and narrowed by its presets', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  const username = await newMember(house)
  await logInByApi(page, username)
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('"getCoupons"') ?? false,
  )
  await page.goto('/profile/bets')
  const data = (await asked).postDataJSON() as { data: { startDate?: string } }
  const days = (Date.now() - Date.parse(`${data.data.startDate}T00:00:00+03:00`)) / 86_400_000
  expect(Math.floor(days)).toBe(30)
  await expect(main(page)).toContainText('Henüz kuponunuz yok')
  await main(page).getByRole('button', { name: '7 gün' }).click()
  await expect(page).toHaveURL(/span=7-days/)
})

test('odds that have changed are shown beside those that were picked, and are played only when pressed again', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  const match = await openMatch(house, { clubs: [9, 8], inMs: SOON_MS })
  await logInByApi(page, await newMember(house))
  await page.goto(`/sport/event/${match.eventID}`)
  await odd(page, match, /Karşılıklı gol, Var,/).click()
  const coupon = await openCoupon(page)
  await coupon.getByRole('textbox').fill('10')
  await house.owner.pool.query(
    `update sports_offers set odds = 333 where event_id = $1 and market_key = 'both-score' and selection = 'yes'`,
    [match.eventID],
  )
  await coupon.getByRole('button', { name: '₺10,00 ile oyna' }).click()
  await expect(coupon.getByRole('alert')).toContainText('Oranlar değişti')
  await expect(coupon).toContainText('3,33')
  await coupon.getByRole('button', { name: 'Yeni oranlarla, ₺10,00 ile oyna' }).click()
  await expect(coupon).toContainText('Kuponunuz alındı')
})

test('two tabs share one coupon: what one has picked stands in the other, and what one has placed is gone from both', async ({
  page,
  house,
  context,
}) => {
  await page.setViewportSize(DESKTOP)
  // On no list that another journey of this house looks at.
  const first = await openMatch(house, { clubs: [2, 6], inMs: DAYS_MS })
  const second = await openMatch(house, { clubs: [4, 7], inMs: DAYS_MS })
  await logInByApi(page, await newMember(house))
  const other = await context.newPage()
  await other.setViewportSize(DESKTOP)
  await page.goto(`/sport/event/${first.eventID}`)
  await other.goto(`/sport/event/${second.eventID}`)
  const [coupon, same] = [await openCoupon(page), await openCoupon(other)]
  await odd(page, first, /Karşılıklı gol, Var,/).press('Enter')
  await expect(same.getByRole('listitem')).toHaveCount(1)
  await odd(other, second, /Karşılıklı gol, Var,/).press('Enter')
  await expect(coupon.getByRole('listitem')).toHaveCount(2)
  await expect(odd(page, first, /Karşılıklı gol, Var,/)).toHaveAttribute('aria-pressed', 'true')
  await same.getByRole('textbox').fill('10')
  await coupon.getByRole('button', { name: '₺10,00 ile oyna' }).click()
  await expect(coupon).toContainText('Kuponunuz alındı')
  await expect(same).toContainText('Kuponunuz boş')
  await expect(balance(other)).toContainText('9.990,00')
})
