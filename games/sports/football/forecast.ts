/**
 * What can be expected of a match, read from one walk: the joint chances of half time and end, and who scores next. Corners and cards
 * are counts of their own, Poisson and independent of goals. Every chance of the house's comes out of this one place.
 */
import type { Chance } from '../price.ts'
import type { PartResult } from '../results.ts'
import {
  WINNERS,
  kindOf,
  selectionsOf,
  winnerOf,
  type Market,
  type Score,
  type Side,
  type Winner,
} from './kinds.ts'
import {
  FIRST_HALF_STEPS,
  STEPS,
  cellOf,
  certain,
  goalChances,
  scoreAt,
  walkOn,
  type MatchWalk,
  type Standing,
} from './model.ts'
import { resultsByCell } from './payoffs.ts'
import { partsOf } from './settlement.ts'

/** A score and how likely it is. */
interface Likely {
  readonly score: Score
  readonly chance: number
}

export interface Forecast {
  readonly full: readonly Likely[]
  /** Null where the half is over and its score was not told. */
  readonly half: readonly Likely[] | null
  /** Who is ahead at half time and at the end. */
  readonly winners: ReadonlyMap<`${Winner}/${Winner}`, number> | null
  /** Who scores the next goal, and which one it is. */
  readonly nextGoal: { readonly number: number } & Readonly<Record<Side | 'none', number>>
  readonly corners: readonly Likely[]
  readonly cards: readonly Likely[]
}

export interface CountSoFar {
  readonly counted: number
  /** How many there are in a whole match on average. */
  readonly rate: number
}

/** What is asked besides the walk. */
export interface Outlook {
  readonly standing: Standing
  /** The score at half time, once the half is over and it was told. */
  readonly half: Score | null
  readonly corners: CountSoFar
  readonly cards: CountSoFar
}

/** The forecast of a match that stands so. The walk begins no later than there. */
export function forecast(walk: MatchWalk, { standing, half, corners, cards }: Outlook): Forecast {
  const left = 1 - standing.step / STEPS
  const shared = {
    nextGoal: nextGoalOf(walk, standing),
    corners: countTable(corners, left),
    cards: countTable(cards, left),
  }
  const now = certain(standing.score)
  if (standing.step >= FIRST_HALF_STEPS) {
    const full = walkOn(walk, now, standing.step, STEPS)
    const winners = half && winnersOf([{ half: winnerOf(half), full }])
    return { ...shared, full: likelyOf(full), half: half && [{ score: half, chance: 1 }], winners }
  }
  const atHalf = walkOn(walk, now, standing.step, FIRST_HALF_STEPS)
  // A walk is linear: all half times with the same winner go on together, by their chances.
  const rows = WINNERS.map((winner) => ({
    half: winner,
    full: walkOn(walk, only(atHalf, winner), FIRST_HALF_STEPS, STEPS),
  }))
  const full = Float64Array.from(atHalf, (_, cell) => sumAt(rows, cell))
  return { ...shared, full: likelyOf(full), half: likelyOf(atHalf), winners: winnersOf(rows) }
}

/** Chances of half times with one winner, and of how the match ends after them. */
interface Row {
  readonly half: Winner
  readonly full: Float64Array
}

const only = (table: Float64Array, winner: Winner): Float64Array =>
  table.map((chance, cell) => (winnerOf(scoreAt(cell)) === winner ? chance : 0))

const sumAt = (rows: readonly Row[], cell: number): number =>
  rows.reduce((sum, { full }) => sum + (full[cell] ?? 0), 0)

function likelyOf(table: Float64Array): readonly Likely[] {
  const likely: Likely[] = []
  for (const [cell, chance] of table.entries())
    if (chance > 0) likely.push({ score: scoreAt(cell), chance })
  return likely
}

