import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Stakes of coupons that the house gives, as a kind of bonus; which coupon each was placed on, and what came back of void lines. */
const STATEMENTS = [
  `alter table bonus_offers
     drop constraint bonus_offers_kind_check,
     add constraint bonus_offers_kind_check
       check (kind in ('deposit', 'loss-back', 'free-rounds', 'free-bets')),
     drop constraint bonus_offers_basis_min_check,
     add constraint bonus_offers_basis_min_check
       check (basis_min > 0 or basis_min = 0 and kind in ('free-rounds', 'free-bets')),
     -- of free bets: how many, the stake of each, the least odds of a pick in hundredths, the least picks, and the sports; none: any
     add column bets integer check (bets between 1 and 100),
     add column bet_stake bigint check (bet_stake > 0),
     add column odds_min integer check (odds_min > 100),
     add column picks_min integer check (picks_min between 1 and 20),
     add column sports text[],
     drop constraint bonus_offers_free_rounds_check,
     add constraint bonus_offers_free_rounds_check check (
       (kind = 'free-rounds') = (game is not null) and (game is null) = (rounds is null)
       and (rounds is null) = (round_stake is null)
       and (kind in ('free-rounds', 'free-bets') or not by_hand)),
     add constraint bonus_offers_free_bets_check check (
       (kind = 'free-bets') = (bets is not null) and (bets is null) = (bet_stake is null)
       and (bets is null) = (sports is null)
       and (kind = 'free-bets' or odds_min is null and picks_min is null))`,
  `alter table bonuses
     -- of free bets: how many were given
     add column free_bets integer check (free_bets > 0),
     drop constraint bonuses_amount_check,
     -- of free rounds and free bets: what the house has staked so far
     add constraint bonuses_amount_check
       check (amount > 0 or amount = 0 and (rounds_played is not null or free_bets is not null))`,
  // Each with its own stake: of a void line a smaller one comes back.
  `create table free_bets (
     member_id bigint not null,
     id bigint generated always as identity,
     bonus_id bigint not null,
     stake bigint not null check (stake > 0),
     granted_at timestamptz not null,
     -- whose void lines it came back of; none: it was given with its bonus
     came_of bigint,
     -- what it was placed on
     coupon_id bigint,
     -- a result that was corrected took it back before it was placed
     withdrawn_at timestamptz,
     primary key (member_id, id),
     foreign key (member_id, bonus_id) references bonuses (member_id, id),
     check (coupon_id is null or withdrawn_at is null)
   )`,
  `create index free_bets_of_bonus on free_bets (member_id, bonus_id)`,
  `create unique index free_bets_placed on free_bets (member_id, coupon_id) where coupon_id is not null`,
  `create index free_bets_returned on free_bets (member_id, came_of) where came_of is not null`,
  `alter table sports_coupons
     -- the house staked on it
     add column is_free boolean not null default false,
     -- of what came back of it, what came back as a free bet
     add column returned bigint not null default 0 check (returned >= 0)`,
  `alter table sports_corrections
     -- of a free bet: the difference in bonus money, and what of its stake came back as a free bet
     add column bonus bigint not null default 0,
     add column returned_before bigint not null default 0,
     add column returned_after bigint not null default 0`,
]
