/** Which limits a table may have: those that leave each of its bets a stake. */
import { CHIPS } from '#contract/games/floor-boards.ts'
import { floorKind } from '../kinds/kinds.ts'
import type { Bound } from '../kinds/table-kind.ts'
import type { FloorTable } from './tables.ts'

export interface Limits {
  minStake: bigint
  maxStake: bigint
}

/** With these limits some of the table's bets could not be laid: of each, the most that might lie on it. */
export class UnfitLimits extends Error {
  readonly bets: readonly Bound[]
  constructor(bets: readonly Bound[]) {
    super(`no room for ${bets.map(([bet]) => bet).join(', ')}`)
    this.bets = bets
  }
}

/** The bets of a table that limits leave no stake: the smallest is above the most, or none that can be laid lies between. */
export function unfitBets(
  { kind, rules, stepStake }: Pick<FloorTable, 'kind' | 'rules' | 'stepStake'>,
  { minStake, maxStake }: Limits,
): readonly Bound[] {
  const own = floorKind(kind)
  const fits = (most: bigint): boolean =>
    own.inChips
      ? CHIPS.some((chip) => BigInt(chip) >= minStake && BigInt(chip) <= most)
      : (most / stepStake) * stepStake >= minStake
  return own.bounds(maxStake, rules).filter(([, most]) => !fits(most))
}
