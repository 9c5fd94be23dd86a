import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Payments say which way they go, and one that goes out says how far it has come. */
const STATEMENTS = [
  `alter table cash_transactions
     add direction text check (direction in ('in', 'out')),
     -- Of a withdrawal. Waiting: to be decided on; also once more, after a payout that failed. Sent: handed
     -- to its provider, which has not said yet what became of it.
     add payout_state text check (payout_state in ('waiting', 'sent', 'paid', 'refused')),
     -- how often it was sent, and when it last was
     add attempt integer not null default 0 check (attempt >= 0),
     add sent_at timestamptz`,
  `update cash_transactions set direction = case category_id when 2 then 'out' else 'in' end,
     payout_state = case when category_id = 2 then
       case status when 1002 then 'paid' when 1003 then 'refused' else 'waiting' end end`,
  // Nothing was ever sent so far: whatever ended a withdrawal then, no provider took it back.
  `update cash_transactions set canceled_by = 'house' where direction = 'out' and canceled_by = 'provider'`,
  `drop index cash_transactions_unanswered`,
  `alter table cash_transactions
     alter direction set not null,
     drop column category_id,
     add unique (member_id, id, direction),
     add check ((direction = 'out') = (payout_state is not null)),
     add check (payout_state is null or (payout_state = 'paid') = (status = 1002)),
     add check (payout_state is null or (payout_state = 'refused') = (status = 1003)),
     -- a page to pay on, and a provider's no for good, are for money that comes
     add check (direction = 'in' or url is null),
     add check (direction = 'in' or canceled_by is distinct from 'provider'),
     add check (direction = 'out' or attempt = 0),
     add check ((attempt = 0) = (sent_at is null)),
     add check (payout_state <> 'sent' or attempt > 0)`,
  `create index cash_transactions_unanswered on cash_transactions (created_at)
     where direction = 'in' and status = 1001 and provider is not null`,
  `create index cash_transactions_unanswered_payouts on cash_transactions (sent_at)
     where payout_state = 'sent'`,

  // What a provider says of one direction is never kept with a payment of the other.
  `alter table payment_notices add direction text not null default 'in'`,
  `alter table payment_notices alter direction drop default`,
  `alter table payment_notices
     add check (direction = 'in' and kind in ('approved', 'declined')
       or direction = 'out' and kind in ('paid', 'failed')),
     add foreign key (member_id, transaction_id, direction)
       references cash_transactions (member_id, id, direction)`,
]
