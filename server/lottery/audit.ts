/**
 * What lotteries, deposits and the ledger say of each other: every prize that was paid has its one entry, and no entry
 * has none; every ticket is for an approved deposit of its lottery, numbered as it came; each lottery and its prizes stand
 * as they were opened; and who won what is drawn again by `draw-audit.ts`. Trusts no index. Reads only.
 */
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { LIRA } from '#contract/money.ts'
import type { CrossCheck } from '#ledger/audit.ts'
import { findOtherDraws } from './draw-audit.ts'
import { LATE_MS } from './issue.ts'
import { LOTTERY_SOURCE } from './prizes.ts'

export { LOTTERY_SOURCE }

const NAME_OF_T = "'ticket ' || t.lottery_id || ':' || t.number"

const PAID = `
select case when e.seq is null then 'lottery-prize-without-entry' else 'lottery-prize-differs' end as kind,
  t.member_id, e.seq, ${NAME_OF_T} as row_name
from lottery_tickets t left join entries e on e.member_id = t.member_id
  and e.source = '${LOTTERY_SOURCE}' and e.reference = t.lottery_id || ':' || t.number
where t.paid_at is not null and (e.seq is null or e.cash_delta is distinct from t.prize)`

const STRAY = `
select 'entry-without-lottery-prize' as kind, e.member_id, e.seq, e.reference as row_name from entries e
where (e.source = '${LOTTERY_SOURCE}' or e.move = 'lottery-prize') and not exists (
  select 1 from lottery_tickets t where t.member_id = e.member_id and t.paid_at is not null
    and e.source = '${LOTTERY_SOURCE}' and e.reference = t.lottery_id || ':' || t.number)`

/** Numbers run from 1 to the count without a gap. */
const COUNTED = `
select 'lottery-tickets-miscounted' as kind, 0::bigint as member_id, null::bigint as seq,
  'lottery ' || l.id as row_name
from lotteries l left join lateral (
  select count(*) as given, count(distinct number) as numbers, coalesce(max(number), 0) as last
  from lottery_tickets t where t.lottery_id = l.id) t on true
where l.tickets <> t.given or l.tickets <> t.numbers or l.tickets <> t.last`

/** A ticket is for a deposit of its member's that was approved within the lottery's time, of its minimum or more. */
const DEPOSITS = `
select 'lottery-ticket-without-deposit' as kind, t.member_id, null::bigint as seq, ${NAME_OF_T} as row_name
from lottery_tickets t where not exists (
  select 1 from lotteries l join cash_transactions d
    on d.direction = 'in' and d.status = ${TRANSACTION_STATUS.approved} and d.amount >= l.minimum
      and d.decided_at >= l.starts_at and d.decided_at < l.ends_at
  where l.id = t.lottery_id and d.member_id = t.member_id and d.id = t.transaction_id)`

/**
 * A deposit has one ticket, and numbers follow the approvals: within those given at once, and from one giving to
 * the next but for what was late to be seen. So no two tickets exchanged their numbers before the draw.
 */
const NUMBERED = `
with numbered as (
  select t.member_id, t.lottery_id, t.number, t.transaction_id, t.issued_at, d.decided_at,
    row_number() over (partition by t.member_id, t.lottery_id, t.transaction_id order by t.number) as nth,
    lag(t.issued_at) over giving as issued_before,
    lag((d.decided_at, t.member_id, t.transaction_id)) over giving as before
  from lottery_tickets t join cash_transactions d
    on d.member_id = t.member_id and d.id = t.transaction_id and d.decided_at is not null
  window giving as (partition by t.lottery_id order by t.number)
)
select problem.kind, t.member_id, null::bigint as seq, ${NAME_OF_T} as row_name
from numbered t, lateral (values
  ('lottery-ticket-twice', t.nth > 1),
  ('lottery-ticket-out-of-order', t.issued_at = t.issued_before
    and (t.decided_at, t.member_id, t.transaction_id) < t.before
    or t.issued_at <> t.issued_before and t.decided_at < t.issued_before - interval '${LATE_MS} milliseconds')
) problem (kind, is_so) where problem.is_so`

/** The hash has been everyone's since the lottery was opened. */
const COMMITTED = `
select 'lottery-seed-not-committed' as kind, 0::bigint as member_id, null::bigint as seq,
  'lottery ' || l.id as row_name
from lotteries l where sha256(l.server_seed) <> l.seed_hash`

/** One act opened it, and says when it is, what is a ticket and every prize; of the one that stands until then there is none, and no prize. */
const OPENED = `
select 'lottery-not-as-opened' as kind, 0::bigint as member_id, null::bigint as seq, 'lottery ' || l.id as row_name
from lotteries l cross join lateral (
  select count(*) as acts, (array_agg(a.after))[1] as file from actions a
  where a.target = 'lottery:' || l.id and a.what = 'lottery.open') opened
where opened.acts > 1
  or opened.acts = 1 and (l.name, l.starts_at, l.ends_at, l.draws_at, l.minimum) is distinct from (opened.file ->> 'name',
    (opened.file ->> 'starts')::timestamptz, (opened.file ->> 'ends')::timestamptz, (opened.file ->> 'draws')::timestamptz,
    (opened.file ->> 'minimum')::numeric * ${LIRA})
  or array(select p.rank || ':' || p.tickets || ':' || p.amount from lottery_prizes p where p.lottery_id = l.id order by p.rank)
    <> array(select prize.rank || ':' || (prize.said ->> 'tickets') || ':' || ((prize.said ->> 'amount')::numeric * ${LIRA})::bigint
      from jsonb_array_elements(opened.file -> 'prizes') with ordinality prize (said, rank) order by prize.rank)`

const QUERIES = [PAID, STRAY, COUNTED, DEPOSITS, NUMBERED, COMMITTED, OPENED]

export const LOTTERY_CHECKS: readonly CrossCheck[] = [
  ...QUERIES.map((text) => ({ text })),
  { find: findOtherDraws },
]
