import type { Page } from '@playwright/test'
import { addBets } from '#server/bets/testing.ts'
import { hold, hoursFrom, memberIds } from '#server/tournament/testing.ts'
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { expect, heading, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'

const shelf = (page: Page, name: RegExp) => page.getByRole('region', { name })
const ACTIVE = /^Süren turnuvalar$/
const COMING = /^Yaklaşan turnuvalar$/
const FINISHED = /^Biten turnuvalar$/

const named = (tr: string) => ({ title: { tr, en: tr } })

/** One that runs with two in it, one that comes, one that is over and was played by nobody. */
async function holdThree({ owner: { db }, clock }: TestHouse): Promise<void> {
  await db.deleteFrom('tournament_standings').execute()
  await db.deleteFrom('tournaments').execute()
  const now = clock()
  await hold(db, now, { ...named('Süren Kupa'), from: -2, until: 26 })
  await hold(db, now, { ...named('Gelecek Kupa'), from: 49, until: 60 })
  await hold(db, now, { ...named('Eski Kupa'), from: -60, until: -50 })
  const { demo = 0n, vip20 = 0n } = await memberIds(db)
  await db.deleteFrom('bets').execute()
  await addBets(db, { memberId: demo, payout: 31, at: hoursFrom(now, -1) })
  await addBets(db, { memberId: vip20, stake: 5, payout: 210, at: hoursFrom(now, -1) })
}

test('ROUTE-04 /tournaments shows its screen to a visitor, and says so where there is none', async ({
  page,
}) => {
  await page.goto('/tournaments')
  await expect(heading(page)).toHaveText('Turnuvalar')
  await expect(page).toHaveTitle('Turnuvalar · Kasa')
  await expect(page.getByRole('heading', { name: 'Henüz turnuva yok' })).toBeVisible()
})

test('SCREEN-15/active SCREEN-15/coming SCREEN-15/finished each stands under its own heading', async ({
  page,
  house,
}) => {
  await holdThree(house)
  await page.goto('/tournaments')
  for (const [region, own] of [
    [ACTIVE, 'Süren Kupa'],
    [COMING, 'Gelecek Kupa'],
    [FINISHED, 'Eski Kupa'],
  ] as const) {
    const titles = shelf(page, region).getByRole('heading', { level: 3 })
    await expect(titles).toHaveText([own])
  }
  const standings = shelf(page, ACTIVE).getByRole('table')
  await expect(standings.getByRole('row')).toHaveText([
    /Sıra/,
    /1.*A•••a.*42×.*₺500,00/,
    /2.*D•••z.*15,5×.*₺250,00/,
  ])
  await expect(shelf(page, FINISHED)).toContainText(/kimse oynamadı|kimse sıralamada değil/)
  await expect(shelf(page, COMING).getByRole('table')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('a tournament counts down by the clock of the house, whatever this device thinks it is', async ({
  page,
  house,
}) => {
  await holdThree(house)
  await page.clock.install({ time: new Date(Date.now() + 5 * 3_600_000) })
  await page.goto('/tournaments')
  const ends = shelf(page, ACTIVE).getByRole('timer')
  await expect(ends).toHaveAccessibleName(/^Bitişine 1 gün 1 saat 5\d dakika$/)
  const begins = shelf(page, COMING).getByRole('timer')
  await expect(begins).toHaveAccessibleName(/^Başlamasına 2 gün 0 saat 5\d dakika$/)
  const seen = await ends.innerText()
  await expect(ends).not.toHaveText(seen)
})

test('on a phone no part of a clock stands over the picture', async ({ page, house }) => {
  await holdThree(house)
  await page.setViewportSize(PHONE)
  await page.goto('/tournaments')
  for (const region of [ACTIVE, COMING]) {
    const picture = await shelf(page, region).locator('header img').boundingBox()
    const clock = await shelf(page, region).getByRole('timer').boundingBox()
    expect(picture?.height).toBeGreaterThan(80)
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(clock?.y ?? 0)
  }
})

test('a member finds their own place in the standings', async ({ page, house }) => {
  await holdThree(house)
  await logInByApi(page)
  await page.goto('/tournaments')
  const own = shelf(page, ACTIVE).locator('tr[aria-current]')
  await expect(own).toHaveText(/2.*D•••z.*Siz.*15,5×/)
  await page.setViewportSize(PHONE)
  expect(await violations(page)).toEqual([])
})

test('SCREEN-01/tournaments the menu leads to the tournaments', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Turnuvalar' }).first().click()
  await expect(page).toHaveURL('/tournaments')
  await expect(heading(page)).toHaveText('Turnuvalar')
})

test('the shelf of high wins tells what was won, and nothing while nobody has', async ({
  page,
  house,
}) => {
  await house.owner.db.deleteFrom('bets').execute()
  house.pass(60_000)
  await page.goto('/slot/category/98')
  const wins = page.getByRole('region', { name: 'Son 30 günün yüksek kazançları' })
  await expect(heading(page)).toHaveText('Yüksek Kazanç')
  await page.waitForLoadState('networkidle')
  await expect(wins).toHaveCount(0)
  await holdThree(house)
  house.pass(60_000)
  await page.reload()
  await expect(wins.getByRole('listitem')).toHaveText([/Lale Devri.*A•••a.*₺210,00.*42×/])
  expect(await violations(page)).toEqual([])
})
