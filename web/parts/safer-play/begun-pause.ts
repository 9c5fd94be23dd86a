/** A pause that this browser has just begun: `/login`, where it leads, is opened with it. A reload keeps it. */
export interface BegunPause {
  pause: 'time-out' | 'self-exclusion'
  until: string
}

export function begunPauseIn(state: unknown): BegunPause | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('pause' in state) || !('until' in state)) return null
  const { pause, until } = state
  if (pause !== 'time-out' && pause !== 'self-exclusion') return null
  if (typeof until !== 'string' || Number.isNaN(Date.parse(until))) return null
  return { pause, until }
}
