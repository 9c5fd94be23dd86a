/**
 * What happens to the jackpots' pools while rounds are played, all of it inside `round_play`.
 *
 * What the pools have grown by is counted in many rows, and a call adds to the one of its
 * connection: so no row is every stake's. They only ever grow. A pool remembers how much of that it has paid before,
 * so what it holds is its start, and all growth less what was paid. A win locks its pool's own row, which
 * no stake without a win touches, and reads the rest: what is committed by then is its pool, what comes
 * later is the next one's. Whoever waits for a pool holds no other pool that is later in the order of
 * levels, and whoever waits for a stripe holds no pool, so nobody waits in a circle.
 */
import { JACKPOT_LEVELS } from '#chance/jackpots.ts'
import { neverLess } from '../database/forward-only.ts'

/** So many rows share the counting, as they were made. Far above the connections that stake at once. */
const JACKPOT_STRIPES = 64

/**
 * Counts what these rows give to grow by their `growths`, a sum for each level; part of a statement. In a row of the
 * connection's own, for no two calls at work to wait for each other.
 */
export const growJackpots = (rows: string): string => `
    update jackpot_stripes set
      ${JACKPOT_LEVELS.map((level, at) => `${level} = ${level} + sums[${at + 1}]`).join(', ')}
      from (
        select array[${JACKPOT_LEVELS.map((_, at) => `sum(growths[${at + 1}])`).join(', ')}] as sums
        from ${rows}
      ) given
      where stripe = pg_backend_pid() % ${JACKPOT_STRIPES} and sums[1] is not null`

/** The growth of a level in every stripe. */
const grownOf = (level: string): string =>
  `case ${level} ${JACKPOT_LEVELS.map((each) => `when '${each}' then ${each}`).join(' ')} end`

/** A level falls: its pool is the member's at once. */
const PAY = `
create function jackpot_pay(
  p_member bigint, p_round bigint, p_game text, p_level text, p_start bigint, p_now timestamptz
) returns void language plpgsql as $$
declare
  pool record;
  grown bigint;
  paid bigint;
  posted ledger_result;
begin
  select p.taken, p.wins into strict pool from jackpot_pools p where p.level = p_level for update;
  -- A look of its own, after the lock: it sees whatever the win before has seen.
  select sum(${grownOf('p_level')}) into grown from jackpot_stripes;
  paid := p_start + grown - pool.taken;
  update jackpot_pools set taken = grown, wins = pool.wins + 1 where level = p_level;
  insert into jackpot_wins (member_id, round_id, level, number, start, grown, amount, at)
    values (p_member, p_round, p_level, pool.wins + 1, p_start, grown, paid, p_now);
  posted := (ledger_post(array[
    ledger_jackpot_win(p_member, 'jackpot', 'win:' || p_round || ':' || p_level, paid, p_game)]))[1];
  if posted.outcome <> 'posted' then
    raise exception 'the jackpot of round % was not posted: %', p_round, posted.outcome;
  end if;
end
$$`

/**
 * Whoever raised a pool before a win cannot lower it afterwards: what was counted and what was fed then differ for good, and the audit
 * says so.
 */
export const JACKPOT_FUNCTIONS: readonly string[] = [
  PAY,
  neverLess('jackpot_stripes', ...JACKPOT_LEVELS),
  neverLess('jackpot_pools', 'taken', 'wins'),
]

/** Every pool's growth since it last fell, in one look: `level` and `growth`. */
export const POOLS = `
select pool.level, (sum(${grownOf('pool.level')}) - pool.taken)::bigint as growth
from jackpot_pools pool cross join jackpot_stripes group by pool.level, pool.taken`
