import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What is offered on events and at which odds, the coupons that members have placed, and what became of each leg. */
const STATEMENTS = [
  `alter table sports_events
     -- where the match is, as last said
     add column clock jsonb,
     -- when its odds were last made; null where that is still to be done
     add column priced_at timestamptz,
     -- when everything that was bet on it was settled
     add column settled_at timestamptz`,
  `create index sports_events_unpriced on sports_events (starts_at) where priced_at is null`,
  `create index sports_events_unsettled on sports_events (first_starts_at) where settled_at is null`,
  `create table sports_offers (
     event_id bigint not null references sports_events (id),
     market_key text not null,
     selection text not null,
     -- its place among all that is offered on the event
     place integer not null,
     market jsonb not null,
     -- in hundredths; null where it is not offered now
     odds integer check (odds between 101 and 100100),
     -- the most that the house loses by it on coupons that are held against it
     booked bigint not null default 0 check (booked >= 0),
     primary key (event_id, market_key, selection)
   )`,
  `create table sports_coupons (
     member_id bigint not null,
     -- that of its bet, which has its stake and its payout
     id bigint not null,
     request_id text,
     -- of several singles of one request
     place integer not null check (place >= 0),
     kind text not null check (kind in ('single', 'combination')),
     -- what was asked for, hashed: the same request is the same coupon
     content text not null,
     -- the most it can pay
     most bigint not null check (most > 0),
     primary key (member_id, id)
   )`,
  `create unique index sports_coupons_requests on sports_coupons (member_id, request_id, place)
     where request_id is not null`,
  `create table sports_coupon_legs (
     member_id bigint not null,
     coupon_id bigint not null,
     place integer not null check (place >= 0),
     event_id bigint not null references sports_events (id),
     market_key text not null,
     market jsonb not null,
     selection text not null,
     -- as at acceptance, with the last message that had been taken by then
     odds integer not null check (odds between 101 and 100100),
     version integer not null check (version >= 0),
     result text check (result in ('win', 'half-win', 'void', 'half-lose', 'lose')),
     -- why it is void whatever came of its market
     void_reason text check (void_reason in ('after-start', 'expired')),
     -- the last message that its result was read from
     settled_version integer,
     primary key (member_id, coupon_id, place),
     foreign key (member_id, coupon_id) references sports_coupons (member_id, id),
     check ((result is null) = (settled_version is null)),
     check (void_reason is null or result = 'void')
   )`,
  `create index sports_coupon_legs_of_event on sports_coupon_legs (event_id, member_id, coupon_id)`,
]
