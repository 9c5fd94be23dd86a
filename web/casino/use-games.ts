import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Output, Payload } from '#contract/registry.ts'
import { useLang } from '#kit/language.ts'
import { memory } from '#web/call/memory.ts'
import { callQuery } from '#web/call/use-call.ts'
import { GAMES_PAGE_LIMIT, nextOffset } from './game-pages.ts'
import type { LobbyFilters } from './lobby-address.ts'
import { searchedFor } from './search-rule.ts'

const GAMES = 'casino/games_list'

/** Long enough to walk back from a game onto the same shelf without asking for every page again. */
const FRESH_MS = 300_000

type Page = Output<typeof GAMES>

/** The first page that some filters ask for. A search too short to send is none. */
export function gamesPayload(filters: LobbyFilters): Payload<typeof GAMES> {
  const { categoryID, providerID, type } = filters
  const searchGameName = searchedFor(filters.search)
  return {
    limit: GAMES_PAGE_LIMIT,
    offset: 0,
    ...(categoryID === null ? {} : { categoryID }),
    ...(providerID === null ? {} : { providerID }),
    ...(type === null ? {} : { type }),
    ...(searchGameName === '' ? {} : { searchGameName }),
  }
}

/** The games of the lobby, page after page; the last shelf stays in sight while the next one comes. */
export function useGames(filters: LobbyFilters) {
  const lang = useLang()
  const payload = gamesPayload(filters)
  const first = callQuery(GAMES, payload, lang)
  return useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam }): Promise<Page> =>
      callQuery(GAMES, { ...payload, offset: pageParam }, lang, { silent: true }).queryFn(),
    initialPageParam: 0,
    getNextPageParam: (last: Page) => nextOffset(last.pagination),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // The page may have brought the first games along.
    initialData: () => {
      const page = memory.getQueryData<Page>(first.queryKey)
      return page && { pages: [page], pageParams: [0] }
    },
    initialDataUpdatedAt: () => memory.getQueryState(first.queryKey)?.dataUpdatedAt,
  })
}
