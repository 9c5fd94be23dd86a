import { SLOT_TYPES, type SlotType } from '#contract/slot-types.ts'
import { addressOf, readFilters, type Filters, type LobbyPlace } from '#web/lobby/address.ts'

export type LobbyFilters = Filters<SlotType>

/** Where the slots stand narrowed so. */
export const lobbyAddress = (filters: LobbyFilters): string => addressOf('/slot', filters)

/** What narrows the slots there; null where no shelf of theirs is. */
export const slotsAt = (place: LobbyPlace): LobbyFilters | null =>
  readFilters('/slot', SLOT_TYPES, place)
