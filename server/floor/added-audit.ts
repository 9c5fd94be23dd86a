/** What decisions at a table of blackjack have added, held to the stake that it lies on. Reads only. */
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

export const ADDED_CHECKS: readonly CrossCheck[] = [{ text: ADDED }]
