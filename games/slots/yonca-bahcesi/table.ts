/**
 * The published tables of Yonca Bahçesi: rows drawn in parts by the first board's rainbows, and
 * sorted by whether rainbows came again in the free spins; all of these carry their exact odds.
 */

import { byRetrigger, seededTables } from '../seeded-tables.ts'
import type { Part } from '../weigh.ts'
import { CAP_ODDS, CAPPED_SEEDS } from './max-wins.ts'
import { MODES, SCATTER_AWARDS } from './numbers.ts'
import { oddsOf, playRound, RETRIGGER_ODDS } from './rules.ts'
import type { Opening, Rainbows, YoncaRound } from './rules.ts'

export type YoncaMode = keyof typeof MODES

const GAME_WORD = 0x594f4e43

/** The long walks that the rules' own return was measured on: bought rounds, and spins without. */
export const WALKS = {
  feature: { opening: 'feature', word: 0x4d4158 },
  plain: { opening: 'plain', word: 0x504c4e },
} as const

const given = (rainbows: Rainbows): number => oddsOf(rainbows) / oddsOf('feature')

const PARTS: Record<YoncaMode, readonly Part<Opening>[]> = {
  base: [
    { opening: 'plain', rows: 200_000, word: 0x10, odds: oddsOf('plain') },
    { opening: 3, rows: 36_000, word: 0x13, odds: oddsOf(3) },
    { opening: 4, rows: 6000, word: 0x14, odds: oddsOf(4) },
    { opening: 5, rows: 2000, word: 0x15, odds: oddsOf(5) },
  ],
  bonus: [
    { opening: 3, rows: 60_000, word: 0x23, odds: given(3) },
    { opening: 4, rows: 8000, word: 0x24, odds: given(4) },
    { opening: 5, rows: 2000, word: 0x25, odds: given(5) },
  ],
}

export const { playRow, bookOf, buildTable, walkRound } = seededTables<
  YoncaMode,
  Opening,
  YoncaRound
>({
  word: GAME_WORD,
  modes: MODES,
  parts: PARTS,
  capped: { ...WALKS.feature, seeds: CAPPED_SEEDS },
  capOdds,
  kindsOf: (opening) =>
    byRetrigger(1 - capOdds(opening), isGiven(opening) ? retriggerOdds(opening) : 0),
  play: playRound,
})

const isGiven = (opening: Opening): opening is Rainbows => typeof opening === 'number'

/** Chance that a round opened so ends at the maximum win, as counted on the long walk. */
function capOdds(opening: Opening): number {
  return isGiven(opening) ? CAP_ODDS[opening] : 0
}

/** Exact chance that at least one of the free spins given so shows three rainbows or more. */
export function retriggerOdds(rainbows: Rainbows): number {
  return 1 - (1 - RETRIGGER_ODDS) ** SCATTER_AWARDS[rainbows].freeSpins
}
