import { fromWire, toWire } from '#contract/money.ts'

/** What was staked on all that has ended: what net and payouts are held to. */
export const endedStake = ({ stake, open }: { stake: number; open: number }): number =>
  toWire((fromWire(stake) ?? 0n) - (fromWire(open) ?? 0n))
