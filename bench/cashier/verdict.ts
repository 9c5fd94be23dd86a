import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { Traffic } from './customers.ts'
import { approveOnce } from './operator.ts'

/** What became of everything, by our books and the bank's own. The `wrong` ones and the lost have to be none. */
export interface Verdict {
  /** Answered with a number, and not there. */
  lost: number
  deposits: number
  /** Credited and not approved at the bank, or the other way round. */
  depositsWrong: number
  payouts: number
  /** Not exactly once paid at the bank where it is paid here, or paid there and not here, or another amount. */
  payoutsWrong: number
}

const SETTLE_MS_MAX = 300_000
const LOOK_MS = 2_000

/** Still undecided: on its way out, or approved at the bank and not here. A page that nobody answered is left open. */
const OPEN = `
select (
  (select count(*) from cash_transactions where direction = 'out' and status = 1001)
  + (select count(*) from cash_transactions t join sandbox_payments p
       on p.reference = t.member_id || '-' || t.id
     where t.direction = 'in' and t.status = 1001 and p.status in ('approved', 'declined'))
)::int as open`

/** Goes on approving until nothing is on its way; answers how much still is when the time is over. */
export async function settled(database: Database, log: (line: string) => void): Promise<number> {
  const until = Date.now() + SETTLE_MS_MAX
  for (;;) {
    await approveOnce(database)
    const { rows } = await database.pool.query<{ open: number }>(OPEN)
    const open = rows[0]?.open ?? 0
    if (open === 0 || Date.now() > until) return open
    log(`  ${open} open`)
    await pause(LOOK_MS)
  }
}

const VERDICT = `
with paid as (
  select split_part(reference, '-', 1)::bigint as member_id, split_part(reference, '-', 2)::bigint as id,
    count(*) filter (where status = 'paid') as times,
    coalesce(sum(amount_kurus) filter (where status = 'paid'), 0) * 10000 as amount
  from sandbox_payouts group by 1, 2
), withdrawals as (
  select t.payout_state = 'paid' as is_paid, t.amount, coalesce(paid.times, 0) as times,
    coalesce(paid.amount, 0) as paid_amount
  from cash_transactions t left join paid using (member_id, id)
  where t.direction = 'out'
), deposits as (
  select t.status = 1002 as is_credited, coalesce(p.status = 'approved', false) as is_approved
  from cash_transactions t left join sandbox_payments p on p.reference = t.member_id || '-' || t.id
  where t.direction = 'in' and t.call <> 'bench' and t.member_id in (
    -- Of others the demo house's own past alone, which no bank knows.
    select id from members where username like 'bench-%')
)
select
  (select count(*) from unnest($1::bigint[], $2::bigint[], $3::text[]) a (member_id, id, request_id)
    where not exists (select from cash_transactions t
      where t.member_id = a.member_id and t.id = a.id and t.request_id = a.request_id))::int as lost,
  (select count(*) from deposits where is_credited)::int as deposits,
  (select count(*) from deposits where is_credited <> is_approved)::int as "depositsWrong",
  (select count(*) from withdrawals where is_paid)::int as payouts,
  (select count(*) from withdrawals
    where times <> (case when is_paid then 1 else 0 end)
      or (is_paid and paid_amount <> amount))::int as "payoutsWrong"`

export async function verify(
  { pool }: Database,
  acknowledged: Traffic['acknowledged'],
): Promise<Verdict> {
  const { rows } = await pool.query<Verdict>(VERDICT, [
    acknowledged.map(({ memberId }) => memberId),
    acknowledged.map(({ transactionId }) => transactionId),
    acknowledged.map(({ requestId }) => requestId),
  ])
  if (!rows[0]) throw new Error('the database said nothing')
  return rows[0]
}
