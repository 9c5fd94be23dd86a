/** What two databases are compared by. */
import type { QueryPort } from '#ledger/query-port.ts'
import { structureOf } from './dump.ts'

/** What the database is made of, a statement an element: equal lists, equal schemas. */
export async function schemaOf(q: QueryPort): Promise<string[]> {
  return Object.values<string[]>({ ...(await structureOf(q)) }).flat()
}

/** The rows of a table: each column's value as text, null where there is none. */
export async function rowsOf(
  q: QueryPort,
  table: string,
): Promise<Record<string, string | null>[]> {
  const { rows } = await q.query(
    `select (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(t))) as row
     from ${table} t order by 1`,
    [],
  )
  // As the query makes it: an object of texts.
  return rows.map(({ row }) => row as Record<string, string | null>)
}
