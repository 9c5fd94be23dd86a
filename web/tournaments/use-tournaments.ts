import { useEffect, useState } from 'react'
import { TOURNAMENTS } from '#contract/addresses/first-payloads.ts'
import { useCall } from '#web/call/use-call.ts'
import { skewOf } from './countdown.ts'

const RENEWED_MS = 60_000
const SECOND_MS = 1000

/** The tournaments, and what time the platform has it: this device's clock may be off. */
export function useTournaments() {
  const query = useCall('cmscontroller/getTournaments', TOURNAMENTS, {
    silent: true,
    everyMs: RENEWED_MS,
  })
  const [first] = query.data ?? []
  const skewMs = first === undefined ? 0 : skewOf(first.now, query.dataUpdatedAt)
  return { asked: query, nowMs: useNow(skewMs) }
}

/** The platform's time, each second anew; at once when a tab comes back. */
function useNow(skewMs: number): number {
  const [deviceMs, setDevice] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const now = Date.now()
      setDevice(now)
      // Just after the platform's next second, so that none is skipped.
      const into = (((now + skewMs) % SECOND_MS) + SECOND_MS) % SECOND_MS
      timer = setTimeout(tick, SECOND_MS - into)
    }
    timer = setTimeout(tick, 0)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [skewMs])
  return deviceMs + skewMs
}
