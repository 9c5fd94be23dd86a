import type { Filters, Root } from '#contract/addresses/lobby.ts'
import { searchedFor } from '#contract/search-text.ts'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useCall } from '#web/call/use-call.ts'
import type { Slot } from '#web/parts/games/slot.ts'
import type { LiveTable } from '#web/parts/tables/live-table.ts'
import type { VirtualGame } from '#web/parts/virtual/virtual-games.ts'
import { useWords } from '#web/words/words.ts'
import { FOUND_WORDS } from './words.ts'

const FOUND_MAX = 24

/** Rows that a search found, and how many there are in all. */
export interface Found<R> {
  rows: readonly R[]
  total: number
}

/** What a search finds beside what its lobby shows; nothing of what that shows itself. */
export interface Elsewhere {
  slots: Found<Slot>
  tables: Found<LiveTable>
  games: Found<VirtualGame>
  count: number
  /** It is not known yet. */
  isPending: boolean
}

const NONE: Found<never> = { rows: [], total: 0 }

/**
 * A search among all slots looks among the live tables and the virtual games, too, and one among all tables among slots and
 * virtual games; one within a shelf of theirs does not.
 */
export function useElsewhere(root: Root, filters: Filters, isWanted = true): Elsewhere {
  const { categoryID, providerID, type, search } = filters
  const text = searchedFor(search)
  const isWhole = categoryID === null && providerID === null && type === null
  const isAsked = isWanted && text !== '' && isWhole
  const payload = { limit: FOUND_MAX, offset: 0, searchGameName: text }
  const asking = (isIt: boolean) => ({ silent: true, enabled: isAsked && isIt, keepLast: true })
  const calls = {
    slots: useCall('casino/games_list', payload, asking(root !== '/slot')),
    tables: useCall('livecasino/game_table_list', payload, asking(root !== '/live')),
    games: useCall('virtualgames/game_list', payload, asking(true)),
  }
  const slots = isAsked && root !== '/slot' ? foundIn(calls.slots.data) : NONE
  const tables = isAsked && root !== '/live' ? foundIn(calls.tables.data) : NONE
  const games = isAsked ? foundIn(calls.games.data) : NONE
  const beside = root === '/slot' ? calls.tables : calls.slots
  return {
    slots,
    tables,
    games,
    count: slots.rows.length + tables.rows.length + games.rows.length,
    isPending: isAsked && (beside.isPending || calls.games.isPending),
  }
}

function foundIn<R>(
  answer: { data: readonly R[]; pagination: { total: number } } | undefined,
): Found<R> {
  const rows = answer?.data ?? []
  return rows.length === 0 ? NONE : { rows, total: answer?.pagination.total ?? 0 }
}

/** What leads where a lobby has nothing of what was searched for, and something else was found; null where nothing was. */
export function useFoundHead(
  { slots, tables, games, count }: Elsewhere,
  search: string,
): { title: string; count: string } | null {
  const words = useWords(FOUND_WORDS)
  const lang = useLang()
  if (count === 0) return null
  const counts = [
    ...(slots.total > 0 ? [words.slots(formatNumber(slots.total, lang))] : []),
    ...(tables.total > 0 ? [words.tables(formatNumber(tables.total, lang))] : []),
    ...(games.total > 0 ? [words.games(formatNumber(games.total, lang))] : []),
  ]
  return { title: words.title(search.trim()), count: counts.join(' · ') }
}
