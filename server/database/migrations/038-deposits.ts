import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Deposits that are paid elsewhere than on a page, favourite methods, and the book of a second sandbox provider. */
const STATEMENTS = [
  `alter table cash_transactions
     -- How a deposit is paid where there is no page for it, as its provider said.
     add instructions jsonb check (instructions is null or direction = 'in'),
     -- When the member said that the money is sent.
     add announced_at timestamptz check (announced_at is null or direction = 'in'),
     -- A deposit, too, may be given up by its member.
     drop constraint cash_transactions_taken_back_check,
     add constraint cash_transactions_taken_back_check check (direction = 'in'
       or (canceled_by is not distinct from 'member') = (payout_state is not distinct from 'taken-back'))`,
  // What a member moved by a method on one day, where that has a limit.
  `create index cash_transactions_by_method on cash_transactions (member_id, direction, method_id, created_at)
     where status <> 1003`,
  `create table favourite_methods (
     member_id bigint not null,
     direction text not null check (direction in ('in', 'out')),
     method_id integer not null,
     created_at timestamptz not null default now(),
     primary key (member_id, direction, method_id)
   )`,
  `alter table sandbox_payments add method text not null default 'sandbox'`,
  // The book of the sandbox wallet: it plays the outside world and knows no member of ours.
  `create table wallet_payments (
     direction text not null check (direction in ('in', 'out')),
     reference text not null,
     amount_kurus bigint not null check (amount_kurus > 0),
     status text not null default 'open' check (status in ('open', 'done', 'failed', 'closed')),
     created_at timestamptz not null,
     primary key (direction, reference)
   )`,
]
