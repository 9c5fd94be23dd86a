import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * A deposit that a lowered limit had no room for is told from one that nobody paid in time; and what was booked lately is found by the moment
 * it was booked at.
 */
const STATEMENTS = [
  `alter table cash_transactions
     drop constraint cash_transactions_canceled_by_check,
     add constraint cash_transactions_canceled_by_check
       check (canceled_by in ('provider', 'house', 'member')
         or canceled_by in ('operator', 'limit') and direction = 'in')`,
  `create index cash_transactions_booked on cash_transactions (member_id, decided_at)
     where direction = 'in' and status = 1002`,
]
