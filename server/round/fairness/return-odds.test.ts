import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readTable } from '../publish/lookup-table.ts'
import { chanceOf, isOutside, paysOf, spreadOf, Z } from './return-odds.ts'
import { reportOf } from './table-report.ts'

const tableOf = (text: string) => readTable(Buffer.from(text))
/** Heads pays two base bets. */
const COIN = tableOf('0,1,0\n1,1,200\n')
/** As slots are: mostly nothing, at times a little, one row of great luck. */
const SLOT = tableOf('0,7500000,0\n1,2000000,200\n2,499000,500\n3,1000,200000\n')

const LIRA = 1_000_000n
const bets = (rounds: number, amount = LIRA) => new Map([[amount, rounds]])

/** The chance of at least so many heads, added up. */
function headsFrom(least: number, tosses: number): number {
  const logs = [0]
  for (let n = 1; n <= tosses; n += 1) logs.push((logs[n - 1] ?? 0) + Math.log(n))
  let sum = 0
  for (let heads = least; heads <= tosses; heads += 1)
    sum += Math.exp(
      (logs[tosses] ?? 0) - (logs[heads] ?? 0) - (logs[tosses - heads] ?? 0) - tosses * Math.LN2,
    )
  return sum
}

describe('the chance of a return', () => {
  it('is that of the binomial sum, on either side', () => {
    for (const heads of [560, 580, 600, 640]) {
      const above = chanceOf(paysOf(COIN), bets(1000), BigInt(heads) * 2n * LIRA)
      const below = chanceOf(paysOf(COIN), bets(1000), BigInt(1000 - heads) * 2n * LIRA)
      // Between "at least" and "more than": pays are whole steps, the formula knows none.
      expect(above).toBeGreaterThan(headsFrom(heads + 1, 1000) * 0.97)
      expect(above).toBeLessThan(headsFrom(heads, 1000) * 1.03)
      expect(below).toBeCloseTo(above, 12)
    }
  })

  it('calls two great wins on a quiet day rare, and no wonder, where plain deviations would', () => {
    const amounts = bets(1000)
    const payout = (4000n + 650n) * LIRA
    const { deviation, rtp } = reportOf(SLOT, 1)
    const off = Number(payout) / Number(1000n * LIRA) - rtp
    expect(off).toBeGreaterThan(spreadOf({ deviation }, amounts, 1000n * LIRA))
    const chance = chanceOf(paysOf(SLOT), amounts, payout)
    // Two or more of 1,000 at 1 in 10,000 each: 0.0047. The bound lies above.
    expect(chance).toBeGreaterThan(0.0047)
    expect(chance).toBeLessThan(0.05)
    expect(isOutside(chance)).toBe(false)
  })

  it('comes to z·σ/√N where rounds are many, with stakes of every size', () => {
    const amounts = new Map([
      [LIRA, 4_000_000],
      [5n * LIRA, 900_000],
      [100n * LIRA, 20_000],
    ])
    const stake = [...amounts].reduce((sum, [amount, rounds]) => sum + amount * BigInt(rounds), 0n)
    const { deviation, rtp } = reportOf(COIN, 1)
    const spread = spreadOf({ deviation }, amounts, stake)
    const chanceAt = (share: number): number =>
      chanceOf(paysOf(COIN), amounts, BigInt(Math.round(Number(stake) * (rtp + share * spread))))
    for (const side of [-1, 1]) {
      expect(chanceAt(side)).toBeCloseTo(0.00005, 6)
      expect(isOutside(chanceAt(side * 0.98))).toBe(false)
      expect(isOutside(chanceAt(side * 1.02))).toBe(true)
    }
    expect(Z).toBeCloseTo(3.8906, 4)
  })

  it('is seldom outside for fair rounds, and holds at the ends of what can be paid', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest()
    let outside = 0
    for (let day = 0; day < 200; day += 1) {
      let payout = 0n
      for (let round = 0; round < 300; round += 1) {
        const point = digest(`${day}:${round}`).readUIntBE(0, 6) % 10_000_000
        payout += point < 7_500_000 ? 0n : point < 9_500_000 ? 2n : point < 9_999_000 ? 5n : 2000n
      }
      if (isOutside(chanceOf(paysOf(SLOT), bets(300), payout * LIRA))) outside += 1
    }
    expect(outside).toBe(0)
    expect(isOutside(chanceOf(paysOf(SLOT), bets(300), 0n))).toBe(true)
    expect(isOutside(chanceOf(paysOf(SLOT), bets(3), 0n))).toBe(false)
    expect(isOutside(chanceOf(paysOf(SLOT), bets(3), 6_000n * LIRA))).toBe(true)
    expect(isOutside(chanceOf(paysOf(SLOT), bets(3), 10n ** 15n))).toBe(true)
    expect(chanceOf(paysOf(tableOf('0,1,100\n')), bets(3), 3n * LIRA)).toBe(1)
    expect(chanceOf(paysOf(tableOf('0,1,100\n')), bets(3), 4n * LIRA)).toBe(0)
  })
})
