import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What there is to play. Small and read-mostly: where members are sharded, reference tables. */
const STATEMENTS = [
  `create table casino_categories (
     id integer primary key,
     name text not null,
     position integer not null
   )`,
  `create table casino_providers (
     id integer primary key,
     name text not null,
     -- the provider's house account is games:<slug>
     slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,39}$')
   )`,
  `create table casino_games (
     id integer generated always as identity primary key,
     name text not null,
     -- what a search compares: lower case, without accents
     folded text not null,
     provider_id integer not null references casino_providers (id),
     -- the published game behind the tile
     game text not null,
     rtp integer not null,
     volatility text not null check (volatility in ('low', 'medium', 'high')),
     types text[] not null default '{}',
     is_open boolean not null default true,
     popularity integer not null default 0,
     created_at timestamptz not null default now()
   )`,
  `create index casino_games_by_popularity on casino_games (popularity desc, id)`,
  `create index casino_games_by_provider on casino_games (provider_id)`,
  `create table casino_category_games (
     category_id integer not null references casino_categories (id),
     game_id integer not null references casino_games (id) on delete cascade,
     primary key (category_id, game_id)
   )`,
  `create index casino_category_games_by_game on casino_category_games (game_id)`,
  `create table casino_favourites (
     member_id bigint not null,
     game_id integer not null,
     created_at timestamptz not null default now(),
     primary key (member_id, game_id)
   )`,
  // A version, once registered, never changes: its files are known by their hashes.
  `create table game_versions (
     game text not null,
     version text not null,
     files jsonb not null,
     registered_at timestamptz not null default now(),
     primary key (game, version)
   )`,
]
