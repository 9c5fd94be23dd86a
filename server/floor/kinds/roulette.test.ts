import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorPublished, FloorTableState } from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { spotMost, spotNamed } from '#games/roulette/numbers.ts'
import { payoutOf } from '#games/roulette/rules.ts'
import {
  findingsAfter,
  findingsOf,
  KEPT_AS_IT_IS,
  lookFromMark,
  refusalTo,
  unchecked,
  untriggered,
} from '../../audit/testing-audit.ts'
import type { Marks } from '../../audit/marked-audit.ts'
import { connectTo } from '../../push/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { laidBeside, takenBack } from '../testing-forgery.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'
import { TestLead } from '../testing-leader.ts'

const TABLE = 'fransiz-ruleti'
const RULES = { laPartage: true }
const FIVE = 5_000_000

let house: TestHouse
let demo: Client
let table: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse()
  await house.owner.pool.query(
    `update floor_tables set open_ms = 2500, pause_ms = 100, rest_ms = 100 where id = $1`,
    [TABLE],
  )
  demo = await loginAs(house, 'demo')
  table = await openTestTable(house, demo, { table: TABLE, name: 'Fransız', spot: '17' })
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = FIVE) =>
  table.act({ act: 'place', round, spot, amount, ...request() })
const balance = async (): Promise<number> => (await table.open()).balance.amount

const pocketIn = (state: FloorTableState, round: number): number => {
  const outcome = state.last.find(({ number }) => number === round)?.outcome
  return outcome && 'pocket' in outcome ? outcome.pocket : -1
}

/** Waits until the round is over and everything on it is paid; answers the number that fell. */
async function pocketOf(round: number): Promise<number> {
  const state = await table.hurry(
    ({ round: now }) =>
      (now?.number ?? 0) > round || (now?.number === round && now.phase === 'settled'),
  )
  return pocketIn(state, round)
}

it('a launch opens the table as roulette, with its rules', async () => {
  expect(table.url.pathname).toBe(`/${TABLE}/1/index.html`)
  expect(table.url.searchParams.get('kind')).toBe('roulette')
  const { rules, table: state } = await table.open()
  expect(rules).toEqual({ kind: 'roulette', laPartage: true })
  expect(state.limits).toEqual({ min: 5_000_000, max: 50_000_000_000, step: 10_000 })
})

it('two chips on a spot are two stakes, and taking back takes the newest', async () => {
  const before = await balance()
  const round = await table.freshRound()
  expect(refusalOf(await place(round, '17'))).toBeNull()
  const both = doneOf(await place(round, '17', 2 * FIVE))
  expect(both.seat?.stakes.map(({ seq, amount }) => [seq, amount])).toEqual([
    [1, FIVE],
    [2, 2 * FIVE],
  ])
  const back = { act: 'take-back', round, ...request() }
  for (let times = 0; times < 2; times += 1) {
    const { seat, balance: left } = doneOf(await table.act(back))
    expect(seat?.stakes.map(({ amount }) => amount)).toEqual([FIVE])
    expect(left.amount).toBe(before - FIVE)
  }
  expect(refusalOf(await table.act({ ...back, ...request() }))).toBeNull()
  expect(refusalOf(await table.act({ ...back, ...request() }))).toBe('no-bet')
  expect(await balance()).toBe(before)
})

it.each([
  ['on a spot that there is not', { spot: '1-3' }, 'spot-unknown'],
  ['on a spot of another kind of table', { spot: 'column-4' }, 'spot-unknown'],
  ['with a target', { spot: '17', target: 200 }, 'spot-unknown'],
  ['on what is no name', { spot: 'ŞANS' }, 'bad-payload'],
  ['below the smallest', { amount: 4_990_000 }, 'stake-range'],
  ['above what its spot takes', { amount: Number(lira(1_429)) }, 'table-limit'],
  ['that asks for a cash-out', { act: 'cash-out' }, 'bad-payload'],
])('a bet %s is refused by name, and nothing is held', async (_what, wrong, refusal) => {
  const round = await table.nextRound()
  const before = await balance()
  const payload = { act: 'place', round, amount: FIVE, ...request(), ...wrong }
  expect(refusalOf(await table.act(payload))).toBe(refusal)
  expect(await balance()).toBe(before)
})

