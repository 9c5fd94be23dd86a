import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { CATEGORIES, STUDIO, STUDIO_SLOTS } from './catalogue.ts'
import { foldName } from '../name-search.ts'

/** The categories, and the house's own studio with its games. Harmless when repeated. */
export async function seedCasino(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('casino_categories')
    .values(CATEGORIES.map(({ id, name }, position) => ({ id, name, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('casino_providers')
    .values(STUDIO)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db
    .selectFrom('casino_games')
    .select('game')
    .where('provider_id', '=', STUDIO.id)
    .execute()
  for (const slot of STUDIO_SLOTS) {
    if (!known.some(({ game }) => game === slot.game)) await addSlot(db, STUDIO.id, slot)
  }
}

/** Adds a slot and puts it on its shelves. Answers its id. */
export async function addSlot(
  db: Kysely<Tables>,
  providerId: number,
  { name, types, categories, ...slot }: (typeof STUDIO_SLOTS)[number],
): Promise<number> {
  const { id } = await db
    .insertInto('casino_games')
    .values({ ...slot, name, folded: foldName(name), provider_id: providerId, types: [...types] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shelves = categories.map((category_id) => ({ category_id, game_id: id }))
  if (shelves.length > 0) await db.insertInto('casino_category_games').values(shelves).execute()
  return id
}
