import type { Output } from '#contract/registry.ts'
import { SLOT_TYPES, type SlotType } from '#contract/slot-types.ts'
import type { Category, Provider, Slot } from './slot.ts'

/** How long the names of categories and providers stay good. */
export const FACETS_FRESH_MS = 300_000

/** The categories that are shelves: one without games is not shown. Null while they are not known. */
export function shelvesOf(list: Output<'casino/category_list'> | undefined): Category[] | null {
  return list?.data.filter(({ items }) => items > 0) ?? null
}

/** In so small a house a row of categories, each with the same games, narrows nothing. */
const SMALL_HOUSE_GAMES = 4

/** How many games the house has; null while it is not known. */
export function gamesOf(providers: readonly Provider[] | null): number | null {
  return providers?.reduce((sum, { items }) => sum + items, 0) ?? null
}

/** The categories worth a chip: in a small house only the one that is chosen. */
export function chipsOf(
  shelves: readonly Category[] | null,
  total: number | null,
  chosen: number | null,
): readonly Category[] | null {
  if (total === null || total > SMALL_HOUSE_GAMES) return shelves
  return shelves?.filter(({ CategoryID }) => CategoryID === chosen) ?? null
}

/** The types that some game has, when all games are known; every type while they are not. */
export function typesOf(
  games: readonly Pick<Slot, 'types' | 'categoryIDs'>[] | null,
  chosen: SlotType | null,
): readonly SlotType[] {
  if (games === null) return SLOT_TYPES
  const has = (type: SlotType) =>
    games.some(({ types, categoryIDs }) => {
      const shelf = TYPE_SHELVES[type]
      return shelf === undefined ? types.includes(type) : categoryIDs.includes(shelf)
    })
  return SLOT_TYPES.filter((type) => type === chosen || has(type))
}

/** The types that are shelves: what the house gathers, not how a game pays. */
const TYPE_SHELVES: Readonly<Partial<Record<SlotType, number>>> = { popular: 27, new: 40 }
