/**
 * The role that a running house comes to its database by. It owns nothing, so it can change no table, function or
 * trigger; entries and actions it can read and add, and never change or take away, whatever statement is got past the
 * code. The owner of the tables is for migrations alone.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { grantsTo } from './house-grants.ts'
import { MIGRATION_LOCK } from './install-functions.ts'
import type { Tables } from './tables.ts'

interface HouseRole {
  name: string
  password: string
}

/** By what the house is to come in, once the owner has migrated: its role is there afterwards, and may what it has to. */
export async function prepareRole(
  db: Kysely<Tables>,
  ownerUrl: string,
  given?: string,
): Promise<string> {
  return db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(db)
    const url = given ?? (await madeRole(db, ownerUrl))
    for (const statement of await grantsTo(db, decodeURIComponent(new URL(url).username)))
      await sql.raw(statement).execute(db)
    return url
  })
}

/** The address of a house that was started once already; null where there is none by this owner. */
export async function knownRoleUrl(db: Kysely<Tables>, ownerUrl: string): Promise<string | null> {
  const { rows } = await sql<{ mine: boolean | null }>`
    select has_table_privilege(to_regclass('house_role'), 'select') as mine`.execute(db)
  if (rows[0]?.mine !== true) return null
  const known = await db.selectFrom('house_role').selectAll().executeTakeFirst()
  return known ? urlOf(ownerUrl, known) : null
}

async function madeRole(db: Kysely<Tables>, ownerUrl: string): Promise<string> {
  const known = await db.selectFrom('house_role').selectAll().executeTakeFirst()
  const role = known ?? newRole()
  if (!known) await db.insertInto('house_role').values(role).execute()
  const { rows } = await sql`select 1 from pg_roles where rolname = ${role.name}`.execute(db)
  // A database that was restored elsewhere knows its role, and the server there does not.
  if (rows.length === 0) await createRole(db, role)
  return urlOf(ownerUrl, role)
}

/** Roles belong to the whole server, and several houses may share one. */
const newRole = (): HouseRole => ({
  name: `kasa_house_${randomBytes(6).toString('hex')}`,
  password: randomBytes(24).toString('base64url'),
})

async function createRole(db: Kysely<Tables>, { name, password }: HouseRole): Promise<void> {
  const login = `create role ${name} login noinherit password '${passwordVerifier(password)}'`
  await sql.raw(login).execute(db)
  await sql
    .raw(
      `do $$ begin execute format('alter role ${name} set search_path = %I', current_schema()); end $$`,
    )
    .execute(db)
}

/** As PostgreSQL keeps it (SCRAM-SHA-256): the password itself is in no statement, so in no log of the server's. */
function passwordVerifier(password: string): string {
  const salt = randomBytes(16)
  const iterations = 4096
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  const serverKey = keyed('Server Key').toString('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}

function urlOf(ownerUrl: string, { name, password }: HouseRole): string {
  const url = new URL(ownerUrl)
  url.username = name
  url.password = password
  return url.href
}
