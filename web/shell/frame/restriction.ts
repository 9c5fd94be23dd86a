import { useEffect } from 'react'
import { useCall } from '#web/call/use-call.ts'
import { isPlayClosed } from '#web/parts/safer-play/play-closed.ts'
import { auth, useAuth } from '#web/state/auth.ts'

/**
 * Is the member's session restricted, or play closed in this browser? Remembered from the page before, and asked once who is here is settled, so that a house of play
 * does not stand open before anything is refused; a refusal says it, too.
 */
export function useRestriction(): boolean {
  const isMember = useAuth(({ user, settled }) => settled && user !== null)
  const { data } = useCall('protection/get', {}, { silent: true, enabled: isMember })
  const isPausing = data && isPlayClosed(data)
  useEffect(() => {
    if (isMember && isPausing !== undefined)
      auth.setState({ restricted: isPausing, restrictionKnown: true })
  }, [isMember, isPausing])
  return useAuth(({ restricted }) => restricted)
}
