/**
 * Tests of NIST SP 800-22 (revision 1a) over bits, one per byte. Each gives the chance that a fair
 * coin looks at least as odd; the sections named are those of the publication.
 */
import { chiSquare, chiSquareAbove, erfc, gammaQ, normalBelow } from './distributions.ts'
import { magnitudesOf } from './fourier.ts'

const ones = (bits: Uint8Array): number => bits.reduce((sum, bit) => sum + bit, 0)

/** 2.1 Frequency. */
export function monobit(bits: Uint8Array): number {
  const sum = 2 * ones(bits) - bits.length
  return erfc(Math.abs(sum) / Math.sqrt(2 * bits.length))
}

/** 2.2 Frequency within blocks. */
export function blockFrequency(bits: Uint8Array, block = 1024): number {
  const blocks = Math.floor(bits.length / block)
  let square = 0
  for (let at = 0; at < blocks; at += 1) {
    const share = ones(bits.subarray(at * block, (at + 1) * block)) / block
    square += 4 * block * (share - 0.5) ** 2
  }
  return gammaQ(blocks / 2, square / 2)
}

/** 2.3 Runs. */
export function runs(bits: Uint8Array): number {
  const n = bits.length
  const share = ones(bits) / n
  if (Math.abs(share - 0.5) >= 2 / Math.sqrt(n)) return 0
  let count = 1
  for (let at = 1; at < n; at += 1) if (bits[at] !== bits[at - 1]) count += 1
  const spread = share * (1 - share)
  return erfc(Math.abs(count - 2 * n * spread) / (2 * Math.sqrt(2 * n) * spread))
}

/** By the least length of a sequence: how long a block is, the shortest class, the odds of each. */
const LONGEST_RUNS = [
  {
    from: 750_000,
    block: 10_000,
    least: 10,
    odds: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727],
  },
  {
    from: 6272,
    block: 128,
    least: 4,
    odds: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124],
  },
  { from: 128, block: 8, least: 1, odds: [0.2148, 0.3672, 0.2305, 0.1875] },
]

/** 2.4 Longest run of ones in a block. Wants 128 bits. */
export function longestRun(bits: Uint8Array): number {
  const sort = LONGEST_RUNS.find(({ from }) => bits.length >= from)
  if (!sort) throw new RangeError('too short for its longest run to tell anything')
  const { block, least, odds } = sort
  const blocks = Math.floor(bits.length / block)
  const counts = odds.map(() => 0)
  for (let at = 0; at < blocks; at += 1) {
    const longest = longestOf(bits.subarray(at * block, (at + 1) * block))
    const sortOf = Math.min(Math.max(longest, least), least + odds.length - 1) - least
    counts[sortOf] = (counts[sortOf] ?? 0) + 1
  }
  const square = chiSquare(
    counts,
    odds.map((share) => share * blocks),
  )
  return chiSquareAbove(square, odds.length - 1)
}

function longestOf(bits: Uint8Array): number {
  let longest = 0
  let run = 0
  for (const bit of bits) {
    run = bit === 1 ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

/** 2.6 Spectral. Wants a power of two of bits unless another transform is handed in. */
export function spectral(bits: Uint8Array, transform = magnitudesOf): number {
  const n = bits.length
  const threshold = Math.sqrt(n * Math.log(1 / 0.05))
  const signs = Float64Array.from(bits, (bit) => 2 * bit - 1)
  const low = transform(signs)
    .subarray(0, n / 2)
    .reduce((count, magnitude) => count + (magnitude < threshold ? 1 : 0), 0)
  const distance = (low - (0.95 * n) / 2) / Math.sqrt((n * 0.95 * 0.05) / 4)
  return erfc(Math.abs(distance) / Math.SQRT2)
}

/** How often each pattern of `length` bits stands in the bits, read as a ring. */
function patterns(bits: Uint8Array, length: number): Float64Array {
  const counts = new Float64Array(2 ** length)
  const mask = counts.length - 1
  let pattern = 0
  for (let at = 0; at < bits.length + length - 1; at += 1) {
    pattern = ((pattern << 1) | (bits[at % bits.length] ?? 0)) & mask
    if (at >= length - 1) counts[pattern] = (counts[pattern] ?? 0) + 1
  }
  return counts
}

function psiSquare(bits: Uint8Array, length: number): number {
  if (length === 0) return 0
  const squares = patterns(bits, length).reduce((sum, count) => sum + count * count, 0)
  return (2 ** length / bits.length) * squares - bits.length
}

/** 2.11 Serial: both of its values. */
export function serial(bits: Uint8Array, length = 10): [number, number] {
  const [whole, one, two] = [0, 1, 2].map((less) => psiSquare(bits, length - less))
  const first = (whole ?? 0) - (one ?? 0)
  const second = first - (one ?? 0) + (two ?? 0)
  return [gammaQ(2 ** (length - 2), first / 2), gammaQ(2 ** (length - 3), second / 2)]
}

/** 2.12 Approximate entropy. */
export function approximateEntropy(bits: Uint8Array, length = 8): number {
  const n = bits.length
  const phi = (size: number): number =>
    patterns(bits, size).reduce((sum, c) => sum + (c === 0 ? 0 : (c / n) * Math.log(c / n)), 0)
  const square = 2 * n * (Math.LN2 - (phi(length) - phi(length + 1)))
  return gammaQ(2 ** (length - 1), square / 2)
}

/** 2.13 Cumulative sums, read from the front or from the back. */
export function cumulativeSums(bits: Uint8Array, from: 'front' | 'back' = 'front'): number {
  const n = bits.length
  let sum = 0
  let farthest = 0
  for (let at = 0; at < n; at += 1) {
    sum += 2 * (bits[from === 'front' ? at : n - 1 - at] ?? 0) - 1
    farthest = Math.max(farthest, Math.abs(sum))
  }
  const below = (multiple: number): number => normalBelow((multiple * farthest) / Math.sqrt(n))
  const span = Math.trunc(n / farthest)
  const last = Math.trunc((span - 1) / 4)
  let chance = 1
  for (let k = Math.trunc((1 - span) / 4); k <= last; k += 1)
    chance -= below(4 * k + 1) - below(4 * k - 1)
  for (let k = Math.trunc((-span - 3) / 4); k <= last; k += 1)
    chance += below(4 * k + 3) - below(4 * k + 1)
  return chance
}

/** Every value that the battery verifies, by name. */
export const BIT_TESTS: Readonly<Record<string, (bits: Uint8Array) => readonly number[]>> = {
  frequency: (bits) => [monobit(bits)],
  'block frequency': (bits) => [blockFrequency(bits)],
  runs: (bits) => [runs(bits)],
  'longest run': (bits) => [longestRun(bits)],
  spectral: (bits) => [spectral(bits)],
  serial: (bits) => serial(bits),
  'approximate entropy': (bits) => [approximateEntropy(bits)],
  'cumulative sums': (bits) => [cumulativeSums(bits), cumulativeSums(bits, 'back')],
}
