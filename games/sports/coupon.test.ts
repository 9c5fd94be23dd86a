import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lira, type Money } from '#contract/money.ts'
import {
  COUPON_PAYOUT_MAX,
  COUPON_STAKE_MAX,
  WINNERS_AT_ONCE,
  dearestOf,
  exactPayoutOf,
  isDecided,
  largestLineStake,
  leastPayoutOf,
  mostPayoutOf,
  settleCoupon,
  stakeOf,
  takesOdds,
  type Coupon,
  type CouponLeg,
} from './coupon.ts'
import { MARKET_KINDS, kindOf, type Market, type Score } from './football/kinds.ts'
import {
  NAMED_SYSTEMS,
  combinationOf,
  countLines,
  findShapeProblem,
  linesOf,
  type CouponShape,
} from './lines.ts'
import { isOdds } from './odds.ts'
import { floorOf, sumOf } from './rational.ts'
import { legResultOf, type LegResult } from './results.ts'

const REPLAY = { seed: 20_261_125, numRuns: 80 }

const RESULTS = ['win', 'half-win', 'void', 'half-lose', 'lose'] as const satisfies LegResult[]
const odds = fc.integer({ min: 101, max: 3_000 }).filter(isOdds)
const result = fc.constantFrom(...RESULTS)
const leg = fc.record({ odds, result })
const stake = fc.bigInt(10n, 10_000n).map((kurus) => kurus * 10_000n)

/** Whole coupons: a system with bankers, of several sizes. */
const coupon = fc
  .record({
    lineStake: stake,
    legs: fc.array(leg, { minLength: 1, maxLength: 7 }),
    bankers: fc.nat({ max: 2 }),
    sizes: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ bankers, sizes, ...rest }): Coupon & { legs: readonly SettledLeg[] } => {
    const count = Math.min(bankers, rest.legs.length - 1)
    const others = rest.legs.length - count
    const fitting = [...new Set(sizes.map((size) => Math.min(size, others)))]
    return { ...rest, bankers: Array.from({ length: count }, (_, at) => at), sizes: fitting }
  })

type SettledLeg = CouponLeg & { result: LegResult }

/** A coupon of one line out of some legs of another. */
const lineOf = ({ legs, lineStake }: Coupon, line: readonly number[]): Coupon => ({
  lineStake,
  legs: line.map((at) => legs[at] ?? { odds: 0, result: null }),
  bankers: [],
  sizes: [line.length],
})
const shapeOf = ({ legs, bankers, sizes }: Coupon): CouponShape => ({
  legs: legs.length,
  bankers,
  sizes,
})
const combination = (lineStake: Money, ...legs: CouponLeg[]): Coupon => ({
  lineStake,
  legs,
  bankers: [],
  sizes: [legs.length],
})
const won = (hundredths: number): CouponLeg => ({ odds: hundredths, result: 'win' })

describe('the lines of a coupon', () => {
  it.each<[keyof typeof NAMED_SYSTEMS, number, number]>([
    ['trixie', 3, 4],
    ['yankee', 4, 11],
    ['canadian', 5, 26],
    ['heinz', 6, 57],
    ['super-heinz', 7, 120],
    ['goliath', 8, 247],
    ['patent', 3, 7],
    ['lucky-15', 4, 15],
    ['lucky-31', 5, 31],
    ['lucky-63', 6, 63],
  ])('%s of %i legs has %i lines', (name, legs, lines) => {
    const shape = { legs, bankers: [], sizes: NAMED_SYSTEMS[name] }
    expect(findShapeProblem(shape)).toBeNull()
    expect(countLines(shape)).toBe(lines)
    expect(new Set(linesOf(shape).map(String)).size).toBe(lines)
  })

  it('have every banker, and of the others so many', () => {
    expect(linesOf({ legs: 4, bankers: [2], sizes: [2] })).toEqual([
      [0, 1, 2],
      [0, 2, 3],
      [1, 2, 3],
    ])
    fc.assert(
      fc.property(coupon, (one) => {
        const lines = linesOf(shapeOf(one))
        expect(lines).toHaveLength(countLines(shapeOf(one)))
        for (const line of lines) {
          expect(one.bankers.every((at) => line.includes(at))).toBe(true)
          expect(one.sizes).toContain(line.length - one.bankers.length)
        }
      }),
      REPLAY,
    )
  })

  it.each<[string, CouponShape, string | null]>([
    ['twenty legs as one line', combinationOf(20), null],
    ['a single', combinationOf(1), null],
    ['bankers beside one line', { legs: 12, bankers: [0, 3], sizes: [10] }, null],
    ['no leg', combinationOf(0), 'no-legs'],
    ['half a leg', combinationOf(1.5), 'no-legs'],
    ['twenty-one legs', combinationOf(21), 'too-many-legs'],
    ['a system out of nine', { legs: 9, bankers: [], sizes: [2] }, 'system-too-large'],
    ['no size', { legs: 3, bankers: [], sizes: [] }, 'bad-size'],
    ['a size twice', { legs: 3, bankers: [], sizes: [2, 2] }, 'bad-size'],
    ['a size of more than there are', { legs: 3, bankers: [1], sizes: [3] }, 'bad-size'],
    ['a size of none', { legs: 3, bankers: [], sizes: [0] }, 'bad-size'],
    ['a banker that is no leg', { legs: 3, bankers: [3], sizes: [2] }, 'bad-banker'],
    ['a banker twice', { legs: 3, bankers: [1, 1], sizes: [1] }, 'bad-banker'],
    ['bankers alone', { legs: 2, bankers: [0, 1], sizes: [1] }, 'bad-banker'],
  ])('%s: %o is %s', (_title, shape, problem) => {
    expect(findShapeProblem(shape)).toBe(problem)
  })
})

