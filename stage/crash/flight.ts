/** Where a round of a crash table stands at a moment of the house's clock. */
import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { multiplierAt } from '#games/crash/numbers.ts'
import type { PanelState } from './act.ts'
import { pointOf } from './point.ts'

type Round = FloorRoundState | null | undefined

export const isFlying = (round: Round, nowMs: number): boolean =>
  round !== null &&
  round !== undefined &&
  round.landedAt === null &&
  round.beginsAt !== null &&
  round.beginsAt <= nowMs

export function panelPhaseOf(round: Round, nowMs: number): PanelState['phase'] {
  if (!round || round.landedAt !== null) return 'over'
  if (isFlying(round, nowMs)) return 'flying'
  return round.phase === 'open' && round.closesAt > nowMs ? 'open' : 'wait'
}

/** In hundredths: as it ended, or of that moment. */
export function multiplierOf(round: Round, nowMs: number): number {
  if (!round || round.beginsAt === null) return 100
  return pointOf(round.outcome) ?? multiplierAt(nowMs - round.beginsAt)
}

/** What one can act on at the table: its round, or the first where it has none yet. */
export const roundOf = (table: FloorTableState | null): number => table?.round?.number ?? 1
