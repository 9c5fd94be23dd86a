import { useCall } from '#web/call/use-call.ts'

/** Polls are quiet: they neither show the loading bar nor count as the member being there. */
const POLL_MS = 30_000

/** What the member can stake, in lira: the first element's balance, 0 when there is none. */
export function useBalance(): number {
  const { data } = useCall('finance/check_balance', {}, { silent: true, everyMs: POLL_MS })
  return data?.[0]?.balance ?? 0
}
