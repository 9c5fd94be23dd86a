/** What a board of Yonca Bahçesi looks like in events: names and places for codes and cells. */

import type { GridCell, Position } from '../events.ts'
import type { NewEvent } from '../recorder.ts'
import { RAINBOW, type Spin } from './board.ts'
import { GRID_STEPS, REELS, ROWS, SCATTER, SYMBOLS } from './numbers.ts'

export const nameOf = (code: number): string => SYMBOLS[code] ?? ''

export const placeOf = (cell: number): Position => ({
  reel: Math.floor(cell / ROWS),
  row: cell % ROWS,
})

function namesOf(board: Uint8Array): string[][] {
  return Array.from({ length: REELS }, (_, reel) =>
    Array.from(board.subarray(reel * ROWS, (reel + 1) * ROWS), nameOf),
  )
}

/** The board of a spin and how long each reel teases: from the reel after the second rainbow on. */
export function reveal(spin: Spin, cells: Uint8Array): NewEvent {
  const board = namesOf(cells)
  let rainbows = 0
  let teases = 0
  const anticipation = board.map((reel) => {
    teases = rainbows >= 2 ? teases + 1 : 0
    if (reel.includes(SCATTER)) rainbows += 1
    return teases
  })
  return { type: 'reveal', spin, board, anticipation }
}

/** Where a code stands, reel by reel from the top. */
export function placesOf(board: Uint8Array, code: number): Position[] {
  return [...board.keys()].filter((cell) => board[cell] === code).map(placeOf)
}

export const rainbowsAt = (board: Uint8Array): Position[] => placesOf(board, RAINBOW)

/** The cells that are marked or multiply. */
export function gridOf(grid: Uint8Array): NewEvent {
  const cells = [...grid.keys()].flatMap((cell): GridCell[] => {
    const multiplier = GRID_STEPS[(grid[cell] ?? 0) - 1]
    return multiplier ? [{ ...placeOf(cell), multiplier }] : []
  })
  return { type: 'grid', cells }
}

/** The board after a tumble: as many new symbols on top of each reel as were taken from it. */
export function fallenIn(board: Uint8Array, removed: readonly Position[]): NewEvent {
  const names = namesOf(board)
  const fallen = names.map((reel, number) =>
    reel.slice(0, removed.filter((place) => place.reel === number).length),
  )
  return { type: 'tumble', removed: [...removed], fallen, board: names }
}
