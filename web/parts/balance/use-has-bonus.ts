import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'

/** With bonus money there are two figures, cash and both together: each is then called by its own name. */
export function useHasBonus(): boolean {
  const enabled = useAuth((state) => state.settled)
  const { data } = useCall('finance/check_balance', {}, { silent: true, enabled })
  return (data?.[0]?.bonus ?? 0) > 0
}
