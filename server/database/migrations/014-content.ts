import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** What the operator writes. Small and read-mostly: where members are sharded, reference tables. */
const STATEMENTS = [
  `create table content_items (
     id integer generated always as identity primary key,
     kind text not null
       check (kind in ('slider', 'promotion', 'popup', 'information', 'special-date', 'message')),
     -- what the operator calls it
     name text not null check (name ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
     is_active boolean not null default true,
     -- shown from then on; null: always
     starts_at timestamptz,
     ends_at timestamptz,
     position integer not null default 0,
     -- sliders: the page they stand in, and where on it
     page text,
     place text check (place in ('left', 'right')),
     -- information: the type it is asked by
     topic text,
     image text not null default '',
     link text not null default '',
     -- as the house came with it: renewed by newer versions until the operator writes it
     is_own boolean not null default false,
     changed_at timestamptz not null,
     -- kept, so that what was taken away does not come back with the next start
     removed_at timestamptz,
     unique (kind, name),
     check (ends_at > starts_at),
     check (kind not in ('slider', 'promotion', 'special-date')
       or (starts_at is not null and ends_at is not null)),
     check (kind <> 'message' or starts_at is not null),
     check ((kind = 'slider') = (page is not null and place is not null)),
     check ((kind = 'information') = (topic is not null))
   )`,
  `create index content_items_in_order on content_items (kind, position, id)`,
  `create index content_items_newest on content_items (kind, starts_at desc, id desc)`,
  `create table content_words (
     item_id integer not null references content_items (id) on delete cascade,
     lang text not null check (lang in ('tr', 'en')),
     title text not null,
     -- plain
     text text not null default '',
     html text not null default '',
     terms text not null default '',
     -- what the link says
     button text not null default '',
     primary key (item_id, lang)
   )`,
]
