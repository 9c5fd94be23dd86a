/**
 * What tournaments and the ledger say of each other: every paid prize has its one entry of that
 * amount, no entry tells of a prize that is not there, and a prize is what its rank is worth. Reads
 * only.
 */
import type { CrossCheck } from '#ledger/audit.ts'

const PAID = `
select case when e.seq is null then 'prize-without-entry' else 'prize-differs' end as kind,
  s.member_id, e.seq
from tournament_standings s left join entries e on e.member_id = s.member_id
  and e.source = 'tournament' and e.reference = 'prize:' || s.tournament_id
where s.paid_at is not null and (e.seq is null or e.cash_delta <> s.prize)`

const STRAY = `
select 'entry-without-prize' as kind, e.member_id, e.seq from entries e
where (e.source = 'tournament' or e.move = 'tournament-prize') and not exists (
  select 1 from tournament_standings s where s.member_id = e.member_id and s.paid_at is not null
    and e.source = 'tournament' and e.reference = 'prize:' || s.tournament_id)`

const WORTH = `
select 'prize-not-of-rank' as kind, s.member_id, null::bigint as seq
from tournament_standings s left join tournament_prizes p
  on p.tournament_id = s.tournament_id and p.rank = s.rank
where s.prize is distinct from p.amount`

export const TOURNAMENT_CHECKS: readonly CrossCheck[] = [PAID, STRAY, WORTH].map((text) => ({
  text,
}))
