import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Since when somebody looks at a withdrawal, for its member to see. */
const STATEMENTS = [
  `alter table cash_transactions
     add reviewed_at timestamptz check (reviewed_at is null or direction = 'out')`,
]