it('a spot takes its limit over all chips on it, and a round twice the highest stake', async () => {
  const limits = [lira(5), lira(350)] as const
  const set = (range: readonly bigint[]) =>
    house.owner.pool.query(
      `update catalogue_games set min_stake = $2, max_stake = $3 where game = $1`,
      [TABLE, ...range],
    )
  await set(limits)
  try {
    const round = await table.freshRound()
    expect(spotMost(spotNamed('8'), limits[1])).toBe(lira(10))
    expect(refusalOf(await place(round, '8', 6_000_000))).toBeNull()
    expect(refusalOf(await place(round, '8', 5_000_000))).toBe('table-limit')
    expect(refusalOf(await place(round, '9', 10_000_000))).toBeNull()
    expect(refusalOf(await place(round, 'red', 350_000_000))).toBeNull()
    expect(refusalOf(await place(round, 'black', 334_000_000))).toBeNull()
    expect(refusalOf(await place(round, 'odd', 5_000_000))).toBe('table-limit')
    for (const spot of ['8', '9', 'red', 'black'])
      doneOf(await table.act({ act: 'take-back', round, spot, ...request() }))
  } finally {
    await set([lira(5), lira(50_000)])
  }
})

it(
  'a board is drawn after it closed, told from the spin’s beginning, and settled to the micro-lira at its end',
  { timeout: 60_000 },
  async () => {
    const before = await balance()
    const round = await table.freshRound(2_000)
    const board: readonly [string, number][] = [
      ['17', 5_000_000],
      ['17', 5_010_000],
      ['red', 5_010_000],
      ['black', 5_010_000],
      ['0-1-2-3', 5_000_000],
      ['31-32-33-34-35-36', 5_000_000],
      ['column-2', 7_000_000],
    ]
    for (const [spot, amount] of board) doneOf(await place(round, spot, amount))
    const staked = board.reduce((sum, [, amount]) => sum + amount, 0)
    expect(await balance()).toBe(before - staked)
    const { round: open } = (await table.open()).table
    expect([open?.phase, open?.outcome, open?.seed]).toEqual(['open', null, null])

    const spinning = await table.until(({ round: now }) => now?.phase === 'telling')
    expect(spinning.round).toMatchObject({ outcome: { pocket: expect.any(Number) }, seed: null })
    expect(spinning).toMatchObject({ count: 1, bets: [{ who: 'D•••z', stake: staked, payout: 0 }] })
    expect(await balance()).toBe(before - staked)
    expect(refusalOf(await place(round, '17'))).toBe('bets-closed')

    const pocket = await pocketOf(round)
    expect(spinning.round?.outcome).toEqual({ pocket })
    const won = board.reduce(
      (sum, [spot, amount]) => sum + payoutOf(spotNamed(spot), BigInt(amount), pocket, RULES),
      0n,
    )
    expect(await balance()).toBe(before - staked + Number(won))

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    const [line] = listed
    expect(line).toMatchObject({ gameName: 'Fransız Ruleti', mode: 'table', active: false })
    const { data: record } = await demo.call('floor/round', { roundID: line?.roundID ?? 0 })
    expect(record).toMatchObject({ table: TABLE, number: round, proof: { outcome: { pocket } } })
    expect(record.stakes.map(({ spot, state }) => [spot, state])).toEqual(
      board.map(([spot, amount]) => [
        spot,
        payoutOf(spotNamed(spot), BigInt(amount), pocket, RULES) > 0n ? 'paid' : 'lost',
      ]),
    )
    expect(await doesRecordHold(record, table.opened)).toBe(true)
    for (const other of [
      { salt: 'ab'.repeat(16) },
      { rules: { kind: 'roulette' as const, laPartage: false } },
      { chains: [{ end: 'ab'.repeat(32), firstRound: 1 }] },
    ])
      expect(await doesRecordHold(record, { ...table.opened, ...other })).toBe(false)
  },
)

