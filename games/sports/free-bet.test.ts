import { describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { streamOf } from '../slots/stream.ts'
import {
  CHANCE_PARTS,
  TENTHS,
  chanceParts,
  fairValueOf,
  offerOf,
  type ValuedLeg,
} from './cash-out.ts'
import { settleCoupon, type Coupon, type CouponLeg } from './coupon.ts'
import { halfResultOf, settleMarket } from './football/settlement.ts'
import { importedRecord } from './football/testing-matches.ts'
import { linesOf } from './lines.ts'
import { compare, floorOf, productOf, rational, sumOf } from './rational.ts'
import type { LegResult } from './results.ts'

const MATCH = { half: { home: 0, away: 0 } }
const RESULTS: readonly LegResult[] = ['win', 'half-win', 'void', 'half-lose', 'lose']
const free = (...legs: readonly CouponLeg[]): Coupon => ({
  legs,
  bankers: [],
  sizes: [legs.length],
  lineStake: lira(10),
  isFree: true,
})
const leg = (odds: number, result: LegResult | null): CouponLeg => ({ odds, result })

/** The rule's own words, read anew: by line, stake × max(0, Π − 1), in quarters of hundredths and nothing shared with the room. */
function readAnew(coupon: Coupon): { payout: bigint; returned: bigint } {
  const { legs, lineStake } = coupon
  let [won, returned] = [rational(0n), 0n]
  const lines = linesOf({ ...coupon, legs: legs.length })
  for (const line of lines) {
    let [over, under] = [1n, 1n]
    for (const at of line) {
      const { odds = 0, result = null } = legs[at] ?? {}
      const by: Record<LegResult, bigint> = {
        win: BigInt(odds) * 2n,
        'half-win': BigInt(odds) + 100n,
        void: 200n,
        'half-lose': 100n,
        lose: 0n,
      }
      over *= result === null ? 0n : by[result]
      under *= 200n
    }
    if (over > under) won = sumOf([won, rational((over - under) * lineStake, under)])
    if (line.every((at) => legs[at]?.result === 'void')) returned += lineStake
  }
  return { payout: floorOf(won), returned }
}

describe('a free bet', () => {
  it('wins what is beyond its stake, loses nothing of anybody’s, and comes back where it is void', () => {
    expect(settleCoupon(free(leg(250, 'win')))).toEqual({
      state: 'won',
      payout: lira(15),
      returned: 0n,
    })
    expect(settleCoupon(free(leg(250, 'lose')))).toMatchObject({ state: 'lost', payout: 0n })
    expect(settleCoupon(free(leg(250, 'void')))).toEqual({
      state: 'void',
      payout: 0n,
      returned: lira(10),
    })
    expect(settleCoupon(free(leg(250, null)))).toMatchObject({ state: 'open', payout: 0n })
    // Half of it won, and half of it lost.
    expect(settleCoupon(free(leg(190, 'half-win'))).payout).toBe(4_500_000n)
    expect(settleCoupon(free(leg(190, 'half-lose')))).toMatchObject({ state: 'lost', payout: 0n })
    expect(settleCoupon(free(leg(150, 'half-lose'), leg(300, 'win'))).payout).toBe(lira(5))
  })

  it('goes line by line in a system: a void line’s stake comes back, and a lost one takes nothing from a won one', () => {
    const system = (...results: readonly LegResult[]): Coupon => ({
      ...free(...results.map((result) => leg(200, result))),
      sizes: [1, 2],
    })
    // Two singles and a double: the void single comes back, the other wins, the double is the smaller coupon.
    expect(settleCoupon(system('void', 'win'))).toEqual({
      state: 'won',
      payout: lira(20),
      returned: lira(10),
    })
    expect(settleCoupon(system('void', 'lose'))).toEqual({
      state: 'part',
      payout: 0n,
      returned: lira(10),
    })
    expect(settleCoupon(system('void', 'void'))).toMatchObject({
      state: 'void',
      returned: lira(30),
    })
  })

  it('comes to what its words say, read by themselves, for 20,000 coupons of any shape and ending', () => {
    const draw = streamOf(180, 0, 0, 1)
    let returned = 0
    for (let round = 0; round < 20_000; round += 1) {
      const legs = Array.from({ length: 1 + draw(4) }, () =>
        leg(101 + draw(400), RESULTS[draw(RESULTS.length)] ?? 'win'),
      )
      const sizes = Array.from({ length: legs.length }, (_, at) => at + 1).filter(
        (size) => size === legs.length || draw(2) === 0,
      )
      const coupon: Coupon = {
        ...free(...legs),
        sizes,
        lineStake: 10_000n * BigInt(10 + draw(900)),
      }
      const came = settleCoupon(coupon)
      const { payout, returned: back } = readAnew(coupon)
      expect([came.payout, came.returned]).toEqual([payout, back])
      // Never more than what a stake of one's own would have brought beyond it, on lines that bring back something.
      const own = settleCoupon({ ...coupon, isFree: false })
      expect(came.payout).toBeLessThanOrEqual(own.payout)
      if (back > 0n) returned += 1
    }
    expect(returned).toBeGreaterThan(100)
  })
})

interface Way {
  chance: number
  factor: number
}

/** By every ending of every leg, as numbers. */
function valueByEndings(ways: readonly (readonly Way[])[]): number {
  const walk = (at: number, chance: number, product: number): number => {
    const here = ways[at]
    if (here === undefined) return chance * Math.max(0, product - 1)
    return here.reduce(
      (sum, way) => sum + walk(at + 1, chance * way.chance, product * way.factor),
      0,
    )
  }
  return walk(0, 1, 1)
}

describe('what a free bet is sold for', () => {
  const open = (
    odds: number,
    win: number,
    back = 0,
    half: ValuedLeg['half'] = null,
  ): ValuedLeg => ({
    odds,
    result: null,
    chance: chanceParts({ win, back }),
    half,
  })

  it('is 95 in a hundred of what it wins on average, and never its stake', () => {
    const valued = (...legs: readonly ValuedLeg[]) => ({ ...free(...legs), legs })
    expect(offerOf(valued(open(200, 0.5)), TENTHS)).toBe(4_750_000n)
    expect(offerOf(valued(open(200, 0.5, 0.25)), TENTHS)).toBe(4_750_000n)
    expect(
      offerOf(valued({ odds: 200, result: 'half-lose', chance: null }, open(300, 0.5)), TENTHS),
    ).toBe(2_370_000n)
    expect(offerOf(valued({ odds: 200, result: null, chance: null }), TENTHS)).toBe(null)
  })

  it('is the mean over every ending of every leg, quarter lines by their halves, for 5,000 lines', () => {
    const draw = streamOf(181, 0, 0, 1)
    for (let round = 0; round < 5_000; round += 1) {
      const ways: Way[][] = []
      const legs = Array.from({ length: 1 + draw(6) }, (): ValuedLeg => {
        const odds = 101 + draw(300)
        const [o, kind] = [odds / 100, draw(4)]
        if (kind === 3) {
          const result = RESULTS[draw(4)] ?? 'win'
          const factor = { win: o, 'half-win': (o + 1) / 2, void: 1, 'half-lose': 0.5, lose: 0 }[
            result
          ]
          ways.push([{ chance: 1, factor }])
          return { odds, result, chance: null }
        }
        const whole = draw(500) / 1_000
        const part = draw(400) / 1_000
        ways.push([
          { chance: whole, factor: o },
          { chance: part, factor: [1, (o + 1) / 2, 0.5][kind] ?? 0 },
        ])
        if (kind === 0) return open(odds, whole, part)
        // The shares of a stake that win and come back, as the book has them.
        if (kind === 1) return open(odds, whole + part / 2, part / 2, 'half-win')
        return open(odds, whole, part / 2, 'half-lose')
      })
      const coupon = { ...free(...legs), legs, lineStake: lira(1) }
      const fair = fairValueOf(coupon) ?? rational(-1n)
      const exact = Number(fair.numerator) / Number(fair.denominator) / 1_000_000
      expect(exact).toBeCloseTo(valueByEndings(ways), 8)
      const offer = offerOf(coupon, TENTHS) ?? 0n
      expect(compare(rational(offer), productOf([rational(95n, 100n), fair]))).toBeLessThanOrEqual(
        0,
      )
    }
  })

  it('is worked out at once for twenty legs on quarter lines', () => {
    const legs = Array.from({ length: 20 }, (_, at) => open(185 + at, 0.5, 0.1, 'half-lose'))
    const from = performance.now()
    const fair = fairValueOf({ ...free(...legs), legs })
    expect(performance.now() - from).toBeLessThan(3_000)
    expect(fair && compare(fair, rational(0n))).toBe(1)
    expect(CHANCE_PARTS).toBe(10n ** 12n)
  })

  it.each([
    ['total-goals', 9, ['over', 'under']],
    ['total-goals', 11, ['over', 'under']],
    ['asian-handicap', -1, ['1', '2']],
    ['asian-handicap', -3, ['1', '2']],
    ['asian-handicap', 1, ['1', '2']],
    ['asian-handicap', 3, ['1', '2']],
    ['asian-handicap', 5, ['1', '2']],
  ] as const)(
    'knows how %s on %i quarters ends by halves, as real scores end it',
    (kind, line, picks) => {
      const market = { kind, period: 'match', line } as const
      const seen = new Map(picks.map((pick) => [pick, new Set<LegResult>()]))
      for (let home = 0; home < 6; home += 1)
        for (let away = 0; away < 6; away += 1) {
          const came = settleMarket(market, importedRecord({ ...MATCH, full: { home, away } }))
          if (!('results' in came)) throw new Error('a match that was played is settled')
          for (const pick of picks) seen.get(pick)?.add(came.results.get(pick) ?? 'void')
        }
      for (const pick of picks) {
        const halves = [...(seen.get(pick) ?? [])].filter((result) => result.startsWith('half'))
        expect([pick, halves]).toEqual([pick, [halfResultOf(market, pick)]])
      }
      expect(halfResultOf({ line: line + 1 }, 'over')).toBe(null)
    },
  )
})
