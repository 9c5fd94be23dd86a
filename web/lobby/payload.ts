import type { Filters } from './address.ts'
import { searchedFor } from './search-rule.ts'

/** The first page that some filters ask for. A search too short to send is none. */
export function pagePayload<T extends string>(filters: Filters<T>, limit: number) {
  const { categoryID, providerID, type } = filters
  const searchGameName = searchedFor(filters.search)
  return {
    limit,
    offset: 0,
    ...(categoryID === null ? {} : { categoryID }),
    ...(providerID === null ? {} : { providerID }),
    ...(type === null ? {} : { type }),
    ...(searchGameName === '' ? {} : { searchGameName }),
  }
}
