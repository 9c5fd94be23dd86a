/** What a board of Kapadokya 1000 looks like in events: names and places for codes and windows. */

import type { Position, WaysWin } from '../events.ts'
import type { NewEvent } from '../recorder.ts'
import { goes, goneFrom, readWays, symbolsOf, WAYS_REELS } from '../ways.ts'
import { KAPADOKYA, SUN, type Board } from './board.ts'
import { REELS, SYMBOLS } from './numbers.ts'

const nameOf = (code: number): string => SYMBOLS[code] ?? ''

const codesOf = ({ windows }: Board): number[][] => Array.from(windows, symbolsOf)

const namesOf = (board: Board): string[][] => codesOf(board).map((reel) => reel.map(nameOf))

/** Every place whose symbol fits, reel by reel from the top. */
function placesOf(board: Board, fits: (symbol: number, reel: number) => boolean): Position[] {
  return codesOf(board).flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => (fits(symbol, reel) ? [{ reel, row }] : [])),
  )
}

/** The board of a spin and how long each reel teases: from the reel after the second sun on. */
export function reveal(spin: 'base' | 'free', board: Board): NewEvent {
  let suns = 0
  let teases = 0
  const anticipation = codesOf(board).map((reel) => {
    teases = suns >= 2 ? teases + 1 : 0
    if (reel.includes(SUN)) suns += 1
    return teases
  })
  return { type: 'reveal', spin, board: namesOf(board), anticipation }
}

/** The wins of the board as it lies, best first. */
export function winsOn(board: Board, winners: number, multiplier: number): WaysWin[] {
  const wins = SYMBOLS.flatMap((symbol, code) => {
    if (!goes(winners, code)) return []
    const read = { count: 0, ways: 0, payout: 0 }
    readWays(KAPADOKYA, board.windows, code, read)
    const counts = (one: number, reel: number): boolean =>
      reel < read.count && (one === code || one === KAPADOKYA.wild)
    const positions = placesOf(board, counts)
    return [{ symbol, ...read, payout: read.payout * multiplier, positions }]
  })
  return wins.sort((a, b) => b.payout - a.payout)
}

/** The places that the winners clear. */
export function goingFrom(board: Board, winners: number): Position[] {
  const gone = Array.from({ length: WAYS_REELS }, (_, reel) =>
    goneFrom(KAPADOKYA, board.windows, winners, reel),
  )
  return placesOf(board, (symbol, reel) => goes(gone[reel] ?? 0, symbol))
}

/** The board after a tumble: as many new symbols on top of each reel as were taken from it. */
export function fallenIn(board: Board, removed: readonly Position[]): NewEvent {
  const names = namesOf(board)
  const fallen = Array.from({ length: REELS }, (_, reel) =>
    (names[reel] ?? []).slice(0, removed.filter((place) => place.reel === reel).length),
  )
  return { type: 'tumble', removed: [...removed], fallen, board: names }
}

/** Where suns show, reel by reel from the top. */
export function sunsAt(board: Board): Position[] {
  return placesOf(board, (symbol) => symbol === SUN)
}
