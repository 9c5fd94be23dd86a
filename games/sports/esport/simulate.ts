/**
 * An esport match that never was, map by map: by the very chance that prices are read from. The same integers give the same match. For the demo's season and
 * for tests; nothing here is chance that money hangs on.
 */
import type { Stream } from '../../slots/stream.ts'
import type { Side } from '../match.ts'
import { NONE, ONE, withSet } from '../sets/sets.ts'
import { MAPS_TO_WIN } from './rules.ts'

const FINE = 2 ** 30

/** Who wins each map of a match, in their order. */
export function simulateMatch(chance: number, stream: Stream): readonly Side[] {
  const winners: Side[] = []
  for (let won = NONE; Math.max(won.home, won.away) < MAPS_TO_WIN;) {
    const side = stream(FINE) / FINE < chance ? 'home' : 'away'
    winners.push(side)
    won = withSet(won, ONE[side])
  }
  return winners
}
