/**
 * The published tables of Yonca Bahçesi. A row is a seed: its events are played from it whenever they
 * are wanted (a virtual book). Rows are drawn in parts by the first board's rainbows, and sorted by
 * whether rainbows came again in the free spins; all of these carry their exact odds.
 */

import type { SlotEvent } from '../events.ts'
import { streamOf } from '../stream.ts'
import { rowsOf, sourceOf, weigh } from '../weigh.ts'
import type { BuiltTable, Cell, Found, Part, Source } from '../weigh.ts'
import { CAP_ODDS, CAPPED_SEEDS } from './max-wins.ts'
import { MODES, RAINBOW_AWARDS } from './numbers.ts'
import { oddsOf, playRound, RETRIGGER_ODDS, tellRound } from './rules.ts'
import type { Opening, Rainbows, YoncaRound } from './rules.ts'

export type YoncaMode = keyof typeof MODES

const GAME_WORD = 0x594f4e43

/** The third words of the seeds that the long walks go through: bought rounds, and spins without. */
const WALKS = { feature: 0x4d4158, plain: 0x504c4e } as const

interface YoncaPart extends Part<Opening> {
  readonly opening: 'plain' | Rainbows
}

const given = (rainbows: Rainbows): number => oddsOf(rainbows) / oddsOf('feature')

const PARTS: Record<YoncaMode, readonly YoncaPart[]> = {
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

const CAPPED: Found<Opening> = { opening: 'feature', word: WALKS.feature, seeds: CAPPED_SEEDS }

/** The round of this number on one of the long walks that the rules' own return was measured on. */
export function walkRound(walk: keyof typeof WALKS, number: number): YoncaRound {
  return playRound(walk, streamOf(GAME_WORD, WALKS[walk], 0, number))
}

const sourceIn = (mode: YoncaMode, row: number): Source<Opening> =>
  sourceOf(PARTS[mode], CAPPED, row)

/** A row's round in numbers only, many times faster than its events. */
export function playRow(mode: YoncaMode, row: number): YoncaRound {
  const { opening, word, seed } = sourceIn(mode, row)
  return playRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** The events of a row: the same at every call, on every machine. Throws for a row that is not there. */
export function bookOf(mode: YoncaMode, row: number): SlotEvent[] {
  const { opening, word, seed } = sourceIn(mode, row)
  return tellRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** Builds a mode's table. Deterministic: every machine gets the same rows and weights. */
export function buildTable(mode: YoncaMode): BuiltTable {
  const payouts = new Int32Array(rowsOf(PARTS[mode], CAPPED))
  return weigh(cellsOf(mode, payouts), payouts, MODES[mode].rtp * MODES[mode].cost * 100)
}

/** Plays every row, notes what it pays, and sorts the rows into cells. */
function cellsOf(mode: YoncaMode, payouts: Int32Array): Cell[] {
  const cells: Cell[] = []
  const capped: number[] = []
  let row = 0
  let cappedOdds = 0
  for (const { opening, rows, odds } of PARTS[mode]) {
    const cap = opening === 'plain' ? 0 : CAP_ODDS[opening]
    const without: number[] = []
    const withRetrigger: number[] = []
    for (const end = row + rows; row < end; row += 1) {
      const round = playRow(mode, row)
      payouts[row] = round.payout
      ;(round.capped ? capped : round.retriggers > 0 ? withRetrigger : without).push(row)
    }
    const retrigger = opening === 'plain' ? 0 : retriggerOdds(opening)
    cells.push({ rows: without, odds: odds * (1 - cap) * (1 - retrigger) })
    if (retrigger > 0) cells.push({ rows: withRetrigger, odds: odds * (1 - cap) * retrigger })
    cappedOdds += odds * cap
  }
  for (; row < payouts.length; row += 1) {
    payouts[row] = playRow(mode, row).payout
    capped.push(row)
  }
  return [...cells, { rows: capped, odds: cappedOdds }]
}

/** Exact chance that at least one of the free spins given so shows three rainbows or more. */
export function retriggerOdds(rainbows: Rainbows): number {
  return 1 - (1 - RETRIGGER_ODDS) ** RAINBOW_AWARDS[rainbows].freeSpins
}
