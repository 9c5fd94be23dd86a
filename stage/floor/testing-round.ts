import type { FloorRoundState } from '#contract/games/floor-protocol.ts'

/** A round whose bets are open, but for what a test says of it. */
export const roundWith = (more: Partial<FloorRoundState> = {}): FloorRoundState => ({
  number: 8,
  phase: 'open',
  opensAt: 1_000,
  closesAt: 16_000,
  beginsAt: null,
  outcome: null,
  landedAt: null,
  crowd: null,
  seed: null,
  ...more,
})
