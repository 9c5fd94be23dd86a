import type { Money } from '#contract/money.ts'

/**
 * How loudly a round's end is told. `nothing` paid nothing; `return` gave back the stake or less and
 * is told plainly; `win` is more than the stake; the rest are celebrations.
 */
export type Level = 'nothing' | 'return' | 'win' | 'big' | 'great' | 'legend' | 'max'

/** Celebrations by what came back for each lira paid, loudest first. */
const CELEBRATIONS: readonly { from: bigint; level: Level }[] = [
  { from: 250n, level: 'legend' },
  { from: 50n, level: 'great' },
  { from: 15n, level: 'big' },
]

/** The level of a whole round: `payout` against what the round cost, bonus price included. */
export function levelOf(payout: Money, cost: Money, isMaxWin = false): Level {
  if (payout <= 0n) return 'nothing'
  if (payout <= cost) return 'return'
  if (isMaxWin) return 'max'
  return CELEBRATIONS.find(({ from }) => payout >= cost * from)?.level ?? 'win'
}

export function isCelebrated(level: Level): boolean {
  return level === 'big' || level === 'great' || level === 'legend' || level === 'max'
}

/** How long the celebration counts up, in milliseconds. */
export const CELEBRATION_MS: Readonly<Record<Level, number>> = {
  nothing: 0,
  return: 0,
  win: 700,
  big: 2600,
  great: 4200,
  legend: 6000,
  max: 7500,
}
