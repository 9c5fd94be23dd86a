/**
 * A board of chips that is laid, or taken back, whole, as SQL functions. They promise that all of its chips are held or none, and that all of
 * them are given back or none, by the same checks and the same money path as a chip alone, each seeing what lies before it.
 *
 * The member's wallet is locked first, then the round, shared.
 */
import { HOT } from '#ledger/functions.ts'
import { stakeInSql } from '../../bets/entry-reference.ts'
import { floorStakeContent } from './floor-stake-content.ts'

/** Raised to take back what was done before a chip that was refused. */
const REFUSED = 'KB001'

/**
 * Chips of one member on the open round of a table, in their order; the request of each is that of the act and its place. Outcomes: those of the
 * check and of \`take_stakes\`, of the first chip that is refused; \`repeated\` or \`reused\` of the whole act; \`placed\`.
 */
const LAY = `
create function floor_lay(p_table text, p_chips floor_bet[], p_now timestamptz)
returns table (outcome text, funds bigint) language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  seat round_seat := (round_enter(array[p_chips[1].member_id], array[p_chips[1].token], p_now))[1];
  tab floor_tables;
  r floor_rounds;
  b floor_bet;
  id bigint;
  seq integer;
  t ledger_result;
begin
  select * into tab from floor_tables where id = p_table;
  select * into r from floor_rounds where table_id = p_table and phase = 'open' for share;
  outcome := case when seat.outcome <> 'seated' then seat.outcome when seat.game <> p_table then 'session' end;
  if outcome is null then
    outcome := (select case when count(*) = 0 then null
        when count(*) = cardinality(p_chips) and bool_and(s.spot = c.spot and s.amount = c.amount)
          and not exists (select from floor_stakes more where more.member_id = p_chips[1].member_id
            and more.request_id = split_part(p_chips[1].request_id, ':', 1) || ':' || cardinality(p_chips) + 1)
        then 'repeated' else 'reused' end
      from unnest(p_chips) c join floor_stakes s on s.member_id = c.member_id and s.request_id = c.request_id);
  end if;
  if outcome is null then
    begin
      foreach b in array p_chips loop
        outcome := floor_check(seat, b, p_table, r);
        if outcome is null then
          id := coalesce((select f.id from floor_bets f where f.member_id = b.member_id
            and f.table_id = p_table and f.number = r.number), nextval('bet_ids'));
          seq := 1 + (select count(*) from floor_stakes s where s.member_id = b.member_id and s.bet_id = id);
          t := (take_stakes(array[ledger_hold_raise(b.member_id, 'bet', ${stakeInSql('id', 'seq')}, b.amount, tab.account,
            ${floorStakeContent('p_table', 'r.number', 'b.spot', 'b.target')}, ${stakeInSql('id')})], p_now))[1];
          outcome := nullif(t.outcome, 'posted');
        end if;
        if outcome is not null then
          raise exception 'a chip of a board was refused' using errcode = '${REFUSED}';
        end if;
        perform floor_record(tab, r, b, id, seq, t, p_now);
      end loop;
      outcome := 'placed';
    exception when sqlstate '${REFUSED}' then
      null;
    end;
  end if;
  funds := round_funds(p_chips[1].member_id);
  return next;
end
$$`

/**
 * The newest chips of one member on those spots of the open round of a table, in their order. Outcomes: those of \`floor_take_back\` of the
 * first chip that is refused; \`taken-back\`, the repeated act too.
 */
const UNDO = `
create function floor_undo(p_table text, p_chips floor_bet[], p_now timestamptz)
returns table (outcome text, funds bigint) language plpgsql ${HOT} as $$
declare
  b floor_bet;
begin
  begin
    foreach b in array p_chips loop
      select done.outcome into outcome from floor_take_back(p_table, b, p_now) done;
      if outcome not in ('taken-back', 'repeated') then
        raise exception 'a chip of a board was not taken back' using errcode = '${REFUSED}';
      end if;
    end loop;
    outcome := 'taken-back';
  exception when sqlstate '${REFUSED}' then
    null;
  end;
  funds := round_funds(p_chips[1].member_id);
  return next;
end
$$`

export const LAY_FUNCTIONS: readonly string[] = [LAY, UNDO]
