import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { CrossCheck } from '#ledger/audit.ts'
import { WITHDRAWAL } from './withdrawal/entries.ts'
import { bandIn, monthIn } from './transactions/amount-bands.ts'

const DEPOSIT = 'deposit'
/** The sources of every entry of a payment's. */
export const PAYMENT_SOURCES: readonly string[] = [DEPOSIT, WITHDRAWAL]

/** Every approved deposit has its entry of the same amount, and no other deposit has one. */
const APPROVED_DEPOSITS = `
select case when e.seq is null then 'deposit-without-entry' else 'deposit-differs' end as kind,
  t.member_id, e.seq, 'deposit ' || t.id as row_name
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = '${DEPOSIT}' and e.reference = t.id::text
where t.direction = 'in' and t.status = ${TRANSACTION_STATUS.approved}
  and (e.seq is null or e.cash_delta <> t.amount or e.move <> 'deposit' or e.house not like 'cashier:%')`

/** An entry of one direction never belongs to a transaction of the other. */
const DEPOSIT_ENTRIES = `
select case when exists (select 1 from cash_transactions t
      where t.member_id = e.member_id and t.id::text = e.reference and t.direction = 'out')
    then 'deposit-entry-of-withdrawal' else 'entry-without-deposit' end as kind,
  e.member_id, e.seq, 'deposit ' || e.reference as row_name
from entries e
where e.source = '${DEPOSIT}' and not exists (select 1 from cash_transactions t
  where t.member_id = e.member_id and t.id::text = e.reference and t.direction = 'in'
    and t.status = ${TRANSACTION_STATUS.approved})`

/** What every withdrawal set aside. */
const WITHDRAWAL_REQUESTS = `
select case when e.seq is null then 'withdrawal-without-entry' else 'withdrawal-differs' end as kind,
  t.member_id, e.seq, 'withdrawal ' || t.id as row_name
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = '${WITHDRAWAL}' and e.reference = 'request:' || t.id
where t.direction = 'out'
  and (e.seq is null or e.pending_delta <> t.amount or e.move <> 'withdrawal-request')`

/** A withdrawal that is paid, refused or taken back ended once and by its own move; one that is open did not. */
const WITHDRAWAL_ENDS = `
select case when e.seq is null then 'withdrawal-without-end' else 'withdrawal-end-differs' end as kind,
  t.member_id, e.seq, 'withdrawal ' || t.id as row_name
from cash_transactions t left join entries e on e.member_id = t.member_id
  and e.source = '${WITHDRAWAL}' and e.reference = 'end:' || t.id
where t.direction = 'out' and case
  when t.payout_state in ('paid', 'refused', 'taken-back') then e.seq is null or e.pending_delta <> -t.amount
    or e.move <> case t.payout_state when 'paid' then 'withdrawal-pay' else 'withdrawal-return' end
  else e.seq is not null end`

/**
 * Every sending was approved by an operator, whose act stands in the log, and by two of them where it names a first. What stands in
 * the place of another was sent as that one.
 */
const WITHDRAWALS_APPROVED = `
select 'withdrawal-without-operator' as kind, t.member_id, null::bigint as seq, 'withdrawal ' || t.id as row_name
from cash_transactions t left join lateral (
  select count(distinct a.after ->> 'attempt') filter (where a.after ->> 'payout_state' = 'sent') as sent,
    count(*) filter (where a.actor_name = t.first_approval_by
      and a.after ->> 'first_approval_by' = t.first_approval_by) as first,
    count(*) filter (where a.after ->> 'payout_state' = 'sent' and a.after ->> 'attempt' = t.attempt::text
      and a.actor_name = t.first_approval_by) as alone
  from actions a where a.target = 'withdrawal:' || t.id and a.what = 'withdrawal.approve'
) by_operators on true
where t.direction = 'out' and t.instead_of is null and (by_operators.sent < t.attempt
  or t.attempt = 0 and t.payout_state in ('sent', 'paid')
  or t.first_approval_by is not null and (by_operators.first = 0
    or t.payout_state in ('sent', 'paid') and by_operators.alone > 0))`

const WITHDRAWAL_ENTRIES = `
select case when exists (select 1 from cash_transactions t
      where t.member_id = e.member_id and t.id::text = split_part(e.reference, ':', 2)
        and t.direction = 'in')
    then 'withdrawal-entry-of-deposit' else 'entry-without-withdrawal' end as kind,
  e.member_id, e.seq, 'withdrawal ' || split_part(e.reference, ':', 2) as row_name
from entries e
where e.source = '${WITHDRAWAL}' and not exists (select 1 from cash_transactions t
  where t.member_id = e.member_id and t.direction = 'out'
    and e.reference in ('request:' || t.id, 'end:' || t.id))`

const NAME_OF_T = "case t.direction when 'in' then 'deposit ' else 'withdrawal ' end || t.id"

/** What a payment's own row says of itself, open or ended; each state of a withdrawal has its status. */
const STATES = `
select case t.direction when 'in' then 'deposit-state-wrong' else 'withdrawal-state-wrong' end as kind,
  t.member_id, null::bigint as seq, ${NAME_OF_T} as row_name
from cash_transactions t
where t.status not in (${TRANSACTION_STATUS.fresh}, ${TRANSACTION_STATUS.approved}, ${TRANSACTION_STATUS.canceled}) or t.amount <= 0
  or (t.status = ${TRANSACTION_STATUS.fresh}) <> (t.decided_at is null)
  or (t.status = ${TRANSACTION_STATUS.canceled}) <> (t.canceled_by is not null)
  or t.direction = 'in' and t.payout_state is not null
  or t.direction = 'out' and t.status is distinct from (case
    when t.payout_state in ('waiting', 'review', 'sent') then ${TRANSACTION_STATUS.fresh}
    when t.payout_state = 'paid' then ${TRANSACTION_STATUS.approved}
    when t.payout_state in ('refused', 'taken-back') then ${TRANSACTION_STATUS.canceled} end)`