function winnersOf(rows: readonly Row[]): Forecast['winners'] {
  const winners = new Map<`${Winner}/${Winner}`, number>()
  for (const { half, full } of rows)
    for (const ended of likelyOf(full)) {
      const name = `${half}/${winnerOf(ended.score)}` as const
      winners.set(name, (winners.get(name) ?? 0) + ended.chance)
    }
  return winners
}

function nextGoalOf(walk: MatchWalk, { step, score }: Standing): Forecast['nextGoal'] {
  let [home, away, none] = [0, 0, 1]
  for (let at = step; at < STEPS; at += 1) {
    const chances = goalChances(walk, at, score)
    home += none * chances.home
    away += none * chances.away
    none *= 1 - chances.home - chances.away
  }
  return { number: score.home + score.away + 1, home, away, none }
}

/** So far from the mean that what is left out is less than a float can say. */
const COUNT_MOST = 60

/** What is counted already and what is still to come, all of it on one side: only totals are asked. */
export function countTable({ counted, rate }: CountSoFar, left: number): readonly Likely[] {
  const mean = rate * left
  const chances = [Math.exp(-mean)]
  for (let more = 1; more <= COUNT_MOST; more += 1)
    chances.push(((chances[more - 1] ?? 0) * mean) / more)
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return chances
    .map((chance, more) => ({ score: { home: counted + more, away: 0 }, chance: chance / all }))
    .filter(({ chance }) => chance > 0)
}

/** The chance of each selection, quarter lines as their halves; null where the forecast does not know what the market is read from. */
export function chancesOf(market: Market, of: Forecast): ReadonlyMap<string, Chance> | null {
  const parts = partsOf(market).map((part) => partChances(part, of))
  const known = parts.filter((part) => part !== null)
  if (known.length < parts.length) return null
  return new Map(
    selectionsOf(market).map((selection) => {
      const chances = known.map((chanceOf) => chanceOf(selection))
      const mean = (of: keyof Chance) =>
        chances.reduce((sum, chance) => sum + chance[of], 0) / chances.length
      return [selection, { win: mean('win'), back: mean('back') }]
    }),
  )
}

function partChances(market: Market, of: Forecast): ((selection: string) => Chance) | null {
  const kind = kindOf(market)
  switch (kind.reads) {
    case 'score': {
      const table =
        kind.count !== 'goals' ? of[kind.count] : market.period === 'match' ? of.full : of.half
      if (!table) return null
      if (kind.count === 'goals') {
        const results = resultsByCell(market)
        return (selection) => {
          const byCell = results.get(selection) ?? []
          return meanOf(table, ({ score }) => byCell[cellOf(score)] ?? 'lose')
        }
      }
      return (selection) => meanOf(table, ({ score }) => kind.rule(score, selection, market))
    }
    case 'halves': {
      const { winners } = of
      if (!winners) return null
      const pairs = WINNERS.flatMap((half) =>
        WINNERS.map((full) => ({ half, full, chance: winners.get(`${half}/${full}`) ?? 0 })),
      )
      return (selection) => meanOf(pairs, ({ half, full }) => kind.rule(half, full, selection))
    }
    case 'goal': {
      const { nextGoal } = of
      if (market.goal !== nextGoal.number) return null
      const scorers = [
        { scorer: 'home', chance: nextGoal.home },
        { scorer: 'away', chance: nextGoal.away },
        { scorer: null, chance: nextGoal.none },
      ] as const
      return (selection) => meanOf(scorers, ({ scorer }) => kind.rule(scorer, selection))
    }
  }
}

/** Asked of every selection at hundreds of scores: no list is made of what is summed. */
function meanOf<Way extends { readonly chance: number }>(
  ways: readonly Way[],
  resultOf: (way: Way) => PartResult,
): Chance {
  let [win, back] = [0, 0]
  for (const way of ways) {
    const result = resultOf(way)
    if (result === 'win') win += way.chance
    else if (result === 'void') back += way.chance
  }
  return { win, back }
}
