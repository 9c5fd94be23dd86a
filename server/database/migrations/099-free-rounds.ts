import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Rounds at a slot that the house stakes for a member, as a kind of bonus, and which rounds they were. */
const STATEMENTS = [
  `alter table bonus_offers
     drop constraint bonus_offers_kind_check,
     add constraint bonus_offers_kind_check check (kind in ('deposit', 'loss-back', 'free-rounds')),
     drop constraint bonus_offers_basis_min_check,
     add constraint bonus_offers_basis_min_check
       check (basis_min > 0 or basis_min = 0 and kind = 'free-rounds'),
     -- of free rounds: where, how many, and what the house stakes on each
     add column game text,
     add column rounds integer check (rounds between 1 and 200),
     add column round_stake bigint check (round_stake > 0),
     -- an operator gives it; nobody can take it by themselves
     add column by_hand boolean not null default false,
     add constraint bonus_offers_free_rounds_check check (
       (kind = 'free-rounds') = (game is not null) and (game is null) = (rounds is null)
       and (rounds is null) = (round_stake is null) and (kind = 'free-rounds' or not by_hand))`,
  `alter table bonuses
     drop constraint bonuses_amount_check,
     -- of free rounds: what the house has staked so far
     add constraint bonuses_amount_check check (amount > 0 or amount = 0 and rounds_played is not null),
     add column rounds_played integer check (rounds_played >= 0),
     -- of free rounds: the bet of the last one; what is bet after it counts
     add column counts_after bigint`,
  // Given up after its time was over: its time was over.
  `update bonuses set state = 'expired' where state = 'cancelled' and ended_at >= expires_at`,
  // Which bets were free rounds, and of which bonus.
  `create table bonus_rounds (
     member_id bigint not null,
     bet_id bigint not null,
     bonus_id bigint not null,
     primary key (member_id, bet_id)
   )`,
  `create index bonus_rounds_of_bonus on bonus_rounds (member_id, bonus_id, bet_id)`,
]
