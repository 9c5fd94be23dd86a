/** The categories of live tables that every house has, also while none of their tables is shown: the list leaves them out then. */
import { LIVE_TYPES, type LiveType } from '../addresses/live-types.ts'
import { CATEGORY } from './categories.ts'
import { CATEGORIES } from './category-names.ts'

export const LIVE_CATEGORY_IDS: readonly number[] = CATEGORIES.filter(
  ({ section }) => section === 'live',
).map(({ id }) => id)

/** The category that holds the tables of a type, and no others. */
const CATEGORY_OF: Readonly<Record<LiveType, number>> = {
  roulette: CATEGORY.roulette,
  blackjack: CATEGORY.blackjack,
  baccarat: CATEGORY.baccarat,
  poker: CATEGORY.poker,
  dice: CATEGORY.dice,
  'game-show': CATEGORY.gameShow,
  crash: CATEGORY.crash,
}

interface Narrowed {
  categoryID: number | null
  type: LiveType | null
}

/** A category and a type that no table has both of: the one that was chosen last stands, the other goes. */
export function fitted<F extends Narrowed>(filters: F, chosen: Partial<Narrowed>): F {
  const { categoryID, type } = filters
  const only = LIVE_TYPES.find((each) => CATEGORY_OF[each] === categoryID)
  if (only === undefined || type === null || only === type) return filters
  return 'categoryID' in chosen ? { ...filters, type: null } : { ...filters, categoryID: null }
}
