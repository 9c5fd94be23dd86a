import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused } from '#contract/refusals.ts'
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
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from '../account/profile/members.ts'
import { port, snapshot } from '../database/database.ts'
import { auditHouse } from '../house-audit.ts'
import { undoneIn } from '../testing-audit.ts'
import { floorBets } from './bets.ts'
import { sealed } from './sealed.ts'
import { findShoe } from './shoe.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../testing.ts'
import { doneOf, openTestTable, refusalOf, request, type TestTable } from './testing.ts'

const TABLE = 'blackjack-saray'
const TEN = 10_000_000

let house: TestHouse
let demo: Client
let table: TestTable
/** Somebody else, who has 60 lira. */
let other: TestTable

beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 20000, pause_ms = 50, rest_ms = 50, rules = '{"decisionMs": 30000}' where id = $1`,
    [TABLE],
  )
  demo = await loginAs(house, 'demo')
  const at = { table: TABLE, name: 'Blackjack', spot: 'seat-1' }
  table = await openTestTable(house, demo, at)
  const who = { username: 'nilufer', email: 'nilufer@kasa.test', password: 'Demo123!' }
  const { db } = house.owner
  const memberId = await createMember(db, { ...who, firstname: 'Nilüfer', lastname: 'Çağlayan' })
  const key = { memberId: memberId ?? 0n, source: 'test', reference: 'money' }
  await post(port(db), deposit(key, lira(60), 'papara'))
  other = await openTestTable(house, await loginAs(house, 'nilufer'), at)
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = TEN, at = table) =>
  at.act({ act: 'place', round, spot, amount, ...request() })
const balance = async (at = table): Promise<number> => (await at.open()).balance.amount
const sit = (seat: number, at = table) =>
  at.act({ act: 'sit', round: 1, spot: `seat-${seat}`, ...request() })
const leave = (seat: number, at = table) =>
  at.act({ act: 'leave', round: 1, spot: `seat-${seat}`, ...request() })
/** Answers question `question` of seat 2, unless another is named. */
const decide = (round: number, question: number, decision: string, more: object = {}, at = table) =>
  at.act({ act: 'decide', round, spot: 'seat-2', decision, question, ...request(), ...more })

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
  expect(rules).toEqual({ kind: 'blackjack', decisionMs: 30_000 })
  expect(state.seats?.map(({ seat, who }) => [seat, who])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((seat) => [seat, null]),
  )
})

/** Waits until a question with that number is asked on the round. */
const untilAsked = (round: number, id: number) =>
  table.until(({ round: now }) => now?.number === round && now.question?.id === id)

/** Bets are closed now. */
const close = (round: number) =>
  house.owner.pool.query(
    `update floor_rounds set closes_at = now() where table_id = $1 and number = $2 and phase = 'open'`,
    [TABLE, round],
  )

/** Waits until the round is settled, all hands standing. */
const untilOver = (round: number) => table.until(over(round))

/** `8♠ 6♥`: the next cards of the shoe that is dealt from. The audit sees that, and says so at the end. */
async function stack(text: string): Promise<void> {
  const { last } = (await table.open()).table
  const outcome = last[0]?.outcome
  if (!outcome || !('shoe' in outcome) || outcome.shoe === null) throw new Error('no shoe')
  const first = BigInt(outcome.shoe)
  const at = outcome.from + outcome.cards.length
  const shoe = { db: house.owner.db, keys: house.keys }
  const cards = [...((await findShoe(shoe, TABLE, first)) ?? [])]
  for (const [n, word] of text.split(' ').entries()) {
    const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(
      word.slice(0, -1),
    )
    cards[at + n] = ['♠', '♥', '♦', '♣'].indexOf(word.slice(-1)) * 13 + rank
  }
  const seal = { purpose: 'floor shoe', name: `${TABLE} ${first}` }
  await house.owner.pool.query(
    `update floor_shoes set cards = $3 where table_id = $1 and first_round = $2`,
    [TABLE, first, sealed(house.keys, seal, Buffer.from(cards))],
  )
}

/** A hand on seat 2 alone, dealt from these cards. */
async function dealt(text: string, bets: () => Promise<void> = async () => {}): Promise<number> {
  const round = await table.openRound()
  await stack(text)
  doneOf(await place(round, 'seat-2'))
  await bets()
  await close(round)
  return round
}

/** Nobody is there any more: the open round ends without a hand, and with it the shoe. */
async function leaveTable(): Promise<void> {
  await house.owner.pool.query(
    `update floor_tables set awake_until = now() - interval '1 minute' where id = $1`,
    [TABLE],
  )
  await house.owner.pool.query(
    `update floor_rounds set closes_at = now() where table_id = $1 and phase = 'open'`,
    [TABLE],
  )
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await house.owner.pool.query(
      `select from floor_rounds where table_id = $1 and seed is null`,
      [TABLE],
    )
    if (rows.length === 0) return
    await pause(100)
  }
  throw new Error('a shoe never ended')
}

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
  const state = await standAll(round)
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
  await leaveTable()
  const { verified, sealed: closed, wrong } = await verifyRounds(await published())
  expect([wrong, closed]).toEqual([[], 0])
  expect(verified).toBeGreaterThan(1)
  const record = await lastRecord()
  expect(doesTableRoundHold(await verifyTableRound(record))).toBe(true)
  expect(await otherFindings()).toEqual([])
  // A shoe to go on with, for what is stacked.
  const round = await table.openRound()
  doneOf(await place(round, 'seat-2'))
  await close(round)
  await standAll(round)
})

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
  const round = await dealt('8♠ 6♠ 8♥ 10♠ 3♦ 10♦ 10♣ 10♥', async () => {
    const now = (await table.open()).table.round?.number ?? 0
    doneOf(await place(now, 'behind-2', TEN, other))
    doneOf(await place(now, 'alone-2', TEN, other))
  })
  await untilAsked(round, 1)
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
  expect(record.stakes.map(({ spot, paid }) => [spot, paid])).toEqual([
    ['seat-2', 20],
    ['split-2-2', 20],
    ['double-2-1', 20],
  ])
  expect(await balance()).toBe(before + 3 * TEN)
  // Behind: followed twice, and the one that stays on the first hand.
  expect(await balance(other)).toBe(others + 4 * TEN)
})

it('a hand that was split off is played on when the first has gone bust', async () => {
  const before = await balance()
  const round = await dealt('8♠ 6♠ 8♥ 10♠ 10♦ 10♣ K♦ 10♥')
  await untilAsked(round, 1)
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

it('a double without the money leaves the hand as it was, and a follower without it is not followed', async () => {
  doneOf(await sit(3, other))
  const before = await balance(other)
  const round = await table.openRound()
  await stack('6♠ 6♥ 5♠ 10♠ 10♥ 10♦')
  // All but five lira.
  const stake = before - 5_000_000
  doneOf(await place(round, 'seat-3', stake, other))
  await close(round)
  await untilAsked(round, 1)
  const ask = (decision: string) => decide(round, 1, decision, { spot: 'seat-3' }, other)
  expect(refusalOf(await ask('double'))).toBe('insufficient-funds')
  const { table: state } = await table.open()
  expect([state.round?.question?.id, dealtIn(state).acts]).toEqual([1, []])
  expect(await balance(other)).toBe(5_000_000)
  doneOf(await ask('stand'))
  await untilOver(round)
  doneOf(await leave(3, other))
})

it('whoever does not answer stands: nothing is added, and a decision that comes late is refused', async () => {
  const before = await balance()
  const round = await dealt('10♠ 6♠ 2♥ 10♠ 9♦')
  const { round: open } = await untilAsked(round, 1)
  const asked = {
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
  const late = await floorBets(house)(asked, new Date((open?.question?.until ?? 0) + 1)).catch(
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
  await untilAsked(round, 0)
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

it('a bet behind a seat without a hand goes back before anything is dealt', async () => {
  const before = await balance(other)
  const round = await table.openRound()
  doneOf(await place(round, 'behind-2', 5_000_000, other))
  await close(round)
  await untilOver(round)
  expect(await balance(other)).toBe(before)
})

it('a leader that falls between deal and decision is followed by one that goes on with what is recorded', async () => {
  const round = await dealt('10♠ 6♠ 2♥ 10♠ 5♦ 9♦')
  await untilAsked(round, 1)
  doneOf(await decide(round, 1, 'hit'))
  const cards = dealtIn((await table.open()).table).cards
  await house.owner.pool.query(
    `update floor_leases set fence = fence + 1, until = clock_timestamp() where table_id = $1`,
    [TABLE],
  )
  await untilAsked(round, 2)
  doneOf(await decide(round, 2, 'stand'))
  await untilOver(round)
  const { outcome } = await lastRecord()
  if (!outcome || !('shoe' in outcome)) throw new Error('no board')
  expect(outcome.cards.filter((_, at) => at !== 3).slice(0, 4)).toEqual(
    cards.filter((_, at) => at !== 3).slice(0, 4),
  )
  expect(outcome.acts.map(({ act }) => act)).toEqual(['hit', 'stand'])
})

const findings = async () =>
  (
    await snapshot(house.owner, (q) =>
      auditHouse(q, { games: house.games, layers: [], settledBefore: new Date() }),
    )
  ).findings

/** The money that somebody began with is of no room. */
const otherFindings = async () => (await findings()).filter(({ row }) => row !== 'source test')

it('the books agree but for the shoe that was stacked here, which is found once its seed is known', async () => {
  const kinds = async () => [...new Set((await findings()).map(({ kind }) => kind))]
  expect(await otherFindings()).toEqual([])
  await leaveTable()
  expect(await kinds()).toContain('floor-outcome-not-drawn')
  const { wrong } = await verifyRounds(await published())
  expect(wrong.join()).toContain('its cards do not lie so in its shoe')
})

/** The newest round with a hand. */
const ROUND = `(select max(number) from floor_decisions where table_id = '${TABLE}')`
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
  ['another shoe', onRound('shoe = 1'), 'floor-shoe-broken'],
  [
    'another card',
    onRound(`outcome = jsonb_set(outcome, '{cards,0}', '0')`),
    'floor-outcome-not-drawn',
  ],
])('the audit sees %s, and tells it', async (_what, statement, kind) => {
  const found = await undoneIn(house.owner, async (q) => {
    await q.query('set constraints all immediate', [])
    await q.query(statement, [])
    return (await auditHouse(q, { games: house.games, layers: [], settledBefore: new Date() }))
      .findings
  })
  expect(found.map((finding) => finding.kind)).toContain(kind)
})