describe('a payout', () => {
  it('is the stake times the odds, rounded down once', () => {
    expect(settleCoupon(combination(lira(100), won(325), won(185), won(172)))).toMatchObject({
      state: 'won',
      payout: 1_034_150_000n,
    })
    // 0.10 × 1.01³ is 0.1030301: six decimals are kept, the seventh is not.
    expect(settleCoupon(combination(100_000n, won(101), won(101), won(101))).payout).toBe(103_030n)
  })

  it('of a system is the sum of its lines, each a coupon of its own, exact before it is rounded', () => {
    fc.assert(
      fc.property(coupon, (one) => {
        const lines = linesOf(shapeOf(one)).map((line) => lineOf(one, line))
        expect(exactPayoutOf(one)).toEqual(sumOf(lines.map(exactPayoutOf)))
        expect(stakeOf(one)).toBe(lines.reduce((sum, line) => sum + stakeOf(line), 0n))
        const roundedEach = lines.reduce((sum, line) => sum + settleCoupon(line).payout, 0n)
        const { payout } = settleCoupon(one)
        expect(payout).toBeGreaterThanOrEqual(roundedEach)
        expect(payout - roundedEach).toBeLessThan(BigInt(Math.max(lines.length, 1)))
      }),
      REPLAY,
    )
  })

  it('with a void leg is that of the smaller coupon', () => {
    fc.assert(
      fc.property(coupon, fc.nat(), (one, place) => {
        const line = lineOf(
          one,
          one.legs.map((_, at) => at),
        )
        const at = place % line.legs.length
        const legs = line.legs.map((each, index) =>
          index === at ? { ...each, result: 'void' as const } : each,
        )
        const rest = legs.filter((_, index) => index !== at)
        const smaller = { ...line, legs: rest, sizes: [rest.length] }
        const payout = floorOf(exactPayoutOf({ ...line, legs }))
        expect(payout).toBe(rest.length === 0 ? line.lineStake : floorOf(exactPayoutOf(smaller)))
      }),
      REPLAY,
    )
  })

  it('of a quarter line is that of its halves, each with half of the stake', () => {
    const HALVES = [
      ['win', 'win'],
      ['win', 'void'],
      ['void', 'lose'],
      ['lose', 'lose'],
      ['void', 'void'],
    ] as const
    fc.assert(
      fc.property(stake, odds, fc.constantFrom(...HALVES), (amount, price, halves) => {
        const whole = combination(amount * 2n, { odds: price, result: legResultOf(halves) })
        const parts = halves.map((each) => combination(amount, { odds: price, result: each }))
        expect(exactPayoutOf(whole)).toEqual(sumOf(parts.map(exactPayoutOf)))
      }),
      REPLAY,
    )
    expect(() => legResultOf(['win', 'lose'])).toThrow(RangeError)
  })

  it('never pays more where a result is worse', () => {
    fc.assert(
      fc.property(coupon, fc.nat(), (one, place) => {
        const at = place % one.legs.length
        const payouts = RESULTS.map(
          (each) =>
            settleCoupon({
              ...one,
              legs: one.legs.map((other, index) =>
                index === at ? { ...other, result: each } : other,
              ),
            }).payout,
        )
        expect(payouts).toEqual(payouts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
      }),
      REPLAY,
    )
  })
})

describe('a coupon', () => {
  const OPEN: CouponLeg = { odds: 250, result: null }
  const LOST: CouponLeg = { odds: 250, result: 'lose' }
  const VOID: CouponLeg = { odds: 250, result: 'void' }

  it('is lost with its first lost leg, whatever is still open', () => {
    expect(settleCoupon(combination(lira(5), OPEN, LOST))).toMatchObject({
      state: 'lost',
      payout: 0n,
    })
    expect(settleCoupon(combination(lira(5), OPEN, won(150)))).toMatchObject({
      state: 'open',
      payout: 0n,
    })
    expect(() => exactPayoutOf(combination(lira(5), OPEN))).toThrow(RangeError)
  })

  it('of a system stays open while a line lives that waits', () => {
    const system = { lineStake: lira(1), bankers: [], sizes: [2] }
    expect(isDecided({ ...system, legs: [LOST, OPEN, won(200)] })).toBe(false)
    expect(isDecided({ ...system, legs: [LOST, LOST, OPEN] })).toBe(true)
    expect(isDecided({ ...system, legs: [LOST, OPEN, OPEN], bankers: [0], sizes: [1] })).toBe(true)
  })

  it.each<[string, Coupon, string]>([
    ['won: more than the stake', combination(lira(1), won(101)), 'won'],
    [
      'part: the stake and no more',
      { ...combination(lira(1), won(200), LOST), sizes: [1] },
      'part',
    ],
    ['part: half of it', combination(lira(1), { odds: 200, result: 'half-lose' }), 'part'],
    ['void: every leg given back', combination(lira(1), VOID, VOID), 'void'],
    ['lost: nothing', combination(lira(1), VOID, LOST), 'lost'],
  ])('is %s', (_title, one, state) => {
    expect(settleCoupon(one).state).toBe(state)
  })

  it('can pay between the least and the most that it says, if it pays', () => {
    fc.assert(
      fc.property(coupon, fc.infiniteStream(fc.boolean()), (one, coins) => {
        const open = {
          ...one,
          legs: one.legs.map((each) => (coins.next().value ? { ...each, result: null } : each)),
        }
        const ended = {
          ...open,
          legs: open.legs.map((each) => ({
            ...each,
            result: each.result ?? ((coins.next().value ? 'win' : 'lose') as LegResult),
          })),
        }
        const { payout } = settleCoupon(ended)
        expect(payout).toBeLessThanOrEqual(mostPayoutOf(open))
        if (payout > 0n) expect(payout).toBeGreaterThanOrEqual(leastPayoutOf(open))
      }),
      REPLAY,
    )
  })
})

describe('the terms of a coupon', () => {
  const PAIR = combinationOf(2)

  it('by the policy "none", any other odds refuse', () => {
    expect(takesOdds('none', PAIR, [200, 300], [200, 300])).toBe(true)
    expect(takesOdds('none', PAIR, [200, 300], [200, 305])).toBe(false)
  })

  it('by "higher", no leg is lower, whatever the others are', () => {
    expect(takesOdds('higher', PAIR, [200, 300], [200, 305])).toBe(true)
    expect(takesOdds('higher', PAIR, [200, 300], [199, 900])).toBe(false)
  })

  it('by "any", the whole falls by a tenth and not by more', () => {
    expect(takesOdds('any', PAIR, [200, 300], [180, 300])).toBe(true)
    expect(takesOdds('any', PAIR, [200, 300], [179, 300])).toBe(false)
    expect(takesOdds('any', { legs: 2, bankers: [], sizes: [1, 2] }, [200, 300], [180, 300])).toBe(
      true,
    )
  })

  it('never compares coupons of different legs', () => {
    for (const policy of ['none', 'higher', 'any'] as const) {
      expect(takesOdds(policy, PAIR, [200], [200, 300])).toBe(false)
      expect(takesOdds(policy, PAIR, [200, 300], [200])).toBe(false)
    }
  })

  it('take the largest stake that fits, and one kuruş more on each line does not', () => {
    fc.assert(
      fc.property(coupon, (one) => {
        const shape = shapeOf(one)
        const prices = one.legs.map((each) => each.odds)
        const largest = largestLineStake(shape, prices)
        if (largest === 0n) return
        const at = (lineStake: Money): Coupon => ({
          ...one,
          lineStake,
          legs: one.legs.map((each) => ({ ...each, result: null })),
        })
        const fits = (each: Coupon) =>
          mostPayoutOf(each) <= COUPON_PAYOUT_MAX && stakeOf(each) <= COUPON_STAKE_MAX
        expect(fits(at(largest))).toBe(true)
        expect(fits(at(largest + 10_000n))).toBe(false)
      }),
      REPLAY,
    )
  })

  it('take nothing where the least stake would pay too much', () => {
    expect(largestLineStake(combinationOf(20), Array<number>(20).fill(5_000))).toBe(0n)
  })
})

it('counts as many selections of a market as win at once, at any score', () => {
  const scores = Array.from({ length: 64 }, (_, at) => ({ home: at % 8, away: Math.floor(at / 8) }))
  const LISTED = ['0-0', '1-0', '4-4']
  const most = Object.entries(MARKET_KINDS).flatMap(([name, { lines }]) => {
    // Each is a kind of the table.
    const named = { kind: name, period: 'match', line: lines === 'none' ? null : 8 } as Market
    const market = name === 'correct-score' ? { ...named, scores: LISTED } : named
    const kind = kindOf(market)
    if (kind.reads !== 'score') return []
    const winnersAt = (score: Score) =>
      kind.selections(market).filter((each) => kind.rule(score, each, market) === 'win').length
    return [{ name, winners: Math.max(...scores.map(winnersAt)) }]
  })
  expect(most.length).toBeGreaterThan(8)
  expect(most).toEqual(most.map(({ name }) => ({ name, winners: WINNERS_AT_ONCE[name] ?? 1 })))
  expect(dearestOf('match-result', [1n, 5n, 3n])).toBe(5n)
  expect(dearestOf('double-chance', [1n, 5n, 3n])).toBe(8n)
  expect(dearestOf('double-chance', [])).toBe(0n)
})
