/** A demo that is served by one process, of a table that another leads. Costs two houses on one database. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../database/testing.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import {
  doneOf,
  openTestDemo,
  openTestTable,
  request,
  testTableAt,
  type TestTable,
} from '../testing.ts'
import { DEMO_PURSE } from './purse.ts'

const AT = { table: 'fransiz-ruleti', name: 'Fransız', spot: 'red' }
const FIVE = 5_000_000

let database: FreshDatabase
let leads: TestHouse
let serves: TestHouse
let member: TestTable
let demo: TestTable

beforeAll(async () => {
  database = await freshDatabase('demo')
  leads = await startTestHouse({ databaseUrl: database.url })
  serves = await startTestHouse({ databaseUrl: database.url })
  await leads.owner.pool.query(
    `update floor_tables set open_ms = 4000, pause_ms = 100, rest_ms = 1000 where id = $1`,
    [AT.table],
  )
  member = await openTestTable(leads, await loginAs(leads, 'demo'), AT)
  await member.openRound()
  const opened = await openTestDemo(leads, visitor(leads), AT)
  demo = testTableAt(serves, opened.url, AT)
}, 120_000)
afterAll(async () => {
  await serves?.close()
  await leads?.close()
  await database?.close()
})

it(
  'a token of one process opens a demo at the other, which pays its own when the leader says that the ball lies',
  { timeout: 60_000 },
  async () => {
    expect((await demo.open()).isDemo).toBe(true)
    const round = await demo.openRound(2_000)
    const payload = { act: 'place', round, amount: FIVE } as const
    doneOf(await demo.act({ ...payload, spot: 'red', ...request() }))
    doneOf(await demo.act({ ...payload, spot: 'black', amount: 2 * FIVE, ...request() }))
    await demo.until(({ round: now }) => (now?.number ?? 0) > round || now?.phase === 'settled')
    const states = async () => (await demo.open()).seat?.stakes.map(({ state }) => state)
    await expect.poll(states, { timeout: 5_000 }).not.toContain('placed')
    const { table, balance } = await demo.open()
    const outcome = table.last.find(({ number }) => number === round)?.outcome
    const pocket = outcome && 'pocket' in outcome ? outcome.pocket : -1
    const seen = (await member.open()).table.last.find(({ number }) => number === round)
    expect(seen?.outcome).toEqual({ pocket })
    // Half of an even chance comes back at zero here.
    const won = pocket === 0 ? (3 * FIVE) / 2 : RED.has(pocket) ? 2 * FIVE : 4 * FIVE
    expect(balance.amount).toBe(Number(DEMO_PURSE) - 3 * FIVE + won)
    // At the process that did not serve it, the same token has a purse of its own.
    const elsewhere = testTableAt(leads, demo.url, AT)
    expect((await elsewhere.open()).balance.amount).toBe(Number(DEMO_PURSE))
  },
)

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
