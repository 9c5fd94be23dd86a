import type { CrossCheck } from '#ledger/audit.ts'
import { WITHDRAWAL } from './withdrawal-entries.ts'
import { STATUS } from './words.ts'

/** Every approved deposit has its entry of the same amount, and no other deposit has one. */
const APPROVED_DEPOSITS = `
select case when e.seq is null then 'deposit-without-entry' else 'deposit-differs' end as kind,
  t.member_id, e.seq
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = 'deposit' and e.reference = t.id::text
where t.direction = 'in' and t.status = ${STATUS.approved}
  and (e.seq is null or e.cash_delta <> t.amount or e.move <> 'deposit')`

/** An entry of one direction never belongs to a transaction of the other. */
const DEPOSIT_ENTRIES = `
select case when exists (select 1 from cash_transactions t
      where t.member_id = e.member_id and t.id::text = e.reference and t.direction = 'out')
    then 'deposit-entry-of-withdrawal' else 'entry-without-deposit' end as kind, e.member_id, e.seq
from entries e
where e.source = 'deposit' and not exists (select 1 from cash_transactions t
  where t.member_id = e.member_id and t.id::text = e.reference and t.direction = 'in'
    and t.status = ${STATUS.approved})`

/** What every withdrawal set aside. */
const WITHDRAWAL_REQUESTS = `
select case when e.seq is null then 'withdrawal-without-entry' else 'withdrawal-differs' end as kind,
  t.member_id, e.seq
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = '${WITHDRAWAL}' and e.reference = 'request:' || t.id
where t.direction = 'out'
  and (e.seq is null or e.pending_delta <> t.amount or e.move <> 'withdrawal-request')`

/** A withdrawal that is paid or refused ended once and by its own move; one that is open did not. */
const WITHDRAWAL_ENDS = `
select case when e.seq is null then 'withdrawal-without-end' else 'withdrawal-end-differs' end as kind,
  t.member_id, e.seq
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = '${WITHDRAWAL}' and e.reference = 'end:' || t.id
where t.direction = 'out' and case
  when t.payout_state in ('paid', 'refused') then e.seq is null or e.pending_delta <> -t.amount
    or e.move <> case t.payout_state when 'paid' then 'withdrawal-pay' else 'withdrawal-return' end
  else e.seq is not null end`

const WITHDRAWAL_ENTRIES = `
select case when exists (select 1 from cash_transactions t
      where t.member_id = e.member_id and t.id::text = split_part(e.reference, ':', 2)
        and t.direction = 'in')
    then 'withdrawal-entry-of-deposit' else 'entry-without-withdrawal' end as kind, e.member_id, e.seq
from entries e
where e.source = '${WITHDRAWAL}' and not exists (select 1 from cash_transactions t
  where t.member_id = e.member_id and t.direction = 'out'
    and e.reference in ('request:' || t.id, 'end:' || t.id))`

export const PAYMENT_CHECKS: readonly CrossCheck[] = [
  APPROVED_DEPOSITS,
  DEPOSIT_ENTRIES,
  WITHDRAWAL_REQUESTS,
  WITHDRAWAL_ENDS,
  WITHDRAWAL_ENTRIES,
].map((text) => ({ text }))
