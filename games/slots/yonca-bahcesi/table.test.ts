import { describe, expect, it } from 'vitest'
import { totalOf } from '../testing.ts'
import { CAPPED_SEEDS } from './max-wins.ts'
import { MAX_WIN, MODES } from './numbers.ts'
import { measuredReturns, WALKED } from './return.ts'
import { oddsOf, type Rainbows } from './rules.ts'
import {
  bookOf,
  buildTable,
  playRow,
  retriggerOdds,
  walkRound,
  WALKS,
  type YoncaMode,
} from './table.ts'

const TABLES = { base: buildTable('base'), bonus: buildTable('bonus') }
const MODE_NAMES: YoncaMode[] = ['base', 'bonus']
const AWARDED: readonly Rainbows[] = [3, 4, 5]

/** Chance of the rows that fit, by weight. */
function chanceOf(mode: YoncaMode, fits: (row: number) => boolean): number {
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

  it('returns 96.61 % to 0.01 %, in exact arithmetic', () => {
    let weight = 0n
    let paid = 0n
    weights.forEach((one, row) => {
      weight += BigInt(one)
      paid += BigInt(one) * BigInt(payouts[row] ?? 0)
    })
    // Millionths: 966,100 is the stated return.
    const millionths = Number((paid * 1_000_000n) / (weight * 100n * BigInt(MODES[mode].cost)))
    expect(Math.abs(millionths - 966_100)).toBeLessThan(100)
  })

  it('leans far less than a fifth', () => {
    expect(TABLES[mode].lean).toBeLessThan(0.05)
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
  it('give free spins as often as the reels do, to 1 %', () => {
    const chance = chanceOf('base', (row) => playRow('base', row).freeSpins > 0)
    expect(Math.abs(chance / oddsOf('feature') - 1)).toBeLessThan(0.01)
  }, 120_000)

  it('retrigger as often as the free spins do, to 1 %', () => {
    const exact =
      AWARDED.reduce((sum, rainbows) => sum + oddsOf(rainbows) * retriggerOdds(rainbows), 0) /
      oddsOf('feature')
    const chance = chanceOf('bonus', (row) => playRow('bonus', row).retriggers > 0)
    expect(Math.abs(chance / exact - 1)).toBeLessThan(0.01)
  }, 120_000)
})

describe("the rules' own return", () => {
  it('lies within half a point of the stated one in each mode, by the long walks', () => {
    const measured = measuredReturns()
    for (const mode of MODE_NAMES) {
      expect(Math.abs(measured[mode].rtp - MODES[mode].rtp)).toBeLessThan(0.005)
    }
  })

  it.each([
    ['plain', 60_000],
    ['feature', 6000],
  ] as const)('is what a walk through %s rounds comes to again', (walk, rounds) => {
    let sum = 0
    for (let number = 0; number < rounds; number += 1) sum += walkRound(number, WALKS[walk]).payout
    const { mean, deviation } = WALKED[walk]
    expect(Math.abs(sum / rounds - mean)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  })

  it('was cut at the maximum win in the rounds that are kept for it', () => {
    for (const seed of CAPPED_SEEDS) expect(walkRound(seed, WALKS.feature).capped).toBe(true)
  })
})
