import { describe, expect, it } from 'vitest'
import { chiSquare, chiSquareAbove, normalBelow } from '#scripts/games/battery/distributions.ts'
import { wordsOf } from '#scripts/games/battery/streams.ts'
import { pointOf } from './draw.ts'

const TWO_64 = 1n << 64n

/** What words become points by: a word thrown away is null. */
type Mapper = (word: bigint, total: bigint) => bigint | null
const modulo: Mapper = (word, total) => word % total

/** Total weights of every sort: small, odd, powers of two, as tables have them, and up to the end. */
const TOTALS = [
  ...Array.from({ length: 400 }, (_, at) => BigInt(at + 1)),
  ...[10n, 20n, 32n, 50n, 53n, 63n].flatMap((bits) => [
    (1n << bits) - 1n,
    1n << bits,
    (1n << bits) + 1n,
  ]),
  1_125_899_906_842_597n,
  (TWO_64 / 4n) * 3n,
  TWO_64 / 2n + 1n,
  TWO_64 - 1n,
  TWO_64,
]

/** The first word that is thrown away, found by halving; 2^64 when none is. */
function firstThrownAway(map: Mapper, total: bigint): bigint {
  let [kept, thrown] = [-1n, TWO_64]
  while (thrown - kept > 1n) {
    const middle = (kept + thrown) / 2n
    if (map(middle, total) === null) thrown = middle
    else kept = middle
  }
  return thrown
}

/** How many of the words 0 … limit − 1 become a point, when a word becomes its rest. */
const wordsTo = (point: bigint, total: bigint, limit: bigint): bigint =>
  limit <= point ? 0n : (limit - 1n - point) / total + 1n

/** Points to look at: all of a small total, the ends and the middle of a great one. */
const pointsOf = (total: bigint): bigint[] =>
  total <= 400n
    ? Array.from({ length: Number(total) }, (_, at) => BigInt(at))
    : [0n, 1n, total / 3n, total / 2n, total - 2n, total - 1n]

/** Does every point of the total have exactly as many words? */
const isEven = (map: Mapper, total: bigint): boolean => {
  const limit = firstThrownAway(map, total)
  return new Set(pointsOf(total).map((point) => wordsTo(point, total, limit))).size === 1
}

describe('the mapper, exactly', () => {
  it('keeps the words below one border, and gives each its rest', () => {
    for (const total of TOTALS) {
      const limit = firstThrownAway(pointOf, total)
      expect(limit % total, String(total)).toBe(0n)
      expect(TWO_64 - limit, 'less than a point’s worth is lost').toBeLessThan(total)
      const turns = [0n, 1n, limit / total / 2n, limit / total - 1n]
      const wrong = pointsOf(total).filter((point) =>
        turns.some((turn) => {
          const word = turn * total + point
          return turn >= 0n && word < limit && pointOf(word, total) !== point
        }),
      )
      expect(wrong, String(total)).toEqual([])
      for (const word of [limit, limit + 1n, TWO_64 - 1n])
        if (word >= limit && word < TWO_64) expect(pointOf(word, total)).toBeNull()
    }
  })

  it('gives every point exactly as many words', () => {
    for (const total of TOTALS) expect(isEven(pointOf, total), String(total)).toBe(true)
  })

  it('would be found out if it were a plain modulo, at every total but the powers of two', () => {
    for (const total of TOTALS)
      expect(isEven(modulo, total), String(total)).toBe((total & (total - 1n)) === 0n)
  })
})

const OUTCOMES = 40_000
/** 99 %: fixed seeds, so what passes once passes always. */
const LEVEL = 0.01

/** So many outcomes, as shares of the total: 0 up to 1, every one as likely as every other. */
function outcomes(map: Mapper, total: bigint): readonly number[] {
  const key = `${map.name} ${total}`
  const found = known.get(key) ?? worked(map, total)
  known.set(key, found)
  return found
}

const known = new Map<string, readonly number[]>()

