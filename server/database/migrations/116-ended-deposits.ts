import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Deposits that ended in vain not long ago are found without looking at all that ever did. */
const STATEMENTS = [
  `create index cash_transactions_ended on cash_transactions (decided_at)
     where direction = 'in' and status = 1003`,
]
