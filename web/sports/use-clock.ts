import { useEffect, useState } from 'react'

const LOOK_MS = 10_000

/** The time, as far as hours and days of matches need it. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
