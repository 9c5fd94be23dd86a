/** Blackjack where one process leads the table and members play it at another: money that is short, a round without a deal, a leader that falls. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { snapshot } from '../../database/database.ts'
import { freshDatabase, type FreshDatabase } from '../../database/testing.ts'
import { auditHouse } from '../../audit/house-audit.ts'
import { fundedMember } from '../../testing-members.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import {
  doneOf,
  openTestTable,
  refusalOf,
  request,
  testTableAt,
  type TestTable,
} from '../testing.ts'
import {
  TABLE,
  TEN,
  closeBets,
  dealHand,
  dealtIn,
  decideAt,
  isOver,
  lastDealt,
  leaveSeat,
  placeOn,
  sitAt,
  slowTable,
  standAll,
  stackShoe,
  untilAsked,
  writeShoe,
} from './testing-blackjack.ts'

const FIVE = TEN / 2

let database: FreshDatabase
/** The process that leads the table, and one that does not. */
let leads: TestHouse
let follows: TestHouse
let demo: Client
/** The same member's table, at the one process and at the other. */
let table: TestTable
let there: TestTable
/** Somebody else, at the process that does not lead, who has 60 lira. */
let poor: TestTable

beforeAll(async () => {
  database = await freshDatabase('demo')
  leads = await startTestHouse({ databaseUrl: database.url })
  follows = await startTestHouse({ databaseUrl: database.url })
  await slowTable(leads)
  demo = await loginAs(leads, 'demo')
  const at = { table: TABLE, name: 'Blackjack Saray', spot: 'seat-2' }
  table = await openTestTable(leads, demo, at)
  there = testTableAt(follows, table.url, at)
  await table.openRound()
  await fundedMember(leads, 'nilufer', 60)
  poor = await openTestTable(follows, await loginAs(follows, 'nilufer'), at)
  doneOf(await sitAt(table, 2))
}, 120_000)
afterAll(async () => {
  await follows?.close()
  await database?.close()
})

