/**
 * The published tables of Lale Devri: rows drawn in parts by the first board's coins, and sorted by
 * whether coins came again in the free spins; all of these carry their exact odds.
 */

import { patternsWhere } from '../reels.ts'
import { byRetrigger, seededTables } from '../seeded-tables.ts'
import type { Part } from '../weigh.ts'
import { CAPPED_SEEDS, CAP_ODDS } from './max-wins.ts'
import { SCATTER_AWARDS, MODES } from './numbers.ts'
import { FREE_REELS, playRound, waysTo, type LaleRound, type Opening } from './rules.ts'

export type LaleMode = keyof typeof MODES

/** The third word of the seeds that the search for maximum wins walks through. */
const SEARCH_WORD = 0x4d4158

const ALL_WAYS = waysTo('plain') + waysTo('feature')

const PARTS: Record<LaleMode, readonly Part<Opening>[]> = {
  base: [
    { opening: 'plain', rows: 240_000, word: 0x10, odds: waysTo('plain') / ALL_WAYS },
    { opening: 3, rows: 48_000, word: 0x13, odds: waysTo(3) / ALL_WAYS },
    { opening: 4, rows: 9_000, word: 0x14, odds: waysTo(4) / ALL_WAYS },
    { opening: 5, rows: 3_000, word: 0x15, odds: waysTo(5) / ALL_WAYS },
  ],
  bonus: [
    { opening: 3, rows: 84_000, word: 0x23, odds: waysTo(3) / waysTo('feature') },
    { opening: 4, rows: 12_000, word: 0x24, odds: waysTo(4) / waysTo('feature') },
    { opening: 5, rows: 4_000, word: 0x25, odds: waysTo(5) / waysTo('feature') },
  ],
}

const GAME_WORD = 0x4c414c45

/** Ways of the free spins' reels to show three coins or more, out of all. */
const RETRIGGER_WAYS = {
  ways: patternsWhere(FREE_REELS, (coins) => coins >= 3).total,
  of: patternsWhere(FREE_REELS, () => true).total,
}

export const { playRow, bookOf, buildTable, walkRound } = seededTables<
  LaleMode,
  Opening,
  LaleRound
>({
  word: GAME_WORD,
  modes: MODES,
  parts: PARTS,
  capped: { opening: 'feature', word: SEARCH_WORD, seeds: CAPPED_SEEDS },
  capOdds,
  kindsOf: (opening) => byRetrigger(1 - capOdds(opening), retriggerOdds(opening)),
  play: playRound,
})

/** Chance that a round opened so ends at the maximum win, as counted in the long run. */
function capOdds(opening: Opening): number {
  return opening === 3 || opening === 4 || opening === 5 ? CAP_ODDS[opening] : 0
}

/** Exact chance that at least one of the feature's first free spins shows three coins or more. */
export function retriggerOdds(opening: Opening): number {
  if (opening !== 3 && opening !== 4 && opening !== 5) return 0
  const { ways, of } = RETRIGGER_WAYS
  let none = 1
  for (let spin = 0; spin < SCATTER_AWARDS[opening].freeSpins; spin += 1) none *= 1 - ways / of
  return 1 - none
}
