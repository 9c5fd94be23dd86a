import { categoryName } from '#contract/games/category-names.ts'
import type { Lang } from '#kit/text/language.ts'

/** A category as a lobby shows it. */
export interface Category {
  CategoryID: number
  name: string
  items: number
}

/** A provider as a lobby shows it; one of status 2 is hidden from all but testers. */
export interface Provider {
  providerID: number
  providerName: string
  items: number
  status?: number
}

/** What narrows a lobby: null while it comes, undefined when it did not. */
export type FacetRows<T> = readonly T[] | null | undefined

export const facetRows = <T>(asked: {
  data: { data: readonly T[] } | undefined
  isPending: boolean
}): FacetRows<T> => (asked.isPending ? null : asked.data?.data)

/** The categories by the names that the member reads. */
export const namedIn = (categories: FacetRows<Category>, lang: Lang): FacetRows<Category> =>
  categories && categories.map((category) => ({ ...category, name: categoryName(category, lang) }))

/** How long the names of categories and providers stay good. */
export const FACETS_FRESH_MS = 300_000

/** The categories that are shelves: one without games is not shown. */
export const shelvesOf = <C extends Category>(categories: readonly C[]): C[] =>
  categories.filter(({ items }) => items > 0)

/** In so small a house a row of categories, each with the same games, narrows nothing. */
const SMALL_HOUSE_GAMES = 4

/** How many games the house has; null while it is not known. */
export function gamesOf(providers: FacetRows<Provider>): number | null {
  return providers?.reduce((sum, { items }) => sum + items, 0) ?? null
}

/** Whether there is no such shelf: `known` is a whole list, shorter than the `limit` it was asked with. */
export const isNowhere = (
  id: number | null,
  known: readonly number[] | undefined,
  limit: number,
): boolean => id !== null && known !== undefined && known.length < limit && !known.includes(id)

/**
 * The categories worth a chip: those that hold games, and the one that is chosen; in a small house
 * only that one.
 */
export function chipsOf<C extends Category>(
  shelves: FacetRows<C>,
  total: number | null,
  chosen: number | null,
): FacetRows<C> {
  const isSmall = total !== null && total <= SMALL_HOUSE_GAMES
  const isWorth = ({ CategoryID, items }: C) => CategoryID === chosen || (!isSmall && items > 0)
  return shelves && shelves.filter(isWorth)
}
