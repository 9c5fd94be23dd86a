import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  FloorCard,
  FloorOutcome,
  FloorPublished,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { CLUBS, WEEKS } from '#contract/games/football-names.ts'
import { lira } from '#contract/money.ts'
import {
  LEAGUES,
  MATCH_MS,
  STAKES_MOST,
  findSpot,
  priceOf,
  pricesOf,
  spotMost,
  spotsOf,
} from '#games/football/numbers.ts'
import { payoutOf, pointsOf } from '#games/football/rules.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { findingsAfter, findingsOf, unchecked } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { floorKind } from './kinds.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'
import { TestLead } from '../testing-leader.ts'

const TABLE = 'cini-ligi'
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
  table = await openTestTable(house, demo, { table: TABLE, name: 'Çini Ligi', spot: '1-result-1' })
  await openDay()
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
  if (!round?.card) throw new Error('a match day without a card')
  return round.card
}

/** No bet on this match day pays more. */
function dearestSpot({ strengths }: FloorCard): string {
  const prices = Array.from({ length: 8 }, (_, at) => [...pricesOf(at + 1, strengths)]).flat()
  const offered = prices.flatMap(([name, price]) => (price === null ? [] : [{ name, price }]))
  return offered.toSorted((a, b) => b.price - a.price)[0]?.name ?? ''
}

const goalsIn = (outcome: FloorOutcome | null | undefined): readonly (readonly number[])[] =>
  outcome && 'goals' in outcome ? outcome.goals : []

/** A match day that nothing of theirs is on yet. */
async function freshDay(): Promise<number> {
  await lead.to(table, 'settled', 'void')
  return lead.to(table, 'open')
}

const openDay = (): Promise<number> => lead.to(table, 'open')

it('CALL-virtual/providerID CALL-virtual/type a launch by the name of the game opens the league', async () => {
  const { data: games } = await visitor(house).call('virtualgames/game_list', {})
  const league = games.find(({ type }) => type === TABLE)
  expect(league).toMatchObject({ name: '3D Futbol Çini Ligi', minStake: 1, maxStake: 5_000 })
  const payload = { providerID: league?.providerID ?? 0 }
  for (const type of ['3d-football', TABLE]) {
    const { data } = await demo.call('virtualgames/init_game', { ...payload, type })
    const url = new URL(data.url)
    expect([data.gameID, url.pathname]).toEqual([league?.gameID, `/${TABLE}/1/index.html`])
    expect(url.searchParams.get('kind')).toBe('football')
  }
})

it('a league tells its rules, and of each match day beforehand who meets whom and what is expected of them', async () => {
  const { rules, table: state } = await table.open()
  expect(rules).toEqual({ kind: 'football', ...LEAGUES[TABLE] })
  const { field, strengths } = cardOf(state)
  expect([new Set(field).size, strengths.length]).toEqual([CLUBS.length, CLUBS.length])
  expect(state.round?.outcome).toBeNull()
  expect(state.standings).toHaveLength(CLUBS.length)
})

it.each([
  ['on a market that there is not', { spot: '1-corners-9' }, 'spot-unknown'],
  ['on a match that nobody plays', { spot: '9-result-1' }, 'spot-unknown'],
  ['on a line that there is not', { spot: '1-over-65' }, 'spot-unknown'],
  ['on a bet of a race', { spot: 'win-1' }, 'spot-unknown'],
  ['with a target', { target: 200 }, 'spot-unknown'],
  ['on what is no name', { spot: 'MAÇ' }, 'bad-payload'],
  ['on a name without end', { spot: `1-score-${'1'.repeat(40)}` }, 'bad-payload'],
  ['below the smallest', { amount: 990_000 }, 'stake-range'],
  ['of a broken kuruş', { amount: 5_000_001 }, 'stake-range'],
  ['below nothing', { amount: -5_000_000 }, 'bad-payload'],
  ['of a text', { amount: '5' }, 'bad-payload'],
  ['above what it may pay', { amount: 5_000_000_000, spot: 'the dearest' }, 'table-limit'],
  ['that asks for a cash-out', { act: 'cash-out' }, 'bad-payload'],
  ['on a match day that is yet to come', { ahead: 1 }, 'bets-closed'],
  ['on a match day of no time', { ahead: 9_000_000 }, 'bets-closed'],
])('a bet %s is refused by name, and nothing is held', async (_what, wrong, refusal) => {
  const round = await openDay()
  const before = await balance()
  const { ahead, ...rest } = { ahead: 0, spot: '1-result-1', ...wrong }
  const spot =
    rest.spot === 'the dearest' ? dearestSpot(cardOf((await table.open()).table)) : rest.spot
  const payload = { act: 'place', round: round + ahead, amount: FIVE, ...request(), ...rest, spot }
  expect(refusalOf(await table.act(payload))).toBe(refusal)
  expect(await balance()).toBe(before)
})

