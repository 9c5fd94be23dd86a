import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOARD_CHIPS_MOST } from '#contract/games/floor-boards.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { spotNamed } from '#games/roulette/numbers.ts'
import { payoutOf } from '#games/roulette/rules.ts'
import { TESTER } from '../../action/testing.ts'
import { sitDown } from '../../jackpot/testing.ts'
import { connectTo } from '../../push/testing.ts'
import { setProductClosed } from '../../protection/products.ts'
import { findingsOf } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import {
  demoOf,
  doneOf,
  openTestDemo,
  openTestTable,
  refusalOf,
  request,
  type TestTable,
} from '../testing.ts'
import { DEMO_PURSE } from './purse.ts'
import { DEMO_IDLE_MS, DEMOS_OF_ADDRESS_MAX } from './visits.ts'

const TABLE = 'fransiz-ruleti'
const NAMED = { table: TABLE, name: 'Fransız', spot: '17' }
const FIVE = 5_000_000
const PURSE = Number(DEMO_PURSE)

let house: TestHouse
let demo: TestTable

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { demosOfAddress: 200 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 2500, pause_ms = 100, rest_ms = 100 where id = $1`,
    [TABLE],
  )
  demo = await openTestDemo(house, visitor(house), NAMED)
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = FIVE, at: TestTable = demo) =>
  at.act({ act: 'place', round, spot, amount, ...request() })
const purseOf = async (at: TestTable = demo): Promise<number> => (await at.open()).balance.amount
const isOver =
  (round: number) =>
  ({ round: now }: FloorTableState): boolean =>
    (now?.number ?? 0) > round || (now?.number === round && now.phase === 'settled')
const pocketIn = (state: FloorTableState, round: number): number => {
  const outcome = state.last.find(({ number }) => number === round)?.outcome
  return outcome && 'pocket' in outcome ? outcome.pocket : -1
}

/** All that a demo may leave nothing in. */
const BOOKS = [
  'entries',
  'wallets',
  'bets',
  'floor_bets',
  'floor_stakes',
  'floor_guests',
  'floor_decisions',
  'floor_seats',
  'game_sessions',
  'demo_sessions',
  'demo_rounds',
  'bet_counts',
] as const
async function books(): Promise<string[]> {
  const lines: string[] = []
  for (const name of BOOKS) {
    const { rows } = await house.owner.pool.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${name} t`,
    )
    lines.push(`${name} ${rows[0]?.sum}`)
  }
  return lines
}

it('a visitor opens a table with play money, and sees that it is', async () => {
  expect(demo.url.pathname).toBe(`/${TABLE}/1/index.html`)
  expect(demo.url.searchParams.get('kind')).toBe('roulette')
  const opened = await demo.open()
  expect(opened).toMatchObject({ isDemo: true, seat: null, balance: { amount: PURSE } })
  expect(opened.rules).toEqual({ kind: 'roulette', laPartage: true })
})

it('DEMO-01 chips are paid what the number of the shared round is worth, and stand in no book', async () => {
  const before = await books()
  const round = await demo.freshRound(2_000)
  const laid = { '17': FIVE, red: 4 * FIVE, 'dozen-1': 2 * FIVE } as const
  for (const [spot, amount] of Object.entries(laid))
    expect(refusalOf(await place(round, spot, amount))).toBeNull()
  expect(await purseOf()).toBe(PURSE - 7 * FIVE)
  const during = await demo.open()
  expect(during.seat?.stakes.map(({ spot, amount }) => [spot, amount])).toEqual(
    Object.entries(laid),
  )
  expect(during.table).toMatchObject({ count: 0, total: 0, bets: [] })
  const state = await demo.hurry(isOver(round))
  const pocket = pocketIn(state, round)
  const rules = { laPartage: true }
  const won = Object.entries(laid).reduce(
    (sum, [spot, amount]) => sum + payoutOf(spotNamed(spot), BigInt(amount), pocket, rules),
    0n,
  )
  await expect.poll(() => purseOf()).toBe(PURSE - 7 * FIVE + Number(won))
  const { seat } = await demo.open()
  expect(seat?.stakes.every(({ state: is }) => is === 'paid' || is === 'lost')).toBe(true)
  expect(await books()).toEqual(before)
  expect(await findingsOf(house)).toEqual([])
}, 60_000)

it('the round is the one that members bet on, whose bets a demo sees and does not add to', async () => {
  const member = await openTestTable(house, await loginAs(house, 'demo'), NAMED)
  const round = await member.freshRound(2_000)
  expect(refusalOf(await place(round, 'black', 2 * FIVE))).toBeNull()
  doneOf(await member.act({ act: 'place', round, spot: 'red', amount: FIVE, ...request() }))
  expect((await demo.open()).table).toMatchObject({ count: 1, total: FIVE })
  const seen = await member.hurry(isOver(round))
  expect(pocketIn((await demo.open()).table, round)).toBe(pocketIn(seen, round))
  const crowd = await house.owner.pool.query<{ crowd: string[] }>(
    'select crowd from floor_rounds where table_id = $1 and number = $2',
    [TABLE, round],
  )
  expect(crowd.rows[0]?.crowd).toHaveLength(1)
}, 60_000)

