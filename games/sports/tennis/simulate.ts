/**
 * A tennis match that never was, point by point: by the very chances that prices are read from. The same integers give the same match. For the demo's
 * season and for tests; nothing here is chance that money hangs on.
 */
import type { Stream } from '../../slots/stream.ts'
import { otherSide, type Score, type Side } from '../match.ts'
import { homeChance, type Rates } from '../sets/serve.ts'
import { NONE, SETS, sumOf, withSet } from '../sets/sets.ts'
import {
  isMatchOver,
  isSetOver,
  isTieBreakAt,
  pointsToWin,
  setFormOf,
  type FormatName,
} from './formats.ts'
import { tieBreakServer } from './model.ts'
import type { Place } from './record.ts'

export interface SimulatedPoint extends Place {
  readonly side: Side
  /** What its game stood at before it. */
  readonly points: Score
}

export interface SimulatedMatch {
  /** Who serves in the first game. */
  readonly server: Side
  /** In their order. */
  readonly points: readonly SimulatedPoint[]
  /** What each set ended at. */
  readonly sets: readonly Score[]
}

const FINE = 2 ** 30
const ONE = { home: { home: 1, away: 0 }, away: { home: 0, away: 1 } } as const

/** All points of a match. */
export function simulateMatch(rates: Rates, format: FormatName, stream: Stream): SimulatedMatch {
  const points: SimulatedPoint[] = []
  const sets: Score[] = []
  const first: Side = stream(2) === 0 ? 'home' : 'away'
  let server = first
  const playGame = (place: Place, to: number, isTieBreak: boolean): Side => {
    let score = NONE
    for (;;) {
      const serves = isTieBreak ? tieBreakServer(server, score.home + score.away) : server
      const side = stream(FINE) / FINE < homeChance(rates, serves) ? 'home' : 'away'
      points.push({ ...place, side, points: score })
      score = sumOf(score, ONE[side])
      if (score[side] >= to && Math.abs(score.home - score.away) >= 2) return side
    }
  }
  for (let won = NONE; !isMatchOver(won, format);) {
    const at = sets.length
    const form = setFormOf(format, at)
    let games = NONE
    while (!isSetOver(games, form)) {
      const place = { set: SETS[at] ?? 's5', game: games.home + games.away + 1 }
      const winner = playGame(place, pointsToWin(games, form), isTieBreakAt(games, form))
      games = sumOf(games, ONE[winner])
      server = otherSide(server)
    }
    sets.push(games)
    won = withSet(won, games)
  }
  return { server: first, points, sets }
}
