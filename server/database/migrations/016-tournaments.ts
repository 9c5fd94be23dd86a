import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table tournaments (
     id integer generated always as identity primary key,
     -- what the operator calls it; nobody else sees it
     name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     rule text not null check (rule in ('best-multiple', 'best-ten')),
     min_stake bigint not null check (min_stake > 0),
     created_at timestamptz not null,
     cancelled_at timestamptz,
     -- when the standings became final
     fixed_at timestamptz,
     check (ends_at > starts_at),
     check (cancelled_at is null or fixed_at is null)
   )`,
  `create index tournaments_by_start on tournaments (starts_at desc, id desc)`,
  `create index tournaments_unfixed on tournaments (ends_at)
     where fixed_at is null and cancelled_at is null`,
  `create table tournament_texts (
     tournament_id integer not null references tournaments (id) on delete cascade,
     lang text not null check (lang in ('tr', 'en')),
     title text not null,
     text text not null,
     primary key (tournament_id, lang)
   )`,
  // Named one by one: a category that changes later changes no tournament that has begun.
  `create table tournament_games (
     tournament_id integer not null references tournaments (id) on delete cascade,
     game_id integer not null references casino_games (id) on delete cascade,
     primary key (tournament_id, game_id)
   )`,
  `create table tournament_prizes (
     tournament_id integer not null references tournaments (id) on delete cascade,
     rank integer not null check (rank > 0),
     amount bigint not null check (amount > 0),
     primary key (tournament_id, rank)
   )`,
  // Final standings, written once; until then they are counted from the rounds.
  `create table tournament_standings (
     tournament_id integer not null references tournaments (id),
     rank integer not null check (rank > 0),
     member_id bigint not null references members (id),
     -- hundredths of a stake
     score bigint not null check (score > 0),
     -- when the last round was played that the score needs
     at timestamptz not null,
     prize bigint check (prize > 0),
     paid_at timestamptz,
     primary key (tournament_id, rank),
     unique (member_id, tournament_id),
     check (paid_at is null or prize is not null)
   )`,
  `create index tournament_prizes_unpaid on tournament_standings (tournament_id)
     where prize is not null and paid_at is null`,
  // Few rounds in a hundred: those that the list of high wins looks through.
  `create index rounds_high_wins on rounds (closed_at desc)
     where not active and stake > 0 and payout >= 20 * stake`,
]