it('over a socket the purse and the chips come by themselves, and nobody is counted there', async () => {
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  const topics = { [`table/${TABLE}`]: null, [`room/${TABLE}`]: null, seat: null, balance: null }
  reader.send({ type: 'open', sessionID: demo.sessionID, topics })
  await reader.next('seat')
  const purse = await purseOf()
  const round = await demo.freshRound(2_000)
  const act = { type: 'act', act: 'place', table: TABLE, round, spot: 'even', amount: FIVE }
  reader.send({ ...act, ...request() })
  const { data: answer } = await reader.next('answer')
  expect(answer).toMatchObject({ result: true, data: { balance: { amount: purse - FIVE } } })
  await demo.hurry(isOver(round))
  const isSettled = (data: unknown) => {
    const seats = data as { round: number; stakes: { state: string }[] }[]
    const own = seats.find((seat) => seat.round === round)
    return own !== undefined && own.stakes.every(({ state }) => state !== 'placed')
  }
  await reader.next('seat', isSettled)
  expect(house.push.hub.membersReading('table').get(TABLE)).toBeUndefined()
  reader.ws.close()
}, 60_000)

it.each([
  ['on a spot that there is not', { spot: '1-3' }, 'spot-unknown'],
  ['with a target', { target: 200 }, 'spot-unknown'],
  ['below the smallest', { amount: 4_990_000 }, 'stake-range'],
  ['above what its spot takes', { amount: 1_429_000_000 }, 'table-limit'],
  ['of more than there is', { spot: 'red', amount: 3 * PURSE }, 'insufficient-funds'],
  ['on a round that is none', { round: 999_999 }, 'bets-closed'],
  ['at another table', { table: 'avrupa-ruleti' }, 'session-expired'],
  ['that asks for a cash-out', { act: 'cash-out' }, 'bad-payload'],
  ['that sits down', { act: 'sit' }, 'bad-payload'],
  ['that decides', { act: 'decide', decision: 'call' }, 'bad-payload'],
])('a bet %s is refused by name, and nothing of it is laid', async (_what, wrong, refusal) => {
  const round = await demo.nextRound()
  const before = await purseOf()
  const payload = { act: 'place', round, amount: FIVE, ...request(), ...wrong }
  expect(refusalOf(await demo.act(payload))).toBe(refusal)
  expect(await purseOf()).toBe(before)
})

it('DEMO-02 a chip after the closing is refused by name, by the clock of the house', async () => {
  const round = await demo.freshRound(1_500)
  const { table } = await demo.open()
  house.pass((table.round?.closesAt ?? 0) - house.clock().getTime() + 1)
  const before = await purseOf()
  expect(refusalOf(await place(round, 'red'))).toBe('bets-closed')
  expect(refusalOf(await demo.act({ act: 'take-back', round, ...request() }))).toBe('bets-closed')
  expect(await purseOf()).toBe(before)
})

it('no chip is taken on a product that the operator closed; what lies is paid', async () => {
  const round = await demo.freshRound(2_000)
  expect(refusalOf(await place(round, 'red'))).toBeNull()
  const { db } = house.database
  const tables = { product: 'tables', now: house.clock() } as const
  await setProductClosed(db, TESTER, { ...tables, isClosed: true })
  try {
    const before = await purseOf()
    expect(refusalOf(await place(round, 'red'))).toBe('product-closed')
    expect(await purseOf()).toBe(before)
  } finally {
    await setProductClosed(db, TESTER, { ...tables, isClosed: false })
  }
  await demo.hurry(isOver(round))
  const states = async () => (await demo.open()).seat?.stakes.map(({ state }) => state)
  await expect.poll(states).not.toContain('placed')
})

it('a repeat is answered as the first was, and another under its name refused', async () => {
  const before = await purseOf()
  const round = await demo.freshRound(2_000)
  const payload = { act: 'place', round, spot: '8', amount: FIVE, ...request() }
  for (let times = 0; times < 2; times += 1)
    expect(doneOf(await demo.act(payload)).balance.amount).toBe(before - FIVE)
  expect(refusalOf(await demo.act({ ...payload, amount: 2 * FIVE }))).toBe('reference-reused')
  const back = { act: 'take-back', round, spot: '8', ...request() }
  for (let times = 0; times < 2; times += 1)
    expect(doneOf(await demo.act(back)).balance.amount).toBe(before)
  expect(refusalOf(await demo.act({ ...back, ...request() }))).toBe('no-bet')
})

