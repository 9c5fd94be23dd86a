import { sql, type Kysely } from 'kysely'

/**
 * Windows of limits know what was lost of the member's own money, what went to the poker room, and what the clock said when they were counted.
 * What stood in them is counted anew at the next look. A bet at a table says what a call may add to it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table limit_windows add column lost bigint not null default 0, add column purse bigint not null default 0,
     add column counted_at timestamptz`,
  `alter type floor_bet add attribute called bigint`,
  `update limit_windows set upto_seq = after_seq, staked = 0, paid = 0`,
]
