import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

const isInTime = (until: number | null, nowMs: number): boolean => until !== null && until > nowMs

/** What the page shows a round at: the house's phases (`FloorPhase`), and what the clock and the landing make of them. */
export type ShownPhase = 'open' | 'closed' | 'running' | 'result' | 'void' | 'asleep'

/** By the house's clock. Without motion a result stands as soon as it is told. */
export function phaseOf(
  round: FloorRoundState | null,
  nowMs: number,
  isStill: boolean,
): ShownPhase {
  if (!round) return 'asleep'
  if (round.phase === 'void') return 'void'
  if (round.phase === 'open') return round.closesAt > nowMs ? 'open' : 'closed'
  if (round.landedAt !== null) return 'result'
  if (round.phase !== 'telling' || round.beginsAt === null) return 'closed'
  if (round.street) return isInTime(round.street.until, nowMs) ? 'open' : 'running'
  // What is still asked about is no result yet.
  return isStill && round.outcome !== null && !round.question ? 'result' : 'running'
}

/** From when until when bets are open that are open at present: those of the round, or of its street. */
export function windowOf({ opensAt, closesAt, street }: FloorRoundState): {
  since: number
  until: number
} {
  return { since: street?.since ?? opensAt, until: street?.until ?? closesAt }
}
