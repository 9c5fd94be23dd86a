/** What several visits of one place came to. */
import { median } from '../figures.ts'
import { KINDS } from './traffic.ts'
import type { Figures, Visit } from './visit.ts'

/** Figure by figure: no one visit need have been so. */
export function mediansOf(visits: readonly Visit[]): Figures {
  const of = (read: (figures: Figures) => number) =>
    median(visits.map(({ figures }) => read(figures)))
  return {
    firstPaintMs: of(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    liveMs: of(({ liveMs }) => liveMs),
    quietMs: of(({ quietMs }) => quietMs),
    shift: of(({ shift }) => shift),
    requests: of(({ requests }) => requests),
    waves: of(({ waves }) => waves),
    bytes: of(({ bytes }) => bytes),
    // Every kind, and no other key.
    kinds: Object.fromEntries(
      KINDS.map((kind) => [kind, of(({ kinds }) => kinds[kind])]),
    ) as Figures['kinds'],
  }
}

/** One that was: the middle one by when it was quiet, the quicker of two. */
export function middleOf(visits: readonly Visit[]): Visit {
  const inOrder = visits.toSorted((one, other) => one.figures.quietMs - other.figures.quietMs)
  const middle = inOrder[Math.ceil(inOrder.length / 2) - 1]
  if (middle === undefined) throw new Error('nothing was visited')
  return middle
}
