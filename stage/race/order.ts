import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

/** The posts as they finished; null as long as nobody may know, and of a void race. */
export const orderIn = (
  round: Pick<FloorRoundState, 'outcome'> | null,
): readonly number[] | null =>
  round?.outcome && 'order' in round.outcome ? round.outcome.order : null
