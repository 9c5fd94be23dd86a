/**
 * What rounds, their bets and their seeds say of each other: every round is the detail of one bet
 * and the reverse, a settled bet paid what was drawn, and none became void, for it is drawn as it is bought; no nonce and
 * no seed was skipped, lost or put elsewhere, and every seed is the one whose hash stood before. The money of it is proven with the bets, what fed jackpots beside
 * them; that outcomes are those drawn, by outcomes-audit.ts. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { BET_CHECKS } from '../../bets/audit.ts'
import { BOUGHT_KIND } from '../../bets/kinds.ts'
import { JACKPOT_CHECKS } from '../../jackpot/audit.ts'

const DETAILS = `
select case when b.id is null then 'round-without-bet'
  when r.id is null then 'bet-without-round'
  when b.state = 'void' then 'round-void-after-draw' else 'payout-not-drawn' end as kind,
  coalesce(b.member_id, r.member_id) as member_id, null::bigint as seq,
  'round ' || coalesce(b.id, r.id) as row_name
from (select * from bets where kind = '${BOUGHT_KIND}') b
full join rounds r on r.member_id = b.member_id and r.id = b.id
where b.id is null or r.id is null or b.state = 'settled' and b.payout <> r.payout
  or b.state = 'open' and r.payout = 0 or b.state = 'void'`

const NONCES = `
select 'nonce-lost' as kind, s.member_id, null::bigint as seq, 'seed ' || s.seq as row_name
from member_seeds s
where s.nonce <> (select count(distinct r.nonce) from rounds r
  where r.member_id = s.member_id and r.seed_seq = s.seq and r.nonce between 0 and s.nonce - 1)`

const UNCOUNTED = `
select 'nonce-not-counted' as kind, r.member_id, null::bigint as seq, 'round ' || r.id as row_name
from rounds r
where not exists (select 1 from member_seeds s where s.member_id = r.member_id
  and s.seq = r.seed_seq and r.nonce between 0 and s.nonce - 1)`

const SEEDS = `
select 'seed-lost' as kind, s.member_id, null::bigint as seq, 'seed ' || max(s.seq) as row_name
from member_seeds s
group by s.member_id
having min(s.seq) <> 1 or max(s.seq) <> count(*) or count(distinct s.seq) <> count(*)
  or count(*) filter (where s.revealed_at is null) <> 1`

/**
 * Rounds of a member came one after the other, and so did the nonces and the pairs that they were drawn from; and each
 * nonce drew one round, whatever an index says of it. A second one is held to no order: its neighbours are not at fault.
 */
const ORDER = `
select case when id <> first then 'nonce-twice' else 'nonce-out-of-order' end as kind,
  member_id, null::bigint as seq, 'round ' || id as row_name
from (select drawn.*, lag(first) over (
    partition by member_id order by seed_seq, nonce, id) as before
  from (select member_id, id, seed_seq, nonce, first_value(id) over (
      partition by member_id, seed_seq, nonce order by id) as first
    from (select member_id, id, seed_seq, nonce + 0 as nonce from rounds) r) drawn) ordered
where id <> first or id < before`

/** Each seed is the one whose hash stood before it was in use, and came when the one before it was opened. */
const COMMITTED = `
select problem.kind, s.member_id, null::bigint as seq, 'seed ' || s.seq as row_name
from member_seeds s left join member_seeds p on p.member_id = s.member_id and p.seq = s.seq - 1,
lateral (values
  ('seed-not-committed', sha256(s.server_seed) <> s.seed_hash),
  ('seed-not-the-next', s.seq > 1 and s.seed_hash is distinct from p.next_seed_hash),
  ('next-seed-not-committed', s.revealed_at is null
    and sha256(s.next_server_seed) is distinct from s.next_seed_hash),
  ('seed-before-its-time', s.seq > 1 and (p.revealed_at is null or p.revealed_at > s.created_at))
) problem (kind, is_so) where problem.is_so`

const QUERIES = [DETAILS, NONCES, UNCOUNTED, SEEDS, ORDER, COMMITTED]

export const ROUND_CHECKS: readonly CrossCheck[] = [
  ...BET_CHECKS,
  ...QUERIES.map((text) => ({ text })),
  ...JACKPOT_CHECKS,
]
