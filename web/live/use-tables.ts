import type { Data, Payload } from '#contract/registry.ts'
import { useLang } from '#kit/language.ts'
import { callQuery } from '#web/call/use-call.ts'
import { PAGE_LIMIT, PAGE_LIMIT_MAX } from '#web/lobby/pages.ts'
import { pagePayload } from '#web/lobby/payload.ts'
import { usePages, type Pages } from '#web/lobby/use-pages.ts'
import type { LiveFilters } from './live-address.ts'

const TABLES = 'livecasino/game_table_list'

export type LiveTable = Data<typeof TABLES>[number]

/** The first page that some filters ask for: a category stands there whole, as far as one page goes. */
export const tablesPayload = (filters: LiveFilters): Payload<typeof TABLES> =>
  pagePayload(filters, filters.categoryID === null ? PAGE_LIMIT : PAGE_LIMIT_MAX)

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
