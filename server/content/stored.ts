import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Written } from './written.ts'

export interface Stored {
  id: number
  item: Written
  /** As the house came with it, and nobody has written or taken it away since. */
  isOwn: boolean
  isRemoved: boolean
}

/** Everything that is kept, in the operator's order, as it would be written. */
export async function storedItems(db: Kysely<Tables>): Promise<Stored[]> {
  const rows = await db
    .selectFrom('content_items')
    .selectAll()
    .orderBy('kind')
    .orderBy('topic')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const words = await db.selectFrom('content_words').selectAll().orderBy('lang', 'desc').execute()
  return rows.map(({ id, is_active, starts_at, ends_at, is_own, removed_at, ...row }) => {
    const { kind, name, position, page, place, topic, image, link } = row
    const itemWords = words
      .filter(({ item_id }) => item_id === id)
      .map(({ lang, title, text, html, terms, button }) => ({
        lang,
        words: { title, text, html, terms, button },
      }))
    const facts = { kind, name, position, page, place, topic, image, link }
    const dates = { startsAt: starts_at, endsAt: ends_at }
    const item = { ...facts, ...dates, isActive: is_active, words: itemWords }
    const isRemoved = removed_at !== null
    return { id, item, isOwn: is_own && !isRemoved, isRemoved }
  })
}
