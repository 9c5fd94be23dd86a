import { sql, type Kysely } from 'kysely'
import { runMigrations } from 'graphile-worker'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { openDatabase, openHouseDatabase, type Database } from './database.ts'
import { knownRoleUrl, prepareRole } from './house-role.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

interface Prepared {
  /** By what the house comes in. */
  url: string
  /** The migrations that ran. */
  ran: string[]
}

/**
 * As the owner of the tables, and for this alone: brings them to this version, those of the jobs too, and sees to
 * the role that the house then comes in by. An address that owns nothing is that role already: its database has to be
 * of this version.
 */
export async function prepareDatabase(ownerUrl: string, houseUrl?: string): Promise<Prepared> {
  const owner = await openDatabase(ownerUrl, 2)
  try {
    if (!(await mayMigrate(owner.db))) return { url: await asItIs(owner, ownerUrl), ran: [] }
    const ran = await migrate(owner.db)
    await runMigrations({ pgPool: owner.pool })
    const url = await prepareRole(owner.db, ownerUrl, houseUrl).catch(explainRole)
    return { url, ran }
  } finally {
    await owner.close()
  }
}

/** The house's database by its own role. Refuses one that could change what has to stand. */
export async function openAsHouse(url: string): Promise<Database> {
  const { username } = new URL(url)
  const database = await openHouseDatabase(url).catch((error: unknown) => {
    throw new DatabaseUnavailable(
      `The house cannot come to its database as ${username}: ${wordsOf(error)}. Let the server take its password, or name a role of your own in DATABASE_HOUSE_URL.`,
    )
  })
  if (!(await mayChangeTheBooks(database.db))) return database
  await database.close()
  throw new DatabaseUnavailable(
    `${username} may change or delete what stands in the ledger or the action log, write to the ledger past its functions, or make something in its schema. Name a role in DATABASE_HOUSE_URL that owns no table, is no superuser and belongs to neither.`,
  )
}

/** The address of the house's own role, for a command beside it; the one given where there is none yet. */
export async function houseUrlOf(ownerUrl: string): Promise<string> {
  const owner = await openDatabase(ownerUrl, 1)
  try {
    return (await knownRoleUrl(owner.db, ownerUrl)) ?? ownerUrl
  } finally {
    await owner.close()
  }
}

/** A fresh database, or one whose tables are this user's. */
async function mayMigrate(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select coalesce((select pg_has_role(relowner, 'usage') from pg_class
      where oid = to_regclass('entries')), true) as may`.execute(db)
  return rows[0]?.may === true
}

async function asItIs({ db }: Pick<Database, 'db'>, url: string): Promise<string> {
  if (await isMigrated(db)) return url
  throw new DatabaseUnavailable(
    `${new URL(url).username} owns no tables here, and they are not of this version: start it once by their owner.`,
  )
}

async function mayChangeTheBooks(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select bool_or(pg_has_role(relowner, 'member')
      or has_table_privilege(oid, 'update, delete, truncate, trigger')
      or has_any_column_privilege(oid, 'update')
      -- what moves money is added by functions that stand for the owner alone
      or relname <> 'actions' and has_any_column_privilege(oid, 'insert')
      or has_schema_privilege(relnamespace, 'create')) as may
    from pg_class where oid in
      ('entries'::regclass, 'wallets'::regclass, 'holds'::regclass, 'actions'::regclass)`.execute(
    db,
  )
  return rows[0]?.may !== false
}

const INSUFFICIENT_PRIVILEGE = '42501'

function explainRole(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)
    throw new DatabaseUnavailable(
      `The user of DATABASE_URL may not make the role that the house comes in by (${error.message}). Give it CREATEROLE, or make a role yourself and name it in DATABASE_HOUSE_URL.`,
    )
  throw error
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
