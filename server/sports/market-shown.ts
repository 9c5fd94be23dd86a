import type { Output } from '#contract/registry.ts'
import type { Market } from '#games/sports/football/kinds.ts'

const QUARTERS = 4

/** A market as the calls tell it: lines in goals. */
export const marketShown = (
  { kind, period, line, goal }: Market,
  key: string,
): Omit<Output<'betframe/event'>['markets'][number], 'selections' | 'isHalted'> => ({
  market: key,
  kind,
  period,
  line: line === null ? null : line / QUARTERS,
  goal: goal ?? null,
})
