/** One member with two devices in one seat: whatever one of them does, the other finds done, and nothing is done twice. Costs a house and a hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingsOf } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, type TestHouse } from '../../testing.ts'
import {
  closeBets,
  decideAt,
  isAsked,
  isOver,
  boardIn,
  leaveSeat,
  placeOn,
  sitAt,
  slowTable,
  TABLE,
  TEN,
} from '../kinds/testing-blackjack.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'

let house: TestHouse
let laptop: LaunchedTable
let phone: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse()
  await slowTable(house)
  const asked = { table: TABLE, name: 'Blackjack Saray', spot: 'seat-2' }
  laptop = await openTestTable(house, await loginAs(house, 'demo'), asked)
  phone = await openTestTable(house, await loginAs(house, 'demo'), asked)
}, 120_000)
afterAll(() => house.close())

const fundsOf = async (at: LaunchedTable): Promise<number> => (await at.open()).balance.amount
const stakesAt = async (at: LaunchedTable) =>
  (await at.open()).seat?.stakes.map(({ spot, amount }) => [spot, amount])

it('sits once, whichever of the two asks, and the seat is theirs from both', async () => {
  const replies = await Promise.all([sitAt(laptop, 2), sitAt(phone, 2)])
  expect(replies.map(refusalOf)).toContain(null)
  for (const one of [laptop, phone]) {
    const { table } = await one.open()
    expect(table.seats?.filter(({ who }) => who !== null).map(({ seat }) => seat)).toEqual([2])
  }
})

it('a bet that one of them lays lies for both, and either takes it back, once', async () => {
  const round = await laptop.openRound()
  const before = await fundsOf(laptop)
  doneOf(await placeOn(laptop, round, 'seat-2'))
  expect(await stakesAt(phone)).toEqual([['seat-2', TEN]])
  const back = { act: 'take-back', round, ...request() }
  const both = await Promise.all([phone.act(back), laptop.act(back)])
  expect(both.map(refusalOf)).toEqual([null, null])
  expect(await fundsOf(phone)).toBe(before)
  expect(await stakesAt(laptop)).toEqual([])
})

it('a question that is answered from both at once is answered once, and the hand is paid once', async () => {
  const round = await laptop.openRound()
  const before = await fundsOf(laptop)
  doneOf(await placeOn(phone, round, 'seat-2'))
  await closeBets(house, round)
  for (;;) {
    const state = await laptop.until((now) => isOver(round)(now) || isAsked(now))
    if (isOver(round)(state)) break
    const { question } = boardIn(state)
    const decision = question?.hand === null ? 'decline' : 'stand'
    const asked = { round, question: question?.id ?? 0, decision }
    const both = await Promise.all([laptop, phone].map((one) => decideAt(one, asked)))
    // The second one comes late: to a question that has its answer.
    expect(both.map(refusalOf).filter((refusal) => refusal === null)).toHaveLength(1)
  }
  const { rows } = await house.database.pool.query<{ payout: bigint; moves: string[] }>(
    `select b.payout, array(select e.move from entries e where e.member_id = b.member_id
         and e.source = 'bet' and e.reference ~ ('^[a-z]+:' || b.id || '(:|$)') order by e.seq) as moves
     from floor_bets f join bets b on b.member_id = f.member_id and b.id = f.id
     where f.table_id = $1 and f.number = $2`,
    [TABLE, round],
  )
  expect(rows.map(({ moves }) => moves.filter((move) => move === 'settle'))).toEqual([['settle']])
  expect(await fundsOf(phone)).toBe(before - TEN + Number(rows[0]?.payout))
  expect(await fundsOf(laptop)).toBe(await fundsOf(phone))
})

it('one of them leaves the seat, and it is free for both; the books are clean', async () => {
  await laptop.until(({ round }) => round?.phase === 'open')
  doneOf(await leaveSeat(phone, 2))
  expect(refusalOf(await leaveSeat(laptop, 2))).toBe('seat-not-yours')
  const { table } = await laptop.open()
  expect(table.seats?.every(({ who }) => who === null)).toBe(true)
  // Its questions wait longer here than the rules of the house say.
  const kinds = (await findingsOf(house)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'floor-rules-not-ours')).toEqual([])
})
