/**
 * A volleyball match that never was, rally by rally: by the very chances that prices are read from. The same integers give the same match. For the demo's
 * season and for tests; nothing here is chance that money hangs on.
 */
import type { Stream } from '../../slots/stream.ts'
import { otherSide, type Score, type Side } from '../match.ts'
import { homeChance, type Rates } from '../sets/serve.ts'
import { NONE, SETS, withSet, type SetName } from '../sets/sets.ts'
import { LAST_SET, SETS_TO_WIN, isSetOver, pointsToWin } from './rules.ts'

export interface SimulatedRally {
  readonly set: SetName
  readonly side: Side
  /** What its set stood at before it. */
  readonly points: Score
}

export interface SimulatedMatch {
  /** Who serves first in each set. */
  readonly openers: readonly Side[]
  /** In their order. */
  readonly rallies: readonly SimulatedRally[]
  /** What each set ended at. */
  readonly sets: readonly Score[]
}

const FINE = 2 ** 30

/** All rallies of a match. */
export function simulateMatch(rates: Rates, stream: Stream): SimulatedMatch {
  const toss = (): Side => (stream(2) === 0 ? 'home' : 'away')
  const openers: Side[] = []
  const rallies: SimulatedRally[] = []
  const sets: Score[] = []
  let opener = toss()
  for (let won = NONE; Math.max(won.home, won.away) < SETS_TO_WIN;) {
    const at = sets.length
    if (at === LAST_SET) opener = toss()
    openers.push(opener)
    let [points, server] = [NONE, opener]
    while (!isSetOver(points, pointsToWin(at))) {
      const side = stream(FINE) / FINE < homeChance(rates, server) ? 'home' : 'away'
      rallies.push({ set: SETS[at] ?? 's5', side, points })
      points = { ...points, [side]: points[side] + 1 }
      server = side
    }
    sets.push(points)
    won = withSet(won, points)
    opener = otherSide(opener)
  }
  return { openers, rallies, sets }
}
