import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Campaigns whose tickets are approved deposits, drawn from a seed that was committed when they were opened. */
const STATEMENTS = [
  `create table lotteries (
     id integer generated always as identity primary key,
     name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     draws_at timestamptz not null,
     minimum bigint not null check (minimum > 0),
     server_seed bytea not null check (octet_length(server_seed) = 32),
     -- how many were given, which is the last number; and up to when deposits were looked at
     tickets integer not null default 0 check (tickets >= 0),
     issued_until timestamptz,
     created_at timestamptz not null,
     drawn_at timestamptz,
     check (starts_at < ends_at and ends_at <= draws_at)
   )`,
  `create table lottery_prizes (
     lottery_id integer not null references lotteries (id),
     rank integer not null check (rank > 0),
     tickets integer not null check (tickets > 0),
     amount bigint not null check (amount > 0),
     primary key (lottery_id, rank)
   )`,
  `create table lottery_tickets (
     member_id bigint not null,
     lottery_id integer not null references lotteries (id),
     number integer not null check (number > 0),
     transaction_id bigint not null,
     issued_at timestamptz not null,
     -- what it won, and since when it is the member's
     place integer,
     prize bigint check (prize > 0),
     paid_at timestamptz,
     primary key (member_id, lottery_id, number),
     unique (member_id, lottery_id, transaction_id),
     check ((place is null) = (prize is null)),
     check (paid_at is null or prize is not null)
   )`,
  `create unique index lottery_tickets_numbers on lottery_tickets (lottery_id, number)`,
  `create index lottery_tickets_unpaid on lottery_tickets (lottery_id, place)
     where prize is not null and paid_at is null`,
  `create index cash_transactions_approved on cash_transactions (decided_at)
     where direction = 'in' and status = 1002`,
]
