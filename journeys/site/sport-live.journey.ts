import type { FeedContent } from '#games/sports/feed.ts'
import { clock, incident, openMatch, phase } from '#server/sports/testing.ts'
import type { TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon } from '../tools/coupon.ts'
import { balance, DESKTOP, expect, heading, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { takePicture } from '../tools/pictures.ts'
import { rememberChoices } from '../tools/screens.ts'

const CLOCK_MS = 1_500

/** A match that is being played, and told on until the test ends. */
async function playing(house: TestHouse, clubs: readonly [number, number]) {
  const match = await openMatch(house, { clubs })
  let minute = 1
  await match.feed(phase('first-half'), clock('first', minute))
  let feeding = Promise.resolve()
  const timer = setInterval(() => {
    feeding = feeding.then(() => match.feed(clock('first', minute)))
  }, CLOCK_MS)
  return {
    match,
    goTo: (to: number) => (minute = to),
    /** Says it after whatever is being said. */
    report: async (content: FeedContent) => {
      feeding = feeding.then(() => match.feed(content))
      await feeding
    },
    async end() {
      clearInterval(timer)
      await feeding
    },
  }
}

const WAITS_MS = 15_000

/** A bet that is asked for, and an attack while it waits. */
async function refusedByAnAttack(page: Page, played: Awaited<ReturnType<typeof playing>>) {
  const { match } = played
  await odd(page, match, /(?:Karşılıklı gol|Both teams score), (?:Var|Yes),/).click()
  const second = await openCoupon(page)
  await second.getByRole('textbox').fill('25')
  await second
    .getByRole('button', { name: /^(Yeni oranlarla, )?₺25[,.]00 ile oyna|^Place bet .*₺25/ })
    .click()
  await expect(second.getByRole('status')).toContainText(/Kabul bekleniyor|Waiting/)
  await played.report(incident({ kind: 'danger', side: 'home', half: 'first', minute: 30 }))
  await expect(second.getByRole('alert')).toContainText(
    /paranız geri geldi|your money has been returned/,
    { timeout: WAITS_MS },
  )
}

for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'night', 'tr', [0, 1]],
  ['1280', DESKTOP, 'day', 'en', [2, 3]],
] as const)
  test(`ROUTE-30/sport-live SCREEN-01/live-sport a bet in play waits and is taken, ${width === '390' ? 'another is refused by an attack, ' : ''}and a goal stops the odds, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const played = await playing(house, clubs)
    const { match } = played
    try {
      await logInByApi(page, await newMember(house))
      await page.goto('/sport/live')
      await expect(heading(page)).toHaveText(/^(Canlı spor|Live sport)$/)
      await expect(page).toHaveTitle(/^(Canlı spor|Live sport)/)
      const home = odd(page, match, new RegExp(`(?:Maç sonucu|Match result), ${match.home},`))
      await expect(home).not.toHaveAttribute('aria-disabled', 'true', { timeout: WAITS_MS })
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
      // A minute later everything costs something else, and says which way it went.
      played.goTo(30)
      await expect(home).toHaveAccessibleName(/yükseldi|düştü|gone (up|down)/, {
        timeout: WAITS_MS,
      })
      await expect(main(page)).toContainText('30’')
      await home.click()
      const coupon = await openCoupon(page)
      await expect(coupon).toContainText('30’ · 0–0')
      await coupon.getByRole('textbox').fill('40')
      await coupon
        .getByRole('button', { name: /^(Yeni oranlarla, )?₺40[,.]00 ile oyna|^Place bet .*₺40/ })
        .click()
      await expect(coupon.getByRole('status')).toContainText(/Kabul bekleniyor|Waiting/)
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
      await expect(coupon).toContainText(/Kuponunuz alındı|Your bet is placed/, {
        timeout: WAITS_MS,
      })
      await page.goto(`/sport/event/${match.eventID}`)
      if (width === '390') await refusedByAnAttack(page, played)
      await page.goto(`/sport/event/${match.eventID}`)
      await played.report(incident({ kind: 'goal', side: 'away', half: 'first', minute: 31 }))
      await expect(main(page).getByRole('status')).toContainText(/Gol: askıda|Goal: suspended/)
      await expect(main(page)).toContainText('0 – 1')
      await expect(
        main(page).getByRole('region', { name: /^(Maçta olanlar|Match events)$/ }),
      ).toContainText(match.away)
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
      await page.goto('/sport/live')
      await expect(home).toHaveAccessibleName(/askıda|suspended/)
      await page.goto('/profile/bets')
      await expect(balance(page)).toContainText(/9[.,]960[.,]00/)
      await expect(
        main(page).getByRole('region', { name: /^(Açık kuponlar|Open coupons)$/ }),
      ).toContainText(/Canlı, 0–0 iken|Live, at 0–0/)
      const closed = main(page).getByRole('region', { name: /^(Kapanan kuponlar|Closed coupons)$/ })
      if (width === '390') {
        await expect(closed).toContainText('Alınmadı')
        await expect(closed).toContainText('Bu arada maçta bahsi durduran bir şey oldu.')
        await expect(closed).toContainText('Kuponun kabul edilmemesi bu seçimden.')
        await expect(closed).toContainText(/Geri verilen\s*₺25,00/)
        await expect(closed).not.toContainText('Ödeme')
      }
      // What came of a leg stands below its price.
      const edges = await main(page)
        .locator('article li:has(em)')
        .evaluateAll((legs) =>
          legs.map((leg) => {
            const right = (found: Element | null) => found?.getBoundingClientRect().right ?? 0
            return Math.round(right(leg) - right(leg.querySelector('em')))
          }),
        )
      expect(edges.length).toBeGreaterThan(0)
      expect(edges.filter((edge) => edge > 1)).toEqual([])
      await takePicture(page, `bets-${width}`, true)
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    } finally {
      await played.end()
    }
    await match.feed(phase('half-time'), phase('second-half'), phase('over'))
  })
