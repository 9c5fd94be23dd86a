/**
 * What coupons come to, as SQL functions, each taking those of many members in one call. They move money through the ledger and
 * decide no result: amounts are handed in.
 *
 * Wallets are locked first, by ascending members.
 */
import { HOT } from '#ledger/functions.ts'
import { payoutInSql, refundInSql, stakeInSql } from '../bets/entry-reference.ts'
import { CLOCKS_MS_MAX } from '../clocks.ts'
import {
  alongEdges,
  neverLess,
  neverMore,
  onlyWith,
  writtenOnce,
} from '../database/forward-only.ts'
import { DELAY_OF_E } from './delays.ts'

/** Of an amount, what belongs to the cash of the stake of a bet `b`: what does not divide is not bonus money. */
export const cashPartOf = (amount: string): string =>
  `((${amount}) - sign((${amount})::numeric) * div(abs((${amount})::numeric) * b.stake_bonus, greatest(b.stake, 1)))::bigint`

/**
 * Ends coupons that are still open, one of a member at most: what each won comes back with the end of what is still held; of a void one, all
 * that was staked, to where it was taken from. Each was worked out for so many tenths that are kept of it: one of which
 * more was sold meanwhile is left alone. Of what a free bet brings back, `p_returned` is stake, and comes back as a free bet. Answers whose ended.
 */
const SETTLE = `
create function sports_settle(
  p_members bigint[], p_ids bigint[], p_won bigint[], p_void boolean[], p_kept smallint[],
  p_returned bigint[], p_now timestamptz
) returns setof bigint language plpgsql ${HOT} as $$
declare
  members bigint[];
  ids bigint[];
  voids boolean[];
  backs bigint[];
  moves ledger_move[];
  results ledger_result[];
begin
  perform ledger_lock(p_members);
  select array_agg(u.member_id order by u.member_id), array_agg(u.id order by u.member_id),
      array_agg(u.is_void order by u.member_id), array_agg(u.returned order by u.member_id),
      array_agg(case when u.is_void
        then ledger_release(u.member_id, 'bet', ${refundInSql('u.id')}, b.stake, b.account, ${stakeInSql('u.id')})
        else ledger_settle(u.member_id, 'bet', ${payoutInSql('u.id')}, b.stake * c.kept / 10, b.account,
          ${stakeInSql('u.id')}, u.won) end
        order by u.member_id)
    into members, ids, voids, backs, moves
    from unnest(p_members, p_ids, p_won, p_void, p_kept, p_returned)
      u (member_id, id, won, is_void, kept, returned)
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
  update sports_coupons c set returned = u.r from unnest(members, ids, backs) u (m, i, r)
    where c.member_id = u.m and c.id = u.i and u.r > 0;
  perform bonus_return_free_bet(u.m, u.i, u.r, p_now) from unnest(members, ids, backs) u (m, i, r) where u.r > 0;
  perform bet_void(array_agg(u.m), array_agg(u.i), p_now)
    from unnest(members, ids, voids) u (m, i, v) where u.v having count(*) > 0;
  perform bet_settle(array_agg(u.m), array_agg(u.i), array_agg(t.cash_delta + t.bonus_delta),
      array_agg(t.bonus_delta), p_now)
    from unnest(members, ids, voids) u (m, i, v) join unnest(results) t on t.member_id = u.m
    where not u.v having count(*) > 0;
  update sports_coupons c set auto_price = null from unnest(members, ids) u (m, i)
    where c.member_id = u.m and c.id = u.i and c.auto_price is not null;
  perform sports_meet_claims(t.member_id, t.cash_delta)
    from unnest(results) t join unnest(members, voids) u (m, v) on u.m = t.member_id
    where t.cash_delta > 0 and not u.v;
  perform sports_meet_claims(u.m, sports_free_cash(u.m, u.i, t.bonus_delta - u.r))
    from unnest(members, ids, voids, backs) u (m, i, v, r) join unnest(results) t on t.member_id = u.m
    where t.bonus_delta > u.r and not u.v;
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
  paid := (ledger_post(array[ledger_settle(p_member, 'bet', ${payoutInSql('p_id', 'p_part')}, p_stake, house,
    ${stakeInSql('p_id')}, p_paid)]))[1];
  if paid.outcome <> 'posted' then
    raise exception 'a coupon was not sold: %', paid;
  end if;
  if p_is_last then
    perform bet_settle(array[p_member], array[p_id], array[paid.cash_delta + paid.bonus_delta],
      array[paid.bonus_delta], p_now);
  else
    perform bet_pay(array[p_member], array[p_id], array[paid.cash_delta + paid.bonus_delta],
      array[paid.bonus_delta]);
    -- what a part of a free bet brings is won now
    perform bonus_after(array[p_member], array[p_id], null, p_now) from free_bets f
      where f.member_id = p_member and f.coupon_id = p_id;
  end if;
  perform sports_meet_claims(p_member, paid.cash_delta);
  perform sports_meet_claims(p_member, sports_free_cash(p_member, p_id, paid.bonus_delta)) where paid.bonus_delta > 0;
  return true;
end
$$`

