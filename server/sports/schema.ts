/**
 * What coupons come to, as SQL functions, each taking those of many members in one call. They move money through the ledger and
 * decide no result: amounts are handed in.
 *
 * Wallets are locked first, by ascending members.
 */
import { HOT } from '#ledger/functions.ts'
import { CLOCKS_MS_MAX } from '../clocks.ts'
import {
  alongEdges,
  neverLess,
  neverMore,
  onlyWith,
  overOnce,
  writtenOnce,
} from '../database/forward-only.ts'
import { ACCEPT_DELAY_MS } from './delays.ts'

/**
 * Ends coupons that are still open, one of a member at most: what each won comes back with the end of what is still held; of a void one, all
 * that was staked, to where it was taken from. Each was worked out for so many tenths that are kept of it: one of which
 * more was sold meanwhile is left alone. Answers whose ended.
 */
const SETTLE = `
create function sports_settle(
  p_members bigint[], p_ids bigint[], p_won bigint[], p_void boolean[], p_kept smallint[],
  p_now timestamptz
) returns setof bigint language plpgsql ${HOT} as $$
declare
  members bigint[];
  ids bigint[];
  voids boolean[];
  moves ledger_move[];
  results ledger_result[];
begin
  perform ledger_lock(p_members);
  select array_agg(u.member_id order by u.member_id), array_agg(u.id order by u.member_id),
      array_agg(u.is_void order by u.member_id),
      array_agg(case when u.is_void
        then ledger_release(u.member_id, 'bet', 'refund:' || u.id, b.stake, b.account, 'stake:' || u.id)
        else ledger_settle(u.member_id, 'bet', 'payout:' || u.id, b.stake * c.kept / 10, b.account,
          'stake:' || u.id, u.won) end
        order by u.member_id)
    into members, ids, voids, moves
    from unnest(p_members, p_ids, p_won, p_void, p_kept) u (member_id, id, won, is_void, kept)
    join bets b on b.member_id = u.member_id and b.id = u.id
    join sports_coupons c on c.member_id = u.member_id and c.id = u.id and c.kept = u.kept
    where b.settled_at is null;
  if members is null then
    return;
  end if;
  results := ledger_post(moves);
  if exists (select from unnest(results) t where t.outcome <> 'posted') then
    raise exception 'a coupon was not settled: %', results;
  end if;
  perform bet_void(array_agg(u.m), array_agg(u.i), p_now)
    from unnest(members, ids, voids) u (m, i, v) where u.v having count(*) > 0;
  perform bet_settle(array_agg(u.m), array_agg(u.i), array_agg(t.cash_delta + t.bonus_delta),
      array_agg(t.bonus_delta), p_now)
    from unnest(members, ids, voids) u (m, i, v) join unnest(results) t on t.member_id = u.m
    where not u.v having count(*) > 0;
  update sports_coupons c set auto_price = null from unnest(members, ids) u (m, i)
    where c.member_id = u.m and c.id = u.i and c.auto_price is not null;
  return query select unnest(members);
end
$$`

/**
 * Pays for a part of a coupon that is open, and ends it with the last: the stake of that part leaves the hold, and its price comes for it.
 * False where it is not open; then nothing changed.
 */
const SELL = `
create function sports_sell(
  p_member bigint, p_id bigint, p_part text, p_stake bigint, p_paid bigint, p_is_last boolean, p_now timestamptz
) returns boolean language plpgsql ${HOT} as $$
declare
  house text;
  paid ledger_result;
begin
  perform ledger_lock(array[p_member]);
  select b.account into house from bets b
    where b.member_id = p_member and b.id = p_id and b.settled_at is null;
  if not found then
    return false;
  end if;
  paid := (ledger_post(array[ledger_settle(p_member, 'bet', 'payout:' || p_id || ':' || p_part, p_stake, house,
    'stake:' || p_id, p_paid)]))[1];
  if paid.outcome <> 'posted' then
    raise exception 'a coupon was not sold: %', paid;
  end if;
  if p_is_last then
    perform bet_settle(array[p_member], array[p_id], array[paid.cash_delta + paid.bonus_delta],
      array[paid.bonus_delta], p_now);
  else
    perform bet_pay(array[p_member], array[p_id], array[paid.cash_delta + paid.bonus_delta],
      array[paid.bonus_delta]);
  end if;
  return true;
end
$$`

/** A sale that waits is asked for now and waits its whole while, by the database's own clock; then it is answered, and never put off. */
const REFUSE_EARLY_SALE = `
create function sports_refuse_early_sale() returns trigger language plpgsql as $$
begin
  if by_owner(tg_relid) or old.cashout_due_at is null
    and new.cashout_due_at - new.cashout_asked_at = interval '${ACCEPT_DELAY_MS} milliseconds'
    and new.cashout_asked_at > clock_timestamp() - interval '${CLOCKS_MS_MAX} milliseconds' then
    return null;
  end if;
  raise exception 'a sale of coupon % would not wait', new.id;
end
$$`

const EARLY_SALE = `
create trigger sports_coupons_sale_waits after update of cashout_due_at on sports_coupons
  for each row when (new.cashout_due_at is not null and new.cashout_due_at is distinct from old.cashout_due_at)
  execute function sports_refuse_early_sale()`

export const SPORTS_FUNCTIONS: readonly string[] = [
  SETTLE,
  SELL,
  writtenOnce('sports_events', 'first_starts_at', 'settled_at'),
  neverLess('sports_events', 'taken', 'settled_version'),
  alongEdges('sports_coupons', 'state', { pending: ['accepted', 'refused'] }),
  neverMore('sports_coupons', 'kept'),
  onlyWith('sports_coupons', 'cashout_asked_at', 'cashout_due_at'),
  REFUSE_EARLY_SALE,
  EARLY_SALE,
  overOnce('sports_coupon_legs', 'old.result is not null'),
]
