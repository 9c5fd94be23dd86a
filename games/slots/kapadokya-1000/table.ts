/**
 * The published tables of Kapadokya 1000: rows drawn in parts by the suns of the first board, and
 * sorted by the suns at rest and by whether suns came again in the free spins; all of these carry
 * their exact odds.
 */

import { seededTables, type Kind } from '../seeded-tables.ts'
import type { Part } from '../weigh.ts'
import { CAP_ODDS, CAPPED_SEEDS } from './max-wins.ts'
import { MODES } from './numbers.ts'
import { AT_REST, FEATURE_ODDS, retriggerOdds, waysTo, type FreeSpinsOpening } from './odds.ts'
import { awardedSuns, playRound } from './rules.ts'
import type { KapadokyaRound, Suns } from './rules.ts'

export type KapadokyaMode = keyof typeof MODES

const GAME_WORD = 0x4b415041

/** The third word of the seeds of the long walk through bought rounds. */
const WALK_WORD = 0x4d4158

/** `feature` is the opening of every bought round, whichever suns it shows. */
type KapadokyaOpening = 'plain' | 'feature' | FreeSpinsOpening

const paid = (opening: 'plain' | FreeSpinsOpening): number => waysTo(opening) / FEATURE_ODDS.of
const bought = (suns: Suns): number => waysTo(suns) / waysTo('feature')

const PARTS: Record<KapadokyaMode, readonly Part<KapadokyaOpening>[]> = {
  base: [
    { opening: 'plain', rows: 212_000, word: 0x10, odds: paid('plain') },
    { opening: 'late', rows: 6000, word: 0x11, odds: paid('late') },
    { opening: 3, rows: 72_000, word: 0x13, odds: paid(3) },
    { opening: 4, rows: 8000, word: 0x14, odds: paid(4) },
    { opening: 5, rows: 2000, word: 0x15, odds: paid(5) },
  ],
  bonus: [
    { opening: 3, rows: 100_000, word: 0x23, odds: bought(3) },
    { opening: 4, rows: 12_000, word: 0x24, odds: bought(4) },
    { opening: 5, rows: 3000, word: 0x25, odds: bought(5) },
  ],
}

export const { playRow, bookOf, buildTable, walkRound } = seededTables<
  KapadokyaMode,
  KapadokyaOpening,
  KapadokyaRound
>({
  word: GAME_WORD,
  modes: MODES,
  parts: PARTS,
  capped: { opening: 'feature', word: WALK_WORD, seeds: CAPPED_SEEDS },
  capOdds,
  kindsOf,
  play: playRound,
})

/** Below this share of an opening, rounds with and without a retrigger stay in one cell. */
const SPLIT_MIN = 0.1

function kindsOf(opening: KapadokyaOpening): Kind<KapadokyaRound>[] {
  if (opening === 'plain' || opening === 'feature') return [{ odds: 1, holds: () => true }]
  return AWARDED.flatMap((suns): Kind<KapadokyaRound>[] => {
    const share = shareAtRest(opening, suns)
    const odds = share * (1 - CAP_ODDS[suns])
    const isSo = (round: KapadokyaRound): boolean => awardedSuns(round.suns) === suns
    if (share < SPLIT_MIN) return share > 0 ? [{ odds, holds: isSo }] : []
    const again = retriggerOdds(suns)
    return [
      { odds: odds * (1 - again), holds: (round) => isSo(round) && round.retriggers === 0 },
      { odds: odds * again, holds: (round) => isSo(round) && round.retriggers > 0 },
    ]
  })
}

const AWARDED: readonly Suns[] = [3, 4, 5]

/** How often a round opened so rests with so many suns. */
function shareAtRest(opening: FreeSpinsOpening, suns: Suns): number {
  return AT_REST[opening][suns] / waysTo(opening)
}

/** Chance that a round opened so ends at the maximum win, as counted on the long walk. */
function capOdds(opening: KapadokyaOpening): number {
  if (opening === 'plain' || opening === 'feature') return 0
  return AWARDED.reduce((sum, suns) => sum + shareAtRest(opening, suns) * CAP_ODDS[suns], 0)
}
