import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chiSquare, chiSquareAbove, normalBelow } from '#scripts/games/battery/distributions.ts'
import { hmac } from '#server/crypto/node-hash.ts'
import { draw, messageOf } from './draw.ts'
import {
  countedOf,
  jackpotDrawsLater,
  JACKPOT_LEVELS,
  JACKPOT_TERMS,
  jackpotsHit,
  jackpotTerms,
  PRESENT_TERMS,
  reservePpm,
  sharePpm,
  shareOf,
  sharesOf,
  topicOf,
  totalPpm,
  type JackpotTerms,
} from './jackpots.ts'

const LIRA = 1_000_000n
const MILLION = 1_000_000n
const TERMS = jackpotTerms(PRESENT_TERMS)
const seedsOf = (member: number, nonce: number) => ({
  serverSeed: createHmac('sha256', 'jackpots').update(`${member}`).digest(),
  clientSeed: `member-${member}`,
  nonce: BigInt(nonce),
  domain: null,
})

describe('the shares', () => {
  it('of every level are whole millionths, and the reserve is the start over the odds exactly', () => {
    for (const { levels } of JACKPOT_TERMS)
      for (const level of JACKPOT_LEVELS) {
        const { start, oneIn } = levels[level]
        expect(reservePpm(levels[level]) * oneIn, level).toBe(start * MILLION)
      }
  })

  it('come to 0.55 % in all: 0.2, 0.2, 0.1 and 0.05', () => {
    expect(JACKPOT_LEVELS.map((level) => sharePpm(TERMS.levels[level]))).toEqual([
      2_000n,
      2_000n,
      1_000n,
      500n,
    ])
    expect(totalPpm(TERMS)).toBe(5_500n)
  })

  it('are what the pools pay in the long run, to the micro-lira, however the stakes lie', () => {
    // Between two falls a level is staked on by `oneIn` in the mean; what it pays is its start and
    // what all of that let grow. Both sides here are exact.
    for (const level of JACKPOT_LEVELS) {
      const { start, oneIn, growthPpm } = TERMS.levels[level]
      const paid = start * MILLION + oneIn * growthPpm
      expect(paid, level).toBe(oneIn * sharePpm(TERMS.levels[level]))
    }
  })

  it('of a stake are rounded down, by less than one micro-lira each, and never at the stake’s cost', () => {
    for (const stake of [1n, 199n, 999_999n, LIRA, LIRA + 7n, 85n * LIRA, 9_999_999_999n]) {
      const shares = sharesOf(TERMS, stake)
      const total = shares.reduce((sum, { growth, reserve }) => sum + growth + reserve, 0n)
      expect(total).toBeLessThanOrEqual(stake)
      JACKPOT_LEVELS.forEach((level, at) => {
        const { growth = -1n, reserve = -1n } = shares[at] ?? {}
        const { growthPpm } = TERMS.levels[level]
        for (const [part, ppm] of [
          [growth, growthPpm],
          [reserve, reservePpm(TERMS.levels[level])],
        ] as const) {
          const lost = stake * ppm - part * MILLION
          expect(lost).toBeGreaterThanOrEqual(0n)
          expect(lost).toBeLessThan(MILLION)
        }
      })
    }
  })

  it('of every stake that the house’s slots take lose nothing to rounding', () => {
    const step = LIRA / 5n
    for (const level of JACKPOT_LEVELS) {
      const { growthPpm } = TERMS.levels[level]
      expect((step * growthPpm) % MILLION).toBe(0n)
      expect((step * reservePpm(TERMS.levels[level])) % MILLION).toBe(0n)
    }
  })

  it('count no more than ₺10,000 of a stake, and so do the odds', () => {
    expect(countedOf(TERMS, 850_000n * LIRA)).toBe(10_000n * LIRA)
    expect(shareOf(TERMS, 'mini', 850_000n * LIRA)).toEqual(shareOf(TERMS, 'mini', 10_000n * LIRA))
    for (const level of JACKPOT_LEVELS)
      expect(TERMS.countedMax, level).toBeLessThan(TERMS.levels[level].oneIn)
  })

  it('are known by their number for good', () => {
    expect(JACKPOT_TERMS.map(({ number }) => number)).toEqual(JACKPOT_TERMS.map((_, at) => at + 1))
    expect(() => jackpotTerms(0)).toThrow(RangeError)
  })
})

/** The same levels made so frequent that a test sees them fall. */
const frequent = (oneIn: bigint): JackpotTerms => {
  const figures = { start: 0n, oneIn, growthPpm: 0n }
  const levels = { mini: figures, minor: figures, major: figures, grand: figures }
  return { number: 0, countedMax: oneIn, levels }
}

