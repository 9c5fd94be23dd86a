import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Matches of which nothing is paid, for their provider settles a market otherwise than their record. */
const STATEMENTS = [
  'alter table sports_events add column is_disputed boolean not null default false',
  'create index sports_events_disputed on sports_events (id) where is_disputed',
]
