import { describe, expect, it } from 'vitest'
import { hmac } from '#server/crypto/node-hash.ts'
import {
  draw,
  drawLater,
  firstWord,
  messageOf,
  pointOf,
  type Domain,
  type Hmac,
  type Seeds,
} from './draw.ts'
import { cumulate, rowAt, totalOf } from './table.ts'

const seeds = (nonce: bigint): Seeds => ({
  serverSeed: Uint8Array.from({ length: 32 }, (_, index) => index),
  clientSeed: 'lale',
  nonce,
  domain: null,
})
const DOMAIN: Domain = {
  game: 'lale-devri',
  version: '1',
  mode: 'bonus',
  costPpm: 85_000_000n,
  tableHash: 'ab'.repeat(32),
  jackpots: 1,
}
const TWO_64 = 1n << 64n
const VECTORS = { nonce0: 744n, nonce41: 0xc668ee35d9n, typed7: 0x86d55274f2n }

/** Chi-square of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('a draw', () => {
  it('reads the first eight bytes of RFC 4231 test case 2, big-endian', () => {
    const key = new TextEncoder().encode('Jefe')
    const mac = hmac(key, 'what do ya want for nothing?')
    expect(firstWord(mac)).toBe(0x5bdcc146bf60754en)
  })

  it('signs client seed, nonce and counter, in that order', () => {
    expect(messageOf(seeds(7n), 2)).toBe('lale:7:2')
  })

  it('keeps its vectors', () => {
    // openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f over 'lale:0:0' and 'lale:41:0'
    expect(draw(hmac, seeds(0n), 1000n)).toEqual({ point: VECTORS.nonce0, counter: 0 })
    expect(draw(hmac, seeds(41n), 2n ** 40n)).toEqual({ point: VECTORS.nonce41, counter: 0 })
  })

  it('of the second version signs what it is drawn for, line by line', () => {
    const typed = { ...seeds(7n), domain: DOMAIN }
    expect(messageOf(typed, 2)).toBe(
      [
        'kasa draw 2',
        'game lale-devri',
        'version 1',
        'mode bonus',
        'cost 85000000',
        `table ${'ab'.repeat(32)}`,
        'jackpots 1',
        'client lale',
        'nonce 7',
        'topic row',
        'counter 2',
      ].join('\n'),
    )
    expect(messageOf(typed, 0, 'jackpot:mini')).toMatch(/\ntopic jackpot:mini\ncounter 0$/)
    // openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f over the message of nonce 7, counter 0
    expect(draw(hmac, typed, 2n ** 40n)).toEqual({ point: VECTORS.typed7, counter: 0 })
  })

  it('of the second version draws something else once anything of its domain is another', () => {
    const pointFor = (domain: Domain | null) => draw(hmac, { ...seeds(7n), domain }, TWO_64).point
    const others: Partial<Domain>[] = [
      { game: 'lale-devr' },
      { version: '2' },
      { mode: 'base' },
      { costPpm: 85_000_001n },
      { tableHash: `${'ab'.repeat(31)}ac` },
      { jackpots: null },
      { jackpots: 2 },
    ]
    const points = [DOMAIN, ...others.map((other) => ({ ...DOMAIN, ...other })), null].map(pointFor)
    expect(new Set(points).size).toBe(points.length)
  })

  it('of the second version takes no value that could pass for two', () => {
    const forged = { ...DOMAIN, mode: 'bonus\ncost 1' }
    expect(() => messageOf({ ...seeds(7n), domain: forged }, 0)).toThrow(RangeError)
    const client = { ...seeds(7n), domain: DOMAIN, clientSeed: 'lale\nnonce 8' }
    expect(() => messageOf(client, 0)).toThrow(RangeError)
  })

  it('says the same later', async () => {
    const later = (key: Uint8Array, message: string) => Promise.resolve(hmac(key, message))
    expect(await drawLater(later, seeds(5n), 12345n)).toEqual(draw(hmac, seeds(5n), 12345n))
  })

  it('throws words away at the end of the range and counts on', () => {
    const words = [TWO_64 - 1n, TWO_64 - 2n, 5n]
    const scripted: Hmac = (_key, message) => {
      const bytes = new Uint8Array(32)
      new DataView(bytes.buffer).setBigUint64(0, words[Number(message.split(':')[2])] ?? 0n)
      return bytes
    }
    expect(draw(scripted, seeds(0n), 3n * (TWO_64 / 4n))).toEqual({ point: 5n, counter: 2 })
  })

  it('refuses a total weight outside 1 … 2^64', () => {
    expect(() => pointOf(0n, 0n)).toThrow(RangeError)
    expect(() => pointOf(0n, TWO_64 + 1n)).toThrow(RangeError)
    expect(pointOf(TWO_64 - 1n, TWO_64)).toBe(TWO_64 - 1n)
  })
})

describe('the mapper', () => {
  // Three quarters of 2^64: r mod W would give the lower third twice the chance of the rest.
  const W = (TWO_64 / 4n) * 3n
  const thirdOf = (point: bigint) => Number((point * 3n) / W)
  const N = 30_000
  /** 99.9 % of chi-square with two degrees of freedom lies below. */
  const LIMIT = 13.8

  it('has no bias where a plain modulo has a great one', () => {
    const fair = [0, 0, 0]
    const modulo = [0, 0, 0]
    for (let nonce = 0n; nonce < N; nonce += 1n) {
      const word = firstWord(hmac(seeds(nonce).serverSeed, messageOf(seeds(nonce), 0)))
      modulo[thirdOf(word % W)] = (modulo[thirdOf(word % W)] ?? 0) + 1
      const third = thirdOf(draw(hmac, seeds(nonce), W).point)
      fair[third] = (fair[third] ?? 0) + 1
    }
    expect(chiSquare(fair)).toBeLessThan(LIMIT)
    expect(chiSquare(modulo)).toBeGreaterThan(1000)
  })

  it('gives rows by their weights', () => {
    const weights = [1n, 10n, 4n, 35n]
    const sums = cumulate(weights, 4)
    const seen = weights.map(() => 0)
    for (let nonce = 0n; nonce < N; nonce += 1n) {
      const row = rowAt(sums, draw(hmac, seeds(nonce), totalOf(sums)).point)
      seen[row] = (seen[row] ?? 0) + 1
    }
    const square = weights.reduce((sum, weight, row) => {
      const expected = (N * Number(weight)) / 50
      return sum + ((seen[row] ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(square).toBeLessThan(16.3) // 99.9 %, three degrees of freedom
  })
})

describe('a table', () => {
  it('gives each row exactly its stretch of points', () => {
    const sums = cumulate([2n, 1n, 3n], 3)
    const rows = [0n, 1n, 2n, 3n, 4n, 5n].map((point) => rowAt(sums, point))
    expect(rows).toEqual([0, 0, 1, 2, 2, 2])
    expect(() => rowAt(sums, 6n)).toThrow(RangeError)
    expect(() => rowAt(sums, -1n)).toThrow(RangeError)
  })

  it('refuses weights of nothing, sums beyond 2^64 and a wrong count', () => {
    expect(() => cumulate([1n, 0n], 2)).toThrow(/line 2/)
    expect(() => cumulate([TWO_64 - 1n, 1n], 2)).toThrow(/line 2 .* beyond/)
    expect(() => cumulate([1n], 2)).toThrow(/2 rows/)
  })
})
