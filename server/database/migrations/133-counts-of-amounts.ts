import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const BAND = `(length(amount::text) * 100 + left(amount::text, 2)::integer)`

/** What a member's transactions come to is kept by months of Istanbul and bands of amounts, too, and each band has its order in time. */
const STATEMENTS = [
  `create table cash_band_counts (
     member_id bigint not null,
     month date not null,
     direction text not null check (direction in ('in', 'out')),
     status smallint not null check (status in (1001, 1002, 1003)),
     transfer_type_id smallint not null,
     -- how many digits an amount has, and the first two of them: 912 for 120,000,000
     band smallint not null,
     records bigint not null check (records >= 0),
     amount bigint not null check (amount >= 0),
     primary key (member_id, month, direction, status, transfer_type_id, band)
   )`,
  `insert into cash_band_counts
       (member_id, month, direction, status, transfer_type_id, band, records, amount)
     select member_id, date_trunc('month', created_at at time zone 'Europe/Istanbul')::date, direction,
       status, transfer_type_id, ${BAND}, count(*), sum(amount)
     from cash_transactions group by 1, 2, 3, 4, 5, 6`,
  `create index cash_transactions_by_band on cash_transactions
     (member_id, ${BAND}, direction, status, transfer_type_id, created_at desc, id desc)
     include (amount)`,
]
