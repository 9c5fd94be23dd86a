/**
 * Looks for a way to spread a stake over the prices of a book so that more than the stake comes back however the match ends, by a linear
 * programme. What is found was held to every ending; that there is none is proven by the endings that the programme was solved over.
 */
import type { FootballOffer } from '#games/sports/football/book.ts'
import { resultAt, type Ending } from '#games/sports/football/joint.ts'
import type { Forecast, Outlook } from '#games/sports/football/forecast.ts'
import { kindOf, type Count, type Score, type Side } from '#games/sports/football/kinds.ts'
import { partsOf } from '#games/sports/football/settlement.ts'

/** Per one staked in all: what comes back at least, and what is staked on what. */
export interface SureWin<Of = FootballOffer> {
  readonly least: number
  readonly stakes: readonly { readonly offer: Of; readonly share: number }[]
}

type Way = Pick<Ending, 'half' | 'full' | 'scorer'>

/** Goals, corners and cards tell nothing of each other: what wins surely does so within one of them. */
const COUNTS: readonly Count[] = ['goals', 'corners', 'cards']
/** What a float may err by over a few hundred stakes. */
const CLOSE = 1e-6
/** Endings that the programme begins with, and that are added where it was too hopeful. */
const FIRST_ENDINGS = 60
const MORE_ENDINGS = 20

/** The best of them, where one returns more than its stake. */
export function findSureWin(
  offers: readonly FootballOffer[],
  of: Forecast,
  outlook: Outlook,
): SureWin | null {
  for (const count of COUNTS) {
    const priced = offers.filter(
      ({ market, odds }) => odds !== null && kindOf(market).count === count,
    )
    const ways = count === 'goals' ? goalWays(of, outlook) : of[count].map(countWay)
    const found =
      priced.length === 0
        ? null
        : solve(
            priced,
            priced.map((offer) => payoutsOf(offer, ways)),
          )
    if (found) return found
  }
  return null
}

const countWay = ({ score }: { score: Score }): Way => ({ half: null, full: score, scorer: null })

/** More goals than these, at half time and at the end, change no market that these do not: lines end at 3½ of a half, and at 7½ of a match. */
const HALF_MOST = 4
const FULL_MOST = 10
const SIDES: readonly Side[] = ['home', 'away']

const isUpTo = (low: Score, high: Score): boolean => low.home <= high.home && low.away <= high.away
const totalOf = ({ home, away }: Score): number => home + away

/** How the match may go on: half time, end and who scores next, as far as they go together. */
function goalWays({ full, half }: Forecast, { standing }: Outlook): readonly Way[] {
  const now = standing.score
  const most = Math.max(now.home, now.away)
  const isWithin = ({ home, away }: Score, goals: number): boolean => Math.max(home, away) <= goals
  const isKnown = half?.length === 1
  const halves = half?.filter(
    ({ score }) => isKnown || totalOf(score) <= HALF_MOST || isWithin(score, most + 1),
  )
  const ends = full.filter(({ score }) => isWithin(score, Math.max(FULL_MOST, most + 3)))
  const pairs = ends.flatMap((end): { half: Score | null; full: Score }[] =>
    halves
      ? halves
          .filter(({ score }) => isUpTo(score, end.score))
          .map(({ score }) => ({ half: score, full: end.score }))
      : [{ half: null, full: end.score }],
  )
  return pairs.flatMap((pair): readonly Way[] => {
    // The next goal is one of the first half, where that has one more.
    const next =
      pair.half && isUpTo(now, pair.half) && totalOf(pair.half) > totalOf(now)
        ? pair.half
        : pair.full
    if (totalOf(next) === totalOf(now)) return [{ ...pair, scorer: null }]
    return SIDES.filter((side) => next[side] > now[side]).map((scorer) => ({ ...pair, scorer }))
  })
}

/** What one staked on it comes back as, however the match goes on. */
function payoutsOf({ market, selection, odds }: FootballOffer, ways: readonly Way[]): Float64Array {
  const parts = partsOf(market).map((part) => ({ market: part, selection }))
  const won = (odds ?? 0) / 100
  return Float64Array.from(ways, (way) => {
    let paid = 0
    for (const part of parts) {
      const result = resultAt(part, way)
      if (result === null) throw new Error(`${market.kind} is of a half that is not told`)
      if (result !== 'lose') paid += result === 'win' ? won : 1
    }
    return paid / parts.length
  })
}

