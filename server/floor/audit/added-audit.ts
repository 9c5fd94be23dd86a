/** What decisions at tables of blackjack and casino hold'em have added, held to the stake that it lies on. Reads only. */
import { TABLEGAMES, type Tablegame } from '#contract/games/tablegames-names.ts'
import { askedIn, askedUntilMs, type TablegameAsk } from '#games/tablegames/numbers.ts'
import type { CrossCheck } from '#ledger/audit.ts'

/**
 * A double, and each hand that is split off, is worth what the same member has on the seat or behind it; an insurance half of that, rounded
 * down. However often one is laid, it comes to no more.
 */
const ADDED = `
select 'floor-addition-not-of-its-stake' as kind, a.member_id, null::bigint as seq, 'stake ' || a.bet_id || ' ' || a.seq as row_name
from (
  select s.member_id, s.bet_id, min(s.seq) as seq, sum(s.amount) as amount,
    regexp_match(s.spot, '^(behind-)?(insurance|double|split)-([0-9]+)') as spot
  from floor_tables t join floor_bets f on f.table_id = t.id
  join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
  where t.kind = 'blackjack' and s.state <> 'back' and s.spot ~ '^(behind-)?(insurance|double|split)-'
  group by s.member_id, s.bet_id, s.spot
) a left join lateral (
  select sum(m.amount) as amount from floor_stakes m
  where m.member_id = a.member_id and m.bet_id = a.bet_id and m.state <> 'back'
    and m.spot = coalesce(a.spot[1], 'seat-') || a.spot[3]
) main on true
where a.amount is distinct from case a.spot[2] when 'insurance' then div(main.amount, 2) else main.amount end`

/**
 * A call is twice what the same member has on the ante, and every answer is worth what it says: a call has its stake, a fold none, and none is
 * laid without its answer, nor later than it was asked for.
 */
const calledIn = (game: Tablegame, asks: TablegameAsk): string => `
select problem.kind, f.member_id, null::bigint as seq, 'bet ' || f.id as row_name
from floor_tables t join floor_bets f on f.table_id = t.id
join floor_rounds r on r.table_id = f.table_id and r.number = f.number
cross join lateral (
  select coalesce(sum(s.amount) filter (where s.spot = '${asks.added}'), 0) as called,
    coalesce(sum(s.amount) filter (where s.spot = '${asks.main}'), 0) as ante,
    max(s.placed_at) filter (where s.spot = '${asks.added}') as placed_at
  from floor_stakes s where s.member_id = f.member_id and s.bet_id = f.id and s.state <> 'back'
) laid
left join lateral (
  select count(*) as answers, bool_or(d.act = '${asks.added}') as is_call from floor_decisions d
  where d.table_id = f.table_id and d.number = f.number and d.member_id = f.member_id
) answered on true, lateral (values
  ('floor-addition-not-of-its-stake', laid.called not in (0, laid.ante * ${asks.times})),
  ('floor-decisions-differ', answered.answers > 1
    or (laid.called > 0) is distinct from coalesce(answered.is_call, false)),
  ('floor-call-too-late', laid.placed_at > r.begins_at + ${askedUntilMs(game)} * interval '1 millisecond')
) problem (kind, is_so)
where t.kind = 'tablegames' and t.rules ->> 'game' = '${game}' and problem.is_so`

export const ADDED_CHECKS: readonly CrossCheck[] = [
  { text: ADDED },
  ...TABLEGAMES.flatMap((game) => {
    const asks = askedIn(game)
    return asks ? [{ text: calledIn(game, asks) }] : []
  }),
]
