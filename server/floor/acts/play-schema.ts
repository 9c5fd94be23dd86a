/**
 * Seats and decisions at tables of the floor, as SQL functions. They promise that a seat has one holder and a member no more of them
 * than a table gives, that a question is answered once, in time and while it stands, and that a decision that adds a stake is
 * recorded with that stake held, or not at all. What a decision leads to is worked out by whoever calls; the number of decisions
 * before it says that nothing came between.
 *
 * Wallets are locked first, by ascending members, then the round.
 */
import { HOT } from '#ledger/functions.ts'
import { backInSql, stakeInSql } from '../../bets/entry-reference.ts'
import { floorStakeContent } from './floor-stake-content.ts'

/** A member takes a seat. Outcomes: those of the session, \`seat-taken\`, \`seat-limit\`, \`sat\` (again, too). */
const SIT = `
create function floor_sit(p_table text, p_member bigint, p_token bytea, p_seat integer, p_most integer, p_now timestamptz)
returns text language plpgsql as $$
declare
  session round_seat := (round_enter(array[p_member], array[p_token], p_now))[1];
  holder bigint;
begin
  if session.outcome <> 'seated' then
    return session.outcome;
  end if;
  if session.game <> p_table then
    return 'session';
  end if;
  select member_id into holder from floor_seats where table_id = p_table and seat = p_seat;
  if holder is null then
    if exists (select from closed_products where product = 'tables')
      or not (select g.is_open from floor_tables t join catalogue_games g on g.id = t.game_id where t.id = p_table) then
      return 'table-closed';
    end if;
    if (select count(*) from floor_seats where table_id = p_table and member_id = p_member) >= p_most then
      return 'seat-limit';
    end if;
    insert into floor_seats (table_id, seat, member_id, active_at) values (p_table, p_seat, p_member, p_now)
      on conflict do nothing;
    select member_id into holder from floor_seats where table_id = p_table and seat = p_seat;
  end if;
  return case when holder = p_member then 'sat' else 'seat-taken' end;
end
$$`

/** A member leaves a seat. Outcomes: those of the session, \`seat-not-yours\`, \`seat-in-play\`, \`left\`. */
const LEAVE = `
create function floor_leave(p_table text, p_member bigint, p_token bytea, p_seat integer, p_spot text, p_now timestamptz)
returns text language plpgsql as $$
declare
  session round_seat := (round_enter(array[p_member], array[p_token], p_now))[1];
begin
  if session.outcome <> 'seated' then
    return session.outcome;
  end if;
  if session.game <> p_table then
    return 'session';
  end if;
  if exists (
    select from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    join floor_rounds r on r.table_id = f.table_id and r.number = f.number
    where f.member_id = p_member and f.table_id = p_table and s.spot = p_spot and s.state <> 'back'
      and r.phase not in ('settled', 'void')) then
    return 'seat-in-play';
  end if;
  delete from floor_seats where table_id = p_table and seat = p_seat and member_id = p_member;
  return case when found then 'left' else 'seat-not-yours' end;
end
$$`

/**
 * Why a bet may not lie where it should because of who sits there: \`seat-not-yours\`, \`seat-yours\`, \`seat-empty\`, or \`no-bet\`
 * where another has to be laid before. Null where nothing does, as of a spot that is of no seat.
 */
const SEAT_CHECK = `
create function floor_seat_check(b floor_bet, p_table text, p_number bigint) returns text language sql stable as $$
  select case
    when b.seat is null then null
    when b.is_holder and holder.member_id is distinct from b.member_id then 'seat-not-yours'
    when not b.is_holder and holder.member_id is null then 'seat-empty'
    when not b.is_holder and holder.member_id = b.member_id then 'seat-yours'
    when b.after_spot is not null and not exists (
      select from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
      where f.member_id = b.member_id and f.table_id = p_table and f.number = p_number
        and s.spot = b.after_spot and s.state = 'placed') then 'no-bet'
    end
  from (values (1)) one (n)
  left join floor_seats holder on holder.table_id = p_table and holder.seat = b.seat
$$`

