/**
 * Bonuses beside the money, as SQL functions: which stakes an active one refuses, and what bets that have ended
 * mean for it. They are asked in the transaction of the stake or of the end of the bet, with the wallet locked, and a
 * member without a bonus costs them one look into an index that holds active bonuses alone.
 */
import { BOUGHT_KIND } from '../bets/kinds.ts'
import { gameInContent } from '../bets/stake-content.ts'
import { alongEdges, writtenOnce, type Edges } from '../database/forward-only.ts'
import { FREE_BET_FUNCTIONS, IS_TO_COME, WON } from './free-bets-schema.ts'

/** Of a stake `s`: all that then lies on its bet. */
const ON_ITS_BET = `s.amount + coalesce((select h.cash_open + h.bonus_open from holds h
      where h.member_id = s.member_id and h.source = s.hold_source and h.reference = s.hold_reference), 0)`

/**
 * Stakes that an active bonus does not allow, for `may_stake`: a bet above its most, however many presses laid it, or a game it excludes. What a
 * stake is on is the first word of its content. Refused here, so that no winning is ever taken back for it.
 */
const REFUSALS = `
create function bonus_refusals(p_stakes ledger_move[])
returns table (member_id bigint, refusal text) language sql stable as $$
  select s.member_id,
    case when ${ON_ITS_BET} > o.stake_max then 'bonus-stake-max' else 'bonus-game-excluded' end
  from unnest(p_stakes) s
  join bonuses b on b.member_id = s.member_id and b.state = 'active'
  join bonus_offers o on o.id = b.offer_id
  where ${ON_ITS_BET} > o.stake_max
    or ${gameInContent('s.content')} = any (o.excluded_games)
$$`

/** How much of a stake counts under an offer: by the game's own weight, else by that of its kind. */
const COUNTED = `
create function bonus_counted(p_offer bonus_offers, p_kind text, p_game text, p_stake bigint)
returns bigint language sql immutable as $$
  select div(p_stake::numeric
    * coalesce((p_offer.game_weights ->> p_game)::integer, (p_offer.weights ->> p_kind)::integer, 0),
    100)::bigint
$$`

/** What of a bet's stake was risked to its end: of a coupon, what was not sold. */
const RISKED = `
create function bonus_risked(p_member bigint, p_id bigint, p_kind text, p_stake bigint)
returns bigint language sql stable as $$
  select case when p_kind = 'coupon' then p_stake * coalesce((select c.kept from sports_coupons c
      where c.member_id = p_member and c.id = p_id), 10) / 10 else p_stake end
$$`

/**
 * Bets of members have ended, whose wallets are locked, with their payouts posted, so much of each just now in bonus money (null:
 * nothing of any); of those named here some may still be open, which count when they end. A settled bet counts once
 * for the bonus it was placed under, while that is active. When all is staked, the bonus money becomes cash; when all of it is
 * gone and no open bet holds any, the bonus is over; and so it is when its time is.
 */
const AFTER = `
create function bonus_after(p_members bigint[], p_ids bigint[], p_paid bigint[], p_now timestamptz)
returns void language plpgsql as $$
declare
  b record;
begin
  perform bonus_follow(p_members, p_ids, p_paid);
  for b in
    select distinct a.member_id, a.id
    from unnest(p_members) asked (member_id)
    join bonuses a on a.member_id = asked.member_id and a.state = 'active'
    order by a.member_id
  loop
    perform bonus_progress(b.member_id, b.id, p_members, p_ids, p_now);
  end loop;
end
$$`

/**
 * Does a settled bet `bet` count for the bonus `b`? What was placed since it was taken does, but for what the house staked. Of one
 * that was taken while only bets after the last free round counted, `counts_after` is the last that does not.
 */
export const COUNTS = `bet.state = 'settled' and bet.placed_at >= b.granted_at
        and bet.id > coalesce(b.counts_after, 0)
        and not exists (select from bonus_rounds free
          where free.member_id = bet.member_id and free.bet_id = bet.id)
        and not exists (select from free_bets free
          where free.member_id = bet.member_id and free.coupon_id = bet.id)`

/** Does a bet \`bet\` hold money of the bonus \`b\`, whatever others were taken before and after? */
export const HOLDS = `bet.stake_bonus > 0
        and (bet.placed_at >= b.granted_at or bet.grown_under = b.id)`

/** When the last bet ended that was counted: of plays that waited for each other the one that came first may have come last to the wallet. */
const LAST_COUNTED = `(select max(bet.settled_at) from bonus_bets c join bets bet on bet.member_id = c.member_id and bet.id = c.bet_id
      where c.member_id = p_member and c.bonus_id = p_id)`

