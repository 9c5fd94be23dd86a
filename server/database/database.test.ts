import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientPort, openDatabase, port, snapshot } from './database.ts'
import { outsideHold } from './holding.ts'
import { isMigrated, migrate } from './migrate.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('a database', () => {
  it('reads int8 as bigint through Kysely, a port and a plain client', async () => {
    const text = 'select $1::bigint as amount'
    const ports = [port(database.db), clientPort(database.pool)]
    for (const q of ports) expect((await q.query(text, [5n])).rows).toEqual([{ amount: 5n }])
  })

  it('is migrated, and migrating again does nothing', async () => {
    expect(await isMigrated(database.db)).toBe(true)
    expect(await migrate(database.db)).toEqual([])
  })

  it('shows a snapshot that later writes do not reach, and that writes nothing', async () => {
    await snapshot(database, async (q) => {
      const count = async (): Promise<unknown> =>
        (await q.query('select count(*) as n from wallets', [])).rows[0]?.['n']
      const before = await count()
      await outsideHold(() =>
        database.pool.query('insert into wallets (member_id) values (987654)'),
      )
      expect(await count()).toBe(before)
      await expect(q.query('delete from wallets', [])).rejects.toThrow(/read-only/)
    }).catch((error: unknown) => expect(String(error)).toMatch(/aborted/))
  })

  it('that does not answer is said so at once', async () => {
    await expect(openDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/)
  })
})

describe('values', () => {
  it('arrive as tables.ts types them: int8 as bigint, timestamps as Date, json as its value', async () => {
    const { rows } = await database.pool.query<{ n: bigint; at: Date; j: unknown }>(
      `select 1::bigint as n, now() as at, '{"a":1}'::jsonb as j`,
    )
    expect(rows[0]).toMatchObject({ n: 1n, j: { a: 1 } })
    expect(rows[0]?.at).toBeInstanceOf(Date)
  })
})
