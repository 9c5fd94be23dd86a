import { describe, expect, it } from 'vitest'
import { totalOf } from '../testing.ts'
import { FREE_STRIPS, MAX_WIN, MODES } from './numbers.ts'
import { baseLinesMean, coinOdds, returnBounds } from './return.ts'
import { BASE_REELS, playRound } from './rules.ts'
import { bookOf, buildTable, playRow, retriggerOdds, type LaleMode } from './table.ts'
import { streamOf } from '../stream.ts'

const TABLES = { base: buildTable('base'), bonus: buildTable('bonus') }
const MODE_NAMES: LaleMode[] = ['base', 'bonus']

/** Chance of the rows that fit, by weight. */
function chanceOf(mode: LaleMode, fits: (row: number) => boolean): number {
  let total = 0
  let fitting = 0
  TABLES[mode].weights.forEach((weight, row) => {
    total += weight
    if (fits(row)) fitting += weight
  })
  return fitting / total
}

describe.each(MODE_NAMES)('the table of mode %s', (mode) => {
  const { weights, payouts } = TABLES[mode]

  it('has rows enough, whole weights above zero and a sum that doubles count exactly', () => {
    expect(weights.length).toBeGreaterThanOrEqual(mode === 'base' ? 200_000 : 50_000)
    expect(weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)).toBe(true)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(2 ** 53)
  })

  it('returns 96.52 % to 0.01 %, in exact arithmetic', () => {
    let weight = 0n
    let paid = 0n
    weights.forEach((one, row) => {
      weight += BigInt(one)
      paid += BigInt(one) * BigInt(payouts[row] ?? 0)
    })
    const cost = BigInt(MODES[mode].cost)
    // Millionths: 965,200 is the stated return.
    const millionths = Number((paid * 1_000_000n) / (weight * 100n * cost))
    expect(Math.abs(millionths - 965_200)).toBeLessThan(100)
  })

  it('leans far less than a fifth', () => {
    expect(TABLES[mode].lean).toBeLessThan(0.2)
    expect(TABLES[mode].lean).toBeLessThan(0.02)
  })

  it('pays by each row what its book tells', () => {
    for (let row = 0; row < weights.length; row += 401) {
      expect(totalOf(bookOf(mode, row))).toBe(payouts[row])
    }
    expect(totalOf(bookOf(mode, weights.length - 1))).toBe(MAX_WIN)
    expect(() => bookOf(mode, weights.length)).toThrow(RangeError)
  })

  it('reaches the maximum win, more often than once in ten million', () => {
    const chance = chanceOf(mode, (row) => payouts[row] === MAX_WIN)
    expect(chance).toBeGreaterThan(1 / 10_000_000)
    expect(payouts.reduce((most, payout) => Math.max(most, payout), 0)).toBe(MAX_WIN)
  })
})

describe('the odds of the table', () => {
  const odds = coinOdds()

  it('give free spins as often as the reels do, to 1 %', () => {
    const exact = odds[3] + odds[4] + odds[5]
    const chance = chanceOf('base', (row) => playRow('base', row).freeSpins > 0)
    expect(chance / exact).toBeGreaterThan(0.99)
    expect(chance / exact).toBeLessThan(1.01)
  })

  it('retrigger as often as the free reels do, to 1 %', () => {
    const all = odds[3] + odds[4] + odds[5]
    const exact =
      (odds[3] * retriggerOdds(3) + odds[4] * retriggerOdds(4) + odds[5] * retriggerOdds(5)) / all
    const chance = chanceOf('bonus', (row) => playRow('bonus', row).retriggers > 0)
    expect(chance / exact).toBeGreaterThan(0.99)
    expect(chance / exact).toBeLessThan(1.01)
  })
})

describe("the rules' own return", () => {
  it('is exact for lines: honest spins agree', () => {
    const N = 300_000
    let sum = 0
    let squares = 0
    const stream = streamOf(8, 8, 8, 8)
    for (let round = 0; round < N; round += 1) {
      const { payout, coins } = playRound('spin', stream)
      const lines = coins >= 3 ? 0 : payout
      sum += lines
      squares += lines * lines
    }
    const mean = sum / N
    const sigma = Math.sqrt((squares / N - mean * mean) / N)
    // Boards with free spins are left out on both sides; their lines are a few thousandths.
    expect(Math.abs(mean - baseLinesMean())).toBeLessThan(5 * sigma + 0.3)
    expect(BASE_REELS.strips).toHaveLength(FREE_STRIPS.length)
  })

  it('lies within half a point of the stated one in each mode', () => {
    const bounds = returnBounds()
    for (const mode of MODE_NAMES) expect(Math.abs(bounds[mode] - 0.9652)).toBeLessThan(0.005)
  })
})
