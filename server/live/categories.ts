import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { cut } from '../lists.ts'
import { isTester, openTables } from './shown.ts'

/** The categories that have open tables, with their count, in the house's order. */
export async function liveCategoryList(
  { db }: Context,
  page: Input<'livecasino/category_list'>,
): Promise<Output<'livecasino/category_list'>> {
  const rows = await openTables(db)
    .innerJoin('live_categories as category', 'category.id', 'live.category_id')
    .select(['category.id', 'category.name'])
    .select(({ fn }) => fn.countAll<bigint>().as('items'))
    .groupBy(['category.id', 'category.name', 'category.position'])
    .orderBy('category.position')
    .orderBy('category.id')
    .execute()
  const data = rows.map(({ id, name, items }) => ({ CategoryID: id, name, items: Number(items) }))
  return cut(data, page)
}

/** Asks for hidden providers beside the shown ones. */
const WITH_HIDDEN = 2

/** The providers that have open tables. Only a tester is told of hidden ones, and only when they ask. */
export async function liveProviderList(
  { db, member }: Context,
  { status, ...page }: Input<'livecasino/provider_list'>,
): Promise<Output<'livecasino/provider_list'>> {
  const rows = await openTables(db, status === WITH_HIDDEN && isTester(member))
    .select(['provider.id', 'provider.name', 'provider.status'])
    .select(({ fn }) => fn.countAll<bigint>().as('items'))
    .groupBy(['provider.id', 'provider.name', 'provider.status'])
    .orderBy('provider.name')
    .execute()
  const data = rows.map((row) => ({
    providerID: row.id,
    providerName: row.name,
    // The table allows 1 and 2.
    status: row.status as 1 | 2,
    items: Number(row.items),
  }))
  return cut(data, page)
}
