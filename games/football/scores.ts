/**
 * How likely a match of 3D football ends in each score, at half time and at the end: the sportsbook's own model of a match
 * (`games/sports/football/model.ts`), put into whole numbers. A score has as many of a milliard as the model says, rounded down; what
 * is below one of them cannot happen, and the numbers that are left are all there are. Odds are read from these whole numbers, and scores are
 * drawn by them: so every price is exact. A table is the same on every machine, for nothing but sums, products and quotients of
 * doubles stands behind it; with another one, rounds that were played could not be drawn again.
 */
import {
  CELLS,
  FIRST_HALF_STEPS,
  STEPS,
  certain,
  scoreAt as modelScoreAt,
  walkFrom,
  walkOn,
} from '../sports/football/model.ts'

/** Goals of both, at half time and at the end. */
export interface MatchScore {
  readonly half: readonly [home: number, away: number]
  readonly full: readonly [home: number, away: number]
}

/** Scores in the order of half times, then of ends, home goals before those of the guests. */
export interface MatchScores {
  readonly weights: Uint32Array
  /** The sum of all of them. */
  readonly all: number
  scoreAt(at: number): MatchScore
  /** The same with all half times of one leader taken together, as the first of them: no market looks closer. */
  readonly endings: readonly Ending[]
}

export interface Ending {
  readonly score: MatchScore
  readonly weight: number
}

const MILLIARD = 1_000_000_000
const LEVEL = { home: 0, away: 0 }
/** So many tables are remembered: each takes some fifty thousand bytes. */
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

/** Of more goals than that the model's own table of scores would not hold enough. */
const RATE_MOST = 60

function makeTable(home: number, away: number): MatchScores {
  const walk = walkFrom({ home, away }, 0, LEVEL)
  const halves: number[] = []
  const fulls: number[] = []
  const weights: number[] = []
  const atHalf = walkOn(walk, certain(LEVEL), 0, FIRST_HALF_STEPS)
  for (const [half, chance] of atHalf.entries()) {
    if (chance * MILLIARD < 1) continue
    const only = new Float64Array(CELLS)
    only[half] = chance
    for (const [full, ends] of walkOn(walk, only, FIRST_HALF_STEPS, STEPS).entries()) {
      const weight = Math.floor(ends * MILLIARD)
      if (weight === 0) continue
      halves.push(half)
      fulls.push(full)
      weights.push(weight)
    }
  }
  const [byHalf, byFull] = [Uint8Array.from(halves), Uint8Array.from(fulls)]
  const pairAt = (cells: Uint8Array, at: number): [number, number] => {
    const score = modelScoreAt(cells[at] ?? 0)
    return [score.home, score.away]
  }
  const scoreAt = (at: number): MatchScore => ({
    half: pairAt(byHalf, at),
    full: pairAt(byFull, at),
  })
  const endings = new Map<string, { score: MatchScore; weight: number }>()
  for (const [at, weight] of weights.entries()) {
    const score = scoreAt(at)
    const key = `${leaderAt(score.half)} ${fulls[at]}`
    const ending = endings.get(key)
    if (ending) ending.weight += weight
    else endings.set(key, { score, weight })
  }
  return {
    weights: Uint32Array.from(weights),
    all: weights.reduce((sum, weight) => sum + weight, 0),
    scoreAt,
    endings: [...endings.values()],
  }
}

const leaderAt = ([home, away]: MatchScore['half']): number => Math.sign(home - away)
