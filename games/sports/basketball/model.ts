/**
 * A basketball match possession by possession: in each step both sides have the ball once, and score nothing, one, two or three points by chances
 * that hang on the two clubs alone. So every period's points are a sum of so many steps, and all chances of a match are those of one
 * walk, before it as in play: today's is the mean of tomorrow's. Level after the last quarter, five minutes more are played, again and
 * again. Chances are floats; no money stands here.
 */
import type { Score, Side } from '../match.ts'
import { QUARTERS, type Period, type Reads } from './kinds.ts'

/** Points that each side scores on average with the ball once. */
export type Rates = Readonly<Record<Side, number>>

/** Steps of a minute, of a quarter, and of an overtime. */
export const STEPS_OF_MINUTE = 2
export const QUARTER_STEPS = 10 * STEPS_OF_MINUTE
export const OVERTIME_STEPS = 5 * STEPS_OF_MINUTE
export const REGULATION_STEPS = QUARTERS.length * QUARTER_STEPS

/** After so many overtimes a match is left level: it comes to less than one in a thousand million. */
export const OVERTIMES_MOST = 8

/** Of a side of the middle, which scores a point each time: the chances of one, two and three. */
const SHAPE = [0.05, 0.32, 31 / 300] as const
const SHAPE_SUM = SHAPE.reduce((sum, chance) => sum + chance, 0)

/** The chances of none to three points with the ball once. More than some points each time nobody scores. */
export function possessionOf(rate: number): readonly number[] {
  const factor = Math.min(Math.max(rate, 0), 0.95 / SHAPE_SUM)
  const scored = SHAPE.map((chance) => chance * factor)
  return [1 - scored.reduce((sum, chance) => sum + chance, 0), ...scored]
}

/** The chance of each number, from the least that has one. */
export interface Numbers {
  readonly least: number
  readonly chances: Float64Array
}

export type Law = Readonly<Record<Reads, Numbers>>

/** What is added to a score by so many steps: by its points. */
function pointsAfter(rate: number, steps: number): Float64Array {
  const once = possessionOf(rate)
  let points = Float64Array.of(1)
  for (let step = 0; step < steps; step += 1) {
    const next = new Float64Array(points.length + once.length - 1)
    for (const [at, chance] of points.entries())
      for (const [more, by] of once.entries())
        next[at + more] = (next[at + more] ?? 0) + chance * by
    points = next
  }
  return points
}

/** Where a period stands: what was scored in it, and how many of its steps are left. */
export interface Standing {
  readonly score: Score
  readonly stepsLeft: number
}

const added = (points: Float64Array, score: number): Numbers => ({ least: score, chances: points })

/** What a period without overtimes comes to. */
export function periodLaw(rates: Rates, { score, stepsLeft }: Standing): Law {
  const home = pointsAfter(rates.home, stepsLeft)
  const away = pointsAfter(rates.away, stepsLeft)
  const law = emptyLaw(score, home.length - 1, away.length - 1)
  for (const [h, byHome] of home.entries())
    for (const [a, byAway] of away.entries())
      note(law, { home: score.home + h, away: score.away + a }, byHome * byAway)
  return { ...law, home: added(home, score.home), away: added(away, score.away) }
}

/** What the match comes to, overtimes included: what is left is left of the last quarter, or of an overtime that is played. */
export function matchLaw(rates: Rates, { score, stepsLeft }: Standing): Law {
  const home = pointsAfter(rates.home, stepsLeft)
  const away = pointsAfter(rates.away, stepsLeft)
  const more = OVERTIMES_MOST * OVERTIME_STEPS * 3
  const law = emptyLaw(score, home.length - 1 + more, away.length - 1 + more)
  // By the points that each side has then.
  let level = new Float64Array(Math.max(score.home + home.length, score.away + away.length) + more)
  for (const [h, byHome] of home.entries())
    for (const [a, byAway] of away.entries()) {
      const now = { home: score.home + h, away: score.away + a }
      if (now.home === now.away) level[now.home] = byHome * byAway
      else note(law, now, byHome * byAway)
    }
  const extra = overtimeOf(rates)
  for (let overtime = 0; overtime < OVERTIMES_MOST; overtime += 1)
    level = afterOvertime(law, level, extra)
  for (const [points, chance] of level.entries())
    if (chance > 0) note(law, { home: points, away: points }, chance)
  return law
}

/** What an overtime adds: to each side where it decides, to both where they are level again. */
interface Overtime {
  readonly decided: readonly { readonly added: Score; readonly chance: number }[]
  readonly level: Float64Array
}

function overtimeOf(rates: Rates): Overtime {
  const home = pointsAfter(rates.home, OVERTIME_STEPS)
  const away = pointsAfter(rates.away, OVERTIME_STEPS)
  const decided = [...home.entries()].flatMap(([h, byHome]) =>
    [...away.entries()].flatMap(([a, byAway]) =>
      h === a ? [] : [{ added: { home: h, away: a }, chance: byHome * byAway }],
    ),
  )
  return { decided, level: home.map((chance, points) => chance * (away[points] ?? 0)) }
}

/** Notes what is decided by one more overtime, and answers what is level after it. */
function afterOvertime(law: Law, level: Float64Array, extra: Overtime): Float64Array<ArrayBuffer> {
  const next = new Float64Array(level.length)
  for (const [points, chance] of level.entries()) {
    if (chance < NEGLIGIBLE) continue
    for (const { added: more, chance: by } of extra.decided)
      note(law, { home: points + more.home, away: points + more.away }, chance * by)
    for (const [more, by] of extra.level.entries())
      if (by > 0) next[points + more] = (next[points + more] ?? 0) + chance * by
  }
  return next
}

/** Less than a float of one can tell: what is left out of all of it is not seen in any chance. */
const NEGLIGIBLE = 1e-18

function emptyLaw(score: Score, homeMost: number, awayMost: number): Law {
  const { home, away } = score
  const numbers = (least: number, most: number): Numbers => ({
    least,
    chances: new Float64Array(most - least + 1),
  })
  return {
    difference: numbers(home - away - awayMost, home - away + homeMost),
    total: numbers(home + away, home + away + homeMost + awayMost),
    home: numbers(home, home + homeMost),
    away: numbers(away, away + awayMost),
  }
}

function note(law: Law, { home, away }: Score, chance: number): void {
  add(law.difference, home - away, chance)
  add(law.total, home + away, chance)
  add(law.home, home, chance)
  add(law.away, away, chance)
}

function add({ least, chances }: Numbers, number: number, chance: number): void {
  chances[number - least] = (chances[number - least] ?? 0) + chance
}

/** By period; of one that is not known none. */
export type Forecast = ReadonlyMap<Period, Law>

/** What every period comes to that is known. */
export function forecast(rates: Rates, standings: ReadonlyMap<Period, Standing>): Forecast {
  const known = new Map<string, Law>()
  return new Map(
    [...standings].map(([period, standing]) => {
      const { score, stepsLeft } = standing
      // Quarters that are still to begin are all alike.
      const key = [period === 'match', score.home, score.away, stepsLeft].join()
      const law =
        known.get(key) ??
        (period === 'match' ? matchLaw(rates, standing) : periodLaw(rates, standing))
      known.set(key, law)
      return [period, law]
    }),
  )
}
