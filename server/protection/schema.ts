/**
 * May this member stake? Asked in one place, inside the transaction that takes the stake and right before
 * the money, whatever the stake is on. It never moves money by itself, and a payout is never asked about:
 * what was won is paid.
 */

/**
 * Answers the refusals (names of contract/refusals.ts) of the stakes that may not be, of which one is told;
 * those that are not named may. A stake says whose it is, how much, and the account of the product it is on.
 */
const MAY_STAKE = `
create function may_stake(p_stakes ledger_move[], p_now timestamptz)
returns table (member_id bigint, refusal text) language sql stable as $$
  select m.id, 'account-closed' from members m
  where m.id in (select s.member_id from unnest(p_stakes) s) and not m.is_active
  union all select b.member_id, b.refusal from bonus_refusals(p_stakes) b
$$`

/**
 * Takes stakes: asks, and posts those that may be. Outcomes are those of `ledger_post`, and the names of
 * refusals, which come before them; by ascending members. Every product stakes by this function.
 */
const TAKE_STAKES = `
create function take_stakes(p_stakes ledger_move[], p_now timestamptz)
returns ledger_result[] language plpgsql as $$
declare
  refused ledger_result[] := array(
    select distinct on (member_id) row(member_id, refusal, null, null, null, null, null, 0, 0)::ledger_result
    from may_stake(p_stakes, p_now));
begin
  if cardinality(refused) = 0 then
    return ledger_post(p_stakes);
  end if;
  return array(select t from unnest(refused || ledger_post(array(
    select s from unnest(p_stakes) s
    where s.member_id not in (select r.member_id from unnest(refused) r)))) t order by t.member_id);
end
$$`

export const PROTECTION_FUNCTIONS: readonly string[] = [MAY_STAKE, TAKE_STAKES]
