import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Bets in play: what stops them on a match, from which message its odds were made, and coupons that wait to be accepted. */
const STATEMENTS = [
  `alter table sports_events
     -- the time of the last message that was taken
     add column told_at timestamptz,
     -- since when bets were last stopped, until when, and by what
     add column suspended_at timestamptz,
     add column suspended_until timestamptz,
     add column suspended_by text,
     -- a message is missing, and what follows it waits
     add column is_behind boolean not null default false,
     -- the last message that makes odds in play anew, and the last one that those of now know
     add column changed_version integer not null default 0,
     add column priced_version integer,
     add column priced_step integer,
     -- up to which message what was decided in play has been settled
     add column settled_version integer not null default 0`,
  `alter table sports_coupons
     add column policy text not null default 'none' check (policy in ('none', 'higher', 'any')),
     -- when it is looked at again; null where it was taken at once
     add column due_at timestamptz,
     add column state text not null default 'accepted' check (state in ('pending', 'accepted', 'refused')),
     add constraint sports_coupons_waited check (state = 'accepted' or due_at is not null)`,
  `create index sports_coupons_pending on sports_coupons (due_at) where state = 'pending'`,
  `alter table sports_coupon_legs
     add column is_live boolean not null default false,
     -- as they were shown to whoever asked; null where it was taken at once
     add column shown_odds integer check (shown_odds between 101 and 100100),
     -- those that its stake was held at, where others were accepted
     add column held_odds integer check (held_odds between 101 and 100100),
     drop constraint sports_coupon_legs_void_reason_check,
     add constraint sports_coupon_legs_void_reason_check
       check (void_reason in ('after-start', 'expired', 'late-incident', 'annulled-incident'))`,
  // Written once and never changed: how each coupon that waited was answered, and at what.
  `create table sports_acceptances (
     member_id bigint not null,
     coupon_id bigint not null,
     at timestamptz not null,
     outcome text not null check (outcome in ('accepted', 'refused')),
     -- the name of the refusal
     reason text,
     -- of each leg: odds, the message that they were made from, the score
     legs jsonb not null,
     primary key (member_id, coupon_id),
     foreign key (member_id, coupon_id) references sports_coupons (member_id, id),
     check ((outcome = 'refused') = (reason is not null))
   )`,
]
