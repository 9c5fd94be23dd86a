/** Reads a round for tests; it never plays one. */
import type { SlotEvent } from './events.ts'

/** What a round pays by its events. */
export function totalOf(events: readonly SlotEvent[]): number {
  const last = events[events.length - 1]
  return last?.type === 'total' ? last.payout : 0
}
