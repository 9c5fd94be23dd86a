import { STUDIO_SLOTS } from '#server/catalogue/studio.ts'
import {
  openIdlePage,
  balance,
  expect,
  expectCleared,
  holdClock,
  logIn,
  loginLink,
  pageTime,
  pathOf,
  stored,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import { newMember } from '../tools/member.ts'
import { recordCalls, callsNamed } from '../tools/wire.ts'

const HOUR_MS = 3_600_000
const NOTICE = 'Bir saattir işlem yapmadığınız için oturumunuz kapatıldı.'
const START = new Date('2027-03-01T10:00:00Z')

const lastActivity = async (page: Page): Promise<number> =>
  Number(await stored(page, 'userActivityStartTime'))

/** A member on a page whose clock stands, having just done something. */
async function memberAtRest(page: Page, username: string): Promise<void> {
  await page.clock.install({ time: START })
  await logIn(page, username)
  await openIdlePage(page)
  await holdClock(page)
}

/** The second tab of such a member: one clock stands for all pages of a browser. */
async function otherAtRest(page: Page, username: string): Promise<Page> {
  await page.clock.install({ time: START })
  await logIn(page, username)
  const other = await page.context().newPage()
  for (const each of [page, other]) await openIdlePage(each)
  await holdClock(page)
  return other
}

const setLast = (page: Page, at: number): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('userActivityStartTime', String(value)), at)

test('STATE-08/activity-stored a press, a key and a turn of the wheel store their time', async ({
  page,
  house,
}) => {
  await memberAtRest(page, await newMember(house))
  const signs = [
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.keyboard.press('Shift'),
    () => page.mouse.wheel(0, 40),
  ]
  for (const sign of signs) {
    await page.clock.fastForward(2_000)
    const now = await pageTime(page)
    expect(await lastActivity(page)).toBeLessThan(now)
    await sign()
    await expect.poll(() => lastActivity(page)).toBe(now)
  }
})

test('STATE-08/logout CONST-01/interval an hour and a moment, noticed at a check every 5 s', async ({
  page,
  house,
}) => {
  await memberAtRest(page, await newMember(house))
  const sent = recordCalls(page)
  // Every check reads the stored time: of twelve in a minute, each one is seen.
  await page.evaluate(() => {
    const counted = globalThis as unknown as { reads: number }
    counted.reads = 0
    const { value } = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem') ?? {}
    const read = value as (this: Storage, key: string) => string | null
    Storage.prototype.getItem = function (key) {
      if (key === 'userActivityStartTime') counted.reads += 1
      return read.call(this, key)
    }
  })
  const reads = () => page.evaluate(() => (globalThis as unknown as { reads: number }).reads)
  await page.clock.runFor(4_000)
  const early = await reads()
  await page.clock.runFor(60_000)
  expect((await reads()) - early).toBe(12)

  await setLast(page, (await pageTime(page)) - HOUR_MS - 1)
  await page.clock.runFor(5_000)
  await expect(loginLink(page)).toBeVisible()
  await expect(toast(page, NOTICE)).toHaveAttribute('data-timeout', '0')
  await expectCleared(page)
  expect(callsNamed(sent, 'user/logout')).toHaveLength(1)
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('a check within the hour leaves the member in, and a late hand does not bring it back', async ({
  page,
  house,
}) => {
  await memberAtRest(page, await newMember(house))
  await setLast(page, (await pageTime(page)) - HOUR_MS + 130_000)
  await page.clock.runFor(5_000)
  await expect(balance(page)).toBeVisible()
  // A computer that slept: no check ran, and the first thing is a press.
  await setLast(page, (await pageTime(page)) - 2 * HOUR_MS)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(5_000)
  await expect(loginLink(page)).toBeVisible()
})

test('whoever is about to be logged out is asked, and stays by any press, in every tab', async ({
  page,
  house,
}) => {
  const other = await otherAtRest(page, await newMember(house))
  const question = (of: Page) => of.getByRole('dialog', { name: 'Hâlâ burada mısınız?' })
  const expectAsked = (of: Page) =>
    expect(async () => {
      await page.clock.runFor(1_000)
      await expect(question(of)).toBeVisible({ timeout: 500 })
    }).toPass()
  await setLast(page, (await pageTime(page)) - HOUR_MS + 60_000)
  for (const each of [page, other]) {
    await expectAsked(each)
    await expect(question(each)).toContainText(/oturumunuz saat \d+:\d\d\s(ÖÖ|ÖS) olunca kapatılır/)
  }
  await question(page).getByRole('button', { name: 'Buradayım' }).click()
  await expect(question(page)).toBeHidden()
  await page.clock.runFor(5_000)
  await expect(question(other)).toBeHidden()
  await page.clock.runFor(60_000)
  for (const each of [page, other]) await expect(balance(each)).toBeVisible()
  await setLast(page, (await pageTime(page)) - HOUR_MS + 60_000)
  await expectAsked(page)
  await page.clock.runFor(65_000)
  await expect(question(page)).toBeHidden()
  await expect(loginLink(page)).toBeVisible()
})

test('STATE-08/logout what is done in one tab counts in the other, and both are logged out and told why', async ({
  page,
  house,
}) => {
  const other = await otherAtRest(page, await newMember(house))
  await setLast(page, (await pageTime(page)) - HOUR_MS + 1_000)
  await other.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(10_000)
  await expect(balance(page)).toBeVisible()
  const [here, there] = [recordCalls(page), recordCalls(other)]
  await setLast(page, (await pageTime(page)) - HOUR_MS - 1)
  await page.clock.runFor(5_000)
  await expect(loginLink(page)).toBeVisible()
  await expect(loginLink(other)).toBeVisible()
  for (const each of [page, other]) {
    await expect(toast(each, NOTICE)).toHaveAttribute('data-timeout', '0')
    // The one notice, and no passing one beside it.
    await expect(toast(each, 'oturumunuz kapatıldı.')).toHaveCount(1)
  }
  expect(callsNamed([...here, ...there], 'user/logout')).toHaveLength(1)
  // Nothing of the member is left on any screen.
  for (const each of [page, other]) await expect.poll(() => pathOf(each)).toBe('/')
})

test('a press in the frame of a game counts', async ({ page, house }) => {
  const { id } = await house.database.db
    .selectFrom('catalogue_games')
    .select('id')
    .where('name', '=', STUDIO_SLOTS[0]?.name ?? '')
    .executeTakeFirstOrThrow()
  await logIn(page, await newMember(house))
  await page.goto(`/play/slot/${id}`)
  const game = page.frameLocator('iframe').locator('body')
  await game.waitFor()
  // One lies beneath the other.
  await expect(page.frameLocator('iframe').locator('canvas').last()).toBeVisible({
    timeout: 20_000,
  })
  const before = Date.now() - 600_000
  await setLast(page, before)
  await game.click({ position: { x: 8, y: 8 } })
  await expect.poll(() => lastActivity(page)).toBeGreaterThan(before)
})
