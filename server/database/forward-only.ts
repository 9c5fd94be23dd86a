/**
 * Rows that only go forward, held by the database itself: a state goes along its edges, a moment that was written stays, what was
 * counted does not shrink, what has ended is over. Each is a trigger after the update, whose condition costs a comparison of the row
 * at hand (one before it would lock the row once more), and whose function is called by a statement that it refuses alone. It
 * refuses whoever does not own the tables: migrations pass, a running house does not (`house-grants.ts` says which columns it may
 * write at all).
 */

/**
 * For functions of triggers that look at other tables: those of the house's schema, as it stands where they are installed, and none
 * that whoever writes has made for the while of a connection, which would come before them.
 */
export const PINNED_SEARCH_PATH = 'set search_path from current'

/** Is whoever writes to this table its owner? By the catalogue's own name, for the same reason. */
const BY_OWNER = `
create function by_owner(p_table oid) returns boolean language sql stable as $$
  select pg_has_role(current_user, relowner, 'usage') from pg_catalog.pg_class where oid = p_table
$$`

/** Listed before every trigger of these. */
const REFUSE_BACK = `
create function refuse_back() returns trigger language plpgsql as $$
begin
  if by_owner(tg_relid) then
    return null;
  end if;
  raise exception '%: % only goes forward', tg_table_name, tg_argv[0];
end
$$`

export const FORWARD_FUNCTIONS: readonly string[] = [BY_OWNER, REFUSE_BACK]

interface Held {
  /** Of the trigger, behind its table's. */
  name: string
  table: string
  /** Those that a statement has to write for it to be looked at; all where there are none. */
  columns: readonly string[]
  isRefused: string
}

const trigger = ({ name, table, columns, isRefused }: Held): string => `
create trigger ${table}_${name} after update${columns.length === 0 ? '' : ` of ${columns.join(', ')}`} on ${table}
  for each row when (${isRefused}) execute function refuse_back('${columns.join(', ') || 'the row'}')`

/** What was written once stays: null becomes a value, and no value another. */
export const writtenOnce = (table: string, ...columns: readonly string[]): string =>
  trigger({
    name: 'written_once',
    table,
    columns,
    isRefused: columns
      .map((each) => `old.${each} is not null and new.${each} is distinct from old.${each}`)
      .join(' or '),
  })

/** Numbers and moments that never become less. */
export const neverLess = (table: string, ...columns: readonly string[]): string =>
  trigger({
    name: 'never_less',
    table,
    columns,
    isRefused: columns
      .map((each) => `coalesce(new.${each} < old.${each}, old.${each} is not null)`)
      .join(' or '),
  })

/** A number that never becomes more. */
export const neverMore = (table: string, column: string): string =>
  trigger({
    name: 'never_more',
    table,
    columns: [column],
    isRefused: `new.${column} > old.${column}`,
  })

/** Of each state, those that it may become. */
export type Edges = Readonly<Record<string, readonly string[]>>

/** A column of texts or numbers goes from state to state along these edges. */
export const alongEdges = (table: string, column: string, edges: Edges): string => {
  const pairs = Object.entries(edges).flatMap(([from, next]) => next.map((to) => `'${from}>${to}'`))
  return trigger({
    name: `${column}_forward`,
    table,
    columns: [column],
    isRefused: `new.${column} is distinct from old.${column}
      and coalesce(old.${column}::text, '') || '>' || coalesce(new.${column}::text, '') not in (${pairs.join(', ')})`,
  })
}

/** A row of which this is so is written no more. */
export const overOnce = (table: string, isOver: string): string =>
  trigger({ name: 'over', table, columns: [], isRefused: isOver })

/** A column that is written only where another one changes with it. */
export const onlyWith = (table: string, column: string, other: string): string =>
  trigger({
    name: `${column}_with_${other}`,
    table,
    columns: [column],
    isRefused: `new.${column} is distinct from old.${column} and new.${other} is not distinct from old.${other}`,
  })
