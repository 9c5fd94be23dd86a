import { CATEGORY } from '#contract/games/categories.ts'
import type { Category, Slot } from './slot.ts'

/** Shelves that say where a game stands in the house, not what it is: popular, new, quick access, high wins. */
const PLACES: readonly number[] = [
  CATEGORY.popular,
  CATEGORY.new,
  CATEGORY.quickAccess,
  CATEGORY.highWin,
]
const TELLING_MAX = 3

/** The few categories that tell what a game is. */
export function descriptiveCategories(all: readonly Category[], of: Pick<Slot, 'categoryIDs'>) {
  return all
    .filter(({ CategoryID: id }) => of.categoryIDs.includes(id) && !PLACES.includes(id))
    .slice(0, TELLING_MAX)
}
