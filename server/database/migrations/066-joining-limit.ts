import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** The limit on deposits that a newcomer chose, until their account is confirmed and begins with it. */
const STATEMENTS = [
  `alter table members add joining_deposit_limit bigint check (joining_deposit_limit >= 0)`,
]
