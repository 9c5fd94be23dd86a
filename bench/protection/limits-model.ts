/** Limits of one member, their own and the house's, as the model has them. */

export const DAY_MS = 24 * 60 * 60 * 1000

/** Istanbul is three hours ahead of UTC, all the year. */
const ZONE_MS = 3 * 60 * 60 * 1000
/** Days of Istanbul, counted from one long ago. */
export const dayNumber = (atMs: number): number => Math.floor((atMs + ZONE_MS) / DAY_MS)

export const SPANS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const
export type Period = keyof typeof SPANS
export const PERIODS = ['day', 'week', 'month'] as const satisfies Period[]
export const LIMITED = ['stake', 'loss', 'deposit'] as const
export type Limited = (typeof LIMITED)[number]
/** Whose a limit is: each has rows of their own, and the lower one counts. */
export const SETTERS = ['member', 'house'] as const
export type Setter = (typeof SETTERS)[number]

export interface LimitName {
  kind: Limited
  period: Period
  by: Setter
}

const keyOf = ({ kind, period, by }: LimitName): string => `${by} ${kind} ${period}`

export class Limits {
  readonly #all = new Map<
    string,
    { value: bigint; next: { value: bigint | null; fromMs: number } | null }
  >()

  /** More than either limit of it allows? */
  isBeyond(kind: Limited, period: Period, sum: bigint): boolean {
    return SETTERS.some((by) => {
      const limit = this.#all.get(keyOf({ kind, period, by }))
      return limit !== undefined && sum > limit.value
    })
  }

  set(which: LimitName, value: bigint | null, nowMs: number): void {
    const key = keyOf(which)
    const before = this.#all.get(key)
    if (value !== null && (!before || value <= before.value))
      this.#all.set(key, { value, next: null })
    else if (before) before.next = { value, fromMs: nowMs + DAY_MS }
  }

  /** The house tightens its own, and never raises it: a higher one leaves it as it was, and takes back what it had offered. */
  tighten(which: LimitName, value: bigint): void {
    const before = this.#all.get(keyOf(which))
    const lower = before && before.value < value ? before.value : value
    this.#all.set(keyOf(which), { value: lower, next: null })
  }

  /** It may offer a higher one, or none, of what it has set: nothing is looser before the member has said yes. */
  offer(which: LimitName, value: bigint | null, nowMs: number): void {
    const before = this.#all.get(keyOf(which))
    if (before && (value === null || value > before.value))
      before.next = { value, fromMs: nowMs + DAY_MS }
  }

  answerToConfirm(which: LimitName, nowMs: number): string {
    const next = this.#all.get(keyOf(which))?.next ?? null
    if (next === null || nowMs >= next.fromMs + 7 * DAY_MS) return 'not-found'
    return nowMs < next.fromMs ? 'too-early' : 'confirmed'
  }

  confirm(which: LimitName): void {
    const key = keyOf(which)
    const next = this.#all.get(key)?.next
    if (!next) throw new Error('nothing waits for a yes')
    if (next.value === null) this.#all.delete(key)
    else this.#all.set(key, { value: next.value, next: null })
  }
}
