/** What narrows a lobby of the casino, as every screen asks for it: one question each, remembered for all. */
import { GAME_FACETS } from '#contract/addresses/first-payloads.ts'
import { useCall } from '#web/call/use-call.ts'
import { FACETS_FRESH_MS } from '#web/parts/lobby/shelf-facets.ts'

const FACETS = { silent: true, freshMs: FACETS_FRESH_MS } as const

/** Each with its CategoryID and, in `items`, the count of its games. */
export const useCategories = () => useCall('casino/category_list', GAME_FACETS, FACETS)

export const useProviders = () => useCall('casino/provider_list', GAME_FACETS, FACETS)
