import { sql, type Kysely } from 'kysely'
import type { ContentKind } from '../database/tables/content.ts'
import type { Tables } from '../database/tables.ts'
import type { Written } from './written.ts'

/** One at a time may change content, so that two starting houses do not write the same rows. */
export async function changeContent<T>(
  db: Kysely<Tables>,
  change: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db)
    return change(db)
  })
}

interface Keeping {
  now: Date
  /** The house's own text, which its next version may renew. */
  isOwn: boolean
}

/** Puts items in place of those of their kind and name. Inside `changeContent`. */
export async function keep(
  db: Kysely<Tables>,
  items: readonly Written[],
  { now, isOwn }: Keeping,
): Promise<void> {
  for (const item of items) await keepOne(db, item, { now, isOwn })
}

async function keepOne(db: Kysely<Tables>, item: Written, { now, isOwn }: Keeping): Promise<void> {
  const { kind, name, isActive, startsAt, endsAt, words, ...facts } = item
  const row = { ...facts, is_active: isActive, starts_at: startsAt, ends_at: endsAt, is_own: isOwn }
  const { id } = await db
    .insertInto('content_items')
    .values({ kind, name, ...row, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'name']).doUpdateSet({ ...row, changed_at: now, removed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('content_words').where('item_id', '=', id).execute()
  await db
    .insertInto('content_words')
    .values(words.map(({ lang, words }) => ({ item_id: id, lang, ...words })))
    .execute()
}

/** Takes an item away for good: no start brings it back. False: there is none. */
export async function takeAway(
  db: Kysely<Tables>,
  { kind, id }: { kind: ContentKind; id: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('content_items')
    .set({ removed_at: now })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
