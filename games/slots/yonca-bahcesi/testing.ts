/**
 * A second opinion on rounds of Yonca Bahçesi for its tests: everything that follows from the boards
 * is worked out again from the events alone, the slow and plain way.
 */

import type { ClusterWin, Position, SlotEvent } from '../events.ts'
import { CLUSTER_MIN, CLUSTER_PAYS, MAX_WIN, REELS, ROWS, SCATTER } from './numbers.ts'

type Board = readonly (readonly string[])[]

const keyOf = ({ reel, row }: Position): number => reel * ROWS + row

/** What is wrong with a round's events; empty when every step follows from the one before. */
export function audited(events: readonly SlotEvent[]): string[] {
  const wrong: string[] = []
  const check = (fits: boolean, what: string): void => {
    if (!fits) wrong.push(what)
  }
  let board: Board = []
  let grid = new Map<number, number>()
  let cleared: number[] = []
  let paid = 0
  let settled = true
  for (const event of events) {
    if (event.type === 'reveal') {
      check(settled, `a spin before ${event.index} was left with wins unpaid`)
      board = event.board
      settled = clustersOn(board).length === 0
    } else if (event.type === 'wins') {
      const wins = event.wins.filter((win) => 'multiplier' in win)
      const found = wins.map(({ positions }) => positions.map(keyOf).sort(byNumber))
      check(same(found.sort(byFirst), clustersOn(board)), `clusters at ${event.index}`)
      for (const win of wins) check(isRight(win, board, grid), `${win.symbol} at ${event.index}`)
      check(event.payout === sumOf(wins), `the sum at ${event.index}`)
      paid += event.payout
      cleared = found.flat()
      settled = paid >= MAX_WIN
    } else if (event.type === 'grid') {
      for (const cell of cleared) grid.set(cell, Math.min(128, (grid.get(cell) ?? 0.5) * 2))
      const found = new Map(event.cells.map((cell) => [keyOf(cell), cell.multiplier]))
      if (found.size === 0) grid = new Map()
      check(same([...found].sort(byFirst), [...grid].sort(byFirst)), `the grid at ${event.index}`)
    } else if (event.type === 'tumble') {
      check(same(event.removed.map(keyOf), [...cleared].sort(byNumber)), `gone at ${event.index}`)
      check(same(event.board, fallen(board, cleared, event.fallen)), `fell at ${event.index}`)
      check(!event.fallen.flat().includes(SCATTER), `a rainbow fell at ${event.index}`)
      board = event.board
      cleared = []
      settled = clustersOn(board).length === 0
    } else if (event.type === 'freeSpins') {
      const rainbows = board.flat().filter((symbol) => symbol === SCATTER).length
      check(rainbows === event.positions.length, `rainbows at ${event.index}`)
      check(
        event.positions.every(({ reel, row }) => board[reel]?.[row] === SCATTER),
        `where rainbows stand at ${event.index}`,
      )
      paid += event.payout
    } else if (event.type === 'total') {
      check(event.payout === Math.min(MAX_WIN, paid), 'the total')
    }
  }
  return wrong
}

const byNumber = (a: number, b: number): number => a - b
const byFirst = (a: readonly number[], b: readonly number[]): number => (a[0] ?? 0) - (b[0] ?? 0)
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const sumOf = (wins: readonly ClusterWin[]): number =>
  wins.reduce((sum, { payout }) => sum + payout, 0)

/** Clusters as sorted cells, in the order of their first one. */
function clustersOn(board: Board): number[][] {
  const seen = new Set<number>()
  const clusters: number[][] = []
  for (let cell = 0; cell < REELS * ROWS; cell += 1) {
    const cluster = spread(board, cell, seen).sort(byNumber)
    if (cluster.length >= CLUSTER_MIN) clusters.push(cluster)
  }
  return clusters
}

function spread(board: Board, cell: number, seen: Set<number>): number[] {
  const [reel, row] = [Math.floor(cell / ROWS), cell % ROWS]
  const symbol = board[reel]?.[row]
  if (symbol === undefined || symbol === SCATTER || seen.has(cell)) return []
  seen.add(cell)
  const beside: Position[] = [
    { reel: reel - 1, row },
    { reel: reel + 1, row },
    { reel, row: row - 1 },
    { reel, row: row + 1 },
  ]
  const alike = beside.filter((place) => board[place.reel]?.[place.row] === symbol)
  return [cell, ...alike.flatMap((place) => spread(board, keyOf(place), seen))]
}

function isRight(win: ClusterWin, board: Board, grid: ReadonlyMap<number, number>): boolean {
  const under = win.positions.map((place) => grid.get(keyOf(place)) ?? 0)
  const multiplier = under.reduce((sum, one) => sum + (one >= 2 ? one : 0), 0) || 1
  const bySize = new Map(Object.entries(CLUSTER_PAYS)).get(win.symbol)
  const sizes = Object.entries(bySize ?? {}).filter(([size]) => Number(size) <= win.count)
  return (
    win.positions.every(({ reel, row }) => board[reel]?.[row] === win.symbol) &&
    win.count === win.positions.length &&
    win.multiplier === multiplier &&
    win.payout === multiplier * (sizes.at(-1)?.[1] ?? 0)
  )
}

/** What stands when these cells are gone and these fell in from above. */
function fallen(board: Board, gone: readonly number[], fallenIn: Board): string[][] {
  return board.map((reel, at) => [
    ...(fallenIn[at] ?? []),
    ...reel.filter((_, row) => !gone.includes(at * ROWS + row)),
  ])
}
