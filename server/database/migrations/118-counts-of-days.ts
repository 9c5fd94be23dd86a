import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What a member's transactions come to is kept by days of Istanbul, and each kind of them has its order in time. */
const STATEMENTS = [
  `alter table cash_counts drop constraint cash_counts_pkey, add column day date`,
  `delete from cash_counts`,
  `insert into cash_counts (member_id, day, direction, status, transfer_type_id, records, amount)
     select member_id, (created_at at time zone 'Europe/Istanbul')::date, direction, status,
       transfer_type_id, count(*), sum(amount)
     from cash_transactions group by 1, 2, 3, 4, 5`,
  `alter table cash_counts
     alter column day set not null,
     add primary key (member_id, day, direction, status, transfer_type_id)`,
  `create index cash_transactions_by_kind on cash_transactions
     (member_id, direction, status, transfer_type_id, created_at desc, id desc)`,
]
