import { useEffect, useState } from 'react'
import { clockDuration, clockText, untilNextSecondMs } from './session-clock.ts'

/** The time since a moment, second by second; it redraws nothing but itself. */
export function SessionClock(props: { sinceMs: number; label: string }) {
  const { sinceMs } = props
  const [elapsedMs, setElapsed] = useState(() => Date.now() - sinceMs)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const now = Date.now() - sinceMs
      setElapsed(now)
      timer = setTimeout(tick, untilNextSecondMs(now))
    }
    tick()
    return () => clearTimeout(timer)
  }, [sinceMs])
  return (
    <time role="timer" aria-live="off" aria-label={props.label} dateTime={clockDuration(elapsedMs)}>
      {clockText(elapsedMs)}
    </time>
  )
}
