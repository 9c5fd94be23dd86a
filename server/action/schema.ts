/** Holds the action log to what it is: rows are added, and never changed or taken away. */
const REFUSE_CHANGE = `
create function action_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the action log is only ever added to';
end
$$`

const KEEP_ROWS = `
create trigger actions_keep_rows before update or delete on actions
  for each row execute function action_refuse_change()`

const KEEP_ALL = `
create trigger actions_keep_all before truncate on actions
  for each statement execute function action_refuse_change()`

/** In the order they are made. */
export const ACTION_FUNCTIONS: readonly string[] = [REFUSE_CHANGE, KEEP_ROWS, KEEP_ALL]
