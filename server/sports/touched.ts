import type { House } from '../house.ts'
import type { Batch } from '../push/batch.ts'
import { EVERYONE } from '../push/source.ts'

/** Whoever watches these events is told how they stand now. After the commit, as any touch. */
export function touchEvents({ push }: Pick<House, 'push'>, events: readonly bigint[]): void {
  if (events.length === 0) return
  const scopes = events.map(String)
  push.touch('market', ...scopes)
  push.touch('match', ...scopes)
  push.touch('sports', EVERYONE)
}

/** The same for an operator's command, which has a database and no house. */
export const touchedEvent = (eventId: bigint): Batch['touched'] => [
  ['market', [String(eventId)]],
  ['match', [String(eventId)]],
]
