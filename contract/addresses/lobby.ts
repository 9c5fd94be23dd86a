/**
 * The addresses of the lobbies and what narrows them, read and written by one grammar: the browser's
 * screens, and the server that names a page and brings its first data along, read them alike.
 */
import { CATEGORY } from '../games/categories.ts'
import { LIVE_TYPES, type LiveType } from './live-types.ts'
import { cutSearch, searchedFor } from '../search-text.ts'
import { queryOf, queryText } from './site.ts'
import { SLOT_TYPES, type SlotType } from './slot-types.ts'

/** What narrows a lobby. All of it stands in the address, so a link shows the same shelf. */
export interface Filters<T extends string = string> {
  categoryID: number | null
  providerID: number | null
  type: T | null
  search: string
}

export type SlotFilters = Filters<SlotType>
export type LiveFilters = Filters<LiveType>

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

const TYPES = { '/slot': SLOT_TYPES, '/live': LIVE_TYPES } as const
const FACETS = ['category', 'provider', 'type'] as const
type Facet = (typeof FACETS)[number]

/** A lobby, or the shelf of it that a path names: an id is a number, a type one of those there are. */
export interface Shelf {
  root: Root
  facet: Facet | null
  value: string
}

/** The shelf at a path (no query, no slash at its end); null where none can be. */
export function shelfOf(path: string): Shelf | null {
  const [, start, name, value = '', ...more] = path.split('/')
  const root = start === 'slot' || start === 'live' ? (`/${start}` as const) : null
  if (root === null) return null
  if (name === undefined) return { root, facet: null, value: '' }
  const facet = FACETS.find((each) => each === name)
  if (facet === undefined || more.length > 0) return null
  const isThere = facet === 'type' ? typeOf(TYPES[root], value) !== null : readID(value) !== null
  return isThere ? { root, facet, value } : null
}

/**
 * The filters of an address; null when its path is not the lobby's, or names something that cannot
 * exist.
 */
function readFilters<T extends string>(
  root: Root,
  types: readonly T[],
  { pathname, search }: LobbyPlace,
): Filters<T> | null {
  const shelf = shelfOf(pathname)
  if (shelf?.root !== root) return null
  const query = queryOf(search)
  const read = (name: Facet) => (name === shelf.facet ? shelf.value : (query.get(name) ?? null))
  return {
    categoryID: readID(read('category')),
    providerID: readID(read('provider')),
    type: typeOf(types, read('type')),
    search: cutSearch(query.get('q') ?? ''),
  }
}

/** The address of some filters: the first of category, provider and type is the path. */
function addressOf(root: Root, { categoryID, providerID, type, search }: Filters): string {
  const facets = [
    ['category', categoryID],
    ['provider', providerID],
    ['type', type],
  ] as const
  const [first, ...rest] = facets.filter(([, value]) => value !== null)
  const query = rest.map(([name, value]): [string, string] => [name, String(value)])
  if (search.trim() !== '') query.push(['q', search.trim()])
  return (first ? `${root}/${first[0]}/${first[1]}` : root) + queryText(query)
}

/** Where the slots stand narrowed so. */
export const slotsAddress = (filters: SlotFilters): string => addressOf('/slot', filters)

/** What narrows the slots there; null where no shelf of theirs is. */
export const slotsAt = (place: LobbyPlace): SlotFilters | null =>
  readFilters('/slot', SLOT_TYPES, place)

/** Where the live tables stand narrowed so. */
export const liveAddress = (filters: LiveFilters): string => addressOf('/live', filters)

/** What narrows the live tables there; null where no shelf of theirs is. */
export const tablesAt = (place: LobbyPlace): LiveFilters | null =>
  readFilters('/live', LIVE_TYPES, place)

/** How many games or tables a page of a lobby brings. */
export const PAGE_LIMIT = 48
/** The most that a list answers at once. */
export const PAGE_LIMIT_MAX = 100

/** What the first page of games is asked with. A search too short to send is none. */
export const gamesPayload = (filters: SlotFilters) => pagePayload(filters, PAGE_LIMIT)

/** The same of tables: a category stands there whole, as far as one page goes. */
export const tablesPayload = (filters: LiveFilters) =>
  pagePayload(filters, filters.categoryID === null ? PAGE_LIMIT : PAGE_LIMIT_MAX)

/** The games one reaches for, above the lobbies. */
export const QUICK_ACCESS_PAYLOAD = {
  limit: 50,
  offset: 0,
  categoryID: CATEGORY.quickAccess,
} as const

function pagePayload<T extends string>(filters: Filters<T>, limit: number) {
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

const typeOf = <T extends string>(types: readonly T[], text: string | null): T | null =>
  types.find((type) => type === text) ?? null

function readID(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
