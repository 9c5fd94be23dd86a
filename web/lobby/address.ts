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

export type Root = '/slot' | '/live'

/** The one facet in the path, the others in the query. */
export interface LobbyPlace {
  pathname: string
  search: string
}

/**
 * The filters of an address; null when its path is not the lobby's, or names something that cannot
 * exist.
 */
export function readFilters<T extends string>(
  root: Root,
  types: readonly T[],
  { pathname, search }: LobbyPlace,
): Filters<T> | null {
  const [, start, facet, value] = pathname.split('/')
  if (`/${start}` !== root) return null
  const query = new URLSearchParams(search)
  const read = (name: string) => (name === facet ? (value ?? '') : query.get(name))
  const filters = {
    categoryID: readID(read('category')),
    providerID: readID(read('provider')),
    type: types.find((type) => type === read('type')) ?? null,
    search: cutSearch(query.get('q') ?? ''),
  }
  const named = { category: filters.categoryID, provider: filters.providerID, type: filters.type }
  const isLost = Object.entries(named).some(([name, known]) => name === facet && known === null)
  return isLost ? null : filters
}

/** The address of some filters: the first of category, provider and type is the path. */
export function addressOf(root: Root, { categoryID, providerID, type, search }: Filters): string {
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
