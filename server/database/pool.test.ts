import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from './testing.ts'
import { openHouseDatabase, type Database } from './database.ts'
import { WouldWait } from './holding.ts'
import { TooManyWait, WAIT_MS_MAX, WAITING_PER_CONNECTION } from './pool.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

describe('a second connection, asked for while one is held,', () => {
  it.each<[string, (database: Database) => Promise<unknown>]>([
    ['by a query', ({ db }) => db.selectFrom('members').select('id').execute()],
    ['by a transaction', ({ db }) => db.transaction().execute(async () => {})],
    ['of the pool', ({ pool }) => pool.query('select 1')],
    ['of the other share', ({ money }) => money.pool.connect()],
  ])('throws in tests: %s', async (_how, ask) => {
    const database = await openHouseDatabase(fresh.url)
    const { db } = database
    const transactions = [
      db.transaction(),
      db.transaction().setAccessMode('read only'),
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'),
    ]
    for (const transaction of transactions)
      await expect(transaction.execute(() => ask(database))).rejects.toThrow(WouldWait)
    await database.close()
  })

  it('is nobody’s who asks before, after or beside a transaction', async () => {
    const { db, pool } = fresh
    let later: Promise<unknown> = Promise.resolve()
    await Promise.all([
      db.transaction().execute(async (own) => {
        await own.selectFrom('members').select('id').execute()
        later = new Promise((done) => setTimeout(done, 50)).then(() => pool.query('select 1'))
      }),
      pool.query('select 1'),
    ])
    await expect(later).resolves.toBeDefined()
    await expect(pool.query('select 1')).resolves.toBeDefined()
  })
})

describe('waiting for a connection', () => {
  it('is bounded: whoever comes when enough wait is told at once, and the others in time', async () => {
    const database = await openHouseDatabase(fresh.url)
    const { max } = database.pool.options
    const holders = await Promise.all(Array.from({ length: max }, () => database.pool.connect()))
    const waiting = Array.from({ length: max * WAITING_PER_CONNECTION }, () =>
      database.pool.query('select 1').catch((error: unknown) => error),
    )
    const began = performance.now()
    await expect(database.pool.query('select 1')).rejects.toThrow(TooManyWait)
    await expect(database.db.selectFrom('members').select('id').execute()).rejects.toThrow(
      TooManyWait,
    )
    expect(performance.now() - began).toBeLessThan(WAIT_MS_MAX / 2)
    for (const refused of await Promise.all(waiting)) expect(String(refused)).toMatch(/timeout/)
    expect(performance.now() - began).toBeLessThan(WAIT_MS_MAX + 2_000)
    for (const holder of holders) holder.release()
    await database.close()
  })

  it('for money is not for whatever else fills its share', async () => {
    const database = await openHouseDatabase(fresh.url)
    const { pool, money } = database
    const holders = await Promise.all(
      Array.from({ length: pool.options.max }, () => pool.connect()),
    )
    expect((await money.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/)
    for (const holder of holders) holder.release()
    await database.close()
  })
})
