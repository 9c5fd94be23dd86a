import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a member's bets of each day came to, counted by a job once the day is over. */
const STATEMENTS = [
  // Every day up to the last of them is counted.
  `create table bet_count_days (
     day date primary key
   )`,
  `create table bet_counts (
     member_id bigint not null,
     day date not null,
     kind text not null,
     game_id integer,
     outcome text not null check (outcome in ('won', 'lost', 'even', 'void')),
     records bigint not null check (records > 0),
     -- what the members themselves staked, what came back, and what of the jackpots
     stake bigint not null check (stake >= 0),
     payout bigint not null check (payout >= 0),
     jackpots bigint not null check (jackpots >= 0)
   )`,
  `create unique index bet_counts_key on bet_counts (member_id, day, kind, game_id, outcome)
     include (records) nulls not distinct`,
  // Bets of days that are counted which were still open then: they are counted once they have ended.
  `create table bets_uncounted (
     member_id bigint not null,
     id bigint not null,
     primary key (member_id, id)
   )`,
]
