import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * What members send to show who they are: what was asked for, what came, and what was decided. The last row of
 * a kind counts. Files lie elsewhere, encrypted: `stored_as` is the name of one, null before and after.
 */
const STATEMENTS = [
  `create table documents (
     member_id bigint not null references members (id),
     id bigint generated always as identity unique,
     kind text not null check (kind in ('identity-front', 'identity-back', 'address')),
     state text not null check (state in ('asked', 'received', 'review', 'accepted', 'refused')),
     reason_text text,
     file_name text,
     file_type text,
     bytes integer check (bytes > 0),
     width integer,
     height integer,
     content_hash bytea,
     is_scanned boolean not null default false,
     stored_as text unique,
     key_id text,
     valid_until date,
     created_at timestamptz not null default now(),
     decided_at timestamptz,
     erased_at timestamptz,
     primary key (member_id, id),
     check ((state in ('accepted', 'refused')) = (decided_at is not null)),
     check (state <> 'refused' or reason_text is not null),
     check (state = 'accepted' or valid_until is null),
     check (stored_as is null or (key_id is not null and bytes is not null and erased_at is null))
   )`,
  `create index documents_open on documents (created_at) where state in ('received', 'review')`,
  `create index documents_stored on documents (created_at) where stored_as is not null`,
]
