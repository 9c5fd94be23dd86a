import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Rounds played before feed no jackpot: they name no terms. */
const STATEMENTS = [
  // All that stakes have given to grow, for good: never less than before. Few to a page, since each
  // is written by many.
  `create table jackpot_stripes (
     stripe integer primary key,
     mini bigint not null default 0,
     minor bigint not null default 0,
     major bigint not null default 0,
     grand bigint not null default 0
   ) with (fillfactor = 10)`,
  `insert into jackpot_stripes (stripe) select generate_series(0, 63)`,
  `create table jackpot_pools (
     level text primary key check (level in ('mini', 'minor', 'major', 'grand')),
     -- how much of the growth was paid, and by how many wins
     taken bigint not null default 0,
     wins bigint not null default 0
   )`,
  `insert into jackpot_pools (level) values ('mini'), ('minor'), ('major'), ('grand')`,
  `create table jackpot_wins (
     member_id bigint not null,
     round_id bigint not null,
     level text not null check (level in ('mini', 'minor', 'major', 'grand')),
     -- which win of its level, from 1; what the pool began with, and all growth until then
     number bigint not null,
     start bigint not null,
     grown bigint not null,
     amount bigint not null,
     at timestamptz not null,
     -- when the member said that they saw it
     seen_at timestamptz,
     primary key (member_id, round_id, level)
   )`,
  `create index jackpot_wins_latest on jackpot_wins (at desc)`,
  `create index jackpot_wins_unseen on jackpot_wins (member_id) where seen_at is null`,
  'alter table rounds add column jackpot_terms integer',
  // A house of before has the studio's slots on its shelves already; a new one is filled later.
  `update casino_games set types = array_append(types, 'jackpot')
     where provider_id = 1 and not types @> array['jackpot']`,
  `insert into casino_category_games (category_id, game_id)
     select category.id, game.id from casino_games game, casino_categories category
     where game.provider_id = 1 and category.id = 58 on conflict do nothing`,
]
