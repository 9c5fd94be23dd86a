/** What the next bets at a table begin with: as they were typed last, whether they were laid or not. */
import type { CrashSpot } from '#games/crash/numbers.ts'
import { keep, readKept } from '../frame/kept.ts'

export interface BetChoice {
  /** Micro-lira. */
  amount: number
  /** Hundredths. */
  target: number
  isAuto: boolean
}

const keyOf = (table: string, spot: CrashSpot): string => `kasa.crash.${table}.${spot}`

/** Null where nothing is kept, or nothing that can be read. */
export function keptBet(table: string, spot: CrashSpot): BetChoice | null {
  const parts = /^(\d{1,15}) (\d{1,7}) ([01])$/.exec(readKept(keyOf(table, spot)))
  if (!parts) return null
  return { amount: Number(parts[1]), target: Number(parts[2]), isAuto: parts[3] === '1' }
}

export function keepBet(table: string, spot: CrashSpot, choice: BetChoice): void {
  const { amount, target, isAuto } = choice
  keep(keyOf(table, spot), `${amount} ${target} ${isAuto ? 1 : 0}`)
}
