/**
 * What rounds, their bets and their seeds say of each other: every round of a slot is the detail of one bet
 * and the reverse, a settled bet paid what was drawn, and no nonce and no seed was skipped or lost. The
 * money of it is proven with the bets, what fed jackpots beside them. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { BET_CHECKS } from '../../bets/audit.ts'
import { JACKPOT_CHECKS } from '../../jackpot/audit.ts'

const DETAILS = `
select case when b.id is null then 'round-without-bet'
  when r.id is null then 'bet-without-round' else 'payout-not-drawn' end as kind,
  coalesce(b.member_id, r.member_id) as member_id, null::bigint as seq
from (select * from bets where kind = 'slot') b
full join rounds r on r.member_id = b.member_id and r.id = b.id
where b.id is null or r.id is null or b.state = 'settled' and b.payout <> r.payout
  or b.state = 'open' and r.payout = 0`

const NONCES = `
select 'nonce-lost' as kind, s.member_id, null::bigint as seq from member_seeds s
where s.nonce <> (select count(*) from rounds r
  where r.member_id = s.member_id and r.seed_seq = s.seq and r.nonce between 0 and s.nonce - 1)`

const UNCOUNTED = `
select 'nonce-not-counted' as kind, r.member_id, null::bigint as seq from rounds r
where not exists (select 1 from member_seeds s where s.member_id = r.member_id
  and s.seq = r.seed_seq and r.nonce between 0 and s.nonce - 1)`

const SEEDS = `
select 'seed-lost' as kind, s.member_id, null::bigint as seq from member_seeds s
group by s.member_id
having min(s.seq) <> 1 or max(s.seq) <> count(*)
  or count(*) filter (where s.revealed_at is null) <> 1`

const QUERIES = [DETAILS, NONCES, UNCOUNTED, SEEDS]

export const ROUND_CHECKS: readonly CrossCheck[] = [
  ...BET_CHECKS,
  ...QUERIES.map((text) => ({ text })),
  ...JACKPOT_CHECKS,
]
