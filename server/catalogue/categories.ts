import { sql, type Kysely } from 'kysely'
import type { Section } from '#contract/games/game-kinds.ts'
import type { Tables } from '../database/tables.ts'
import { listedGames } from './games.ts'

interface CountedCategory {
  CategoryID: number
  name: string
  /** How many listed games it holds. */
  items: number
}

/** Every category of a section with the count of its listed games, in the house's order. */
export async function countedCategories(
  db: Kysely<Tables>,
  section: Section,
): Promise<CountedCategory[]> {
  const rows = await db
    .with('listed', () => listedGames(db, section).select('game.id'))
    .selectFrom('catalogue_categories as category')
    .leftJoin('catalogue_category_games as held', 'held.category_id', 'category.id')
    .leftJoin('listed', 'listed.id', 'held.game_id')
    .where('category.section', '=', section)
    .select(['category.id', 'category.name'])
    .select(({ fn }) => fn.count<bigint>('listed.id').as('items'))
    .groupBy(['category.id', 'category.name', 'category.position'])
    .orderBy('category.position')
    .orderBy('category.id')
    .execute()
  return rows.map(({ id, name, items }) => ({ CategoryID: id, name, items: Number(items) }))
}

interface CountedProvider {
  providerID: number
  providerName: string
  status: number
  items: number
}

/** The providers that have listed games in a section, by name. */
export async function countedProviders(
  db: Kysely<Tables>,
  section: Section,
  withHidden = false,
): Promise<CountedProvider[]> {
  const rows = await listedGames(db, section, withHidden)
    .select(['provider.id as providerID', 'provider.name as providerName', 'provider.status'])
    .select(() => sql<bigint>`count(*)`.as('items'))
    .groupBy(['provider.id', 'provider.name', 'provider.status'])
    .orderBy('provider.name')
    .execute()
  return rows.map(({ items, ...row }) => ({ ...row, items: Number(items) }))
}
