/**
 * What the member has marked, as this page knows it: no list of its own, but what the favourite
 * lists and every other remembered answer say, so that a tile and the favourites never disagree.
 */
import { memory } from '#web/call/memory.ts'

/** The site's own words for the types of the wire. */
export const FAVOURITE_TYPES = {
  slot: 'casino',
  live: 'livecasino',
  virtual: 'virtualgames',
  match: 'sport',
} as const
export type FavouriteKind = keyof typeof FAVOURITE_TYPES

/** Which list shows the games of a kind, and what it calls their id. */
const LISTS = {
  slot: { call: 'casino/games_list', id: 'gameID' },
  live: { call: 'livecasino/game_table_list', id: 'tableID' },
  virtual: { call: 'virtualgames/game_list', id: 'gameID' },
  match: { call: 'betframe/events', id: 'eventID' },
} as const satisfies Record<FavouriteKind, object>

interface Item {
  isFavorite: boolean
  [field: string]: unknown
}
interface Page {
  data: Item[]
  pagination: { limit: number; total: number; offset: number }
}
interface Pages {
  pages: Page[]
  pageParams: unknown[]
}

/** The ids of the games of a kind that this page shows as marked, in whichever list. */
export const favouriteIds = (kind: FavouriteKind): number[] =>
  [...marksOf(kind)].filter(([, isMarked]) => isMarked).map(([game]) => game)

/** Every game of a kind that some list shows, and whether one of them has it marked. */
function marksOf(kind: FavouriteKind): Map<number, boolean> {
  const { call, id } = LISTS[kind]
  const marks = new Map<number, boolean>()
  for (const [queryKey, list] of memory.getQueriesData<Page | Pages>({ predicate: isList(call) }))
    for (const item of itemsOf(list)) {
      const isMarked = isFavourites(queryKey) || item.isFavorite
      marks.set(Number(item[id]), isMarked || (marks.get(Number(item[id])) ?? false))
    }
  return marks
}

/** Marks a game in every list that this page remembers, and puts it on or takes it off the favourites. */
export function showFavourite(kind: FavouriteKind, gameId: number, isMarked: boolean): void {
  const { call, id } = LISTS[kind]
  const isMeant = (item: Item) => item[id] === gameId
  const known = memory.getQueriesData<Page | Pages>({ predicate: isList(call) })
  const found = known.flatMap(([, list]) => itemsOf(list)).find(isMeant)
  for (const [queryKey, list] of known) {
    const change = isFavourites(queryKey)
      ? (page: Page) => placed(page, { isMeant, isMarked, found })
      : (page: Page) => marked(page, { isMeant, isMarked })
    if (list !== undefined) memory.setQueryData(queryKey, changed(list, change))
  }
}

/** What was wished last, for every game whose change is under way: `slot:7`. */
export const pendingFavourites = new Map<string, boolean>()

/** Marks all games as the house knows them, save those whose change is under way here. */
export function showFavourites(kind: FavouriteKind, ids: readonly number[]): void {
  const shown = marksOf(kind)
  const marked = favouriteIds(kind)
  const removed = marked.filter((game) => !ids.includes(game))
  const added = ids.filter((game) => shown.has(game) && !marked.includes(game))
  const isSettled = (game: number) => !pendingFavourites.has(`${kind}:${game}`)
  const wrong = [...removed, ...added].filter(isSettled)
  for (const game of wrong) showFavourite(kind, game, ids.includes(game))
  // A game that no list of this page shows can only be asked for.
  const isUnknown = ids.some((game) => !shown.has(game))
  if (wrong.length > 0 || isUnknown) forgetFavourites(kind)
}

/** After a change: what the favourites hold is asked again when next they are looked at. */
export function forgetFavourites(kind: FavouriteKind): void {
  const { call } = LISTS[kind]
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === call && isFavourites(queryKey)
  void memory.invalidateQueries({ predicate })
}

const isList =
  (call: string) =>
  ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === call

const isFavourites = ([, payload]: readonly unknown[]): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'favorites' in payload &&
  payload.favorites === true

const itemsOf = (list: Page | Pages | undefined): Item[] => {
  if (list === undefined) return []
  return 'pages' in list ? list.pages.flatMap(({ data }) => data) : list.data
}

const changed = (list: Page | Pages, change: (page: Page) => Page): Page | Pages =>
  'pages' in list ? { ...list, pages: list.pages.map(change) } : change(list)

interface Mark {
  isMeant: (item: Item) => boolean
  isMarked: boolean
  /** The game as some list has it. */
  found?: Item | undefined
}

/** The same page where nothing changes, so that nothing is drawn anew. */
function marked(page: Page, { isMeant, isMarked }: Mark): Page {
  // Items that all see alike, as matches are, carry no mark: theirs is the list of favourites alone.
  if (!page.data.some((item) => isMeant(item) && item.isFavorite === !isMarked)) return page
  const data = page.data.map((item) => (isMeant(item) ? { ...item, isFavorite: isMarked } : item))
  return { ...page, data }
}

function placed(page: Page, { isMeant, isMarked, found }: Mark): Page {
  const isIn = page.data.some(isMeant)
  if (isIn === isMarked || (isMarked && found === undefined)) return page
  const rest = page.data.filter((item) => !isMeant(item))
  const data = isMarked && found !== undefined ? [{ ...found, isFavorite: true }, ...rest] : rest
  const total = page.pagination.total + (isMarked ? 1 : -1)
  return { data, pagination: { ...page.pagination, total } }
}
