import { useSearchParams } from 'react-router'

export const PAGE_LENGTH = 10

/** The page that an address asks for, from 1; anything that is none is the first. */
export function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** Which page of a list the address shows, and what a call takes for it. */
export function usePage(): { page: number; limit: number; offset: number } {
  const [search] = useSearchParams()
  const page = pageOf(search.get('page'))
  return { page, limit: PAGE_LENGTH, offset: (page - 1) * PAGE_LENGTH }
}
