import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { port } from '../database/database.ts'
import type { ContentKind } from '../database/tables/content.ts'
import type { Tables } from '../database/tables.ts'
import { notifyTouched } from '../push/notify.ts'
import { storedItems } from './stored.ts'
import type { Written } from './written.ts'

/** One at a time may change content, so that two starting houses do not write the same rows. */
export async function changeContent<T>(
  db: Kysely<Tables>,
  change: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const changed = await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(db)
    return change(db)
  })
  await notifyTouched(port(db), [['messages', null]])
  return changed
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

/** What the operator writes: all of it or, when one row cannot be, nothing. What stands so already is left alone. */
export async function setContent(
  db: Kysely<Tables>,
  actor: Actor,
  items: readonly Written[],
  now: Date,
): Promise<void> {
  await changeContent(db, async (db) => {
    const stored = await storedItems(db)
    for (const item of items) {
      const { kind, name } = item
      const known = stored.find((each) => each.item.kind === kind && each.item.name === name)
      const isThere = known !== undefined && !known.isRemoved
      const before = isThere ? { ...known.item, isOwn: known.isOwn } : null
      const after = { ...item, isOwn: false }
      if (isDeepStrictEqual(before, after)) continue
      await keepOne(db, item, { now, isOwn: false })
      const target = `${kind}:${name}`
      await recordAction(db, actor, { what: 'content.set', target, before, after })
    }
  })
}

/** Takes an item away for good: no start brings it back. False: there is none. */
export async function removeContent(
  db: Kysely<Tables>,
  actor: Actor,
  { kind, id }: { kind: ContentKind; id: number },
  now: Date,
): Promise<boolean> {
  return changeContent(db, async (db) => {
    const stored = await storedItems(db)
    const known = stored.find((each) => each.id === id && each.item.kind === kind)
    if (!known || known.isRemoved) return false
    await db.updateTable('content_items').set({ removed_at: now }).where('id', '=', id).execute()
    const before = { ...known.item }
    const target = `${kind}:${before.name}`
    await recordAction(db, actor, { what: 'content.remove', target, before, after: null })
    return true
  })
}
