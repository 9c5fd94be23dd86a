import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorOutcome, FloorPublished } from '#contract/games/floor-protocol.ts'
import { lira } from '#contract/money.ts'
import { LUCKY, STAKES_MOST, priceOf, rulesOf, spotMost } from '#games/betgames/numbers.ts'
import { payoutOf } from '#games/betgames/rules.ts'
import { boardOf, findSpot, spotMost as chipsMost, spotsOf } from '#games/tablegames/numbers.ts'
import { payoutOf as chipPayout } from '#games/tablegames/rules.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { findingsAfter, findingsOf, unchecked } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { doneOf, openTestTable, refusalOf, request, type LaunchedTable } from '../testing.ts'
import { tablesOfKind } from '../tables/own-tables.ts'
import { TestLead } from '../testing-leader.ts'

const TABLE = 'sansli-5'
const FIVE = 5_000_000
const LIRA = 1_000_000

let house: TestHouse
let lead: TestLead
let demo: Client
let table: LaunchedTable

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { playsOfMember: 10_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 60000, every_ms = null, awake_until = '2100-01-01'
     where id = $1 or kind = 'tablegames'`,
    [TABLE],
  )
  demo = await loginAs(house, 'demo')
  lead = new TestLead(house, TABLE)
  await lead.take()
  table = await openTestTable(house, demo, { table: TABLE, name: 'Şanslı 5', spot: 'total-odd' })
  await openDraw()
}, 120_000)
afterAll(() => house.close())

const place = (round: number, spot: string, amount = FIVE) =>
  table.act({ act: 'place', round, spot, amount, ...request() })
const balance = async (): Promise<number> => (await table.open()).balance.amount

const numbersIn = (outcome: FloorOutcome | null | undefined): readonly number[] =>
  outcome && 'numbers' in outcome ? outcome.numbers : []

const openDraw = (): Promise<number> => lead.to(table, 'open')

/** A draw that nothing of theirs is on yet. */
async function freshDraw(): Promise<number> {
  await lead.to(table, 'settled', 'void')
  return lead.to(table, 'open')
}

it('CALL-virtual/type every game of bet on games is listed, and launched by its own name or as one of them', async () => {
  const { data: listed } = await visitor(house).call('virtualgames/game_list', {})
  const games = listed.filter(({ types }) => types.includes('bet-on-games'))
  expect(games.map(({ name, type }) => [name, type])).toEqual([
    ['Şanslı 5', 'sansli-5'],
    ['Şanslı 6', 'sansli-6'],
    ['Şanslı 7', 'sansli-7'],
    ['Yıldız Çarkı', 'yildiz-carki'],
    ['Zar Düellosu', 'zar-duellosu'],
    ['Element Savaşı', 'element-savasi'],
    ['Poker Bahsi', 'poker-bahsi'],
  ])
  const providerID = games[0]?.providerID ?? 0
  for (const [type, opens] of [
    ['bet-on-games', 'sansli-5'],
    ['zar-duellosu', 'zar-duellosu'],
  ] as const) {
    const { data } = await demo.call('virtualgames/init_game', { providerID, type })
    const url = new URL(data.url)
    expect(url.pathname).toBe(`/${opens}/1/index.html`)
    expect(url.searchParams.get('kind')).toBe('betgames')
  }
})

it('a game tells its rules, and nothing of a draw before its bets are closed', async () => {
  const { rules, table: state } = await table.open()
  expect(rules).toEqual({ kind: 'betgames', ...rulesOf('lucky-5') })
  expect(state.round?.outcome).toBeNull()
  expect(state.round?.card).toBeUndefined()
})

it.each([
  ['on a market that there is not', { spot: 'corners-9' }, 'spot-unknown'],
  ['on a ball that is in no drum', { spot: 'balls-37' }, 'spot-unknown'],
  ['on a ball of another game’s drum', { spot: 'balls-1-60' }, 'spot-unknown'],
  ['on a bet of another game', { spot: 'duel-red' }, 'spot-unknown'],
  ['on balls in no order', { spot: 'balls-9-7' }, 'spot-unknown'],
  ['on four balls', { spot: 'balls-1-2-3-4' }, 'spot-unknown'],
  ['on a spot of roulette', { spot: 'red' }, 'spot-unknown'],
  ['with a target', { target: 200 }, 'spot-unknown'],
  ['on what is no name', { spot: 'TOPLAR' }, 'bad-payload'],
  ['on a name without end', { spot: `balls-${'1'.repeat(40)}` }, 'bad-payload'],
  ['below the smallest', { amount: 990_000 }, 'stake-range'],
  ['of a broken kuruş', { amount: 5_000_001 }, 'stake-range'],
  ['above what it may pay', { amount: 5_000_000_000, spot: 'balls-1-2-3' }, 'table-limit'],
  ['that asks for a cash-out', { act: 'cash-out' }, 'bad-payload'],
  ['on a draw that is yet to come', { ahead: 1 }, 'bets-closed'],
  ['on a draw of no time', { ahead: 9_000_000 }, 'bets-closed'],
])('a bet %s is refused by name, and nothing is held', async (_what, wrong, refusal) => {
  const round = await openDraw()
  const before = await balance()
  const { ahead, ...rest } = { ahead: 0, spot: 'total-odd', ...wrong }
  const payload = { act: 'place', round: round + ahead, amount: FIVE, ...request(), ...rest }
  expect(refusalOf(await table.act(payload))).toBe(refusal)
  expect(await balance()).toBe(before)
})

it(
  'a thousand selections are refused from the sixty-first on, and what lies stands',
  { timeout: 60_000 },
  async () => {
    const round = await freshDraw()
    const before = await balance()
    const payloads = Array.from(
      { length: 1_000 },
      (_, at) => `balls-${1 + (at % LUCKY['lucky-5'].of)}`,
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
    doneOf(await table.act({ act: 'take-back', round, spot: 'balls-1', ...request() }))
    expect(refusalOf(await place(round, 'balls-1', LIRA))).toBe('table-limit')
  },
)

it(
  'a draw is made once bets are closed, told from the start, and settled to the micro-lira',
  { timeout: 90_000 },
  async () => {
    const round = await freshDraw()
    const before = await balance()
    const slip: readonly [string, number][] = [
      ['total-odd', 3_010_000],
      ['total-even', 3_010_000],
      ['odds-2', 5_010_000],
      ['colours-red-1', 1_000_000],
      ['first-blue', 2_000_000],
      ...Array.from({ length: 12 }, (_, at): [string, number] => [
        `balls-${at * 3 + 1}`,
        1_000_000,
      ]),
      ['balls-2-17-33', 1_000_000],
    ]
    for (const [spot, amount] of slip) doneOf(await place(round, spot, amount))
    const again = { act: 'place', round, spot: 'total-odd', amount: FIVE, ...request() }
    doneOf(await table.act(again))
    const once = await balance()
    doneOf(await table.act(again))
    expect(await balance()).toBe(once)
    expect(refusalOf(await table.act({ ...again, spot: 'odds-4' }))).toBe('reference-reused')
    doneOf(await table.act({ act: 'take-back', round, ...request() }))
    const staked = slip.reduce((sum, [, amount]) => sum + amount, 0)
    expect(await balance()).toBe(before - staked)

    await lead.to(table, 'telling')
    const running = (await table.open()).table
    const numbers = numbersIn(running.round?.outcome)
    expect(new Set(numbers).size).toBe(5)
    expect(numbers.every((ball) => ball >= 1 && ball <= 36)).toBe(true)
    expect([running.round?.number, running.round?.seed]).toEqual([round, null])
    expect(refusalOf(await place(round, 'total-odd'))).toBe('bets-closed')
    expect(await balance()).toBe(before - staked)

    await lead.to(table, 'settled')
    const won = slip.reduce(
      (sum, [spot, amount]) => sum + payoutOf('lucky-5', spot, BigInt(amount), numbers),
      0n,
    )
    // One of odd and even is right.
    expect(won).toBeGreaterThan(0n)
    expect(await balance()).toBe(before - staked + Number(won))

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    expect(listed[0]).toMatchObject({ gameName: 'Şanslı 5', mode: 'race', active: false })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    expect(record).toMatchObject({
      table: TABLE,
      number: round,
      card: null,
      proof: { outcome: { numbers } },
    })
    expect(await doesRecordHold(record, table.opened)).toBe(true)
    const altered = { numbers: numbers.map((ball) => 37 - ball) }
    const { proof } = record
    if (proof === null) throw new Error('no proof')
    const forged = { ...record, outcome: altered, proof: { ...proof, outcome: altered } }
    expect(await doesRecordHold(forged)).toBe(false)
  },
)

it('a bet that comes after the close is refused and nothing is held', async () => {
  const round = await openDraw()
  const before = await balance()
  await house.owner.pool.query(
    `update floor_rounds set closes_at = $3 where table_id = $1 and number = $2`,
    [TABLE, round, new Date(house.clock().getTime() - 1)],
  )
  expect(refusalOf(await place(round, 'total-odd'))).toBe('bets-closed')
  expect(await balance()).toBe(before)
})

it('a bet takes its limit over all stakes on it', async () => {
  const round = await freshDraw()
  const most = spotMost(priceOf('lucky-5', 'balls-1-2-3') ?? 0, lira(5_000))
  expect(most).toBeLessThan(lira(5_000))
  doneOf(await place(round, 'balls-1-2-3', Number(most)))
  expect(refusalOf(await place(round, 'balls-1-2-3', LIRA))).toBe('table-limit')
  doneOf(await table.act({ act: 'take-back', round, spot: 'balls-1-2-3', ...request() }))
})

it('a draw whose drums are not those of its prices is void: every stake goes back, once', async () => {
  const round = await freshDraw()
  const before = await balance()
  for (const spot of ['total-odd', 'total-odd', 'balls-3']) doneOf(await place(round, spot))
  const set = (take: number) =>
    house.owner.pool.query(
      `update floor_tables set rules = jsonb_set(rules, '{drums,0,take}', to_jsonb($2::int)) where id = $1`,
      [TABLE, take],
    )
  await set(36)
  await lead.tryMinuteLater()
  await set(5)
  const { table: state } = await table.open()
  expect(state.round).toMatchObject({ number: round, phase: 'void', outcome: null })
  expect(await balance()).toBe(before)
  await house.owner.pool.query(`update catalogue_games set is_open = true where game = $1`, [TABLE])
})

it('a draw that stands is paid, though the drums of its game become others before it was told', async () => {
  const round = await freshDraw()
  doneOf(await place(round, 'total-odd'))
  await lead.to(table, 'telling')
  const set = (take: number) =>
    house.owner.pool.query(
      `update floor_tables set rules = jsonb_set(rules, '{drums,0,take}', to_jsonb($2::int)) where id = $1`,
      [TABLE, take],
    )
  await set(4)
  await lead.to(table, 'settled')
  await set(5)
  const { rows } = await house.owner.pool.query<{ state: string }>(
    `select b.state from bets b join floor_bets f on f.member_id = b.member_id and f.id = b.id
     where f.table_id = $1 and f.number = $2`,
    [TABLE, round],
  )
  expect(rows).toEqual([{ state: 'settled' }])
})

/** One out of a single drum, and one out of several; a journey plays the others. */
const TABLE_GAMES = [
  ['bakara-lale', 'Bakara Lale', 'banker'],
  ['sic-bo-sedef', 'Sic Bo Sedef', 'small'],
] as const

/** So many of a game's bets have a chip. */
const BETS_LAID = 6

it.each(TABLE_GAMES)(
  'a round of %s is drawn once bets are closed, paid by its odds, recorded with its proof, and verifies',
  { timeout: 60_000 },
  async (id, name, spot) => {
    const own = tablesOfKind('tablegames').find((one) => one.id === id)
    if (!own) throw new Error('no such table')
    const { game } = own.rules
    const at = await openTestTable(house, demo, { table: id, name, spot })
    expect(at.url.searchParams.get('kind')).toBe('tablegames')
    const { rules } = await at.open()
    expect(rules).toEqual({ kind: 'tablegames', ...own.rules })
    const lead = new TestLead(house, id)
    await lead.to(at, 'settled', 'void')
    const round = await lead.to(at, 'open')
    const before = await balance()
    const chip = (on: string, amount: number, more: object = {}) =>
      at.act({ act: 'place', round, spot: on, amount, ...request(), ...more })

    for (const wrong of ['red', 'balls-1', 'balls-1-2-3-4'])
      expect(refusalOf(await chip(wrong, FIVE))).toBe('spot-unknown')
    expect(refusalOf(await chip(spot, FIVE, { target: 200 }))).toBe('spot-unknown')
    expect(refusalOf(await chip(spot, 4_990_000))).toBe('stake-range')
    const [{ name: dear } = { name: spot }] = spotsOf(game).toSorted((a, b) => b.odds - a.odds)
    const dearest = findSpot(game, dear)
    const most = dearest ? Number(chipsMost(dearest, lira(50_000))) : 0
    expect(refusalOf(await chip(dear, most + FIVE))).toBe('table-limit')
    expect(await balance()).toBe(before)

    const laid = spotsOf(game)
      .slice(0, BETS_LAID)
      .map((one, nth) => [one.name, FIVE + 10_000 * nth] as const)
    for (const [on, amount] of laid) doneOf(await chip(on, amount))
    // A second chip on a bet, and one that is taken back again.
    doneOf(await chip(spot, FIVE))
    doneOf(await chip(spot, FIVE))
    doneOf(await at.act({ act: 'take-back', round, spot, ...request() }))
    const staked = FIVE + laid.reduce((sum, [, amount]) => sum + amount, 0)
    expect(await balance()).toBe(before - staked)

    await lead.to(at, 'telling')
    const running = (await at.open()).table.round
    const numbers = numbersIn(running?.outcome)
    expect([running?.number, running?.seed]).toEqual([round, null])
    expect(boardOf(game, numbers).dealt.length).toBeGreaterThan(0)
    expect(refusalOf(await chip(spot, FIVE))).toBe('bets-closed')

    await lead.to(at, 'settled')
    const won = [...laid, [spot, FIVE] as const].reduce(
      (sum, [on, amount]) => sum + chipPayout(game, on, BigInt(amount), numbers),
      0n,
    )
    expect(await balance()).toBe(before - staked + Number(won))

    const { data: states } = await demo.call('livecasino/table_states', {})
    const { data: tiles } = await demo.call('livecasino/game_table_list', { searchGameName: name })
    const tile = states.find(({ tableID }) => tableID === tiles[0]?.tableID)
    expect(tile?.last[0]).toEqual({ ended: boardOf(game, numbers).ended })

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    expect(listed[0]).toMatchObject({ gameName: name, mode: 'table', active: false })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    expect(record).toMatchObject({ table: id, number: round, proof: { outcome: { numbers } } })
    expect(await doesRecordHold(record, at.opened)).toBe(true)
    const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${id}/1/100`)
    const { data } = (await response.json()) as { data: FloorPublished }
    const { verified, wrong } = await verifyRounds(data)
    expect([verified > 0, wrong]).toEqual([true, []])
  },
)

