import type { SlotType } from '#contract/slot-types.ts'
import { addressOf, type Filters } from '#web/lobby/address.ts'

export type LobbyFilters = Filters<SlotType>

/** Where the slots stand narrowed so. */
export const lobbyAddress = (filters: LobbyFilters): string => addressOf('/slot', filters)
