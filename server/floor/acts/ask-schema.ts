/**
 * What all members with a stake are asked at once, as an SQL function. It promises that each answers once a round, in time, and that a call is
 * recorded with the stake that it adds, or not at all.
 *
 * Wallets are locked first, by ascending members, then the round, for all who answer together.
 */
import { CALL, TABLEGAMES } from '#contract/games/tablegames-names.ts'
import { askedIn } from '#games/tablegames/numbers.ts'
import { HOT } from '#ledger/functions.ts'

const ASKING = TABLEGAMES.filter((game) => askedIn(game) !== null)
const MAINS = ASKING.flatMap((game) => askedIn(game)?.main ?? [])

/** In SQL: did the member of this row of `floor_stakes` call on the same round? Looked for where it decides what the row is paid alone. */
export const isCalled = (row: string): string =>
  `(${row}.spot in (${MAINS.map((spot) => `'${spot}'`).join(', ')})
    and exists (select from floor_stakes called where called.member_id = ${row}.member_id
      and called.bet_id = ${row}.bet_id and called.spot = '${CALL}' and called.state <> 'back'))`

/** In SQL: what the member of this row of `floor_bets` answered to what all are asked on its round; null where nothing is. */
export const answerOf = (bet: string, table: string): string =>
  `case when ${table}.rules ->> 'game' in (${ASKING.map((game) => `'${game}'`).join(', ')}) then
    (select answered.act from floor_decisions answered where answered.table_id = ${bet}.table_id
      and answered.number = ${bet}.number and answered.member_id = ${bet}.member_id) end`

/** The number of the one question that a round has for all at once. */
export const ASKED_OF_ALL = 1

/**
 * Answers of many members to what the round of a table asks, one of each. A call, named as the spot that it adds, lays there so many times what
 * lies on the first. Outcomes: those of the session and of `take_stakes`, `repeated` or `reused` (its request was taken before), `moved` (nothing
 * is asked, or it was answered), `late`, `no-bet`, `decided`.
 */
const ANSWER = `
create function floor_answer(p_table text, p_numbers bigint[], p_asked floor_decision[], p_main text, p_added text,
  p_times integer, p_now timestamptz)
returns table (place bigint, outcome text) language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  seats round_seat[] := round_enter(array(select a.member_id from unnest(p_asked) a),
    array(select a.token from unnest(p_asked) a), p_now);
  tab floor_tables;
  r floor_rounds;
  d floor_decision;
  b floor_bet;
  steps integer;
  laid bigint;
begin
  select * into tab from floor_tables where id = p_table;
  select * into r from floor_rounds where table_id = p_table and phase = 'telling' for update;
  steps := r.step;
  for at in 1 .. cardinality(p_asked) loop
    d := p_asked[at];
    select sum(s.amount) into laid from floor_bets f
      join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
      where f.member_id = d.member_id and f.table_id = p_table and f.number = r.number
        and s.spot = p_main and s.state = 'placed';
    outcome := case
      when seats[at].outcome <> 'seated' then seats[at].outcome
      when seats[at].game <> p_table then 'session'
      else (select case when (k.table_id, k.number, k.act) = (p_table, p_numbers[at], d.act)
          then 'repeated' else 'reused' end
        from floor_decisions k where k.member_id = d.member_id and k.request_id = d.request_id) end;
    if outcome is null then
      outcome := case
        when exists (select from floor_stakes s where s.member_id = d.member_id
          and d.request_id in (s.request_id, s.end_request_id, s.half_request_id)) then 'reused'
        when r.number is distinct from p_numbers[at] then 'moved'
        when exists (select from floor_decisions k
          where k.table_id = p_table and k.number = r.number and k.member_id = d.member_id) then 'moved'
        when laid is null then 'no-bet'
        when r.due_at is null or d.arrived_at > r.due_at then 'late' end;
    end if;
    if outcome is null and d.act = p_added then
      b.member_id := d.member_id;
      b.number := r.number;
      b.spot := p_added;
      b.amount := laid * p_times;
      b.arrived_at := d.arrived_at;
      b.request_id := d.request_id;
      outcome := nullif(floor_add(tab, r, b, p_now), 'posted');
    end if;
    if outcome is null then
      steps := steps + 1;
      insert into floor_decisions (table_id, number, seq, member_id, seat, act, question, request_id, arrived_at)
        values (p_table, r.number, steps, d.member_id, 0, d.act, ${ASKED_OF_ALL}, d.request_id, d.arrived_at);
      outcome := 'decided';
    end if;
    place := at;
    return next;
  end loop;
  if steps > r.step then
    update floor_rounds set step = steps where table_id = p_table and number = r.number;
  end if;
end
$$`

export const ASK_FUNCTIONS: readonly string[] = [ANSWER]
