/**
 * What the rules of Yonca Bahçesi return. Boards that tumble over a grid that grows are too many to be
 * scanned, so this is measured on two long walks (`walkRound`): spins without free spins, and bought
 * rounds. Which of the two a paid spin is, is exact.
 */

import { MODES } from './numbers.ts'
import { oddsOf } from './rules.ts'

export interface Walked {
  /** How many rounds, from number 0 on. */
  readonly rounds: number
  /** Mean and standard deviation of what they paid, in hundredths of the base bet. */
  readonly mean: number
  readonly deviation: number
}

/** Together they drew 102,491,667 boards to spin on, free spins counted. */
export const WALKED: Readonly<Record<'plain' | 'feature', Walked>> = {
  plain: { rounds: 30_000_250, mean: 64.0212, deviation: 153.601 },
  feature: { rounds: 6_200_000, mean: 10043.136, deviation: 23242.08 },
}

/** So many standard errors to each side hold the truth 99 times in 100. */
const Z_99 = 2.576

export interface Measured {
  /** As a fraction of the mode's cost. */
  readonly rtp: number
  /** The 99 % interval to each side. */
  readonly within: number
}

/** What the walks say of each mode. */
export function measuredReturns({ plain, feature } = WALKED): Record<keyof typeof MODES, Measured> {
  const [plainOdds, featureOdds] = [oddsOf('plain'), oddsOf('feature')]
  const base = plainOdds * plain.mean + featureOdds * feature.mean
  const spread = Math.hypot(plainOdds * errorOf(plain), featureOdds * errorOf(feature))
  return {
    base: shareOf(MODES.base.cost, base, spread),
    bonus: shareOf(MODES.bonus.cost, feature.mean, errorOf(feature)),
  }
}

const errorOf = ({ rounds, deviation }: Walked): number => deviation / Math.sqrt(rounds)

function shareOf(cost: number, mean: number, error: number): Measured {
  return { rtp: mean / (100 * cost), within: (Z_99 * error) / (100 * cost) }
}