it('what is all but sure is not offered', async () => {
  const round = await freshDay()
  const { rows } = await house.owner.pool.query<{ card: FloorCard }>(
    `select card from floor_rounds where table_id = $1 and number = $2`,
    [TABLE, round],
  )
  const set = (strengths: readonly number[]) =>
    house.owner.pool.query(
      `update floor_rounds set card = jsonb_set(card, '{strengths}', $3::jsonb) where table_id = $1 and number = $2`,
      [TABLE, round, JSON.stringify(strengths)],
    )
  const strengths = rows[0]?.card.strengths ?? []
  await set([58, 1, ...strengths.slice(2)])
  try {
    expect(refusalOf(await place(round, '1-result-1'))).toBe('spot-unknown')
  } finally {
    await set(strengths)
  }
})

it(
  'a thousand selections are refused from the eighty-first on, and what lies stands',
  { timeout: 60_000 },
  async () => {
    const round = await freshDay()
    const before = await balance()
    const { strengths } = cardOf((await table.open()).table)
    const offered = Array.from({ length: 8 }, (_, at) => spotsOf(at + 1))
      .flat()
      .filter((spot) => spot.market === 'result' && priceOf(spot, strengths) !== null)
    const payloads = Array.from(
      { length: 1_000 },
      (_, at) => offered[at % offered.length]?.name ?? '',
    )
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
    const spot = payloads[0] ?? ''
    doneOf(await table.act({ act: 'take-back', round, spot, ...request() }))
    expect(refusalOf(await place(round, spot, LIRA))).toBe('table-limit')
  },
)

