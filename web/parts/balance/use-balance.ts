import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'

/** Polls are quiet: they neither show the loading bar nor count as the member being there. */
const POLL_MS = 30_000

/**
 * What the member can stake, in lira: the first element's balance, 0 when there is none; null while
 * it is not known, since a wrong figure is worse than none. Start-up asks first, after it knows
 * that the house is open; only then does a screen ask for itself.
 */
export function useBalance(): number | null {
  const enabled = useAuth((state) => state.settled)
  const { data } = useCall('finance/check_balance', {}, { silent: true, everyMs: POLL_MS, enabled })
  return data === undefined ? null : balanceIn(data)
}

/** The balance of the first element, 0 where there is none. */
export const balanceIn = ([first]: Data<'finance/check_balance'>): number => first?.balance ?? 0
