import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import { pino } from 'pino'
import type { MemberContext } from '#server/context.ts'
import { transactionTotals } from '#server/cashier/transactions/transaction-totals.ts'
import { listTransactions } from '#server/cashier/transactions/transactions.ts'
import { countBets } from '#server/bets/count.ts'
import { gameDays, gameTotals } from '#server/casino/game-totals.ts'
import { gameHistory } from '#server/casino/history.ts'
import { getCoupons } from '#server/sports/coupons/coupons.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Tables } from '#server/database/tables.ts'
import { createCluster } from './cluster.ts'
import { percentile } from './figures.ts'
import { fillHistories, HISTORY_MEMBER, RARE_GAME } from './histories/fill.ts'
import type { Result } from './result.ts'

/**
 * A member with a million transactions and a million rounds over two years: how long the database takes for the first
 * page of each history, its total included, under every kind of filter. What is promised is the first page of transactions of
 * whatever category, way, state and least amount within whatever days, with its totals, and those of rounds and coupons; what is
 * ordered by amounts and the last pages are measured beside it, and the slowest of them is named.
 */

const RECORDS = 1_000_000
const LAPS = 15
const FIRST_PAGE_MS_MAX = 50

type Print = (line: string) => void

interface Asked {
  name: string
  /** Held to the promise. */
  isPromised: boolean
  ask: (context: MemberContext) => Promise<unknown>
}

const DAY_MS = 86_400_000
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const page = { limit: 10, offset: 0 }

const ASKED: readonly Asked[] = [
  promised('transactions', (c) => listTransactions(c, page)),
  promised('transactions, 30 days', (c) =>
    listTransactions(c, { ...page, startDate: daysAgo(30) }),
  ),
  promised('transactions, canceled withdrawals of 90 days', (c) =>
    listTransactions(c, {
      limit: 250,
      offset: 0,
      startDate: daysAgo(90),
      status: 1003,
      searchCategory: 2,
    }),
  ),
  promised('transactions, largest first', (c) =>
    listTransactions(c, { ...page, OrderPar: 'amount' }),
  ),
  promised('transactions, one number', (c) => listTransactions(c, { ...page, searchID: 4_711 })),
  promised('totals of transactions, all time', (c) => transactionTotals(c, {})),
  promised('transactions, 12 months', (c) =>
    listTransactions(c, { ...page, startDate: daysAgo(365) }),
  ),
  promised('transactions, canceled deposits of 12 months', (c) =>
    listTransactions(c, { ...page, startDate: daysAgo(365), status: 1003, searchCategory: 1 }),
  ),
  promised('transactions, one way and state of 2 years, of which there is none', (c) =>
    listTransactions(c, {
      ...page,
      startDate: daysAgo(730),
      searchType: 3,
      status: 1001,
      searchCategory: 2,
    }),
  ),
  promised('totals of transactions, one way of 2 years', (c) =>
    transactionTotals(c, { startDate: daysAgo(730), searchType: 2 }),
  ),
  ...each(
    'rounds',
    { '7 days': 7, '12 months': 365, 'all time': null },
    {
      all: {},
      won: { outcome: 'won' },
      open: { outcome: 'open' },
      'one game': { gameID: 1 },
      'a rare game': { gameID: RARE_GAME },
      'a rare game, won': { gameID: RARE_GAME, outcome: 'won' },
      'a game never played': { gameID: 13 },
    },
    (filter) => [
      promised(`${filter.name}`, (c) => gameHistory(c, { ...page, ...filter.of })),
      promised(`totals of ${filter.name}`, (c) => gameTotals(c, filter.of)),
    ],
  ),
  promised('days of rounds, 12 months', (c) =>
    gameDays(c, { startDate: daysAgo(365), endDate: daysAgo(0) }),
  ),
  ...each(
    'coupons',
    { '30 days': 30, '12 months': 365, 'all time': null },
    { all: {}, open: { status: 'open' }, closed: { status: 'closed' } },
    (filter) => [promised(filter.name, (c) => getCoupons(c, { ...page, ...filter.of }))],
  ),
  ...each(
    'transactions',
    { '30 days': 30, '12 months': 365, 'all time': null },
    {
      'at least 250': { searchMinAmount: 250 },
      'at least 257': { searchMinAmount: 257 },
      'at least 4999.50': { searchMinAmount: 4_999.5 },
      'one way, at least 250': { searchType: 2, searchMinAmount: 250 },
      'canceled withdrawals, at least 4999.50': {
        searchCategory: 2,
        status: 1003,
        searchMinAmount: 4_999.5,
      },
    },
    (filter) => [
      promised(filter.name, (c) => listTransactions(c, { ...page, ...filter.of })),
      promised(`totals of ${filter.name}`, (c) => transactionTotals(c, filter.of)),
    ],
  ),
  shown('transactions, least first of 12 months', (c) =>
    listTransactions(c, {
      ...page,
      startDate: daysAgo(365),
      OrderPar: 'amount',
      OrderDir: 'asc',
    }),
  ),
  shown('transactions, the last page', (c) =>
    listTransactions(c, { ...page, offset: RECORDS - page.limit }),
  ),
]

