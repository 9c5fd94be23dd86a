/**
 * The published tables of Kapadokya 1000. A row is a seed: its events are played from it whenever they
 * are wanted (a virtual book). Rows are drawn in parts by the suns of the first board, and sorted by
 * the suns at rest and by whether suns came again in the free spins; all of these carry their exact
 * odds.
 */

import type { SlotEvent } from '../events.ts'
import { streamOf } from '../stream.ts'
import { rowsOf, sourceOf, weigh } from '../weigh.ts'
import type { BuiltTable, Cell, Found, Part, Source } from '../weigh.ts'
import { CAP_ODDS, CAPPED_SEEDS } from './max-wins.ts'
import { MODES } from './numbers.ts'
import { AT_REST, FEATURE_ODDS, retriggerOdds, waysTo, type FreeSpinsOpening } from './odds.ts'
import { awardedSuns, playRound, tellRound } from './rules.ts'
import type { KapadokyaRound, Opening, Suns } from './rules.ts'

export type KapadokyaMode = keyof typeof MODES

const GAME_WORD = 0x4b415041

/** The third word of the seeds of the long walk through bought rounds. */
const WALK_WORD = 0x4d4158

interface KapadokyaPart extends Part<Opening> {
  readonly opening: 'plain' | FreeSpinsOpening
}

const paid = (opening: 'plain' | FreeSpinsOpening): number => waysTo(opening) / FEATURE_ODDS.of
const bought = (suns: Suns): number => waysTo(suns) / waysTo('feature')

const PARTS: Record<KapadokyaMode, readonly KapadokyaPart[]> = {
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

const CAPPED: Found<Opening> = { opening: 'feature', word: WALK_WORD, seeds: CAPPED_SEEDS }

/** The bought round of this number on the long walk that the maximum wins were found on. */
export function walkRound(number: number): KapadokyaRound {
  return playRound('feature', streamOf(GAME_WORD, WALK_WORD, 0, number))
}

const sourceIn = (mode: KapadokyaMode, row: number): Source<Opening> =>
  sourceOf(PARTS[mode], CAPPED, row)

/** A row's round in numbers only, many times faster than its events. */
export function playRow(mode: KapadokyaMode, row: number): KapadokyaRound {
  const { opening, word, seed } = sourceIn(mode, row)
  return playRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** The events of a row: the same at every call, on every machine. Throws for a row that is not there. */
export function bookOf(mode: KapadokyaMode, row: number): SlotEvent[] {
  const { opening, word, seed } = sourceIn(mode, row)
  return tellRound(opening, streamOf(GAME_WORD, word, 0, seed))
}

/** Builds a mode's table. Deterministic: every machine gets the same rows and weights. */
export function buildTable(mode: KapadokyaMode): BuiltTable {
  const payouts = new Int32Array(rowsOf(PARTS[mode], CAPPED))
  return weigh(cellsOf(mode, payouts), payouts, MODES[mode].rtp * MODES[mode].cost * 100)
}

/** Plays every row, notes what it pays, and sorts the rows into cells. */
function cellsOf(mode: KapadokyaMode, payouts: Int32Array): Cell[] {
  const cells: Cell[] = []
  const capped: number[] = []
  let row = 0
  let cappedOdds = 0
  for (const part of PARTS[mode]) {
    const kinds = kindsOf(part.opening).map((kind) => ({ ...kind, rows: Array<number>() }))
    for (const end = row + part.rows; row < end; row += 1) {
      const round = playRow(mode, row)
      payouts[row] = round.payout
      const cell = round.capped ? capped : kinds.find(({ holds }) => holds(round))?.rows
      cell?.push(row)
    }
    cappedOdds += part.odds * capOdds(part.opening)
    for (const { rows, odds } of kinds) cells.push({ rows, odds: part.odds * odds })
  }
  for (; row < payouts.length; row += 1) {
    payouts[row] = playRow(mode, row).payout
    capped.push(row)
  }
  return [...cells, { rows: capped, odds: cappedOdds }]
}

/** A kind of round and its chance within its opening. */
interface Kind {
  readonly odds: number
  readonly holds: (round: KapadokyaRound) => boolean
}

/** Below this share of an opening, rounds with and without a retrigger stay in one cell. */
const SPLIT_MIN = 0.1

function kindsOf(opening: KapadokyaPart['opening']): Kind[] {
  if (opening === 'plain') return [{ odds: 1, holds: () => true }]
  return AWARDED.flatMap((suns): Kind[] => {
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
function capOdds(opening: KapadokyaPart['opening']): number {
  if (opening === 'plain') return 0
  return AWARDED.reduce((sum, suns) => sum + shareAtRest(opening, suns) * CAP_ODDS[suns], 0)
}
