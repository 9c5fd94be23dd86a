import type { SlotFilters } from '#contract/addresses/lobby.ts'
import { searchedFor } from '#contract/search-text.ts'
import { useCall } from '#web/call/use-call.ts'
import type { LiveTable } from '#web/parts/tables/live-table.ts'
import type { VirtualGame } from '#web/parts/virtual/virtual-games.ts'

const FOUND_MAX = 24

/** What a search finds beside the slots. */
export interface Elsewhere {
  tables: readonly LiveTable[]
  tablesTotal: number
  games: readonly VirtualGame[]
  gamesTotal: number
  count: number
  /** It is not known yet. */
  isPending: boolean
}

/** A search among all slots looks among the live tables and the virtual games, too; one within a shelf of theirs does not. */
export function useElsewhere({ categoryID, providerID, type, search }: SlotFilters): Elsewhere {
  const text = searchedFor(search)
  const isAsked = text !== '' && categoryID === null && providerID === null && type === null
  const payload = { limit: FOUND_MAX, offset: 0, searchGameName: text }
  const options = { silent: true, enabled: isAsked, keepLast: true }
  const live = useCall('livecasino/game_table_list', payload, options)
  const virtual = useCall('virtualgames/game_list', payload, options)
  const tables = isAsked ? (live.data?.data ?? []) : []
  const games = isAsked ? (virtual.data?.data ?? []) : []
  return {
    tables,
    tablesTotal: tables.length === 0 ? 0 : (live.data?.pagination.total ?? 0),
    games,
    gamesTotal: games.length === 0 ? 0 : (virtual.data?.pagination.total ?? 0),
    count: tables.length + games.length,
    isPending: isAsked && (live.isPending || virtual.isPending),
  }
}
