/**
 * How the record of a bet changes, as SQL functions for whatever moves its money in the same
 * transaction. They move none themselves. A bet is placed by an insert beside its stake, may grow and be paid
 * in parts while it is open, and ends once: settled with what it paid, or void with its whole stake returned. Each
 * comes after its money. A bonus is told of the end (`bonus_after`), and of all bonus money that comes back before it (`bonus_follow`).
 *
 * An open bet is one that was not settled. Said so it is found by its key: said by its state, a plan may go through
 * all open bets of the house, which have an index.
 */
import { overOnce } from '../database/forward-only.ts'

/**
 * A stake grows: a double, a split, an insurance; or less of it stands, for a part was taken back. False when the bet is not open; then
 * nothing changed. Bonus money that it grows by is that of the bonus which is active then, whatever was so when it was placed.
 */
const GROW = `
create function bet_grow(p_member bigint, p_id bigint, p_cash bigint, p_bonus bigint)
returns boolean language plpgsql as $$
begin
  update bets set stake = stake + p_cash + p_bonus, stake_bonus = stake_bonus + p_bonus,
      grown_under = case when p_bonus > 0 then (
        select b.id from bonuses b where b.member_id = p_member and b.state = 'active'
      ) else grown_under end
    where member_id = p_member and id = p_id and settled_at is null;
  if not found then
    return false;
  end if;
  if p_bonus < 0 then
    perform bonus_follow(array[p_member], array[p_id], array[-p_bonus]);
  end if;
  return true;
end
$$`

/**
 * Bets are paid a part and stay open: a coupon cashed out in part, a line of a system, an insurance. The part in
 * bonus money stands beside it. Answers how many were open and have it now: when that is not all of them,
 * the caller takes everything back. Who picked them as open while holding their members' wallets knows the number and
 * need not look; the audit holds what came of it. A payout that the ledger calls repeated was added the first time.
 */
const PAY = `
create function bet_pay(
  p_members bigint[], p_ids bigint[], p_payouts bigint[], p_payouts_bonus bigint[]
) returns integer language plpgsql as $$
declare
  paid integer;
begin
  update bets b set payout = b.payout + part.payout, payout_bonus = b.payout_bonus + part.payout_bonus
    from unnest(p_members, p_ids, p_payouts, p_payouts_bonus)
      part (member_id, id, payout, payout_bonus)
    where b.member_id = part.member_id and b.id = part.id and b.settled_at is null;
  get diagnostics paid = row_count;
  perform bonus_follow(p_members, p_ids, p_payouts_bonus);
  return paid;
end
$$`

/**
 * Bets end with what they pay last, the part in bonus money beside it; nothing is a payout too. What they
 * paid in parts stays. Answers as `bet_pay` does.
 */
const SETTLE = `
create function bet_settle(
  p_members bigint[], p_ids bigint[], p_payouts bigint[], p_payouts_bonus bigint[], p_now timestamptz
) returns integer language plpgsql as $$
declare
  settled integer;
begin
  update bets b set state = 'settled', payout = b.payout + ended.payout,
      payout_bonus = b.payout_bonus + ended.payout_bonus, settled_at = greatest(p_now, b.placed_at)
    from unnest(p_members, p_ids, p_payouts, p_payouts_bonus)
      ended (member_id, id, payout, payout_bonus)
    where b.member_id = ended.member_id and b.id = ended.id and b.settled_at is null;
  get diagnostics settled = row_count;
  perform bonus_after(p_members, p_ids, p_payouts_bonus, p_now);
  return settled;
end
$$`

/**
 * Bets that do not count: what was staked is what came back. One that was paid a part counts, and is left as
 * it is. Answers as `bet_pay` does.
 */
const VOID = `
create function bet_void(p_members bigint[], p_ids bigint[], p_now timestamptz)
returns integer language plpgsql as $$
declare
  voided integer;
  members bigint[];
  ids bigint[];
  staked_bonus bigint[];
begin
  with gone as (
    update bets b set state = 'void', payout = b.stake, payout_bonus = b.stake_bonus,
        settled_at = greatest(p_now, b.placed_at)
      from unnest(p_members, p_ids) ended (member_id, id)
      where b.member_id = ended.member_id and b.id = ended.id and b.settled_at is null and b.payout = 0
      returning b.member_id, b.id, b.stake_bonus
  )
  select count(*), array_agg(member_id), array_agg(id), array_agg(stake_bonus)
    into voided, members, ids, staked_bonus from gone;
  perform bonus_after(members, ids, staked_bonus, p_now);
  return voided;
end
$$`

/** What has ended stays as it ended, and when: tournaments count by that, and losses are given back by it. */
export const BET_FUNCTIONS: readonly string[] = [
  GROW,
  PAY,
  SETTLE,
  VOID,
  overOnce('bets', 'old.settled_at is not null'),
]
