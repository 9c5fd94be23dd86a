/**
 * A free round: the house stakes for the member what a bonus promised. What speaks against a play speaks against it
 * too, and so does what speaks against a stake; the round is drawn, recorded and paid as any other. Only its stake
 * is given in the same transaction, by a grant that the stake takes whole, so that no other money of the member's is touched.
 */
import { HOT } from '#ledger/functions.ts'
import { stakeInSql } from '../../bets/entry-reference.ts'

/** The bonus whose rounds a member may play at a game now. */
const FREE_ROUNDS = `
create function free_rounds_at(p_member bigint, p_game text, p_now timestamptz)
returns table (id bigint, left_now integer, stake bigint) language sql stable as $$
  select b.id, o.rounds - b.rounds_played, o.round_stake
  from bonuses b join bonus_offers o on o.id = b.offer_id
  where b.member_id = p_member and b.state = 'active' and o.game = p_game
    and b.rounds_played < o.rounds and b.expires_at > p_now
$$`

/**
 * Plays one. Outcomes: those of `round_check`; `no-free-round` (there is none at this game, or not of this stake);
 * refusals of `take_stakes`; `played`. The wallet is locked first, so that of plays at once
 * each sees what the one before it used up.
 */
const PLAY_FREE = `
create function round_play_free(
  p_member bigint, p_token bytea, p_bet round_bet, p_cycle_ms integer, p_now timestamptz
) returns table (outcome text, funds bigint, id bigint)
language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  seats round_seat[] := round_enter(array[p_member], array[p_token], p_now);
  free record;
  stake ledger_move;
  taken ledger_result[];
  bet bigint;
begin
  select c.outcome, c.account, c.content, c.share, c.has_hit into free
    from round_check(seats, array[p_bet], p_cycle_ms, p_now, true) c;
  outcome := free.outcome;
  if outcome is not null then
    return next;
    return;
  end if;
  bet := nextval('bet_ids');
  stake := ledger_free_stake(p_member, 'round', ${stakeInSql('bet')}, (p_bet).stake, free.account,
    free.content, case when free.share > 0 then 'jackpots' end, free.share);
  taken := bonus_stake_round(p_member, (seats[1]).game, bet, stake, p_now);
  outcome := case when taken is null then 'no-free-round'
    when (taken[1]).outcome <> 'posted' then (taken[1]).outcome end;
  if outcome is not null then
    return next;
    return;
  end if;
  perform round_record(seats, array[p_bet], array[null]::text[], array[bet], taken, p_now);
  perform bonus_after(array[p_member], array[bet], null, p_now);
  if free.has_hit then
    perform round_pay_jackpots(seats, array[p_bet], array[null]::text[], array[bet], taken, p_now);
  end if;
  outcome := 'played';
  id := bet;
  funds := round_funds(p_member);
  return next;
end
$$`

/**
 * Stakes a free round's bet: asks, and if nothing speaks against it gives what is staked and takes it. Null where the
 * member has no such round; else as `take_stakes` answers. The wallet is locked.
 */
const STAKE_ROUND = `
create function bonus_stake_round(
  p_member bigint, p_game text, p_bet bigint, p_stake ledger_move, p_now timestamptz
) returns ledger_result[] language plpgsql as $$
declare
  free record;
  taken ledger_result[];
  is_refused boolean;
begin
  select * into free from free_rounds_at(p_member, p_game, p_now) f where f.stake = p_stake.amount;
  if free.id is null then
    return null;
  end if;
  is_refused := exists (select from may_stake(array[p_stake], p_now));
  if not is_refused then
    perform bonus_move(ledger_bonus_grant(p_member, 'grant:' || free.id || ':' || p_bet, p_stake.amount));
  end if;
  taken := take_stakes(array[p_stake], p_now);
  if is_refused then
    return taken;
  end if;
  if (taken[1]).outcome <> 'posted' then
    raise exception 'what was given for a round was not staked on it: %', taken;
  end if;
  update bonuses set amount = amount + p_stake.amount, rounds_played = rounds_played + 1
    where member_id = p_member and id = free.id;
  insert into bonus_rounds (member_id, bet_id, bonus_id) values (p_member, p_bet, free.id);
  return taken;
end
$$`

/** In the order they are made. */
export const FREE_FUNCTIONS: readonly string[] = [FREE_ROUNDS, STAKE_ROUND, PLAY_FREE]
