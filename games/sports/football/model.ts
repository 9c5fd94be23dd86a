/**
 * The model of a football match, from which every price of its goals is read. A match is a walk over scores, a step for each minute with
 * at most one goal in it; how likely that is depends on the clubs, the minute, who is ahead and who was sent off. The walk
 * is weighed by the correction of Dixon and Coles at the final score, and that weight is carried back to every step: so the chance of
 * today is the mean of tomorrow's, before the match as in play, and no price jumps at a whistle. Scores go to 15 a side; walks that
 * leave the table count for nothing. Chances are floats; no money stands here. That a card may come is not in a chance before it does.
 */
import type { Score, Side } from './kinds.ts'

/** Goals that each side scores on average in a whole match, level and with eleven men. */
export type Rates = Readonly<Record<Side, number>>

export interface ModelSettings {
  /** Dixon and Coles: below zero, draws of few goals are likelier than apart. */
  readonly rho: number
  /** Of all goals, so many before half time. */
  readonly firstHalfShare: number
  /** By what the rate of a side that is behind, or ahead, is multiplied. */
  readonly behind: number
  readonly ahead: number
  /** For each red card: the side's own rate, and the other's. */
  readonly shortHanded: number
  readonly againstShort: number
}

export const MODEL: ModelSettings = {
  rho: -0.1,
  firstHalfShare: 0.45,
  behind: 1.12,
  ahead: 0.94,
  shortHanded: 0.67,
  againstShort: 1.2,
}

/** Minutes of a half with what is added to it on average. What is added beyond is the last minute once more. */
export const FIRST_HALF_STEPS = 47
export const STEPS = FIRST_HALF_STEPS + 50

const SIDE_MOST = 15
const WIDTH = SIDE_MOST + 1
export const CELLS = WIDTH * WIDTH

/** Where a table of scores has one, and which score stands there. */
export const cellOf = ({ home, away }: Score): number => home * WIDTH + away
export const scoreAt = (cell: number): Score => SCORES[cell] ?? beyondTable(cell)
const SCORES: readonly Score[] = Array.from({ length: CELLS }, (_, cell) => ({
  home: Math.floor(cell / WIDTH),
  away: cell % WIDTH,
}))
function beyondTable(cell: number): never {
  throw new RangeError(`no score stands at ${cell}`)
}

/** Has the table such a score? What lies beyond has no chance, and no price. */
export const isWithinTable = ({ home, away }: Score): boolean =>
  home <= SIDE_MOST && away <= SIDE_MOST

/** From which a match goes on. */
export interface Standing {
  /** Minutes played, from 0 to `STEPS`; at half time `FIRST_HALF_STEPS`. */
  readonly step: number
  readonly score: Score
  readonly reds: Score
}

/** The chance of a goal of each side in one minute, at every score. */
interface Step {
  readonly home: Float64Array
  readonly away: Float64Array
}

/** The walk from one step on, for the men who are on the field. */
export interface MatchWalk {
  readonly from: number
  /** By step: what is left out before `from` is empty. */
  readonly steps: readonly Step[]
}

/** The part of a match's goals that falls in a minute: rising in a straight line, with the first half's share before half time. */
function minuteShares({ firstHalfShare }: ModelSettings): Float64Array {
  const [half, all] = [FIRST_HALF_STEPS, STEPS]
  // Of a line b·t + a: all minutes come to one, those of the first half to its share.
  const slope = (half / all - firstHalfShare) / ((half * (all - half)) / 2)
  const start = 1 / all - (slope * all) / 2
  return Float64Array.from({ length: all }, (_, step) => start + slope * (step + 0.5))
}

function factorOf(own: number, other: number, reds: Score, side: Side, settings: ModelSettings) {
  const mine = side === 'home' ? reds.home : reds.away
  const theirs = side === 'home' ? reds.away : reds.home
  const byScore = own < other ? settings.behind : own > other ? settings.ahead : 1
  return byScore * settings.shortHanded ** mine * settings.againstShort ** theirs
}

