import { useCallback } from 'react'
import { useCall } from '#web/call/use-call.ts'

const LOOK_EVERY_MS = 30_000

/** Whether the house waits for an answer; told by a game of ours at once, and looked at for every other. */
export function useCheckDue(): { due: boolean; refresh: () => void } {
  const { data, refetch } = useCall('protection/get', {}, { silent: true, everyMs: LOOK_EVERY_MS })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { due: data?.checkDue === true, refresh }
}
