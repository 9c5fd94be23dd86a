import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import {
  alongEdges,
  neverLess,
  onlyWith,
  PINNED_SEARCH_PATH,
  type Edges,
} from '#server/database/forward-only.ts'
import { bandIn, monthIn } from './transactions/amount-bands.ts'

/**
 * What the database holds of payments by itself. Which way a payment goes and how much is said when it is written down
 * and never again: neither a defect nor a hand at the console makes money that leaves into money that comes, or more
 * of what an operator is still to approve.
 */
const REFUSE_CHANGE = `
create function cash_transaction_changed() returns trigger language plpgsql as $$
begin
  raise exception 'a payment keeps its direction and its amount';
end
$$`

const KEEP_WHAT_WAS_ASKED = `
create trigger cash_transactions_keep before update of direction, amount on cash_transactions
  for each row when (new.direction is distinct from old.direction or new.amount is distinct from old.amount)
  execute function cash_transaction_changed()`

/**
 * Counts by days of Istanbul, and by months and bands of amounts, what stands in a member's list, when the transaction that changes it commits: by then whoever also moves money holds
 * the wallet, so no two of a member's payments wait for each other in a circle. A row leaves the kind and state that
 * it had and enters the one it has. An amount that was changed past the triggers is counted as it was: the audit sees it.
 */
const COUNT = `
create function cash_transaction_counted() returns trigger language plpgsql ${PINNED_SEARCH_PATH} as $$
begin
  if tg_op <> 'INSERT' then
    update cash_counts set records = records - 1, amount = amount - old.amount
      where member_id = old.member_id and day = (old.created_at at time zone 'Europe/Istanbul')::date
        and direction = old.direction and status = old.status
        and transfer_type_id = old.transfer_type_id;
    update cash_band_counts set records = records - 1, amount = amount - old.amount
      where member_id = old.member_id and month = ${monthIn('old.created_at')}
        and direction = old.direction and status = old.status
        and transfer_type_id = old.transfer_type_id and band = ${bandIn('old.amount')};
  end if;
  if tg_op <> 'DELETE' then
    insert into cash_counts as kept (member_id, day, direction, status, transfer_type_id, records, amount)
      values (new.member_id, (new.created_at at time zone 'Europe/Istanbul')::date, new.direction,
        new.status, new.transfer_type_id, 1, new.amount)
      on conflict (member_id, day, direction, status, transfer_type_id)
      do update set records = kept.records + 1, amount = kept.amount + new.amount;
    insert into cash_band_counts as kept
        (member_id, month, direction, status, transfer_type_id, band, records, amount)
      values (new.member_id, ${monthIn('new.created_at')}, new.direction, new.status,
        new.transfer_type_id, ${bandIn('new.amount')}, 1, new.amount)
      on conflict (member_id, month, direction, status, transfer_type_id, band)
      do update set records = kept.records + 1, amount = kept.amount + new.amount;
  end if;
  return null;
end
$$`

const COUNT_ROWS = `
create constraint trigger cash_transactions_counted after insert or delete on cash_transactions
  deferrable initially deferred for each row execute function cash_transaction_counted()`

const COUNT_CHANGES = `
create constraint trigger cash_transactions_recounted after update on cash_transactions
  deferrable initially deferred for each row
  when (old.status <> new.status or old.transfer_type_id <> new.transfer_type_id
    or old.created_at <> new.created_at)
  execute function cash_transaction_counted()`

const { fresh, approved, canceled } = TRANSACTION_STATUS

/** What was given up on may still arrive. */
const STATUSES: Edges = {
  [fresh]: [approved, canceled].map(String),
  [canceled]: [String(approved)],
}

/** A sending that failed is looked at again; what was said otherwise later is booked from there. */
const PAYOUT_STATES: Edges = {
  waiting: ['review', 'sent', 'refused', 'taken-back'],
  review: ['sent', 'refused', 'paid'],
  sent: ['review', 'refused', 'paid'],
}

/**
 * No sending without an operator's approval of that very attempt, and no name of a first one who has not given it: looked for in the
 * action log when the transaction commits, which writes both.
 */
const REFUSE_UNAPPROVED = `
create function payout_refuse_unapproved() returns trigger language plpgsql ${PINNED_SEARCH_PATH} as $$
begin
  if by_owner(tg_relid) or (old.payout_state is not distinct from new.payout_state or new.payout_state <> 'sent'
    or new.attempt = old.attempt + 1 and exists (select from actions a where a.target = 'withdrawal:' || new.id
      and a.what = 'withdrawal.approve' and a.after ->> 'payout_state' = 'sent'
      and a.after ->> 'attempt' = new.attempt::text))
    and (new.first_approval_by is null or exists (select from actions a where a.target = 'withdrawal:' || new.id
      and a.what = 'withdrawal.approve' and a.actor_name = new.first_approval_by
      and a.after ->> 'first_approval_by' = new.first_approval_by)) then
    return null;
  end if;
  raise exception 'no operator has approved sending % of withdrawal %', new.attempt, new.id;
end
$$`

const APPROVED = `
create constraint trigger cash_transactions_approved after update on cash_transactions
  deferrable initially deferred for each row
  when (new.payout_state = 'sent' and old.payout_state is distinct from 'sent'
    or new.first_approval_by is distinct from old.first_approval_by)
  execute function payout_refuse_unapproved()`

export const CASHIER_FUNCTIONS: readonly string[] = [
  REFUSE_CHANGE,
  KEEP_WHAT_WAS_ASKED,
  COUNT,
  COUNT_ROWS,
  COUNT_CHANGES,
  alongEdges('cash_transactions', 'status', STATUSES),
  alongEdges('cash_transactions', 'payout_state', PAYOUT_STATES),
  onlyWith('cash_transactions', 'decided_at', 'status'),
  onlyWith('cash_transactions', 'canceled_by', 'status'),
  neverLess('cash_transactions', 'attempt'),
  REFUSE_UNAPPROVED,
  APPROVED,
]
