import { SLOT_TYPES, type SlotType } from '#contract/addresses/slot-types.ts'
import type { Slot } from '#web/parts/games/slot.ts'

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
