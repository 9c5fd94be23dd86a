import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table bets (
     member_id bigint not null,
     id bigint not null,
     kind text not null,
     -- the house account that its stake went to and its payout comes from
     account text not null,
     -- what was bet on: its number in the catalogue, if it stands there, and its product's name for it
     game_id integer,
     game text not null,
     -- all of it, what it grew by included, and the part of it in bonus money
     stake bigint not null check (stake >= 0),
     stake_bonus bigint not null default 0,
     -- what came back, and the part of it in bonus money
     payout bigint not null default 0,
     payout_bonus bigint not null default 0,
     state text not null default 'open' check (state in ('open', 'settled', 'void')),
     placed_at timestamptz not null,
     settled_at timestamptz,
     primary key (member_id, id),
     check (stake_bonus between 0 and stake),
     check (payout_bonus between 0 and payout),
     check ((state = 'open') = (settled_at is null)),
     check (state <> 'open' or payout = 0),
     check (state <> 'void' or payout = stake and payout_bonus = stake_bonus)
   )`,
  // Every round so far was staked in cash. One that waits for its end has paid nothing yet.
  `insert into bets (member_id, id, kind, account, game_id, game, stake, payout, state, placed_at, settled_at)
     select member_id, id, 'slot', account, game_id, game, stake, case when active then 0 else payout end,
       case when active then 'open' else 'settled' end, created_at,
       case when active then null else greatest(closed_at, created_at) end
     from rounds`,
  `create index bets_by_game on bets (member_id, game, id desc)`,
  // A member has one open round of a slot at most.
  `create unique index bets_open_slot on bets (member_id, game) where kind = 'slot' and state = 'open'`,
  `create index bets_open on bets (kind, placed_at) where state = 'open'`,
  // Bets come in the order of their time, so that a day is found by a few pages of notes.
  `create index bets_by_time on bets using brin (placed_at)`,
  // Few in a hundred: those that the list of high wins looks through.
  `create index bets_high_wins on bets (settled_at desc)
     where state = 'settled' and stake > 0 and payout >= 20 * stake`,
  `alter sequence round_ids rename to bet_ids`,
  // A round keeps what only a slot has: what else it said its bet says now. Their indexes go with them.
  `alter table rounds drop column game_id, drop column game, drop column account, drop column stake,
     drop column active, drop column created_at, drop column closed_at`,
]