/** Stakes that have no hand to lie on go back, before anything is drawn. Nothing where another leads. */
const GIVE_BACK = `
create function floor_give_back(p_table text, p_number bigint, p_fence bigint, p_members bigint[], p_bets bigint[], p_seqs integer[])
returns void language plpgsql as $$
declare
  s record;
  t ledger_result;
  house text;
begin
  perform ledger_lock(array(select distinct m from unnest(p_members) m order by m));
  perform from floor_rounds where table_id = p_table and number = p_number and phase = 'closing' for share;
  if not found or not floor_leads(p_table, p_fence) then
    return;
  end if;
  select account into house from floor_tables where id = p_table;
  for s in select f.* from unnest(p_members, p_bets, p_seqs) g (member_id, bet_id, seq)
    join floor_stakes f on f.member_id = g.member_id and f.bet_id = g.bet_id and f.seq = g.seq
    where f.state = 'placed' order by f.member_id, f.bet_id, f.seq
  loop
    t := (ledger_post(array[ledger_release(s.member_id, 'bet', ${backInSql('s.bet_id', 's.seq')},
      s.amount, house, ${stakeInSql('s.bet_id')})]))[1];
    if t.outcome <> 'posted' or not bet_grow(s.member_id, s.bet_id, -t.cash_delta, -t.bonus_delta) then
      raise exception 'a stake without a hand could not be given back: %', t.outcome;
    end if;
    update floor_stakes set state = 'back'
      where member_id = s.member_id and bet_id = s.bet_id and seq = s.seq;
  end loop;
end
$$`

/** Holds a stake that a decision adds to a bet that stands; answers what became of it. */
const ADD = `
create function floor_add(tab floor_tables, r floor_rounds, b floor_bet, p_now timestamptz) returns text
language plpgsql as $$
declare
  id bigint;
  seq integer;
  t ledger_result;
begin
  select f.id into id from floor_bets f
    where f.member_id = b.member_id and f.table_id = tab.id and f.number = r.number;
  seq := 1 + (select count(*) from floor_stakes s where s.member_id = b.member_id and s.bet_id = id);
  t := (take_stakes(array[ledger_hold_raise(b.member_id, 'bet', ${stakeInSql('id', 'seq')}, b.amount, tab.account,
    ${floorStakeContent('tab.id', 'r.number', 'b.spot', 'b.target')}, ${stakeInSql('id')})], p_now, true))[1];
  if t.outcome = 'posted' then
    perform floor_record(tab, r, b, id, seq, t, p_now);
  end if;
  return t.outcome;
end
$$`

/**
 * Records a decision, with what it leads to: of a member, whose own stake (the first, if there is one) is held or nothing happens, while
 * those of others behind are added as far as they may be; or of the leader of this fence, by default, with none. Outcomes: those of the
 * session and of \`take_stakes\`, \`reused\`, \`moved\` (something was decided meanwhile), \`late\`, \`decided\`.
 */
const DECIDE = `
create function floor_decide(p_table text, p_number bigint, p_step integer, d floor_decision, p_own floor_bet[],
  p_behind floor_bet[], p_outcome jsonb, p_due timestamptz, p_ends timestamptz, p_fence bigint, p_now timestamptz)
returns text language plpgsql ${HOT} as $$
declare
  r floor_rounds;
  tab floor_tables;
  session round_seat;
  taken text;
  b floor_bet;
begin
  perform ledger_lock(array(select distinct m from unnest(
    array(select o.member_id from unnest(p_own || p_behind) o) || d.member_id) m where m is not null order by m));
  if d.member_id is not null then
    session := (round_enter(array[d.member_id], array[d.token], p_now))[1];
    if session.outcome <> 'seated' or session.game <> p_table then
      return case when session.outcome = 'seated' then 'session' else session.outcome end;
    end if;
    if exists (select from floor_stakes s where s.member_id = d.member_id
      and d.request_id in (s.request_id, s.end_request_id, s.half_request_id))
      or exists (select from floor_decisions k where k.member_id = d.member_id and k.request_id = d.request_id) then
      return 'reused';
    end if;
  end if;
  select * into r from floor_rounds where table_id = p_table and number = p_number for update;
  if r.phase is distinct from 'telling' or r.step <> p_step or r.due_at is null
    or (p_fence is not null and not floor_leads(p_table, p_fence)) then
    return 'moved';
  end if;
  if p_fence is null and d.arrived_at > r.due_at then
    return 'late';
  end if;
  select * into tab from floor_tables where id = p_table;
  foreach b in array p_own loop
    taken := floor_add(tab, r, b, p_now);
    if taken <> 'posted' then
      return taken;
    end if;
  end loop;
  foreach b in array p_behind loop
    perform floor_add(tab, r, b, p_now);
  end loop;
  insert into floor_decisions (table_id, number, seq, member_id, seat, act, question, request_id, arrived_at)
    values (p_table, p_number, p_step + 1, d.member_id, d.seat, d.act, d.question, d.request_id, d.arrived_at);
  update floor_rounds set step = p_step + 1, outcome = p_outcome, due_at = p_due, ends_at = p_ends
    where table_id = p_table and number = p_number;
  return 'decided';
end
$$`

/** In the order they are made. */
export const PLAY_FUNCTIONS: readonly string[] = [SIT, LEAVE, SEAT_CHECK, GIVE_BACK, ADD, DECIDE]
