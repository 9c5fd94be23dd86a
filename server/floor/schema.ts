/**
 * What is bet on the floor, as SQL functions, each taking what many members ask for in one call. They hold money and settle
 * it through the ledger, and promise that a bet is taken only into a round that is open, ends once, and is paid nothing after
 * the round has landed; what a leader does is refused once another leads. They draw nothing, and decide no payout but
 * that what comes too late has none.
 *
 * Wallets are locked first, by ascending members, then the round, shared: only its leader changes it, with no wallet in hand.
 */
import { HOT } from '#ledger/functions.ts'
import {
  backInSql,
  halfInSql,
  payoutInSql,
  refundInSql,
  stakeInSql,
  voidInSql,
} from '../bets/entry-reference.ts'
import { ASK_FUNCTIONS } from './acts/ask-schema.ts'
import { LAY_FUNCTIONS } from './acts/lay-schema.ts'
import { PLAY_FUNCTIONS } from './acts/play-schema.ts'
import { floorStakeContent } from './acts/floor-stake-content.ts'

/** Does this fence still lead the table? Held to the commit: whoever takes over waits for it. */
const LEADS = `
create function floor_leads(p_table text, p_fence bigint) returns boolean language plpgsql as $$
begin
  perform from floor_leases where table_id = p_table and fence = p_fence for share;
  return found;
end
$$`

/**
 * The client seed that a member brings to the crowd of a round: the one they had when it opened, and none where they had
 * none. The first of a member's is chosen before their first game opens, and has no time of its own.
 */
const SEED_AT = `
create function floor_seed_at(p_member bigint, p_at timestamptz) returns text language sql stable as $$
  select s.client_seed from member_seeds s
  where s.member_id = p_member and s.client_seed is not null and s.created_at <= p_at
    and (s.revealed_at is null or s.revealed_at > p_at)
    and (s.seq > 1 or exists (
      select from game_sessions g where g.member_id = p_member and g.created_at <= p_at))
  order by s.seq desc limit 1
$$`

/** Is a bet in time for its round, or for the street of it that it is on? The moment that closes it is none of its own. */
const TAKES = `
create function floor_takes(r floor_rounds, b floor_bet) returns boolean language sql immutable as $$
  select coalesce(r.number = b.number and case when coalesce(b.street, 0) = 0
    then r.phase = 'open' and b.arrived_at < r.closes_at
    else r.phase = 'telling' and r.step = b.street and b.arrived_at < r.due_at end, false)
$$`

/**
 * What speaks against a bet, in this order: its seat; \`repeated\` or \`reused\` (its request was taken before); \`table-closed\`; \`bets-closed\`
 * (no round is open, another one, or it came too late); \`stake-range\` (beside the table's limits); \`spot-taken\` where a spot
 * takes one bet, \`table-limit\` where it takes more and this is too much, or one stake too many of the round; then whatever speaks
 * against it at a table of seats. Null where nothing does.
 */
const CHECK = `
create function floor_check(seat round_seat, b floor_bet, p_table text, r floor_rounds)
returns text language sql stable as $$
  select case
    when seat.outcome <> 'seated' then seat.outcome
    when seat.game <> p_table then 'session'
    when known.seq is not null then case
      when (case when b.ticket_price is null then known.spot else split_part(known.spot, '-', 1) end, known.amount)
        = (b.spot, b.amount) and known.target is not distinct from b.target
      then 'repeated' else 'reused' end
    when not g.is_open then 'table-closed'
    when not floor_takes(r, b) then 'bets-closed'
    when b.amount not between g.min_stake and g.max_stake or b.amount % t.step_stake <> 0 then 'stake-range'
    when b.spot_most is null and laid.on_spot > 0 then 'spot-taken'
    when laid.stakes >= b.stakes_most then 'table-limit'
    when laid.on_spot + b.amount > b.spot_most or laid.on_round + b.amount > b.round_most then 'table-limit'
    else floor_seat_check(b, p_table, r.number) end
  from floor_tables t join catalogue_games g on g.id = t.game_id
  cross join lateral (
    select count(*) as stakes, coalesce(sum(s.amount) filter (where s.state <> 'back'), 0) as on_round,
      coalesce(sum(s.amount) filter (where s.state <> 'back' and s.spot = b.spot), 0) as on_spot
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where f.member_id = b.member_id and f.table_id = p_table and f.number = r.number
  ) laid
  left join floor_stakes known on known.member_id = b.member_id and known.request_id = b.request_id
  where t.id = p_table
$$`

