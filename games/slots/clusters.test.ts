import { describe, expect, it } from 'vitest'
import { clusterBoard, clusterFinder, findClusters, type ClusterFinder } from './clusters.ts'
import { streamOf } from './stream.ts'

const SYMBOLS = 4
const NONE = 3

function boardOf(finder: ClusterFinder, codes: readonly number[]): Uint8Array {
  const board = clusterBoard(finder)
  board.set(codes)
  return board
}

/** A code in every cell of seven reels and rows. */
const filled = (code: number): number[] => Array.from({ length: 49 }, () => code)

/** What was found, each cluster's cells in order. */
function found(finder: ClusterFinder, board: Uint8Array): number[][] {
  const count = findClusters(finder, board, NONE)
  return Array.from({ length: count }, (_, cluster) => {
    const from = cluster === 0 ? 0 : (finder.ends[cluster - 1] ?? 0)
    return [...finder.found.subarray(from, finder.ends[cluster])].sort((a, b) => a - b)
  })
}

/** The slow and plain way: cells take the lowest number of what they touch until nothing changes. */
function naive(finder: ClusterFinder, reels: number, board: Uint8Array): number[][] {
  const { rows, cells, least } = finder
  const group = Array.from({ length: cells }, (_, cell) => cell)
  const joined = (a: number, b: number): boolean => {
    const lowest = Math.min(group[a] ?? 0, group[b] ?? 0)
    if (board[a] !== board[b] || group[a] === group[b]) return false
    group[a] = group[b] = lowest
    return true
  }
  for (let changed = true; changed;) {
    changed = false
    for (let reel = 0; reel < reels; reel += 1) {
      for (let row = 0; row < rows; row += 1) {
        const cell = reel * rows + row
        if (reel + 1 < reels && joined(cell, cell + rows)) changed = true
        if (row + 1 < rows && joined(cell, cell + 1)) changed = true
      }
    }
  }
  const clusters = new Map<number, number[]>()
  group.forEach((first, cell) => {
    if ((board[cell] ?? NONE) < NONE) clusters.set(first, [...(clusters.get(first) ?? []), cell])
  })
  return [...clusters.values()].filter((cluster) => cluster.length >= least)
}

describe('clusters', () => {
  const finder = clusterFinder(7, 7, 5)

  it.each([
    [7, 7, 5],
    [6, 5, 4],
    [5, 3, 2],
  ])('on %d reels of %d are those of the plain way', (reels, rows, least) => {
    const searched = clusterFinder(reels, rows, least)
    const stream = streamOf(1, 2, 3, reels)
    let met = 0
    for (let round = 0; round < 4000; round += 1) {
      const codes = Array.from({ length: reels * rows }, () => stream(SYMBOLS))
      const board = boardOf(searched, codes)
      const clusters = found(searched, board)
      expect(clusters).toEqual(naive(searched, reels, board))
      met += clusters.length
    }
    expect(met).toBeGreaterThan(1000)
  })

  it('never touch over the edge of a reel or at a corner', () => {
    const edge = filled(NONE)
    for (const cell of [4, 5, 6, 7, 8]) edge[cell] = 0
    expect(found(finder, boardOf(finder, edge))).toEqual([])
    const diagonal = filled(NONE)
    for (const cell of [0, 8, 16, 24, 32, 40, 48]) diagonal[cell] = 1
    expect(found(finder, boardOf(finder, diagonal))).toEqual([])
  })

  it('may fill the board, and codes that never cluster do not', () => {
    expect(found(finder, boardOf(finder, filled(2)))[0]).toHaveLength(49)
    expect(found(finder, boardOf(finder, filled(NONE)))).toEqual([])
  })
})
