import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused } from '#contract/refusals.ts'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { boardOf } from '#games/blackjack/board.ts'
import { payoutOf } from '#games/blackjack/rules.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { findingsAfter, findingsOf, untriggered } from '../../audit/testing-audit.ts'
import { floorBets } from '../acts/bets.ts'
import { fundedMember } from '../../testing-members.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import {
  doneOf,
  openTestTable,
  refusalOf,
  request,
  type LaunchedTable,
  type TestTable,
} from '../testing.ts'
import {
  TABLE,
  TEN,
  closeBets,
  dealHand,
  dealtIn,
  decideAt,
  endShoe,
  isOver,
  leaveSeat,
  placeOn,
  sitAt,
  slowTable,
  standAll,
  untilAsked,
} from './testing-blackjack.ts'

let house: TestHouse
let demo: Client
let table: LaunchedTable
/** Somebody else, who has 60 lira. */
let other: TestTable

beforeAll(async () => {
  house = await startTestHouse()
  await slowTable(house)
  demo = await loginAs(house, 'demo')
  const at = { table: TABLE, name: 'Blackjack Saray', spot: 'seat-1' }
  table = await openTestTable(house, demo, at)
  await fundedMember(house, 'nilufer', 60)
  other = await openTestTable(house, await loginAs(house, 'nilufer'), at)
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = TEN, at: TestTable = table) =>
  placeOn(at, round, spot, amount)
const balance = async (at: TestTable = table): Promise<number> => (await at.open()).balance.amount
const sit = (seat: number, at: TestTable = table) => sitAt(at, seat)
const leave = (seat: number, at: TestTable = table) => leaveSeat(at, seat)
const decide = (
  round: number,
  question: number,
  decision: string,
  more: object = {},
  at: TestTable = table,
) => decideAt(at, { round, question, decision }, more)
const close = (round: number) => closeBets(house, round)
const dealt = (text: string, bets?: (round: number) => Promise<void>) =>
  dealHand(house, table, text, bets)
/** Waits until the round is settled. */
const untilOver = (round: number) => table.until(isOver(round))

it('a launch opens the table as blackjack, with seven seats and nobody there', async () => {
  expect(table.url.searchParams.get('kind')).toBe('blackjack')
  const { rules, table: state } = await table.open()
  expect(rules).toEqual({ kind: 'blackjack', decisionMs: 30_000 })
  expect(state.seats?.map(({ seat, who }) => [seat, who])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((seat) => [seat, null]),
  )
})

it('the live lobby tells of each table how many seats are free', async () => {
  const tables = async () => {
    const { data } = await demo.call('livecasino/game_table_list', { type: 'blackjack' })
    return data.map(({ name, freeSeats, minStake }) => [name, freeSeats, minStake])
  }
  const pearl = ['Blackjack Pearl', 7, 100]
  expect(await tables()).toEqual([['Blackjack Saray', 7, 5], pearl])
  doneOf(await sit(1))
  expect(await tables()).toEqual([['Blackjack Saray', 6, 5], pearl])
  doneOf(await leave(1))
  const { data: wheels } = await demo.call('livecasino/game_table_list', { type: 'roulette' })
  expect(wheels.map(({ freeSeats }) => freeSeats)).toEqual(wheels.map(() => null))
})

const published = async (): Promise<FloorPublished> => {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  return ((await response.json()) as { data: FloorPublished }).data
}

const lastRecord = async () => {
  const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
  const { data } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
  return data
}

it('one sits, bets, is asked, decides, is paid, and finds the whole of it in the history', async () => {
  const before = await balance()
  expect(doneOf(await sit(2)).seat?.seats).toEqual([2])
  const round = await table.openRound()
  for (const spot of ['seat-2', 'pairs-2', 'plus-2']) doneOf(await place(round, spot))
  expect(await balance()).toBe(before - 3 * TEN)
  await close(round)
  const state = await standAll(table, round)
  const record = await lastRecord()
  const { outcome } = record
  if (!outcome || !('shoe' in outcome)) throw new Error('no board')
  const board = boardOf(outcome)
  const won = record.stakes.reduce(
    (sum, { spot }) => sum + Number(payoutOf(spot, BigInt(TEN), board)),
    0,
  )
  expect(await balance()).toBe(before - 3 * TEN + won)
  expect(record.board?.seats.map(({ seat, isOwn }) => [seat, isOwn])).toEqual([[2, true]])
  // The shoe goes on: nothing of its seed is known, and nothing can be verified yet.
  expect([record.proof, state.round?.seed ?? null]).toEqual([null, null])
  expect(await verifyRounds(await published())).toMatchObject({ sealed: 1, wrong: [] })
})

it('a shoe ends when nobody is there any more, and then every hand of it verifies', async () => {
  // Of a hand that a blackjack ended nothing was decided.
  while (!(await isDecided())) await playHand()
  await endShoe(house)
  const { verified, sealed: closed, wrong } = await verifyRounds(await published())
  expect([wrong, closed]).toEqual([[], 0])
  // One hand, where the next round had not begun.
  expect(verified).toBeGreaterThan(0)
  const record = await lastRecord()
  expect(await doesRecordHold(record, table.opened)).toBe(true)
  expect(await otherFindings()).toEqual([])
  // A shoe to go on with, for what is stacked.
  await playHand()
})

/** A hand on seat 2 alone, all hands standing. */
async function playHand(): Promise<void> {
  const round = await table.openRound()
  doneOf(await place(round, 'seat-2'))
  await close(round)
  await standAll(table, round)
}

/** Was a hand of the first shoe decided? */
async function isDecided(): Promise<boolean> {
  const { rows } = await house.owner.pool.query<{ number: bigint | null }>(
    `select ${ROUND} as number`,
  )
  return (rows[0]?.number ?? null) !== null
}

it.each([
  ['a fourth seat', async () => (await Promise.all([sit(3), sit(4)]), sit(5)), 'seat-limit'],
  ['a seat that another has', () => sit(2, other), 'seat-taken'],
  [
    'a bet where one does not sit',
    async () => place(await table.openRound(), 'seat-6'),
    'seat-not-yours',
  ],
  ['a bet behind nobody', async () => place(await table.openRound(), 'behind-6'), 'seat-empty'],
  ['a bet behind oneself', async () => place(await table.openRound(), 'alone-2'), 'seat-yours'],
  ['a side bet alone', async () => place(await table.openRound(), 'pairs-2'), 'no-bet'],
  ['a seat left that is another’s', () => leave(2, other), 'seat-not-yours'],
  [
    'a stake that only a decision adds',
    async () => place(await table.openRound(), 'double-2-1'),
    'spot-unknown',
  ],
  ['an eighth seat', () => sit(8), 'spot-unknown'],
  [
    'a seat at a table without any',
    () => table.act({ act: 'sit', round: 1, table: 'zeplin', spot: '1', ...request() }),
    'bad-payload',
  ],
  ['less than nothing', async () => place(await table.openRound(), 'seat-2', -TEN), 'bad-payload'],
  [
    'less than the smallest',
    async () => place(await table.openRound(), 'seat-2', 1_000_000),
    'stake-range',
  ],
  [
    'more than the highest',
    async () => place(await table.openRound(), 'seat-2', Number(lira(50_001))),
    'stake-range',
  ],
  [
    'more than a side bet takes',
    async () => {
      const round = await table.openRound()
      doneOf(await place(round, 'seat-2'))
      const reply = await place(round, 'plus-2', Number(lira(501)))
      doneOf(await table.act({ act: 'take-back', round, spot: 'seat-2', ...request() }))
      return reply
    },
    'table-limit',
  ],
  [
    'a decision while nothing is asked',
    async () => decide(await table.openRound(), 1, 'hit'),
    'not-asked',
  ],
  [
    'a decision that is no word',
    async () => decide(await table.openRound(), 1, 'HIT!'),
    'bad-payload',
  ],
  ['a question below none', async () => decide(await table.openRound(), -1, 'hit'), 'bad-payload'],
])('%s is refused by name, and nothing is held', async (_what, ask, refusal) => {
  const before = await balance()
  expect(refusalOf(await ask())).toBe(refusal)
  expect(await balance()).toBe(before)
})

it('who left may be followed by another', async () => {
  for (const seat of [3, 4]) doneOf(await leave(seat))
  expect(doneOf(await sit(3, other)).seat?.seats).toEqual([3])
  expect(doneOf(await leave(3, other)).seat?.seats ?? []).toEqual([])
})

it('a split and a double are held each, followed behind by who said so and could, and settled to the micro-lira', async () => {
  const [before, others] = [await balance(), await balance(other)]
  const round = await dealt('8♠ 6♠ 8♥ 10♠ 3♦ 10♦ 10♣ 10♥', async (now) => {
    doneOf(await place(now, 'behind-2', TEN, other))
    doneOf(await place(now, 'alone-2', TEN, other))
  })
  await untilAsked(table, round, 1)
  expect(refusalOf(await leave(2))).toBe('seat-in-play')
  expect(refusalOf(await decide(round, 1, 'hit', {}, other))).toBe('seat-not-yours')
  expect(refusalOf(await decide(round, 2, 'hit'))).toBe('not-asked')
  expect(refusalOf(await decide(round, 1, 'surrender'))).toBe('decision-unavailable')
  expect(refusalOf(await decide(round, 1, 'insure'))).toBe('decision-unavailable')
  const same = request()
  doneOf(await decide(round, 1, 'split', same))
  expect(await balance()).toBe(before - 2 * TEN)
  expect(await balance(other)).toBe(others - 3 * TEN)
  // The same request again does nothing more, and another for what was asked is late.
  doneOf(await decide(round, 1, 'split', same))
  expect(refusalOf(await decide(round, 1, 'stand', same))).toBe('reference-reused')
  expect(refusalOf(await decide(round, 1, 'split'))).toBe('not-asked')
  doneOf(await decide(round, 2, 'double'))
  expect(await balance()).toBe(before - 3 * TEN)
  doneOf(await decide(round, 3, 'stand'))
  await untilOver(round)
  const record = await lastRecord()
  // What was taken back on this round before is told, too.
  const played = record.stakes.filter(({ state }) => state !== 'back')
  expect(played.map(({ spot, paid }) => [spot, paid])).toEqual([
    ['seat-2', 20],
    ['split-2-2', 20],
    ['double-2-1', 20],
  ])
  expect(await balance()).toBe(before + 3 * TEN)
  // Behind: followed twice, and the one that stays on the first hand.
  expect(await balance(other)).toBe(others + 4 * TEN)
})

it('PROT-21 a reality check that comes due in a hand waits until it is over: a double is held, the next bet is not', async () => {
  const before = await balance()
  await demo.call('protection/reality_check', { minutes: 15 })
  const round = await dealt('5♠ 6♠ 6♥ 10♠ 10♦ 10♣')
  await untilAsked(table, round, 1)
  await house.owner.pool.query(
    `update protections set played_since = played_since - interval '16 minutes'`,
  )
  doneOf(await decide(round, 1, 'double'))
  await untilOver(round)
  expect(await balance()).toBe(before + 2 * TEN)
  const next = await table.openRound()
  expect(refusalOf(await place(next, 'seat-2'))).toBe('reality-check')
  const { data } = await demo.call('protection/reality_check', { answered: true, minutes: 0 })
  expect(data.due).toBe(false)
})

it('a hand that was split off is played on when the first has gone bust', async () => {
  const before = await balance()
  const round = await dealt('8♠ 6♠ 8♥ 10♠ 10♦ 10♣ K♦ 10♥')
  await untilAsked(table, round, 1)
  doneOf(await decide(round, 1, 'split'))
  doneOf(await decide(round, 2, 'hit'))
  // The first stake is lost, and settled, before the second hand is decided.
  await table.until(({ seats }) => seats?.[1]?.stakes[0]?.state === 'lost')
  doneOf(await decide(round, 3, 'stand'))
  await untilOver(round)
  expect((await lastRecord()).stakes.map(({ spot, paid }) => [spot, paid])).toEqual([
    ['seat-2', 0],
    ['split-2-2', 20],
  ])
  expect(await balance()).toBe(before)
})

it('whoever does not answer stands: nothing is added, and a decision that comes late is refused', async () => {
  const before = await balance()
  const round = await dealt('10♠ 6♠ 2♥ 10♠ 9♦')
  const { round: open } = await untilAsked(table, round, 1)
  const payload = {
    act: 'decide' as const,
    sessionID: table.sessionID,
    table: TABLE,
    round,
    spot: 'seat-2',
    amount: 0,
    target: null,
    half: false,
    decision: 'double',
    question: 1,
    ...request(),
  }
  const late = await floorBets(house)(payload, new Date((open?.question?.until ?? 0) + 1)).catch(
    (error: unknown) => error,
  )
  expect(late).toMatchObject({ refusal: 'decision-late' })
  expect(late).toBeInstanceOf(Refused)
  await house.owner.pool.query(
    `update floor_rounds set due_at = now() where table_id = $1 and number = $2`,
    [TABLE, round],
  )
  await untilOver(round)
  const record = await lastRecord()
  expect(record.outcome).toMatchObject({ acts: [{ seat: 2, act: 'stand', byDefault: true }] })
  expect(record.stakes).toHaveLength(1)
  expect(await balance()).toBeLessThanOrEqual(before + TEN)
})

it('insurance is half of the stake, asked before anything, and paid 2 to 1', async () => {
  const before = await balance()
  const round = await dealt('9♠ A♠ 9♥ K♠')
  await untilAsked(table, round, 0)
  const { table: state } = await table.open()
  expect(dealtIn(state).cards[3]).toBeNull()
  doneOf(await decide(round, 0, 'insure'))
  await untilOver(round)
  expect(await balance()).toBe(before)
  expect((await lastRecord()).stakes.map(({ spot, amount, paid }) => [spot, amount, paid])).toEqual(
    [
      ['seat-2', 10, 0],
      ['insurance-2', 5, 15],
    ],
  )
})

it('a seat is kept by a bet on it alone, not by one on another', async () => {
  const round = await table.openRound()
  for (const seat of [5, 6]) doneOf(await sit(seat))
  const kept = async () => {
    const { rows } = await house.owner.pool.query<{ seat: number }>(
      `select seat from floor_seats where table_id = $1 and active_at > '2026-01-02' and seat in (5, 6)`,
      [TABLE],
    )
    return rows.map(({ seat }) => seat)
  }
  await house.owner.pool.query(
    `update floor_seats set active_at = '2026-01-01' where table_id = $1 and seat in (5, 6)`,
    [TABLE],
  )
  doneOf(await place(round, 'seat-5'))
  expect(await kept()).toEqual([5])
  doneOf(await table.act({ act: 'take-back', round, spot: 'seat-5', ...request() }))
  for (const seat of [5, 6]) await leave(seat)
})

it('a bet behind a seat without a hand goes back before anything is dealt', async () => {
  const before = await balance(other)
  const round = await table.openRound()
  doneOf(await place(round, 'behind-2', 5_000_000, other))
  await close(round)
  await untilOver(round)
  expect(await balance(other)).toBe(before)
})

/** The money that somebody began with is of no room, and the table here asks longer than this house's own rules say. */
const otherFindings = async () =>
  (await findingsOf(house)).filter(({ row }) => row !== 'source test' && row !== `table ${TABLE}`)

it('the books agree but for the shoe that was stacked here, which is found once its seed is known', async () => {
  const kinds = async () => [...new Set((await findingsOf(house)).map(({ kind }) => kind))]
  expect(await otherFindings()).toEqual([])
  await endShoe(house)
  expect(await kinds()).toContain('floor-outcome-not-drawn')
  const { wrong } = await verifyRounds(await published())
  expect(wrong.join()).toContain('its cards do not lie so in its shoe')
})

/** Of the first shoe, which nobody stacked, the newest round that was decided. */
const ROUND = `(select max(d.number) from floor_decisions d join floor_rounds r on r.table_id = d.table_id and r.number = d.number
  where d.table_id = '${TABLE}' and r.shoe = (select min(first_round) from floor_shoes where table_id = '${TABLE}'))`
const onRound = (set: string): string =>
  `update floor_rounds set ${set} where table_id = '${TABLE}' and number = ${ROUND}`

it.each([
  [
    'a decision that is gone',
    `delete from floor_decisions where table_id = '${TABLE}' and number = ${ROUND} and seq = 1`,
    'floor-decisions-differ',
  ],
  [
    'another decision',
    onRound(`outcome = jsonb_set(outcome, '{acts,0,act}', '"double"')`),
    'floor-decisions-differ',
  ],
  [
    'a round dealt from elsewhere',
    onRound(`outcome = jsonb_set(outcome, '{from}', '1')`),
    'floor-shoe-broken',
  ],
  [
    'another shoe',
    `update floor_rounds set shoe = 1 where table_id = '${TABLE}'
      and number = (select max(number) from floor_decisions where table_id = '${TABLE}')`,
    'floor-shoe-broken',
  ],
  [
    'another card',
    onRound(
      `outcome = jsonb_set(outcome, '{cards,0}', to_jsonb(((outcome #>> '{cards,0}')::integer + 1) % 52))`,
    ),
    'floor-outcome-not-drawn',
  ],
])('the audit sees %s, and tells it', async (_what, statement, kind) => {
  const known = (await findingsOf(house)).map(textOf)
  const found = await findingsAfter(house, statement)
  const added = found.filter((finding) => !known.includes(textOf(finding)))
  expect(added.map((finding) => finding.kind)).toContain(kind)
})

it('the audit sees a bet that was laid once cards lay open, and none in what a decision added', async () => {
  const { rows: stakes } = await house.owner.pool.query<{ name: string; spot: string }>(
    `select 'stake ' || s.bet_id || ' ' || s.seq as name, s.spot from floor_stakes s
     join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
     where f.table_id = '${TABLE}' and f.number = ${ADDED_TO}`,
  )
  const found = await findingsAfter(
    house,
    untriggered('floor_rounds'),
    `update floor_rounds set closed_at = closed_at - interval '1 hour'
       where table_id = '${TABLE}' and number = ${ADDED_TO}`,
  )
  const late = found.flatMap(({ kind, row }) => (kind === 'floor-stake-after-closing' ? [row] : []))
  const isAdded = ({ spot }: { spot: string }) => /^(behind-)?(insurance|double|split)-/.test(spot)
  expect(stakes.some(isAdded)).toBe(true)
  const laid = stakes.flatMap((stake) => (isAdded(stake) ? [] : [stake.name]))
  expect(new Set(late)).toEqual(new Set(laid))
})

it.each([
  ['more', `update floor_stakes set amount = amount + 1`],
  [
    'the same once more',
    `insert into floor_stakes (member_id, bet_id, seq, spot, amount, placed_at, request_id, state)
       select member_id, bet_id, seq + 100, spot, amount, placed_at, 'again ' || bet_id || ' ' || seq, state from floor_stakes`,
  ],
])(
  'the audit sees %s than what lies on a hand, added by its decision',
  async (_what, statement) => {
    const added = `where spot ~ '^(behind-)?(insurance|double|split)-'`
    const { rows } = await house.owner.pool.query<{ bets: bigint }>(
      `select count(distinct (member_id, bet_id, spot)) as bets from floor_stakes ${added} and state <> 'back'`,
    )
    const found = await findingsAfter(house, untriggered('floor_stakes'), `${statement} ${added}`)
    const kinds = found.filter(({ kind }) => kind === 'floor-addition-not-of-its-stake')
    expect(kinds).toHaveLength(Number(rows[0]?.bets))
    expect(kinds.length).toBeGreaterThan(1)
  },
)

/** The newest round of the table that a decision added a stake to. */
const ADDED_TO = `(select max(f.number) from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
  where f.table_id = '${TABLE}' and s.spot ~ '^(insurance|double|split)-' and s.state <> 'back')`

const textOf = (finding: { kind: string; row: string | null }): string =>
  `${finding.kind} ${finding.row}`
