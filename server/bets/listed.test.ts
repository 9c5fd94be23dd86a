import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillHistories, HISTORY_MEMBER, RARE_GAME } from '#bench/histories/fill.ts'
import { dayOf } from '#contract/time-span.ts'
import { gameDays, gameTotals } from '../casino/game-totals.ts'
import { gameHistory } from '../casino/history.ts'
import type { MemberContext } from '../context.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import type { Tables } from '../database/tables.ts'
import { getCoupons } from '../sports/coupons/coupons.ts'
import { BET_COUNT_CHECKS } from './count-audit.ts'
import { countBets } from './count.ts'
import { pageOfBets, type BetFilter } from './listed.ts'

const RECORDS = 20_000
/** Two years of them: some thirty rounds and as many coupons a day. */
const A_DAY = (2 * RECORDS) / 730

let database: FreshDatabase
const clock = () => new Date()
beforeAll(async () => {
  database = await freshDatabase('empty')
  await fillHistories(database.pool, RECORDS)
  await countBets({ database, clock })
}, 60_000)
afterAll(() => database.close())

type Ask = (context: MemberContext) => Promise<unknown>
// What a history reads of its context.
const contextOf = (db: Kysely<Tables>) =>
  ({ db, lang: 'tr', now: clock(), member: { id: HISTORY_MEMBER } }) as unknown as MemberContext

const asked = (ask: Ask) => ask(contextOf(database.db))

class Undo extends Error {}

/** What the bets themselves give: as if no day had been counted. */
async function uncounted(ask: Ask): Promise<unknown> {
  let answer: unknown
  const work = database.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('bet_count_days').execute()
    answer = await ask(contextOf(transaction))
    throw new Undo()
  })
  await expect(work).rejects.toBeInstanceOf(Undo)
  return answer
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const SPANS = [
  {},
  { startDate: dayOf(ago(7)) },
  { startDate: dayOf(ago(1)), endDate: dayOf(ago(1)) },
  { startDate: dayOf(ago(365)), endDate: dayOf(ago(30)) },
  { startDate: ago(90).toISOString(), endDate: ago(3.3).toISOString() },
  { startDate: ago(0.4).toISOString() },
  { startDate: '0001-01-01', endDate: '9999-12-31' },
  { endDate: '2001-01-01' },
]
const OF_GAMES = [
  {},
  { outcome: 'won' },
  { outcome: 'lost' },
  { outcome: 'open' },
  { gameID: RARE_GAME },
  { gameID: RARE_GAME, outcome: 'won' },
  { gameID: 2, outcome: 'lost' },
  { gameID: 999_999_999_999 },
] as const
const OF_COUPONS = [{}, { outcome: 'open' }, { outcome: 'closed' }] as const
const FILTERS: readonly BetFilter[] = SPANS.flatMap((span) => [
  ...OF_GAMES.map((filter) => ({ history: 'games' as const, ...span, ...filter })),
  ...OF_COUPONS.map((filter) => ({ history: 'coupons' as const, ...span, ...filter })),
])

it('every filter and span: a page and its total are those that the bets themselves give', async () => {
  for (const [n, filter] of FILTERS.entries()) {
    const offset = [0, 13, 1_200][n % 3] ?? 0
    const ask: Ask = (c) => pageOfBets(c, filter, { limit: 10, offset })
    expect([filter, offset, await asked(ask)]).toEqual([filter, offset, await uncounted(ask)])
  }
})

it('every filter and span: what rounds come to, and what each day of a year does, too', async () => {
  for (const span of SPANS)
    for (const filter of OF_GAMES) {
      const ask: Ask = (c) => gameTotals(c, { ...span, ...filter })
      expect([span, filter, await asked(ask)]).toEqual([span, filter, await uncounted(ask)])
    }
  const year: Ask = (c) => gameDays(c, { startDate: dayOf(ago(365)), endDate: dayOf(ago(0)) })
  const days = await asked(year)
  expect(days).toHaveLength(366)
  expect(days).toEqual(await uncounted(year))
})