/** Every filter within every span. */
function each<const Filter extends object>(
  what: string,
  spans: Readonly<Record<string, number | null>>,
  filters: Readonly<Record<string, Filter>>,
  askedOf: (filter: { name: string; of: Filter & { startDate?: string } }) => Asked[],
): Asked[] {
  return Object.entries(spans).flatMap(([span, days]) =>
    Object.entries(filters).flatMap(([name, filter]) =>
      askedOf({
        name: `${what}, ${name}, ${span}`,
        of: { ...filter, ...(days === null ? {} : { startDate: daysAgo(days) }) },
      }),
    ),
  )
}

function promised(name: string, ask: Asked['ask']): Asked {
  return { name, isPromised: true, ask }
}
function shown(name: string, ask: Asked['ask']): Asked {
  return { name, isPromised: false, ask }
}

export async function result(print: Print): Promise<Result> {
  const cluster = await createCluster()
  const database = await openDatabase(cluster.url)
  try {
    await migrate(database.db)
    await fillHistories(database.pool, RECORDS)
    await countBets({ database, clock: () => new Date() })
    print(`${RECORDS} transactions, rounds and coupons of one member each`)
    return await measure(print, database)
  } finally {
    await database.close()
    await cluster.remove()
  }
}

async function measure(print: Print, database: Database): Promise<Result> {
  const figures: Record<string, number> = {}
  let worst = 0
  let hardest = 0
  for (const { name, isPromised, ask } of ASKED) {
    const times: number[] = []
    for (let lap = 0; lap < LAPS; lap += 1) times.push(await databaseMsOf(database, ask))
    const ms = percentile(times, 50)
    figures[name] = ms
    if (isPromised) worst = Math.max(worst, ms)
    else hardest = Math.max(hardest, ms)
    print(`${ms.toFixed(1).padStart(7)} ms  ${name}${isPromised ? '' : ' (no promise)'}`)
  }
  return {
    line: `first page in ${worst.toFixed(1)} ms at most, of ${RECORDS} records (at most ${FIRST_PAGE_MS_MAX}); the hardest filter ${hardest.toFixed(1)} ms, without a promise`,
    passed: worst <= FIRST_PAGE_MS_MAX,
    figures: { ...figures, firstPageMs: worst, hardestFilterMs: hardest },
  }
}

/** What an answer waits for its queries, all of them together. */
async function databaseMsOf({ pool }: Database, ask: Asked['ask']): Promise<number> {
  let ms = 0
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event: LogEvent) => {
      ms += event.queryDurationMillis
    },
  })
  await ask(contextOf(db))
  return ms
}

/** As much of a context as a history reads. */
function contextOf(db: Kysely<Tables>): MemberContext {
  const context = {
    db,
    lang: 'tr',
    now: new Date(),
    member: { id: HISTORY_MEMBER },
    house: { payments: [], log: pino({ level: 'silent' }) },
  }
  // The answers asked here read these alone.
  return context as unknown as MemberContext
}
