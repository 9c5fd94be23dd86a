/**
 * The published tables of a game whose rows are seeds: a row's events are played from its seed
 * whenever they are wanted (a virtual book), the same at every call and on every machine. Rows are
 * drawn in parts by the round's opening and sorted into kinds; both carry their exact odds, and
 * `weigh` gives every row its weight. Whole numbers only leave.
 */

import type { SlotEvent } from './events.ts'
import { eventsOf, type Recorder } from './recorder.ts'
import { streamOf, type Stream } from './stream.ts'
import { rowsOf, sourceOf, weigh } from './weigh.ts'
import type { BuiltTable, Cell, Found, Part } from './weigh.ts'

/** What the tables read of a round. `payout` is in hundredths of the base bet. */
interface SeededRound {
  readonly payout: number
  /** It ended at the maximum win. */
  readonly capped: boolean
}

/** A kind of round, and its chance among all that open alike; those at the maximum win are none. */
export interface Kind<Round> {
  readonly odds: number
  readonly holds: (round: Round) => boolean
}

/** The opening of the rounds of a long walk, and the word that keeps their seeds apart. */
export type Walk<Opening> = Pick<Found<Opening>, 'opening' | 'word'>

export interface SeededGame<Mode extends string, Opening, Round extends SeededRound> {
  /** First word of every seed of the game. */
  readonly word: number
  readonly modes: Readonly<Record<Mode, { readonly rtp: number; readonly cost: number }>>
  readonly parts: Readonly<Record<Mode, readonly Part<Opening>[]>>
  /** Rounds at the maximum win, found by a search. */
  readonly capped: Found<Opening>
  /** Chance that a round opened so ends at the maximum win, as counted on a long walk. */
  readonly capOdds: (opening: Opening) => number
  /** Every round opened so is of exactly one of them, or at the maximum win. */
  readonly kindsOf: (opening: Opening) => readonly Kind<Round>[]
  readonly play: (opening: Opening, stream: Stream, record?: Recorder) => Round
}

export interface SeededTables<Mode extends string, Opening, Round> {
  /** A row's round in numbers only, many times faster than its events. */
  readonly playRow: (mode: Mode, row: number) => Round
  /**
   * The round of this number on a long walk, from 0: the one that the maximum wins were found on, or
   * another of the game's.
   */
  readonly walkRound: (number: number, walk?: Walk<Opening>) => Round
  /** The events of a row. Throws a RangeError for a row that is not there. */
  readonly bookOf: (mode: Mode, row: number) => SlotEvent[]
  /** Builds a mode's table. Deterministic: every machine gets the same rows and weights. */
  readonly buildTable: (mode: Mode) => BuiltTable
}

/** The tables of a game, by its parts and kinds. */
export function seededTables<Mode extends string, Opening, Round extends SeededRound>(
  game: SeededGame<Mode, Opening, Round>,
): SeededTables<Mode, Opening, Round> {
  const { word: gameWord, modes, parts, capped, play } = game
  const playRow = (mode: Mode, row: number): Round => {
    const { opening, word, seed } = sourceOf(parts[mode], capped, row)
    return play(opening, streamOf(gameWord, word, 0, seed))
  }
  const events = eventsOf(play)
  return {
    playRow,
    walkRound: (number, { opening, word } = capped) =>
      play(opening, streamOf(gameWord, word, 0, number)),
    bookOf(mode, row) {
      const { opening, word, seed } = sourceOf(parts[mode], capped, row)
      return events(opening, streamOf(gameWord, word, 0, seed))
    },
    buildTable(mode) {
      const payouts = new Int32Array(rowsOf(parts[mode], capped))
      const cells = cellsOf(game, parts[mode], payouts, (row) => playRow(mode, row))
      return weigh(cells, payouts, modes[mode].rtp * modes[mode].cost * 100)
    },
  }
}

/** Plays every row, notes what it pays, and sorts the rows into cells. */
function cellsOf<Mode extends string, Opening, Round extends SeededRound>(
  { capOdds, kindsOf }: SeededGame<Mode, Opening, Round>,
  parts: readonly Part<Opening>[],
  payouts: Int32Array,
  play: (row: number) => Round,
): Cell[] {
  const cells: Cell[] = []
  const capped: number[] = []
  let row = 0
  let cappedOdds = 0
  for (const part of parts) {
    const kinds = kindsOf(part.opening).map((kind) => ({ ...kind, rows: Array<number>() }))
    for (const end = row + part.rows; row < end; row += 1) {
      const round = play(row)
      payouts[row] = round.payout
      const cell = round.capped ? capped : kinds.find(({ holds }) => holds(round))?.rows
      cell?.push(row)
    }
    cappedOdds += part.odds * capOdds(part.opening)
    for (const { rows, odds } of kinds) cells.push({ rows, odds: part.odds * odds })
  }
  for (; row < payouts.length; row += 1) {
    payouts[row] = play(row).payout
    capped.push(row)
  }
  return [...cells, { rows: capped, odds: cappedOdds }]
}

/** The kinds of an opening whose rounds are sorted by a retrigger of this chance, or by none. */
export function byRetrigger(
  odds: number,
  retrigger: number,
): readonly Kind<{ readonly retriggers: number }>[] {
  if (retrigger === 0) return [{ odds, holds: () => true }]
  return [
    { odds: odds * (1 - retrigger), holds: ({ retriggers }) => retriggers === 0 },
    { odds: odds * retrigger, holds: ({ retriggers }) => retriggers > 0 },
  ]
}
