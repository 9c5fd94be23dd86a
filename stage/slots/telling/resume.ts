import type { Money } from '#contract/money.ts'
import type { GridCell } from '#games/slots/events.ts'
import type { Beat } from './beats.ts'

/** How the screen stands at some moment of a round. */
export interface Standing {
  /** The board last shown, or null before the first reveal. */
  board: string[][] | null
  isFree: boolean
  free: { current: number; total: number; multiplier: number } | null
  /** What the next wins are multiplied with. */
  multiplier: number
  /** The cells that are marked or multiply. */
  grid: readonly GridCell[]
  paid: Money
}

/** What a broken-off round still has to tell, and how the screen stands when it goes on. */
export interface Resumption {
  standing: Standing
  rest: Beat[]
}

const OPENING: Standing = {
  board: null,
  isFree: false,
  free: null,
  multiplier: 1,
  grid: [],
  paid: 0n,
}

/** The mark for "everything up to this event has been told", as the game server keeps it. */
export function markOf(beat: Beat): string {
  return `told:${beat.index}`
}

/** Everything after the mark; an unknown or foreign mark tells the round from its beginning. */
export function resumeAt(beats: readonly Beat[], mark: string | null): Resumption {
  const index = indexOf(mark)
  const after = beats.findIndex((beat) => beat.index > index)
  const split = index < 0 ? 0 : after < 0 ? Math.max(0, beats.length - 1) : after
  return { standing: standAfter(beats.slice(0, split)), rest: beats.slice(split) }
}

/** How the screen stands once these beats have been told. */
export function standAfter(beats: readonly Beat[]): Standing {
  return beats.reduce(stepStanding, OPENING)
}

function stepStanding(standing: Standing, beat: Beat): Standing {
  const next = { ...standing, paid: beat.paid }
  if (beat.kind === 'reveal') return { ...next, board: beat.board, isFree: beat.spin === 'free' }
  if (beat.kind === 'tumble') return { ...next, board: beat.board }
  if (beat.kind === 'multiplier') return { ...next, multiplier: beat.multiplier }
  if (beat.kind === 'grid') return { ...next, grid: beat.cells }
  if (beat.kind === 'free-spins')
    return { ...next, isFree: true, free: freeAfterAward(standing, beat.total) }
  if (beat.kind === 'free-spin')
    return {
      ...next,
      isFree: true,
      multiplier: beat.multiplier,
      free: { current: beat.current, total: beat.total, multiplier: beat.multiplier },
    }
  if (beat.kind === 'free-spins-end')
    return { ...next, isFree: false, free: null, multiplier: 1, grid: [] }
  return next
}

function freeAfterAward(standing: Standing, total: number): Standing['free'] {
  return { current: 0, multiplier: 1, ...standing.free, total }
}

function indexOf(mark: string | null): number {
  const found = /^told:(\d{1,6})$/.exec(mark ?? '')
  return found ? Number(found[1]) : -1
}