/** A member's bought rounds that are open, of those placed under a bonus `b`: what they bring is drawn. */
const OPEN_ROUNDS = `bets bet where bet.member_id = b.member_id and bet.kind = '${BOUGHT_KIND}'
      and bet.state = 'open' and bet.placed_at >= b.granted_at`

/**
 * Counts what of these bets counts, and ends the bonus where that ends it, or where its time is over. Then nothing counts any more but a
 * bought round that was staked in time: it was drawn then, and the bonus waits until it is paid.
 */
const PROGRESS = `
create function bonus_progress(p_member bigint, p_id bigint, p_members bigint[], p_ids bigint[],
  p_now timestamptz) returns void language plpgsql as $$
declare
  b bonuses;
  o bonus_offers;
  counted_now bigint;
  money bigint;
  is_played boolean := true;
  is_over boolean;
begin
  select * into b from bonuses where member_id = p_member and id = p_id for update;
  select * into o from bonus_offers where id = b.offer_id;
  is_over := b.expires_at <= p_now;
  select w.bonus into money from wallets w where w.member_id = p_member;
  if b.rounds_played is not null then
    select b.rounds_played >= o.rounds and not bool_or(bet.state = 'open'),
        o.wagering * sum(bet.payout_bonus)
      into is_played, b.wagering_due
      from bonus_rounds free join bets bet on bet.member_id = free.member_id and bet.id = free.bet_id
      where free.member_id = p_member and free.bonus_id = p_id;
    b.wagering_due := coalesce(b.wagering_due, 0);
    if o.wagering = 0 and money > 0 then
      perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || b.id || ':' || (
        select max(id) from unnest(p_members, p_ids) ended (member_id, id)
          where member_id = p_member), money));
      b.converted := b.converted + money;
      money := 0;
    end if;
  end if;
  if b.free_bets is not null then
    is_played := not ${IS_TO_COME};
    b.wagering_due := o.wagering * greatest(0, (${WON}));
    if o.wagering = 0 and money > 0 then
      perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || b.id || ':'
        || (select w.seq from wallets w where w.member_id = p_member), money));
      b.converted := b.converted + money;
      money := 0;
    end if;
  end if;
  with counted as (
    insert into bonus_bets (member_id, bet_id, bonus_id, counted)
      select bet.member_id, bet.id, b.id, worth
      from unnest(p_members, p_ids) ended (member_id, id)
      join bets bet on bet.member_id = ended.member_id and bet.id = ended.id
      cross join lateral bonus_counted(o, bet.kind, bet.game,
        bonus_risked(bet.member_id, bet.id, bet.kind, bet.stake)) worth
      where bet.member_id = p_member and ${COUNTS} and worth > 0
        and (not is_over or bet.kind = '${BOUGHT_KIND}' and bet.placed_at < b.expires_at)
      on conflict do nothing
    returning counted
  )
  select coalesce(sum(counted), 0) into counted_now from counted;
  b.wagered := b.wagered + counted_now;
  if is_played and b.wagered >= b.wagering_due and money > 0 then
    perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || b.id, money));
    b.converted := b.converted + money;
    b.state := 'converted';
  elsif is_played and money = 0 and not exists (select from bets bet where bet.member_id = p_member
      and bet.state = 'open' and ${HOLDS}) then
    b.state := case when b.converted > 0 then 'converted' else 'spent' end;
  elsif is_over and not exists (select from ${OPEN_ROUNDS}) then
    if money > 0 then
      perform bonus_move(ledger_bonus_forfeit(p_member, 'forfeit:' || b.id, money));
      b.forfeited := money;
    end if;
    b.state := 'expired';
  elsif counted_now = 0 and b.rounds_played is null and b.free_bets is null then
    return;
  end if;
  update bonuses set wagered = b.wagered, wagering_due = b.wagering_due, converted = b.converted,
      forfeited = b.forfeited, state = b.state, ended_at = case when b.state <> 'active' then greatest(p_now, ${LAST_COUNTED}) end
    where member_id = p_member and id = p_id;
end
$$`

/**
 * Ends those bonuses of members, whose wallets are locked, whose time is over: open bought rounds are paid first, and may be what was
 * missing. Asked before every stake, so that nothing is staked under a bonus after its time.
 */
