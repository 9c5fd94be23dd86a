import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A bet brings along how much its spot, and its round, take of one member; null where a spot takes one bet. */
const STATEMENTS = [
  `alter type floor_bet add attribute spot_most bigint, add attribute round_most bigint`,
]
