/** The categories of live tables that every house has, also while none of their tables is shown: the list leaves them out then. */
import type { LiveType } from '../addresses/live-types.ts'
import { CATEGORIES, CATEGORY } from './categories.ts'

export const LIVE_CATEGORY_IDS: readonly number[] = CATEGORIES.filter(
  ({ section }) => section === 'live',
).map(({ id }) => id)

/** Of these, a category holds tables of one type. */
const TYPES: ReadonlyMap<number, LiveType> = new Map([
  [CATEGORY.roulette, 'roulette'],
  [CATEGORY.blackjack, 'blackjack'],
  [CATEGORY.baccarat, 'baccarat'],
  [CATEGORY.poker, 'poker'],
  [CATEGORY.dice, 'dice'],
  [CATEGORY.gameShow, 'game-show'],
  [CATEGORY.crash, 'crash'],
])

interface Narrowed {
  categoryID: number | null
  type: LiveType | null
}

/** A category and a type that no table has both of: the one that was chosen last stands, the other goes. */
export function fitted<F extends Narrowed>(filters: F, chosen: Partial<Narrowed>): F {
  const { categoryID, type } = filters
  const only = categoryID === null ? undefined : TYPES.get(categoryID)
  if (only === undefined || type === null || only === type) return filters
  return 'categoryID' in chosen ? { ...filters, type: null } : { ...filters, categoryID: null }
}