const END_DUE = `
create function bonus_end_due(p_members bigint[], p_now timestamptz) returns void language plpgsql as $$
declare
  b bonuses;
  round bigint;
begin
  for b in
    select * from bonuses own where own.member_id = any (p_members) and own.state = 'active'
      and own.expires_at <= p_now
    order by own.member_id
  loop
    for round in select bet.id from ${OPEN_ROUNDS} order by bet.id loop
      perform round_pay(array[b.member_id], array[round], p_now);
    end loop;
    if (select own.state from bonuses own where own.member_id = b.member_id and own.id = b.id) = 'active' then
      perform bonus_progress(b.member_id, b.id, '{}', '{}', p_now);
    end if;
  end loop;
end
$$`

/**
 * The bonus that the bonus money of a bet `bet` belongs to: of a free bet its own, of any other bet what it grew under, or else what was under way as
 * it was placed.
 */
export const OF_BET = `
      select own.* from bonuses own
      left join free_bets free on free.member_id = bet.member_id and free.coupon_id = bet.id
      where own.member_id = bet.member_id
        and case when free.bonus_id is not null then own.id = free.bonus_id
          else (own.wagering_due > 0 or own.rounds_played is not null or own.free_bets is not null)
            and case when bet.grown_under is null then own.granted_at <= bet.placed_at
              else own.id = bet.grown_under end end
      order by own.granted_at desc, own.id desc limit 1`

/** Is it under way? */
const UNDER_WAY = `
create function bonus_is_under_way(p_member bigint, p_bet bigint) returns boolean language sql stable as $$
  select coalesce((select b.state = 'active' from bets bet cross join lateral (${OF_BET}) b
    where bet.member_id = p_member and bet.id = p_bet), false)
$$`

/**
 * What bets have just brought back in bonus money, by an end, a part, a correction or a stake that was taken back. Where the bonus that it belongs to
 * is over, it follows it at once: cash where that was converted, or where what free bets win is cash, else it is given up. It was posted before, so the entry it
 * follows is the wallet's last, which names the move.
 */
const FOLLOW = `
create function bonus_follow(p_members bigint[], p_ids bigint[], p_paid bigint[])
returns void language plpgsql as $$
declare
  late record;
  name text;
begin
  for late in
    select bet.member_id, bet.id as bet_id, paid.money - coalesce(free.returned, 0) as money, b.id, b.state,
      free.wagering
    from unnest(p_members, p_ids, p_paid) paid (member_id, id, money)
    join bets bet on bet.member_id = paid.member_id and bet.id = paid.id
    left join lateral (
      select c.returned, o.wagering from free_bets f
      join sports_coupons c on c.member_id = f.member_id and c.id = f.coupon_id
      join bonuses own on own.member_id = f.member_id and own.id = f.bonus_id
      join bonus_offers o on o.id = own.offer_id
      where f.member_id = bet.member_id and f.coupon_id = bet.id
    ) free on true
    cross join lateral (${OF_BET}) b
    where paid.money > coalesce(free.returned, 0) and b.state <> 'active'
  loop
    name := late.id || ':' || late.bet_id || ':'
      || (select w.seq from wallets w where w.member_id = late.member_id);
    if late.state = 'converted' or late.wagering = 0 then
      perform bonus_move(ledger_bonus_convert(late.member_id, 'convert:' || name, late.money));
      update bonuses set converted = converted + late.money
        where member_id = late.member_id and id = late.id;
    else
      perform bonus_move(ledger_bonus_forfeit(late.member_id, 'forfeit:' || name, late.money));
      update bonuses set forfeited = forfeited + late.money
        where member_id = late.member_id and id = late.id;
    end if;
  end loop;
end
$$`

/** Posts one move of a bonus; that it is not posted is a fault. */
const MOVE = `
create function bonus_move(p_move ledger_move) returns void language plpgsql as $$
declare
  r ledger_result := (ledger_post(array[p_move]))[1];
begin
  if r.outcome <> 'posted' then
    raise exception 'the money of a bonus was not moved: %', r;
  end if;
end
$$`

/** In the order they are made: what protection and bets ask comes before them. */
export const BONUS_REFUSAL_FUNCTIONS: readonly string[] = [REFUSALS]
/** What ended otherwise never becomes one that was converted: late money would follow it. */
const STATES: Edges = { active: ['converted', 'cancelled', 'expired', 'spent'] }

export const BONUS_FUNCTIONS: readonly string[] = [
  COUNTED,
  RISKED,
  MOVE,
  ...FREE_BET_FUNCTIONS,
  UNDER_WAY,
  FOLLOW,
  PROGRESS,
  END_DUE,
  AFTER,
  alongEdges('bonuses', 'state', STATES),
  writtenOnce('bonuses', 'ended_at', 'counts_after'),
  writtenOnce('free_bets', 'coupon_id', 'withdrawn_at'),
]
