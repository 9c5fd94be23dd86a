/**
 * Free bets: stakes of coupons that the house gives. What is staked is granted by the very transaction that holds it, so that no other money
 * of the member's is touched; what of it comes back of void lines goes back to promotions at once, and stands as another free
 * bet. The wallet is locked, here and wherever these are called.
 */

/** A free bet `f` of a bonus `b` that can be placed now. */
export const IS_PLACEABLE = (now: string): string =>
  `f.coupon_id is null and f.withdrawn_at is null and b.state = 'active' and b.expires_at > ${now}`

/**
 * Holds the stake of a free bet for a coupon: asks, and if nothing speaks against it gives what is staked and takes it. Null where the
 * member has no such free bet, of that stake, to place; else as `take_stakes` answers.
 */
const STAKE = `
create function bonus_stake_free_bet(
  p_member bigint, p_free_bet bigint, p_coupon bigint, p_stake ledger_move, p_now timestamptz
) returns ledger_result[] language plpgsql as $$
declare
  free record;
  taken ledger_result[];
  is_refused boolean := exists (select from may_stake(array[p_stake], p_now));
begin
  select f.id, f.bonus_id into free from free_bets f
    join bonuses b on b.member_id = f.member_id and b.id = f.bonus_id
    where f.member_id = p_member and f.id = p_free_bet and f.stake = p_stake.amount
      and ${IS_PLACEABLE('p_now')};
  if free.id is null then
    return null;
  end if;
  if not is_refused then
    perform bonus_move(ledger_bonus_grant(p_member, 'grant:' || free.bonus_id || ':' || p_coupon, p_stake.amount));
  end if;
  taken := take_stakes(array[p_stake], p_now);
  if is_refused then
    return taken;
  end if;
  if (taken[1]).outcome <> 'posted' then
    raise exception 'what was given for a coupon was not staked on it: %', taken;
  end if;
  update bonuses set amount = amount + p_stake.amount where member_id = p_member and id = free.bonus_id;
  update free_bets set coupon_id = p_coupon where member_id = p_member and id = free.id;
  return taken;
end
$$`

/**
 * What of the stake of a coupon is void comes back as a free bet: it lies in bonus money just now, and goes back to promotions. Where the time
 * of its bonus is over, or the bonus itself, it can be placed no more.
 */
const RETURN = `
create function bonus_return_free_bet(p_member bigint, p_coupon bigint, p_stake bigint, p_now timestamptz)
returns void language plpgsql as $$
declare
  bonus bigint;
begin
  select f.bonus_id into strict bonus from free_bets f where f.member_id = p_member and f.coupon_id = p_coupon;
  perform bonus_move(ledger_bonus_return(p_member, 'return:' || bonus || ':' || p_coupon, p_stake));
  update bonuses set amount = amount - p_stake where member_id = p_member and id = bonus;
  insert into free_bets (member_id, bonus_id, stake, granted_at, came_of)
    values (p_member, bonus, p_stake, p_now, p_coupon);
end
$$`

/**
 * A result that was corrected leaves another stake to come back: what came back before and was not placed is withdrawn, what was placed stays
 * so, and the rest is there now.
 */
const CORRECT_RETURN = `
create function bonus_correct_return(p_member bigint, p_coupon bigint, p_stake bigint, p_now timestamptz)
returns void language plpgsql as $$
declare
  rest bigint;
begin
  update free_bets set withdrawn_at = p_now
    where member_id = p_member and came_of = p_coupon and coupon_id is null and withdrawn_at is null;
  rest := p_stake - (select coalesce(sum(f.stake), 0) from free_bets f
    where f.member_id = p_member and f.came_of = p_coupon and f.coupon_id is not null);
  if rest > 0 then
    insert into free_bets (member_id, bonus_id, stake, granted_at, came_of)
      select p_member, f.bonus_id, rest, p_now, p_coupon from free_bets f
      where f.member_id = p_member and f.coupon_id = p_coupon;
  end if;
end
$$`

/** What the coupons of a bonus `b` of free bets have won: what they paid but for stakes that came back, and what they were corrected by. */
export const WON = `
      select coalesce(sum(bet.payout_bonus - c.returned + (
          select coalesce(sum(e.bonus), 0) from sports_corrections e
          where e.member_id = c.member_id and e.coupon_id = c.id)), 0)
      from free_bets f join sports_coupons c on c.member_id = f.member_id and c.id = f.coupon_id
      join bets bet on bet.member_id = c.member_id and bet.id = c.id
      where f.member_id = b.member_id and f.bonus_id = b.id`

/** Is one of the free bets of a bonus `b` still to be placed, or its coupon open? */
export const IS_TO_COME = `exists (select from free_bets f
      left join bets bet on bet.member_id = f.member_id and bet.id = f.coupon_id
      where f.member_id = b.member_id and f.bonus_id = b.id and f.withdrawn_at is null
        and (f.coupon_id is null or bet.settled_at is null))`

export const FREE_BET_FUNCTIONS: readonly string[] = [STAKE, RETURN, CORRECT_RETURN]
