import { cutSearch } from './search-rule.ts'

/** What narrows a lobby. All of it stands in the address, so a link shows the same shelf. */
export interface Filters<T extends string = string> {
  categoryID: number | null
  providerID: number | null
  type: T | null
  search: string
}

export const NO_FILTERS: Filters<never> = {
  categoryID: null,
  providerID: null,
  type: null,
  search: '',
}

/** What the router says: the one facet in the path, the others in the query. */
export interface LobbyPlace {
  categoryID?: string | undefined
  providerID?: string | undefined
  type?: string | undefined
  query: URLSearchParams
}

/** The filters of an address; null when its path names something that cannot exist. */
export function readFilters<T extends string>(
  types: readonly T[],
  { query, ...path }: LobbyPlace,
): Filters<T> | null {
  const readType = (text: string | null) => types.find((type) => type === text) ?? null
  const filters = {
    categoryID: readID(path.categoryID ?? query.get('category')),
    providerID: readID(path.providerID ?? query.get('provider')),
    type: readType(path.type ?? query.get('type')),
    search: cutSearch(query.get('q') ?? ''),
  }
  const lost =
    (path.categoryID !== undefined && filters.categoryID === null) ||
    (path.providerID !== undefined && filters.providerID === null) ||
    (path.type !== undefined && filters.type === null)
  return lost ? null : filters
}

/** The address of some filters: the first of category, provider and type is the path. */
export function addressOf(
  root: '/slot' | '/live',
  { categoryID, providerID, type, search }: Filters,
): string {
  const facets = [
    ['category', categoryID],
    ['provider', providerID],
    ['type', type],
  ] as const
  const [first, ...rest] = facets.filter(([, value]) => value !== null)
  const query = new URLSearchParams()
  for (const [name, value] of rest) query.set(name, String(value))
  if (search.trim() !== '') query.set('q', search.trim())
  const path = first ? `${root}/${first[0]}/${first[1]}` : root
  return query.size > 0 ? `${path}?${query}` : path
}

function readID(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
