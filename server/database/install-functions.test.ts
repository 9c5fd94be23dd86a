import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { port } from './database.ts'
import { schemaOf } from './testing-dump.ts'
import { FUNCTIONS } from './functions.ts'
import { areInstalled, installFunctions } from './install-functions.ts'
import { isMigrated, migrate } from './migrate.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(() => installFunctions(database.db, FUNCTIONS))

const ONE = 'create function one_more() returns integer language sql as $$ select 1 $$'
const REFUSE = `create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'kept for good';
end
$$`
const KEPT = `create trigger keep_state before delete on site_state
  for each statement execute function refuse_change()`

const oidOf = async (name: string): Promise<unknown> =>
  (await database.pool.query('select oid from pg_proc where proname = $1', [name])).rows

describe('SQL functions', () => {
  it('are all there after migrating, and migrating again renews none', async () => {
    expect(await areInstalled(database.db, FUNCTIONS)).toBe(true)
    const before = await oidOf('ledger_post')
    await migrate(database.db)
    expect(await oidOf('ledger_post')).toEqual(before)
    expect(await installFunctions(database.db, FUNCTIONS)).toBe(false)
  })

  it('are renewed where their text differs, whatever their parameters; others stay', async () => {
    await installFunctions(database.db, [...FUNCTIONS, ONE])
    const kept = await oidOf('ledger_post')
    const changed = ONE.replace('()', '(p_more integer)').replace('select 1', 'select 1 + p_more')
    expect(await installFunctions(database.db, [...FUNCTIONS, changed])).toBe(true)
    const { rows } = await database.pool.query('select one_more(2) as answer')
    expect(rows).toEqual([{ answer: 3 }])
    await expect(database.pool.query('select one_more()')).rejects.toThrow(/does not exist/)
    expect(await oidOf('ledger_post')).toEqual(kept)
  })

  it('go when they are no longer listed', async () => {
    await installFunctions(database.db, [...FUNCTIONS, ONE])
    expect(await isMigrated(database.db)).toBe(false)
    await installFunctions(database.db, FUNCTIONS)
    expect(await oidOf('one_more')).toEqual([])
    expect(await isMigrated(database.db)).toBe(true)
  })

  it('come with their triggers, which are renewed with them', async () => {
    const forget = () => database.pool.query('delete from site_state where false')
    await installFunctions(database.db, [...FUNCTIONS, REFUSE, KEPT])
    await expect(forget()).rejects.toThrow(/kept for good/)
    const other = REFUSE.replace('kept for good', 'not ever')
    await installFunctions(database.db, [...FUNCTIONS, other, KEPT])
    await expect(forget()).rejects.toThrow(/not ever/)
    await installFunctions(database.db, FUNCTIONS)
    await forget()
  })

  it('change all together or not at all', async () => {
    const before = await schemaOf(port(database.db))
    const broken = 'create function broken() returns integer language sql as $$ select nothing $$'
    await expect(installFunctions(database.db, [ONE, broken])).rejects.toThrow(/nothing/)
    expect(await schemaOf(port(database.db))).toEqual(before)
    await expect(installFunctions(database.db, ['create view v as select 1'])).rejects.toThrow(
      /Neither/,
    )
  })

  it('are made once by processes that start at the same time', async () => {
    await sql`drop table installed_functions`.execute(database.db)
    const started = Array.from({ length: 6 }, () => installFunctions(database.db, FUNCTIONS))
    expect((await Promise.all(started)).filter(Boolean)).toHaveLength(1)
    expect(await areInstalled(database.db, FUNCTIONS)).toBe(true)
  })
})
