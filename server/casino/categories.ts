import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import { isListed } from './games.ts'

/** Every slot category with the count of its open games, in the house's order. */
export async function categoryList(
  { db }: Pick<Context, 'db'>,
  page: Input<'casino/category_list'>,
): Promise<Output<'casino/category_list'>> {
  const rows = await db
    .selectFrom('casino_categories as category')
    .leftJoin('casino_category_games as held', 'held.category_id', 'category.id')
    .leftJoin('casino_games as game', (join) =>
      join.onRef('game.id', '=', 'held.game_id').on('game.is_open', '=', true).on(isListed()),
    )
    .select(['category.id', 'category.name'])
    .select(({ fn }) => fn.count<bigint>('game.id').as('items'))
    .groupBy(['category.id', 'category.name', 'category.position'])
    .orderBy('category.position')
    .execute()
  const data = rows.map(({ id, name, items }) => ({ CategoryID: id, name, items: Number(items) }))
  return cut(data, page)
}

/** The providers that have open games. */
export async function providerList(
  { db }: Pick<Context, 'db'>,
  page: Input<'casino/provider_list'>,
): Promise<Output<'casino/provider_list'>> {
  const rows = await db
    .selectFrom('casino_providers as provider')
    .innerJoin('casino_games as game', 'game.provider_id', 'provider.id')
    .where('game.is_open', '=', true)
    .where(isListed())
    .select(['provider.id', 'provider.name'])
    .select(({ fn }) => fn.count<bigint>('game.id').as('items'))
    .groupBy(['provider.id', 'provider.name'])
    .orderBy('provider.name')
    .execute()
  const data = rows.map(({ id, name, items }) => ({
    providerID: id,
    providerName: name,
    items: Number(items),
  }))
  return cut(data, page)
}
