/**
 * Plays: what speaks against each, the stakes through the ledger, and the record of what was drawn; see
 * schema.ts for what every such call keeps to.
 */
import { JACKPOT_LEVELS } from '#chance/jackpots.ts'
import { stakeInSql } from '../../bets/entry-reference.ts'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import { contentInSql } from '../../bets/stake-content.ts'
import { growJackpots } from '../../jackpot/schema.ts'

/** A play as it comes, `seats` and `bets` side by side: the columns of both. */
const BET = `request_id, mode, amount, stake, seed_seq, nonce, book, multiplier, payout, settings,
      jackpot_terms, growths, reserve, hits, starts`
const SEAT = 'member_id, seat, game_id, game, version, account'

/**
 * What speaks against each play, in this order of precedence: `session`, `expired`; `repeated` (this
 * request id played before), `reused` (it did, with other content); `active` (a round of this game is
 * open); `early` (the member's last play, of whatever game, is less than `p_cycle_ms` ago); `settings` (the
 * operator changed those of the game since: judge the bet again); `nonce` (drawn from another seed or
 * nonce than the next one: draw again). Null where nothing does. With what a play would take, and of it the
 * share for the jackpots.
 */
const CHECK = `
create function round_check(seats round_seat[], bets round_bet[], p_cycle_ms integer, p_now timestamptz,
  p_is_free boolean default false)
returns table (place bigint, member_id bigint, account text, content text, stake bigint, share bigint,
  has_hit boolean, outcome text)
language sql stable as $$
  select play.place, play.member_id, play.account, ${contentInSql('play.game', 'play.mode')}, play.stake,
    play.reserve
      + coalesce(play.growths[1] + play.growths[2] + play.growths[3] + play.growths[4], 0),
    play.hits <> '{}', case
      when seat <> 'seated' then seat
      when before.id is not null then case
        when before.game = play.game and before.mode = play.mode and before.amount = play.amount
          and (select free.bet_id from bonus_rounds free
            where free.member_id = play.member_id and free.bet_id = before.id) is not null = p_is_free
        then 'repeated' else 'reused' end
      when (select b.id from bets b where b.member_id = play.member_id and b.game = play.game
        and b.kind = '${BOUGHT_KIND}' and b.state = 'open') is not null then 'active'
      when p_cycle_ms > 0 and p_now < (
        select b.placed_at from bets b where b.member_id = play.member_id and b.kind = '${BOUGHT_KIND}'
        order by b.id desc limit 1
      ) + p_cycle_ms * interval '1 millisecond' then 'early'
      when play.settings <> coalesce(
        (select revision from game_settings g where g.game = play.game), 0) then 'settings'
      when play.nonce is distinct from (select s.nonce from member_seeds s
        where s.member_id = play.member_id and s.seq = play.seed_seq and s.revealed_at is null)
        then 'nonce'
      end
  from unnest(seats, bets) with ordinality play (${SEAT}, ${BET}, place)
  left join lateral (
    select r.id, b.game, r.mode, r.amount
    from rounds r join bets b on b.member_id = r.member_id and b.id = r.id
    where r.member_id = play.member_id and r.request_id = play.request_id
  ) before on true
$$`

/**
 * Takes stakes and records the rounds drawn for them. Of a stake that feeds jackpots (`jackpot_terms`
 * names how) `growths`, a sum for each level, and `reserve` go to the jackpots' account and
 * the rest to the game's, and the levels in `hits` pay at once what they `starts` with and what
 * they have grown by. Outcomes: those of `round_check`, then those of `take_stakes`, then `played`. Of a
 * play that is not played nothing changes, and the others stand. Answers each by its place among them.
 */
