import { sql, type Kysely } from 'kysely'
import { LEDGER_SCHEMA } from '#ledger/schema.ts'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of LEDGER_SCHEMA) await sql.raw(statement).execute(db)
}
