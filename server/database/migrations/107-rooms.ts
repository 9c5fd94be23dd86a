import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Rooms that sell tickets: what one costs, and the most that a round takes of all members together. */
const STATEMENTS = [
  `alter type floor_bet add attribute ticket_price bigint, add attribute room_most bigint`,
]