it('the same acts go over the socket, and one that comes late holds nothing', async () => {
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  const { sessionID } = table
  reader.send({ type: 'open', sessionID, topics: { [`table/${TABLE}`]: null, seat: null } })
  const round = await table.freshRound(1_000)
  const payload = { type: 'act', act: 'place', table: TABLE, round, spot: '14-17', amount: FIVE }
  reader.send({ ...payload, requestId: 'socket-1' })
  const answer = await reader.next('answer')
  expect(answer.data).toMatchObject({ result: true, data: { requestId: 'socket-1' } })
  doneOf(await table.act({ act: 'take-back', round, spot: '14-17', ...request() }))
  const { round: present } = (await table.open()).table
  const before = await balance()
  await pause((present?.closesAt ?? 0) - house.clock().getTime() + 1)
  expect(refusalOf(await place(round, '14-17'))).toBe('bets-closed')
  expect(await balance()).toBe(before)
})

it('a round that cannot be drawn is void: every chip goes back, once, and the table is closed', async () => {
  const own = await openTestTable(house, demo, {
    table: 'avrupa-ruleti',
    name: 'Avrupa',
    spot: '17',
  })
  const lead = new TestLead(house, 'avrupa-ruleti')
  const before = await balance()
  const round = await own.openRound()
  const leader = await lead.take()
  for (const spot of ['17', '17', 'black', 'dozen-2'])
    doneOf(await own.act({ act: 'place', round, spot, amount: FIVE, ...request() }))
  expect(await balance()).toBe(before - 4 * FIVE)
  await house.owner.pool.query(`update floor_tables set rules = '{}' where id = 'avrupa-ruleti'`)
  lead.aheadMs = 20_000
  for (let steps = 0; steps < 8; steps += 1) await leader.step().catch(() => {})
  await house.owner.pool.query(
    `update floor_tables set rules = '{"laPartage": false}' where id = 'avrupa-ruleti'`,
  )
  const { table: state } = await own.open()
  expect(state.round).toMatchObject({ number: round, phase: 'void', outcome: null })
  expect(state.isOpen).toBe(false)
  expect(await balance()).toBe(before)
  const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
  const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
  expect(record.stakes.map((stake) => stake.state)).toEqual(Array(4).fill('void'))
  expect(await doesRecordHold(record, own.opened)).toBe(true)
})

it('what is published verifies by command, and the books agree, with every pocket drawn again', async () => {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  const { data } = (await response.json()) as { data: FloorPublished }
  expect(data.rules).toEqual({ kind: 'roulette', laPartage: true })
  const { verified, wrong } = await verifyRounds(data)
  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(0)
  expect(await findingsOf(house)).toEqual([])
})

/** Of a round that is settled, and of which the demo member has a stake there. */
const STAKE = `(select s.member_id, s.bet_id, s.seq from floor_stakes s
  join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
  join floor_rounds r on r.table_id = f.table_id and r.number = f.number
  where r.phase = 'settled' and s.state in ('paid', 'lost') order by s.bet_id, s.seq limit 1)`
const onStake = (set: string): string =>
  `update floor_stakes s set ${set} where (s.member_id, s.bet_id, s.seq) = ${STAKE}`
const onBet = (set: string): string =>
  `update bets b set ${set} where exists (select from floor_stakes s
     where s.member_id = b.member_id and s.bet_id = b.id and (s.member_id, s.bet_id, s.seq) = ${STAKE})`

const LAST = `(select max(number) from floor_rounds where table_id = '${TABLE}' and settled_at is not null)`

/** Its stakes and what it was at the table: what is left is a bet that money went through. */
const WITHOUT_FLOOR = [
  unchecked('floor_bets'),
  unchecked('floor_stakes'),
  `delete from floor_bets f where exists (select from floor_stakes s
     where s.member_id = f.member_id and s.bet_id = f.id and (s.member_id, s.bet_id, s.seq) = ${STAKE})`,
]

