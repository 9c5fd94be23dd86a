/** What the provider of a made-up season tells of a match in sets, whatever its sport: how far it is, and its clock. */
import type { Ending } from '../match.ts'
import type { Timed } from '../season-messages.ts'
import type { Phase, SetName } from './sets.ts'

const MINUTE = 60_000
/** After the match has begun. */
const FIRST_CLOCK_MS = 700

const phaseAt = (at: number, phase: Exclude<Phase, 'scheduled'>): Timed => ({
  at,
  content: { type: 'incident', incident: { kind: 'phase', phase } },
})
export const endingAt = (at: number, ending: Ending): Timed => ({
  at,
  content: { type: 'incident', incident: { kind: 'ending', ending } },
})

const AFTER = {
  s1: 'after-s1',
  s2: 'after-s2',
  s3: 'after-s3',
  s4: 'after-s4',
  s5: 'over',
} as const

/** When a set is played. */
export interface SetSpan {
  readonly set: SetName
  readonly from: number
  readonly to: number
}

/** Phases and clocks of these sets, and how it ended after them. */
export function frameOf(
  spans: readonly SetSpan[],
  ending: 'ended' | 'retired' | 'abandoned',
  clockMs: number,
): readonly Timed[] {
  const begins = spans[0]?.from ?? 0
  return spans.flatMap(({ set, from, to }, at) => {
    const clocks = (span: readonly [number, number], isRunning: boolean) =>
      clocksOf({ set, begins, isRunning, clockMs }, span)
    const next = spans[at + 1]
    const end = next ? to : to + 1_000
    const played = [phaseAt(from, set), ...clocks([from, end], true)]
    if (next) return [...played, phaseAt(to, AFTER[set]), ...clocks([to, next.from], false)]
    return ending === 'ended'
      ? [...played, phaseAt(end, 'over'), endingAt(end + 1, ending)]
      : [...played, endingAt(end, ending)]
  })
}

/** Running, or standing still after its set: who says nothing is not believed. One beat goes through the whole match, from one span into the next. */
const clocksOf = (
  {
    set,
    begins,
    isRunning,
    clockMs,
  }: { set: SetName; begins: number; isRunning: boolean; clockMs: number },
  [from, to]: readonly [number, number],
): readonly Timed[] => {
  const beatAt = (at: number): number => Math.ceil((at - begins - FIRST_CLOCK_MS) / clockMs)
  const first = Math.max(0, beatAt(from))
  return Array.from({ length: Math.max(0, beatAt(to) - first) }, (_, beat) => {
    const at = begins + FIRST_CLOCK_MS + (first + beat) * clockMs
    const clock = { set, minute: Math.floor((at - begins) / MINUTE), isRunning }
    return { at, content: { type: 'clock', clock } }
  })
}
