/** A table that an operator closes while a round is open: what is asked of it, by members and with play money, is refused by its own name. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { jobActor } from '../../action/actor.ts'
import { REFUSALS } from '#contract/refusals.ts'
import {
  leaveSeat,
  placeOn,
  sitAt,
  slowTable,
  TABLE as BLACKJACK,
} from '../kinds/testing-blackjack.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { closeTable, openTable } from './operate.ts'
import {
  doneOf,
  openTestDemo,
  openTestTable,
  refusalOf,
  request,
  type LaunchedTable,
  type TestTable,
} from '../testing.ts'

const FIVE = 5_000_000
const WHEEL = { table: 'avrupa-ruleti', name: 'Avrupa', spot: '17' }
const TRACK = { table: 'altin-halic', name: 'Haliç', spot: 'win-1' }

let house: TestHouse
let demo: Client
let wheel: LaunchedTable
let cloth: LaunchedTable
let track: LaunchedTable
let played: TestTable

beforeAll(async () => {
  house = await startTestHouse()
  await slowTable(house)
  await house.owner.pool.query(
    `update floor_tables set open_ms = 600000 where id = 'avrupa-ruleti'`,
  )
  demo = await loginAs(house, 'demo')
  cloth = await openTestTable(house, demo, { table: BLACKJACK, name: 'Saray', spot: 'seat-2' })
  track = await openTestTable(house, demo, TRACK)
  wheel = await openTestTable(house, demo, WHEEL)
  played = await openTestDemo(house, visitor(house), WHEEL)
}, 120_000)
afterAll(() => house.close())

const actor = jobActor('floor')
const close = (id: string) => closeTable(house.owner.db, actor, id)
afterEach(async () => {
  for (const id of [WHEEL.table, TRACK.table, BLACKJACK]) await openTable(house.owner.db, actor, id)
})

const balance = async (table: TestTable): Promise<number> => (await table.open()).balance.amount
const place = (table: TestTable, round: number, more: object = {}) =>
  table.act({ act: 'place', round, amount: FIVE, ...request(), ...more })

it('a bet, a board and a chip of play money at a table that was closed are refused as table-closed, and nothing is held', async () => {
  const round = await wheel.nextRound()
  const before = [await balance(wheel), await balance(played)]
  await close(WHEEL.table)
  const chips = [
    { spot: '1', amount: FIVE },
    { spot: 'red', amount: FIVE },
  ]
  const board = { act: 'lay', round, spot: '1', amount: FIVE, chips, ...request() }
  expect(refusalOf(await place(wheel, round))).toBe('table-closed')
  expect(refusalOf(await wheel.act(board))).toBe('table-closed')
  expect(refusalOf(await place(played, round))).toBe('table-closed')
  expect(refusalOf(await place(wheel, round + 1))).toBe('table-closed')
  expect([await balance(wheel), await balance(played)]).toEqual(before)
  await openTable(house.owner.db, actor, WHEEL.table)
  expect(refusalOf(await place(wheel, round))).toBeNull()
})

it('what was laid before is answered again as it was, and may still be taken back', async () => {
  const round = await wheel.nextRound()
  const payload = { act: 'place', round, spot: 'black', amount: FIVE, ...request() }
  doneOf(await wheel.act(payload))
  const laid = await balance(wheel)
  await close(WHEEL.table)
  expect(refusalOf(await wheel.act(payload))).toBeNull()
  expect(await balance(wheel)).toBe(laid)
  const back = { act: 'take-back', round, spot: 'black', amount: FIVE, ...request() }
  expect(refusalOf(await wheel.act(back))).toBeNull()
  expect(await balance(wheel)).toBe(laid + FIVE)
})

it('nobody sits down at a closed table; who sits there may leave', async () => {
  doneOf(await sitAt(cloth, 2))
  const round = await cloth.nextRound()
  await close(BLACKJACK)
  expect(refusalOf(await sitAt(cloth, 3))).toBe('table-closed')
  expect(refusalOf(await sitAt(cloth, 2))).toBeNull()
  expect(refusalOf(await placeOn(cloth, round, 'seat-2'))).toBe('table-closed')
  expect(refusalOf(await leaveSeat(cloth, 2))).toBeNull()
})

it('a track that is closed says so of a race that is not there, too', async () => {
  await close(TRACK.table)
  expect(refusalOf(await place(track, 999_999))).toBe('table-closed')
})

it('says so in both languages', () => {
  const { tr, en } = REFUSALS['table-closed']
  expect(tr).toMatch(/^Bu masa şimdilik kapalı/)
  expect(en).toMatch(/^This table is closed for now/)
})