/** What of a coupon's winnings has just become cash: of a free bet all, where they need not be wagered, and of any other coupon nothing. Never more than is there. */
const FREE_CASH = `
create function sports_free_cash(p_member bigint, p_id bigint, p_won bigint) returns bigint language sql stable as $$
  select coalesce((select least(p_won, w.cash) from free_bets f
    join bonuses b on b.member_id = f.member_id and b.id = f.bonus_id
    join bonus_offers o on o.id = b.offer_id and o.wagering = 0
    join wallets w on w.member_id = f.member_id
    where f.member_id = p_member and f.coupon_id = p_id), 0)
$$`

/** What a payout of the sportsbook meets of what the house claims, the oldest first: never more than was paid just now. */
const MEET_CLAIMS = `
create function sports_meet_claims(p_member bigint, p_paid bigint) returns void language plpgsql ${HOT} as $$
declare
  claim record;
  answer ledger_result;
  part bigint;
  rest bigint := p_paid;
begin
  for claim in select c.coupon_id, c.place, c.met, c.claimed - c.met - c.waived as owed from sports_corrections c
    where c.member_id = p_member and c.met + c.waived < c.claimed order by c.at, c.coupon_id, c.place
  loop
    exit when rest <= 0;
    part := least(rest, claim.owed);
    answer := (ledger_post(array[ledger_claim(p_member,
      'claim:' || claim.coupon_id || ':' || claim.place || ':' || claim.met, part)]))[1];
    if answer.outcome <> 'posted' then
      raise exception 'a claim was not met: %', answer;
    end if;
    update sports_corrections c set met = c.met + part
      where c.member_id = p_member and c.coupon_id = claim.coupon_id and c.place = claim.place;
    rest := rest - part;
  end loop;
end
$$`

/** All that is still claimed of a coupon is claimed no more. Answers how much that was. */
const WAIVE_CLAIMS = `
create function sports_waive_claims(p_member bigint, p_id bigint) returns bigint language plpgsql ${HOT} as $$
declare
  claim record;
  answer ledger_result;
  whole bigint := 0;
begin
  perform ledger_lock(array[p_member]);
  for claim in select c.place, c.claimed - c.met - c.waived as owed from sports_corrections c
    where c.member_id = p_member and c.coupon_id = p_id and c.met + c.waived < c.claimed order by c.place
  loop
    answer := (ledger_post(array[ledger_claim_waive(p_member, 'waive:' || p_id || ':' || claim.place, claim.owed)]))[1];
    if answer.outcome <> 'posted' then
      raise exception 'a claim was not waived: %', answer;
    end if;
    update sports_corrections c set waived = claim.owed
      where c.member_id = p_member and c.coupon_id = p_id and c.place = claim.place;
    whole := whole + claim.owed;
  end loop;
  return whole;
end
$$`

/** What of a difference in cash its member was left with before, by a claim that was waived: it is not paid again. */
const UNPAID = `
create function sports_unpaid(p_member bigint, p_id bigint, p_part bigint) returns bigint language sql stable as $$
  select least(greatest(p_part, 0), coalesce(sum(e.waived - e.unpaid), 0))::bigint from sports_corrections e
    where e.member_id = p_member and e.coupon_id = p_id
$$`

/** Of the corrections `e` of a coupon: their part in bonus money that was not moved. What was not taken lies below zero. */
export const NOT_MOVED = `coalesce(sum(e.payout_after - e.payout_before - e.cash - e.unpaid - e.bonus), 0)`

/**
 * What is moved of a correction's part in bonus money, which nobody is claimed for: all that is to be paid, but for what an earlier correction of the coupon
 * had to leave with its member; what is to be taken as far as it is there, while the bonus that it belongs to is under way.
 */
