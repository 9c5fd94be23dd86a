import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A deposit that an operator canceled is told from one that nobody paid in time. */
const STATEMENTS = [
  `alter table cash_transactions
     drop constraint cash_transactions_canceled_by_check,
     add constraint cash_transactions_canceled_by_check
       check (canceled_by in ('provider', 'house', 'member')
         or canceled_by = 'operator' and direction = 'in')`,
]
