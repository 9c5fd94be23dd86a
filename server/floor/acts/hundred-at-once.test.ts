/** A hundred bets in one moment, and each of them twice over: one member's from two devices, on one round. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingsOf } from '../../audit/testing-audit.ts'
import { fundedMember } from '../../testing-members.ts'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import { openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'

const FIVE = 5_000_000
const WHEEL = { table: 'avrupa-ruleti', name: 'Avrupa', spot: 'red' }
/** For sixty of them. */
const PURSE = 300

let house: TestHouse
let laptop: LaunchedTable
let phone: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { playsOfMember: 10_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 600000 where id = 'avrupa-ruleti'`,
  )
  await fundedMember(house, 'nilufer', PURSE)
  const member = await loginAs(house, 'nilufer')
  laptop = await openTestTable(house, member, WHEEL)
  phone = await openTestTable(house, member, WHEEL)
}, 120_000)
afterAll(() => house.close())

it('a hundred bets at once from two devices, each asked twice, hold what there is money for, each once, and refuse the rest by name', async () => {
  const round = await laptop.nextRound()
  const payloads = Array.from({ length: 100 }, () => ({
    act: 'place',
    round,
    amount: FIVE,
    ...request(),
  }))
  const replies = await Promise.all(
    payloads.flatMap((one, at) =>
      [0, 1].map(async (again) => {
        const device = (at + again) % 2 === 0 ? laptop : phone
        return [one.requestId, refusalOf(await device.act(one))] as const
      }),
    ),
  )
  const refusals = new Set(replies.map(([, refusal]) => refusal))
  expect(refusals).toEqual(new Set([null, 'insufficient-funds']))
  const taken = new Set(replies.flatMap(([id, refusal]) => (refusal === null ? [id] : [])))
  expect(taken.size).toBe(PURSE / 5)
  const { balance, seat } = await phone.open()
  expect(balance.amount).toBe(0)
  expect(seat?.stakes.map(({ amount }) => amount)).toEqual(Array.from(taken, () => FIVE))
  expect(new Set(seat?.stakes.map(({ seq }) => seq)).size).toBe(taken.size)
  // What the purse was filled with came from no room of the house.
  const findings = await findingsOf(house)
  expect(findings.filter(({ kind }) => kind !== 'entry-of-no-room')).toEqual([])
})
