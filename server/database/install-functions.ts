import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Functions and triggers are kept as their texts say: each is known by the hash of its text, and made
 * anew in place of whatever had its name when that differs. What is no longer listed goes.
 */

/** Kysely's own, under which migrations run: several processes that start at once go one by one. */
export const MIGRATION_LOCK = '3853314791062309107'

/** What migrations made before functions were listed. A database of then has no record of them. */
const UNRECORDED = [
  'ledger_entry_hash',
  'ledger_post',
  'ledger_hold',
  'ledger_close_hold',
  'jackpot_feed',
  'jackpot_pay',
  'round_seat',
  'round_cash',
  'round_played_cash',
  'round_play',
  'round_pay',
  'round_end',
  'round_mark',
]

interface Listed {
  name: string
  kind: 'function' | 'trigger'
  text: string
  hash: string
}

/** Makes the database's functions those of this list, all or nothing. True when any was renewed. */
export async function installFunctions(
  db: Kysely<Tables>,
  statements: readonly string[],
): Promise<boolean> {
  const listed = statements.map(read)
  if (await areInstalled(db, statements)) return false
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(transaction)
    await sql`create table if not exists installed_functions (
      name text primary key, hash text not null)`.execute(transaction)
    // Another process may have been here while this one waited.
    if (await areInstalled(transaction, statements)) return false
    await searchLast(transaction)
    await renew(transaction, listed)
    return true
  })
}

/** Are the functions of this list there, as their texts say, and no other of ours? */
export async function areInstalled(
  db: Kysely<Tables>,
  statements: readonly string[],
): Promise<boolean> {
  const listed = statements.map(read)
  const hashes = await installedHashes(db)
  return (
    hashes !== null &&
    hashes.size === listed.length &&
    listed.every(({ name, hash }) => hashes.get(name) === hash)
  )
}

/** By name; null on a database that has no record yet. */
async function installedHashes(db: Kysely<Tables>): Promise<ReadonlyMap<string, string> | null> {
  const table = sql<{ is_there: boolean }>`
    select to_regclass('installed_functions') is not null as is_there`
  const { rows } = await table.execute(db)
  if (rows[0]?.is_there !== true) return null
  const installed = await db.selectFrom('installed_functions').select(['name', 'hash']).execute()
  return new Map(installed.map(({ name, hash }) => [name, hash]))
}

/** What functions keep who say `set search_path from current`: temporary tables come after the schema's own, not before. */
async function searchLast(db: Transaction<Tables>): Promise<void> {
  await sql`select set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true)`.execute(
    db,
  )
}

/** Triggers hold their functions, so all of them go first and come last. */
async function renew(db: Transaction<Tables>, listed: readonly Listed[]): Promise<void> {
  const installed = (await installedHashes(db)) ?? new Map<string, string>()
  const isKept = ({ name, kind, hash }: Listed): boolean =>
    kind === 'function' && installed.get(name) === hash
  const kept = new Set(listed.filter(isKept).map(({ name }) => name))
  const known = [...installed.keys(), ...UNRECORDED, ...listed.map(({ name }) => name)]
  await drop(
    db,
    known.filter((name) => !kept.has(name)),
  )
  for (const { name, text } of listed) {
    if (kept.has(name)) continue
    await sql.raw(text).execute(db)
    // What stands for its owner is called by the house's role, which is granted that, and by nobody else who comes in.
    if (text.includes('security definer'))
      await sql.raw(`revoke execute on function ${name} from public`).execute(db)
  }
  await db.deleteFrom('installed_functions').execute()
  const rows = listed.map(({ name, hash }) => ({ name, hash }))
  if (rows.length > 0) await db.insertInto('installed_functions').values(rows).execute()
}

/** By name alone, whatever parameters they were made with. */
async function drop(db: Transaction<Tables>, names: readonly string[]): Promise<void> {
  const droppings = sql<{ statement: string }>`
    select statement from (
      select 1 as turn, format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = any(${names}) and not tgisinternal
        and relnamespace = current_schema()::regnamespace
      union all
      select 2, format('drop function %s', oid::regprocedure) from pg_proc
      where proname = any(${names}) and pronamespace = current_schema()::regnamespace
    ) dropping order by turn`
  const { rows } = await droppings.execute(db)
  for (const { statement } of rows) await sql.raw(statement).execute(db)
}

function read(text: string): Listed {
  const [, kind, name] = /^\s*create (?:constraint )?(function|trigger) (\w+)/.exec(text) ?? []
  if (name === undefined || (kind !== 'function' && kind !== 'trigger'))
    throw new Error(`Neither "create function" nor "create trigger": ${text.slice(0, 60)}`)
  return { name, kind, text, hash: createHash('sha256').update(text).digest('hex') }
}
