/**
 * What tournaments and the ledger say of each other: every paid prize has its one entry of that
 * amount, no entry tells of a prize that is not there, a prize is what its rank is worth, and a rank is
 * what the bets give; each tournament and its prizes stand as they were opened. Reads only.
 */
import { LIRA } from '#contract/money.ts'
import type { CrossCheck } from '#ledger/audit.ts'
import { UNDER_WAY_MS } from './finish.ts'
import { STANDINGS } from './scoring.ts'

/** The source of every entry of a prize. */
export const TOURNAMENT_SOURCE = 'tournament'

const NAME_OF_S = "'standing in tournament ' || s.tournament_id"

const PAID = `
select case when e.seq is null then 'prize-without-entry' else 'prize-differs' end as kind,
  s.member_id, e.seq, ${NAME_OF_S} as row_name
from tournament_standings s left join entries e on e.member_id = s.member_id
  and e.source = 'tournament' and e.reference = 'prize:' || s.tournament_id
where s.paid_at is not null and (e.seq is null or e.cash_delta <> s.prize)`

const STRAY = `
select 'entry-without-prize' as kind, e.member_id, e.seq, e.reference as row_name from entries e
where (e.source = 'tournament' or e.move = 'tournament-prize') and not exists (
  select 1 from tournament_standings s where s.member_id = e.member_id and s.paid_at is not null
    and e.source = 'tournament' and e.reference = 'prize:' || s.tournament_id)`

const WORTH = `
select 'prize-not-of-rank' as kind, s.member_id, null::bigint as seq, ${NAME_OF_S} as row_name
from tournament_standings s left join tournament_prizes p
  on p.tournament_id = s.tournament_id and p.rank = s.rank
where s.prize is distinct from p.amount`

/**
 * The standings of every tournament that is final, counted again. Whoever settles a bet has a clock of its own, so it
 * counts where it was settled until shortly after the fixing.
 */
const COUNTED_AGAIN = `
with chosen as (
  select *, fixed_at + interval '${UNDER_WAY_MS} milliseconds' as settled_until
  from tournaments where fixed_at is not null
), ${STANDINGS}
select 'standing-not-of-bets' as kind, coalesce(s.member_id, c.member_id) as member_id,
  null::bigint as seq,
  'rank ' || coalesce(s.rank, c.rank) || ' in tournament ' || coalesce(s.tournament_id, c.tournament_id) as row_name
from tournament_standings s full join standings c
  on c.tournament_id = s.tournament_id and c.rank = s.rank
where (s.member_id, s.score, date_trunc('milliseconds', s.at))
  is distinct from (c.member_id, c.score, date_trunc('milliseconds', c.at))`

/** One act opened it, and says when it is, what counts, at which games where they are named, and every prize. */
const OPENED = `
select 'tournament-not-as-opened' as kind, 0::bigint as member_id, null::bigint as seq, 'tournament ' || t.id as row_name
from tournaments t cross join lateral (
  select count(*) as acts, (array_agg(a.after))[1] as file from actions a
  where a.target = 'tournament:' || t.id and a.what = 'tournament.add') opened
where opened.acts <> 1
  or (t.name, t.starts_at, t.ends_at, t.rule, t.min_stake) is distinct from (opened.file ->> 'name',
    (opened.file ->> 'starts')::timestamptz, (opened.file ->> 'ends')::timestamptz, opened.file ->> 'rule',
    (opened.file ->> 'minStake')::numeric * ${LIRA})
  or array(select p.rank || ':' || p.amount from tournament_prizes p where p.tournament_id = t.id order by p.rank)
    <> array(select prize.rank || ':' || (prize.amount::numeric * ${LIRA})::bigint
      from jsonb_array_elements_text(opened.file -> 'prizes') with ordinality prize (amount, rank) order by prize.rank)
  or opened.file ? 'games' and array(
      select g.game_id from tournament_games g where g.tournament_id = t.id order by g.game_id)
    <> array(select distinct case jsonb_typeof(said) when 'number' then said::text::integer
        else (select min(c.id) from catalogue_games c where c.game = said #>> '{}') end as game_id
      from jsonb_array_elements(opened.file -> 'games') said order by game_id)`

const QUERIES = [PAID, STRAY, WORTH, COUNTED_AGAIN, OPENED]

export const TOURNAMENT_CHECKS: readonly CrossCheck[] = QUERIES.map((text) => ({ text }))