it(
  'a match day is drawn once it has closed, told from kick-off, and settled to the micro-lira whoever falls on the way',
  { timeout: 90_000 },
  async () => {
    const round = await freshDay()
    const before = await balance()
    const { table: opened } = await table.open()
    const card = cardOf(opened)
    const slip = Array.from({ length: 8 }, (_, at) => [
      `${at + 1}-result-1`,
      `${at + 1}-result-x`,
      `${at + 1}-result-2`,
      `${at + 1}-under-25`,
      `${at + 1}-halves-1-1`,
    ])
      .flat()
      .filter((name) => priceOf(spotNamed(name), card.strengths) !== null)
      .map((name, at): [string, number] => [name, 1_010_000 + 10_000 * at])
    for (const [spot, amount] of slip) doneOf(await place(round, spot, amount))
    const again = { act: 'place', round, spot: '2-result-x', amount: FIVE, ...request() }
    doneOf(await table.act(again))
    const once = await balance()
    doneOf(await table.act(again))
    expect(await balance()).toBe(once)
    expect(refusalOf(await table.act({ ...again, spot: '2-result-1' }))).toBe('reference-reused')
    doneOf(await table.act({ act: 'take-back', round, ...request(), spot: '2-result-x' }))
    const staked = slip.reduce((sum, [, amount]) => sum + amount, 0)
    expect(await balance()).toBe(before - staked)

    await lead.to(table, 'telling')
    const running = (await table.open()).table
    const goals = goalsIn(running.round?.outcome)
    expect(goals).toHaveLength(CLUBS.length)
    expect([running.round?.number, running.round?.seed]).toEqual([round, null])
    // What is told is not yet of the season's table.
    expect(running.standings).toEqual(opened.standings)
    expect(refusalOf(await place(round, '1-result-1'))).toBe('bets-closed')
    expect(refusalOf(await table.act({ act: 'take-back', round, ...request() }))).toBe(
      'bets-closed',
    )
    expect(await balance()).toBe(before - staked)

    await lead.to(table, 'settled')
    const won = slip.reduce(
      (sum, [spot, amount]) =>
        sum + payoutOf(spotNamed(spot), BigInt(amount), goals, card.strengths),
      0n,
    )
    expect(won).toBeGreaterThan(0n)
    expect(await balance()).toBe(before - staked + Number(won))
    const after = (await table.open()).table
    expect(after.last.find(({ number }) => number === round)).toEqual({
      number: round,
      outcome: { goals },
      card,
    })
    const pointsIn = (state: FloorTableState): number =>
      (state.standings ?? []).reduce((sum, standing) => sum + pointsOf(standing), 0)
    const drawn = [0, 2, 4, 6, 8, 10, 12, 14].filter(
      (at) => goals[at]?.length === goals[at + 1]?.length,
    )
    expect(pointsIn(after) - pointsIn(running)).toBe(3 * 8 - drawn.length)

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    expect(listed[0]).toMatchObject({
      gameName: '3D Futbol Çini Ligi',
      mode: 'race',
      active: false,
    })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    expect(record).toMatchObject({
      table: TABLE,
      number: round,
      card,
      proof: { outcome: { goals } },
    })
    for (const { spot, state, paid, amount } of record.stakes.filter(
      ({ state: is }) => is !== 'back',
    )) {
      const owed = payoutOf(
        spotNamed(spot),
        BigInt(Math.round(amount * 1e6)),
        goals,
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

it('ninety minutes are told in sixty seconds: nothing lands before', async () => {
  await freshDay()
  await lead.to(table, 'telling')
  const { rows } = await house.owner.pool.query<{ ms: string }>(
    `select extract(epoch from ends_at - begins_at) * 1000 as ms from floor_rounds
     where table_id = $1 order by number desc limit 1`,
    [TABLE],
  )
  expect(Number(rows[0]?.ms)).toBe(MATCH_MS)
})

it('a bet that comes after the close is refused and nothing is held', async () => {
  const round = await openDay()
  const before = await balance()
  await house.owner.pool.query(
    `update floor_rounds set closes_at = $3 where table_id = $1 and number = $2`,
    [TABLE, round, new Date(house.clock().getTime() - 1)],
  )
  expect(refusalOf(await place(round, '1-result-1'))).toBe('bets-closed')
  expect(await balance()).toBe(before)
})

it('a bet takes its limit over all stakes on it', async () => {
  const round = await freshDay()
  const card = cardOf((await table.open()).table)
  const spot = dearestSpot(card)
  const most = spotMost(priceOf(spotNamed(spot), card.strengths) ?? 0, lira(5_000))
  expect(most).toBeLessThan(lira(5_000))
  doneOf(await place(round, spot, Number(most)))
  expect(refusalOf(await place(round, spot, LIRA))).toBe('table-limit')
  doneOf(await table.act({ act: 'take-back', round, spot, ...request() }))
})

it('a match day that cannot be drawn is void: every stake goes back, once, and nobody has played', async () => {
  const round = await freshDay()
  const before = await balance()
  const { standings } = (await table.open()).table
  for (const spot of ['1-result-1', '1-result-1', '4-both-yes']) doneOf(await place(round, spot))
  const { rows } = await house.owner.pool.query<{ rules: object }>(
    `select rules from floor_tables where id = $1`,
    [TABLE],
  )
  await house.owner.pool.query(`update floor_tables set rules = rules - 'attacks' where id = $1`, [
    TABLE,
  ])
  await lead.tryMinuteLater()
  await house.owner.pool.query(`update floor_tables set rules = $2 where id = $1`, [
    TABLE,
    JSON.stringify(rows[0]?.rules),
  ])
  const { table: state } = await table.open()
  expect(state.round).toMatchObject({ number: round, phase: 'void', outcome: null })
  expect(state.isOpen).toBe(false)
  expect(state.standings).toEqual(standings)
  expect(await balance()).toBe(before)
  await house.owner.pool.query(`update catalogue_games set is_open = true where game = $1`, [TABLE])
})

it('everybody has played on each match day that was settled, and with a new season the table begins anew', async () => {
  await lead.to(table, 'settled', 'void')
  const { table: state } = await table.open()
  const played = state.standings?.map(({ won, drawn, lost }) => won + drawn + lost) ?? []
  const { rows: settled } = await house.owner.pool.query<{ count: string }>(
    `select count(*) from floor_rounds where table_id = $1 and phase = 'settled'`,
    [TABLE],
  )
  expect(new Set(played)).toEqual(new Set([Number(settled[0]?.count)]))
  const [last] = state.last.filter(({ outcome }) => outcome !== null)
  const day = { number: WEEKS, card: { ...last?.card }, outcome: { ...last?.outcome } }
  const playedBy = (present: number) =>
    floorKind('football')
      .league?.standings(LEAGUES[TABLE], [day], present)
      .map(({ won, drawn, lost }) => won + drawn + lost)
  expect(new Set(playedBy(WEEKS))).toEqual(new Set([1]))
  expect(new Set(playedBy(WEEKS + 1))).toEqual(new Set([0]))
})

it('what is published verifies by command, with its cards, and the books agree', async () => {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  const { data } = (await response.json()) as { data: FloorPublished }
  const { verified, wrong } = await verifyRounds(data)
  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(2)
  const [first, ...others] = data.rounds
  const card = { field: first?.card?.field ?? [], strengths: CLUBS.map(() => 12) }
  const altered = { ...data, rounds: first ? [{ ...first, card }, ...others] : [] }
  expect((await verifyRounds(altered)).wrong[0]).toContain('its card is not the one')
  expect(await findingsOf(house)).toEqual([])
})

it.each([
  [
    'a card on which more was expected',
    `update floor_rounds set card = jsonb_set(card, '{strengths,0}', '29') where table_id = '${TABLE}' and number = 1`,
    'floor-card-not-drawn',
  ],
  [
    'a goal that nobody scored',
    `update floor_rounds set outcome = jsonb_set(outcome, '{goals,0}', '[1, 2, 3, 4, 5, 6, 7, 8]')
     where table_id = '${TABLE}' and number = 1`,
    'floor-outcome-not-drawn',
  ],
  [
    'a bet of another match',
    `update floor_stakes s set spot = '9-result-1' where (s.member_id, s.bet_id, s.seq) = (
       select s.member_id, s.bet_id, s.seq from floor_stakes s
       join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
       where f.table_id = '${TABLE}' and s.state = 'paid' order by s.bet_id, s.seq limit 1)`,
    'floor-not-as-owed',
  ],
])('the audit sees %s, and tells it', async (_what, statement, kind) => {
  const found = await findingsAfter(house, unchecked('floor_rounds'), statement)
  expect(found.map((finding) => finding.kind)).toContain(kind)
})
