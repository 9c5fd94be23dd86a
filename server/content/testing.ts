import type { Insertable, Kysely } from 'kysely'
import type { ContentItemsTable, ContentWordsTable } from '../database/tables/content.ts'
import type { Tables } from '../database/tables.ts'

type Item = Insertable<ContentItemsTable>
type Words = Omit<Insertable<ContentWordsTable>, 'item_id'>

/** Puts an item straight into the tables, past everything that cleans and checks. Answers its id. */
export async function plant(
  db: Kysely<Tables>,
  item: Pick<Item, 'kind' | 'name'> & Partial<Item>,
  words: readonly Words[] = [{ lang: 'tr', title: item.name }],
): Promise<number> {
  const { kind, name } = item
  // A test's second try plants the same once more.
  await db.deleteFrom('content_items').where('kind', '=', kind).where('name', '=', name).execute()
  const { id } = await db
    .insertInto('content_items')
    .values({ changed_at: new Date(), ...item })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('content_words')
    .values(words.map((each) => ({ ...each, item_id: id })))
    .execute()
  return id
}
