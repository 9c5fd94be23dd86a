/**
 * What rounds and the ledger say of each other: every round took its stake once (what fed jackpots
 * left out of it, and proven beside it), every closed round
 * paid what its book says, no entry tells of a round that is not there, and no nonce and no seed was
 * skipped or lost. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { JACKPOT_CHECKS, SHARE_OF_R } from '../jackpot/audit.ts'

const STAKES = `
select case when e.seq is null then 'round-without-stake' else 'stake-differs' end as kind,
  r.member_id, e.seq
from rounds r left join entries e on e.member_id = r.member_id
  and e.source = 'round' and e.reference = 'stake:' || r.id
where e.seq is null or e.cash_delta + e.bonus_delta <> ${SHARE_OF_R} - r.stake`

const PAYOUTS = `
select case when e.seq is null then 'round-without-payout' else 'payout-differs' end as kind,
  r.member_id, e.seq
from rounds r left join entries e on e.member_id = r.member_id
  and e.source = 'round' and e.reference = 'payout:' || r.id
where not r.active and r.payout > 0 and (e.seq is null or e.cash_delta + e.bonus_delta <> r.payout)`

const STRAY = `
select 'entry-without-round' as kind, e.member_id, e.seq from entries e
where e.source = 'round' and not exists (select 1 from rounds r where r.member_id = e.member_id
  and (e.reference = 'stake:' || r.id
    or (e.reference = 'payout:' || r.id and not r.active and r.payout > 0)))`

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

const QUERIES = [STAKES, PAYOUTS, STRAY, NONCES, UNCOUNTED, SEEDS]

export const ROUND_CHECKS: readonly CrossCheck[] = [
  ...QUERIES.map((text) => ({ text })),
  ...JACKPOT_CHECKS,
]