const CORRECTED_BONUS = `
create function sports_corrected_bonus(p_member bigint, p_id bigint, p_part bigint)
returns bigint language plpgsql ${HOT} as $$
declare
  whole bigint;
begin
  select p_part + ${NOT_MOVED} into whole from sports_corrections e
    where e.member_id = p_member and e.coupon_id = p_id;
  if p_part >= 0 then
    return greatest(least(whole, p_part), 0);
  elsif bonus_is_under_way(p_member, p_id) then
    return (select greatest(least(greatest(whole, p_part), 0), -w.bonus) from wallets w where w.member_id = p_member);
  end if;
  return 0;
end
$$`

/**
 * What a settled coupon came to otherwise than it was paid, in the proportion that it was staked in: in cash the difference is paid, or taken as far as the
 * member has it, and the rest is claimed; bonus money that is paid follows its bonus as any that comes late, and what is taken of it may end it. False where
 * it is not the coupon's next correction, or another part of it is kept; then nothing changed.
 */
const CORRECT = `
create function sports_correct(
  p_member bigint, p_id bigint, p_kept smallint, p_place integer, p_before bigint, p_after bigint,
  p_returned_before bigint, p_returned_after bigint, p_now timestamptz
) returns boolean language plpgsql ${HOT} as $$
declare
  in_cash bigint;
  in_bonus bigint;
  claim bigint := 0;
  unpaid bigint;
  is_free boolean;
begin
  perform ledger_lock(array[p_member]);
  select c.is_free, ${cashPartOf('p_after - p_before')} into is_free, in_cash from bets b
    join sports_coupons c on c.member_id = b.member_id and c.id = b.id and c.kept = p_kept
    where b.member_id = p_member and b.id = p_id and b.settled_at is not null
      and p_place = 1 + (select coalesce(max(e.place), 0) from sports_corrections e
        where e.member_id = p_member and e.coupon_id = p_id);
  if not found then
    return false;
  end if;
  if is_free then
    perform sports_correct_free(p_member, p_id, p_place, p_before, p_after, p_returned_before, p_returned_after,
      p_now);
    return true;
  end if;
  in_bonus := sports_corrected_bonus(p_member, p_id, p_after - p_before - in_cash);
  unpaid := sports_unpaid(p_member, p_id, in_cash);
  in_cash := in_cash - unpaid;
  if in_cash < 0 then
    claim := (select greatest(-in_cash - w.cash, 0) from wallets w where w.member_id = p_member);
  end if;
  insert into sports_corrections (member_id, coupon_id, place, at, payout_before, payout_after, cash, claimed, bonus, unpaid)
    values (p_member, p_id, p_place, p_now, p_before, p_after, in_cash, claim, in_bonus, unpaid);
  if in_cash = 0 and in_bonus = 0 then
    return true;
  end if;
  perform bonus_move(ledger_correction(p_member, 'coupon:' || p_id || ':' || p_place, in_cash, in_bonus, 'sportsbook', claim));
  perform bonus_after(array[p_member], array[p_id], array[greatest(in_bonus, 0)], p_now) where in_bonus <> 0;
  perform sports_meet_claims(p_member, in_cash) where in_cash > 0;
  return true;
end
$$`

/**
 * The same of a free bet. Where what it wins is cash it is paid so, or taken so as any correction is. Else it is bonus money: paid, or taken as far as
 * it is there, while its bonus is under way; of a bonus that is over it is neither paid nor claimed. What of its stake is void
 * now, or no more, comes back as a free bet, or is withdrawn.
 */
