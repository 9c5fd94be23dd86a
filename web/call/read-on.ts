import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

type ReadOn<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page, unknown>>,
  'data' | 'fetchNextPage'
>

const TRIES_MAX = 3

/**
 * Reads the next page of a list. What becomes stale meanwhile is read anew from its first page, and the page under way
 * is given up for that: it is asked for again then.
 */
export async function readOn<Page>({ data, fetchNextPage }: ReadOn<Page>): Promise<void> {
  const known = data?.pages.length ?? 0
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const next = await fetchNextPage()
    if (next.isError || !next.hasNextPage || (next.data?.pages.length ?? 0) > known) return
  }
}
