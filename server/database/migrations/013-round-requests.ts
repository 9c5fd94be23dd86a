import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Ends and marks know a repeated request too. */
const STATEMENTS = [
  `alter table rounds add column end_request_id text, add column mark_requests jsonb`,
  `create unique index rounds_by_end_request on rounds (member_id, end_request_id)
     where end_request_id is not null`,
]
