import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'

/**
 * The end of a round that no message told: where messages are few, the next one may tell of the round after it.
 * Null where nothing was missed, or where it is no longer known.
 */
export function missedEnd(
  before: FloorRoundState | null,
  table: FloorTableState,
  atMs: number,
): FloorRoundState | null {
  if (before === null || before.landedAt !== null || before.phase === 'void') return null
  const end = table.last.find(({ number }) => number === before.number)
  if (table.round === null || table.round.number <= before.number || end === undefined) return null
  return end.outcome === null
    ? { ...before, phase: 'void' }
    : { ...before, phase: 'settled', outcome: end.outcome, landedAt: atMs }
}
