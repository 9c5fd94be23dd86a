import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What of a round is known before it opens; rounds that close by the clock on the wall; how many stakes a round takes of a member. */
const STATEMENTS = [
  `alter table floor_rounds add column card jsonb`,
  `alter table floor_tables
     -- rounds close every so many ms of the day, so many ms behind its beginning; null where each follows the one before
     add column every_ms integer check (every_ms between 1000 and 3600000),
     add column offset_ms integer not null default 0 check (offset_ms >= 0)`,
  `alter type floor_bet add attribute stakes_most integer`,
]
