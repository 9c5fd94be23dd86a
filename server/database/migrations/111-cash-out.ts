import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Open coupons are sold back: the chances that they are valued by, what of each is kept, and every sale. */
const STATEMENTS = [
  `alter table sports_offers
     -- the chance that the odds were made from, in parts of 10^12: what wins, and what is given back
     add column win bigint check (win between 0 and 1000000000000),
     add column back bigint check (back between 0 and 1000000000000)`,
  // Odds without their chance are made anew.
  `update sports_events set priced_at = null where settled_at is null`,
  `alter table sports_coupons
     -- tenths of what was staked that were not sold
     add column kept smallint not null default 10 check (kept between 0 and 10),
     -- it is sold once the rest of it is worth so much
     add column auto_price bigint check (auto_price > 0),
     -- a sale that waits: how much of it, what was shown for that, and when it is looked at again
     add column cashout_tenths smallint check (cashout_tenths between 1 and 10),
     add column cashout_price bigint check (cashout_price > 0),
     add column cashout_asked_at timestamptz,
     add column cashout_due_at timestamptz,
     add column cashout_request_id text,
     add column cashout_is_automatic boolean not null default false,
     add constraint sports_coupons_cashout_whole check (
       (cashout_due_at is null) = (cashout_tenths is null)
       and (cashout_due_at is null) = (cashout_price is null)
       and (cashout_due_at is null) = (cashout_asked_at is null)
       and (cashout_due_at is not null or cashout_request_id is null))`,
  `create index sports_coupons_cashouts_due on sports_coupons (cashout_due_at)
     where cashout_due_at is not null`,
  `create index sports_coupons_automatic on sports_coupons (member_id, id) where auto_price is not null`,
  // Written once and never changed: how each was answered, and what it was valued by.
  `create table sports_cashouts (
     member_id bigint not null,
     coupon_id bigint not null,
     -- which of the coupon's, from 1
     place integer not null check (place > 0),
     request_id text,
     is_automatic boolean not null,
     tenths smallint not null check (tenths between 1 and 10),
     -- the least that it was to bring
     price bigint not null check (price > 0),
     asked_at timestamptz not null,
     at timestamptz not null,
     outcome text not null check (outcome in ('sold', 'refused')),
     -- the name of the refusal
     reason text,
     paid bigint not null check (paid >= 0),
     -- of each leg: its result, or the chance and what that was made from
     legs jsonb not null,
     primary key (member_id, coupon_id, place),
     foreign key (member_id, coupon_id) references sports_coupons (member_id, id),
     check ((outcome = 'refused') = (reason is not null)),
     check ((outcome = 'sold') = (paid > 0))
   )`,
  `create unique index sports_cashouts_requests on sports_cashouts (member_id, request_id)
     where request_id is not null`,
]
