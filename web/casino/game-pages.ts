/** How many games a page of the lobby brings. */
export const GAMES_PAGE_LIMIT = 48

export interface Pagination {
  limit: number
  total: number
  offset: number
}

/** Where the next page starts, or null after the last one. */
export function nextOffset({ offset, limit, total }: Pagination): number | null {
  const next = offset + limit
  return limit > 0 && next < total ? next : null
}

/**
 * The games of all pages so far, in order and each once: a game that was added while the member
 * was scrolling pushes another one onto the next page, where it must not stand a second time.
 */
export function gathered<G extends { gameID: number }>(pages: readonly (readonly G[])[]): G[] {
  const seen = new Set<number>()
  return pages.flat().filter(({ gameID }) => !seen.has(gameID) && seen.add(gameID))
}
