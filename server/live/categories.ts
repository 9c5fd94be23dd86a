import type { Input, Output } from '#contract/registry.ts'
import { countedCategories, countedProviders } from '../catalogue/categories.ts'
import { isTester } from '../catalogue/hidden.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'

/** The categories that have open tables, with their count, in the house's order. */
export async function liveCategoryList(
  { db }: Context,
  page: Input<'livecasino/category_list'>,
): Promise<Output<'livecasino/category_list'>> {
  const categories = await countedCategories(db, 'live')
  return cut(
    categories.filter(({ items }) => items > 0),
    page,
  )
}

/** Asks for hidden providers beside the shown ones. */
const WITH_HIDDEN = 2

/** The providers that have open tables. Only a tester is told of hidden ones, and only when they ask. */
export async function liveProviderList(
  { db, member }: Context,
  { status, ...page }: Input<'livecasino/provider_list'>,
): Promise<Output<'livecasino/provider_list'>> {
  const providers = await countedProviders(db, 'live', status === WITH_HIDDEN && isTester(member))
  const data = providers.map((provider) => ({
    ...provider,
    // The table allows 1 and 2.
    status: provider.status as 1 | 2,
  }))
  return cut(data, page)
}
