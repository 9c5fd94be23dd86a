import { LIVE_TYPES, type LiveType } from '#contract/live-types.ts'
import { addressOf, readFilters, type Filters, type LobbyPlace } from '#web/lobby/address.ts'

export type LiveFilters = Filters<LiveType>

/** Where the live tables stand narrowed so. */
export const liveAddress = (filters: LiveFilters): string => addressOf('/live', filters)

/** What narrows the live tables there; null where no shelf of theirs is. */
export const tablesAt = (place: LobbyPlace): LiveFilters | null =>
  readFilters('/live', LIVE_TYPES, place)
