import { memory } from '#web/call/memory.ts'
import type { Lang } from '#kit/language.ts'

interface Page<T> {
  data: T[]
}

/** The rows that a call was answered for exactly this payload; none while it was not asked. */
export const rowsOf = <T>(call: string, payload: unknown, lang: Lang): T[] =>
  memory.getQueryData<Page<T>>([call, payload, lang])?.data ?? []

/** Every row that any list of a call has shown so far, each once. */
export function rowsSeen<T>(call: string, lang: Lang, idOf: (row: T) => number): T[] {
  const remembered = memory.getQueriesData<Page<T> | { pages: Page<T>[] }>({
    predicate: ({ queryKey }) => queryKey[0] === call && queryKey[2] === lang,
  })
  const pages = remembered.flatMap(([, seen]) =>
    seen === undefined ? [] : 'pages' in seen ? seen.pages : [seen],
  )
  const rows = pages.flatMap((page) => page.data)
  return [...new Map(rows.map((row) => [idOf(row), row])).values()]
}
