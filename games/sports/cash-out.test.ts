import { describe, expect, it } from 'vitest'
import { KURUS, lira } from '#contract/money.ts'
import { wrongSaleOf } from '#scripts/games/simulate/sports-sales.ts'
import { streamOf } from '../slots/stream.ts'
import {
  CHANCE_PARTS,
  TENTHS,
  chanceParts,
  fairValueOf,
  keptStakeOf,
  offerOf,
  offersOf,
  type ValuedCoupon,
  type ValuedLeg,
} from './cash-out.ts'
import { bookMarkets } from './football/book.ts'
import { chancesOf, forecast } from './football/forecast.ts'
import { selectionsOf } from './football/kinds.ts'
import { walkFrom } from './football/model.ts'
import { settleMarket } from './football/settlement.ts'
import { importedRecord } from './football/testing-matches.ts'
import { factorOf, type LegResult } from './results.ts'

const leg = (odds: number, win: number, back = 0): ValuedLeg => ({
  odds,
  result: null,
  chance: chanceParts({ win, back }),
})
const ended = (odds: number, result: LegResult): ValuedLeg => ({ odds, result, chance: null })
const coupon = (...legs: readonly ValuedLeg[]): ValuedCoupon => ({
  legs,
  bankers: [],
  sizes: [legs.length],
  lineStake: lira(100),
})

describe('what a coupon is sold for', () => {
  it('is 95 in a hundred of what it pays on average, in whole kuruş', () => {
    expect(offerOf(coupon(leg(200, 0.5)), TENTHS)).toBe(lira(95))
    expect(offerOf(coupon(leg(185, 0.7)), TENTHS)).toBe(123_020_000n)
    expect(offerOf(coupon(leg(185, 0.7), leg(300, 0.25)), TENTHS)).toBe(92_260_000n)
  })

  it('counts what is settled as it came out, and what may be given back as given back', () => {
    expect(offerOf(coupon(ended(300, 'win'), leg(200, 0.5)), TENTHS)).toBe(lira(285))
    expect(offerOf(coupon(ended(300, 'half-lose'), leg(200, 0.5)), TENTHS)).toBe(47_500_000n)
    expect(offerOf(coupon(ended(300, 'void'), leg(200, 0.25, 0.5)), TENTHS)).toBe(lira(95))
  })

  it('is nothing while a leg of it has no chance, once it is decided, and below a kuruş', () => {
    const unknown: ValuedLeg = { odds: 200, result: null, chance: null }
    expect(offerOf(coupon(unknown, leg(200, 0.5)), TENTHS)).toBe(null)
    expect(offerOf(coupon(ended(200, 'win')), TENTHS)).toBe(null)
    expect(offerOf(coupon(ended(200, 'lose'), leg(200, 0.5)), TENTHS)).toBe(null)
    expect(offerOf(coupon(leg(200, 0.000_01)), TENTHS)).toBe(null)
  })

  it('counts the lines that live: what is unknown in a lost one does not matter', () => {
    const system: ValuedCoupon = {
      ...coupon(leg(200, 0.5), ended(200, 'lose'), leg(200, 0.5)),
      sizes: [1],
    }
    expect(offerOf(system, TENTHS)).toBe(lira(190))
    const { legs } = system
    const unknown: ValuedLeg = { odds: 200, result: null, chance: null }
    const pairs = { ...system, legs: [legs[0] ?? unknown, ended(200, 'lose'), unknown] }
    expect(offerOf({ ...pairs, sizes: [1] }, TENTHS)).toBe(null)
    expect(offerOf({ ...pairs, sizes: [3] }, TENTHS)).toBe(null)
  })
})

describe('parts', () => {
  const shown = (stake: bigint, kept: number) =>
    offersOf({ ...coupon(leg(200, 0.5)), lineStake: stake }, stake, kept)

  it('are tenths of the stake, each that leaves a lira, and the rest', () => {
    expect(shown(lira(100), 10).map(({ tenths }) => tenths)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(shown(lira(100), 10).at(-1)?.price).toBe(lira(95))
    expect(shown(lira(100), 3).map(({ price }) => price)).toEqual([
      9_500_000n,
      lira(19),
      28_500_000n,
    ])
    expect(shown(lira(2), 10).map(({ tenths }) => tenths)).toEqual([1, 2, 3, 4, 5, 10])
    expect(shown(lira(1), 10).map(({ tenths }) => tenths)).toEqual([10])
    expect(keptStakeOf(lira(1) + KURUS, 3)).toBe(303_000n)
  })
})

const STATES = 6_000

it(`is never above the fair value less the margin, nor are its parts above the whole, over ${STATES} states`, () => {
  const stream = streamOf(16, 11, 26, 1)
  const wrong = Array.from({ length: STATES }, () => wrongSaleOf(stream))
  expect(wrong.filter((one) => one !== null)).toEqual([])
})

it('values every market as the mean of what its endings pay, halves of quarter lines and all', () => {
  const standing = { step: 30, score: { home: 1, away: 0 }, reds: { home: 0, away: 1 } }
  const none = { counted: 0, rate: 1 }
  const of = forecast(walkFrom({ home: 1.4, away: 1.2 }, 30, standing.reds), {
    standing,
    half: null,
    corners: none,
    cards: none,
  })
  const markets = bookMarkets(1).filter(
    ({ kind, period }) => period === 'match' && !/corners|cards|next-goal|half-time/.test(kind),
  )
  const endings = of.full.map(({ score, chance }) => ({
    chance,
    record: importedRecord({ half: null, full: score }),
  }))
  for (const market of markets.filter((_, at) => at % 5 === 0)) {
    const chances = chancesOf(market, of)
    for (const selection of selectionsOf(market)) {
      const mean = endings.reduce((sum, { record, chance }) => {
        const came = settleMarket(market, record)
        const result = 'results' in came ? came.results.get(selection) : undefined
        if (result === undefined) throw new Error('every ending settles it')
        const { numerator, denominator } = factorOf(result, 250)
        return sum + (chance * Number(numerator)) / Number(denominator)
      }, 0)
      const { win = 0, back = 0 } = chances?.get(selection) ?? {}
      const value = fairValueOf(coupon(leg(250, win, back)))
      const worth = Number(value?.numerator) / Number(value?.denominator) / Number(lira(100))
      expect(worth).toBeCloseTo(mean, 9)
      expect(worth).toBeLessThanOrEqual(mean + 1e-12)
    }
  }
})

it('whole parts of a chance are never more than it, nor together more than all', () => {
  expect(chanceParts({ win: 0.5, back: 0.5 })).toEqual({
    win: CHANCE_PARTS / 2n,
    back: CHANCE_PARTS / 2n,
  })
  expect(chanceParts({ win: 1 + 1e-9, back: 1e-9 })).toEqual({ win: CHANCE_PARTS, back: 0n })
  expect(chanceParts({ win: -1e-18, back: 0 })).toEqual({ win: 0n, back: 0n })
})
