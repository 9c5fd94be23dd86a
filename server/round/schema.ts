/**
 * The hot moves of a round, each one SQL call: the session's life is looked at, money moves through
 * `ledger_post`, and the round is recorded, all or nothing. They decide no outcome: a round comes
 * drawn, and is taken only for the very seed and nonce that it was drawn from.
 */

/**
 * Whose game a token opens. `session`: no such token, or its login was ended. `expired`: the login
 * ran out of time. `p_acts` says that the member did something, which keeps the login awake.
 */
const SEAT = `
create function round_seat(p_member bigint, p_token bytea, p_now timestamptz, p_acts boolean)
returns table (outcome text, game_id integer, game text, version text, account text)
language plpgsql as $$
#variable_conflict use_column
declare
  g game_sessions;
  s sessions;
begin
  select * into g from game_sessions where member_id = p_member and token_hash = p_token;
  if found then
    select * into s from sessions
      where member_id = p_member and family_id = g.family_id and ended_at is null
        and exists (select 1 from members where id = p_member and is_active)
      order by active_at desc limit 1;
  end if;
  if s.id is null then
    outcome := 'session';
  elsif s.expires_at <= p_now or s.active_at <= p_now - interval '1 hour' then
    outcome := 'expired';
  else
    outcome := 'seated';
    game_id := g.game_id; game := g.game; version := g.version; account := g.account;
    if p_acts and s.active_at < p_now - interval '30 seconds' then
      update sessions set active_at = p_now
        where member_id = p_member and id = s.id and ended_at is null;
    end if;
  end if;
  return next;
end
$$`

/** What the member has to play with. */
const CASH = `
create function round_cash(p_member bigint) returns bigint language sql stable as $$
  select coalesce((select cash from wallets where member_id = p_member), 0)
$$`

/**
 * The cash right after a round's play: after its stake or, where it won jackpots, the last of them.
 */
export const PLAYED_CASH = `
create function round_played_cash(p_member bigint, p_round bigint) returns bigint language sql stable as $$
  select e.cash from entries e
  where e.member_id = p_member and (e.source, e.reference) in (
    select 'round', 'stake:' || p_round
    union all select 'jackpot', 'share:' || p_round
    union all select 'jackpot', 'win:' || p_round || ':' || w.level from jackpot_wins w
      where w.member_id = p_member and w.round_id = p_round)
  order by e.seq desc limit 1
$$`

/**
 * Takes the stake and records the round drawn for it. Of a stake that feeds jackpots (`p_jackpots`
 * names their terms) `p_growths`, a sum for each level, and `p_reserve` go to the jackpots' account and
 * the rest to the game's, and the levels in `p_hits` pay at once what they `p_starts` with and what
 * they have grown by. Outcomes, in this order of precedence:
 * `session`, `expired`; `repeated` (this request id played before: the round as recorded then),
 * `reused` (it did, with other content); `active` (a round of this game is open); `early` (the
 * member's last play, of whatever game, is less than `p_cycle_ms` ago); `settings` (the operator
 * changed those of the game since `p_settings`: judge the bet again); `nonce` (drawn from another
 * seed or nonce than the next one: draw again); `insufficient`, `limit`; `played`. Nothing changes
 * unless played. The seed's row is locked first, so a member's plays go one by one.
 */
export const PLAY = `
create function round_play(
  p_member bigint, p_token bytea, p_now timestamptz, p_request text,
  p_mode text, p_amount bigint, p_stake bigint,
  p_seed integer, p_nonce bigint, p_book bigint, p_multiplier bigint, p_payout bigint,
  p_cycle_ms integer, p_settings bigint,
  p_jackpots integer, p_growths bigint[], p_reserve bigint, p_hits text[], p_starts bigint[]
) returns table (outcome text, cash bigint, id bigint, book bigint, multiplier bigint,
  payout bigint, event text)
language plpgsql as $$
#variable_conflict use_column
declare
  seat record;
  seed member_seeds;
  r rounds;
  purse bigint;
  share bigint := p_reserve + (select coalesce(sum(growth), 0) from unnest(p_growths) growth);
begin
  select * into seat from round_seat(p_member, p_token, p_now, true);
  if seat.outcome <> 'seated' then
    outcome := seat.outcome; return next; return;
  end if;
  select * into seed from member_seeds
    where member_id = p_member and revealed_at is null for update;
  if p_request is not null then
    select * into r from rounds where member_id = p_member and request_id = p_request;
    if found then
      outcome := case when r.game = seat.game and r.mode = p_mode and r.amount = p_amount
        then 'repeated' else 'reused' end;
      cash := round_played_cash(p_member, r.id);
      id := r.id; book := r.book; multiplier := r.multiplier; payout := r.payout;
      event := r.event;
      return next; return;
    end if;
  end if;
  if exists (select 1 from rounds where member_id = p_member and game = seat.game and active) then
    outcome := 'active'; return next; return;
  end if;
  if p_cycle_ms > 0 and p_now < (
    select created_at from rounds where member_id = p_member order by id desc limit 1
  ) + p_cycle_ms * interval '1 millisecond' then
    outcome := 'early'; return next; return;
  end if;
  if coalesce((select revision from game_settings where game = seat.game), 0) <> p_settings then
    outcome := 'settings'; return next; return;
  end if;
  if seed.seq is distinct from p_seed or seed.nonce is distinct from p_nonce then
    outcome := 'nonce'; return next; return;
  end if;
  if share > 0 then
    select w.cash into purse from wallets w where w.member_id = p_member for update;
    if purse is null or purse < p_stake then
      outcome := 'insufficient'; return next; return;
    end if;
  end if;
  id := nextval('round_ids');
  select p.outcome, p.cash into outcome, cash from ledger_post(
    p_member, 'round', 'stake:' || id, 'stake',
    concat_ws(' ', 'stake', share - p_stake, 0, 0, seat.account, seat.game, p_mode),
    share - p_stake, 0, 0, 0, seat.account) p;
  if outcome <> 'posted' then
    return next; return;
  end if;
  update member_seeds set nonce = nonce + 1 where member_id = p_member and seq = p_seed;
  insert into rounds (member_id, id, game_id, game, version, mode, account, amount, stake,
      multiplier, payout, book, seed_seq, nonce, request_id, active, event, created_at, closed_at,
      jackpot_terms)
    values (p_member, id, seat.game_id, seat.game, seat.version, p_mode, seat.account, p_amount,
      p_stake, p_multiplier, p_payout, p_book, p_seed, p_nonce, p_request, p_payout > 0, null, p_now,
      case when p_payout > 0 then null else p_now end, p_jackpots);
  if share > 0 then
    cash := jackpot_feed(p_member, id, seat.game, share, p_growths);
  end if;
  for hit in 1 .. cardinality(p_hits) loop
    cash := jackpot_pay(p_member, id, seat.game, p_hits[hit], p_starts[hit], p_now);
  end loop;
  outcome := 'played'; book := p_book; multiplier := p_multiplier; payout := p_payout;
  return next;
end
$$`

