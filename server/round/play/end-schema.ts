/**
 * Ends: what a round won is paid in the proportion that it was staked in, and its bet is settled. See
 * schema.ts for what every such call keeps to.
 */
import { HOT } from '#ledger/functions.ts'
import { payoutInSql } from '../../bets/entry-reference.ts'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import { contentInSql } from '../../bets/stake-content.ts'

/** What the open bet `b` with its round `r` pays. */
const PAYOUT = `ledger_payout(b.member_id, 'round', ${payoutInSql('b.id')}, r.payout, b.account,
        ${contentInSql('b.game', 'r.mode')}, b.stake - b.stake_bonus, b.stake_bonus)`

/**
 * Posts these payouts, one a member, and settles their bets, which are open and whose members' wallets are locked.
 * Answers the members with what they have then.
 */
const SETTLE = `
create function round_settle(
  p_payouts ledger_move[], p_rounds bigint[], p_requests text[], p_now timestamptz
) returns ledger_result[] language plpgsql as $$
declare
  paid ledger_result[] := ledger_post(p_payouts);
  members bigint[];
  rounds_paid bigint[];
  payouts bigint[];
  payouts_bonus bigint[];
begin
  select array_agg(p.member_id), array_agg(due.id), array_agg(p.cash_delta + p.bonus_delta),
      array_agg(p.bonus_delta)
    into members, rounds_paid, payouts, payouts_bonus
    from unnest(paid) p
    join (select (unnest(p_payouts)).member_id, unnest(p_rounds) as id) due
      on due.member_id = p.member_id
    where p.outcome = 'posted';
  if members is null or cardinality(members) < cardinality(p_payouts) then
    raise exception 'payouts were not posted: %', paid;
  end if;
  if bet_settle(members, rounds_paid, payouts, payouts_bonus, p_now) <> cardinality(paid) then
    raise exception 'bets were settled beside their payouts: %', p_rounds;
  end if;
  if array_remove(p_requests, null) <> '{}' then
    update rounds r set end_request_id = asked.request_id
      from (
        select (unnest(p_payouts)).member_id, unnest(p_rounds) as id, unnest(p_requests) as request_id
      ) asked
      where r.member_id = asked.member_id and r.id = asked.id and asked.request_id is not null;
  end if;
  return paid;
end
$$`

/** Pays open rounds and closes them, whoever they wait for. Answers those that were open; of a member one. */
const PAY = `
create function round_pay(p_members bigint[], p_rounds bigint[], p_now timestamptz)
returns table (member_id bigint, funds bigint) language plpgsql ${HOT} as $$
#variable_conflict use_column
declare
  due ledger_move[];
  rounds_due bigint[];
begin
  perform ledger_lock(p_members);
  select array_agg(${PAYOUT}), array_agg(b.id) into due, rounds_due
    from unnest(p_members, p_rounds) asked (member_id, id)
    join bets b on b.member_id = asked.member_id and b.id = asked.id and b.state = 'open'
    join rounds r on r.member_id = b.member_id and r.id = b.id;
  if due is not null then
    return query select p.member_id, p.cash + p.bonus
      from unnest(round_settle(due, rounds_due, null, p_now)) p;
  end if;
end
$$`

/**
 * Members end the open rounds of their games: paid; or, when it was ended before, repeated
 * with the balance as it is; none when nothing was ever played. A request id that ended a round before
 * ends no other: repeated, with the balance of then; reused, when it ended one of another game.
 */
const END = `
create function round_end(seats round_seat[], p_requests text[], p_now timestamptz)
returns table (place bigint, outcome text, funds bigint, id bigint) language plpgsql as $$
#variable_conflict use_column
declare
  ids bigint[];
  outcomes text[];
  balances bigint[];
  due ledger_move[];
  rounds_due bigint[];
  requests_due text[];
  paid ledger_result[];
  nth integer := 0;
begin
  select array_agg(ended.id order by place), array_agg(ended.outcome order by place),
      array_agg(coalesce(before.funds, w.cash + w.bonus, 0) order by place),
      array_agg(payout order by place) filter (where ended.outcome = 'paid'),
      array_agg(ended.id order by place) filter (where ended.outcome = 'paid'),
      array_agg(request_id order by place) filter (where ended.outcome = 'paid')
    into ids, outcomes, balances, due, rounds_due, requests_due
    from unnest(seats, p_requests) with ordinality
      seat (member_id, seat, game_id, game, version, account, request_id, place)
    left join wallets w on w.member_id = seat.member_id
    left join lateral (
      select r.id, b.game, (
          select e.cash + e.bonus from entries e where e.member_id = r.member_id
            and e.source = 'round' and e.reference = ${payoutInSql('r.id')}) as funds
      from rounds r join bets b on b.member_id = r.member_id and b.id = r.id
      where r.member_id = seat.member_id and r.end_request_id = seat.request_id
    ) before on true
    left join lateral (
      select b.id, b.game, b.state, case when b.state = 'open' then ${PAYOUT} end as payout
      from bets b join rounds r on r.member_id = b.member_id and r.id = b.id
      where b.member_id = seat.member_id and b.game = seat.game and b.kind = '${BOUGHT_KIND}'
      order by b.id desc limit 1
    ) last on true
    cross join lateral (
      select coalesce(before.id, last.id) as id, case
        when seat.seat <> 'seated' then seat.seat
        when before.game = seat.game then 'repeated'
        when before.id is not null then 'reused'
        when last.state = 'open' then 'paid'
        when last.id is not null then 'repeated'
        else 'none' end as outcome
    ) ended;
  if due is not null then
    paid := round_settle(due, rounds_due, requests_due, p_now);
  end if;
  for at in 1 .. cardinality(seats) loop
    place := at;
    outcome := outcomes[at];
    id := ids[at];
    funds := case when outcome = 'repeated' then balances[at] end;
    if outcome = 'paid' then
      nth := nth + 1;
      funds := paid[nth].cash + paid[nth].bonus;
    end if;
    return next;
  end loop;
end
$$`

/** In the order they are made. */
export const END_FUNCTIONS: readonly string[] = [SETTLE, PAY, END]
