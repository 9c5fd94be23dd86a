/**
 * How likely a match of 3D football ends in each score, and who is ahead at half time: the sportsbook's own model of a match
 * (`games/sports/football/model.ts`), put into whole numbers. An ending has as many of a milliard as the model says, rounded down; what
 * is below one of them cannot happen, and the numbers that are left are all there are. Odds are read from these whole numbers, and scores are
 * drawn by them: so every price is exact. Which score stood at half time is drawn behind it and decides no bet. A table is the same on every
 * machine, for nothing but sums, products and quotients of doubles stands behind it; with another one, rounds that were played could
 * not be drawn again.
 */
import { WINNERS, winnerOf, type Winner } from '../sports/football/kinds.ts'
import {
  CELLS,
  FIRST_HALF_STEPS,
  STEPS,
  cellOf,
  certain,
  scoreAt as modelScoreAt,
  walkFrom,
  walkOn,
} from '../sports/football/model.ts'

export type Goals = readonly [home: number, away: number]

/** An ending that bets are right or wrong by. */
export interface Ending {
  /** Who is ahead at half time. */
  readonly half: Winner
  readonly full: Goals
  readonly weight: number
}

/** Scores, each in as many of `all` as its weight says. */
interface Weighed {
  readonly weights: ArrayLike<number>
  readonly all: number
  readonly scoreAt: (at: number) => Goals
}

export interface MatchScores extends Weighed {
  /** One for each weight: by who is ahead at half time (home, nobody, guests), then by goals of the home side, then of the guests. */
  readonly endings: readonly Ending[]
  /** What may have stood at half time before an ending, in the same order. */
  readonly halvesOf: (at: number) => Weighed
}

const MILLIARD = 1_000_000_000
const LEVEL = { home: 0, away: 0 }
/** Of more goals than that the model's own table of scores would not hold enough. */
const RATE_MOST = 60
/** So many tables are remembered: each takes some forty thousand bytes. */
const REMEMBERED_MOST = 600

const remembered = new Map<string, MatchScores>()

/** The table of a match of which so many tenths of a goal are expected of home side and guests. Throws where these are none. */
export function matchScores(home: number, away: number): MatchScores {
  if (![home, away].every((rate) => Number.isSafeInteger(rate) && rate > 0 && rate <= RATE_MOST))
    throw new RangeError('no goals are expected so')
  const name = `${home} ${away}`
  const known = remembered.get(name)
  if (known) return known
  if (remembered.size >= REMEMBERED_MOST) remembered.clear()
  const made = makeTable(home / 10, away / 10)
  remembered.set(name, made)
  return made
}

const goalsIn = (cell: number): Goals => {
  const { home, away } = modelScoreAt(cell)
  return [home, away]
}

/** How a match may stand at half time: each score's chance, where it is one of a milliard at least. */
function halfTimes(home: number, away: number) {
  const walk = walkFrom({ home, away }, 0, LEVEL)
  const table = walkOn(walk, certain(LEVEL), 0, FIRST_HALF_STEPS)
  const likely = [...table.entries()].filter(([, chance]) => chance * MILLIARD >= 1)
  /** Chances of the end, of those that stood so at half time. */
  const ends = (cells: readonly (readonly [cell: number, chance: number])[]): Float64Array => {
    const from = new Float64Array(CELLS)
    for (const [cell, chance] of cells) from[cell] = chance
    return walkOn(walk, from, FIRST_HALF_STEPS, STEPS)
  }
  const ledBy = (winner: Winner) =>
    likely.filter(([cell]) => winnerOf(modelScoreAt(cell)) === winner)
  return { ends, ledBy }
}

function makeTable(home: number, away: number): MatchScores {
  const { ends, ledBy } = halfTimes(home, away)
  const endings = WINNERS.flatMap((half) =>
    Array.from(ends(ledBy(half)), (chance, cell) => ({
      half,
      full: goalsIn(cell),
      weight: Math.floor(chance * MILLIARD),
    })).filter(({ weight }) => weight > 0),
  )
  let halves: ReadonlyMap<Winner, HalvesTable> | null = null
  return {
    endings,
    weights: Uint32Array.from(endings, ({ weight }) => weight),
    all: endings.reduce((sum, { weight }) => sum + weight, 0),
    scoreAt: (at) => endingAt(endings, at).full,
    halvesOf: (at) => {
      halves ??= makeHalves(home, away)
      const { half, full } = endingAt(endings, at)
      return weighedHalves(halves.get(half) ?? [], full)
    },
  }
}

function endingAt(endings: readonly Ending[], at: number): Ending {
  const ending = endings[at]
  if (!ending) throw new RangeError('no ending of this table')
  return ending
}

/** Scores at half time, and how likely each leads to each end. */
type HalvesTable = readonly { readonly half: Goals; readonly ends: Float32Array }[]

/** Walked only once somebody draws: prices do not ask for it. */
function makeHalves(home: number, away: number): ReadonlyMap<Winner, HalvesTable> {
  const { ends, ledBy } = halfTimes(home, away)
  return new Map(
    WINNERS.map((winner) => [
      winner,
      ledBy(winner).map(([cell, chance]) => ({
        half: goalsIn(cell),
        ends: Float32Array.from(ends([[cell, chance]])),
      })),
    ]),
  )
}

function weighedHalves(table: HalvesTable, [home, away]: Goals): Weighed {
  const cell = cellOf({ home, away })
  const whole = table.reduce((sum, { ends }) => sum + (ends[cell] ?? 0), 0)
  const weighed = table.flatMap(({ half, ends }) => {
    const weight = Math.floor(((ends[cell] ?? 0) / whole) * MILLIARD)
    return weight > 0 ? [{ half, weight }] : []
  })
  const scoreAt = (at: number): Goals => {
    const score = weighed[at]
    if (!score) throw new RangeError('no score at half time')
    return score.half
  }
  return {
    weights: weighed.map(({ weight }) => weight),
    all: weighed.reduce((sum, { weight }) => sum + weight, 0),
    scoreAt,
  }
}