/**
 * The number of the next ticket of a round, and what those cost that are sold. Tickets are numbered in the order that they
 * are sold; the numbers of those that were taken back are not sold again.
 */
const TICKETS_SOLD = `
create function floor_tickets_sold(p_table text, p_number bigint, p_price bigint, out ticket bigint, out sold bigint)
language sql stable as $$
  select coalesce(max(split_part(s.spot, '-', 2)::bigint + s.amount / p_price), 1),
    coalesce(sum(s.amount) filter (where s.state <> 'back'), 0)::bigint
  from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
  where f.table_id = p_table and f.number = p_number
$$`

/**
 * Bets of many members on the open round of a table, one of each; where tickets are sold, one purchase after the other, so that a
 * room sells none twice and never too many. A stake that a call may follow is taken where the member's limits leave room for both. Outcomes: those of the check, \`room-full\`, those of \`take_stakes\`, \`placed\`.
 */
const PLACE = `
create function floor_place(p_table text, p_bets floor_bet[], p_now timestamptz)
returns table (place bigint, outcome text, funds bigint)
language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  seats round_seat[] := round_enter(array(select b.member_id from unnest(p_bets) b),
    array(select b.token from unnest(p_bets) b), p_now);
  r floor_rounds;
  outcomes text[];
  ids bigint[];
  seqs integer[];
  stakes ledger_move[];
  taken ledger_result[];
  t ledger_result;
  nth integer := 0;
  tab floor_tables;
  ticket bigint;
  sold bigint;
begin
  select * into tab from floor_tables where id = p_table;
  select * into r from floor_rounds where table_id = p_table
    and (phase = 'open' or phase = 'telling' and due_at is not null) for share;
  if p_bets[1].ticket_price is not null then
    perform pg_advisory_xact_lock(hashtextextended('tickets of ' || p_table, 0));
    select n.ticket, n.sold into ticket, sold
      from floor_tickets_sold(p_table, r.number, p_bets[1].ticket_price) n;
  end if;
  for at in 1 .. cardinality(p_bets) loop
    outcomes[at] := floor_check(seats[at], p_bets[at], p_table, r);
    if outcomes[at] is null and sold + p_bets[at].amount > p_bets[at].room_most then
      outcomes[at] := 'room-full';
    end if;
    if outcomes[at] is null and p_bets[at].called > 0 then
      outcomes[at] := (select a.refusal from may_stake(array[ledger_hold_raise(p_bets[at].member_id, 'bet', 'asked',
        p_bets[at].amount + p_bets[at].called, tab.account, null, null)], p_now) a where a.refusal = 'limit-reached');
    end if;
    if outcomes[at] is null then
      if p_bets[at].ticket_price is not null then
        p_bets[at].spot := p_bets[at].spot || '-' || ticket;
        ticket := ticket + p_bets[at].amount / p_bets[at].ticket_price;
        sold := sold + p_bets[at].amount;
      end if;
      ids[at] := coalesce((select f.id from floor_bets f where f.member_id = p_bets[at].member_id
        and f.table_id = p_table and f.number = r.number), nextval('bet_ids'));
      seqs[at] := 1 + (select count(*) from floor_stakes s
        where s.member_id = p_bets[at].member_id and s.bet_id = ids[at]);
      stakes := stakes || ledger_hold_raise(p_bets[at].member_id, 'bet', ${stakeInSql('ids[at]', 'seqs[at]')},
        p_bets[at].amount, tab.account,
        ${floorStakeContent('p_table', 'r.number', 'p_bets[at].spot', 'p_bets[at].target')}, ${stakeInSql('ids[at]')});
    end if;
  end loop;
  if stakes is not null then
    taken := take_stakes(stakes, p_now);
  end if;
  for at in 1 .. cardinality(p_bets) loop
    place := at;
    outcome := outcomes[at];
    funds := round_funds(p_bets[at].member_id);
    if outcome is null then
      nth := nth + 1;
      t := taken[nth];
      outcome := case when t.outcome = 'posted' then 'placed' else t.outcome end;
      if t.outcome = 'posted' then
        perform floor_record(tab, r, p_bets[at], ids[at], seqs[at], t, p_now);
      end if;
    end if;
    return next;
  end loop;
end
$$`

