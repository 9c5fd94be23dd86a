import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What counts for a bonus and whose bonus money a bet holds are told apart from how it was until now. */
const STATEMENTS = [
  // While free rounds were left, no bet counted; those placed so far stay uncounted.
  `update bonuses b set counts_after = coalesce(
       (select max(bet.id) from bets bet where bet.member_id = b.member_id), 0)
     where rounds_played is not null and counts_after is null`,
  `alter table bonus_bets add column of_whole boolean not null default true`,
  `alter table bonus_bets alter column of_whole set default false`,
  // the bonus that was active when bonus money was last added to its stake
  `alter table bets add column grown_under bigint`,
]
