import { startTransition, useEffect, useState } from 'react'

/** So long a change is shown. */
const SHOWN_MS = 4_000

export type Move = 'up' | 'down' | null

/**
 * Whether odds have just gone up or down. Several changes while one is shown are judged against what they were at rest, and so is what
 * comes after a stop, in which there are none.
 */
export function useMove(odds: number | null): Move {
  const [rest, setRest] = useState(odds)
  if (rest === null && odds !== null) setRest(odds)
  useEffect(() => {
    if (odds === rest || odds === null) return undefined
    // Hundreds of them come to rest together: none of it is before a press.
    const timer = setTimeout(() => startTransition(() => setRest(odds)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [odds, rest])
  if (odds === null || rest === null || odds === rest) return null
  return odds > rest ? 'up' : 'down'
}
