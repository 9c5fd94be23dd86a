import type { LiveType } from '#contract/live-types.ts'
import { addressOf, type Filters } from '#web/lobby/address.ts'

export type LiveFilters = Filters<LiveType>

/** Where the live tables stand narrowed so. */
export const liveAddress = (filters: LiveFilters): string => addressOf('/live', filters)
