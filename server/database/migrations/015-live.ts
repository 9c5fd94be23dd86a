import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Which live tables there are. Small and read-mostly: where members are sharded, reference tables. */
const STATEMENTS = [
  `create table live_categories (
     id integer primary key,
     name text not null,
     position integer not null
   )`,
  `create table live_providers (
     id integer primary key,
     name text not null,
     slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
     -- 1 shown, 2 hidden from all but testers
     status smallint not null default 1 check (status in (1, 2))
   )`,
  `create table live_tables (
     id integer generated always as identity primary key,
     -- the provider's game that is played at it
     game_id integer not null,
     name text not null,
     -- what a search compares: lower case, without accents
     folded text not null,
     category_id integer not null references live_categories (id),
     provider_id integer not null references live_providers (id),
     type text not null,
     min_stake bigint not null check (min_stake > 0),
     max_stake bigint not null check (max_stake >= min_stake),
     -- absolute, or a path of the site; empty where there is none
     image text not null default '',
     popularity integer not null default 0,
     is_open boolean not null default true,
     created_at timestamptz not null default now()
   )`,
  `create index live_tables_by_popularity on live_tables (popularity desc, id)`,
  `create index live_tables_by_category on live_tables (category_id)`,
  `create index live_tables_by_provider on live_tables (provider_id)`,
  `create table live_favourites (
     member_id bigint not null,
     table_id integer not null,
     created_at timestamptz not null default now(),
     primary key (member_id, table_id)
   )`,
]
