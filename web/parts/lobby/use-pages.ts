import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memory } from '#web/call/memory.ts'
import { readOn } from '#web/call/read-on.ts'
import { gathered, nextOffset, type Pagination } from './pages.ts'

/** Long enough to walk back from a game onto the same shelf without asking for every page again. */
const FRESH_MS = 300_000

interface Page<T> {
  data: T[]
  pagination: Pagination
}

interface Asked<T> {
  /** By which the first page alone is remembered. */
  key: readonly unknown[]
  /** The page that begins there. */
  ask: (offset: number) => Promise<Page<T>>
  idOf: (row: T) => number
}

/** A list page after page, and where it stands. */
export interface Pages<T> {
  /** What has come so far, each once; null before the first page. */
  rows: readonly T[] | null
  total: number | null
  /** The last shelf stays in sight, dimmed, while another one comes. */
  isOld: boolean
  error: Error | null
  /** It failed before, and may be asked for again right now. */
  wasLost: boolean
  isAsking: boolean
  again: () => void
  hasMore: boolean
  isMoreComing: boolean
  isMoreLost: boolean
  more: () => void
}

export function usePages<T>({ key, ask, idOf }: Asked<T>): Pages<T> {
  const list = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last: Page<T>) => nextOffset(last.pagination),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // The page may have brought the first games along.
    initialData: () => {
      const page = memory.getQueryData<Page<T>>(key)
      return page && { pages: [page], pageParams: [0] }
    },
    initialDataUpdatedAt: () => memory.getQueryState(key)?.dataUpdatedAt,
  })
  const pages = list.data?.pages
  const rows = useMemo(() => {
    const all = pages?.map(({ data }) => data)
    return all === undefined ? null : gathered(all, idOf)
  }, [pages, idOf])
  return {
    rows,
    total: pages?.at(-1)?.pagination.total ?? null,
    isOld: list.isPlaceholderData,
    error: list.error,
    wasLost: list.errorUpdateCount > 0,
    isAsking: list.isFetching,
    again: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isMoreComing: list.isFetchingNextPage,
    isMoreLost: list.isFetchNextPageError,
    more: () => void readOn(list),
  }
}
