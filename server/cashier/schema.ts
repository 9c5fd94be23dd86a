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

export const CASHIER_FUNCTIONS: readonly string[] = [REFUSE_TURN, KEEP_DIRECTION]
