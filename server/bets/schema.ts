/**
 * How the record of a bet changes, as SQL functions for whatever moves its money in the same
 * transaction. They move none themselves. A bet is placed by an insert beside its stake, may grow while it
 * is open, and ends once: settled with what it paid, or void with its whole stake returned.
 */

/** A stake grows: a double, a split, an insurance. False when the bet is not open; then nothing changed. */
const GROW = `
create function bet_grow(p_member bigint, p_id bigint, p_cash bigint, p_bonus bigint)
returns boolean language plpgsql as $$
begin
  update bets set stake = stake + p_cash + p_bonus, stake_bonus = stake_bonus + p_bonus
    where member_id = p_member and id = p_id and state = 'open';
  return found;
end
$$`

/**
 * Bets end with what they paid, the part in bonus money beside it; nothing is a payout too. Answers how
 * many were open and are settled now: when that is not all of them, the caller takes everything back.
 */
const SETTLE = `
create function bet_settle(
  p_members bigint[], p_ids bigint[], p_payouts bigint[], p_payouts_bonus bigint[], p_now timestamptz
) returns integer language plpgsql as $$
declare
  settled integer;
begin
  update bets b set state = 'settled', payout = ended.payout, payout_bonus = ended.payout_bonus,
      settled_at = greatest(p_now, b.placed_at)
    from unnest(p_members, p_ids, p_payouts, p_payouts_bonus)
      ended (member_id, id, payout, payout_bonus)
    where b.member_id = ended.member_id and b.id = ended.id and b.state = 'open';
  get diagnostics settled = row_count;
  return settled;
end
$$`

/** Bets that do not count: what was staked is what came back. Answers as `bet_settle` does. */
const VOID = `
create function bet_void(p_members bigint[], p_ids bigint[], p_now timestamptz)
returns integer language plpgsql as $$
declare
  voided integer;
begin
  update bets b set state = 'void', payout = b.stake, payout_bonus = b.stake_bonus,
      settled_at = greatest(p_now, b.placed_at)
    from unnest(p_members, p_ids) ended (member_id, id)
    where b.member_id = ended.member_id and b.id = ended.id and b.state = 'open';
  get diagnostics voided = row_count;
  return voided;
end
$$`

export const BET_FUNCTIONS: readonly string[] = [GROW, SETTLE, VOID]
