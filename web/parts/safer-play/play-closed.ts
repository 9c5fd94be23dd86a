import type { ProtectionState } from '#contract/calls/protection.ts'
import { memory } from '#web/call/memory.ts'
import { callQuery } from '#web/call/use-call.ts'
import { auth } from '#web/state/auth.ts'

/** Does a pause close play to the member? */
export const isPlayClosed = ({
  timeOutUntil,
  excludedUntil,
}: Pick<ProtectionState, 'timeOutUntil' | 'excludedUntil'>): boolean =>
  (timeOutUntil ?? excludedUntil) !== null

/** Asks whether play is closed to whoever has just come in, so that no page of the house stands open for a moment before it is. */
export async function loadRestriction(): Promise<void> {
  const { lang } = auth.getState().language
  const query = callQuery('protection/get', {}, lang, { silent: true })
  const restricted = isPlayClosed(await memory.fetchQuery(query))
  auth.setState({ restricted, restrictionKnown: true })
}