function worked(map: Mapper, total: bigint): number[] {
  const found: number[] = []
  for (const word of wordsOf(`outcomes of ${total}`)) {
    const point = map(word, total)
    if (point !== null) found.push(shareOf(point, total))
    if (found.length === OUTCOMES) break
  }
  return found
}

const FINE = 2 ** 50
const shareOf = (point: bigint, total: bigint): number =>
  total < FINE
    ? (Number(point) + 0.5) / Number(total)
    : Number((point * BigInt(FINE)) / total) / FINE

/** The chance that even outcomes fill `bins` at least as unevenly. */
function spread(shares: readonly number[], bins: number): number {
  const counts = Array.from({ length: bins }, () => 0)
  for (const share of shares) {
    const bin = Math.floor(share * bins)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return chiSquareAbove(
    chiSquare(
      counts,
      counts.map(() => shares.length / bins),
    ),
    bins - 1,
  )
}

/** The same of their runs below and above the middle. */
function runs(shares: readonly number[]): number {
  const count = shares.filter((share, at) => at > 0 && share < 0.5 !== (shares[at - 1] ?? 0) < 0.5)
  const mean = (shares.length - 1) / 2
  return normalBeyond((count.length - mean) / (Math.sqrt(shares.length - 1) / 2))
}

/** The same of how each goes along with the one before, about the mean that even outcomes have. */
function correlation(shares: readonly number[]): number {
  const products = shares.slice(1).map((share, at) => (share - 0.5) * ((shares[at] ?? 0) - 0.5))
  const sum = products.reduce((all, product) => all + product, 0)
  return normalBeyond(sum / (Math.sqrt(products.length) / 12))
}

/** The same of how many outcomes it takes to have seen each of `bins` (Knuth's coupons). */
function coupons(shares: readonly number[], bins = 6): number {
  const longest = 24
  const counts = Array.from({ length: longest - bins + 1 }, () => 0)
  let seen = new Set<number>()
  let length = 0
  let sets = 0
  for (const share of shares) {
    length += 1
    seen.add(Math.floor(share * bins))
    if (seen.size < bins) continue
    const at = Math.min(length, longest) - bins
    counts[at] = (counts[at] ?? 0) + 1
    sets += 1
    seen = new Set()
    length = 0
  }
  const missing = Array.from({ length: longest }, (_, size) => unfinished(bins, size))
  const odds = counts.map((_, at) =>
    at === counts.length - 1
      ? (missing[longest - 1] ?? 0)
      : (missing[at + bins - 1] ?? 0) - (missing[at + bins] ?? 0),
  )
  return chiSquareAbove(
    chiSquare(
      counts,
      odds.map((share) => share * sets),
    ),
    counts.length - 1,
  )
}

/** The chance that so many outcomes have not yet shown every one of `bins`. */
function unfinished(bins: number, size: number): number {
  let chance = 0
  let ways = 1
  for (let lost = 1; lost <= bins; lost += 1) {
    ways = (ways * (bins - lost + 1)) / lost
    chance += (lost % 2 === 1 ? 1 : -1) * ways * (1 - lost / bins) ** size
  }
  return size === 0 ? 1 : chance
}

describe('mapped outcomes at 99 %', () => {
  const tests: [string, (shares: readonly number[]) => number][] = [
    ['chi-square', (shares) => spread(shares, 12)],
    ['runs', runs],
    ['serial correlation', correlation],
    ['coupons', coupons],
  ]
  // Where a word more or less for a point shows at once: the end of the range is large.
  const UNEVEN = (TWO_64 / 4n) * 3n

  it.each(tests)('%s: nothing is found in them', (_name, test) => {
    for (const total of [12n, 60n, 1_125_899_906_842_597n, UNEVEN])
      expect(test(outcomes(pointOf, total)), String(total)).toBeGreaterThan(LEVEL)
  })

  it.each(tests)('%s: finds a plain modulo out', (_name, test) => {
    expect(test(outcomes(modulo, UNEVEN))).toBeLessThan(1e-6)
  })
})

/** Chance that a standard normal value lies farther from 0 than z, on either side. */
const normalBeyond = (z: number): number => 2 * normalBelow(-Math.abs(z))
