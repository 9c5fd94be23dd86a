/** Where what has happened in a match stands on a line of ninety minutes. */
import type { Data } from '#contract/registry.ts'

type Incident = Data<'betframe/event'>['incidents'][number]

export const MINUTES = 90
const HALF = 45
/** A bar of pressure is of so many minutes. */
export const BAR_MINUTES = 5

/** How much each says of who presses; what is no attack says nothing. */
const WEIGHTS: Readonly<Partial<Record<Incident['kind'], number>>> = {
  danger: 2,
  goal: 3,
  penalty: 3,
  corner: 1,
}

/** Added time stands at the end of its half. */
export const minuteOnLine = ({ half, minute }: Pick<Incident, 'half' | 'minute'>): number =>
  Math.min(Math.max(minute, half === 'second' ? HALF : 0), half === 'first' ? HALF : MINUTES)

export interface Pressure {
  home: number
  away: number
}

/** Bar by bar, each side's part of the most that any bar has; nothing of what was taken back. */
export function pressureOf(incidents: readonly Incident[]): readonly Pressure[] {
  const bars = Array.from({ length: MINUTES / BAR_MINUTES }, () => ({ home: 0, away: 0 }))
  for (const incident of incidents) {
    const { kind, side, half, isAnnulled } = incident
    // The last minute of a half is of its last bar.
    const end = half === 'first' ? HALF : MINUTES
    const at = Math.floor(Math.min(minuteOnLine(incident), end - 1) / BAR_MINUTES)
    const bar = bars[at]
    if (bar && side !== null && !isAnnulled) bar[side] += WEIGHTS[kind] ?? 0
  }
  const most = Math.max(1, ...bars.flatMap(({ home, away }) => [home, away]))
  return bars.map(({ home, away }) => ({ home: home / most, away: away / most }))
}

export const MARKED = ['goal', 'yellow', 'red', 'corner'] as const
type MarkKind = (typeof MARKED)[number]

export interface Mark {
  sequence: number
  kind: MarkKind
  side: 'home' | 'away'
  minute: number
}

/** Goals, cards and corners that stand. */
export const marksOf = (incidents: readonly Incident[]): readonly Mark[] =>
  incidents.flatMap((incident): Mark[] => {
    const { sequence, side, isAnnulled } = incident
    const kind = MARKED.find((each) => each === incident.kind)
    return kind === undefined || side === null || isAnnulled
      ? []
      : [{ sequence, kind, side, minute: minuteOnLine(incident) }]
  })

/** Each mark has its own room: those that lie within `gap` of one another move apart, in their order, and none beyond the end. */
export function spread(
  marks: readonly Mark[],
  { xOf, gap, end }: { xOf: (minute: number) => number; gap: number; end: number },
): readonly (Mark & { x: number })[] {
  const sorted = marks.toSorted((one, other) => one.minute - other.minute)
  let next = -Infinity
  const apart = sorted.map((mark) => {
    const x = Math.max(xOf(mark.minute), next)
    next = x + gap
    return { ...mark, x }
  })
  let last = end
  return apart
    .toReversed()
    .map((mark) => {
      const x = Math.min(mark.x, last)
      last = x - gap
      return { ...mark, x }
    })
    .toReversed()
}
