/**
 * The live casino as this page knows it: asked and remembered by the calls' memory, and read here
 * under the names the rest of the product knows it by.
 */
import type { Data, Payload } from '#contract/registry.ts'
import type { Lang } from '#kit/language.ts'
import { rowsOf, rowsSeen } from '#web/call/known-rows.ts'
import { readStored } from '#web/state/stored.ts'

export interface LiveState {
  categories: Data<'livecasino/category_list'>
  providers: Data<'livecasino/provider_list'>
  /** Every table that any list has shown so far, each once, with its tableID. */
  gameTables: Data<'livecasino/game_table_list'>
}

const WHOLE_LIST = 150

export const LIVE_CATEGORIES: Payload<'livecasino/category_list'> = { limit: WHOLE_LIST }

/** Members of this rank try what is hidden from everyone else. */
const TESTER_RID = '20'
const WITH_HIDDEN = 2

export const isTester = (): boolean => readStored('ridValue') === TESTER_RID

/** A tester asks for hidden providers too; everyone else asks as a visitor, without a filter. */
export const liveProviders = (): Payload<'livecasino/provider_list'> =>
  isTester() ? { limit: WHOLE_LIST, status: WITH_HIDDEN } : { limit: WHOLE_LIST }

type Table = Data<'livecasino/game_table_list'>[number]

export const liveState = (lang: Lang): LiveState => ({
  categories: rowsOf('livecasino/category_list', LIVE_CATEGORIES, lang),
  providers: rowsOf('livecasino/provider_list', liveProviders(), lang),
  gameTables: rowsSeen<Table>('livecasino/game_table_list', lang, ({ tableID }) => tableID),
})
