/** The figures of the chart of net positions: what each slice of a span came to, and all until then. Amounts are lira. */
import { daysBefore } from '#web/words/days.ts'

export interface NetDay {
  day: string
  net: number
}

export interface NetSlice {
  /** Its first day. */
  day: string
  net: number
  /** With every slice before it. */
  total: number
}

/** Slices of so many days each that end with `last`, the oldest first; a day that is not named came to nothing. */
export function netSlices(
  days: readonly NetDay[],
  { last, count, each }: { last: string; count: number; each: number },
): NetSlice[] {
  const nets = new Map(days.map(({ day, net }) => [day, net]))
  let total = 0
  return Array.from({ length: count }, (_, at) => {
    const first = (count - at) * each - 1
    const net = Array.from(
      { length: each },
      (_, n) => nets.get(daysBefore(last, first - n)) ?? 0,
    ).reduce((sum, one) => sum + one, 0)
    total += net
    return { day: daysBefore(last, first), net, total }
  })
}

/** A height for each value, from 0 at the top to `height`, with zero always within; and where zero is. */
export function scaled(
  values: readonly number[],
  height: number,
): { zero: number; at: (value: number) => number } {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const range = high - low || 1
  const at = (value: number): number => ((high - value) / range) * height
  return { zero: at(0), at }
}
