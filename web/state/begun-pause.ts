/** Of a pause that has just begun: `/login`, where it leads, says so, and the browser remembers it until somebody logs in. */
export interface BegunPause {
  pause: 'time-out' | 'self-exclusion' | 'registered'
  until: string
}

const KINDS: readonly unknown[] = [
  'time-out',
  'self-exclusion',
  'registered',
] satisfies BegunPause['pause'][]

const isKind = (kind: unknown): kind is BegunPause['pause'] => KINDS.includes(kind)

export function begunPauseIn(state: unknown): BegunPause | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('pause' in state) || !('until' in state)) return null
  const { pause, until } = state
  if (!isKind(pause)) return null
  if (typeof until !== 'string' || Number.isNaN(Date.parse(until))) return null
  return { pause, until }
}
