import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

const isName = (name: string): string =>
  `char_length(${name}) <= 48 and ltrim(${name}, '${LETTERS}_.-') = '' and left(${name}, 1) not in ('_', '.', '-')`

/**
 * What traders say of events: bets are stopped, limits set, markets and results ruled on. And what was settled by a result that was
 * corrected: the results of before, and the money that this moved.
 */
const STATEMENTS = [
  `alter domain house_account drop constraint house_account_check`,
  `alter domain house_account add constraint house_account_check check (case
     when value like 'games:_%' then ${isName(`substr(value, 7)`)}
     when value like 'cashier:_%' then ${isName(`substr(value, 9)`)}
     else value in ('sportsbook', 'sportsbook-claims', 'jackpots', 'promotions', 'poker') end)`,
  ...['sports_events', 'sports_offers'].map(
    (table) => `alter table ${table}
     -- no bets are taken on it until a trader says so
     add column is_halted boolean not null default false,
     -- the most that a coupon may stake on it, and may pay
     add column stake_max bigint check (stake_max > 0),
     add column payout_max bigint check (payout_max > 0)`,
  ),
  `alter table sports_events
     -- how many there are
     add column rulings integer not null default 0 check (rulings >= 0),
     -- how often what was settled was to be looked at again, and how much of that was done
     add column reviews_due integer not null default 0,
     add column reviews_done integer not null default 0`,
  `create index sports_events_to_review on sports_events (id) where reviews_due > reviews_done`,
  // Written once and never changed: what was ruled, upon the last message that had been taken by then.
  `create table sports_rulings (
     event_id bigint not null references sports_events (id),
     -- which of the event's, from 1
     number integer not null check (number > 0),
     version integer not null check (version >= 0),
     at timestamptz not null,
     content jsonb not null,
     primary key (event_id, number)
   )`,
  `alter table sports_coupon_legs
     -- the last ruling that its result knows
     add column settled_ruling integer not null default 0,
     drop constraint sports_coupon_legs_void_reason_check,
     add constraint sports_coupon_legs_void_reason_check check (void_reason in
       ('after-start', 'expired', 'late-incident', 'annulled-incident', 'by-ruling'))`,
  // Written once and never changed: results that others have taken the place of.
  `create table sports_earlier_results (
     member_id bigint not null,
     coupon_id bigint not null,
     place integer not null,
     settled_version integer not null,
     settled_ruling integer not null,
     result text not null check (result in ('win', 'half-win', 'void', 'half-lose', 'lose')),
     void_reason text,
     replaced_at timestamptz not null,
     primary key (member_id, coupon_id, place, settled_version, settled_ruling),
     foreign key (member_id, coupon_id, place) references sports_coupon_legs (member_id, coupon_id, place)
   )`,
  `create table sports_corrections (
     member_id bigint not null,
     coupon_id bigint not null,
     -- which of the coupon's, from 1
     place integer not null check (place > 0),
     at timestamptz not null,
     -- what is kept of it came to before, and comes to now
     payout_before bigint not null check (payout_before >= 0),
     payout_after bigint not null check (payout_after >= 0),
     -- by how much the part that was staked in cash came to more or less, and what of that the member did not have
     cash bigint not null,
     claimed bigint not null check (claimed between 0 and greatest(-cash, 0)),
     -- what of that was met by later payouts
     met bigint not null default 0 check (met between 0 and claimed),
     primary key (member_id, coupon_id, place),
     foreign key (member_id, coupon_id) references sports_coupons (member_id, id)
   )`,
  `create index sports_corrections_claims on sports_corrections (member_id) where met < claimed`,
]
