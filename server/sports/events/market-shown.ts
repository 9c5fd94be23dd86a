import type { Output } from '#contract/registry.ts'
import type { BetMarket, Market } from '#games/sports/built.ts'
import { marketKey } from '#games/sports/market.ts'

const QUARTERS = 4

/** A market as the calls tell it: lines in what is counted. */
export const marketShown = (
  { kind, period, line, goal }: BetMarket,
  key: string,
): Omit<Output<'betframe/event'>['markets'][number], 'selections' | 'isHalted'> => ({
  market: key,
  kind,
  period,
  line: line === null ? null : line / QUARTERS,
  goal: goal ?? null,
})

/** One of the selections that stand together. */
export const partShown = ({ market, selection }: { market: Market; selection: string }) => ({
  ...marketShown(market, marketKey(market)),
  selection,
})
