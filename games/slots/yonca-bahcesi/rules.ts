/**
 * The rules of Yonca Bahçesi: a stream of integers in, a round out. It knows no member, no money and
 * no clock, and the same integers always give the same round.
 */

import { clusterBoard, clusterFinder, findClusters } from '../clusters.ts'
import type { ClusterWin } from '../events.ts'
import { drawPattern, scattersIn, type Patterns } from '../reels.ts'
import type { Stream } from '../stream.ts'
import type { Recorder } from '../recorder.ts'
import { CELLS, drawBoard, EMPTY, RAINBOW, rainbowWays, tumble } from './board.ts'
import type { Source, Spin } from './board.ts'
import { CLUSTER_MIN, CLUSTER_PAYS, CLUSTER_SIZES, FREE_SPINS_MAX, GRID_STEPS } from './numbers.ts'
import { MAX_WIN, SCATTER_AWARDS, REELS, RETRIGGER_SPINS, ROWS, SYMBOLS } from './numbers.ts'
import { fallenIn, gridOf, nameOf, placeOf, placesOf, rainbowsAt, reveal } from './board-events.ts'

/**
 * How the first board is drawn: `spin` is every board alike; the others are the same spin given how
 * many rainbows it shows: fewer than three (`plain`), three and more (`feature`), or exactly so many.
 * The published tables draw these apart and weigh them by their exact odds; a bought round is a
 * `feature`.
 */
export type Opening = 'spin' | 'plain' | 'feature' | Rainbows

/** The counts of rainbows that give free spins. */
export type Rainbows = keyof typeof SCATTER_AWARDS

/** What happened, in numbers, for tables and simulations. Pays are hundredths of the base bet. */
export interface YoncaRound {
  payout: number
  /** Rainbows on the first board. */
  rainbows: number
  /** Boards that fell in after wins, in all spins. */
  tumbles: number
  freeSpins: number
  retriggers: number
  /** The round was cut at the maximum win. */
  capped: boolean
}

/** Pays by `symbol * (CELLS + 1) + size`. */
const PAYS = new Int32Array(SYMBOLS.length * (CELLS + 1))
for (const [symbol, bySize] of Object.entries(CLUSTER_PAYS)) {
  const from = SYMBOLS.findIndex((known) => known === symbol) * (CELLS + 1)
  for (const size of CLUSTER_SIZES) PAYS.fill(bySize[size], from + size, from + CELLS + 1)
}

/** What a cell that was cleared so often adds to the multiplier of a cluster; a mark adds nothing. */
const ADDS = Uint8Array.from([0, ...GRID_STEPS.map((step) => (step > 1 ? step : 0))])

/** The reels that a first board may show rainbows on, by opening; and those of a free spin. */
const OPENINGS: Readonly<Record<Opening, Patterns>> = {
  spin: rainbowWays('base', () => true),
  plain: rainbowWays('base', (rainbows) => rainbows < 3),
  feature: rainbowWays('base', (rainbows) => rainbows >= 3),
  3: rainbowWays('base', (rainbows) => rainbows === 3),
  4: rainbowWays('base', (rainbows) => rainbows === 4),
  5: rainbowWays('base', (rainbows) => rainbows === 5),
}
const FREE = rainbowWays('free', () => true)

/** Exact chance of a paid spin to open so. */
export function oddsOf(how: Opening): number {
  return OPENINGS[how].total / OPENINGS.spin.total
}

/** Exact chance of a free spin to show three rainbows or more. */
export const RETRIGGER_ODDS = rainbowWays('free', (rainbows) => rainbows >= 3).total / FREE.total

/** One round after the other is played on these; each begins by writing them anew. */
const FINDER = clusterFinder(REELS, ROWS, CLUSTER_MIN)
const BOARD = clusterBoard(FINDER)
/** How often a win was cleared from each cell, up to the last of the grid's steps. */
const GRID = new Uint8Array(CELLS)

/** A round under way: where its integers come from, what it paid so far, and who records it. */
interface Play {
  readonly source: Source
  readonly record: Recorder | undefined
  readonly round: YoncaRound
}

/**
 * Plays one round to its end.
 *
 * `stream` hands out the integers; `record`, when given, gets the events, `total` last; it must not
 * play another round meanwhile.
 */
export function playRound(how: Opening, stream: Stream, record?: Recorder): YoncaRound {
  const play: Play = { source: { stream, word: 0, held: 0 }, record, round: newRound() }
  const { round } = play
  GRID.fill(0)
  round.rainbows = playSpin(play, 'base', OPENINGS[how])
  const awarded = payRainbows(play, round.rainbows, 0)
  if (awarded > 0) playFreeSpins(play, awarded)
  if (round.capped) record?.({ type: 'maxWin', payout: MAX_WIN })
  record?.({ type: 'total', payout: round.payout })
  return round
}

