import type { Money } from '#contract/money.ts'
import type { GridCell } from '#games/slots/events.ts'
import type { Step } from './steps.ts'

/** How the screen stands at some moment of a round. */
export interface Snapshot {
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
  snapshot: Snapshot
  rest: Step[]
}

const OPENING: Snapshot = {
  board: null,
  isFree: false,
  free: null,
  multiplier: 1,
  grid: [],
  paid: 0n,
}

/** The mark for "everything up to this event has been told", as the game server keeps it. */
export function markOf(step: Step): string {
  return `told:${step.index}`
}

/** Everything after the mark; an unknown or foreign mark tells the round from its beginning. */
export function resumeAt(steps: readonly Step[], mark: string | null): Resumption {
  const index = indexOf(mark)
  const after = steps.findIndex((step) => step.index > index)
  const split = index < 0 ? 0 : after < 0 ? Math.max(0, steps.length - 1) : after
  return { snapshot: snapshotAfter(steps.slice(0, split)), rest: steps.slice(split) }
}

/** How the screen stands once these steps have been told. */
export function snapshotAfter(steps: readonly Step[]): Snapshot {
  return steps.reduce(applyStep, OPENING)
}

function applyStep(snapshot: Snapshot, step: Step): Snapshot {
  const next = { ...snapshot, paid: step.paid }
  if (step.kind === 'reveal') return { ...next, board: step.board, isFree: step.spin === 'free' }
  if (step.kind === 'tumble') return { ...next, board: step.board }
  if (step.kind === 'multiplier') return { ...next, multiplier: step.multiplier }
  if (step.kind === 'grid') return { ...next, grid: step.cells }
  if (step.kind === 'free-spins')
    return { ...next, isFree: true, free: freeAfterAward(snapshot, step.total) }
  if (step.kind === 'free-spin')
    return {
      ...next,
      isFree: true,
      multiplier: step.multiplier,
      free: { current: step.current, total: step.total, multiplier: step.multiplier },
    }
  if (step.kind === 'free-spins-end')
    return { ...next, isFree: false, free: null, multiplier: 1, grid: [] }
  return next
}

function freeAfterAward(snapshot: Snapshot, total: number): Snapshot['free'] {
  return { current: 0, multiplier: 1, ...snapshot.free, total }
}

function indexOf(mark: string | null): number {
  const found = /^told:(\d{1,6})$/.exec(mark ?? '')
  return found ? Number(found[1]) : -1
}
