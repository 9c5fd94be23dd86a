import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * What a provider said and the house did not follow is answered by a person: followed once at most for each payment, or
 * dismissed. A payment of another amount than was asked for is a row of its own, in the place of the first.
 */
const STATEMENTS = [
  `alter table payment_notices
     -- Of a payout: which sending it speaks of. Null of a deposit, and of what was kept before.
     add attempt integer check (attempt is null or direction = 'out' and attempt > 0),
     add answer text check (answer in ('followed', 'dismissed')),
     -- Where two have to answer alike: who was the first.
     add first_answer_by text,
     add answered_at timestamptz,
     add constraint payment_notices_answered_whole_check
       check ((answer is null) = (first_answer_by is null) and (answered_at is null or answer is not null))`,
  `drop index payment_notices_not_followed`,
  `create index payment_notices_standing on payment_notices (arrived_at)
     where outcome in ('contradicts', 'amount-differs', 'over-limit') and answered_at is null`,
  `create unique index payment_notices_followed on payment_notices (member_id, transaction_id)
     where answer = 'followed' and answered_at is not null`,
  `alter table cash_transactions
     add instead_of bigint,
     add constraint cash_transactions_instead_of_unique unique (member_id, instead_of),
     add constraint cash_transactions_instead_of_fkey foreign key (member_id, instead_of, direction)
       references cash_transactions (member_id, id, direction)`,
]
