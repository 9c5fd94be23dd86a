/**
 * What the database holds of payments by itself. Which way a payment goes is said when it is written down
 * and never again: neither a defect nor a hand at the console makes money that leaves into money that comes.
 */
const REFUSE_TURN = `
create function cash_transaction_turned() returns trigger language plpgsql as $$
begin
  raise exception 'a payment keeps its direction';
end
$$`

const KEEP_DIRECTION = `
create trigger cash_transactions_keep_direction before update of direction on cash_transactions
  for each row when (new.direction is distinct from old.direction)
  execute function cash_transaction_turned()`

/**
 * Counts what stands in a member's list, when the transaction that changes it commits: by then whoever also moves money holds
 * the wallet, so no two of a member's payments wait for each other in a circle. A row leaves the kind and state that
 * it had and enters the one it has.
 */
const COUNT = `
create function cash_transaction_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update cash_counts set records = records - 1, amount = amount - old.amount
      where member_id = old.member_id and direction = old.direction and status = old.status
        and transfer_type_id = old.transfer_type_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into cash_counts as kept (member_id, direction, status, transfer_type_id, records, amount)
      values (new.member_id, new.direction, new.status, new.transfer_type_id, 1, new.amount)
      on conflict (member_id, direction, status, transfer_type_id)
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
  when (old.status <> new.status or old.amount <> new.amount
    or old.transfer_type_id <> new.transfer_type_id)
  execute function cash_transaction_counted()`

export const CASHIER_FUNCTIONS: readonly string[] = [
  REFUSE_TURN,
  KEEP_DIRECTION,
  COUNT,
  COUNT_ROWS,
  COUNT_CHANGES,
]
