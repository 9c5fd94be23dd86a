import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  FloorOutcome,
  FloorPublished,
  FloorSeatState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import { isOpenWhilePaused } from '#contract/members/restricted-session.ts'
import { CRASH_GAMES, multiplierAt, msUntil } from '#games/crash/numbers.ts'
import { isNextInChain } from '#chance/floor.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { connectTo } from '../push/testing.ts'
import { openDatabase } from '../database/database.ts'
import { WAITING_PER_CONNECTION } from '../database/pool.ts'
import { findingsOf, KEPT_AS_IT_IS, refusalTo } from '../audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { createLimits, PER_MINUTE } from '../door/limits.ts'
import { floorBets } from './acts/bets.ts'
import { sha256Later } from '../crypto/node-hash.ts'
import { doneOf, isOpen, openTestTable, refusalOf, request, type LaunchedTable } from './testing.ts'

/** So low that no flight lasts longer than two seconds. */
const CAP = 112

let house: TestHouse
let demo: Client
let table: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { publishedRoundsOfAddress: 20_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 1800, pause_ms = 100,
       rules = jsonb_set(rules, '{capHundredths}', '${CAP}') where id = 'zeplin'`,
  )
  demo = await loginAs(house, 'demo')
  table = await openTestTable(house, demo, { table: 'zeplin', name: 'zeplin', spot: '1' })
}, 120_000)
afterAll(() => house.close())

const pointOf = (round?: { outcome: FloorOutcome | null } | null): number =>
  round?.outcome && 'point' in round.outcome ? round.outcome.point : 0
const openRound = () => table.nextRound()
const freshRound = () => table.freshRound()

it('CALL-live/init_game CALL-live/init_game-isMobile answers the address of the table, for a phone', () => {
  expect(table.url.pathname).toBe('/zeplin/1/index.html')
  expect(Object.fromEntries(table.url.searchParams)).toMatchObject({
    kind: 'crash',
    device: 'mobile',
  })
})

it('sessions that somebody made up use up nobody else’s acts', async () => {
  const limits = createLimits({ ...PER_MINUTE, playsOfMember: 5 })
  const { database, clock, push, keys } = house
  const bets = floorBets({ database, clock, push, keys, limits, isClosed: async () => false })
  // Of one moment, so that nothing fills again meanwhile.
  const now = clock()
  const act = (sessionID: string): Promise<string> => {
    const bet = { table: 'zeplin', round: 1, spot: '1', amount: 0, target: null, half: false }
    const payload = { ...bet, decision: null, question: 0 }
    return bets({ act: 'take-back', sessionID, ...request(), ...payload }, now).then(
      () => 'done',
      (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
    )
  }
  const [member] = table.sessionID.split('-')
  for (let n = 0; n < 10; n += 1)
    expect(await act(`${member}-${String(n).padStart(43, 'A')}`)).toBe('session-expired')
  const own: string[] = []
  for (let n = 0; n < 7; n += 1) own.push(await act(table.sessionID))
  expect(own.map((name) => name === 'too-many-calls')).toEqual([...Array(6).fill(false), true])
})

it('a round goes through its phases, is settled, and shows no outcome before its end', async () => {
  const seen = new Map<string, FloorTableState>()
  const number = await openRound()
  await table.until((state) => {
    if (state.round?.number === number) seen.set(state.round.phase, state)
    return (state.round?.number ?? 0) > number
  })
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['open', 'drawn', 'telling']))
  for (const [phase, { round }] of seen)
    if (phase !== 'settled' && round?.landedAt === null)
      expect([round.outcome, round.seed]).toEqual([null, null])
  const { last } = (await table.open()).table
  expect(pointOf(last.find((round) => round.number === number))).toBeGreaterThanOrEqual(100)
})

it('a bet is held, told with the seed that it brings, and taken back whole while the round is open', async () => {
  const before = (await table.open()).balance.amount
  const round = await openRound()
  const payload = { act: 'place', round, amount: 5_000_000, ...request() }
  const placed = await table.act(payload)
  if (!placed.result) throw new Error(placed.message)
  expect(placed.data.balance.amount).toBe(before - 5_000_000)
  expect(placed.data.seat?.stakes).toEqual([
    expect.objectContaining({
      amount: 5_000_000,
      state: 'placed',
      clientSeed: 'the first of a test',
    }),
  ])
  expect(await table.act(payload)).toMatchObject({ result: true })
  expect(refusalOf(await table.act({ ...payload, amount: 6_000_000 }))).toBe('reference-reused')
  expect(refusalOf(await table.act({ ...payload, ...request() }))).toBe('spot-taken')
  const back = { act: 'take-back', round, ...request() }
  for (const reply of [await table.act(back), await table.act(back)]) {
    if (!reply.result) throw new Error(reply.message)
    expect(reply.data.balance.amount).toBe(before)
  }
  expect(refusalOf(await table.act({ ...back, ...request() }))).toBe('no-bet')
})

it.each([
  ['below the smallest', { amount: 10_000 }, 'stake-range'],
  ['above the highest', { amount: 5_000_010_000 }, 'stake-range'],
  ['of a broken kuruş', { amount: 5_000_001 }, 'stake-range'],
  ['below zero', { amount: -5_000_000 }, 'bad-payload'],
  ['on a place that there is not', { spot: '3', amount: 5_000_000 }, 'spot-unknown'],
  ['with a target below the first', { amount: 5_000_000, target: 100 }, 'bad-payload'],
  ['at another table', { table: 'spaceman', amount: 5_000_000 }, 'session-expired'],
  ['of nobody', { sessionID: 'x', amount: 5_000_000 }, 'session-expired'],
])('a bet %s is refused by name, and nothing is held', async (_what, wrong, refusal) => {
  const round = await openRound()
  const { amount } = (await table.open()).balance
  expect(refusalOf(await table.act({ act: 'place', round, ...request(), ...wrong }))).toBe(refusal)
  expect((await table.open()).balance.amount).toBe(amount)
})

it('an automatic target pays exactly itself, two bets are one move, and what is left is lost', async () => {
  for (let tries = 0; ; tries += 1) {
    const round = await openRound()
    const before = (await table.open()).balance.amount
    const bets = [
      { spot: '1', amount: 10_000_000, target: 101 },
      { spot: '2', amount: 20_000_000, target: 1_000_000 },
    ]
    for (const bet of bets)
      expect(await table.act({ act: 'place', round, ...bet, ...request() })).toMatchObject({
        result: true,
      })
    const state = await table.hurry(({ last }) => last.some(({ number }) => number === round))
    const point = pointOf(state.last.find(({ number }) => number === round))
    await table.hurry((now) => (now.round?.number ?? 0) > round)
    const won = (point >= 101 ? 10_100_000 : 0) + (point === CAP ? CAP * 200_000 : 0)
    expect((await table.open()).balance.amount).toBe(before - 30_000_000 + won)
    if (point >= 101 || tries > 5) break
  }
})

it('a hand is paid what the curve had reached when it arrived, and once', async () => {
  for (let tries = 0; tries < 8; tries += 1) {
    const round = await openRound()
    await table.act({ act: 'place', round, amount: 10_000_000, ...request() })
    const early = await table.act({ act: 'cash-out', round, ...request() })
    expect(refusalOf(early)).toBe('not-flying')
    const { round: flight } = await table.until(({ round: now }) => now?.phase === 'telling')
    const beginsAt = flight?.beginsAt ?? 0
    await pause(Math.max(0, beginsAt + msUntil(103) - house.clock().getTime()))
    const from = multiplierAt(house.clock().getTime() - beginsAt)
    const payload = { act: 'cash-out', round, ...request() }
    const out = await table.act(payload)
    const to = multiplierAt(house.clock().getTime() - beginsAt)
    if (!out.result) {
      expect(['flown', 'no-bet', 'not-flying']).toContain(refusalOf(out))
      continue
    }
    const { atHundredths, won } = out.data
    expect(atHundredths).toBeGreaterThanOrEqual(from)
    expect(atHundredths).toBeLessThanOrEqual(to)
    expect(won).toBe((atHundredths ?? 0) * 100_000)
    const again = await table.act(payload)
    expect(again).toMatchObject({ result: true, data: { won } })
    expect(refusalOf(await table.act({ ...payload, ...request() }))).toBe('no-bet')
    return
  }
  throw new Error('no flight was long enough')
})

it('a bet that comes after the close is refused and nothing is held, however little it is late', async () => {
  const round = await openRound()
  const { round: present } = (await table.open()).table
  await pause((present?.closesAt ?? 0) - house.clock().getTime() + 1)
  const before = await holds()
  expect(refusalOf(await table.act({ act: 'place', round, amount: 5_000_000, ...request() }))).toBe(
    'bets-closed',
  )
  expect(await holds()).toBe(before)
})

const holds = async (): Promise<number> =>
  (await house.owner.pool.query('select from holds')).rowCount ?? 0

it('the same acts go over the socket, each answered once, and the table tells itself', async () => {
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  const { sessionID } = table
  const topics = { 'table/zeplin': null, seat: null, balance: null }
  reader.send({ type: 'open', sessionID, topics })
  await reader.next('table/zeplin')
  const round = await openRound()
  const bet = { act: 'place', table: 'zeplin', round, spot: '1', amount: 3_000_000 }
  reader.send({ type: 'act', ...bet, requestId: 'socket-1' })
  const answer = await reader.next('answer')
  expect(answer.data).toMatchObject({ result: true, data: { requestId: 'socket-1' } })
  const own = await reader.next('seat', (data: FloorSeatState[]) =>
    data.some((seat) => seat.round === round),
  )
  const [laid] = (own.data as FloorSeatState[]).flatMap(({ stakes }) => stakes)
  const seen = await reader.next(
    'table/zeplin',
    ({ round: now, bets }: FloorTableState) => now?.number === round && bets.length > 0,
  )
  expect(seen.data).toMatchObject({
    count: 1,
    total: 3_000_000,
    bets: [{ who: 'D•••z', place: laid?.place }],
  })
  reader.send({ type: 'act', ...bet, requestId: 'socket-2', amount: -1 })
  const wrong = await reader.next('answer', (data: { result: boolean }) => !data.result)
  expect(wrong.data).toMatchObject({
    result: false,
    data: { refusal: 'bad-payload', requestId: 'socket-2', fields: [{ field: 'amount' }] },
  })
  reader.send({ type: 'act', ...bet, requestId: 'no spaces' })
  expect((await reader.closed).reason).toBe('bad-message')
})

it('a house that closes takes no bets, and who is on a round still leaves it', async () => {
  const close = (under: boolean) =>
    house.owner.pool.query('update site_state set under_maintenance = $1', [under])
  const round = await freshRound()
  const bet = { act: 'place', round, amount: 5_000_000 }
  expect(await table.act({ ...bet, ...request() })).toMatchObject({ result: true })
  await close(true)
  house.pass(600)
  try {
    expect(refusalOf(await table.act({ ...bet, spot: '2', ...request() }))).toBe('maintenance')
    const back = await table.act({ act: 'take-back', round, ...request() })
    // Whether it came in time is the clock's affair; that it was heard is not.
    expect([null, 'bets-closed']).toContain(refusalOf(back))
  } finally {
    await close(false)
    house.pass(600)
  }
})

it('PROT-21 a reality check stands between rounds: the next bet waits for its answer, and what lies on the round is settled', async () => {
  await demo.call('protection/reality_check', { minutes: 15 })
  const round = await freshRound()
  const bet = { act: 'place', amount: 5_000_000, target: 101 }
  doneOf(await table.act({ ...bet, round, ...request() }))
  await house.owner.pool.query(
    `update protections set played_since = played_since - interval '16 minutes'`,
  )
  const second = { ...bet, round, spot: '2', ...request() }
  for (let times = 0; times < 2; times += 1)
    expect(refusalOf(await table.act(second))).toBe('reality-check')
  const { last } = await table.hurry((state) => (state.round?.number ?? 0) > round)
  const point = pointOf(last.find(({ number }) => number === round))
  const [own] = (await table.open()).seat?.stakes ?? []
  expect(own).toMatchObject(
    point >= 101 ? { state: 'paid', paid: 5_050_000 } : { state: 'lost', paid: 0 },
  )
  const next = await openRound()
  expect(refusalOf(await table.act({ ...bet, round: next, ...request() }))).toBe('reality-check')
  await demo.call('protection/reality_check', { answered: true, minutes: 0 })
  const after = await openRound()
  doneOf(await table.act({ ...bet, round: after, ...request() }))
})

it('a table that there is not is refused, whoever asks', async () => {
  const round = await openRound()
  const payload = { act: 'place', table: 'nowhere', round, amount: 5_000_000, ...request() }
  expect(refusalOf(await table.act(payload))).toBe('game-unknown')
})

it('a bet in the history opens its round: nothing of the seed before the end, all that proves it afterwards', async () => {
  const number = await freshRound()
  const bets = [
    { spot: '1', amount: 10_000_000, target: 101 },
    { spot: '2', amount: 20_000_000, target: 1_000_000 },
  ]
  for (const bet of bets)
    expect(await table.act({ act: 'place', round: number, ...bet, ...request() })).toMatchObject({
      result: true,
    })
  const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
  const [line] = listed
  const roundID = line?.roundID ?? 0
  const { data: open } = await demo.call('floor/round', { roundID })
  expect(open).toMatchObject({ ...line, table: 'zeplin', number, active: true, proof: null })
  expect(
    open.stakes.map(({ amount, target, state, paid }) => [amount, target, state, paid]),
  ).toEqual([
    [10, 101, 'placed', 0],
    [20, 1_000_000, 'placed', 0],
  ])
  await table.hurry(({ round }) => (round?.number ?? 0) > number)
  const { data: over } = await demo.call('floor/round', { roundID })
  const point = pointOf(over.proof)
  expect(over).toMatchObject({ phase: 'settled', active: false })
  expect(over.stakes.map(({ state, paid, endedAt }) => [state, paid, endedAt])).toEqual([
    point >= 101 ? ['paid', 10.1, 101] : ['lost', 0, null],
    point >= CAP ? ['paid', (20 * CAP) / 100, CAP] : ['lost', 0, null],
  ])
  expect(over.proof).toMatchObject({ clientSeeds: ['the first of a test'] })
  expect(over.rules).toMatchObject({ kind: 'crash', capHundredths: CAP })
  expect(over.proof?.before.number).toBe(number - 1)
  expect(await doesRecordHold(over, table.opened)).toBe(true)
  const other = await loginAs(house, 'vip20')
  for (const [client, asked] of [
    [other, roundID],
    [demo, roundID + 1_000_000],
  ] as const)
    expect(await client.refused('floor/round', { roundID: asked })).toMatchObject({ code: 404 })
  expect((await visitor(house).refused('floor/round', { roundID })).code).toBe(403)
  expect(isOpenWhilePaused('floor/round', 'member')).toBe(true)
})

it('what is published proves every round: its seed follows the one before, its crowd is who bet', async () => {
  await table.until(({ round }) => round?.phase === 'open')
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/zeplin/1/1000`)
  const { data } = (await response.json()) as { data: FloorPublished }
  expect(data.rounds.length).toBeGreaterThan(3)
  let before = Buffer.from(data.chains[0]?.end ?? '', 'hex')
  for (const { seed, number } of data.rounds) {
    const own = Buffer.from(seed ?? '', 'hex')
    expect([number, await isNextInChain(sha256Later, own, before)]).toEqual([number, true])
    before = own
  }
  expect(data.rounds.some(({ crowd }) => crowd[0] === 'the first of a test')).toBe(true)
  expect(createHash('sha256').update(before).digest()).toHaveLength(32)
})

