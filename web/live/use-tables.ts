import { tablesPayload, type LiveFilters } from '#contract/addresses/lobby.ts'
import { useLang } from '#kit/text/language.ts'
import { callQuery } from '#web/call/use-call.ts'
import { usePages, type Pages } from '#web/parts/lobby/use-pages.ts'
import type { LiveTable } from '#web/parts/tables/live-table.ts'

const TABLES = 'livecasino/game_table_list'

const idOf = ({ tableID }: LiveTable): number => tableID

/** The live tables of the lobby, page after page. */
export function useTables(filters: LiveFilters): Pages<LiveTable> {
  const lang = useLang()
  const payload = tablesPayload(filters)
  return usePages({
    key: callQuery(TABLES, payload, lang).queryKey,
    ask: (offset) => callQuery(TABLES, { ...payload, offset }, lang, { silent: true }).queryFn(),
    idOf,
  })
}
