/** The lists of the live casino as its screens ask for them. */
import { TABLE_FACETS } from '#contract/addresses/first-payloads.ts'
import type { Payload } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { FACETS_FRESH_MS } from '#web/parts/lobby/shelf-facets.ts'
import { useIsMember } from '#web/state/auth.ts'
import { readStored } from '#web/state/stored.ts'

const FACETS = { silent: true, freshMs: FACETS_FRESH_MS } as const

/** Members of this rank try what is hidden from everyone else. */
const TESTER_RID = '20'
const WITH_HIDDEN = 2

const isTester = (): boolean => readStored('ridValue') === TESTER_RID

/** A tester asks for hidden providers too; everyone else asks as a visitor, without a filter. */
export const liveProviders = (): Payload<'livecasino/provider_list'> =>
  isTester() ? { ...TABLE_FACETS, status: WITH_HIDDEN } : TABLE_FACETS

export const useLiveCategories = () => useCall('livecasino/category_list', TABLE_FACETS, FACETS)

/** A tester asks with the session, and learns of hidden providers; everyone else as a visitor. */
export function useLiveProviders() {
  // Whoever logs in or out asks anew, for the rank is stored with the session.
  useIsMember()
  const options = { ...FACETS, asVisitor: !isTester() }
  return useCall('livecasino/provider_list', liveProviders(), options)
}
