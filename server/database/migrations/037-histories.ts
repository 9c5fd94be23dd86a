import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Histories of a million records: every order a list is read in has its index, and what is counted is kept. */
const STATEMENTS = [
  // Whatever a list is narrowed by stands in the index, so that a span is counted without its rows.
  `create index cash_transactions_listed on cash_transactions (member_id, created_at desc, id desc)
     include (direction, status, transfer_type_id, amount)`,
  `drop index cash_transactions_by_date`,
  `create index cash_transactions_by_amount on cash_transactions (member_id, amount desc, id desc)`,
  `create index cash_transactions_by_status on cash_transactions (member_id, status, id)`,
  // Withdrawals that came to nothing are a member's notices.
  `create index cash_transactions_notices on cash_transactions (member_id, created_at desc, id desc)
     where direction = 'out' and status = 1003`,
  // How many transactions of each kind and state a member has, and what they come to; kept by a trigger.
  `create table cash_counts (
     member_id bigint not null,
     direction text not null check (direction in ('in', 'out')),
     status smallint not null check (status in (1001, 1002, 1003)),
     transfer_type_id smallint not null,
     records bigint not null check (records >= 0),
     amount bigint not null check (amount >= 0),
     primary key (member_id, direction, status, transfer_type_id)
   )`,
  `insert into cash_counts (member_id, direction, status, transfer_type_id, records, amount)
     select member_id, direction, status, transfer_type_id, count(*), sum(amount)
     from cash_transactions group by member_id, direction, status, transfer_type_id`,
  // The rounds of a span, in their order of time.
  `create index bets_listed on bets (member_id, placed_at desc, id desc) include (kind, game_id)`,
  `create index entries_bonus on entries (member_id, at desc) where move = 'bonus-grant'`,
]
