import { sql, type Kysely } from 'kysely'

/** Since when the poker room is owed the word that a member plays no more; few are at any time. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table poker_players add column stop_due_at timestamptz`,
  `create index poker_stops on poker_players (stop_due_at) where stop_due_at is not null`,
]
