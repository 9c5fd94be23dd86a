import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * Tables whose rounds go on by decisions, out of a shoe that lasts for several: who sits where, what was decided, in which order the
 * cards of a shoe lie. The seed of a round is revealed with its shoe.
 */
const STATEMENTS = [
  `alter table floor_rounds
     -- the round that its shoe began with; null where a round is drawn by itself
     add column shoe bigint check (shoe > 0 and shoe <= number),
     -- how many decisions are recorded
     add column step integer not null default 0 check (step >= 0),
     -- until when the present question waits
     add column due_at timestamptz`,
  `alter table floor_rounds drop constraint floor_rounds_check4`,
  `alter table floor_rounds add constraint floor_rounds_seed_of_settled
     check (seed is not null or phase <> 'settled' or shoe is not null)`,
  // Rounds whose shoe goes on, or was left when it ended.
  `create index floor_rounds_sealed on floor_rounds (table_id, shoe) where shoe is not null and seed is null`,
  `create table floor_shoes (
     table_id text not null references floor_tables (id),
     first_round bigint not null check (first_round > 0),
     -- the order of its cards, under the house's key
     cards bytea not null,
     made_at timestamptz not null,
     primary key (table_id, first_round)
   )`,
  `create table floor_seats (
     table_id text not null references floor_tables (id),
     seat integer not null check (seat > 0),
     member_id bigint not null,
     -- when its member last sat down, bet or had a hand: a seat that nobody plays is free again
     active_at timestamptz not null,
     primary key (table_id, seat)
   )`,
  `create index floor_seats_of_member on floor_seats (member_id)`,
  `create table floor_decisions (
     table_id text not null,
     number bigint not null,
     seq integer not null check (seq > 0),
     -- null where nobody answered in time: the stated default
     member_id bigint,
     seat integer not null,
     act text not null,
     question integer not null,
     request_id text,
     arrived_at timestamptz not null,
     primary key (table_id, number, seq),
     foreign key (table_id, number) references floor_rounds (table_id, number),
     check ((member_id is null) = (request_id is null))
   )`,
  `create unique index floor_decisions_requests on floor_decisions (member_id, request_id)
     where request_id is not null`,
  `create type floor_decision as (
     member_id bigint,
     token bytea,
     seat integer,
     act text,
     question integer,
     request_id text,
     arrived_at timestamptz
   )`,
  // Which seat a spot is of, whether it is its holder's alone, and the spot that has to be laid before it.
  `alter type floor_bet add attribute seat integer, add attribute is_holder boolean, add attribute after_spot text`,
]
