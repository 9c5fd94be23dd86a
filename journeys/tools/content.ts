import type { Insertable } from 'kysely'
import type { ContentItemsTable } from '#server/database/tables/content.ts'
import { REMEMBERED_MS } from '#server/page/first-data.ts'
import type { TestHouse } from '#server/testing.ts'

interface Planted {
  /** What stands beside the kind: topic, dates, whether it is active. */
  item?: Partial<Insertable<ContentItemsTable>>
  title: string
  text?: string
  html?: string
  terms?: string
  button?: string
}

type Kind = ContentItemsTable['kind']

const DAY_MS = 86_400_000
let number = 0

/** Written past every rule, straight into the tables, in Turkish and English alike, until pages show it; its id. */
export async function plant(house: TestHouse, kind: Kind, planted: Planted): Promise<number> {
  const { item = {}, ...words } = planted
  number += 1
  const { id } = await house.database.db
    .insertInto('content_items')
    .values({
      kind,
      name: `planted-${number}`,
      starts_at: new Date(Date.now() - DAY_MS),
      ends_at: new Date(Date.now() + DAY_MS),
      changed_at: new Date(),
      ...item,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await house.database.db
    .insertInto('content_words')
    .values((['tr', 'en'] as const).map((lang) => ({ item_id: id, lang, ...words })))
    .execute()
  house.pass(REMEMBERED_MS)
  return id
}

/**
 * Takes what the house came with off the pages, under names that are free again. What it answers takes
 * away what was planted since, and puts everything back.
 */
export async function clearContent(house: TestHouse, kind: Kind) {
  const { db } = house.database
  const items = await db
    .selectFrom('content_items')
    .select(['id', 'name', 'removed_at'])
    .where('kind', '=', kind)
    .execute()
  for (const { id } of items)
    await db
      .updateTable('content_items')
      .set({ name: `kept-${id}`, removed_at: new Date() })
      .where('id', '=', id)
      .execute()
  house.pass(REMEMBERED_MS)
  return async function back(): Promise<void> {
    const isKept = items.map(({ id }) => id)
    await db
      .deleteFrom('content_items')
      .where('kind', '=', kind)
      .where((row) => row.not(row('id', 'in', [0, ...isKept])))
      .execute()
    for (const { id, ...facts } of items)
      await db.updateTable('content_items').set(facts).where('id', '=', id).execute()
    house.pass(REMEMBERED_MS)
  }
}