/** Pays an open round and closes it. Answers the cash after it, or null when it was not open. */
const PAY = `
create function round_pay(p_member bigint, p_round bigint, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  r rounds;
  posted record;
begin
  select * into r from rounds where member_id = p_member and id = p_round and active for update;
  if not found then
    return null;
  end if;
  select * into posted from ledger_post(
    p_member, 'round', 'payout:' || r.id, 'payout',
    concat_ws(' ', 'payout', r.payout, 0, 0, r.account, r.game, r.mode),
    r.payout, 0, 0, 0, r.account);
  if posted.outcome <> 'posted' then
    raise exception 'the payout of round % was not posted: %', r.id, posted.outcome;
  end if;
  update rounds set active = false, closed_at = p_now where member_id = p_member and id = r.id;
  return posted.cash;
end
$$`

/**
 * The member ends the open round of the game: paid; or, when it was ended before, repeated
 * with the balance as it is; none when nothing was ever played. A request id that ended a round before
 * ends no other: repeated, with the balance of then; reused, when it ended one of another game.
 */
export const END = `
create function round_end(p_member bigint, p_token bytea, p_now timestamptz,
  p_request text default null)
returns table (outcome text, cash bigint, id bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  seat record;
  ended rounds;
begin
  select * into seat from round_seat(p_member, p_token, p_now, true);
  outcome := seat.outcome;
  if outcome <> 'seated' then
    return next; return;
  end if;
  if p_request is not null then
    select * into ended from rounds r
      where r.member_id = p_member and r.end_request_id = p_request;
    if found then
      outcome := case when ended.game = seat.game then 'repeated' else 'reused' end;
      id := ended.id;
      select e.cash into cash from entries e
        where e.member_id = p_member and e.source = 'round' and e.reference = 'payout:' || ended.id;
      return next; return;
    end if;
  end if;
  select r.id into id from rounds r where r.member_id = p_member and r.game = seat.game and r.active;
  if found then
    cash := round_pay(p_member, id, p_now);
    if cash is not null and p_request is not null then
      update rounds r set end_request_id = p_request where r.member_id = p_member and r.id = round_end.id;
    end if;
  else
    select r.id into id from rounds r where r.member_id = p_member and r.game = seat.game
      order by r.id desc limit 1;
  end if;
  outcome := case when cash is not null then 'paid' when id is null then 'none' else 'repeated' end;
  cash := coalesce(cash, round_cash(p_member));
  return next;
end
$$`

/**
 * Leaves a progress mark on the open round, or on a last one that paid nothing and closed itself: there
 * are clients that tell such a round to its end all the same. Marked, or none. A request id that
 * marked the last round before marks nothing: repeated, or reused when its mark was another.
 */
export const MARK = `
create function round_mark(p_member bigint, p_token bytea, p_now timestamptz, p_event text,
  p_request text default null)
returns text language plpgsql as $$
declare
  seat record;
  r rounds;
begin
  select * into seat from round_seat(p_member, p_token, p_now, true);
  if seat.outcome <> 'seated' then
    return seat.outcome;
  end if;
  select * into r from rounds where member_id = p_member and game = seat.game
    order by id desc limit 1 for update;
  if r.mark_requests ? p_request then
    return case when r.mark_requests ->> p_request = p_event then 'repeated' else 'reused' end;
  end if;
  if r.id is null or not r.active and r.payout > 0 then
    return 'none';
  end if;
  update rounds set event = p_event, mark_requests = case
      when p_request is null or octet_length(mark_requests::text) > 65536 then mark_requests
      else coalesce(mark_requests, '{}') || jsonb_build_object(p_request, p_event) end
    where member_id = p_member and id = r.id;
  return 'marked';
end
$$`

export const ROUND_FUNCTIONS: readonly string[] = [SEAT, CASH, PLAY, PAY, END, MARK]
