/**
 * The casino as this page knows it: the lists are asked, remembered and made stale by the calls'
 * memory, and read here under the names the rest of the product knows them by.
 */
import type { Data, Output, Payload } from '#contract/registry.ts'
import type { Lang } from '#kit/language.ts'
import { memory } from '#web/call/memory.ts'

export interface CasinoState {
  /** Each with its CategoryID and, in `items`, the count of its games. */
  casinoCategories: Data<'casino/category_list'>
  casinoProviders: Data<'casino/provider_list'>
  /** Every game that any list has shown so far, each once. */
  casinoGames: Data<'casino/games_list'>
  quickAccessGames: Data<'casino/games_list'>
}

const WHOLE_LIST = 100
const QUICK_ACCESS_CATEGORY = 94
const QUICK_ACCESS_LIMIT = 50

export const CATEGORIES: Payload<'casino/category_list'> = { limit: WHOLE_LIST, offset: 0 }
export const PROVIDERS: Payload<'casino/provider_list'> = { limit: WHOLE_LIST, offset: 0 }
export const QUICK_ACCESS: Payload<'casino/games_list'> = {
  limit: QUICK_ACCESS_LIMIT,
  offset: 0,
  categoryID: QUICK_ACCESS_CATEGORY,
}

type GamesPage = Output<'casino/games_list'>

export function casinoState(lang: Lang): CasinoState {
  const rows = <T>(call: string, payload: unknown): T[] =>
    memory.getQueryData<{ data: T[] }>([call, payload, lang])?.data ?? []
  return {
    casinoCategories: rows('casino/category_list', CATEGORIES),
    casinoProviders: rows('casino/provider_list', PROVIDERS),
    casinoGames: gamesSeen(lang),
    quickAccessGames: rows('casino/games_list', QUICK_ACCESS),
  }
}

function gamesSeen(lang: Lang): Data<'casino/games_list'> {
  const remembered = memory.getQueriesData<GamesPage | { pages: GamesPage[] }>({
    predicate: ({ queryKey }) => queryKey[0] === 'casino/games_list' && queryKey[2] === lang,
  })
  const pages = remembered.flatMap(([, seen]) =>
    seen === undefined ? [] : 'pages' in seen ? seen.pages : [seen],
  )
  const games = pages.flatMap((page) => page.data)
  return [...new Map(games.map((game) => [game.gameID, game])).values()]
}
