import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** So many are read together. */
const EVENTS_MAX = 200

type Found = SelectQueryBuilder<Tables, 'sports_events', { id: bigint }>

/** The ids of all matches that these are, page by page: those that are left as they are keep no other waiting. */
export async function* eventPages(
  db: Kysely<Tables>,
  narrowed: (found: Found) => Found,
): AsyncGenerator<readonly bigint[], void> {
  for (let after = 0n; ;) {
    const found = db.selectFrom('sports_events').select('id').where('id', '>', after)
    const rows = await narrowed(found).orderBy('id').limit(EVENTS_MAX).execute()
    yield rows.map(({ id }) => id)
    const last = rows.at(-1)
    if (!last || rows.length < EVENTS_MAX) return
    after = last.id
  }
}
