import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillHistories, HISTORY_MEMBER } from '#bench/histories/fill.ts'
import type { MemberContext } from '#server/context.ts'
import type { Tables } from '#server/database/tables.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { transactionTotals } from './transaction-totals.ts'
import { listTransactions } from './transactions.ts'

const RECORDS = 50_000
const page = { limit: 10, offset: 0 }
const recent = new Date(Date.now() - 20 * 86_400_000).toISOString()

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase('empty')
  await fillHistories(database.pool, RECORDS)
}, 60_000)
afterAll(() => database.close())

/** The plans of every query that an answer makes, as text. */
async function plansOf(ask: (context: MemberContext) => Promise<unknown>): Promise<string[]> {
  const queries: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      queries.push(query)
    },
  })
  const context = { db, lang: 'tr', now: new Date(), member: { id: HISTORY_MEMBER } }
  // What a history reads of its context.
  await ask({ ...context, house: { payments: [] } } as unknown as MemberContext)
  return Promise.all(
    queries.map(async ({ sql, parameters }) => {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [
        ...parameters,
      ])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}

/** Way and state. */
const KINDS = [
  [1, undefined],
  [3, 1001],
  [undefined, 1003],
  [2, 1002],
] as const

const WHOLE = /Seq Scan on (bets|cash_transactions|entries)|^ *(->  )?Sort/m

it('a first page is read in the order of its index, and no row of anything else is', async () => {
  const [rows = '', count = ''] = await plansOf((c) => listTransactions(c, page))
  expect(rows).toContain('Index Scan using cash_transactions_listed')
  expect(rows).not.toMatch(WHOLE)
  expect(count).toContain('cash_counts')
  expect(count).not.toContain('cash_transactions')
})

it('a part of a day is counted from the index alone', async () => {
  const [, count = ''] = await plansOf((c) =>
    listTransactions(c, { ...page, startDate: recent, status: 1002, searchCategory: 2 }),
  )
  expect(count).toContain('Index Only Scan using cash_transactions_listed')
})

it('every kind, state and span of days: each kind is read in its own order, no further than a page, and counted by days', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const spans = [{}, { startDate: day(1), endDate: day(1) }, { startDate: day(365) }]
  for (const span of spans)
    for (const searchCategory of [undefined, 1, 2])
      for (const [searchType, status] of KINDS) {
        const filter = { ...span, searchCategory, searchType, status }
        const [rows = '', count = ''] = await plansOf((c) =>
          listTransactions(c, { ...page, ...filter }),
        )
        expect([filter, rows]).toEqual([
          filter,
          expect.stringContaining('cash_transactions_by_kind'),
        ])
        // What is sorted are the pages of the kinds, and no other row is read.
        expect(rows).not.toMatch(/Seq Scan on cash_transactions|_listed|_by_status|^ *Filter: /m)
        expect(count).toContain('cash_counts')
        expect(count).not.toContain('cash_transactions')
        const [sums = ''] = await plansOf((c) => transactionTotals(c, filter))
        expect(sums).not.toContain('cash_transactions')
      }
})

