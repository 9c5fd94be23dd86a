/**
 * What coupons come to, as SQL functions, each taking those of many members in one call. They move money through the ledger and
 * decide no result: amounts are handed in.
 *
 * Wallets are locked first, by ascending members.
 */
import { HOT } from '#ledger/functions.ts'

/**
 * Ends coupons that are still open, one of a member at most: what each won comes back with the end of its hold; of a void one, all that was
 * staked, to where it was taken from. Answers whose ended.
 */
const SETTLE = `
create function sports_settle(
  p_members bigint[], p_ids bigint[], p_won bigint[], p_void boolean[], p_now timestamptz
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
        else ledger_settle(u.member_id, 'bet', 'payout:' || u.id, b.stake, b.account, 'stake:' || u.id, u.won) end
        order by u.member_id)
    into members, ids, voids, moves
    from unnest(p_members, p_ids, p_won, p_void) u (member_id, id, won, is_void)
    join bets b on b.member_id = u.member_id and b.id = u.id
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
  return query select unnest(members);
end
$$`

export const SPORTS_FUNCTIONS: readonly string[] = [SETTLE]
