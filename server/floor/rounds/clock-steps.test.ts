/** The clock of a house is set: forward in the middle of a round, and back. Nobody's bet is lost or paid twice by it, and play goes on. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { HOUSE_CHECKS } from '../../audit/house-audit.ts'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import { isOver } from '../kinds/testing-blackjack.ts'
import { doneOf, isOpen, openTestTable, request, type LaunchedTable } from '../testing.ts'

const TABLE = 'avrupa-ruleti'
const STAKE = 10_000_000
/** As much as a machine is put right by that ran without a time server. */
const STEP_MS = 10 * 60_000

let house: TestHouse
let table: LaunchedTable
beforeAll(async () => {
  house = await startTestHouse()
  const demo = await loginAs(house, 'demo')
  table = await openTestTable(house, demo, { table: TABLE, name: 'Avrupa', spot: '17' })
})
afterAll(() => house.close())

async function movesOf(round: number): Promise<string[]> {
  const { rows } = await house.database.pool.query<{ move: string }>(
    `select e.move from floor_bets f join entries e on e.member_id = f.member_id and e.source = 'bet'
       and e.reference ~ ('^[a-z]+:' || f.id || '(:|$)')
     where f.table_id = $1 and f.number = $2 order by e.seq`,
    [TABLE, round],
  )
  return rows.map(({ move }) => move)
}

const place = async (round: number) =>
  doneOf(await table.act({ act: 'place', round, amount: STAKE, ...request() }))

it('set forward, a round that is open closes at once and is settled once', async () => {
  const round = await table.nextRound()
  await place(round)
  house.pass(STEP_MS)
  await table.until(isOver(round))
  await expect.poll(() => movesOf(round)).toEqual(['hold-raise', 'settle'])
})

it('set back, a round stays open and takes bets until its time has come, and is settled once', async () => {
  const round = await table.nextRound()
  await place(round)
  house.pass(-STEP_MS)
  await place(round)
  const { table: now } = await table.open()
  expect([isOpen(now), now.round?.number]).toEqual([true, round])
  house.pass(STEP_MS)
  await table.hurry(isOver(round))
  await expect.poll(() => movesOf(round)).toEqual(['hold-raise', 'hold-raise', 'settle'])
})

it('the next round is played as any other, and the books are clean', async () => {
  const round = await table.nextRound()
  await place(round)
  await table.hurry(isOver(round))
  await expect.poll(() => movesOf(round)).toEqual(['hold-raise', 'settle'])
  expect((await audit(port(house.database.db), { checks: HOUSE_CHECKS })).findings).toEqual([])
})
