import type { Kysely } from 'kysely'
import { CATEGORIES } from '#contract/games/category-names.ts'
import type { Tables } from '../database/tables.ts'
import { addGame, ensureProvider } from './add-game.ts'
import { STUDIO, STUDIO_SLOTS } from './studio.ts'

/**
 * What every house has to begin with: the categories, and the house's own studio with its games. Run at
 * every start; what is there already is left as it is.
 */
export async function seedCatalogue(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await inside
      .insertInto('catalogue_categories')
      .values(
        CATEGORIES.map(({ id, section, tr }, position) => ({ id, section, name: tr, position })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await seedStudio(inside)
  })
}

async function seedStudio(db: Kysely<Tables>): Promise<void> {
  const providerId = await ensureProvider(db, STUDIO)
  const known = await db
    .selectFrom('catalogue_games')
    .select('game')
    .where('provider_id', '=', providerId)
    .execute()
  for (const slot of STUDIO_SLOTS) {
    if (known.some(({ game }) => game === slot.game)) continue
    await addGame(db, { ...slot, kind: 'slot', providerId, image: `/art/${slot.game}/tile.svg` })
  }
}
