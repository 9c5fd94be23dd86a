import { BOOKS_MAX } from '#contract/addresses/first-payloads.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import type { Category } from '#web/parts/games/slot.ts'

/** From here on a shelf for each category says more than one shelf of all. */
export const CATEGORIES_MIN = 12
/** How many games a shelf of the home page holds. */
export const RAIL_LIMIT = 12

/** A category with fewer is no shelf of its own; and more shelves than this nobody scrolls past. */
const SHELF_GAMES_MIN = 4
const SHELVES_MAX = 8

export type Arrangement = 'books' | 'shelf' | 'categories'

/** How the home page arranges so many games, so that one looks as meant as ten thousand. */
export function arrangement(total: number): Arrangement {
  if (total <= BOOKS_MAX) return 'books'
  return total < CATEGORIES_MIN ? 'shelf' : 'categories'
}

/**
 * The categories that become shelves, in the order they come. Quick access is a row of its own kind, not a
 * category that anyone looks for.
 */
export function shelfCategories(categories: readonly Category[]): Category[] {
  return categories
    .filter(
      ({ CategoryID, items }) => CategoryID !== CATEGORY.quickAccess && items >= SHELF_GAMES_MIN,
    )
    .slice(0, SHELVES_MAX)
}
