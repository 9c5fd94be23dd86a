import type { Database } from '#server/database/database.ts'

/** What a row takes on the disk: itself, and its place in each index of its table. */
export interface RowSize {
  heap: number
  indexes: number
  /** How many rows that was measured on; without any it is a guess. */
  rows: number
}

/** A line pointer in the page, and an index's pointer and header with what is left free in its pages. */
const POINTER = 4
const INDEX_ROW = 16
const INDEX_FILL = 0.7
const GUESS: RowSize = { heap: 150, indexes: 60, rows: 0 }

/** Measured on the rows that are there, from what the columns of each take. */
export async function rowSizeOf({ pool }: Pick<Database, 'pool'>, table: string): Promise<RowSize> {
  const { rows } = await pool.query<{ rows: bigint; heap: number | null }>(
    `select count(*) as rows, avg(pg_column_size(t.*))::float8 as heap from ${table} t`,
  )
  const [{ rows: count, heap } = { rows: 0n, heap: null }] = rows
  if (heap === null) return GUESS
  const columns = await indexedColumns({ pool }, table)
  let indexes = 0
  for (const names of columns) {
    const sizes = names.map((name) => `coalesce(pg_column_size(t.${name}), 0)`).join(' + ')
    const { rows: measured } = await pool.query<{ size: number }>(
      `select avg(${sizes})::float8 as size from ${table} t`,
    )
    indexes += ((measured[0]?.size ?? 0) + INDEX_ROW) / INDEX_FILL
  }
  return { heap: heap + POINTER, indexes, rows: Number(count) }
}

/** The columns of each index that holds every row; those of a few rows are left out. */
async function indexedColumns(
  { pool }: Pick<Database, 'pool'>,
  table: string,
): Promise<string[][]> {
  const { rows } = await pool.query<{ columns: string[] }>(
    `select array_agg(quote_ident(a.attname)::text) as columns from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indpred is null group by i.indexrelid`,
    [table],
  )
  return rows.map(({ columns }) => columns)
}

/** What a table and its indexes take on the disk, for each of its rows. */
export async function bytesOnDisk(
  { pool }: Pick<Database, 'pool'>,
  table: string,
): Promise<number> {
  await pool.query(`vacuum full ${table}`)
  const { rows } = await pool.query<{ bytes: number }>(
    `select pg_total_relation_size($1::regclass)::float8 / greatest(count(*), 1) as bytes from ${table}`,
    [table],
  )
  return rows[0]?.bytes ?? 0
}
