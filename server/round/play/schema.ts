/**
 * The hot moves of a round as SQL functions, each taking those of many members in one call and one
 * transaction: who asks is looked at (`round_enter` of `server/game-session/`), money moves through the ledger, and the round is recorded. Each
 * member's is refused or taken by itself; members come in ascending order, each once. They decide no outcome: a round
 * comes drawn, and is taken only for the very seed and nonce that it was drawn from.
 *
 * Every statement costs a call the same whether it takes one move or sixty: there are as few as the order of things allows.
 */
import { HOT } from '#ledger/functions.ts'
import { stakeInSql } from '../../bets/entry-reference.ts'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import { END_FUNCTIONS } from './end-schema.ts'
import { FREE_FUNCTIONS } from './free-schema.ts'
import { PLAY_FUNCTIONS } from './play-schema.ts'

/**
 * What the member had right after a round's play: after its stake or, where it won jackpots, the last of
 * them. (A share for the jackpots was an entry of its own once.)
 */
const PLAYED_FUNDS = `
create function round_played_funds(p_member bigint, p_round bigint) returns bigint language sql stable as $$
  select e.cash + e.bonus from entries e
  where e.member_id = p_member and (e.source, e.reference) in (
    select 'round', ${stakeInSql('p_round')}
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
    where b.member_id = p_member and b.game = seat.game and b.kind = '${BOUGHT_KIND}'
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
  PLAYED_FUNDS,
  ...PLAY_FUNCTIONS,
  ...FREE_FUNCTIONS,
  ...END_FUNCTIONS,
  CALLS,
  MARK,
]