/**
 * What ended by its provider's word still stands so, with the amount that was said, unless an operator followed what was
 * said otherwise later.
 */
const NOTICES = `
select case t.direction when 'in' then 'deposit-not-as-notified' else 'withdrawal-not-as-notified' end as kind,
  t.member_id, null::bigint as seq, ${NAME_OF_T} as row_name
from payment_notices n join cash_transactions t on t.member_id = n.member_id and t.id = n.transaction_id
where n.outcome in ('approved', 'paid', 'declined') and (n.direction <> t.direction
  or n.outcome = 'declined' and t.status <> ${TRANSACTION_STATUS.canceled} and not exists (select 1 from payment_notices later
    where later.member_id = n.member_id and later.transaction_id = n.transaction_id
      and later.answer = 'followed' and later.answered_at is not null)
  or n.outcome <> 'declined' and (t.status <> ${TRANSACTION_STATUS.approved} or n.amount <> t.amount))`

/** Who answered a notice, and who agreed first, has done so in the action log. */
const NOTICES_ANSWERED = `
select 'notice-without-operator' as kind, n.member_id, null::bigint as seq,
  case n.direction when 'in' then 'deposit ' else 'withdrawal ' end || n.transaction_id as row_name
from payment_notices n
where (n.first_answer_by is not null or n.answered_at is not null) and not exists (select from actions a
  where a.target = case n.direction when 'in' then 'deposit:' else 'withdrawal:' end || n.transaction_id
    and a.actor_name = n.first_answer_by and a.what in (
      case n.direction when 'in' then 'deposit.notice-' else 'withdrawal.notice-' end || n.answer,
      'withdrawal.notice-' || n.answer || '-first'))`

/** What an operator followed is booked once: by its own payment, or by the one in its place, in the amount that was said. */
const FOLLOWED_NOTICES = `
select 'followed-notice-not-booked' as kind, n.member_id, null::bigint as seq,
  case n.direction when 'in' then 'deposit ' else 'withdrawal ' end || n.transaction_id as row_name
from payment_notices n
where n.answer = 'followed' and n.answered_at is not null and 1 <> (select count(*) from cash_transactions t
  where t.member_id = n.member_id and t.direction = n.direction and t.status = ${TRANSACTION_STATUS.approved}
    and n.transaction_id in (t.id, t.instead_of) and t.amount = n.amount)`

/** What stands in the place of another was said so by a notice, and the other has moved nothing. */
const REPLACED = `
select 'replaced-payment-moved' as kind, t.member_id, null::bigint as seq, ${NAME_OF_T} as row_name
from cash_transactions t join cash_transactions instead on instead.member_id = t.member_id and instead.instead_of = t.id
where t.status <> ${TRANSACTION_STATUS.canceled} or instead.status <> ${TRANSACTION_STATUS.approved}
  or not exists (select 1 from payment_notices n where n.member_id = t.member_id and n.transaction_id = t.id
    and n.answer = 'followed' and n.answered_at is not null)`

/** What is counted beside a member's transactions is what they come to; open deposits, which no entry holds, are named. */
const COUNTS = `
select 'transactions-miscounted' as kind, member_id, null::bigint as seq,
  'count of ' || direction || ' ' || status || ' by ' || transfer_type_id || coalesce(' (' || open || ')', '')
    as row_name from (
  select member_id, (created_at at time zone 'Europe/Istanbul')::date as day, direction, status,
    transfer_type_id, count(*) as records, sum(amount) as amount,
    string_agg('deposit ' || id, ', ' order by id)
      filter (where direction = 'in' and status = ${TRANSACTION_STATUS.fresh}) as open
  from cash_transactions group by 1, 2, 3, 4, 5) found
full join (select * from cash_counts where records <> 0 or amount <> 0) kept
  using (member_id, day, direction, status, transfer_type_id)
where found.records is distinct from kept.records or found.amount is distinct from kept.amount`

/** And so it is by months and bands of amounts. */
const BAND_COUNTS = `
select distinct 'amounts-miscounted' as kind, member_id, null::bigint as seq,
  'amounts of ' || direction || ' ' || status || ' by ' || transfer_type_id as row_name from (
  select member_id, ${monthIn('created_at')} as month, direction, status, transfer_type_id,
    ${bandIn('amount')} as band, count(*) as records, sum(amount) as amount
  from cash_transactions group by 1, 2, 3, 4, 5, 6) found
full join (select * from cash_band_counts where records <> 0 or amount <> 0) kept
  using (member_id, month, direction, status, transfer_type_id, band)
where found.records is distinct from kept.records or found.amount is distinct from kept.amount`

export const PAYMENT_CHECKS: readonly CrossCheck[] = [
  APPROVED_DEPOSITS,
  DEPOSIT_ENTRIES,
  WITHDRAWAL_REQUESTS,
  WITHDRAWAL_ENDS,
  WITHDRAWALS_APPROVED,
  WITHDRAWAL_ENTRIES,
  STATES,
  NOTICES,
  NOTICES_ANSWERED,
  FOLLOWED_NOTICES,
  REPLACED,
  COUNTS,
  BAND_COUNTS,
].map((text) => ({ text }))