/** Writes a bet down whose stake is held. */
const RECORD = `
create function floor_record(tab floor_tables, r floor_rounds, b floor_bet, p_id bigint, p_seq integer,
  t ledger_result, p_now timestamptz) returns void language plpgsql as $$
begin
  insert into bets (member_id, id, kind, account, game_id, game, stake, stake_bonus, placed_at)
    values (b.member_id, p_id, (select g.kind from catalogue_games g where g.id = tab.game_id), tab.account,
      tab.game_id, tab.id, b.amount, -t.bonus_delta, p_now)
    on conflict (member_id, id) do nothing;
  if not found and not bet_grow(b.member_id, p_id, -t.cash_delta, -t.bonus_delta) then
    raise exception 'a bet of an open round has ended';
  end if;
  insert into floor_bets (member_id, id, table_id, number)
    values (b.member_id, p_id, tab.id, r.number) on conflict do nothing;
  insert into floor_stakes (member_id, bet_id, seq, spot, amount, target, client_seed, placed_at, request_id)
    values (b.member_id, p_id, p_seq, b.spot, b.amount, b.target, floor_seed_at(b.member_id, r.opened_at),
      b.arrived_at, b.request_id);
  if b.seat is not null then
    update floor_seats set active_at = p_now
      where table_id = tab.id and member_id = b.member_id and seat = b.seat;
  end if;
end
$$`

/**
 * A bet is taken back while its round, or its street, is open: of several on a spot the newest. Outcomes: those of the seat, \`repeated\` or
 * \`reused\`, \`bets-closed\`, \`no-bet\`, \`taken-back\`.
 */
const TAKE_BACK = `
create function floor_take_back(p_table text, b floor_bet, p_now timestamptz)
returns table (outcome text, funds bigint) language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  seat round_seat := (round_enter(array[b.member_id], array[b.token], p_now))[1];
  r floor_rounds;
  s floor_stakes;
  t ledger_result;
begin
  select * into r from floor_rounds where table_id = p_table
    and (phase = 'open' or phase = 'telling' and due_at is not null) for share;
  select * into s from floor_stakes where member_id = b.member_id and end_request_id = b.request_id;
  outcome := case
    when seat.outcome <> 'seated' then seat.outcome
    when seat.game <> p_table then 'session'
    when s.seq is not null then case when s.state = 'back' and s.spot = b.spot then 'repeated' else 'reused' end
    when not floor_takes(r, b) then 'bets-closed' end;
  if outcome is null then
    select s2.* into s from floor_bets f join floor_stakes s2 on s2.member_id = f.member_id and s2.bet_id = f.id
      where f.member_id = b.member_id and f.table_id = p_table and f.number = r.number
        and s2.spot = b.spot and s2.state = 'placed'
      order by s2.seq desc limit 1;
    outcome := case when s.seq is null then 'no-bet' else 'taken-back' end;
    if s.seq is not null then
      t := (ledger_post(array[ledger_release(b.member_id, 'bet', ${backInSql('s.bet_id', 's.seq')},
        s.amount, seat.account, ${stakeInSql('s.bet_id')})]))[1];
      if t.outcome <> 'posted' or not bet_grow(b.member_id, s.bet_id, -t.cash_delta, -t.bonus_delta) then
        raise exception 'a bet could not be taken back: %', t.outcome;
      end if;
      update floor_stakes set state = 'back', end_request_id = b.request_id
        where member_id = s.member_id and bet_id = s.bet_id and seq = s.seq;
    end if;
  end if;
  funds := round_funds(b.member_id);
  return next;
end
$$`

/**
 * Pays stakes that are still placed, each once: by hand (\`p_fence\` null) while the round is told, has not landed and has
 * come that far; by the leader of this fence. One move a member however many stakes. Answers those that were paid.
 */