it.each([
  [
    'another spot',
    [onStake(`spot = case spot when '13' then '14' else '13' end`)],
    'floor-stake-not-as-laid',
  ],
  ['a target', [onStake('target = 200')], 'floor-stake-not-as-laid'],
  [
    'another amount',
    [onStake('amount = amount + 1, taken = taken + 1'), onBet('stake = stake + 1')],
    'floor-stake-not-as-laid',
  ],
  [
    'a higher payout',
    [onStake(`paid = paid + 5, state = 'paid'`), onBet('payout = payout + 5')],
    'floor-not-as-owed',
  ],
  [
    'another state',
    [onStake(`state = case state when 'paid' then 'lost' else 'paid' end`)],
    'floor-not-as-owed',
  ],
  ['a multiplier', [onStake('ended_at = 200')], 'floor-not-as-owed'],
  ['a bet of another game', [onBet(`game = 'zeplin'`)], 'floor-bet-elsewhere'],
  [
    'another account of the table',
    [`update floor_tables set account = 'games:x' where id = '${TABLE}'`],
    'floor-bet-elsewhere',
  ],
  [
    'rules that are none',
    [`update floor_tables set rules = '{}' where id = '${TABLE}'`],
    'floor-not-as-owed',
  ],
  [
    'a kind that there is not',
    [`update floor_tables set kind = 'x' where id = '${TABLE}'`],
    'floor-outcome-not-drawn',
  ],
  [
    'a crowd that is gone',
    [
      unchecked('floor_rounds'),
      `update floor_rounds set crowd = null where table_id = '${TABLE}' and number = 1`,
    ],
    'floor-outcome-not-drawn',
  ],
  [
    'a seed that is gone',
    [
      unchecked('floor_rounds'),
      `update floor_rounds set seed = null where table_id = '${TABLE}' and number = 1`,
    ],
    'floor-outcome-not-drawn',
  ],
  [
    'a round that is gone',
    [
      unchecked('floor_bets'),
      `delete from floor_rounds where table_id = '${TABLE}' and number = 1`,
    ],
    'floor-round-missing',
  ],
  [
    'a chain that is gone',
    [`delete from floor_chains where table_id = '${TABLE}'`],
    'floor-round-without-chain',
  ],
  [
    'a chain of another length',
    [`update floor_chains set rounds = rounds + 1 where table_id = '${TABLE}'`],
    'floor-chain-broken',
  ],
  [
    'a round called void',
    [`update floor_rounds set phase = 'void' where table_id = '${TABLE}' and phase = 'settled'`],
    'floor-not-as-owed',
  ],
  [
    'a round called void, of another outcome',
    [
      `update floor_rounds set phase = 'void', outcome = jsonb_set(outcome, '{pocket}',
         to_jsonb(((outcome ->> 'pocket')::integer + 1) % 37)) where table_id = '${TABLE}' and number = 1`,
    ],
    'floor-outcome-not-drawn',
  ],
  [
    'a round called void, of another seed',
    [
      `update floor_rounds set phase = 'void', seed = sha256('x') where table_id = '${TABLE}' and number = 1`,
    ],
    'floor-seed-not-of-chain',
  ],
  [
    'a round called void that was drawn',
    [`update floor_rounds set phase = 'void' where table_id = '${TABLE}' and phase = 'settled'`],
    'floor-void-after-draw',
  ],
  [
    'a stake called void in a round that is not',
    [onStake(`state = 'void'`)],
    'floor-stake-void-without-round',
  ],
  [
    'another crowd than that of its bets',
    [`update floor_rounds set crowd = array['x'] where table_id = '${TABLE}' and number = 1`],
    'floor-crowd-not-of-bets',
  ],
  [
    'a client seed that its member never had',
    [onStake(`client_seed = 'x'`)],
    'floor-seed-not-of-member',
  ],
  [
    'rules that this house does not play by',
    [`update floor_tables set rules = '{"laPartage": false}' where id = '${TABLE}'`],
    'floor-rules-not-ours',
  ],
  [
    'a table that this house does not have',
    [
      ...['floor_rounds', 'floor_chains', 'floor_leases', 'floor_guests'].map((each) =>
        unchecked(each),
      ),
      `update floor_tables set id = 'x' where id = '${TABLE}'`,
    ],
    'floor-rules-not-ours',
  ],
  [
    'a payout from before the draw',
    [
      untriggered('floor_rounds'),
      `update floor_rounds set drawn_at = drawn_at + interval '1 hour' where table_id = '${TABLE}'`,
    ],
    'floor-paid-before-draw',
  ],
  [
    'a draw from before the closing',
    [
      untriggered('floor_rounds'),
      `update floor_rounds set closed_at = drawn_at + interval '1 ms' where table_id = '${TABLE}'`,
    ],
    'floor-drawn-before-closing',
  ],
  [
    'a seed of another chain behind one that is lost',
    [
      `update floor_rounds set phase = 'void', outcome = null, seed = null
         where table_id = '${TABLE}' and number = ${LAST} - 1`,
      `update floor_rounds set seed = sha256('x') where table_id = '${TABLE}' and number = ${LAST}`,
    ],
    'floor-seed-not-of-chain',
  ],
  ['a bet of another kind', [onBet(`kind = 'crash'`)], 'floor-bet-elsewhere'],
  [
    'a bet on a table that nobody knows',
    [onBet(`kind = 'coupon', game = 'no-such-table', game_id = null`), ...WITHOUT_FLOOR],
    'bet-without-floor',
  ],
])('the audit sees %s, and tells it', async (_what, statements, kind) => {
  const found = await findingsAfter(house, ...statements)
  expect(found.map((finding) => finding.kind)).toContain(kind)
})

