/**
 * The finance state, as this page knows it: asked and remembered by the calls' memory, read here under the names
 * the rest of the product knows it by.
 */
import type { Payload } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { PAGE_LENGTH } from '#web/parts/screen/page-number.ts'
import { useHistory } from '../history-pages.ts'

const QUIET = { silent: true } as const

/** Transactions under a filter, from an offset on, with where they stand in the whole. */
export const useFinanceHistories = (
  filter: Omit<Payload<'finance/list_transactions'>, 'limit' | 'offset'>,
  offset: number,
) => useHistory('finance/list_transactions', { ...filter, limit: PAGE_LENGTH }, offset)

export const useCategories = () => useCall('finance/list_categories', {}, QUIET).data
export const useSubCategories = () => useCall('finance/list_sub_categories', {}, QUIET).data
/** The ways money travels, by which transactions are narrowed. */
export const useGameTypes = () => useCall('finance/list_types_frontend', {}, QUIET).data
