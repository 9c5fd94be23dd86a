import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Offers with every term of theirs, what members took of them, and which bets counted for it. */
const STATEMENTS = [
  `create table bonus_offers (
     id integer generated always as identity primary key,
     name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
     kind text not null check (kind in ('deposit', 'loss-back')),
     title_tr text not null,
     title_en text not null,
     starts_at timestamptz not null,
     ends_at timestamptz check (starts_at < ends_at),
     -- whom: everyone, or whoever has just made the first deposit; and how often each
     first_deposit boolean not null,
     every text not null check (every in ('once', 'day', 'week')),
     -- how much: so many percent of a deposit or loss of at least this, up to that
     percent integer not null check (percent between 1 and 1000),
     basis_min bigint not null check (basis_min > 0),
     amount_max bigint not null check (amount_max > 0),
     claim_days integer not null check (claim_days between 1 and 365),
     -- so many times what was given is to be staked; none: it is cash at once
     wagering integer not null check (wagering between 0 and 100),
     days integer not null check (days between 1 and 365),
     -- in percent, by kind of bet, and of single games instead
     weights jsonb not null,
     game_weights jsonb not null,
     -- while it is active
     stake_max bigint check (stake_max > 0),
     excluded_games text[] not null,
     created_at timestamptz not null,
     closed_at timestamptz
   )`,
  `create table bonuses (
     member_id bigint not null,
     id bigint generated always as identity,
     offer_id integer not null references bonus_offers (id),
     -- the day, the week or the once that it was taken for, and the deposit or loss it is a part of
     period text not null,
     deposit_id bigint,
     basis bigint not null check (basis > 0),
     amount bigint not null check (amount > 0),
     wagering_due bigint not null check (wagering_due >= 0),
     wagered bigint not null default 0 check (wagered >= 0),
     state text not null
       check (state in ('active', 'converted', 'cancelled', 'expired', 'spent')),
     converted bigint not null default 0 check (converted >= 0),
     forfeited bigint not null default 0 check (forfeited >= 0),
     request_id text,
     granted_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     primary key (member_id, id),
     unique (member_id, offer_id, period),
     check ((state = 'active') = (ended_at is null))
   )`,
  `create unique index bonuses_active on bonuses (member_id) where state = 'active'`,
  `create unique index bonuses_of_deposit on bonuses (member_id, deposit_id)
     where deposit_id is not null`,
  `create unique index bonuses_request on bonuses (member_id, request_id)
     where request_id is not null`,
  `create index bonuses_listed on bonuses (member_id, granted_at desc, id desc)`,
  `create index bonuses_ending on bonuses (expires_at) where state = 'active'`,
  // The history reads these rows, and no longer entries.
  `drop index entries_bonus`,
  // A bet counts once, for one bonus.
  `create table bonus_bets (
     member_id bigint not null,
     bet_id bigint not null,
     bonus_id bigint not null,
     counted bigint not null check (counted > 0),
     primary key (member_id, bet_id)
   )`,
]
