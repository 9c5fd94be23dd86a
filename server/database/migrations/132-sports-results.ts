import { sql, type Kysely } from 'kysely'

/** Matches that are over are looked for by their day, and by the competition that they belong to. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create index sports_events_over on sports_events (starts_at, id) where settled_at is not null`,
  `create index sports_events_over_by_competition
     on sports_events ((fixture #>> '{competition,id}'), starts_at, id) where settled_at is not null`,
]
