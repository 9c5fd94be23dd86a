import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

export type Phase = 'open' | 'closed' | 'running' | 'result' | 'void' | 'asleep'

/** What a virtual game is at, by the house's clock. Without motion a result stands as soon as it is told. */
export function phaseOf(round: FloorRoundState | null, nowMs: number, isStill: boolean): Phase {
  if (!round) return 'asleep'
  if (round.phase === 'void') return 'void'
  if (round.phase === 'open') return round.closesAt > nowMs ? 'open' : 'closed'
  if (round.landedAt !== null) return 'result'
  if (round.phase !== 'telling' || round.beginsAt === null) return 'closed'
  // What is still asked about is no result yet.
  return isStill && round.outcome !== null && !round.question ? 'result' : 'running'
}
