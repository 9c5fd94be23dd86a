/**
 * A full table of blackjack, in English and by day, at a desk and in a hand: all seven seats bet on by three members, one behind another, from a
 * shoe that was stacked: insurance, a split followed from behind, a double, a blackjack and a bust, each asked, hinted and paid. Costs a house and
 * two hands.
 */
import type { TestHouse } from '#server/testing.ts'
import { closeBets, stackShoe, TABLE } from '#server/floor/kinds/testing-blackjack.ts'
import { lookAtTable } from '#server/floor/views/looks.ts'
import type { TestTable } from '#server/floor/testing.ts'
import { violations } from '../tools/accessible.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { rememberChoices } from '../tools/screens.ts'
import { phoneBeside } from '../tools/told-rounds.ts'

test.use({ reducedMotion: 'no-preference', viewport: DESKTOP })

const button = (page: Page, name: RegExp | string) =>
  inGame(page).getByRole('button', { name }).first()
const move = (page: Page, act: string) => inGame(page).locator(`.bj-move[data-act="${act}"]`)
const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/blackjack-hands-${name}.png` })

async function openTable(page: Page, house: TestHouse): Promise<void> {
  await rememberChoices(page, 'day', 'en')
  await logInAsNew(page, house)
  await goToTable(page, 'blackjack', /Blackjack Saray/)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })
}

async function sitAndBet(page: Page, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    await button(page, `Sit down in seat ${seat}`).click()
    await button(page, new RegExp(`^Seat ${seat}: lay a bet`)).click()
    await expect(log(page)).toContainText(`Bet laid: Seat ${seat}, ₺5.`)
  }
}

/** The table as a test's own page would have it open. */
const looking = ({ database }: TestHouse) =>
  ({
    open: async () => ({ table: await lookAtTable(database.db, TABLE) }),
  }) as unknown as TestTable

async function roundNow({ owner }: TestHouse): Promise<number> {
  const { rows } = await owner.pool.query<{ number: bigint }>(
    `select max(number) as number from floor_rounds where table_id = $1`,
    [TABLE],
  )
  return Number(rows[0]?.number)
}

test('all seven seats of a table: insurance, a split that is followed from behind, a double, a blackjack and a bust, each asked and paid at both widths', async ({
  page,
  house,
  browser,
}) => {
  test.setTimeout(300_000)
  await house.owner.pool.query(
    `update floor_tables set open_ms = 600000, rest_ms = 20000, rules = '{"decisionMs": 60000}' where id = $1`,
    [TABLE],
  )
  // Whoever sat here in a journey before has gone, and their seat is kept for a while.
  await house.owner.pool.query('delete from floor_seats where table_id = $1', [TABLE])
  const phone = await phoneBeside(browser, house, { hasTouch: true })
  const other = await (await browser.newContext({ baseURL: house.settings.publicUrl })).newPage()
  for (const one of [page, phone, other]) await openTable(one, house)

  // A first hand, which opens the shoe that the second is dealt from.
  await sitAndBet(page, [1])
  await closeBets(house, await roundNow(house))
  await expect(async () => {
    for (const act of ['stand', 'decline'])
      if (await move(page, act).isVisible()) await move(page, act).click({ timeout: 2_000 })
    await expect(inGame(page).locator('[data-phase="result"]')).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 120_000, intervals: [100] })
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 60_000 })

  await button(page, /^Seat 1: lay a bet/).click()
  await sitAndBet(page, [2, 3])
  await sitAndBet(phone, [4, 5])
  await sitAndBet(other, [6, 7])
  await button(phone, /^Behind: follow doubles and splits/).click()
  await button(phone, /^Bet behind seat 2/).click()
  await expect(log(phone)).toContainText(/Bet laid: .*[Bb]ehind seat 2.*, ₺5\./)
  for (const one of [page, phone]) await button(one, /^Hint/).click()
  await shot(page, '1280-open')
  await shot(phone, '390-open')
  expect(await violations(page)).toEqual([])
  expect(await violations(phone)).toEqual([])

  await stackShoe(
    house,
    looking(house),
    '10♠ 8♠ 5♠ A♠ 10♥ 9♠ 7♠ A♥ 7♥ 8♥ 6♠ K♠ 6♥ 9♥ 7♦ 6♦ 3♠ 10♦ 10♣ 9♦ K♥ 2♠ 5♥ 10♥',
  )
  await closeBets(house, await roundNow(house))

  // An ace lies open: everybody is offered insurance, and takes it or not for each seat.
  for (const one of [page, phone])
    await expect(move(one, 'decline')).toBeVisible({ timeout: 60_000 })
  await shot(page, '1280-insurance')
  await shot(phone, '390-insurance')
  await move(page, 'insure').click()
  await expect(log(page)).toContainText(/insurance/i)
  await expect(async () => {
    for (const one of [page, phone, other])
      if (await move(one, 'decline').isVisible())
        await move(one, 'decline').click({ timeout: 2_000 })
    await expect(move(page, 'hit')).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 60_000, intervals: [100] })
  await shot(page, '1280-seat-1')
  await expect(inGame(page).locator('.bj-hint')).toContainText('Basic strategy:')
  await move(page, 'stand').click()
  // Eights are split, and who bet behind follows.
  await move(page, 'split').click({ timeout: 20_000 })
  await shot(page, '1280-split')
  await shot(phone, '390-others')
  await expect(log(phone)).toContainText(/split/)
  await expect(async () => {
    if (await move(page, 'double').isVisible()) await move(page, 'double').click({ timeout: 2_000 })
    await expect(log(page)).toContainText(/doubled/, { timeout: 400 })
  }).toPass({ timeout: 60_000, intervals: [100] })
  await shot(page, '1280-doubled')
  await expect(async () => {
    if (await move(page, 'stand').isVisible()) await move(page, 'stand').click({ timeout: 2_000 })
    await expect(move(phone, 'hit')).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 60_000, intervals: [100] })
  await shot(phone, '390-asked')
  await expect(async () => {
    for (const one of [phone, other])
      for (const act of ['hit', 'stand'])
        if (await move(one, act).isVisible()) await move(one, act).click({ timeout: 2_000 })
    await expect(inGame(page).locator('[data-phase="result"]')).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 90_000, intervals: [100] })
  for (const one of [page, phone])
    await expect(log(one)).toContainText(/Your bets? ₺[\d.]+, paid ₺/, { timeout: 30_000 })
  await shot(page, '1280-result')
  await shot(phone, '390-result')
  expect(await violations(page)).toEqual([])
  expect(await violations(phone)).toEqual([])
})