const PAY = `
create function floor_pay(p_table text, p_number bigint, p_fence bigint, p_asked floor_payment[], p_now timestamptz)
returns table (member_id bigint, bet_id bigint, seq integer, won bigint) language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  r floor_rounds;
  house text;
  done floor_payment[];
  moves ledger_move[];
  bets_of bigint[];
  results ledger_result[];
begin
  perform ledger_lock(array(select distinct a.member_id from unnest(p_asked) a));
  select * into r from floor_rounds where table_id = p_table and number = p_number for share;
  if r.phase is distinct from 'telling'
    or (p_fence is null and r.landed_at is not null)
    or (p_fence is not null and not floor_leads(p_table, p_fence)) then
    return;
  end if;
  select account into house from floor_tables where id = p_table;
  with ended as (
    update floor_stakes s set taken = s.taken + a.taken, paid = s.paid + a.won,
        state = case when a.is_half then 'placed' when s.paid + a.won > 0 then 'paid' else 'lost' end,
        half_at = case when a.is_half then a.hundredths else s.half_at end,
        ended_at = case when a.is_half then s.ended_at else a.hundredths end,
        half_request_id = case when a.is_half then a.request_id else s.half_request_id end,
        end_request_id = case when a.is_half then s.end_request_id else a.request_id end
      from unnest(p_asked) a
      where s.member_id = a.member_id and s.bet_id = a.bet_id and s.seq = a.seq and s.state = 'placed'
        and (a.is_half and s.half_at is null or not a.is_half and s.taken + a.taken = s.amount)
        and (a.hundredths is null or a.hundredths <= (r.outcome ->> 'point')::integer)
      returning a.*
  )
  select array_agg(row(e.*)::floor_payment) into done from ended e;
  if done is null then
    return;
  end if;
  select array_agg(ledger_settle(m.member_id, 'bet',
        case when m.is_half then ${halfInSql('m.bet_id', 'm.seq')} else ${payoutInSql('m.bet_id', 'm.seq')} end,
        m.taken, house, ${stakeInSql('m.bet_id')}, m.won) order by m.member_id),
      array_agg(m.bet_id order by m.member_id)
    into moves, bets_of
    from (
      select d.member_id, d.bet_id, min(d.seq) as seq, bool_or(d.is_half) as is_half,
        sum(d.taken)::bigint as taken, sum(d.won)::bigint as won
      from unnest(done) d group by d.member_id, d.bet_id
    ) m;
  results := ledger_post(moves);
  perform floor_end_bets(results, bets_of, p_now);
  return query select d.member_id, d.bet_id, d.seq, d.won from unnest(done) d;
end
$$`

/** Adds what was paid to the bets, and ends those that have no stake left. */
const END_BETS = `
create function floor_end_bets(p_results ledger_result[], p_bets bigint[], p_now timestamptz)
returns void language plpgsql as $$
declare
  members bigint[];
  ids bigint[];
  won bigint[];
  won_bonus bigint[];
  counted integer := 0;
begin
  for is_open in 0 .. 1 loop
    select array_agg(t.member_id), array_agg(t.bet_id), array_agg(t.cash_delta + t.bonus_delta),
        array_agg(t.bonus_delta)
      into members, ids, won, won_bonus
      from unnest(p_results, p_bets)
        t (member_id, outcome, seq, cash, bonus, held, pending, cash_delta, bonus_delta, bet_id)
      where t.outcome = 'posted' and is_open = (exists (
        select from floor_stakes s
        where s.member_id = t.member_id and s.bet_id = t.bet_id and s.state = 'placed'))::integer;
    if members is not null then
      counted := counted + case when is_open = 1 then bet_pay(members, ids, won, won_bonus)
        else bet_settle(members, ids, won, won_bonus, p_now) end;
    end if;
  end loop;
  if counted <> cardinality(p_bets) then
    raise exception 'a stake of the floor was not settled with its bet';
  end if;
end
$$`

/**
 * Bets are closed: who was taken is in, and the crowd is recorded. False where the round was not open, or another leads. Two
 * statements: whatever the lock had to wait for is seen by the second.
 */
const CLOSE = `
create function floor_close(p_table text, p_number bigint, p_fence bigint, p_crowd integer)
returns boolean language plpgsql as $$
begin
  perform from floor_rounds where table_id = p_table and number = p_number and phase = 'open' for update;
  if not found or not floor_leads(p_table, p_fence) then
    return false;
  end if;
  update floor_rounds set phase = 'closing', crowd = array(
      select first.client_seed from (
        select distinct on (s.member_id) s.member_id, s.client_seed, s.place
        from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
        where f.table_id = p_table and f.number = p_number and s.client_seed is not null
        order by s.member_id, s.place
      ) first order by first.place limit p_crowd)
    where table_id = p_table and number = p_number;
  return true;
end
$$`

