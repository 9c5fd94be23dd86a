import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A bet that is open may have been paid a part. A round of a slot is paid at once, when it ends. */
const STATEMENTS = [
  `alter table bets
     drop constraint bets_check3,
     add constraint bets_open_slot_unpaid check (state <> 'open' or kind <> 'slot' or payout = 0)`,
]
