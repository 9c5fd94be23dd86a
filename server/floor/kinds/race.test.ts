import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  FloorCard,
  FloorOutcome,
  FloorPublished,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { RACE_TRACKS, STAKES_MOST, findSpot, priceOf, spotMost } from '#games/race/numbers.ts'
import { payoutOf } from '#games/race/rules.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { findingsAfter, findingsOf, unchecked, untriggered } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { openMsFrom } from '../rounds/leader.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'
import { TestLead } from '../testing-leader.ts'

const TABLE = 'altin-halic'
const FIVE = 5_000_000
const LIRA = 1_000_000

let house: TestHouse
let lead: TestLead
let demo: Client
let table: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { playsOfMember: 10_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 60000, every_ms = null, awake_until = '2100-01-01' where id = $1`,
    [TABLE],
  )
  demo = await loginAs(house, 'demo')
  lead = new TestLead(house, TABLE)
  await lead.take()
  table = await openTestTable(house, demo, { table: TABLE, name: 'Haliç', spot: 'win-1' })
  await openRace()
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = FIVE) =>
  table.act({ act: 'place', round, spot, amount, ...request() })
const balance = async (): Promise<number> => (await table.open()).balance.amount

function spotNamed(name: string) {
  const spot = findSpot(name)
  if (!spot) throw new Error(`no bet is called ${name}`)
  return spot
}

function cardOf({ round }: FloorTableState): FloorCard {
  if (!round?.card) throw new Error('a race without a card')
  return round.card
}

/** The three weakest, the weakest first: no bet on this race pays more. */
function dearestSpot({ strengths }: FloorCard): string {
  const posts = strengths.map((strength, at) => ({ strength, post: at + 1 }))
  const weakest = posts.toSorted((a, b) => a.strength - b.strength).slice(0, 3)
  return `tricast-${weakest.map(({ post }) => post).join('-')}`
}

const orderIn = (outcome: FloorOutcome | null | undefined): readonly number[] =>
  outcome && 'order' in outcome ? outcome.order : []

/** A race that nothing of theirs is on yet. */
async function freshRace(): Promise<number> {
  await lead.to(table, 'settled', 'void')
  return lead.to(table, 'open')
}

const openRace = (): Promise<number> => lead.to(table, 'open')

it('CALL-virtual/providerID CALL-virtual/type a launch opens a provider’s virtual game: the best known, or that of a type', async () => {
  const { data: listed } = await visitor(house).call('virtualgames/game_list', {})
  const games = listed.filter(({ types }) => types.includes('golden-race'))
  expect(games.map(({ name, type }) => [name, type])).toEqual([
    ['Altın Yarış Haliç', 'altin-halic'],
    ['Altın Yarış Boğaziçi', 'altin-bogazici'],
    ['Altın Yarış Bozkır', 'altin-bozkir'],
  ])
  const providerID = games[0]?.providerID ?? 0
  const opened = async (asked: { type?: string }) => {
    const { data } = await demo.call('virtualgames/init_game', { providerID, ...asked })
    const url = new URL(data.url)
    expect([data.gameID, data.name]).toEqual([
      games.find(({ type }) => url.pathname === `/${type}/1/index.html`)?.gameID,
      games.find(({ type }) => url.pathname === `/${type}/1/index.html`)?.name,
    ])
    expect(url.searchParams.get('kind')).toBe('race')
    return url.pathname
  }
  expect(await opened({})).toBe('/altin-halic/1/index.html')
  expect(await opened({ type: 'golden-race' })).toBe('/altin-halic/1/index.html')
  expect(await opened({ type: 'altin-bozkir' })).toBe('/altin-bozkir/1/index.html')
})

it.each([
  ['a provider that is not there', { providerID: 999 }, 'game-unknown'],
  ['a provider beyond every id', { providerID: 2 ** 40 }, 'game-unknown'],
  ['a type that nothing is of', { type: 'camels' }, 'game-unknown'],
  ['a type of live tables', { type: 'roulette' }, 'game-unknown'],
])('CALL-virtual/type a launch of %s is refused by name', async (_what, wrong, refusal) => {
  const { data } = await demo.call('virtualgames/game_list', {})
  const payload = { providerID: data[0]?.providerID ?? 0, ...wrong }
  expect((await demo.refused('virtualgames/init_game', payload)).data.refusal).toBe(refusal)
})

it('CALL-virtual/providerID a launch is a member’s alone, and a closed track opens for nobody', async () => {
  const { data } = await demo.call('virtualgames/game_list', {})
  const payload = { providerID: data[0]?.providerID ?? 0, type: 'altin-bozkir' }
  expect((await visitor(house).refused('virtualgames/init_game', payload)).code).toBe(403)
  const set = (isOpen: boolean) =>
    house.owner.pool.query(`update catalogue_games set is_open = $1 where game = 'altin-bozkir'`, [
      isOpen,
    ])
  await set(false)
  try {
    const refused = await demo.refused('virtualgames/init_game', payload)
    expect(refused.data.refusal).toBe('game-disabled')
  } finally {
    await set(true)
  }
})

it('a track tells its rules, and of each race beforehand who runs and how strong they are', async () => {
  const { rules, table: state } = await table.open()
  expect(rules).toEqual({ kind: 'race', ...RACE_TRACKS[TABLE] })
  const { field, strengths } = cardOf(state)
  expect([new Set(field).size, strengths.length]).toEqual([6, 6])
  expect(state.round?.outcome).toBeNull()
})

it('a race closes by the clock on the wall, every two minutes, and is open as long as the table asks for at least', () => {
  const timetable = { openMs: 20_000, everyMs: 120_000, offsetMs: 40_000 }
  const closing = (iso: string) => {
    const now = new Date(iso)
    return new Date(now.getTime() + openMsFrom(now, timetable)).toISOString().slice(11)
  }
  expect(closing('2026-01-05T10:00:45.500Z')).toBe('10:02:40.000Z')
  expect(closing('2026-01-05T10:02:20.000Z')).toBe('10:02:40.000Z')
  expect(closing('2026-01-05T10:02:20.001Z')).toBe('10:04:40.000Z')
  expect(openMsFrom(new Date(), { ...timetable, everyMs: null })).toBe(20_000)
})

it.each([
  ['on a market that there is not', { spot: 'quinella-1-2' }, 'spot-unknown'],
  ['on a post that a field of six has not', { spot: 'win-7' }, 'spot-unknown'],
  ['on a runner twice', { spot: 'tricast-1-2-1' }, 'spot-unknown'],
  ['on a spot of roulette', { spot: 'red' }, 'spot-unknown'],
  ['with a target', { target: 200 }, 'spot-unknown'],
  ['on what is no name', { spot: 'KÖPEK' }, 'bad-payload'],
  ['on a name without end', { spot: `win-${'1'.repeat(40)}` }, 'bad-payload'],
  ['below the smallest', { amount: 990_000 }, 'stake-range'],
  ['of a broken kuruş', { amount: 5_000_001 }, 'stake-range'],
  ['above what it may pay', { amount: 5_000_000_000, spot: 'the dearest' }, 'table-limit'],
  ['that asks for a cash-out', { act: 'cash-out' }, 'bad-payload'],
  ['on a race that is yet to come', { ahead: 1 }, 'bets-closed'],
  ['on a race of no time', { ahead: 9_000_000 }, 'bets-closed'],
])('a bet %s is refused by name, and nothing is held', async (_what, wrong, refusal) => {
  const round = await openRace()
  const before = await balance()
  const { ahead, ...rest } = { ahead: 0, spot: 'win-1', ...wrong }
  const spot =
    rest.spot === 'the dearest' ? dearestSpot(cardOf((await table.open()).table)) : rest.spot
  const payload = { act: 'place', round: round + ahead, amount: FIVE, ...request(), ...rest, spot }
  expect(refusalOf(await table.act(payload))).toBe(refusal)
  expect(await balance()).toBe(before)
})

it('what is all but sure is not offered', async () => {
  const round = await freshRace()
  const { rows } = await house.owner.pool.query<{ card: FloorCard }>(
    `select card from floor_rounds where table_id = $1 and number = $2`,
    [TABLE, round],
  )
  const set = (strengths: readonly number[]) =>
    house.owner.pool.query(
      `update floor_rounds set card = jsonb_set(card, '{strengths}', $3::jsonb) where table_id = $1 and number = $2`,
      [TABLE, round, JSON.stringify(strengths)],
    )
  await set([9_000, 100, 100, 100, 100, 100])
  try {
    expect(refusalOf(await place(round, 'win-1'))).toBe('spot-unknown')
  } finally {
    await set(rows[0]?.card.strengths ?? [])
  }
})

it(
  'a thousand selections are refused from the sixty-first on, and what lies stands',
  { timeout: 60_000 },
  async () => {
    const round = await freshRace()
    const before = await balance()
    const payloads = Array.from({ length: 1_000 }, (_, at) => `win-${1 + (at % 6)}`)
    const refusals: (string | null)[] = []
    for (let at = 0; at < payloads.length; at += 40)
      refusals.push(
        ...(await Promise.all(
          payloads
            .slice(at, at + 40)
            .map(async (spot) => refusalOf(await place(round, spot, LIRA))),
        )),
      )
    expect(refusals.filter((one) => one === null)).toHaveLength(STAKES_MOST)
    expect(new Set(refusals)).toEqual(new Set([null, 'table-limit']))
    expect(await balance()).toBe(before - STAKES_MOST * LIRA)
    // What was taken back counts too: nobody makes the books long by laying and taking.
    doneOf(await table.act({ act: 'take-back', round, spot: 'win-1', ...request() }))
    expect(refusalOf(await place(round, 'win-1', LIRA))).toBe('table-limit')
  },
)

it(
  'a race is drawn once it has closed, told from the start, and settled to the micro-lira whoever falls on the way',
  { timeout: 90_000 },
  async () => {
    const round = await freshRace()
    const before = await balance()
    const card = cardOf((await table.open()).table)
    const slip: readonly [string, number][] = [
      ...card.field.map((_, at): [string, number] => [`win-${at + 1}`, 3_010_000]),
      ['place-2', 5_010_000],
      ['forecast-3-1', 1_000_000],
      ['tricast-3-1-2', 1_000_000],
    ]
    for (const [spot, amount] of slip) doneOf(await place(round, spot, amount))
    const again = { act: 'place', round, spot: 'win-1', amount: FIVE, ...request() }
    doneOf(await table.act(again))
    const once = await balance()
    doneOf(await table.act(again))
    expect(await balance()).toBe(once)
    expect(refusalOf(await table.act({ ...again, spot: 'win-2' }))).toBe('reference-reused')
    doneOf(await table.act({ act: 'take-back', round, ...request() }))
    const staked = slip.reduce((sum, [, amount]) => sum + amount, 0)
    expect(await balance()).toBe(before - staked)

    await lead.to(table, 'telling')
    const running = (await table.open()).table
    const order = orderIn(running.round?.outcome)
    expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect([running.round?.number, running.round?.seed]).toEqual([round, null])
    expect(refusalOf(await place(round, 'win-1'))).toBe('bets-closed')
    expect(await balance()).toBe(before - staked)

    await lead.to(table, 'settled')
    const won = slip.reduce(
      (sum, [spot, amount]) =>
        sum + payoutOf(spotNamed(spot), BigInt(amount), order, card.strengths),
      0n,
    )
    expect(won).toBeGreaterThan(0n)
    expect(await balance()).toBe(before - staked + Number(won))
    const { last } = (await table.open()).table
    expect(last.find(({ number }) => number === round)).toEqual({
      number: round,
      outcome: { order },
      card,
    })

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    expect(listed[0]).toMatchObject({ gameName: 'Altın Yarış Haliç', mode: 'race', active: false })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    expect(record).toMatchObject({
      table: TABLE,
      number: round,
      card,
      proof: { outcome: { order } },
    })
    for (const { spot, state, paid, amount } of record.stakes.filter(
      ({ state: is }) => is !== 'back',
    )) {
      const owed = payoutOf(
        spotNamed(spot),
        BigInt(Math.round(amount * 1e6)),
        order,
        card.strengths,
      )
      expect([spot, state, Math.round(paid * 1e6)]).toEqual([
        spot,
        owed > 0n ? 'paid' : 'lost',
        Number(owed),
      ])
    }
    expect(await doesRecordHold(record, table.opened)).toBe(true)
    const altered = { ...card, strengths: card.strengths.map((one) => one + 1) }
    expect(await doesRecordHold({ ...record, card: altered })).toBe(false)
  },
)

it('a bet that comes after the close is refused and nothing is held', async () => {
  const round = await openRace()
  const before = await balance()
  await house.owner.pool.query(
    `update floor_rounds set closes_at = $3 where table_id = $1 and number = $2`,
    [TABLE, round, new Date(house.clock().getTime() - 1)],
  )
  expect(refusalOf(await place(round, 'win-1'))).toBe('bets-closed')
  expect(await balance()).toBe(before)
})

it('a bet takes its limit over all stakes on it', async () => {
  const round = await freshRace()
  const card = cardOf((await table.open()).table)
  const spot = dearestSpot(card)
  const most = spotMost(priceOf(spotNamed(spot), card.strengths) ?? 0, lira(5_000))
  expect(most).toBeLessThan(lira(5_000))
  doneOf(await place(round, spot, Number(most)))
  expect(refusalOf(await place(round, spot, 1_000_000))).toBe('table-limit')
  doneOf(await table.act({ act: 'take-back', round, spot, ...request() }))
})

it('a race that cannot be drawn is void: every stake goes back, once', async () => {
  const round = await freshRace()
  const before = await balance()
  for (const spot of ['win-1', 'win-1', 'place-2', 'forecast-1-2']) doneOf(await place(round, spot))
  await house.owner.pool.query(`update floor_tables set rules = rules - 'runners' where id = $1`, [
    TABLE,
  ])
  await lead.tryMinuteLater()
  await house.owner.pool.query(
    `update floor_tables set rules = rules || '{"runners": 6}' where id = $1`,
    [TABLE],
  )
  const { table: state } = await table.open()
  expect(state.round).toMatchObject({ number: round, phase: 'void', outcome: null })
  expect(state.isOpen).toBe(false)
  expect(await balance()).toBe(before)
  await house.owner.pool.query(`update catalogue_games set is_open = true where game = $1`, [TABLE])
})

it('a track that nobody looks at runs no race, and costs no step', async () => {
  const { rows } = await house.owner.pool.query<{ rounds: string }>(
    `select count(*) as rounds from floor_rounds where table_id = 'altin-bogazici'`,
  )
  expect(Number(rows[0]?.rounds)).toBe(0)
})

it('what is published verifies by command, with its cards, and the books agree', async () => {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  const { data } = (await response.json()) as { data: FloorPublished }
  const { verified, wrong } = await verifyRounds(data)
  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(2)
  const [first, ...others] = data.rounds
  const card = { field: first?.card?.field ?? [], strengths: [1, 1, 1, 1, 1, 1] }
  const altered = { ...data, rounds: first ? [{ ...first, card }, ...others] : [] }
  expect((await verifyRounds(altered)).wrong[0]).toContain('its card is not the one')
  expect(await findingsOf(house)).toEqual([])
})

const STAKE = `(select s.member_id, s.bet_id, s.seq from floor_stakes s
  join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
  join floor_rounds r on r.table_id = f.table_id and r.number = f.number
  where r.table_id = '${TABLE}' and r.phase = 'settled' and s.state = 'paid' order by s.bet_id, s.seq limit 1)`

/** The bet of that stake, and what belongs to it, as `b`. */
const onBet = (table: string, key: string, set: string): string =>
  `update ${table} b set ${set} where exists (select from ${STAKE} k where k.member_id = b.member_id and k.bet_id = b.${key})`

it.each([
  [
    'a bet that was paid more than its stakes',
    onBet('bets', 'id', 'payout = payout + 5'),
    'floor-paid-differs',
  ],
  [
    'a bet of more than its stakes',
    onBet('bets', 'id', 'stake = stake + 5'),
    'floor-stakes-differ',
  ],
  [
    'a bet that is open though its round has ended',
    onBet('bets', 'id', `state = 'open', settled_at = null`),
    'floor-bet-open-after-round',
  ],
  [
    'a stake that is open though its bet has ended',
    onBet('floor_stakes', 'bet_id', `state = 'placed'`),
    'floor-stake-open-after-bet',
  ],
  [
    'a bet on a round that there is not',
    onBet('floor_bets', 'id', 'number = 999999'),
    'floor-bet-without-round',
  ],
  [
    'a bet whose own row is gone',
    `delete from bets b where exists (select from ${STAKE} k where k.member_id = b.member_id and k.bet_id = b.id)`,
    'floor-bet-without-bet',
  ],
  [
    'a race that was told long before it was drawn',
    `update floor_rounds set begins_at = drawn_at - interval '11 seconds' where table_id = '${TABLE}' and number = 1`,
    'floor-begins-before-draw',
  ],
  [
    'a card that was made stronger afterwards',
    `update floor_rounds set card = jsonb_set(card, '{strengths,0}', '1') where table_id = '${TABLE}' and number = 1`,
    'floor-card-not-drawn',
  ],
  [
    'another field',
    `update floor_rounds set card = jsonb_set(card, '{field,0}', '99') where table_id = '${TABLE}' and number = 1`,
    'floor-card-not-drawn',
  ],
  [
    'a card that is gone',
    `update floor_rounds set card = null where table_id = '${TABLE}' and number = 1`,
    'floor-card-not-drawn',
  ],
  [
    'another order',
    `update floor_rounds set outcome = jsonb_set(outcome, '{order}',
       jsonb_build_array(outcome -> 'order' -> 1, outcome -> 'order' -> 0, 3, 4, 5, 6))
     where table_id = '${TABLE}' and number = 1`,
    'floor-outcome-not-drawn',
  ],
  [
    'a bet of another market',
    `update floor_stakes s set spot = 'tricast-1-2-3' where (s.member_id, s.bet_id, s.seq) = ${STAKE}`,
    'floor-stake-not-as-laid',
  ],
  [
    'a bet of no race',
    `update floor_stakes s set spot = 'red' where (s.member_id, s.bet_id, s.seq) = ${STAKE}`,
    'floor-not-as-owed',
  ],
])('the audit sees %s, and tells it', async (_what, statement, kind) => {
  const tables = ['floor_rounds', 'floor_bets', 'floor_stakes', 'bets']
  const open = tables.map((table) => `${unchecked(table)}; ${untriggered(table)}`)
  const found = await findingsAfter(house, ...open, statement)
  expect(found.map((finding) => finding.kind)).toContain(kind)
})
