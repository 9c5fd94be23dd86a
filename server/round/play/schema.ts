/**
 * The hot moves of a round as SQL functions, each taking those of many members in one call and one
 * transaction: who asks is looked at, money moves through the ledger, and the round is recorded. Each
 * member's is refused or taken by itself; members come in ascending order, each once. They decide no outcome: a round
 * comes drawn, and is taken only for the very seed and nonce that it was drawn from.
 *
 * Wallets are locked first, by ascending members, then what hangs on the member; of sessions only those are
 * locked that nobody else has. A member's wallet is locked before anything of their games is read, so their
 * moves at games go one by one, in whatever process. Every statement costs a call the same whether it
 * takes one move or sixty: there are as few as the order of things allows.
 */
import { AS_OWNER, HOT } from '#ledger/functions.ts'
import { END_FUNCTIONS } from './end-schema.ts'
import { FREE_FUNCTIONS } from './free-schema.ts'
import { PLAY_FUNCTIONS } from './play-schema.ts'

/**
 * Whose game each token opens. `session`: no such token, or its login was ended. `expired`: the login
 * ran out of time; else `seated`. `idle` names the session whose activity was last noted a while ago.
 */
const SEATS = `
create function round_seats(p_members bigint[], p_tokens bytea[], p_now timestamptz)
returns table (place bigint, member_id bigint, outcome text, game_id integer, game text,
  version text, account text, idle bigint)
language sql stable as $$
  select asked.place, asked.member_id,
    case
      when s.id is null then 'session'
      when s.expires_at <= p_now or s.active_at <= p_now - interval '1 hour' then 'expired'
      else 'seated' end,
    g.game_id, g.game, g.version, g.account,
    case when s.active_at < p_now - interval '30 seconds' then s.id end
  from unnest(p_members, p_tokens) with ordinality asked (member_id, token, place)
  left join game_sessions g on g.member_id = asked.member_id and g.token_hash = asked.token
  left join lateral (
    select id, expires_at, active_at from sessions
    where member_id = g.member_id and family_id = g.family_id and ended_at is null
    order by active_at desc limit 1
  ) s on true
$$`

/** Notes that the members are there, in sessions that nobody else is changing: those are noted by them. */
const KEEP_AWAKE = `
create function round_keep_awake(p_members bigint[], p_tokens bytea[], p_now timestamptz)
returns void language sql as $$
  update sessions s set active_at = p_now
    from (
      select s.member_id, s.id from round_seats(p_members, p_tokens, p_now) seat
      join sessions s on s.member_id = seat.member_id and s.id = seat.idle
      where seat.outcome = 'seated' and s.ended_at is null
      for update of s skip locked
    ) due
    where s.member_id = due.member_id and s.id = due.id
$$`

/**
 * What every move of a member's at a game begins with: the seats in the order asked for, the wallets of
 * those who are seated locked until the commit, and logins kept awake. Members come in ascending order, and
 * so are their wallets locked.
 */
const ENTER = `
create function round_enter(p_members bigint[], p_tokens bytea[], p_now timestamptz)
returns round_seat[] language plpgsql ${AS_OWNER} as $$
declare
  seats round_seat[];
  locked bigint;
  is_idle boolean;
begin
  for at in 2 .. cardinality(p_members) loop
    if p_members[at] <= p_members[at - 1] then
      raise exception 'members come once each, in ascending order';
    end if;
  end loop;
  select array_agg(row(seat.member_id, outcome, game_id, game, version, account)::round_seat order by place),
      count(wallet.member_id), bool_or(outcome = 'seated' and idle is not null)
    into seats, locked, is_idle
    from (select * from round_seats(p_members, p_tokens, p_now) order by place) seat
    left join lateral (
      select w.member_id from wallets w
      where w.member_id = seat.member_id and seat.outcome = 'seated' for update
    ) wallet on true;
  if is_idle then
    perform round_keep_awake(p_members, p_tokens, p_now);
  end if;
  return seats;
end
$$`

