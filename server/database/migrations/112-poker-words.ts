import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What the poker room said of each transfer, beside what became of it. */
const STATEMENTS = [
  // Written once and never changed. Of a transfer that waits there is none.
  `create table poker_words (
     member_id bigint not null,
     transfer_id bigint not null,
     at timestamptz not null default clock_timestamp(),
     outcome text not null check (outcome in ('done', 'refused')),
     -- what was moved, and what the purse held right after
     amount bigint check (amount > 0),
     purse bigint check (purse >= 0),
     primary key (member_id, transfer_id),
     check ((outcome = 'done') = (amount is not null) and (outcome = 'done') = (purse is not null))
   )`,
  // What was said before is what those transfers have come to.
  `insert into poker_words (member_id, transfer_id, at, outcome, amount, purse)
     select member_id, id, coalesce(ended_at, created_at), case state when 'refused' then 'refused' else 'done' end,
       case when state <> 'refused' then amount end, case when state <> 'refused' then coalesce(purse, 0) end
     from poker_transfers where state <> 'sent'`,
]