const answerOf = async (from: number, to: number, headers: Record<string, string> = {}) => {
  const url = `${house.settings.gamesUrl}/rgs/floor/rounds/zeplin/${from}/${to}`
  const response = await fetch(url, { headers })
  return { response, text: await response.text() }
}

it('a range of ended rounds is read and compressed once, and is the same for good', async () => {
  const ended = ((await table.open()).table.round?.number ?? 0) - 1
  const { response, text } = await answerOf(1, ended, { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('cache-control')).toMatch(/immutable/)
  expect(response.headers.get('content-encoding')).toBe('br')
  const plain = await answerOf(1, ended, { 'accept-encoding': 'br;q=0, identity' })
  expect(plain.response.headers.get('content-encoding')).toBeNull()
  expect(plain.text).toBe(text)
  const turn = (sign: string) =>
    house.owner.pool.query(
      `update floor_rounds set outcome = jsonb_set(outcome, '{point}',
         to_jsonb((outcome ->> 'point')::integer ${sign} 1)) where table_id = 'zeplin' and number = 1`,
    )
  await turn('+')
  expect((await answerOf(1, ended)).text).toBe(text)
  await turn('-')
  const present = await answerOf(1, 1_000)
  expect(present.response.headers.get('cache-control')).toBe('no-store')
})

it('who asks for rounds that have to be read anew again and again is held back, and reads what is remembered', async () => {
  const ended = ((await table.open()).table.round?.number ?? 0) - 1
  await answerOf(1, ended)
  const replies: number[] = []
  for (let from = 5_001; replies.length < 40 && replies.at(-1) !== 429; from += 1)
    replies.push((await answerOf(from, from + 999)).response.status)
  expect(replies).toContain(200)
  expect(replies.at(-1)).toBe(429)
  expect((await answerOf(1, ended)).response.status).toBe(200)
  expect((await answerOf(2, 1)).response.status).toBe(422)
})

it('whatever else the house is asked for keeps nobody from a bet, nor from its answer', async () => {
  const { pool } = house.database
  const round = await freshRound()
  const holders = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = Array.from({ length: pool.options.max * WAITING_PER_CONNECTION }, () =>
    pool.query('select 1').catch(() => null),
  )
  try {
    await expect(table.open()).rejects.toThrow(/yoğunluk/)
    const placed = doneOf(await table.act({ act: 'place', round, amount: 1_000_000, ...request() }))
    expect(placed.seat?.stakes.map(({ state }) => state)).toContain('placed')
    const back = doneOf(await table.act({ act: 'take-back', round, ...request() }))
    expect(back.seat?.stakes ?? []).toEqual([])
    const pressed = await table.act({ act: 'cash-out', round, ...request() })
    expect(refusalOf(pressed)).toBe('no-bet')
  } finally {
    for (const holder of holders) holder.release()
    await Promise.all(waiting)
  }
})

it('a bet that was placed is answered though nothing can be looked at after it', async () => {
  const { database, clock, push, limits, keys } = house
  const url = database.pool.options.connectionString ?? ''
  const { pool, db } = await openDatabase(url, 1)
  await pool.end()
  const money = { pool: database.money.pool, db }
  const short = { ...database, money }
  const bets = floorBets({
    database: short,
    clock,
    push,
    limits,
    keys,
    isClosed: async () => false,
  })
  const { sessionID } = table
  const nothing = { target: null, half: false, decision: null, question: 0 }
  const payload = { table: 'zeplin', spot: '1', sessionID, ...nothing }
  const round = await freshRound()
  const funds = (await table.open()).balance.amount
  const act = (what: 'place' | 'take-back', amount: number) =>
    bets({ act: what, round, amount, ...request(), ...payload }, clock())
  const placed = await act('place', 1_000_000)
  expect(placed).toMatchObject({ seat: null, balance: { amount: funds - 1_000_000 } })
  expect((await act('take-back', 0)).balance.amount).toBe(funds)
})

it('the books agree, and every outcome is drawn again', async () => {
  await table.until(isOpen)
  // Its flights end lower here than this house's own rules say.
  expect(await findingsOf(house)).toEqual([
    { kind: 'floor-rules-not-ours', memberId: 0n, seq: null, row: 'table zeplin' },
  ])
})

const ENDED = `table_id = 'zeplin' and phase = 'settled'`

it.each([
  [
    'the beginning of a flight',
    `floor_rounds set begins_at = begins_at - interval '5 s' where ${ENDED}`,
  ],
  ['the end of one', `floor_rounds set ends_at = ends_at + interval '5 s' where ${ENDED}`],
  ['a crowd', `floor_rounds set crowd = array['x'] where ${ENDED}`],
  ['a draw, as if there had been none', `floor_rounds set phase = 'void' where ${ENDED}`],
  ['what a round was dealt from', `floor_rounds set card = '{}' where ${ENDED}`],
  ['the rules of a table', `floor_tables set rules = '{}' where id = 'zeplin'`],
  ['a chain of seeds', `floor_chains set root = 'x' where table_id = 'zeplin'`],
  ['the order of stakes', `floor_stakes set place = -place`],
  ['whose seed a stake brought', `floor_stakes set client_seed = 'mine'`],
  [
    'who ended a stake',
    `floor_stakes set end_request_id = 'e' || bet_id || '-' || seq where state <> 'placed'`,
  ],
  ['what a stake was paid', `floor_stakes set paid = paid + 1 where state in ('paid', 'lost')`],
  ['the round of a bet', `floor_bets set number = number - 1`],
])('the house’s own role does not rewrite %s', async (_what, change) => {
  expect(await refusalTo(house, `update ${change}`)).toMatch(KEPT_AS_IT_IS)
})

/** A flight so high, with two stakes on it: its round, its point and its bet. */
async function highFlight(least: number): Promise<{ round: number; point: number; bet: bigint }> {
  for (let tries = 0; tries < 30; tries += 1) {
    const round = await freshRound()
    for (const spot of ['1', '2'])
      doneOf(await table.act({ act: 'place', round, spot, amount: 5_000_000, ...request() }))
    await table.until(({ round: now }) => now?.number === round && now.phase === 'telling')
    const { rows } = await house.owner.pool.query<{ point: number; bet: bigint }>(
      `select (r.outcome ->> 'point')::integer as point, f.id as bet from floor_rounds r
       join floor_bets f on f.table_id = r.table_id and f.number = r.number
       where r.table_id = 'zeplin' and r.number = $1`,
      [round],
    )
    if (rows[0] && rows[0].point >= least) return { round, ...rows[0] }
    house.pass(msUntil(least))
  }
  throw new Error('no flight was high enough')
}

it('a hand that was quicker than the curve is seen, and so is a cap that was lower while a flight was paid', async () => {
  const capAt = (hundredths: number) =>
    house.owner.pool.query(
      `update floor_tables set rules = jsonb_set(rules, '{capHundredths}', $1) where id = 'zeplin'`,
      [hundredths],
    )
  await capAt(CRASH_GAMES.zeplin.capHundredths)
  const { round, point, bet } = await highFlight(150)
  const again = `update floor_rounds set phase = 'closing', outcome = null where table_id = 'zeplin' and number = ${round}`
  expect(await refusalTo(house, again)).toMatch(KEPT_AS_IT_IS)
  const pressed = `select floor_pay('zeplin', ${round}, null, array(
    select row(member_id, bet_id, seq, amount, amount * ${point} / 100, ${point}, false, 'pressed')::floor_payment
    from floor_stakes where bet_id = ${bet} and spot = '1'), now())`
  expect(await refusalTo(house, pressed)).toBeNull()
  await capAt(105)
  house.pass(msUntil(point))
  await table.hurry(({ round: now }) => (now?.number ?? 0) > round)
  await capAt(CRASH_GAMES.zeplin.capHundredths)
  const own = (await findingsOf(house)).filter(({ row }) => row?.startsWith(`stake ${bet} `))
  expect(own.map(({ kind, row }) => `${kind}: ${row}`).toSorted()).toEqual([
    `floor-not-as-owed: stake ${bet} 2`,
    `floor-press-before-its-time: stake ${bet} 1`,
  ])
})
