/**
 * What is under way: whether the loading bar runs, and whether something takes so long that the
 * member is told and may leave. Calls themselves are never cut off.
 */
import { createStore } from 'zustand/vanilla'

export const LONG_WAIT_MS = 10_000

interface Waiting {
  /** Calls in flight that the loading bar shows. */
  inFlight: number
  /** Those among them that have taken longer than `LONG_WAIT_MS` and were not waved off. */
  long: number
}

export const waiting = createStore<Waiting>(() => ({ inFlight: 0, long: 0 }))

/** Counts a call in; the function that comes back counts it out. */
export function startWaiting(): () => void {
  waiting.setState(({ inFlight }) => ({ inFlight: inFlight + 1 }))
  let isLong = false
  const timer = setTimeout(() => {
    isLong = true
    waiting.setState(({ long }) => ({ long: long + 1 }))
  }, LONG_WAIT_MS)
  return () => {
    clearTimeout(timer)
    waiting.setState(({ inFlight, long }) => ({
      inFlight: inFlight - 1,
      long: isLong ? Math.max(0, long - 1) : long,
    }))
  }
}

/** The member goes on waiting, or leaves: either way they have heard it. */
export const waveOffLongWait = (): void => waiting.setState({ long: 0 })
