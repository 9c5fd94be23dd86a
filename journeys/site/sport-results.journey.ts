import { LEAGUES } from '#games/sports/football/leagues.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { ending, incident, openFixture, phase } from '#server/sports/testing.ts'
import { dayOf } from '#web/words/days.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { DESKTOP, expect, heading, main, PHONE, test } from '../tools/house.ts'
import { rememberChoices } from '../tools/screens.ts'

test('ROUTE-30/sport a visitor goes from the matches to the results of the day, the table of a league, a club and one match with what its markets came to', async ({
  page,
  house,
}) => {
  // Of a league in which no other journey plays, so that its table knows this match alone.
  const [, league] = LEAGUES
  const football = { sport: 'football', follows: ['goals', 'corners', 'cards'] } as const
  const match = await openFixture(house, league, { ...football, clubs: [2, 7], inMs: 2_000 })
  await match.feed(
    phase('first-half'),
    incident({ kind: 'goal', side: 'home', half: 'first', minute: 12 }),
    phase('half-time'),
    phase('second-half'),
    incident({ kind: 'goal', side: 'home', half: 'second', minute: 70 }),
    phase('over'),
    ending('ended'),
  )
  await settleSports(house)
  await rememberChoices(page, 'night', 'tr')
  await page.setViewportSize(PHONE)
  const sound = async () =>
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await page.goto('/sport')
  await main(page).getByRole('button', { name: 'Sonuçlar' }).click()
  await expect(page).toHaveURL(/\/sport\/results$/)
  // A journey before may have let hours pass in this house: the browser's day is another then.
  const row = main(page).getByRole('link', { name: new RegExp(`${match.home} 2 ${match.away} 0`) })
  await expect(async () => {
    await page.goto(`/sport/results?day=${dayOf(match.startsAt)}`)
    await expect(row).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 40_000 })
  await expect(row).toContainText('İY 1–0')
  await sound()
  await main(page).getByRole('link', { name: 'Önceki gün' }).click()
  await expect(row).toHaveCount(0)
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/)
  await page.goBack()
  await main(page)
    .getByRole('link', { name: /^Boğaz Ligi: puan durumu ve sonuçlar$/ })
    .click()
  await expect(heading(page)).toHaveText('Boğaz Ligi')
  const table = main(page).getByRole('table')
  await expect(table.getByRole('row', { name: new RegExp(match.home) })).toContainText('+2')
  await sound()
  await page.setViewportSize(DESKTOP)
  await expect(table).toContainText('2:0')
  await sound()
  await table.getByRole('link', { name: match.home }).click()
  await expect(heading(page)).toHaveText(match.home)
  await expect(main(page).getByRole('region', { name: 'Form' })).toContainText('galibiyet')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/sport/event/${match.eventID}$`))
  const settled = main(page).getByRole('region', { name: 'Bahislerin sonucu' })
  await expect(settled).toContainText('2-0')
  await expect(settled).toContainText('Üst 1,5 · Alt 2,5')
  await expect(main(page)).toContainText('İlk yarı 1 – 0')
  await sound()
  // The next time that they meet, the page says how it went before.
  const again = await openFixture(house, league, { ...football, clubs: [7, 2], inMs: 600_000 })
  await page.goto(`/sport/event/${again.eventID}`)
  const met = main(page).getByRole('region', { name: 'Aralarındaki son maçlar' })
  await expect(met).toContainText(
    `${again.home} 0 galibiyet, 0 beraberlik, ${again.away} 1 galibiyet`,
  )
  await expect(met.getByRole('link', { name: new RegExp(`${match.home} 2`) })).toBeVisible()
  await sound()
  await page.setViewportSize(PHONE)
  await sound()
  await page.goto('/sport/competition/none')
  await expect(heading(page)).toHaveText('Sayfa bulunamadı')
})
