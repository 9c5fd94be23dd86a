/** Long lists whose matches all change at once are drawn some rows at a time, so that a press between them is answered. */
import { startTransition, useEffect, useState } from 'react'

interface Listed {
  readonly eventID: number
}

/** So many rows with all their prices are drawn within a frame or two of a slow phone. */
const ROWS_AT_ONCE = 10

/**
 * One step from what is shown to what is known: which matches there are, and their order, at once, and of those that were there before the first
 * so many that have changed. The known list itself once nothing is left.
 */
export function stepTo<T extends Listed>(
  shown: readonly T[],
  known: readonly T[],
  most: number,
): readonly T[] {
  const before = new Map(shown.map((event) => [event.eventID, event]))
  let left = most
  const next = known.map((event) => {
    const was = before.get(event.eventID)
    if (was === undefined || was === event) return event
    left -= 1
    return left >= 0 ? event : was
  })
  return left >= 0 ? known : next
}

/** The list as far as it is drawn: it follows what is known, some rows at a time. */
export function useGradually<T extends Listed>(known: readonly T[]): readonly T[] {
  const [shown, setShown] = useState(known)
  if (shown.length === 0 && known.length > 0) setShown(known)
  useEffect(() => {
    if (shown === known) return undefined
    // A step for each frame: whatever was pressed meanwhile is drawn before the next one.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setShown((now) => stepTo(now, known, ROWS_AT_ONCE))),
    )
    return () => cancelAnimationFrame(frame)
  }, [shown, known])
  return shown
}
