import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  BlackjackOutcome,
  FloorPublished,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { boardOf, type Board } from '#games/blackjack/board.ts'
import { payoutOf } from '#games/blackjack/rules.ts'
import { verifyRounds } from '#scripts/verify-floor/verify.ts'
import { doesTableRoundHold, verifyTableRound } from '#web/parts/fairness/verify-table-round.ts'
import { snapshot } from '../database/database.ts'
import { auditHouse } from '../house-audit.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../testing.ts'
import { doneOf, openTestTable, refusalOf, request, type TestTable } from './testing.ts'

const TABLE = 'blackjack-saray'
const TEN = 10_000_000

let house: TestHouse
let demo: Client
let table: TestTable

beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 1500, pause_ms = 50, rest_ms = 50, rules = '{"decisionMs": 1500}' where id = $1`,
    [TABLE],
  )
  demo = await loginAs(house, 'demo')
  table = await openTestTable(house, demo, { table: TABLE, name: 'Blackjack', spot: 'seat-1' })
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = TEN) =>
  table.act({ act: 'place', round, spot, amount, ...request() })
const balance = async (): Promise<number> => (await table.open()).balance.amount

const dealtIn = (state: FloorTableState): BlackjackOutcome => {
  const outcome = state.round?.outcome
  if (!outcome || !('shoe' in outcome)) throw new Error('nothing is dealt')
  return outcome
}
const boardIn = (state: FloorTableState): Board => boardOf(dealtIn(state))

const asked = (state: FloorTableState): boolean => (state.round?.question ?? null) !== null
const over = (round: number) => (state: FloorTableState) =>
  (state.round?.number ?? 0) > round || state.round?.phase === 'settled'

/** Answers every question by itself; gives the last state. */
async function standAll(round: number): Promise<FloorTableState> {
  for (;;) {
    const state = await table.until((now) => over(round)(now) || asked(now))
    if (over(round)(state)) return state
    const { question } = boardIn(state)
    const [seat] = question?.seats ?? []
    await table.act({
      act: 'decide',
      round,
      spot: `seat-${seat}`,
      decision: question?.hand === null ? 'decline' : 'stand',
      question: question?.id,
      ...request(),
    })
  }
}

it('a launch opens the table as blackjack, with seven seats and nobody there', async () => {
  expect(table.url.searchParams.get('kind')).toBe('blackjack')
  const { rules, table: state } = await table.open()
  expect(rules).toEqual({ kind: 'blackjack', decisionMs: 1500 })
  expect(state.seats?.map(({ seat, who }) => [seat, who])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((seat) => [seat, null]),
  )
})

it('one sits, bets, is asked, decides, is paid, and finds the whole of it in the history', async () => {
  const before = await balance()
  const sat = doneOf(await table.act({ act: 'sit', round: 1, spot: 'seat-2', ...request() }))
  expect(sat.seat?.seats).toEqual([2])
  const round = await table.openRound(600)
  doneOf(await place(round, 'seat-2'))
  doneOf(await place(round, 'pairs-2'))
  doneOf(await place(round, 'plus-2'))
  expect(await balance()).toBe(before - 3 * TEN)
  const state = await standAll(round)
  const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
  const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
  const { outcome } = record
  if (!outcome || !('shoe' in outcome)) throw new Error('no board')
  const board = boardOf(outcome)
  expect(board.isOver).toBe(true)
  const won = record.stakes.reduce(
    (sum, { spot }) => sum + Number(payoutOf(spot, BigInt(TEN), board)),
    0,
  )
  expect(await balance()).toBe(before - 3 * TEN + won)
  expect(record.proof).toBeNull()
  expect(state.round?.seed ?? null).toBeNull()
})
