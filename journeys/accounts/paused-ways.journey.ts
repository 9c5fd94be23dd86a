/** Where the pages that stay open lead somebody who pauses: to nothing that could be played. About a minute. */
import { openMatch } from '#server/sports/testing.ts'
import { loginAs } from '#server/testing.ts'
import { isOpenToRestricted } from '#web/state/open-to-restricted.ts'
import { chooseLanguage, DESKTOP, expect, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { visit, VISITS, type Visit } from '../tools/screens.ts'

test.setTimeout(240_000)

/** Doors of the account and around it that are no way to a bet. */
const DOORS = /^\/(login|control|poker-tavla-okey|profile|withdraw|replay|documents|info)?(\/.*)?$/
/** Closed under the account's own address. */
const CLOSED = ['/profile/tickets']

/** Of a page, the addresses of links that would lead to play. */
async function invitations(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return links.filter(
    (path) => CLOSED.includes(path) || !(isOpenToRestricted(path) || DOORS.test(path)),
  )
}

const NARROW = ['not-found', 'replay', 'poker', 'bet-history', 'game-history', 'finance-history']
/** They stand alone, in place of the house: for whoever is not in it. */
const ALONE = ['login', 'register', 'register-confirm', 'forgot-password', 'reset-password']

for (const [size, lang, isVisited] of [
  [DESKTOP, 'en', ({ name }: Visit) => !ALONE.includes(name) && !name.startsWith('maintenance')],
  [PHONE, 'tr', ({ name }: Visit) => NARROW.includes(name)],
] as const)
  test(`PROT-71 no page that stays open leads whoever pauses to play, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    const username = await newMember(house)
    const client = await loginAs(house, username)
    await client.call('protection/time_out', { span: '1d' })
    await logInByApi(page, username)
    // The browser learns of it as the first page asks.
    await page.goto('/control')
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kasa_frame=quiet')
    const found: Record<string, string[]> = {}
    for (const screen of VISITS.filter(isVisited)) {
      await visit(page, screen)
      const ways = await invitations(page)
      if (ways.length > 0) found[screen.name] = ways
    }
    expect(found).toEqual({})
  })

test('PROT-71 a coupon of before is shown to whoever pauses without a way to its match', async ({
  page,
  house,
}) => {
  const match = await openMatch(house, { inMs: 600_000 })
  const username = await newMember(house)
  const client = await loginAs(house, username)
  const { data } = await client.call('betframe/event', { eventID: match.eventID })
  const market = data.markets.find(({ kind }) => kind === 'match-result')
  const odds = market?.selections.find(({ selection }) => selection === '1')?.odds ?? 0
  const pick = { eventID: match.eventID, market: 'match-result', selection: '1', odds }
  await client.call('betframe/place_coupon', {
    kind: 'single',
    stake: 100,
    selections: [pick],
  })
  const legs = () => main(page).locator(`a[href="/sport/event/${match.eventID}"]`)
  await logInByApi(page, username)
  await page.goto('/profile/bets')
  await expect(legs()).toHaveCount(1)
  await client.call('protection/time_out', { span: '1d' })
  await logInByApi(page, username)
  await page.goto('/profile/bets')
  await expect(main(page).getByRole('listitem').first()).toBeVisible()
  await expect(legs()).toHaveCount(0)
})
