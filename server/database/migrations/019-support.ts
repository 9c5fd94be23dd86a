import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // A member's, or that of a browser that nobody is logged in with: never both, never neither.
  `create table support_conversations (
     id bigint generated always as identity primary key,
     member_id bigint unique references members (id),
     visitor_hash bytea unique,
     created_at timestamptz not null,
     last_at timestamptz not null,
     read_up_to bigint not null default 0,
     closed_at timestamptz,
     check ((member_id is null) <> (visitor_hash is null))
   )`,
  `create index support_conversations_by_time on support_conversations (last_at desc)`,
  `create table support_messages (
     id bigint generated always as identity primary key,
     conversation_id bigint not null references support_conversations (id) on delete cascade,
     is_from_house boolean not null,
     text text not null check (length(text) between 1 and 2000),
     request_id text,
     provider_id text unique,
     at timestamptz not null,
     delivered_at timestamptz
   )`,
  `create index support_messages_of on support_messages (conversation_id, id desc)`,
  `create unique index support_messages_once
     on support_messages (conversation_id, request_id) where request_id is not null`,
  // Minutes of the day in Istanbul; the same number twice is all day.
  `create table support_hours (
     one boolean primary key default true check (one),
     opens_minute integer not null default 540 check (opens_minute between 0 and 1439),
     closes_minute integer not null default 1380 check (closes_minute between 0 and 1439)
   )`,
  `insert into support_hours default values`,
]