/** A column of endings for each price. */
type Payouts = readonly Float64Array[]

/** The same of prices whose payouts are known, by ending. */
export function solve<Of>(offers: readonly Of[], payouts: Payouts): SureWin<Of> | null {
  const ways = Array.from(payouts[0] ?? [], (_, way) => way)
  const taken = new Set(ways.slice(0, FIRST_ENDINGS))
  for (;;) {
    const { least, shares } = bestSpread(payouts, [...taken])
    if (least <= 1 + CLOSE) return null
    const returned = ways.map((at) => returnAt(payouts, shares, at))
    const lowest = returned.reduce((low, one) => Math.min(low, one), Infinity)
    if (lowest > 1 + CLOSE)
      return {
        least: lowest,
        stakes: offers.flatMap((offer, at) => {
          const share = shares[at] ?? 0
          return share > CLOSE ? [{ offer, share }] : []
        }),
      }
    const worst = [...returned.keys()]
      .filter((at) => !taken.has(at))
      .toSorted((a, b) => (returned[a] ?? 0) - (returned[b] ?? 0))
    for (const at of worst.slice(0, MORE_ENDINGS)) taken.add(at)
  }
}

const returnAt = (payouts: Payouts, shares: Float64Array, at: number): number =>
  payouts.reduce((sum, paid, offer) => sum + (shares[offer] ?? 0) * (paid[at] ?? 0), 0)

/**
 * The spread whose least return over some endings is the highest: a game of two against each other, solved by the simplex method. Every payout
 * is raised by one, so that what is looked for is above nothing.
 */
export function bestSpread(
  payouts: Payouts,
  endings: readonly number[],
): { least: number; shares: Float64Array } {
  const [rows, columns] = [payouts.length, endings.length]
  const table = payouts.map((paid, row) =>
    // A little apart from each other, or the method may turn in a circle.
    Float64Array.from([...endings.map((at) => (paid[at] ?? 0) + 1), 1 + (row + 1) * 1e-10]),
  )
  table.push(Float64Array.from({ length: columns + 1 }, (_, at) => (at < columns ? -1 : 0)))
  const goal = table[rows] ?? new Float64Array(0)
  // What stands at the head of a row and of a column: endings by their place, prices behind them.
  const [inRow, inColumn] = [
    Array.from({ length: rows }, (_, row) => columns + row),
    Array.from({ length: columns }, (_, column) => column),
  ]
  for (;;) {
    const column = lowestOf(goal, columns)
    if (column === null) break
    const row = tightestOf(table, rows, column)
    if (row === null) throw new Error('a payout above nothing bounds it')
    pivot(table, row, column)
    const [left, came] = [inRow[row] ?? 0, inColumn[column] ?? 0]
    inRow[row] = came
    inColumn[column] = left
  }
  const value = 1 / (goal[columns] ?? NaN)
  const shares = new Float64Array(rows)
  for (const [column, name] of inColumn.entries())
    if (name >= columns) shares[name - columns] = (goal[column] ?? 0) * value
  return { least: value - 1, shares }
}

const TINY = 1e-11

/** The column that gains most; null where none does. */
function lowestOf(goal: Float64Array, columns: number): number | null {
  let found: number | null = null
  for (let column = 0; column < columns; column += 1)
    if ((goal[column] ?? 0) < (found === null ? -TINY : (goal[found] ?? 0))) found = column
  return found
}

function tightestOf(table: readonly Float64Array[], rows: number, column: number): number | null {
  let [found, bound]: [number | null, number] = [null, Infinity]
  for (let row = 0; row < rows; row += 1) {
    const values = table[row]
    const by = values?.[column] ?? 0
    if (by <= TINY) continue
    const ratio = (values?.at(-1) ?? 0) / by
    if (ratio < bound) [found, bound] = [row, ratio]
  }
  return found
}

function pivot(table: readonly Float64Array[], row: number, column: number): void {
  const head = table[row] ?? new Float64Array(0)
  const by = head[column] ?? NaN
  for (let at = 0; at < head.length; at += 1)
    head[at] = at === column ? 1 / by : (head[at] ?? 0) / by
  for (const [other, values] of table.entries()) {
    const factor = values[column] ?? 0
    if (other === row || factor === 0) continue
    for (let at = 0; at < values.length; at += 1)
      values[at] = at === column ? -factor / by : (values[at] ?? 0) - factor * (head[at] ?? 0)
  }
}
