import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

/** The minutes in which each place of the card scores; null as long as nobody may know, and of a void match day. */
export const goalsIn = (
  round: Pick<FloorRoundState, 'outcome'> | null,
): readonly (readonly number[])[] | null =>
  round?.outcome && 'goals' in round.outcome ? round.outcome.goals : null
