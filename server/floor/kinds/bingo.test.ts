import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  BingoOutcome,
  FloorActed,
  FloorPublished,
  FloorReply,
} from '#contract/games/floor-protocol.ts'
import { ASKED_SPOT, BINGO_ROOMS, OWN_TICKETS_MOST, firstTicketOf } from '#games/bingo/numbers.ts'
import { payoutOf } from '#games/bingo/rules.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { findingsAfter, findingsOf, unchecked } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { floorBets } from '../acts/bets.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'
import { TestLead } from '../testing-leader.ts'

const TABLE = 'bingo-lale'
const PRICE = BINGO_ROOMS[TABLE].price

let house: TestHouse
let lead: TestLead
let demo: Client
let other: Client
let table: LaunchedTable
let theirs: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { playsOfMember: 10_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 60000, awake_until = '2100-01-01' where id = $1`,
    [TABLE],
  )
  demo = await loginAs(house, 'demo')
  other = await loginAs(house, 'vip20')
  lead = new TestLead(house, TABLE)
  await lead.take()
  table = await openTestTable(house, demo, { table: TABLE, name: 'Bingo Lale', spot: 'tickets' })
  theirs = await openTestTable(house, other, { table: TABLE, name: 'Bingo Lale', spot: 'tickets' })
  await lead.to(table, 'open')
}, 120_000)
afterAll(() => house.close())

const buy = (round: number, count: number, at = table) =>
  at.act({ act: 'place', round, spot: 'tickets', amount: count * PRICE, ...request() })
const balance = async (): Promise<number> => (await table.open()).balance.amount

const ticketsIn = (reply: FloorReply<FloorActed>): number[] =>
  (doneOf(reply).seat?.stakes ?? []).flatMap(({ tickets = [] }) =>
    tickets.map(({ number }) => number),
  )

function gameIn(outcome: unknown): BingoOutcome {
  if (typeof outcome !== 'object' || outcome === null || !('prizes' in outcome))
    throw new Error('no game of bingo')
  // Told so by the house, whose contract it is.
  return outcome as BingoOutcome
}

/** A game that nothing of theirs is on yet; its clock says how far it has gone. */
async function freshGame(): Promise<number> {
  const { round } = (await table.open()).table
  if (round && round.phase !== 'settled' && round.phase !== 'void') {
    if ((await table.open()).table.count === 0 && round.phase === 'open') return round.number
    await lead.to(table, 'settled', 'void')
  }
  return lead.to(table, 'open')
}

it('CALL-virtual/type CALL-virtual/providerID rooms of bingo and of sound bingo open by their types', async () => {
  const { data: games } = await visitor(house).call('virtualgames/game_list', {
    searchGameName: 'bingo',
  })
  expect(games.map(({ name, minStake, maxStake }) => [name, minStake, maxStake])).toEqual([
    ['Bingo Lale', 2, 12],
    ['Bingo Çini', 10, 60],
    ['Bingo Sedef', 50, 300],
    ['Sesli Bingo Bülbül', 2, 12],
    ['Sesli Bingo Kumru', 10, 60],
  ])
  const providerID = games[0]?.providerID ?? 0
  const opened = async (type: string) => {
    const { data } = await demo.call('virtualgames/init_game', { providerID, type })
    const url = new URL(data.url)
    expect(url.searchParams.get('kind')).toBe('bingo')
    return url.pathname
  }
  expect(await opened('bingo')).toBe('/bingo-lale/1/index.html')
  expect(await opened('sound-bingo')).toBe('/sesli-bingo-bulbul/1/index.html')
  expect(await opened('bingo-sedef')).toBe('/bingo-sedef/1/index.html')
})

it.each([
  ['of half a ticket', { amount: PRICE / 2 }, 'stake-range'],
  ['of a ticket and a half', { amount: (PRICE * 3) / 2 }, 'stake-range'],
  ['of seven at once', { amount: 7 * PRICE }, 'stake-range'],
  ['of a ticket that is named', { spot: 'tickets-1', amount: PRICE }, 'spot-unknown'],
  ['of a number that none has', { spot: 'tickets-0', amount: PRICE }, 'spot-unknown'],
  ['on a spot of a race', { spot: 'win-1', amount: PRICE }, 'spot-unknown'],
  ['with a target', { target: 200, amount: PRICE }, 'spot-unknown'],
  ['that asks for a cash-out', { act: 'cash-out', amount: PRICE }, 'bad-payload'],
  ['for a game that is yet to come', { ahead: 1, amount: PRICE }, 'bets-closed'],
])('a purchase %s is refused by name, and nothing is held', async (_what, wrong, refusal) => {
  const round = await freshGame()
  const before = await balance()
  const { ahead, ...asked } = { ahead: 0, act: 'place', ...request(), ...wrong }
  expect(refusalOf(await table.act({ ...asked, round: round + ahead }))).toBe(refusal)
  expect(await balance()).toBe(before)
})

it('tickets are numbered in the order that they are sold, by two at once too, and none twice', async () => {
  const round = await freshGame()
  const bought = await Promise.all([
    buy(round, 2),
    buy(round, 1, theirs),
    buy(round, 3),
    buy(round, 2, theirs),
  ])
  for (const reply of bought) doneOf(reply)
  const [own, others] = [(await table.open()).seat, (await theirs.open()).seat]
  const numbers = [own, others].flatMap((seat) =>
    (seat?.stakes ?? []).flatMap(({ tickets = [] }) => tickets.map(({ number }) => number)),
  )
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const stake of own?.stakes ?? [])
    expect(stake.tickets?.[0]?.number).toBe(firstTicketOf(stake.spot))
  const rows = own?.stakes.flatMap(({ tickets = [] }) => tickets.map((one) => one.rows)) ?? []
  for (const ticket of rows) expect(ticket.flat().filter((one) => one > 0)).toHaveLength(15)
})

it('a repeat is the same purchase; one taken back gives its money back, and its number to nobody', async () => {
  const round = await freshGame()
  const before = await balance()
  const payload = { act: 'place', round, spot: 'tickets', amount: 2 * PRICE, ...request() }
  expect(ticketsIn(await table.act(payload))).toEqual([1, 2])
  expect(ticketsIn(await table.act(payload))).toEqual([1, 2])
  expect(refusalOf(await table.act({ ...payload, amount: PRICE }))).toBe('reference-reused')
  expect(await balance()).toBe(before - 2 * PRICE)
  const back = { act: 'take-back', round, spot: 'tickets-1', ...request() }
  expect(refusalOf(await theirs.act({ ...back, ...request() }))).toBe('no-bet')
  doneOf(await table.act(back))
  doneOf(await table.act(back))
  expect(await balance()).toBe(before)
  expect(ticketsIn(await buy(round, 1))).toEqual([3])
})

it('a member has so many tickets at most, and a room sells what it has and no more', async () => {
  const round = await freshGame()
  const six = async () => refusalOf(await buy(round, 6))
  expect([await six(), await six(), await six(), await six(), await six()]).toEqual([
    null,
    null,
    null,
    null,
    'table-limit',
  ])
  expect((await table.open()).table.total).toBe(OWN_TICKETS_MOST * PRICE)
  await house.owner.pool.query(
    `update floor_tables set rules = rules || '{"ticketsMost": 27}' where id = $1`,
    [TABLE],
  )
  try {
    expect(refusalOf(await buy(round, 4, theirs))).toBe('room-full')
    const both = await Promise.all([buy(round, 2, theirs), buy(round, 2, theirs)])
    expect(both.map(refusalOf).filter((one) => one === 'room-full')).toHaveLength(1)
    expect(both.map(refusalOf).filter((one) => one === null)).toHaveLength(1)
    expect(refusalOf(await buy(round, 1, theirs))).toBeNull()
    expect(refusalOf(await buy(round, 1, theirs))).toBe('room-full')
  } finally {
    await house.owner.pool.query(
      `update floor_tables set rules = rules || $2::jsonb where id = $1`,
      [TABLE, JSON.stringify({ ticketsMost: BINGO_ROOMS[TABLE].ticketsMost })],
    )
  }
})

it('a room where nobody has bought stays open, and calls no ball', async () => {
  const round = await freshGame()
  lead.aheadMs += 120_000
  for (let steps = 0; steps < 3; steps += 1)
    lead.aheadMs += (await (await lead.take()).step().catch(() => 0)) ?? 0
  expect((await table.open()).table.round).toMatchObject({ number: round, phase: 'open' })
})

it('a ticket is sold until the ms before the closing, and none 0, 1, 10 or 1000 ms after it: nothing is held', async () => {
  const round = await freshGame()
  const before = await balance()
  const { rows } = await house.owner.pool.query<{ closes_at: Date }>(
    `select closes_at from floor_rounds where table_id = $1 and number = $2`,
    [TABLE, round],
  )
  const set = (closesAt: Date | undefined) =>
    house.owner.pool.query(
      `update floor_rounds set closes_at = $3 where table_id = $1 and number = $2`,
      [TABLE, round, closesAt],
    )
  await set(new Date(house.clock().getTime() - 1))
  expect(refusalOf(await buy(round, 1))).toBe('bets-closed')
  await set(rows[0]?.closes_at)
  expect(await balance()).toBe(before)
  const bets = floorBets(house)
  const arriving = (lateMs: number) => {
    const ticket = { act: 'place', table: TABLE, round, spot: ASKED_SPOT, amount: PRICE } as const
    const rest = { target: null, half: false, decision: null, question: 0, ...request() }
    const at = new Date((rows[0]?.closes_at.getTime() ?? 0) + lateMs)
    return bets({ ...ticket, ...rest, sessionID: table.sessionID }, at)
  }
  for (const lateMs of [0, 1, 10, 1_000])
    await expect(arriving(lateMs)).rejects.toMatchObject({ refusal: 'bets-closed' })
  expect(await balance()).toBe(before)
  await arriving(-1)
  expect(await balance()).toBe(before - PRICE)
})

it(
  'a game is drawn once it has closed, told ball by ball whoever falls, settled to the micro-lira, and proven',
  { timeout: 90_000 },
  async () => {
    const round = await freshGame()
    const [before, theirBefore] = [await balance(), (await theirs.open()).balance.amount]
    doneOf(await buy(round, 6))
    doneOf(await buy(round, 1))
    doneOf(await buy(round, 5, theirs))
    await lead.to(table, 'telling')
    const calling = (await table.open()).table
    const game = gameIn(calling.round?.outcome)
    expect([calling.round?.seed, calling.round?.number]).toEqual([null, round])
    expect(game.tickets).toEqual([
      { first: 1, count: 6 },
      { first: 7, count: 1 },
      { first: 8, count: 5 },
    ])
    expect(refusalOf(await buy(round, 1))).toBe('bets-closed')
    expect(await balance()).toBe(before - 7 * PRICE)
    // In the middle of the calls another leads: it finds the game as it was drawn.
    lead.aheadMs += 30_000
    await (await lead.take()).step()
    await (await lead.take()).step()
    expect(gameIn((await table.open()).table.round?.outcome)).toEqual(game)

    await lead.to(table, 'settled')
    expect(game.prizes.map(({ name, amount }) => [name, amount]).slice(0, 3)).toEqual([
      ['line', Math.round(12 * PRICE * 0.14)],
      ['lines', Math.round(12 * PRICE * 0.2)],
      ['house', Math.round(12 * PRICE * 0.5)],
    ])
    const owed = (spot: string, count: number) =>
      Number(payoutOf({ spot, amount: BigInt(count * PRICE) }, PRICE, game) ?? -1n)
    const own = owed('tickets-1', 6) + owed('tickets-7', 1)
    expect(await balance()).toBe(before - 7 * PRICE + own)
    const paid = own + owed('tickets-8', 5)
    expect((await theirs.open()).balance.amount).toBe(theirBefore - 5 * PRICE + paid - own)
    // Nothing is kept beyond what is stated: what was not paid is in the jackpot.
    const { pot } = game
    expect(paid + pot.after - pot.before).toBe(Math.round(12 * PRICE * 0.92))

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    expect(listed[0]).toMatchObject({ gameName: 'Bingo Lale', mode: 'ticket', active: false })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    expect(record).toMatchObject({ table: TABLE, number: round, outcome: game })
    const shown = record.tickets ?? []
    expect(shown.filter(({ isOwn }) => isOwn).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
    for (const { tickets } of game.prizes)
      expect(shown.map(({ number }) => number)).toEqual(expect.arrayContaining([...tickets]))
    expect(await doesRecordHold(record, table.opened)).toBe(true)
    const [first, ...rest] = shown
    const altered = first ? [{ ...first, rows: shown[1]?.rows ?? [] }, ...rest] : []
    expect(await doesRecordHold({ ...record, tickets: altered })).toBe(false)
    const prizes = game.prizes.map((prize) => ({ ...prize, tickets: [1] }))
    const forged = { ...game, prizes }
    const proof = record.proof && { ...record.proof, outcome: forged }
    expect(await doesRecordHold({ ...record, outcome: forged, proof })).toBe(
      JSON.stringify(prizes) === JSON.stringify(game.prizes),
    )
  },
)

it('a game that cannot be drawn is void: every ticket’s money goes back, once, and the jackpot is as it was', async () => {
  const round = await freshGame()
  const before = await balance()
  doneOf(await buy(round, 3))
  await house.owner.pool.query(`update floor_tables set rules = rules - 'price' where id = $1`, [
    TABLE,
  ])
  await lead.tryMinuteLater()
  await house.owner.pool.query(`update floor_tables set rules = rules || $2::jsonb where id = $1`, [
    TABLE,
    JSON.stringify({ price: PRICE }),
  ])
  const { table: state } = await table.open()
  expect(state.round).toMatchObject({ number: round, phase: 'void', outcome: null })
  expect(state.isOpen).toBe(false)
  expect(await balance()).toBe(before)
  await house.owner.pool.query(`update catalogue_games set is_open = true where game = $1`, [TABLE])
  const after = await lead.to(table, 'open')
  doneOf(await buy(after, 2))
  await lead.to(table, 'settled')
  const { last } = (await table.open()).table
  const games = last.flatMap(({ outcome }) => (outcome === null ? [] : [gameIn(outcome)]))
  expect(games[0]?.pot.before).toBe(games[1]?.pot.after)
})

it('what is published verifies by command, and the books agree', async () => {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  // As the house publishes it.
  const { data } = (await response.json()) as { data: FloorPublished }
  const { verified, wrong } = await verifyRounds(data)
  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(3)
  const at = data.rounds.findIndex(({ outcome }) => outcome !== null)
  const altered = (change: (game: BingoOutcome) => BingoOutcome): FloorPublished => ({
    ...data,
    rounds: data.rounds.map((one, nth) =>
      nth === at ? { ...one, outcome: change(gameIn(one.outcome)) } : one,
    ),
  })
  const wrongOf = async (change: (game: BingoOutcome) => BingoOutcome) =>
    (await verifyRounds(altered(change))).wrong.join()
  expect(
    await wrongOf((game) => ({ ...game, pot: { ...game.pot, before: game.pot.before + 1 } })),
  ).toMatch(/jackpot|prizes/)
  expect(await wrongOf((game) => ({ ...game, tickets: [{ first: 1, count: 700 }] }))).toContain(
    'more tickets than its room',
  )
  expect(
    await wrongOf(({ prizes, ...game }) => ({
      ...game,
      prizes: prizes.map((prize) => ({ ...prize, amount: prize.amount + 1 })),
    })),
  ).toContain('its prizes are not those')
  expect(await findingsOf(house)).toEqual([])
})

const GAME = `table_id = '${TABLE}' and number = (select min(number) from floor_rounds where table_id = '${TABLE}'
  and phase = 'settled' and jsonb_array_length(outcome -> 'prizes') > 0)`

it.each([
  [
    'another winner',
    `update floor_rounds set outcome = jsonb_set(outcome, '{prizes,2,tickets}', '[99]') where ${GAME}`,
    'floor-shares-differ',
  ],
  [
    'a ticket that nobody bought',
    `update floor_rounds set outcome = jsonb_set(outcome, '{tickets}', (outcome -> 'tickets') || '[{"first": 99, "count": 1}]')
     where ${GAME}`,
    'floor-tickets-differ',
  ],
  [
    'a jackpot that begins with more',
    `update floor_rounds set outcome = jsonb_set(outcome, '{pot,before}', '5') where ${GAME}`,
    'floor-jackpot-differs',
  ],
  [
    'another ball',
    `update floor_rounds set outcome = jsonb_set(outcome, '{balls,0}', outcome -> 'balls' -> 1) where ${GAME}`,
    'floor-outcome-not-drawn',
  ],
  [
    'an outcome of another kind',
    `update floor_rounds set outcome = '{"pocket": 3}' where ${GAME}`,
    'floor-outcome-not-drawn',
  ],
])('the audit sees %s, and tells it', async (_what, statement, kind) => {
  const found = await findingsAfter(house, unchecked('floor_rounds'), statement)
  expect(found.map((finding) => finding.kind)).toContain(kind)
})
