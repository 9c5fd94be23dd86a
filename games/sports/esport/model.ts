/**
 * An esport match map by map: the home side wins each with one chance, whatever came of those before. From it follows what the match comes to, before it
 * as between its maps: today's chance is the mean of tomorrow's. Chances are floats; no money stands here.
 */
import type { Score } from '../match.ts'
import { setScoreText, type Counted } from '../sets/kinds.ts'
import { NONE, ONE, withSet } from '../sets/sets.ts'
import { MAPS_TO_WIN } from './rules.ts'

/** What a match, or a map, comes to, and its chance. */
export interface Ending extends Counted {
  readonly chance: number
}

/** What a map comes to: who wins it. */
export const mapLaw = (chance: number): readonly Ending[] => [
  { sets: ONE.home, scored: ONE.home, chance },
  { sets: ONE.away, scored: ONE.away, chance: 1 - chance },
]

/** What the match comes to from so many maps on; those of one score are one. */
export function matchLaw(chance: number, won: Score): readonly Ending[] {
  if (Math.max(won.home, won.away) === MAPS_TO_WIN) return [{ sets: won, scored: NONE, chance: 1 }]
  const all = new Map<string, Ending>()
  for (const map of mapLaw(chance))
    for (const end of matchLaw(chance, withSet(won, map.scored))) {
      const name = setScoreText(end.sets)
      all.set(name, { ...end, chance: end.chance * map.chance + (all.get(name)?.chance ?? 0) })
    }
  return [...all.values()]
}
