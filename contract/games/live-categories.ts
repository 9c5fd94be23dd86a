/** The categories of live tables that every house has, also while none of their tables is shown: the list leaves them out then. */
import { CATEGORIES } from './categories.ts'

export const LIVE_CATEGORY_IDS: readonly number[] = CATEGORIES.filter(
  ({ section }) => section === 'live',
).map(({ id }) => id)
