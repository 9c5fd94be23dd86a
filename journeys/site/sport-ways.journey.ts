import { clock, incident, openMatch, phase } from '#server/sports/testing.ts'
import { clockTime } from '#web/words/moment.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon, openDayOf } from '../tools/coupon.ts'
import { DESKTOP, expect, main, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'

const SOON_MS = 600_000

for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'night', 'tr', [0, 1]],
  ['1280', DESKTOP, 'day', 'en', [2, 3]],
] as const)
  test(`a match's page has what happened in one line, its markets in views with their count, and groups that stay folded, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs })
    const at = (minute: number) => ({ half: 'first' as const, minute })
    await match.feed(
      phase('first-half'),
      clock('first', 20),
      incident({ kind: 'danger', side: 'away', ...at(3) }),
      incident({ kind: 'corner', side: 'home', ...at(9) }),
      incident({ kind: 'goal', side: 'home', ...at(12) }),
    )
    await page.goto(`/sport/event/${match.eventID}`)
    const line = main(page).getByRole('img', { name: /^(Maçın çizgisi|Match timeline): / })
    await expect(line).toHaveAccessibleName(
      lang === 'tr'
        ? `Maçın çizgisi: ${match.home} 1 gol, 1 korner, 0 kart, 0 tehlikeli atak; ${match.away} 0 gol, 0 korner, 0 kart, 1 tehlikeli atak`
        : `Match timeline: ${match.home}: goals 1, corners 1, cards 0, dangerous attacks 0; ${match.away}: goals 0, corners 0, cards 0, dangerous attacks 1`,
    )
    await expect(line.locator('[data-mark]')).toHaveCount(2)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    const next = await openMatch(house, { clubs: [clubs[0] + 4, clubs[1] + 4], inMs: SOON_MS })
    await page.goto(`/sport/event/${next.eventID}`)
    const group = (name: RegExp) => main(page).getByRole('region', { name })
    const handicap = group(/^(Handikap|Handicap)$/)
    const result = group(/^(Maç sonucu|Match result)$/)
    await expect(handicap).toBeVisible()
    await main(page)
      .getByRole('button', { name: /^(Handikap|Handicaps) \d+$/ })
      .press('Enter')
    await expect(page).toHaveURL(/view=handicaps/)
    await expect(result).toHaveCount(0)
    const head = handicap.getByRole('button', { name: /^(Handikap|Handicap)$/ })
    await head.press('Enter')
    await expect(head).toHaveAttribute('aria-expanded', 'false')
    await expect(handicap.getByRole('button')).toHaveCount(1)
    await main(page)
      .getByRole('button', { name: /^(Tümü|All) \d+$/ })
      .press('Enter')
    await expect(result).toBeVisible()
    await expect(handicap.getByRole('button')).toHaveCount(1)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  })

for (const [width, size, mode, lang, apart] of [
  ['390', PHONE, 'night', 'tr', 2],
  ['1280', DESKTOP, 'day', 'en', 3],
] as const)
  test(`keys walk the prices, a system takes a banker and two sizes at once, and its picks may be bet on again beside what is open, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    // Pairs that no other test here has.
    const pairs =
      apart === 2
        ? [
            [0, 2],
            [1, 3],
            [4, 6],
            [5, 7],
          ]
        : [
            [0, 3],
            [1, 5],
            [4, 7],
            [2, 6],
          ]
    const matches: Awaited<ReturnType<typeof openMatch>>[] = []
    for (const [at, [home = 0, away = 0]] of pairs.entries())
      matches.push(await openMatch(house, { clubs: [home, away], inMs: SOON_MS + at * 60_000 }))
    await logInByApi(page, await newMember(house))
    const [first] = matches
    if (!first) throw new Error('four matches were opened')
    await openDayOf(page, first)
    const win = (match: (typeof matches)[number]) =>
      odd(page, match, new RegExp(`(?:Maç sonucu|Match result), ${match.home},`)).first()
    await win(first).press('ArrowRight')
    await expect(
      odd(page, first, /(?:Maç sonucu|Match result), (?:Beraberlik|Draw),/),
    ).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    for (const match of matches) {
      await win(match).press('Enter')
      await expect(win(match)).toHaveAttribute('aria-pressed', 'true')
    }
    await win(first).press('/')
    await expect(main(page).getByRole('search').getByRole('textbox')).toBeFocused()
    await win(first).focus()
    await page.keyboard.press('k')
    const coupon =
      width === '390'
        ? page.getByRole('dialog', { name: /^(Kupon|Coupon)$/ })
        : await openCoupon(page)
    await coupon.getByRole('button', { name: /^(Sistem|System)$/ }).click()
    await coupon
      .getByRole('button', { name: /^(Banko|Banker)/ })
      .first()
      .click()
    await coupon.getByRole('button', { name: /^1\/3/ }).click()
    await coupon.getByRole('textbox').fill('5')
    await expect(coupon).toContainText(/6 × ₺5[,.]00 = ₺30[,.]00/)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await coupon.getByRole('button', { name: /₺30[,.]00 ile oyna|Place bet · ₺30/ }).click()
    await expect(coupon).toContainText(/Kuponunuz alındı|Your bet is placed/)
    await coupon
      .getByRole('button', {
        name: /^(Aynı seçimlerle yeni kupon|New coupon with the same selections)$/,
      })
      .click()
    await expect(coupon.getByRole('button', { name: /^(Banko|Banker)/ })).toHaveCount(4)
    await coupon.getByRole('button', { name: /^(Açık kuponlar|Open coupons) 1$/ }).click()
    await expect(coupon).toContainText(/₺30[,.]00/)
    const own = coupon.getByRole('region', { name: /^(Açık kuponlarınız|Your open coupons)$/ })
    for (const match of matches) {
      const leg = own.getByRole('listitem').filter({ hasText: match.away }).last()
      await expect(leg).toContainText(`${match.home} – ${match.away}`)
      await expect(leg).toContainText(new RegExp(`^${match.home} · (Maç sonucu|Match result)`))
    }
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await page.goto('/profile/bets')
    const open = main(page).getByRole('region', { name: /^(Açık kuponlar|Open coupons)$/ })
    await expect(open).toContainText(/(Sistem|System) 1\+2\/3, 6 (kolon|lines)/)
    await expect(open.getByText(/^(Banko|Banker)$/)).toHaveCount(1)
  })

