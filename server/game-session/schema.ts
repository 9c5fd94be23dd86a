/**
 * Who asks at a game, as SQL functions, for rounds and tables alike: whose session a token is, and what every move begins with. They move no money and
 * refuse nobody by themselves: what became of a seat stands in its outcome.
 *
 * Wallets are locked first, by ascending members, then what hangs on the member; of sessions only those are
 * locked that nobody else has. A member's wallet is locked before anything of their games is read, so their
 * moves at games go one by one, in whatever process.
 */
import { AS_OWNER } from '#ledger/functions.ts'

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

/** In the order they are made. */
export const GAME_SESSION_FUNCTIONS: readonly string[] = [SEATS, KEEP_AWAKE, ENTER, FUNDS]