/** What the member has to play with, in cash and in bonus money. */
const FUNDS = `
create function round_funds(p_member bigint) returns bigint language sql stable as $$
  select coalesce((select cash + bonus from wallets where member_id = p_member), 0)
$$`

/**
 * What the member had right after a round's play: after its stake or, where it won jackpots, the last of
 * them. (A share for the jackpots was an entry of its own once.)
 */
const PLAYED_FUNDS = `
create function round_played_funds(p_member bigint, p_round bigint) returns bigint language sql stable as $$
  select e.cash + e.bonus from entries e
  where e.member_id = p_member and (e.source, e.reference) in (
    select 'round', 'stake:' || p_round
    union all select 'jackpot', 'share:' || p_round
    union all select 'jackpot', 'win:' || p_round || ':' || w.level from jackpot_wins w
      where w.member_id = p_member and w.round_id = p_round)
  order by e.seq desc limit 1
$$`

/**
 * Leaves a progress mark on the open round, or on a last one that paid nothing and closed itself: there
 * are clients that tell such a round to its end all the same. Marked, or none. A request id that
 * marked the last round before marks nothing: repeated, or reused when its mark was another.
 */
const MARK = `
create function round_mark(p_member bigint, p_token bytea, p_now timestamptz, p_event text,
  p_request text default null)
returns text language plpgsql ${HOT} as $$
declare
  seat round_seat := (round_enter(array[p_member], array[p_token], p_now))[1];
  r record;
begin
  if seat.outcome <> 'seated' then
    return seat.outcome;
  end if;
  select b.id, b.state, drawn.payout, drawn.mark_requests into r from bets b
    join rounds drawn on drawn.member_id = b.member_id and drawn.id = b.id
    where b.member_id = p_member and b.game = seat.game and b.kind = 'slot'
    order by b.id desc limit 1;
  if r.mark_requests ? p_request then
    return case when r.mark_requests ->> p_request = p_event then 'repeated' else 'reused' end;
  end if;
  if r.id is null or r.state <> 'open' and r.payout > 0 then
    return 'none';
  end if;
  update rounds set event = p_event, mark_requests = case
      when p_request is null or octet_length(mark_requests::text) > 65536 then mark_requests
      else coalesce(mark_requests, '{}') || jsonb_build_object(p_request, p_event) end
    where member_id = p_member and id = r.id;
  return 'marked';
end
$$`

/**
 * Plays and ends that arrive together, one of a member at most: the seats at the places in `p_plays` play the
 * `bets`, in this order, those in `p_ends` end a round by the `requests`. Answers each by its place.
 */
const CALLS = `
create function round_calls(
  p_members bigint[], p_tokens bytea[], p_plays integer[], bets round_bet[],
  p_ends integer[], requests text[], p_cycle_ms integer, p_now timestamptz
) returns table (place bigint, outcome text, funds bigint, id bigint)
language plpgsql ${HOT} as $$
declare
  seats round_seat[] := round_enter(p_members, p_tokens, p_now);
  playing round_seat[];
  ending round_seat[];
  at integer;
begin
  foreach at in array p_plays loop
    playing := playing || seats[at];
  end loop;
  foreach at in array p_ends loop
    ending := ending || seats[at];
  end loop;
  if playing is not null then
    return query select p_plays[played.place]::bigint, played.outcome, played.funds, played.id
      from round_play(playing, bets, p_cycle_ms, p_now) played;
  end if;
  if ending is not null then
    return query select p_ends[ended.place]::bigint, ended.outcome, ended.funds, ended.id
      from round_end(ending, requests, p_now) ended;
  end if;
end
$$`

/** In the order they are made. */
export const ROUND_FUNCTIONS: readonly string[] = [
  SEATS,
  KEEP_AWAKE,
  ENTER,
  FUNDS,
  PLAYED_FUNDS,
  ...PLAY_FUNCTIONS,
  ...FREE_FUNCTIONS,
  ...END_FUNCTIONS,
  CALLS,
  MARK,
]
