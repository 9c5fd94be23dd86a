import type { Lang } from '#kit/language.ts'
import type { Category, Slot } from './slot.ts'

/** The platform names its categories in Turkish; these are the same shelves in English. */
const ENGLISH: Readonly<Record<number, string>> = {
  27: 'Popular',
  40: 'New',
  49: 'Classic',
  57: 'Many ways',
  58: 'Jackpot',
  60: 'Bonus buy',
  63: 'Fruit',
  72: 'Adventure',
  82: 'Cascades',
  94: 'Quick access',
  96: 'Clusters',
  98: 'High wins',
}

/** Shelves that say where a game stands in the house, not what it is: popular, new, quick access, high wins. */
const PLACES: readonly number[] = [27, 40, 94, 98]
const TELLING_MAX = 3

/** The few categories that tell what a game is. */
export function tellingCategories(all: readonly Category[], of: Pick<Slot, 'categoryIDs'>) {
  return all
    .filter(({ CategoryID: id }) => of.categoryIDs.includes(id) && !PLACES.includes(id))
    .slice(0, TELLING_MAX)
}

/** The category as the member reads it; one that an operator added keeps the name it was given. */
export function categoryName({ CategoryID, name }: Category, lang: Lang): string {
  return lang === 'en' ? (ENGLISH[CategoryID] ?? name) : name
}
