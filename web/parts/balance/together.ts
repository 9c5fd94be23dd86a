import { fromWire, toWire } from '#contract/money.ts'
import type { Data } from '#contract/registry.ts'

/** Cash and bonus money together, counted in whole micro-lira, as the house does. */
export const togetherIn = ({ cash, bonus }: Data<'finance/check_balance'>[number]): number =>
  toWire((fromWire(cash) ?? 0n) + (fromWire(bonus) ?? 0n))
