import { useCallback, useEffect } from 'react'
import { send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'

const LOOK_EVERY_MS = 30_000
/** Far within the time after which play counts as over. */
const NOTE_EVERY_MS = 60_000

/** Whether the house waits for an answer: the game's own word and the stream bring it; where neither comes it is looked at. */
export function useCheckDue(): { due: boolean; refresh: () => void } {
  const { data, refetch } = useCall('protection/get', {}, { silent: true, everyMs: LOOK_EVERY_MS })
  const refresh = useCallback(() => void refetch(), [refetch])
  const due = data?.checkDue === true
  const isAwaited = data !== undefined && (data.realityCheckMinutes > 0 || data.nightHour !== null)
  useOpenGame(isAwaited && !due, refresh)
  return { due, refresh }
}

/** While this screen is seen the game is open: the house hears so, and the reminder comes by the clock, however seldom anything is staked. */
function useOpenGame(isNoted: boolean, onDue: () => void): void {
  useEffect(() => {
    if (!isNoted) return undefined
    const note = () => {
      if (document.visibilityState !== 'visible') return
      // What is lost on the way is said again with the next.
      send('protection/note_play', {}, { silent: true }).then(
        ({ due }) => due && onDue(),
        () => {},
      )
    }
    note()
    const timer = setInterval(note, NOTE_EVERY_MS)
    return () => clearInterval(timer)
  }, [isNoted, onDue])
}
