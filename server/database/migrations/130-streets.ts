import { sql, type Kysely } from 'kysely'

/** Rounds that go on being bet on while they are told, street by street. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // When bets of each street were closed that came after the round's own closing, by the database's clock: it writes them itself.
  `alter table floor_rounds add column windows_closed timestamptz[] not null default '{}'`,
  // Which street a spot is bet on; null at tables without.
  `alter type floor_bet add attribute street integer`,
]
