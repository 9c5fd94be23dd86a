import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

export type Step = 'open' | 'closed' | 'running' | 'result' | 'void'

/** What of a round is said aloud; null where nothing new is. */
export function stepOf(round: FloorRoundState, isStill: boolean): Step | null {
  if (round.phase === 'void') return 'void'
  if (round.landedAt !== null) return 'result'
  if (round.phase === 'open') return 'open'
  if (round.phase === 'closing') return 'closed'
  if (round.phase === 'telling') return isStill && !round.question ? 'result' : 'running'
  return null
}
