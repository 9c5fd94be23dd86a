/**
 * Bonuses beside the money, as SQL functions: which stakes an active one refuses, and what bets that have ended
 * mean for it. They are asked in the transaction of the stake or of the end of the bet, with the wallet locked, and a
 * member without a bonus costs them one look into an index that holds active bonuses alone.
 */
import { alongEdges, writtenOnce, type Edges } from '../database/forward-only.ts'

/**
 * Stakes that an active bonus does not allow, for `may_stake`: above its most, or on a game it excludes. What a
 * stake is on is the first word of its content. Refused here, so that no winning is ever taken back for it.
 */
const REFUSALS = `
create function bonus_refusals(p_stakes ledger_move[])
returns table (member_id bigint, refusal text) language sql stable as $$
  select s.member_id,
    case when s.amount > o.stake_max then 'bonus-stake-max' else 'bonus-game-excluded' end
  from unnest(p_stakes) s
  join bonuses b on b.member_id = s.member_id and b.state = 'active'
  join bonus_offers o on o.id = b.offer_id
  where s.amount > o.stake_max
    or split_part(coalesce(s.content, ''), ' ', 1) = any (o.excluded_games)
$$`

/** How much of a bet's stake counts under an offer: by the game's own weight, else by that of its kind. */
const COUNTED = `
create function bonus_counted(p_offer bonus_offers, p_kind text, p_game text, p_stake bigint)
returns bigint language sql immutable as $$
  select div(p_stake::numeric
    * coalesce((p_offer.game_weights ->> p_game)::integer, (p_offer.weights ->> p_kind)::integer, 0),
    100)::bigint
$$`

/**
 * Bets of members have ended, whose wallets are locked, with their payouts posted; of those named here some may still
 * be open, which count when they end. A settled bet counts once for the bonus it was placed under, while that is active.
 * When all is staked, the bonus money becomes cash; when all of it is gone and no open bet holds any, the
 * bonus is over. What a bet brings back in bonus money after its bonus has ended follows it.
 */
const AFTER = `
create function bonus_after(p_members bigint[], p_ids bigint[], p_now timestamptz)
returns void language plpgsql as $$
declare
  b record;
begin
  for b in
    select distinct w.member_id, w.bonus as money, a.id
    from unnest(p_members) asked (member_id)
    join wallets w on w.member_id = asked.member_id
    left join bonuses a on a.member_id = w.member_id and a.state = 'active'
    where a.id is not null or w.bonus > 0
    order by w.member_id
  loop
    perform bonus_follow(b.member_id, p_members, p_ids, p_now);
    if b.id is not null then
      perform bonus_progress(b.member_id, b.id, p_members, p_ids, p_now);
    end if;
  end loop;
end
$$`

/**
 * Does a bet `bet` of the bonus `b` count under the offer `o`? Free rounds do not; of a bonus of free rounds what was
 * bet after the last of them does.
 */
const COUNTS = `bet.placed_at >= b.granted_at
        and (b.rounds_played is null or bet.id > b.counts_after)`

/** Counts what of these bets counts, and ends the bonus where that ends it. */
const PROGRESS = `
create function bonus_progress(p_member bigint, p_id bigint, p_members bigint[], p_ids bigint[],
  p_now timestamptz) returns void language plpgsql as $$
declare
  b bonuses;
  o bonus_offers;
  counted_now bigint;
  money bigint;
  is_played boolean := true;
begin
  select * into b from bonuses where member_id = p_member and id = p_id for update;
  select * into o from bonus_offers where id = b.offer_id;
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
  with counted as (
    insert into bonus_bets (member_id, bet_id, bonus_id, counted)
      select bet.member_id, bet.id, b.id, bonus_counted(o, bet.kind, bet.game, bet.stake)
      from unnest(p_members, p_ids) ended (member_id, id)
      join bets bet on bet.member_id = ended.member_id and bet.id = ended.id
      where bet.member_id = p_member and bet.state = 'settled' and ${COUNTS}
        and bonus_counted(o, bet.kind, bet.game, bet.stake) > 0
      on conflict do nothing
    returning counted
  )
  select coalesce(sum(counted), 0) into counted_now from counted;
  b.wagered := b.wagered + counted_now;
  if is_played and b.wagered >= b.wagering_due and money > 0 then
    perform bonus_move(ledger_bonus_convert(p_member, 'convert:' || b.id, money));
    b.converted := b.converted + money;
    b.state := 'converted';
  elsif is_played and money = 0 and not exists (select from bets open where open.member_id = p_member
      and open.state = 'open' and open.stake_bonus > 0 and open.placed_at >= b.granted_at) then
    b.state := case when b.converted > 0 then 'converted' else 'spent' end;
  elsif counted_now = 0 and b.rounds_played is null then
    return;
  end if;
  update bonuses set wagered = b.wagered, wagering_due = b.wagering_due, converted = b.converted,
      state = b.state, ended_at = case when b.state <> 'active' then p_now end
    where member_id = p_member and id = p_id;
end
$$`

/** What bets brought back in bonus money after their bonus ended: cash where it was converted, else it is given up. */
const FOLLOW = `
create function bonus_follow(p_member bigint, p_members bigint[], p_ids bigint[], p_now timestamptz)
returns void language plpgsql as $$
declare
  late record;
begin
  for late in
    select bet.id as bet_id, bet.payout_bonus as money, b.id, b.state
    from unnest(p_members, p_ids) ended (member_id, id)
    join bets bet on bet.member_id = ended.member_id and bet.id = ended.id
    cross join lateral (
      select own.id, own.state from bonuses own
      where own.member_id = p_member and (own.wagering_due > 0 or own.rounds_played is not null)
        and own.granted_at <= bet.placed_at
      order by own.granted_at desc, own.id desc limit 1
    ) b
    where bet.member_id = p_member and bet.state <> 'open' and bet.payout_bonus > 0
      and b.state <> 'active'
  loop
    if late.state = 'converted' then
      perform bonus_move(
        ledger_bonus_convert(p_member, 'convert:' || late.id || ':' || late.bet_id, late.money));
      update bonuses set converted = converted + late.money
        where member_id = p_member and id = late.id;
    else
      perform bonus_move(
        ledger_bonus_forfeit(p_member, 'forfeit:' || late.id || ':' || late.bet_id, late.money));
      update bonuses set forfeited = forfeited + late.money
        where member_id = p_member and id = late.id;
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
  MOVE,
  FOLLOW,
  PROGRESS,
  AFTER,
  alongEdges('bonuses', 'state', STATES),
  writtenOnce('bonuses', 'ended_at', 'counts_after'),
]
