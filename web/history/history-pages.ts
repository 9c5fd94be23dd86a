/** A history as far as it was read: which page it begins with, and what was read on behind it. */
import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import type { BuiltName, Output, Payload } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { readOn } from '#web/call/read-on.ts'
import { send } from '#web/call/send.ts'
import { useIsMember } from '#web/state/auth.ts'

export interface Pagination {
  limit: number
  total: number
  offset: number
}

/** `pagination.offset` is where it begins, `total` what the filter leaves in all. */
export interface HistoryPage<Row> {
  data: readonly Row[]
  pagination: Pagination
}

/** A page that begins where the list begins, or before, is the list; one that follows is added to it. */
export function withPage<Row>(
  list: HistoryPage<Row> | null,
  page: HistoryPage<Row>,
): HistoryPage<Row> {
  if (list === null || page.pagination.offset <= list.pagination.offset) return page
  const read = page.pagination.offset - list.pagination.offset
  return {
    data: [...list.data.slice(0, read), ...page.data],
    pagination: { ...page.pagination, offset: list.pagination.offset },
  }
}

type HistoryName =
  'finance/list_transactions' | 'casino/game_history' | 'bonus/history' | 'betframe/getCoupons'
type RowOf<N extends BuiltName> = Output<N> extends { data: (infer Row)[] } ? Row : never

/** A history from this offset on, under a filter; `more` reads on behind what is there. */
export function useHistory<N extends HistoryName>(name: N, filter: Payload<N>, offset: number) {
  const lang = useLang()
  const query = useInfiniteQuery({
    queryKey: [name, filter, lang, offset],
    queryFn: async ({ pageParam }): Promise<HistoryPage<RowOf<N>>> => {
      const page = await send(name, { ...filter, offset: pageParam }, { silent: true })
      // By the contract: each of these lists answers its rows and where they stand.
      return page as unknown as HistoryPage<RowOf<N>>
    },
    initialPageParam: offset,
    getNextPageParam: ({ pagination: { offset: at, limit, total } }) =>
      at + limit < total ? at + limit : null,
    enabled: useIsMember(),
    placeholderData: keepPreviousData,
  })
  const list = query.data?.pages.reduce<HistoryPage<RowOf<N>> | null>(withPage, null) ?? null
  return {
    list,
    isLost: query.isError && list === null,
    /** Another filter's list stays, dimmed, until its own has come. */
    isOld: query.isPlaceholderData,
    again: () => void query.refetch(),
    more: query.hasNextPage ? () => void readOn(query) : null,
    isMoreComing: query.isFetchingNextPage,
    isMoreLost: query.isFetchNextPageError,
  }
}