const CORRECT_FREE = `
create function sports_correct_free(
  p_member bigint, p_id bigint, p_place integer, p_before bigint, p_after bigint,
  p_returned_before bigint, p_returned_after bigint, p_now timestamptz
) returns void language plpgsql ${HOT} as $$
declare
  change bigint := p_after - p_before;
  in_bonus bigint := 0;
  in_cash bigint := 0;
  claim bigint := 0;
  unpaid bigint := 0;
  reference text := 'coupon:' || p_id || ':' || p_place;
  free record;
begin
  select f.bonus_id, b.state, o.wagering into strict free from free_bets f
    join bonuses b on b.member_id = f.member_id and b.id = f.bonus_id
    join bonus_offers o on o.id = b.offer_id
    where f.member_id = p_member and f.coupon_id = p_id;
  if free.wagering = 0 and change < 0 then
    in_cash := change;
    claim := (select greatest(-change - w.cash, 0) from wallets w where w.member_id = p_member);
  elsif free.wagering = 0 then
    unpaid := sports_unpaid(p_member, p_id, change);
    in_bonus := change - unpaid;
  elsif free.state = 'active' then
    in_bonus := sports_corrected_bonus(p_member, p_id, change);
  end if;
  insert into sports_corrections (member_id, coupon_id, place, at, payout_before, payout_after, cash, claimed, bonus, unpaid,
      returned_before, returned_after)
    values (p_member, p_id, p_place, p_now, p_before, p_after, in_cash, claim, in_bonus, unpaid,
      p_returned_before, p_returned_after);
  if in_bonus > 0 then
    perform bonus_move(ledger_free_correction(p_member, reference, 'free-credit', in_bonus, 0));
  elsif in_bonus < 0 then
    perform bonus_move(ledger_free_correction(p_member, reference, 'free-take', -in_bonus, 0));
  elsif in_cash < 0 then
    perform bonus_move(ledger_free_correction(p_member, reference, 'free-debit', -in_cash, claim));
  end if;
  if in_bonus > 0 and free.wagering = 0 then
    perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || free.bonus_id || ':' || reference, in_bonus));
    update bonuses set converted = converted + in_bonus where member_id = p_member and id = free.bonus_id;
  end if;
  if p_returned_after <> p_returned_before then
    perform bonus_correct_return(p_member, p_id, p_returned_after, p_now);
  end if;
  if free.state = 'active' then
    perform bonus_progress(p_member, free.bonus_id, '{}', '{}', p_now);
  end if;
  perform sports_meet_claims(p_member, sports_free_cash(p_member, p_id, in_bonus)) where in_bonus > 0;
end
$$`

/** A sale that waits is asked for now and waits its whole while, as long as the slowest sport of its matches in play, by the database's own clock; then it is answered, and never put off. */
const REFUSE_EARLY_SALE = `
create function sports_refuse_early_sale() returns trigger language plpgsql set search_path from current as $$
begin
  if by_owner(tg_relid) or old.cashout_due_at is null
    and new.cashout_due_at - new.cashout_asked_at = interval '1 millisecond' * (
      select max(${DELAY_OF_E}) from sports_coupon_legs l join sports_events e on e.id = l.event_id
      where l.member_id = new.member_id and l.coupon_id = new.id and l.result is null and e.record ->> 'ending' is null
        and e.record ->> 'phase' not in ('scheduled', 'over'))
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

/** A result takes the place of another only by a later message or ruling, and nothing else of its leg changes with it. */
const REFUSE_OLDER_RESULT = `
create function sports_refuse_older_result() returns trigger language plpgsql set search_path from current as $$
begin
  if by_owner(tg_relid) then
    return null;
  end if;
  if (new.settled_version, new.settled_ruling) is distinct from (old.settled_version, old.settled_ruling)
    and new.settled_version >= old.settled_version and new.settled_ruling >= old.settled_ruling
    and new.result is not null
    and (new.odds, new.version, new.held_odds, new.boost_id, new.book_odds)
      is not distinct from (old.odds, old.version, old.held_odds, old.boost_id, old.book_odds)
    and exists (select from sports_earlier_results e
      where e.member_id = old.member_id and e.coupon_id = old.coupon_id and e.place = old.place
        and (e.settled_version, e.settled_ruling, e.result) = (old.settled_version, old.settled_ruling, old.result))
  then
    return null;
  end if;
  raise exception 'sports_coupon_legs: a result only goes forward';
end
$$`

const OLDER_RESULT = `
create trigger sports_coupon_legs_result after update on sports_coupon_legs
  for each row when (old.result is not null) execute function sports_refuse_older_result()`

export const SPORTS_FUNCTIONS: readonly string[] = [
  MEET_CLAIMS,
  FREE_CASH,
  SETTLE,
  SELL,
  WAIVE_CLAIMS,
  UNPAID,
  CORRECTED_BONUS,
  CORRECT_FREE,
  CORRECT,
  writtenOnce('sports_events', 'first_starts_at', 'settled_at'),
  writtenOnce('sports_boosts', 'ended_at'),
  neverLess('sports_events', 'taken', 'settled_version', 'rulings', 'reviews_due', 'reviews_done'),
  neverLess('sports_corrections', 'met', 'waived'),
  alongEdges('sports_coupons', 'state', { pending: ['accepted', 'refused'] }),
  neverMore('sports_coupons', 'kept'),
  onlyWith('sports_coupons', 'cashout_asked_at', 'cashout_due_at'),
  REFUSE_EARLY_SALE,
  EARLY_SALE,
  REFUSE_OLDER_RESULT,
  OLDER_RESULT,
]
