/** What a coupon comes to, to look at: the house works it out by itself. Exact in hundredths, rounded down as the house does. */
import type { CouponPick } from './picks.ts'

const hundredthsOf = ({ odds }: CouponPick): bigint => BigInt(Math.round(odds * 100))

/** Of all picks together, rounded down to hundredths; 1 of none. */
export function totalOdds(picks: readonly CouponPick[]): number {
  const product = picks.reduce((all, pick) => all * hundredthsOf(pick), 100n)
  return Number(product / 100n ** BigInt(picks.length)) / 100
}

/** What a stake in kuruş pays if all win, in lira: one of each, or all together. */
export function mostOf(
  picks: readonly CouponPick[],
  kind: 'single' | 'combination',
  kurus: number,
): number {
  const MICRO_IN_KURUS = 10_000n
  const stake = BigInt(kurus) * MICRO_IN_KURUS
  const pays = (of: readonly CouponPick[]): bigint =>
    of.reduce((all, pick) => all * hundredthsOf(pick), stake) / 100n ** BigInt(of.length)
  const micro =
    kind === 'single' ? picks.reduce((sum, pick) => sum + pays([pick]), 0n) : pays(picks)
  return Number(micro) / 1_000_000
}

/** Picks that cannot stand in one combination: more than one of a match. */
export const hasTwoOfOne = (picks: readonly CouponPick[]): boolean =>
  new Set(picks.map(({ eventID }) => eventID)).size < picks.length