/** The correction at a final score; 1 but for those of at most one goal a side. `rho` is cut so that none is below zero. */
export function correctionAt({ home, away }: Score, rates: Rates, rho: number): number {
  const lambda = rates.home
  const mu = rates.away
  const cut = Math.min(Math.max(rho, -1 / lambda, -1 / mu), 1 / (lambda * mu), 1)
  if (home > 1 || away > 1) return 1
  if (home === 0 && away === 0) return 1 - lambda * mu * cut
  if (home === 1 && away === 1) return 1 - cut
  return home === 0 ? 1 + lambda * cut : 1 + mu * cut
}

/** The chances of a goal in each minute from a step on, weighed by how the match ends. */
export function walkFrom(
  rates: Rates,
  from: number,
  reds: Score,
  settings: ModelSettings = MODEL,
): MatchWalk {
  const shares = minuteShares(settings)
  const steps: Step[] = Array.from({ length: STEPS }, () => NO_STEP)
  let after = Float64Array.from({ length: CELLS }, (_, cell) =>
    correctionAt(scoreAt(cell), rates, settings.rho),
  )
  for (let step = STEPS - 1; step >= from; step -= 1) {
    const before = new Float64Array(CELLS)
    steps[step] = stepBefore(after, before, (side, score) => {
      const [own, other] = side === 'home' ? [score.home, score.away] : [score.away, score.home]
      return rates[side] * (shares[step] ?? 0) * factorOf(own, other, reds, side, settings)
    })
    after = before
  }
  return { from, steps }
}

const NO_STEP: Step = { home: new Float64Array(0), away: new Float64Array(0) }

/** Fills what each score is worth before the minute, out of what scores are worth after it. */
function stepBefore(
  after: Float64Array,
  before: Float64Array,
  rateOf: (side: Side, score: Score) => number,
): Step {
  const step: Step = { home: new Float64Array(CELLS), away: new Float64Array(CELLS) }
  for (let cell = 0; cell < CELLS; cell += 1) {
    const score = scoreAt(cell)
    const [home, away] = [rateOf('home', score), rateOf('away', score)]
    const stays = (1 - home - away) * at(after, cell)
    const byHome = score.home < SIDE_MOST ? home * at(after, cell + WIDTH) : 0
    const byAway = score.away < SIDE_MOST ? away * at(after, cell + 1) : 0
    const worth = stays + byHome + byAway
    before[cell] = worth
    step.home[cell] = worth > 0 ? byHome / worth : 0
    step.away[cell] = worth > 0 ? byAway / worth : 0
  }
  return step
}

const at = (values: Float64Array, cell: number): number => values[cell] ?? 0

/** Chances of scores at a later step, out of those at an earlier one. */
export function walkOn(
  { steps }: MatchWalk,
  table: Float64Array,
  from: number,
  to: number,
): Float64Array {
  let now = table
  // Two tables in turn: what was handed in is never written to.
  let [next, spare] = [new Float64Array(CELLS), new Float64Array(CELLS)]
  for (const step of steps.slice(from, to)) {
    next.fill(0)
    for (let cell = 0; cell < CELLS; cell += 1) {
      const chance = at(now, cell)
      if (chance === 0) continue
      const home = chance * at(step.home, cell)
      const away = chance * at(step.away, cell)
      next[cell] = at(next, cell) + chance - home - away
      if (home > 0) next[cell + WIDTH] = at(next, cell + WIDTH) + home
      if (away > 0) next[cell + 1] = at(next, cell + 1) + away
    }
    now = next
    ;[next, spare] = [spare, next]
  }
  return now
}

/** All chance on one score. */
export function certain(score: Score): Float64Array {
  const table = new Float64Array(CELLS)
  table[cellOf(score)] = 1
  return table
}

/** The chance of a goal of each side in the minute that begins at a step. */
export function goalChances({ steps }: MatchWalk, step: number, score: Score): Rates {
  const minute = steps[step] ?? NO_STEP
  return { home: at(minute.home, cellOf(score)), away: at(minute.away, cellOf(score)) }
}
