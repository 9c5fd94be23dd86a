import { useCallback } from 'react'
import { useCall } from '#web/call/use-call.ts'

const LOOK_EVERY_MS = 30_000

/** Whether the house waits for an answer: the game's own word and the stream bring it; where neither comes it is looked at. */
export function useCheckDue(): { due: boolean; refresh: () => void } {
  const { data, refetch } = useCall('protection/get', {}, { silent: true, everyMs: LOOK_EVERY_MS })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { due: data?.checkDue === true, refresh }
}
