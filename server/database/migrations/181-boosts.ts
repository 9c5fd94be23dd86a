import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Prices that traders make better for a while, and the coupons that were taken at one. */
const STATEMENTS = [
  // Written once; only its end is written later.
  `create table sports_boosts (
     id bigint generated always as identity primary key,
     event_id bigint not null references sports_events (id),
     market_key text not null,
     selection text not null,
     -- in hundredths: what it is bet on at, and what the book had when it was made
     odds integer not null,
     book_odds integer not null check (book_odds between 101 and odds - 1),
     -- the most that a member may stake on it, all coupons together
     stake_max bigint not null check (stake_max > 0),
     begins_at timestamptz not null,
     until timestamptz not null check (until > begins_at),
     -- a trader's word that it is over before that
     ended_at timestamptz check (ended_at >= begins_at)
   )`,
  `create index sports_boosts_of_event on sports_boosts (event_id)`,
  `create index sports_boosts_until on sports_boosts (until)`,
  `alter table sports_coupon_legs
     -- the boost that its odds are of, and the book's own beside them; null of any other
     add column boost_id bigint references sports_boosts (id),
     add column book_odds integer,
     add constraint sports_coupon_legs_boost_check check ((boost_id is null) = (book_odds is null) and book_odds < odds)`,
  `create index sports_coupon_legs_boosts on sports_coupon_legs (boost_id, member_id) where boost_id is not null`,
]
