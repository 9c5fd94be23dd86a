/**
 * The published tables of Lale Devri. A row is a seed: its events are played from it whenever they
 * are wanted (a virtual book). Rows are drawn in parts (by the first board's coins), each part and
 * its split into rounds with and without a retrigger carries its exact odds, and within a part the
 * weights lean by less than a fifth until the return is the stated one. Whole numbers only leave.
 */

import type { SlotEvent } from '../events.ts'
import { patternsWhere } from '../reels.ts'
import { streamOf } from '../stream.ts'
import {
  rowsOf,
  sourceOf,
  weigh,
  type BuiltTable,
  type Cell,
  type Found,
  type Part,
  type Source,
} from '../weigh.ts'
import { CAPPED_SEEDS, CAP_ODDS } from './max-wins.ts'
import { COIN_AWARDS, MODES } from './numbers.ts'
import { FREE_REELS, playRound, tellRound, waysTo, type LaleRound, type Opening } from './rules.ts'

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

const CAPPED: Found<Opening> = { opening: 'feature', word: SEARCH_WORD, seeds: CAPPED_SEEDS }

const sourceIn = (mode: LaleMode, row: number): Source<Opening> =>
  sourceOf(PARTS[mode], CAPPED, row)

/** The bought round of this number on the long walk that the maximum wins were found on. */
export function searchRound(number: number): LaleRound {
  return playRound('feature', streamOf(GAME_WORD, SEARCH_WORD, 0, number))
}

/** A row's round in numbers only, many times faster than its events. */
export function playRow(mode: LaleMode, row: number): LaleRound {
  const { opening, word, seed } = sourceIn(mode, row)
  return playRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** The events of a row: the same at every call, on every machine. Throws for a row that is not there. */
export function bookOf(mode: LaleMode, row: number): SlotEvent[] {
  const { opening, word, seed } = sourceIn(mode, row)
  return tellRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** Builds a mode's table. Deterministic: every machine gets the same rows and weights. */
export function buildTable(mode: LaleMode): BuiltTable {
  const payouts = new Int32Array(rowsOf(PARTS[mode], CAPPED))
  return weigh(cellsOf(mode, payouts), payouts, MODES[mode].rtp * MODES[mode].cost * 100)
}

/** Plays every row, notes what it pays, and sorts the rows into cells. */
function cellsOf(mode: LaleMode, payouts: Int32Array): Cell[] {
  const cells: Cell[] = []
  const capped: number[] = []
  let row = 0
  let cappedOdds = 0
  for (const part of PARTS[mode]) {
    const cap = part.odds * capOdds(part.opening)
    const without: number[] = []
    const withRetrigger: number[] = []
    for (const end = row + part.rows; row < end; row += 1) {
      const round = playRow(mode, row)
      payouts[row] = round.payout
      ;(round.capped ? capped : round.retriggers > 0 ? withRetrigger : without).push(row)
    }
    cappedOdds += cap
    const odds = part.odds - cap
    const retrigger = part.opening === 'plain' ? 0 : retriggerOdds(part.opening)
    cells.push({ rows: without, odds: odds * (1 - retrigger) })
    if (retrigger > 0) cells.push({ rows: withRetrigger, odds: odds * retrigger })
  }
  for (; row < payouts.length; row += 1) {
    payouts[row] = playRow(mode, row).payout
    capped.push(row)
  }
  return [...cells, { rows: capped, odds: cappedOdds }]
}

/** Chance that a round opened so ends at the maximum win, as counted in the long run. */
function capOdds(opening: Opening): number {
  return opening === 3 || opening === 4 || opening === 5 ? CAP_ODDS[opening] : 0
}

/** Exact chance that at least one of the feature's first free spins shows three coins or more. */
export function retriggerOdds(opening: Opening): number {
  if (opening !== 3 && opening !== 4 && opening !== 5) return 0
  const { ways, of } = RETRIGGER_WAYS
  let none = 1
  for (let spin = 0; spin < COIN_AWARDS[opening].freeSpins; spin += 1) none *= 1 - ways / of
  return 1 - none
}