it('an audit that goes on from its mark works out what came since, and sees what was altered under it', async () => {
  const marks: Marks = {}
  // Whatever was settled by then is committed.
  const settledBefore = new Date(house.clock().getTime() - 1_000)
  const whole = await lookFromMark(house, { marks, settledBefore })
  const again = await lookFromMark(house, { marks, settledBefore })
  for (const name of ['rounds of tables', 'stakes at tables']) {
    const count = whole.workedOut[name] ?? 0
    expect(whole.looked[name]).toEqual([count, count])
    expect(again.workedOut[name]).toBeLessThan(count)
  }
  expect([whole.isClean, again.isClean]).toEqual([true, true])
  const altered = onStake(`request_id = 'another'`)
  const { findings } = await lookFromMark(house, { marks, settledBefore }, altered)
  expect(findings.map(({ kind }) => kind)).toEqual(['changed-since-mark'])
})

it('an outcome that was altered afterwards is found by the audit', async () => {
  const alter = (by: number) =>
    house.owner.pool.query(
      `update floor_rounds set outcome = jsonb_set(outcome, '{pocket}',
         to_jsonb(((outcome ->> 'pocket')::integer + 37 + $2) % 37))
       where table_id = $1 and number = 1`,
      [TABLE, by],
    )
  await alter(1)
  expect((await findingsOf(house)).map(({ kind, row }) => [kind, row])).toEqual([
    ['floor-outcome-not-drawn', `round ${TABLE} 1`],
  ])
  await alter(-1)
})

it('the moments of a round are the database’s own, and stay', async () => {
  const moments = async () =>
    (
      await house.owner.pool.query(
        `select closed_at, drawn_at from floor_rounds where table_id = $1 and number = 1`,
        [TABLE],
      )
    ).rows[0] as { closed_at: Date; drawn_at: Date }
  const before = await moments()
  expect(before.drawn_at.getTime()).toBeGreaterThanOrEqual(before.closed_at.getTime())
  const write = `update floor_rounds set closed_at = now(), drawn_at = now() where table_id = '${TABLE}' and number = 1`
  await house.owner.pool.query(write)
  expect(await refusalTo(house, write)).toMatch(KEPT_AS_IT_IS)
  expect(await moments()).toEqual(before)
})

it('the audit sees chips that were taken back, laid or given back after the draw, money and all', async () => {
  const round = await table.freshRound()
  for (const spot of ['17', '18']) doneOf(await place(round, spot))
  await table.until(({ round: now }) => now?.number === round && now.phase === 'telling')
  await house.owner.pool.query(takenBack({ table: TABLE, round, spot: '18' }))
  const late = laidBeside({ table: TABLE, round, spot: '17' })
  expect(await refusalTo(house, late)).toMatch(/no stake is laid on a round that is closed/)
  await house.owner.pool.query(late)
  await house.owner.pool.query(
    `select floor_void($1, $2, (select fence from floor_leases where table_id = $1), 500, now())`,
    [TABLE, round],
  )
  await pocketOf(round)
  const kinds = (await findingsOf(house)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([
    'floor-back-after-closing',
    'floor-stake-after-closing',
    'floor-stake-void-without-round',
    'floor-stake-void-without-round',
  ])
})