test('matches stand league by league or hour by hour, as the address says', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const match = await openMatch(house, { clubs: [3, 1], inMs: SOON_MS })
  await openDayOf(page, match)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/sport/event/${match.eventID}"]`) })
  const section = main(page).getByRole('region').filter({ has: row })
  await expect(section.getByRole('heading', { level: 3 })).toContainText('Anadolu Ligi')
  await main(page).getByRole('button', { name: 'Saate göre' }).press('Enter')
  await expect(page).toHaveURL(/by=hour/)
  const hour = clockTime(match.startsAt, 'tr').replace(/:\d\d/, ':00')
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(hour)
  await page.reload()
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(hour)
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await main(page).getByRole('button', { name: 'Lige göre' }).press('Enter')
  await expect(section.getByRole('heading', { level: 3 })).toContainText('Anadolu Ligi')
})

for (const [size, mode, lang, clubs] of [
  [PHONE, 'day', 'tr', [8, 9]],
  [DESKTOP, 'night', 'en', [9, 8]],
] as const)
  test(`prices are shown as decimal, fractional or American, on every page and in the coupon, at ${size.width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs, inMs: SOON_MS })
    await openDayOf(page, match)
    const home = odd(page, match, new RegExp(match.home)).first()
    await expect(home).toHaveAccessibleName(/, \d+[,.]\d\d$/)
    await home.press('Enter')
    const choose = (name: RegExp) => main(page).getByRole('button', { name }).press('Enter')
    for (const [name, price] of [
      [/^(Kesirli|Fractional)$/, /\d+\/\d+/],
      [/^(Amerikan|American)$/, /[+−]\d+/],
    ] as const) {
      await choose(name)
      await expect(home).toHaveAccessibleName(new RegExp(`, ${price.source}$`))
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    }
    await page.reload()
    await expect(home).toHaveAccessibleName(/, [+−]\d+$/)
    await expect(await openCoupon(page)).toContainText(/[+−]\d{3}/)
    await page.goto(`/sport/event/${match.eventID}`)
    await expect(odd(page, match, new RegExp(match.home)).first()).toHaveAccessibleName(
      /, [+−]\d+$/,
    )
    await choose(/^(Ondalık|Decimal)$/)
    await expect(odd(page, match, new RegExp(match.home)).first()).toHaveAccessibleName(
      /, \d+[,.]\d\d$/,
    )
  })