describe('who may', () => {
  const refusedTo = async (client: Client, name = 'Fransız') =>
    (await client.refused('floor/demo', await demoOf(client, name))).data.refusal

  it('DEMO-04 not whoever pauses, from the moment it begins', async () => {
    const player = await sitDown(house, 100)
    const own = await openTestDemo(house, player.client, NAMED)
    expect((await own.open()).isDemo).toBe(true)
    await player.client.call('protection/time_out', { span: '1d' })
    const reply = await own.act({ act: 'place', round: 1, amount: FIVE, ...request() })
    expect(refusalOf(reply)).toBe('member-paused')
    const again = await loginAs(house, player.username)
    expect(await refusedTo(again)).toBe('member-paused')
  })

  it('DEMO-05 nobody in a house of the strict profile, whose lists offer none', async () => {
    const strict = await startTestHouse({ settings: { playProfile: 'strict' } })
    try {
      const stranger = visitor(strict)
      expect(await refusedTo(stranger)).toBe('no-demo')
      const { data } = await stranger.call('livecasino/game_table_list', {})
      expect(data.filter(({ hasDemo }) => hasDemo)).toEqual([])
    } finally {
      await strict.close()
    }
  })

  it('no table of seats, and no room of tickets', async () => {
    for (const name of ['Blackjack Saray', 'Bingo Lale'])
      expect(await refusedTo(visitor(house), name)).toBe('no-demo')
  })
})

it('made-up tokens open nothing', async () => {
  const { sessionID } = demo
  const forged = [
    sessionID.slice(0, -1) + (sessionID.endsWith('A') ? 'B' : 'A'),
    sessionID.replace(TABLE, 'avrupa-ruleti'),
    'table-demo.x',
    `table-demo.${TABLE}`,
  ]
  for (const session of forged) {
    const reply = await demo.act({ act: 'place', round: 1, amount: FIVE, ...request() }, session)
    expect(refusalOf(reply)).toBe('session-expired')
  }
})

it('in its room everything is read, and nothing written or reported', async () => {
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/${path}`, {
      method: 'POST',
      body: JSON.stringify({ sessionID: demo.sessionID, ...body }),
    })
    return (await response.json()) as { result: boolean; data: { refusal?: string; you?: string } }
  }
  expect((await ask('room', {})).data).toMatchObject({ you: '', silentUntil: null })
  for (const [path, body] of [
    ['say', { ...request(), text: 'İyi şanslar' }],
    ['report', { line: 1 }],
  ] as const)
    expect((await ask(path, body)).data.refusal).toBe('chat-of-members')
})

it('ends when nobody plays it, with its sockets', async () => {
  const left = await openTestDemo(house, visitor(house), NAMED)
  const reader = await connectTo(house, null, { path: '/rgs/stream' })
  reader.send({ type: 'open', sessionID: left.sessionID, topics: { balance: null } })
  await reader.next('balance')
  house.pass(DEMO_IDLE_MS)
  await expect(left.open()).rejects.toThrow('session-expired')
  const reply = await left.act({ act: 'place', round: 1, amount: FIVE, ...request() })
  expect(refusalOf(reply)).toBe('session-expired')
  expect((await reader.closed).code).toBe(4401)
})

it('each chip of a board is a play of its minute, as a member’s is', async () => {
  const most = 600
  const small = await startTestHouse({ perMinute: { playsOfMember: most } })
  try {
    const own = await openTestDemo(small, visitor(small), NAMED)
    const chips = Array.from({ length: BOARD_CHIPS_MOST }, () => ({ spot: 'red', amount: FIVE }))
    const refusals = new Set<string | null>()
    const round = await own.openRound()
    for (let boards = 0; boards * BOARD_CHIPS_MOST < 2 * most; boards += 1)
      refusals.add(
        refusalOf(await own.act({ act: 'lay', round, spot: 'red', chips, ...request() })),
      )
    expect(refusals).toContain(null)
    expect(refusals).toContain('too-many-calls')
  } finally {
    await small.close()
  }
}, 60_000)

it('an address opens so many a minute', async () => {
  const small = await startTestHouse({ perMinute: { demosOfAddress: 1 } })
  try {
    await openTestDemo(small, visitor(small), NAMED)
    const asked = await demoOf(visitor(small), 'Fransız')
    const { code, data } = await visitor(small).refused('floor/demo', asked)
    expect([code, data.refusal]).toEqual([429, 'too-many-calls'])
  } finally {
    await small.close()
  }
})

it('DEMO-03 an address has so many at once: the one that was left longest goes, with what it had', async () => {
  const first = await openTestDemo(house, visitor(house), NAMED)
  const round = await first.freshRound(2_000)
  expect(refusalOf(await place(round, 'red', FIVE, first))).toBeNull()
  expect(await purseOf(first)).toBe(PURSE - FIVE)
  for (let n = 1; n < DEMOS_OF_ADDRESS_MAX; n += 1)
    await (await openTestDemo(house, visitor(house), NAMED)).open()
  expect((await first.open()).seat?.round).toBe(round)
  house.pass(1)
  await (await openTestDemo(house, visitor(house), NAMED)).open()
  // Its token is young yet, so it begins anew.
  expect(await first.open()).toMatchObject({ seat: null, balance: { amount: PURSE } })
}, 60_000)
