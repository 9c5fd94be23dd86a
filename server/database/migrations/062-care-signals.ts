import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What somebody of the house should look at: which rule spoke about whom, for which day, by which figures. */
const STATEMENTS = [
  `create table care_signals (
     member_id bigint not null,
     rule text not null check (rule in ('chasing', 'night-play', 'raised-deposits', 'withdrawals-taken-back')),
     day date not null,
     figures jsonb not null,
     handled_at timestamptz,
     primary key (member_id, rule, day)
   )`,
  `create index care_signals_open on care_signals (day) where handled_at is null`,
  // Payments come in the order of their time, so that a month is found by a few pages of notes.
  `create index cash_transactions_by_time on cash_transactions using brin (created_at)`,
]
