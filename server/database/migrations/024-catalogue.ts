import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * One catalogue for games of every kind: the tables of the slots take in the live tables. A number means
 * one thing in all of it. Categories and providers of the live casino keep theirs where it is free; live
 * tables, none of which could be opened so far, get the next numbers of the games.
 */
const STATEMENTS = [
  `alter table casino_categories rename to catalogue_categories`,
  `alter table casino_providers rename to catalogue_providers`,
  `alter table casino_games rename to catalogue_games`,
  `alter table casino_category_games rename to catalogue_category_games`,
  `alter table casino_favourites rename to favourite_games`,
  // What belongs to them is called as they are.
  `alter sequence casino_games_id_seq rename to catalogue_games_id_seq`,
  `do $$
   declare c record;
   begin
     for c in select conrelid::regclass as holder, conname as name from pg_constraint
       where connamespace = 'public'::regnamespace and conname ~ '^casino_' and contype <> 'n'
     loop
       execute format('alter table %s rename constraint %I to %I', c.holder, c.name,
         regexp_replace(c.name, '^casino_(favourites)?', case when c.name ~ '^casino_favourites'
           then 'favourite_games' else 'catalogue_' end));
     end loop;
   end $$`,

  `alter table catalogue_categories
     add section text not null default 'slot' check (section in ('slot', 'live', 'virtual'))`,
  `alter table catalogue_categories alter section drop default`,

  // 1 shown, 2 hidden from all but testers
  `alter table catalogue_providers add status smallint not null default 1 check (status in (1, 2))`,

  `alter table catalogue_games
     add kind text not null default 'slot' check (kind ~ '^[a-z][a-z-]{0,39}$'),
     -- absolute, or a path of the site; empty where there is none
     add image text not null default '',
     add min_stake bigint check (min_stake > 0),
     add max_stake bigint check (max_stake >= min_stake),
     -- the provider's number of the game that is played at a live table
     add provider_game_id integer,
     alter game drop not null,
     alter rtp drop not null,
     alter volatility drop not null`,
  `alter table catalogue_games alter kind drop default`,
  // A slot's stakes are those of its published version; every other kind has its own here.
  `alter table catalogue_games
     add check ((kind = 'slot') = (min_stake is null)),
     add check ((min_stake is null) = (max_stake is null)),
     add check (kind <> 'slot' or (game is not null and rtp is not null and volatility is not null)),
     add check (kind <> 'table' or cardinality(types) > 0)`,
  `update catalogue_games set image = '/art/' || game || '/tile.svg'
     where provider_id in (select id from catalogue_providers where slug = 'cini-atolyesi')`,
  `drop index casino_games_by_popularity`,
  `create index catalogue_games_by_popularity on catalogue_games (kind, popularity desc, id)`,
  `alter index casino_games_by_provider rename to catalogue_games_by_provider`,
  `alter index casino_category_games_by_game rename to catalogue_category_games_by_game`,

  `alter table live_categories add number integer`,
  `update live_categories live set number = id
     where not exists (select 1 from catalogue_categories known where known.id = live.id)`,
  `update live_categories live set number = free.number from (
     select id, (select greatest(max(number), (select max(id) from catalogue_categories))
         from live_categories) + row_number() over (order by id) as number
     from live_categories where number is null
   ) free where free.id = live.id`,
  `insert into catalogue_categories (id, section, name, position)
     select number, 'live', name, position from live_categories`,

  // A shown provider of both is one provider; a hidden one stays apart, for its slots are not hidden.
  `alter table live_providers add number integer, add is_known boolean not null default false`,
  `update live_providers live set number = known.id, is_known = true from catalogue_providers known
     where known.slug = live.slug and live.status = 1`,
  `update live_providers live set number = id where number is null
     and not exists (select 1 from catalogue_providers known where known.id = live.id)`,
  `update live_providers live set number = free.number from (
     select id, (select greatest(max(number), (select max(id) from catalogue_providers))
         from live_providers) + row_number() over (order by id) as number
     from live_providers where number is null
   ) free where free.id = live.id`,
  `insert into catalogue_providers (id, name, slug, status)
     select number, name, case when exists (
         select 1 from catalogue_providers known where known.slug = live.slug
       ) then left(slug, 28) || '-' || number else slug end, status
     from live_providers live where not is_known`,

  `alter table live_tables add number integer`,
  `update live_tables set number = nextval(pg_get_serial_sequence('catalogue_games', 'id'))`,
  `insert into catalogue_games (id, kind, name, folded, provider_id, provider_game_id, types, min_stake,
     max_stake, image, popularity, is_open, created_at)
     overriding system value
     select live.number, 'table', live.name, folded, provider.number, game_id, array[type], min_stake,
       max_stake, image, popularity, is_open, created_at
     from live_tables live join live_providers provider on provider.id = live.provider_id`,
  `insert into catalogue_category_games (category_id, game_id)
     select category.number, live.number
     from live_tables live join live_categories category on category.id = live.category_id`,
  `insert into favourite_games (member_id, game_id, created_at)
     select favourite.member_id, live.number, favourite.created_at
     from live_favourites favourite join live_tables live on live.id = favourite.table_id`,

  `drop table live_favourites`,
  `drop table live_tables`,
  `drop table live_providers`,
  `drop table live_categories`,
]
