/** What a flight leaves in sight once it is over: who won what until the next one begins, and one's own bets for longer. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorPast, FloorReply } from '#contract/games/floor-protocol.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  doneOf,
  openTestDemo,
  openTestTable,
  refusalOf,
  request,
  type TestTable,
} from '../testing.ts'

const FIVE = 5_000_000
const ZEPLIN = { table: 'zeplin', name: 'zeplin', spot: '1' }

let house: TestHouse
let client: Client
let table: TestTable
beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 2500, pause_ms = 100, rest_ms = 0,
       rules = jsonb_set(rules, '{capHundredths}', '112') where id = 'zeplin'`,
  )
  client = await loginAs(house, 'demo')
  table = await openTestTable(house, client, ZEPLIN)
}, 120_000)
afterAll(() => house.close())

async function past(sessionID: string): Promise<FloorReply<FloorPast>> {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/past`, {
    method: 'POST',
    body: JSON.stringify({ sessionID }),
  })
  // The shape that every call of the floor answers in.
  return (await response.json()) as FloorReply<FloorPast>
}

/** A flight with two bets of one's own on it: one aims lower than any flight but those of 1.00, one higher than any. */
async function flownRound(): Promise<number> {
  const round = await table.freshRound()
  for (const bet of [
    { spot: '1', target: 101 },
    { spot: '2', target: 999 },
  ])
    doneOf(await table.act({ act: 'place', round, amount: FIVE, ...bet, ...request() }))
  await table.hurry(({ round: now }) => (now?.number ?? 0) > round)
  return round
}

it('who won what on a flight stays told until the next one begins, though the next one is bet on', async () => {
  const round = await flownRound()
  const state = await table.until(({ round: now }) => now?.phase === 'open')
  const { ended, last } = state
  expect(ended).toMatchObject({ number: round, count: 2, total: 2 * FIVE })
  expect(ended?.outcome).toEqual(last[0]?.outcome)
  const outs = (ended?.bets ?? []).filter(({ isOut }) => isOut)
  expect(outs).toHaveLength(ended?.out ?? -1)
  for (const { payout } of outs) expect(payout).toBeGreaterThan(FIVE)
  expect(state).toMatchObject({ count: 0, bets: [] })

  const next = round + 1
  doneOf(await table.act({ act: 'place', round: next, amount: FIVE, ...request() }))
  const bet = await table.until(({ count }) => count === 1)
  expect(bet.ended).toEqual(ended)
  const flying = await table.hurry(({ round: now }) => now?.phase === 'telling')
  expect(flying.ended).toBeUndefined()
})

it('one’s own bets of a table stand in its history, the newest first, and what was taken back does not', async () => {
  const round = await flownRound()
  const next = await table.nextRound()
  doneOf(await table.act({ act: 'place', round: next, amount: FIVE, ...request() }))
  doneOf(await table.act({ act: 'take-back', round: next, ...request() }))
  const { stakes } = doneOf(await past(table.sessionID))
  const [first, second] = stakes
  expect([first?.round, second?.round]).toEqual([round, round])
  expect([first?.spot, second?.spot]).toEqual(['1', '2'])
  // Too late for both: one that flew on to the end is told so, and of one that was paid nothing is left.
  const late = { act: 'cash-out', round, spot: '2', ...request() } as const
  const refusal = second?.state === 'lost' ? 'flown' : 'no-bet'
  expect(refusalOf(await table.act(late))).toBe(refusal)
  const point = first?.outcome && 'point' in first.outcome ? first.outcome.point : 0
  expect(point).toBeGreaterThanOrEqual(100)
  const won = point >= 101
  expect(first).toMatchObject({ state: won ? 'paid' : 'lost', endedAt: won ? 101 : null })
  expect(first?.paid).toBe(won ? 5_050_000 : 0)
})

it('nobody else’s bets stand there, of play money none, and nobody without a session is answered', async () => {
  const other = await openTestTable(house, await loginAs(house, 'vip20'), ZEPLIN)
  expect(doneOf(await past(other.sessionID)).stakes).toEqual([])
  const demo = await openTestDemo(house, visitor(house), ZEPLIN)
  expect(doneOf(await past(demo.sessionID)).stakes).toEqual([])
  expect(refusalOf(await past('x'))).toBe('session-expired')
})