function newRound(): YoncaRound {
  return { payout: 0, rainbows: 0, tumbles: 0, freeSpins: 0, retriggers: 0, capped: false }
}

/** Free spins begin on a clear grid and keep it from one to the next. */
function playFreeSpins(play: Play, awarded: number): void {
  const { round, record } = play
  const before = round.payout
  const marked = GRID.some((cleared) => cleared > 0)
  GRID.fill(0)
  if (marked) record?.(gridOf(GRID))
  let total = awarded
  while (round.freeSpins < total && !round.capped) {
    round.freeSpins += 1
    record?.({ type: 'freeSpin', current: round.freeSpins, total, multiplier: 1 })
    total += payRainbows(play, playSpin(play, 'free', FREE), total)
  }
  record?.({ type: 'freeSpinsEnd', feature: round.payout - before })
}

/** One board and all that tumbles after it, until nothing pays. Answers its rainbows. */
function playSpin(play: Play, spin: Spin, patterns: Patterns): number {
  const { source, round, record } = play
  const pattern = drawPattern(patterns, source.stream)
  drawBoard(source, spin, pattern, BOARD)
  record?.(reveal(spin, BOARD))
  for (;;) {
    const clusters = findClusters(FINDER, BOARD, RAINBOW)
    if (clusters === 0) break
    payClusters(play, clusters)
    if (round.capped) break
    clearClusters(clusters)
    const removed = record ? placesOf(BOARD, EMPTY) : []
    record?.(gridOf(GRID))
    tumble(source, spin, BOARD)
    round.tumbles += 1
    record?.(fallenIn(BOARD, removed))
  }
  return scattersIn(pattern)
}

/** Adds a pay, held to the maximum win. */
function pay(round: YoncaRound, payout: number): void {
  round.payout += payout
  if (round.payout < MAX_WIN) return
  round.payout = MAX_WIN
  round.capped = true
}

function payClusters({ round, record }: Play, clusters: number): void {
  const { found, ends } = FINDER
  const wins: ClusterWin[] = []
  let payout = 0
  for (let cluster = 0, from = 0; cluster < clusters; cluster += 1) {
    const end = ends[cluster] as number // one for every cluster found
    const multiplier = multiplierUnder(from, end)
    const symbol = BOARD[found[from] as number] as number // a found cell, on the board
    const count = end - from
    const paid = (PAYS[symbol * (CELLS + 1) + count] as number) * multiplier
    payout += paid
    if (record) {
      const positions = Array.from(found.subarray(from, end), placeOf)
      wins.push({ symbol: nameOf(symbol), count, payout: paid, positions, multiplier })
    }
    from = end
  }
  record?.({ type: 'wins', payout, wins: wins.sort((a, b) => b.payout - a.payout) })
  pay(round, payout)
}

/** The sum of the multipliers under a cluster; once where there are none. */
function multiplierUnder(from: number, end: number): number {
  let multiplier = 0
  for (let next = from; next < end; next += 1) {
    multiplier += ADDS[GRID[FINDER.found[next] as number] as number] as number // a step of the grid
  }
  return multiplier === 0 ? 1 : multiplier
}

/** Takes the clusters away, and marks or doubles the cells under them. */
function clearClusters(clusters: number): void {
  const end = FINDER.ends[clusters - 1] as number // one for every cluster found
  for (let next = 0; next < end; next += 1) {
    const cell = FINDER.found[next] as number // up to the last end
    const cleared = GRID[cell] as number // on the board
    if (cleared < GRID_STEPS.length) GRID[cell] = cleared + 1
    BOARD[cell] = EMPTY
  }
}

/** Whether so many rainbows give free spins. */
const isAwarded = (rainbows: number): rainbows is Rainbows => rainbows in SCATTER_AWARDS

/** Pays rainbows and answers how many free spins they add; `totalBefore` is 0 in the paid spin. */
function payRainbows({ round, record }: Play, rainbows: number, totalBefore: number): number {
  if (!isAwarded(rainbows) || round.capped) return 0
  const { payout, freeSpins } = SCATTER_AWARDS[rainbows]
  const retrigger = totalBefore > 0
  const awarded = Math.min(retrigger ? RETRIGGER_SPINS : freeSpins, FREE_SPINS_MAX - totalBefore)
  if (retrigger) round.retriggers += 1
  pay(round, payout)
  const total = totalBefore + awarded
  const positions = record ? rainbowsAt(BOARD) : []
  record?.({ type: 'freeSpins', awarded, total, retrigger, payout, positions })
  return awarded
}