describe('a level’s draw', () => {
  it('signs its own topic between nonce and counter, which no other draw can share', () => {
    const seeds = seedsOf(1, 7)
    expect(messageOf(seeds, 2, topicOf('grand'))).toBe('member-1:7:jackpot:grand:2')
    const topics = ['', ...JACKPOT_LEVELS.map(topicOf)]
    const messages = topics.map((topic) => messageOf(seeds, 0, topic))
    expect(new Set(messages).size).toBe(topics.length)
  })

  it('hits for exactly as many numbers as the counted stake has micro-lira', () => {
    // Every point of a small total has the same chance (mapper.test.ts), and all are looked at.
    const oneIn = 40n
    const seen = new Map<bigint, string>()
    for (let nonce = 0; nonce < 4_000; nonce += 1)
      for (const level of JACKPOT_LEVELS) {
        const seeds = seedsOf(2, nonce)
        const { point } = draw(hmac, seeds, oneIn, topicOf(level))
        const hits = Array.from({ length: 41 }, (_, stake) =>
          jackpotsHit(hmac, seeds, frequent(oneIn), BigInt(stake)).includes(level),
        )
        seen.set(point, hits.map(Number).join(''))
        if (nonce > 200 && seen.size === 40) nonce = 4_000
      }
    expect(seen.size).toBe(40)
    for (const [point, hits] of seen)
      expect(hits).toBe('0'.repeat(Number(point) + 1) + '1'.repeat(40 - Number(point)))
  })

  it('hits as often as its terms say, at the highest stake that counts', () => {
    const rounds = 60_000
    const counts = { mini: 0, minor: 0, major: 0, grand: 0 }
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const level of jackpotsHit(hmac, seedsOf(3, nonce), TERMS, 1_000_000n * LIRA))
        counts[level] += 1
    for (const level of JACKPOT_LEVELS) {
      const chance = Number(TERMS.countedMax) / Number(TERMS.levels[level].oneIn)
      const deviation = Math.sqrt(rounds * chance * (1 - chance))
      expect(normalBeyond((counts[level] - rounds * chance) / deviation), level).toBeGreaterThan(
        0.01,
      )
    }
  })

  it('is the same in a browser, where the HMAC answers later', async () => {
    const later = async (key: Uint8Array, message: string) => hmac(key, message)
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const seeds = seedsOf(4, nonce)
      const draws = await jackpotDrawsLater(later, seeds, TERMS, 10_000n * LIRA)
      expect(draws.filter(({ isHit }) => isHit).map(({ level }) => level)).toEqual(
        jackpotsHit(hmac, seeds, TERMS, 10_000n * LIRA),
      )
    }
  })
})

const BINS = 8n
const TOPICS = ['', ...JACKPOT_LEVELS.map(topicOf)]
const ROUNDS = 20_000

/** The chance that draws that have nothing to do with each other fill the pairs as unevenly. */
function dependence(one: string, other: string): number {
  const counts = Array.from({ length: Number(BINS * BINS) }, () => 0)
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const seeds = seedsOf(5, nonce)
    const at = draw(hmac, seeds, BINS, one).point * BINS + draw(hmac, seeds, BINS, other).point
    counts[Number(at)] = (counts[Number(at)] ?? 0) + 1
  }
  const even = counts.map(() => ROUNDS / counts.length)
  return chiSquareAbove(chiSquare(counts, even), counts.length - 1)
}

describe('the draws of one round', () => {
  const pairs = TOPICS.flatMap((one, at) => TOPICS.slice(at + 1).map((other) => [one, other]))

  it.each(pairs)('have nothing to do with each other: “%s” and “%s”', (one = '', other = '') => {
    expect(dependence(one, other)).toBeGreaterThan(0.001)
  })

  it('would be found out if they shared a message', () => {
    expect(dependence(topicOf('mini'), topicOf('mini'))).toBeLessThan(1e-9)
  })

  it('are not foretold by what is published before it, nor by the round’s own row', () => {
    const rounds = 2_000
    const counted = 10_000n * LIRA
    const guesses = {
      'the hash as the seed': (nonce: number) => {
        const { serverSeed, ...seeds } = seedsOf(6, nonce)
        const key = createHmac('sha256', '').update(serverSeed).digest()
        return draw(hmac, { ...seeds, serverSeed: key }, TERMS.levels.mini.oneIn, 'jackpot:mini')
          .point
      },
      'the row’s own draw': (nonce: number) =>
        draw(hmac, seedsOf(6, nonce), TERMS.levels.mini.oneIn).point,
      'the round before': (nonce: number) =>
        draw(hmac, seedsOf(6, nonce - 1), TERMS.levels.mini.oneIn, 'jackpot:mini').point,
    }
    for (const [name, guess] of Object.entries(guesses)) {
      let right = 0
      for (let nonce = 1; nonce <= rounds; nonce += 1) {
        const hits = jackpotsHit(hmac, seedsOf(6, nonce), TERMS, counted).includes('mini')
        if (hits === guess(nonce) < counted) right += 1
      }
      // One stake in five hits: two guesses that know nothing agree in 0.2² + 0.8² of all rounds.
      const mean = rounds * 0.68
      const deviation = Math.sqrt(rounds * 0.68 * 0.32)
      expect(Math.abs(right - mean) / deviation, name).toBeLessThan(3.3)
    }
  })
})

/** Chance that a standard normal value lies farther from 0 than z, on either side. */
const normalBeyond = (z: number): number => 2 * normalBelow(-Math.abs(z))
