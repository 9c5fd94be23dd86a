/**
 * The casino as this page knows it: the lists are asked, remembered and made stale by the calls'
 * memory, and read here under the names the rest of the product knows them by.
 */
import { QUICK_ACCESS_PAYLOAD } from '#contract/lobby-address.ts'
import type { Data, Payload } from '#contract/registry.ts'
import type { Lang } from '#kit/language.ts'
import { rowsOf, rowsSeen } from '#web/call/known-rows.ts'

export interface CasinoState {
  /** Each with its CategoryID and, in `items`, the count of its games. */
  casinoCategories: Data<'casino/category_list'>
  casinoProviders: Data<'casino/provider_list'>
  /** Every game that any list has shown so far, each once. */
  casinoGames: Data<'casino/games_list'>
  quickAccessGames: Data<'casino/games_list'>
}

export const WHOLE_LIST = 100

export const CATEGORIES: Payload<'casino/category_list'> = { limit: WHOLE_LIST, offset: 0 }
export const PROVIDERS: Payload<'casino/provider_list'> = { limit: WHOLE_LIST, offset: 0 }

type Game = Data<'casino/games_list'>[number]

export function casinoState(lang: Lang): CasinoState {
  return {
    casinoCategories: rowsOf('casino/category_list', CATEGORIES, lang),
    casinoProviders: rowsOf('casino/provider_list', PROVIDERS, lang),
    casinoGames: rowsSeen<Game>('casino/games_list', lang, ({ gameID }) => gameID),
    quickAccessGames: rowsOf('casino/games_list', QUICK_ACCESS_PAYLOAD, lang),
  }
}