/** What leads a table: a row that runs out. Taken where it has, under a new fence; null where somebody leads. */
const TAKE_LEASE = `
create function floor_take_lease(p_table text, p_holder text, p_ms integer) returns bigint language sql as $$
  insert into floor_leases as l (table_id, holder, fence, until)
    values (p_table, p_holder, 1, clock_timestamp() + p_ms * interval '1 millisecond')
    on conflict (table_id) do update set holder = excluded.holder, fence = l.fence + 1, until = excluded.until
      where l.until < clock_timestamp()
    returning fence
$$`

/** Prolongs a lease by so many ms, or ends it with 0. False where another leads. */
const KEEP_LEASE = `
create function floor_keep_lease(p_table text, p_fence bigint, p_ms integer) returns boolean language plpgsql as $$
begin
  update floor_leases set until = clock_timestamp() + p_ms * interval '1 millisecond'
    where table_id = p_table and fence = p_fence;
  return found;
end
$$`

/**
 * Gives back what is still held of a round that cannot be drawn or settled, of so many members at most; of bets that were
 * paid a part before, the rest as a payout. Answers of how many.
 */
const VOID = `
create function floor_void(p_table text, p_number bigint, p_fence bigint, p_limit integer, p_now timestamptz)
returns integer language plpgsql as $$
declare
  members bigint[];
  ids bigint[];
  parts boolean[];
  moves ledger_move[];
  results ledger_result[];
  house text;
begin
  perform from floor_rounds where table_id = p_table and number = p_number
    and phase not in ('settled', 'void') for share;
  if not found or not floor_leads(p_table, p_fence) then
    return 0;
  end if;
  select account into house from floor_tables where id = p_table;
  perform ledger_lock(array(select f.member_id from floor_bets f join bets b on b.member_id = f.member_id
    and b.id = f.id where f.table_id = p_table and f.number = p_number and b.settled_at is null
    order by f.member_id limit p_limit));
  select array_agg(o.member_id order by o.member_id), array_agg(o.id order by o.member_id),
      array_agg(o.payout > 0 order by o.member_id),
      array_agg(case when o.payout > 0
        then ledger_settle(o.member_id, 'bet', ${voidInSql('o.id')}, o.held, house, ${stakeInSql('o.id')}, o.held)
        else ledger_release(o.member_id, 'bet', ${refundInSql('o.id')}, o.held, house, ${stakeInSql('o.id')}) end
        order by o.member_id) filter (where o.held > 0)
    into members, ids, parts, moves
    from (
      select f.member_id, f.id, b.payout, coalesce((select sum(s.amount - s.taken) from floor_stakes s
        where s.member_id = f.member_id and s.bet_id = f.id and s.state = 'placed'), 0)::bigint as held
      from floor_bets f join bets b on b.member_id = f.member_id and b.id = f.id
      where f.table_id = p_table and f.number = p_number and b.settled_at is null
      order by f.member_id limit p_limit
    ) o;
  if members is null then
    return 0;
  end if;
  if moves is not null then
    results := ledger_post(moves);
    if exists (select from unnest(results) t where t.outcome <> 'posted') then
      raise exception 'a void round could not be given back';
    end if;
  end if;
  update floor_stakes s set state = 'void' from unnest(members, ids) v (member_id, id)
    where s.member_id = v.member_id and s.bet_id = v.id and s.state = 'placed';
  perform bet_void(array(select m from unnest(members, parts) u (m, p) where not p),
    array(select i from unnest(ids, parts) u (i, p) where not p), p_now);
  perform bet_settle(array_agg(u.m), array_agg(u.i), array_agg(t.cash_delta + t.bonus_delta),
      array_agg(t.bonus_delta), p_now)
    from unnest(members, ids, parts) u (m, i, p) join unnest(results) t on t.member_id = u.m where u.p;
  return cardinality(members);
end
$$`

/** In the order they are made. */
export const FLOOR_FUNCTIONS: readonly string[] = [
  LEADS,
  SEED_AT,
  RECORD,
  ...PLAY_FUNCTIONS,
  ...ASK_FUNCTIONS,
  TAKES,
  CHECK,
  TICKETS_SOLD,
  PLACE,
  ...LAY_FUNCTIONS,
  TAKE_BACK,
  END_BETS,
  PAY,
  CLOSE,
  TAKE_LEASE,
  KEEP_LEASE,
  VOID,
]
