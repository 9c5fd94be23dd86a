import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** When bets on a round were closed and when it was drawn, by the clock that entries are written by; of rounds from before, null. */
const STATEMENTS = [
  `alter table floor_rounds add column closed_at timestamptz, add column drawn_at timestamptz`,
]
