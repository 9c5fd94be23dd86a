import type { FloorOutcome } from '#contract/games/floor-protocol.ts'

/** Where a flight ended, in hundredths; null while nobody knows, and where it was void. */
export const pointOf = (outcome: FloorOutcome | null): number | null =>
  outcome !== null && 'point' in outcome ? outcome.point : null
