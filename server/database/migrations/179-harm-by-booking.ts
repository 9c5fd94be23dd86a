import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Signals of harm ask when money was booked or taken back, no longer when it was asked for. */
const STATEMENTS = [
  `drop index cash_transactions_by_time`,
  `create index cash_transactions_taken_back on cash_transactions (decided_at)
     where direction = 'out' and payout_state = 'taken-back'`,
]