it('what is published verifies by command, and the books agree', async () => {
  const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${TABLE}/1/1000`)
  const { data } = (await response.json()) as { data: FloorPublished }
  const { verified, wrong } = await verifyRounds(data)
  expect(wrong).toEqual([])
  expect(verified).toBeGreaterThan(2)
  const [first, ...others] = data.rounds
  const outcome = { numbers: [1, 2, 3, 4, 5] }
  const altered = { ...data, rounds: first ? [{ ...first, outcome }, ...others] : [] }
  expect((await verifyRounds(altered)).wrong[0]).toContain('and was drawn as')
  expect(await findingsOf(house)).toEqual([])
})

const STAKE = `(select s.member_id, s.bet_id, s.seq from floor_stakes s
  join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
  join floor_rounds r on r.table_id = f.table_id and r.number = f.number
  where r.table_id = '${TABLE}' and r.phase = 'settled' and s.state = 'paid' order by s.bet_id, s.seq limit 1)`

it.each([
  [
    'other numbers',
    `update floor_rounds set outcome = '{"numbers": [1, 2, 3, 4, 5]}' where table_id = '${TABLE}' and number = 1`,
    'floor-outcome-not-drawn',
  ],
  [
    'a bet of no game',
    `update floor_stakes s set spot = 'red' where (s.member_id, s.bet_id, s.seq) = ${STAKE}`,
    'floor-not-as-owed',
  ],
])('the audit sees %s, and tells it', async (_what, statement, kind) => {
  const found = await findingsAfter(house, unchecked('floor_rounds'), statement)
  expect(found.map((finding) => finding.kind)).toContain(kind)
})
