/**
 * Bets that wait for the next flight, in a hand, in English and by day: taken back, dropped by other limits and by a table that closes, and left
 * behind with the page. None of them is ever laid. Costs a house and a few flights of spaceman.
 */
import { jobActor } from '#server/action/actor.ts'
import { port } from '#server/database/database.ts'
import { closeTable, openTable, setTableLimits } from '#server/floor/tables/operate.ts'
import { notifyTouched } from '#server/push/notify.ts'
import { lira } from '#contract/money.ts'
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable, shortenFlights } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { rememberChoices } from '../tools/screens.ts'

test.use({ reducedMotion: 'no-preference', viewport: PHONE, hasTouch: true })

const TABLE = 'spaceman'
const shot = (page: Page, name: string) => page.screenshot({ path: `.results/waiting-${name}.png` })
const act = (page: Page) => inGame(page).locator('.crash-panel').first().locator('.crash-act')

/** Waits for the next flight, once the one before it is over or in the air. */
async function wait(page: Page): Promise<void> {
  const before = await waiting(page).count()
  // A press in the moment in which the button becomes another one is none.
  await expect(async () => {
    if ((await waiting(page).count()) > before) return
    await act(page)
      .filter({ hasText: /^On the next flight/ })
      .tap({ timeout: 1_000 })
    await expect(waiting(page)).toHaveCount(before + 1, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}
const waiting = (page: Page) =>
  log(page).getByText(/^Bet 1 waits for the next flight: ₺(10|5)\.00\.$/)
const opened = (page: Page) => expect(act(page)).toHaveText(/^Lay/, { timeout: 60_000 })

const rest = ({ owner }: TestHouse, ms: number) =>
  owner.pool.query(`update floor_tables set rest_ms = $2 where id = $1`, [TABLE, ms])

/** A flight that had begun by then is followed as soon as ever: until one has not been for longer than that. */
const resting = ({ owner }: TestHouse) =>
  expect
    .poll(
      async () => {
        const { rows } = await owner.pool.query<{ rests: boolean }>(
          `select settled_at < now() - interval '10 seconds' as rests from floor_rounds
             where table_id = $1 order by number desc limit 1`,
          [TABLE],
        )
        return rows[0]?.rests
      },
      { timeout: 120_000 },
    )
    .toBe(true)

async function operate(
  { owner: { db } }: TestHouse,
  work: typeof openTable | typeof closeTable,
): Promise<void> {
  await work(db, jobActor('journey'), TABLE)
  await notifyTouched(port(db), [['table', [TABLE]]])
}

test('a bet that waits is taken back, dropped with its reason by other limits and by a closed table, or left with the page; none is laid', async ({
  page,
  house,
}) => {
  test.setTimeout(300_000)
  await shortenFlights(house, TABLE, 6_000)
  // The next flight opens when the page is left, and not before.
  await rest(house, 60_000)
  await rememberChoices(page, 'day', 'en')
  const username = await logInAsNew(page, house)
  await goToTable(page, 'crash', /Spaceman/)
  await expect(log(page)).toContainText('Flown at', { timeout: 90_000 })
  await resting(house)

  await wait(page)
  await shot(page, '390')
  // So soon after the first, a second press is part of a double click, and takes nothing back.
  await expect(async () => {
    await act(page)
      .filter({ hasText: /^Take back/ })
      .tap({ timeout: 1_000 })
    await expect(act(page)).toHaveText(/^On the next flight/, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(log(page)).toContainText('Bet 1 waits for the next flight no more: ₺10.00.')

  await wait(page)
  const limits = { minStake: lira(1), maxStake: lira(5) }
  await operate(house, (db, actor, id) => setTableLimits(db, actor, id, limits))
  await expect(log(page)).toContainText('Bet 1 waits no more: the table takes ₺1.00 to ₺5.00 now.')
  await shot(page, '390-limits')
  await operate(house, (db, actor, id) =>
    setTableLimits(db, actor, id, { minStake: lira(1), maxStake: lira(5_000) }),
  )

  await wait(page)
  await operate(house, closeTable)
  await expect(log(page)).toContainText('Bet 1 waits no more: the table was closed.')
  await shot(page, '390-closed')
  expect(await violations(page)).toEqual([])
  await operate(house, openTable)

  await wait(page)
  await expect(log(page)).not.toContainText('is laid')
  await page.goBack()
  await expect(page).toHaveURL(/\/live\/type\/crash$/)
  await rest(house, 2_000)
  await page.goForward()
  await opened(page)
  await expect(act(page)).toHaveText(/^On the next flight/, { timeout: 60_000 })
  await expect(log(page)).not.toContainText('is laid')
  const { rows } = await house.owner.pool.query(
    `select f.number, s.state from floor_stakes s join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
       join members m on m.id = s.member_id where f.table_id = $1 and m.username = $2`,
    [TABLE, username],
  )
  expect(rows).toEqual([])
})
