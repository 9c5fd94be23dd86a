/**
 * What a lookup table says of its game, in exact arithmetic: return, hit rate, spread, maximum win
 * and its odds; and whether a game with these tables may be published.
 */
import { atOnce, inSteps, type Steps } from '../../in-steps.ts'
import type { LookupTable } from '../publish/lookup-table.ts'

/** A quotient of whole numbers, for what must not be rounded before it is judged. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export interface TableReport {
  rows: number
  /** Return as a fraction of the cost, exact. */
  exactRtp: Fraction
  /** The same as a double. */
  rtp: number
  /** Chance of any pay. */
  hitRate: number
  /** Standard deviation of the pay, in base bets. */
  deviation: number
  /** Every pay is a multiple of this, in hundredths of the base bet; 0 where nothing pays. */
  payStep: number
  /** Highest pay, as a multiple of the base bet. */
  maxWin: number
  /** One round in so many pays it. */
  maxWinOneIn: number
  /** Chance of a pay of at least … times the base bet. */
  distribution: { atLeast: number; chance: number }[]
}

const STEPS = [0.01, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** Looks at every row. `cost` is the mode's, as a multiple of the base bet. */
export const reportOf = (table: LookupTable, cost: number): TableReport =>
  atOnce(stepsOfReport(table, cost))

/** The same for a house that answers others meanwhile. */
export const reportInSteps = (table: LookupTable, cost: number): Promise<TableReport> =>
  inSteps(stepsOfReport(table, cost))

/** Rows that are looked at without a breath: a few milliseconds' worth. */
const STEP_ROWS = 8_192

function* stepsOfReport(table: LookupTable, cost: number): Steps<TableReport> {
  const byPay = yield* weighedByPay(table)
  const total = table.totalWeight
  const pays = [...byPay.keys()].sort((a, b) => a - b)
  const sum = pays.reduce((all, pay) => all + BigInt(pay) * (byPay.get(pay) ?? 0n), 0n)
  const squares = pays.reduce((all, pay) => all + BigInt(pay) ** 2n * (byPay.get(pay) ?? 0n), 0n)
  const mean = ratio(sum, total) / 100
  const exactRtp = rtpOf(sum, total, cost)
  const highest = pays.at(-1) ?? 0
  const chanceFrom = (least: number): number =>
    ratio(
      pays.reduce((all, pay) => all + (pay >= least * 100 ? (byPay.get(pay) ?? 0n) : 0n), 0n),
      total,
    )
  const distribution: TableReport['distribution'] = []
  for (const atLeast of STEPS) {
    yield
    distribution.push({ atLeast, chance: chanceFrom(atLeast) })
  }
  return {
    rows: table.sums.length,
    exactRtp,
    rtp: ratio(exactRtp.numerator, exactRtp.denominator),
    hitRate: chanceFrom(0.01),
    deviation: Math.sqrt(Math.max(0, ratio(squares, total) / 10_000 - mean * mean)),
    payStep: pays.reduce(commonDivisor, 0),
    maxWin: highest / 100,
    maxWinOneIn: ratio(total, byPay.get(highest) ?? 1n),
    distribution,
  }
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)

/** Published costs have at most four decimals, so the fraction is the published one. */
const COST_SCALE = 10_000

/** Σ(weight × payout) ÷ Σweight ÷ cost, payouts being hundredths of the base bet. */
function rtpOf(sum: bigint, total: bigint, cost: number): Fraction {
  return {
    numerator: sum * BigInt(COST_SCALE),
    denominator: total * 100n * BigInt(Math.round(cost * COST_SCALE)),
  }
}

/** A fraction in percent, cut behind so many decimals; `…` says that more would follow. */
export function exactPercent({ numerator, denominator }: Fraction, decimals = 12): string {
  const scale = 10n ** BigInt(decimals)
  const scaled = numerator * 100n * scale
  const [cut, rest] = [scaled / denominator, scaled % denominator]
  const behind = String(cut % scale).padStart(decimals, '0')
  return rest === 0n
    ? `${cut / scale}.${behind.replace(/0+$/, '').padEnd(2, '0')} %`
    : `${cut / scale}.${behind}… %`
}

/** The weight of all rows that pay the same, by what they pay (hundredths of the base bet). */
export const weightByPay = (table: LookupTable): Map<number, bigint> => atOnce(weighedByPay(table))

function* weighedByPay({ sums, payouts }: LookupTable): Steps<Map<number, bigint>> {
  const byPay = new Map<number, bigint>()
  let before = 0n
  for (const [row, sum] of sums.entries()) {
    if (row % STEP_ROWS === 0) yield
    const pay = payouts[row] ?? 0
    byPay.set(pay, (byPay.get(pay) ?? 0n) + sum - before)
    before = sum
  }
  return byPay
}

const SCALE = 10n ** 15n

/** A quotient of whole numbers as a double, right to fifteen digits behind the point. */
function ratio(numerator: bigint, denominator: bigint): number {
  const whole = numerator / denominator
  return Number(whole) + Number(((numerator % denominator) * SCALE) / denominator) / 1e15
}

/** Thousandths of the cost. */
const RTP_MIN = 900n
const RTP_MAX = 980n
const RTP_APART_MAX = 5n
const MAX_WIN_ONE_IN_MAX = 10_000_000

/** Why a game with these modes may not be published; empty when it may. */
export function objectionsTo(modes: readonly { name: string; report: TableReport }[]): string[] {
  const objections = modes.flatMap(({ name, report: { exactRtp, maxWinOneIn } }) => [
    ...(isBelow(exactRtp, RTP_MIN) || isAbove(exactRtp, RTP_MAX)
      ? [`mode ${name} returns ${exactPercent(exactRtp, 6)}, outside 90–98 %`]
      : []),
    ...(maxWinOneIn > MAX_WIN_ONE_IN_MAX
      ? [`the maximum win of mode ${name} is rarer than 1 in 10 million`]
      : []),
  ])
  const returns = modes.map(({ report }) => report.exactRtp)
  if (returns.some((one) => returns.some((other) => isAbove(minus(one, other), RTP_APART_MAX))))
    objections.push('the modes return more than 0.5 % apart')
  return objections
}

const isBelow = ({ numerator, denominator }: Fraction, thousandths: bigint): boolean =>
  numerator * 1000n < thousandths * denominator

const isAbove = ({ numerator, denominator }: Fraction, thousandths: bigint): boolean =>
  numerator * 1000n > thousandths * denominator

function minus(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator - other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}