const balance = async (at: TestTable): Promise<number> => (await at.open()).balance.amount
const published = async (): Promise<FloorPublished> => {
  const response = await fetch(`${follows.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  return ((await response.json()) as { data: FloorPublished }).data
}
const findings = async () => {
  const report = await snapshot(follows.owner, (q) =>
    auditHouse(q, { games: follows.games, marks: {}, settledBefore: new Date() }),
  )
  // The money that somebody began with is of no room, and the table here asks longer than this house's own rules say.
  const expected = ['source test', `table ${TABLE}`]
  return report.findings.filter(({ row }) => !expected.includes(row ?? ''))
}
const lastRecord = async () => {
  const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
  return (await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })).data
}
/** A hand of seat 2 alone; gives the round. */
async function playHand(): Promise<number> {
  const round = await there.openRound()
  doneOf(await placeOn(there, round, 'seat-2'))
  await closeBets(follows, round)
  await standAll(there, round)
  return round
}

it('a round that cannot be dealt is void: every stake goes back, once, and the shoe with it is over', async () => {
  const before = await playHand()
  expect(lastDealt((await table.open()).table).shoe).toBe(before)
  const round = await table.openRound()
  const [own, others] = [await balance(table), await balance(poor)]
  for (const spot of ['seat-2', 'pairs-2', 'plus-2']) doneOf(await placeOn(table, round, spot))
  doneOf(await placeOn(poor, round, 'behind-2'))
  expect([await balance(table), await balance(poor)]).toEqual([own - 3 * TEN, others - TEN])
  await writeShoe(leads, BigInt(before), Buffer.alloc(64))
  await closeBets(leads, round)
  // The table and its rounds are read one after the other, so a void round may be seen a moment before the closed table.
  const state = await table.until((now) => now.round?.phase === 'void' && !now.isOpen)
  expect(state.round?.number).toBe(round)
  expect([await balance(table), await balance(poor)]).toEqual([own, others])
  const record = await lastRecord()
  expect(record.stakes.map(({ state: went, paid }) => [went, paid])).toEqual(
    Array.from({ length: 3 }, () => ['void', 0]),
  )
  // The seed of a void round gives away those before it: the hands of that shoe are proven from now on.
  expect(await verifyRounds(await published())).toMatchObject({ sealed: 0, wrong: [] })

  await leads.owner.pool.query(`update catalogue_games set is_open = true where game = $1`, [TABLE])
  const after = await playHand()
  const next = lastDealt((await table.open()).table)
  expect([after, next.shoe, next.from]).toEqual([round + 1, after, 0])
  expect(await findings()).toEqual([])
})

it('insurance, a double and a split for more than one has are refused by name at any process, and the hand is as it was', async () => {
  doneOf(await sitAt(poor, 6))
  const round = await poor.openRound()
  await stackShoe(follows, poor, '10♠ A♥ 10♥ 6♠')
  const stake = (await balance(poor)) - 4_000_000
  doneOf(await placeOn(poor, round, 'seat-6', stake))
  await closeBets(follows, round)
  const refused = async (question: number, decision: string) => {
    const payload = { round, question, decision }
    expect(refusalOf(await decideAt(poor, payload, { spot: 'seat-6' }))).toBe('insufficient-funds')
    const { table: state } = await poor.open()
    expect([state.round?.question?.id, await balance(poor)]).toEqual([question, 4_000_000])
    return dealtIn(state).acts.map(({ act }) => act)
  }
  await untilAsked(poor, round, 0)
  expect(await refused(0, 'insure')).toEqual([])
  doneOf(await decideAt(poor, { round, question: 0, decision: 'decline' }, { spot: 'seat-6' }))
  await untilAsked(poor, round, 1)
  expect(await refused(1, 'double')).toEqual(['decline'])
  expect(await refused(1, 'split')).toEqual(['decline'])
  await standAll(poor, round)
  // 20 against 17 is paid once what was staked.
  expect(await balance(poor)).toBe(4_000_000 + 2 * stake)
  doneOf(await leaveSeat(poor, 6))
})

it('a split and a double are not followed by who has not the money for it, whose bet stays at its first stake', async () => {
  const own = await balance(table)
  let stake = 0
  const round = await dealHand(leads, table, '8♠ 6♠ 8♥ 10♠ 3♦ 10♦ 10♣ 10♥', async (now) => {
    stake = (await balance(poor)) - FIVE
    doneOf(await placeOn(poor, now, 'behind-2', stake))
  })
  await untilAsked(table, round, 1)
  doneOf(await decideAt(table, { round, question: 1, decision: 'split' }))
  doneOf(await decideAt(table, { round, question: 2, decision: 'double' }))
  expect(await balance(poor)).toBe(FIVE)
  await standAll(table, round)
  expect(await balance(table)).toBe(own + 3 * TEN)
  expect(await balance(poor)).toBe(FIVE + 2 * stake)
})

it('one question answered at two processes at once is answered once, and a request repeated at both is one', async () => {
  const own = await balance(table)
  const round = await dealHand(leads, table, '8♠ 6♠ 8♥ 10♠ 3♦ 10♦ 10♣ 10♥')
  await untilAsked(table, round, 1)
  const split = { round, question: 1, decision: 'split' }
  const replies = await Promise.all([table, there].map((at) => decideAt(at, split)))
  expect(replies.map(refusalOf)).toContain('not-asked')
  expect(replies.filter(({ result }) => result)).toHaveLength(1)
  const double = { round, question: 2, decision: 'double' }
  const same = request()
  const asks = [table, there, table, there].map((at) => decideAt(at, double, same))
  for (const reply of await Promise.all(asks)) doneOf(reply)
  await standAll(table, round)
  expect((await lastRecord()).stakes.map(({ spot }) => spot)).toEqual([
    'seat-2',
    'split-2-2',
    'double-2-1',
  ])
  expect(await balance(table)).toBe(own + 3 * TEN)
})

it('the process that leads falls while a hand is asked: what was decided stands, more is decided meanwhile, and what nobody answers is decided once', async () => {
  doneOf(await sitAt(there, 3))
  const round = await dealHand(follows, there, '10♠ 10♥ 6♠ 5♠ 2♥ 10♠ 3♣ 10♦', async (now) => {
    doneOf(await placeOn(there, now, 'seat-3'))
  })
  await untilAsked(there, round, 1)
  doneOf(await decideAt(there, { round, question: 1, decision: 'hit' }))
  // No word of it any more: it holds the table until its time is up, as if it had been killed.
  await follows.owner.pool.query(
    `update floor_leases set fence = fence + 1, holder = 'fallen', until = clock_timestamp() + interval '2 seconds' where table_id = $1`,
    [TABLE],
  )
  await leads.close()
  const stand = { round, question: 2, decision: 'stand' }
  doneOf(await decideAt(there, stand))
  expect(refusalOf(await decideAt(there, stand))).toBe('not-asked')
  // Nobody answers for seat 3 in time.
  await follows.owner.pool.query(
    `update floor_rounds set due_at = now() where table_id = $1 and number = $2`,
    [TABLE, round],
  )
  await there.until(isOver(round))
  const { outcome, stakes } = await lastHand(round)
  expect(outcome?.acts).toEqual([
    { seat: 2, act: 'hit', byDefault: false },
    { seat: 2, act: 'stand', byDefault: false },
    { seat: 3, act: 'stand', byDefault: true },
  ])
  // 18 and 12 against a dealer who went bust with 26.
  expect(stakes).toEqual([
    ['seat-2', BigInt(2 * TEN)],
    ['seat-3', BigInt(2 * TEN)],
  ])
  expect(await findings()).toEqual([])
})

async function lastHand(round: number) {
  const { rows } = await follows.owner.pool.query<{ spot: string; paid: bigint }>(
    `select s.spot, s.paid from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
     where f.table_id = $1 and f.number = $2 order by s.seq`,
    [TABLE, round],
  )
  const shown = (await published()).rounds.find(({ number }) => number === round)
  const outcome = shown?.outcome && 'acts' in shown.outcome ? shown.outcome : null
  return { outcome, stakes: rows.map(({ spot, paid }) => [spot, paid]) }
}
