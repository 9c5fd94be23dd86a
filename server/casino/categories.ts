import type { Input, Output } from '#contract/registry.ts'
import { countedCategories, countedProviders } from '../catalogue/categories.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'

/** Every slot category with the count of its open games, in the house's order. */
export async function categoryList(
  { db }: Pick<Context, 'db'>,
  page: Input<'casino/category_list'>,
): Promise<Output<'casino/category_list'>> {
  return cut(await countedCategories(db, 'slot'), page)
}

/** The providers that have open games. */
export async function providerList(
  { db }: Pick<Context, 'db'>,
  page: Input<'casino/provider_list'>,
): Promise<Output<'casino/provider_list'>> {
  const providers = await countedProviders(db, 'slot')
  const data = providers.map(({ providerID, providerName, items }) => ({
    providerID,
    providerName,
    items,
  }))
  return cut(data, page)
}
