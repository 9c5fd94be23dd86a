/**
 * Every spin there is on a set of reels of Kapadokya 1000, counted: the stops settle a spin with all
 * its tumbles, so the count is exact. Takes some seconds for a set.
 */

import { payOfWays, winnersOf } from '../ways.ts'
import { emptyBoard, KAPADOKYA, show, sunsOn, tumble, type Board, type Reels } from './board.ts'

/** No spin tumbles so often; the scan would throw. */
export const TUMBLES_MAX = 40

/** None to five; more count as five. */
const SUNS_MAX = 6

export interface Scan {
  /** All combinations of stops. */
  of: number
  /** By suns at first: the sum over those spins of what the first, second … wins pay at ×1. */
  pays: number[][]
  /** Ways to make so many tumbles with so many suns at rest: `ways[tumbles][suns]`. */
  ways: number[][]
  /** Ways to show so many suns at first and so many at rest: `suns[first][rest]`. */
  suns: number[][]
}

/** Plays every combination of stops. */
export function scan(reels: Reels): Scan {
  const lengths = reels.strips.map((strip) => strip.length)
  const result: Scan = {
    of: lengths.reduce((all, one) => all * one, 1),
    pays: Array.from({ length: SUNS_MAX }, () => zeros(TUMBLES_MAX)),
    ways: Array.from({ length: TUMBLES_MAX + 1 }, () => zeros(SUNS_MAX)),
    suns: Array.from({ length: SUNS_MAX }, () => zeros(SUNS_MAX)),
  }
  const [first = 0, second = 0, third = 0] = lengths
  const board = emptyBoard()
  const lasts = lastReels(reels)
  for (let a = 0; a < first; a += 1) {
    for (let b = 0; b < second; b += 1) {
      for (let c = 0; c < third; c += 1) {
        const stops = [a, b, c]
        stops.forEach((stop, reel) => show(board, reels, reel, stop))
        if (winnersOf(KAPADOKYA, board.windows) === 0) countAtRest(board, lasts, result)
        else playLasts(reels, stops, board, result)
      }
    }
  }
  return result
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** How often the last two reels show so many suns together. */
function lastReels(reels: Reels): number[] {
  const board = emptyBoard()
  const counts = zeros(SUNS_MAX)
  const [fourth, fifth] = [reels.strips[3]?.length ?? 0, reels.strips[4]?.length ?? 0]
  for (let d = 0; d < fourth; d += 1) {
    for (let e = 0; e < fifth; e += 1) {
      show(board, reels, 3, d)
      show(board, reels, 4, e)
      add(counts, sunsOn(board), 1)
    }
  }
  return counts
}

function add(counts: number[], at: number, count: number): void {
  counts[at] = (counts[at] ?? 0) + count
}

/** Nothing wins on the first three reels: the board rests, whatever the others show. */
function countAtRest(board: Board, lasts: readonly number[], { ways, suns }: Scan): void {
  board.windows[3] = board.windows[4] = 0
  const before = sunsOn(board)
  lasts.forEach((count, more) => {
    if (count === 0) return
    add(ways[0] ?? [], before + more, count)
    add(suns[before + more] ?? [], before + more, count)
  })
}

/** Plays out every spin that begins with these three stops. */
function playLasts(reels: Reels, stops: readonly number[], board: Board, result: Scan): void {
  const [fourth, fifth] = [reels.strips[3]?.length ?? 0, reels.strips[4]?.length ?? 0]
  for (let d = 0; d < fourth; d += 1) {
    for (let e = 0; e < fifth; e += 1) {
      for (let reel = 0; reel < 3; reel += 1) show(board, reels, reel, stops[reel] ?? 0)
      show(board, reels, 3, d)
      show(board, reels, 4, e)
      const first = Math.min(sunsOn(board), SUNS_MAX - 1)
      const tumbles = playOut(reels, board, result.pays[first] ?? [])
      const rest = Math.min(sunsOn(board), SUNS_MAX - 1)
      add(result.ways[tumbles] ?? [], rest, 1)
      add(result.suns[first] ?? [], rest, 1)
    }
  }
}

function playOut(reels: Reels, board: Board, pays: number[]): number {
  for (let tumbles = 0; tumbles < TUMBLES_MAX; tumbles += 1) {
    const winners = winnersOf(KAPADOKYA, board.windows)
    if (winners === 0) return tumbles
    add(pays, tumbles, payOfWays(KAPADOKYA, board.windows, winners))
    tumble(board, reels, winners)
  }
  throw new Error(`a spin tumbles more than ${TUMBLES_MAX} times`)
}
