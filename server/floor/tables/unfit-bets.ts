/** Which limits a table may have: those that leave each of its bets a stake. */
import { CHIPS } from '#contract/games/floor-boards.ts'
import { AMOUNT_MAX } from '#contract/money.ts'
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
  /** A higher highest bet would make room; a ticket's price stays what it is. */
  readonly isRaisable: boolean
  constructor(bets: readonly Bound[], isRaisable: boolean) {
    super(`no room for ${bets.map(([bet]) => bet).join(', ')}`)
    this.bets = bets
    this.isRaisable = isRaisable
  }
}

type Table = Pick<FloorTable, 'kind' | 'rules' | 'stepStake'>

export function refuseUnfit(table: Table, limits: Limits): void {
  const unfit = unfitBets(table, limits)
  if (unfit.length === 0) return
  const unlimited = { ...limits, maxStake: AMOUNT_MAX }
  throw new UnfitLimits(unfit, unfitBets(table, unlimited).length === 0)
}

/** The bets of a table that limits leave no stake: the smallest is above the most, or none that can be laid lies between. */
export function unfitBets(
  { kind, rules, stepStake }: Table,
  { minStake, maxStake }: Limits,
): readonly Bound[] {
  const own = floorKind(kind)
  const fits = (most: bigint): boolean =>
    own.inChips
      ? CHIPS.some((chip) => BigInt(chip) >= minStake && BigInt(chip) <= most)
      : (most / stepStake) * stepStake >= minStake
  return own.bounds(maxStake, rules).filter(([, most]) => !fits(most))
}
