import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Every unique key begins with the member, so that these tables shard as the ledger does. */
const STATEMENTS = [
  `create table cash_transactions (
     member_id bigint not null,
     id bigint generated always as identity,
     category_id smallint not null check (category_id in (1, 2)),
     status smallint not null default 1001 check (status in (1001, 1002, 1003)),
     method_id integer not null,
     transfer_type_id smallint not null,
     amount bigint not null check (amount > 0),
     fields jsonb not null default '{}',
     call text not null,
     request_id text,
     content_hash text not null,
     provider text,
     provider_payment text,
     url text,
     canceled_by text check (canceled_by in ('provider', 'house')),
     created_at timestamptz not null default now(),
     decided_at timestamptz,
     primary key (member_id, id),
     unique (member_id, call, request_id),
     check ((status = 1001) = (decided_at is null)),
     check ((status = 1003) = (canceled_by is not null))
   )`,
  `create index cash_transactions_by_date on cash_transactions (member_id, created_at desc)`,
  `create index cash_transactions_unanswered on cash_transactions (created_at)
     where status = 1001 and provider is not null`,
  `create table payment_notices (
     member_id bigint not null,
     transaction_id bigint not null,
     notice_id text not null,
     kind text not null,
     amount bigint not null,
     outcome text not null,
     arrived_at timestamptz not null default now(),
     times integer not null default 1,
     primary key (member_id, transaction_id, notice_id)
   )`,
  `create table payment_keys (
     provider text primary key,
     secret bytea not null,
     created_at timestamptz not null default now()
   )`,
  // The sandbox bank's own book: it plays the outside world and knows no member of ours.
  `create table sandbox_payments (
     id text primary key,
     reference text not null unique,
     amount_kurus bigint not null check (amount_kurus > 0),
     note text not null,
     lang text not null,
     return_url text not null,
     status text not null default 'open' check (status in ('open', 'approved', 'declined', 'closed')),
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     decided_at timestamptz
   )`,
]
