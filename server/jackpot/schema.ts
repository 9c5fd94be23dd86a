/**
 * The jackpots' pools and the two moves of money that touch them, both made inside `round_play`.
 *
 * What the pools have grown by is counted in many rows, and a stake adds to the one of its member: so
 * no row is every stake's. They only ever grow. A pool remembers how much of that it has paid before,
 * so what it holds is its start, and all growth less what was paid. A win locks its pool's own row, which
 * no stake without a win touches, and reads the rest: what is committed by then is its pool, what comes
 * later is the next one's. Whoever waits for a pool holds no other pool that is later in the order of
 * levels, and whoever waits for a stripe holds no pool, so nobody waits in a circle.
 */
import { JACKPOT_LEVELS } from '#chance/jackpots.ts'

/** So many rows share the counting. A power of two far above the connections that stake at once. */
export const JACKPOT_STRIPES = 64

const LEVELS = JACKPOT_LEVELS.map((level) => `'${level}'`).join(', ')

export const JACKPOT_TABLES: readonly string[] = [
  // All that stakes have given to grow, for good: never less than before. Few to a page, since each
  // is written by many.
  `create table jackpot_stripes (
     stripe integer primary key,
     ${JACKPOT_LEVELS.map((level) => `${level} bigint not null default 0`).join(',\n     ')}
   ) with (fillfactor = 10)`,
  `insert into jackpot_stripes (stripe) select generate_series(0, ${JACKPOT_STRIPES - 1})`,
  `create table jackpot_pools (
     level text primary key check (level in (${LEVELS})),
     -- how much of the growth was paid, and by how many wins
     taken bigint not null default 0,
     wins bigint not null default 0
   )`,
  `insert into jackpot_pools (level) values ${JACKPOT_LEVELS.map((level) => `('${level}')`).join(', ')}`,
  `create table jackpot_wins (
     member_id bigint not null,
     round_id bigint not null,
     level text not null check (level in (${LEVELS})),
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
]

/** Takes the share of a stake, and counts its growth. Answers the cash after it. */
const FEED = `
create function jackpot_feed(
  p_member bigint, p_round bigint, p_game text, p_share bigint, p_growths bigint[]
) returns bigint language plpgsql as $$
declare
  posted record;
begin
  select * into posted from ledger_post(
    p_member, 'jackpot', 'share:' || p_round, 'jackpot-share',
    concat_ws(' ', 'jackpot-share', -p_share, 0, 0, 'jackpots', p_game),
    -p_share, 0, 0, 0, 'jackpots');
  if posted.outcome <> 'posted' then
    raise exception 'the share of round % was not posted: %', p_round, posted.outcome;
  end if;
  update jackpot_stripes set
    ${JACKPOT_LEVELS.map((level, at) => `${level} = ${level} + p_growths[${at + 1}]`).join(', ')}
    where stripe = p_member % ${JACKPOT_STRIPES};
  return posted.cash;
end
$$`

/** The growth of a level in every stripe. */
const grownOf = (level: string): string =>
  `case ${level} ${JACKPOT_LEVELS.map((each) => `when '${each}' then ${each}`).join(' ')} end`

/** A level falls: its pool is the member's at once. Answers the cash after it. */
const PAY = `
create function jackpot_pay(
  p_member bigint, p_round bigint, p_game text, p_level text, p_start bigint, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  pool record;
  grown bigint;
  paid bigint;
  posted record;
begin
  select p.taken, p.wins into strict pool from jackpot_pools p where p.level = p_level for update;
  -- A look of its own, after the lock: it sees whatever the win before has seen.
  select sum(${grownOf('p_level')}) into grown from jackpot_stripes;
  paid := p_start + grown - pool.taken;
  update jackpot_pools set taken = grown, wins = pool.wins + 1 where level = p_level;
  insert into jackpot_wins (member_id, round_id, level, number, start, grown, amount, at)
    values (p_member, p_round, p_level, pool.wins + 1, p_start, grown, paid, p_now);
  select * into posted from ledger_post(
    p_member, 'jackpot', 'win:' || p_round || ':' || p_level, 'jackpot-win',
    concat_ws(' ', 'jackpot-win', paid, 0, 0, 'jackpots', p_game),
    paid, 0, 0, 0, 'jackpots');
  if posted.outcome <> 'posted' then
    raise exception 'the jackpot of round % was not posted: %', p_round, posted.outcome;
  end if;
  return posted.cash;
end
$$`

export const JACKPOT_FUNCTIONS: readonly string[] = [FEED, PAY]

/** Every pool's growth since it last fell, in one look: `level` and `growth`. */
export const POOLS = `
select pool.level, (sum(${grownOf('pool.level')}) - pool.taken)::bigint as growth
from jackpot_pools pool cross join jackpot_stripes group by pool.level, pool.taken`
