import { sql, type Kysely } from 'kysely'

/** Members by the number of their national id alone: whose it is does not hang on the country that was typed beside it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [`create index members_by_number on members (national_id)`]
