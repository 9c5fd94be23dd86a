/**
 * One table, two processes of a house over a real nats-server, a browser at each. Costs two starts and two rounds of a wheel.
 */
import type { ChildProcess } from 'node:child_process'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { freePort } from '#server/free-port.ts'
import { startNats, stopNats } from '#scripts/check/test/nats-server.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { closeBets, lengthenRounds, phoneBeside } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference' })

const WHEEL = 'fransiz-ruleti'

const button = (page: Page, name: RegExp | string) =>
  inGame(page).getByRole('button', { name }).first()

let database: FreshDatabase
let nats: ChildProcess
let houses: TestHouse[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  database = await freshDatabase('demo')
  const port = await freePort()
  nats = await startNats(port)
  const options = { databaseUrl: database.url, settings: { natsUrl: `nats://127.0.0.1:${port}` } }
  houses = [await startTestHouse(options), await startTestHouse(options)]
})
test.afterAll(async () => {
  await Promise.all(houses.map((house) => house.close()))
  await stopNats(nats)
  await database.close()
})

async function sitDown(page: Page, house: TestHouse): Promise<void> {
  await logInAsNew(page, house)
  await goToTable(page, 'roulette', /Fransız Ruleti/)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

async function pocketOf(page: Page): Promise<string> {
  const pocket = inGame(page).locator('.rl-result .rl-pocket')
  await expect(pocket).toBeVisible({ timeout: 60_000 })
  return pocket.innerText()
}

test('two browsers at one table, each at a process of its own: they see each other and one draw; one process closes with bets open, and the other goes on with the round', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const [first, second] = houses
  if (!first || !second) throw new Error('the houses did not open')
  await lengthenRounds(second, 'roulette')
  const here = await phoneBeside(browser, first, { viewport: DESKTOP })
  const there = await phoneBeside(browser, second, { hasTouch: true })
  await sitDown(here, first)
  await sitDown(there, second)
  await button(here, /^Masadakiler ve sohbet/).press('Enter')
  await expect(inGame(here).locator('.room h2')).toHaveText('Masada 2 kişi', { timeout: 20_000 })

  await button(there, /^Kırmızı,/).tap()
  await expect(log(there)).toContainText('Bahis kondu: Kırmızı, ₺5.')
  await expect(inGame(here).locator('.rl-rows li').filter({ hasText: '₺5' })).toHaveText(
    /^N•••r₺5$/,
  )
  await closeBets(second, WHEEL)
  expect(await pocketOf(here)).toBe(await pocketOf(there))
  await expect(log(there)).toContainText('Bahsiniz ₺5,00, ödeme ₺')

  await expect(inGame(there).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
  await button(there, /^Siyah,/).tap()
  await expect(log(there)).toContainText('Bahis kondu: Siyah, ₺5.')
  // Whichever of them leads: a process that closes hands over what it leads, one that does not is missed by nobody.
  await first.close()
  houses = [second]
  await closeBets(second, WHEEL)
  await pocketOf(there)
  const ended = () =>
    second.owner.pool
      .query<{ states: string[] }>(`select array_agg(state) as states from bets where game = $1`, [
        WHEEL,
      ])
      .then(({ rows }) => rows[0]?.states)
  await expect.poll(ended).toEqual(['settled', 'settled'])
  await here.context().close()
  await there.context().close()
})