const PLAY = `
create function round_play(
  seats round_seat[], bets round_bet[], p_cycle_ms integer, p_now timestamptz
) returns table (place bigint, outcome text, funds bigint, id bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  outcomes text[];
  ids bigint[];
  stakes ledger_move[];
  taken ledger_result[];
  t ledger_result;
  nth integer := 0;
  has_hit boolean;
begin
  select array_agg(outcome order by place), array_agg(id order by place),
      array_agg(ledger_stake(member_id, 'round', ${stakeInSql('id')}, stake, account, content,
        case when share > 0 then 'jackpots' end, share) order by place) filter (where outcome is null),
      bool_or(has_hit)
    into outcomes, ids, stakes, has_hit
    from (
      select *, case when outcome is null then nextval('bet_ids') end as id
      from round_check(seats, bets, p_cycle_ms, p_now)
    ) play;
  if stakes is not null then
    taken := take_stakes(stakes, p_now);
    perform round_record(seats, bets, outcomes, ids, taken, p_now);
    perform bonus_after(array(select (unnest(seats)).member_id), ids, null, p_now);
    if has_hit then
      perform round_pay_jackpots(seats, bets, outcomes, ids, taken, p_now);
    end if;
  end if;
  for at in 1 .. cardinality(seats) loop
    place := at;
    outcome := outcomes[at];
    funds := null;
    id := ids[at];
    if outcome is null then
      nth := nth + 1;
      t := taken[nth];
      outcome := case when t.outcome = 'posted' then 'played' else t.outcome end;
      funds := case when has_hit then round_funds(t.member_id) else t.cash + t.bonus end;
    end if;
    return next;
  end loop;
end
$$`

/** The plays whose stakes were taken. */
const PLAYED = `
      unnest(seats, bets, outcomes, ids) play (${SEAT}, ${BET}, outcome, id)
      join unnest(taken) t on t.member_id = play.member_id and t.outcome = 'posted'
      where play.outcome is null`

/** Writes down what was staked on: the bet, its round, the nonce that is used up, and the jackpots' growth. */
const RECORD = `
create function round_record(seats round_seat[], bets round_bet[], outcomes text[], ids bigint[],
  taken ledger_result[], p_now timestamptz) returns void language plpgsql as $$
#variable_conflict use_column
declare
  t ledger_result;
  plays integer := 0;
  nonces integer;
begin
  with played as materialized (
    select play.*, -t.bonus_delta as stake_bonus from ${PLAYED}
  ), bet as (
    insert into bets (member_id, id, kind, account, game_id, game, stake, stake_bonus, state,
        placed_at, settled_at)
      select member_id, id, '${BOUGHT_KIND}', account, game_id, game, stake, stake_bonus,
        case when payout > 0 then 'open' else 'settled' end, p_now,
        case when payout > 0 then null else p_now end
      from played
  ), round as (
    insert into rounds (member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce,
        request_id, jackpot_terms)
      select member_id, id, version, mode, amount, multiplier, payout, book, seed_seq, nonce,
        request_id, jackpot_terms
      from played
  ), grown as (
    ${growJackpots('played')}
  )
  update member_seeds s set nonce = s.nonce + 1 from played
    where s.member_id = played.member_id and s.seq = played.seed_seq
      and s.nonce = played.nonce and s.revealed_at is null;
  get diagnostics nonces = row_count;
  foreach t in array taken loop
    plays := plays + (t.outcome = 'posted')::integer;
  end loop;
  if nonces <> plays then
    -- Tried again it is drawn from the new one.
    raise exception 'a seed was renewed in the middle of its play' using errcode = 'serialization_failure';
  end if;
end
$$`

const LEVELS = JACKPOT_LEVELS.map((level) => `'${level}'`).join(', ')

/** Pays the jackpots that plays hit, level by level. */
const PAY_JACKPOTS = `
create function round_pay_jackpots(seats round_seat[], bets round_bet[], outcomes text[], ids bigint[],
  taken ledger_result[], p_now timestamptz) returns void language plpgsql as $$
begin
  perform jackpot_pay(hit.member_id, hit.id, hit.game, hit.level, hit.start, p_now) from (
    select play.*, hit.* from ${PLAYED.replace(
      'where',
      'cross join unnest(play.hits, play.starts) hit (level, start) where',
    )}
    order by array_position(array[${LEVELS}], hit.level), play.member_id
  ) hit;
end
$$`

/** In the order they are made. */
export const PLAY_FUNCTIONS: readonly string[] = [CHECK, RECORD, PAY_JACKPOTS, PLAY]