/** The rows of bets that an answer's queries looked at. */
async function betsRead(ask: Ask): Promise<number> {
  const queries: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      queries.push(query)
    },
  })
  await ask(contextOf(db))
  let rows = 0
  for (const { sql, parameters } of queries) {
    const { rows: plans } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, timing off, format json) ${sql}`,
      [...parameters],
    )
    for (const { Plan } of plans[0]?.['QUERY PLAN'] ?? []) rows += rowsOf(Plan)
  }
  return rows
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

function rowsOf(plan: Plan): number {
  const own =
    plan['Relation Name'] === 'bets'
      ? (plan['Actual Rows'] +
          (plan['Rows Removed by Filter'] ?? 0) +
          (plan['Rows Removed by Index Recheck'] ?? 0)) *
        plan['Actual Loops']
      : 0
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), own)
}

it('no first page and no total reads more bets than those of the days that its lines are of', async () => {
  const page = { limit: 10, offset: 0 }
  // A line is looked at on its day, and again by its number.
  const most = 2 * page.limit * A_DAY
  for (const span of SPANS.slice(0, 4)) {
    for (const filter of OF_GAMES) {
      const rows = await betsRead((c) => gameHistory(c, { ...page, ...span, ...filter }))
      const sums = await betsRead((c) => gameTotals(c, { ...span, ...filter }))
      expect([span, filter, rows <= most, sums <= most]).toEqual([span, filter, true, true])
    }
    for (const status of [undefined, 'open', 'closed'] as const) {
      const rows = await betsRead((c) => getCoupons(c, { ...page, ...span, status }))
      expect([span, status, rows <= most]).toEqual([span, status, true])
    }
  }
})

const waiting = async () =>
  (await database.pool.query<{ id: bigint }>('select id from bets_uncounted order by id')).rows
const found = async () => {
  const each = await Promise.all(BET_COUNT_CHECKS.map((check) => findings(check)))
  return each.flat().map(({ kind }) => kind)
}
const findings = async (check: (typeof BET_COUNT_CHECKS)[number]) =>
  'text' in check ? (await database.pool.query<{ kind: string }>(check.text)).rows : []

it('what was open when its day was counted is counted once it has ended, and only once', async () => {
  const before = await waiting()
  expect(before.length).toBeGreaterThan(20)
  const [late] = before
  await database.pool.query(
    'select bet_settle(array[$1::bigint], array[$2::bigint], array[5000000::bigint], array[0], now())',
    [HISTORY_MEMBER, late?.id],
  )
  const totals: Ask = (c) => gameTotals(c, {})
  const ended = await uncounted(totals)
  expect(await asked(totals)).toEqual(ended)
  expect(await found()).toEqual([])
  for (let times = 0; times < 2; times += 1) await countBets({ database, clock })
  expect(await waiting()).toEqual(before.slice(1))
  expect(await asked(totals)).toEqual(ended)
  expect(await found()).toEqual([])
})

it('a house that has not counted counts from its first bet on, and the audit names what is miscounted', async () => {
  const { rows: counted } = await database.pool.query(
    'select * from bet_counts order by day desc, kind, game_id, outcome limit 1000',
  )
  const { rows: days } = await database.pool.query<{ first: string; begun: Date }>(
    `select min(day)::text as first, (select min(placed_at) from bets) as begun from bet_count_days`,
  )
  expect(days[0]?.first).toBe(dayOf(days[0]?.begun ?? ago(0)))
  await database.pool.query(`delete from bet_count_days where day > current_date - 40`)
  await database.pool.query(`delete from bet_counts where day > current_date - 40`)
  await database.pool.query(`delete from bets_uncounted u using bets b
    where b.id = u.id and b.placed_at > now() - interval '45 days'`)
  await Promise.all([1, 2].map(() => countBets({ database, clock })))
  await countBets({ database, clock })
  const { rows: again } = await database.pool.query(
    'select * from bet_counts order by day desc, kind, game_id, outcome limit 1000',
  )
  expect(again).toEqual(counted)
  await database.pool.query(`update bet_counts set records = records + 1 where ctid = (
    select ctid from bet_counts where outcome = 'won' limit 1)`)
  await database.pool.query(
    `delete from bets_uncounted where id = (select min(id) from bets_uncounted)`,
  )
  expect((await found()).sort()).toEqual(['bet-never-counted', 'bets-miscounted'])
})
