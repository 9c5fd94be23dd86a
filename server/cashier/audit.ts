import type { CrossCheck } from '#ledger/audit.ts'
import { CATEGORY, STATUS } from './words.ts'

/** Every approved deposit has its entry of the same amount, and no other deposit has one. */
const APPROVED = `
select case when e.seq is null then 'deposit-without-entry' else 'deposit-differs' end as kind,
  t.member_id, e.seq
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = 'deposit' and e.reference = t.id::text
where t.category_id = ${CATEGORY.deposit} and t.status = ${STATUS.approved}
  and (e.seq is null or e.cash_delta <> t.amount)`

const STRAY = `
select 'entry-without-deposit' as kind, e.member_id, e.seq from entries e
where e.source = 'deposit' and not exists (select 1 from cash_transactions t
  where t.member_id = e.member_id and t.id::text = e.reference and t.status = ${STATUS.approved})`

export const DEPOSIT_CHECKS: readonly CrossCheck[] = [APPROVED, STRAY].map((text) => ({ text }))
