/**
 * A published table as a draw reads it: rows in their published order, each holding a stretch of the
 * total weight. It never reorders and never skips: the point alone decides the row.
 */

/** Adds weights up: entry i is the sum of the weights up to and with row i. Throws past 2^64 − 1, naming the line, from 1. */
export function cumulate(weights: Iterable<bigint>, rows: number): BigUint64Array {
  const sums = new BigUint64Array(rows)
  let total = 0n
  let row = 0
  for (const weight of weights) {
    if (weight <= 0n) throw new RangeError(`line ${row + 1} has no weight above zero`)
    total += weight
    if (total >= 1n << 64n)
      throw new RangeError(`line ${row + 1} makes the weights add up beyond 2^64`)
    sums[row] = total
    row += 1
  }
  if (row !== rows) throw new RangeError(`${rows} rows were said, ${row} came`)
  return sums
}

/** The sum of all weights. */
export function totalOf(sums: BigUint64Array): bigint {
  return sums[sums.length - 1] ?? 0n
}

/** The first row whose cumulative weight exceeds the point. `point` is 0 … total − 1. */
export function rowAt(sums: BigUint64Array, point: bigint): number {
  if (point < 0n || point >= totalOf(sums)) throw new RangeError('the point lies outside the table')
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0n) > point) high = middle
    else low = middle + 1
  }
  return low
}
