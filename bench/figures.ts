/** The middle one, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = low] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

/** Two sets of times, and whether they look like one. */
export interface Comparison {
  /** Welch's t: beyond 3 either way, chance hardly ever does it. */
  t: number
  meanA: number
  meanB: number
  /** The difference of means from which t would reach 3. */
  visible: number
}

export function welch(a: readonly number[], b: readonly number[]): Comparison {
  const [one, other] = [spread(a), spread(b)]
  const error = Math.sqrt(one.variance / a.length + other.variance / b.length)
  const t = error === 0 ? 0 : (one.mean - other.mean) / error
  return { t, meanA: one.mean, meanB: other.mean, visible: 3 * error }
}

/**
 * Both sets without the slowest tenth of all: where a machine's other work made them slow, that
 * hides a small difference. One bound for both, so that equals stay equal.
 */
export function withoutSlowest(
  a: readonly number[],
  b: readonly number[],
): [a: number[], b: number[]] {
  const all = [...a, ...b].sort((one, other) => one - other)
  const bound = all[Math.floor(all.length * 0.9)] ?? Infinity
  const isQuick = (value: number): boolean => value < bound
  return [a.filter(isQuick), b.filter(isQuick)]
}

function spread(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}