it('kind by kind the pages are those that the rows of all would give', async () => {
  const context = { db: database.db, lang: 'tr', now: new Date(), member: { id: HISTORY_MEMBER } }
  // What a history reads of its context.
  const payload = { ...context, house: { payments: [] } } as unknown as MemberContext
  const filter = { searchCategory: 1, status: 1002, startDate: recent.slice(0, 10) } as const
  const numbers = async (offset: number) =>
    (await listTransactions(payload, { ...filter, limit: 30, offset })).data.map(
      ({ transactionID }) => transactionID,
    )
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from cash_transactions where direction = 'in' and status = 1002
       and created_at >= ($1::date::timestamp at time zone 'Europe/Istanbul')
     order by created_at desc, id desc limit 60`,
    [filter.startDate],
  )
  expect([...(await numbers(0)), ...(await numbers(30))]).toEqual(rows.map(({ id }) => Number(id)))
})

const WAYS: Readonly<Record<number, string>> = { 1: 'in', 2: 'out' }
const FROM_AMOUNTS: readonly Parameters<typeof transactionTotals>[1][] = [
  { searchMinAmount: 250 },
  { searchMinAmount: 257, startDate: '2026-01-12', endDate: '2026-05-03' },
  { searchMinAmount: 4_999.5, searchCategory: 1 },
  { searchMinAmount: 4_999.99, startDate: recent },
  { searchMinAmount: 4_000, searchCategory: 2, status: 1003, startDate: '2026-01-01' },
  { searchMinAmount: 1, searchType: 3, status: 1001 },
  { searchMinAmount: 5_001 },
]

it('from a least amount on, the page and the totals are those of the rows, in both orders of time', async () => {
  const context = { db: database.db, lang: 'tr', now: new Date(), member: { id: HISTORY_MEMBER } }
  // What a history reads of its context.
  const payload = { ...context, house: { payments: [] } } as unknown as MemberContext
  for (const [at, filter] of FROM_AMOUNTS.entries()) {
    const OrderDir = at % 2 === 0 ? 'desc' : 'asc'
    const { searchMinAmount, startDate, endDate, searchCategory, searchType, status } = filter
    const left = `from cash_transactions where amount >= $1::numeric * 1000000
      and ($2::text is null or created_at >= (case when length($2) = 10 then $2 || 'T00:00+03' else $2 end)::timestamptz)
      and ($3::text is null or created_at < ($3 || 'T00:00+03')::timestamptz + interval '1 day')
      and ($4::text is null or direction = $4) and ($5::integer is null or transfer_type_id = $5)
      and ($6::integer is null or status = $6)`
    const values = [
      searchMinAmount,
      startDate,
      endDate,
      searchCategory === undefined ? undefined : WAYS[searchCategory],
      searchType,
      status,
    ]
    const [{ rows: first }, { rows: sums }] = await Promise.all([
      database.pool.query<{ id: string }>(
        `select id ${left} order by created_at ${OrderDir}, id ${OrderDir} limit 60`,
        values,
      ),
      database.pool.query<{ records: number; deposited: number }>(
        `select count(*)::integer as records, coalesce(sum(amount)
           filter (where direction = 'in' and status = 1002), 0)::float / 1000000 as deposited ${left}`,
        values,
      ),
    ])
    for (const offset of [0, 30]) {
      const asking = { ...filter, OrderDir, limit: 30, offset } as const
      const { data, pagination } = await listTransactions(payload, asking)
      const numbers = data.map(({ transactionID }) => transactionID)
      expect([filter, numbers]).toEqual([
        filter,
        first.slice(offset, offset + 30).map(({ id }) => Number(id)),
      ])
      expect(pagination.total).toBe(sums[0]?.records)
    }
    expect(await transactionTotals(payload, filter)).toMatchObject({ ...sums[0] })
  }
})

it('of a least amount no more is read than the counts, the months and the band that it cuts, and a page of each band', async () => {
  const rare = { ...page, searchMinAmount: 4_999.5 }
  const [early = '', bands = '', ids = '', rows = '', count = ''] = await plansOf((c) =>
    listTransactions(c, rare),
  )
  expect(early).toMatch(/Limit[^]*Limit[^]*cash_transactions_listed/)
  expect(bands).toContain('cash_band_counts')
  expect(ids).toContain('Index Only Scan using cash_transactions_by_band')
  expect(rows).not.toContain('Seq Scan')
  expect(count).toMatch(/cash_transactions_by_(band|amount)/)
  expect(count).not.toContain('Seq Scan on cash_transactions')
  // A round amount begins a band, and a span of months cuts none.
  const [round = ''] = await plansOf((c) => transactionTotals(c, { searchMinAmount: 250 }))
  expect(round).not.toContain('cash_transactions')
  const plans = await plansOf((c) => listTransactions(c, { ...page, searchMinAmount: 250 }))
  expect(plans.join()).not.toContain('cash_transactions_by_band')
})

it('canceled withdrawals, which are notices, are found among no others', async () => {
  const filter = { limit: 250, offset: 0, status: 1003, searchCategory: 2 } as const
  const [rows, count] = await plansOf((c) => listTransactions(c, { ...filter, startDate: recent }))
  expect(rows).toContain('cash_transactions_by_kind')
  expect(count).toContain('cash_transactions_notices')
})

it('amount, status and number have their own', async () => {
  const [byAmount = ''] = await plansOf((c) => listTransactions(c, { ...page, OrderPar: 'amount' }))
  expect(byAmount).toContain('Index Scan using cash_transactions_by_amount')
  expect(byAmount).not.toMatch(WHOLE)
  const [byStatus = ''] = await plansOf((c) => listTransactions(c, { ...page, OrderPar: 'status' }))
  expect(byStatus).toContain('cash_transactions_by_status')
  expect(byStatus).not.toMatch(WHOLE)
  const [byNumber = ''] = await plansOf((c) => listTransactions(c, { ...page, searchID: 17 }))
  expect(byNumber).toMatch(/Index Cond: .*id = '17'/)
  expect(byNumber).not.toContain('Seq Scan')
  const [totals = ''] = await plansOf((c) => transactionTotals(c, {}))
  expect(totals).not.toContain('cash_transactions')
})
