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
 * What all pages so far hold, in order and each once: a game that was added while the member was
 * scrolling pushes another one onto the next page, where it must not stand a second time.
 */
export function gathered<T>(pages: readonly (readonly T[])[], idOf: (row: T) => number): T[] {
  const seen = new Set<number>()
  return pages.flat().filter((row) => {
    const id = idOf(row)
    return !seen.has(id) && seen.add(id)
  })
}
