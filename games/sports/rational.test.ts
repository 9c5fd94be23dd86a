import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare, floorOf, productOf, rational, sumOf, type Rational } from './rational.ts'

const REPLAY = { seed: 20_261_125, numRuns: 100 }
const fraction = fc
  .tuple(fc.bigInt(-10_000n, 10_000n), fc.bigInt(1n, 999n), fc.boolean())
  .map(([over, under, isTurned]) => rational(over, isTurned ? -under : under))
const asFloat = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

it('a fraction stands in lowest terms, with its sign above', () => {
  expect(rational(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n })
  expect(rational(0n, -7n)).toEqual({ numerator: 0n, denominator: 1n })
  expect(() => rational(1n, 0n)).toThrow(RangeError)
})

it('sums and products come to what they come to in any order', () => {
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 6 }), (values) => {
      const turned = values.toReversed()
      expect(sumOf(turned)).toEqual(sumOf(values))
      expect(productOf(turned)).toEqual(productOf(values))
      expect(asFloat(sumOf(values))).toBeCloseTo(
        values.reduce((sum, value) => sum + asFloat(value), 0),
        6,
      )
    }),
    REPLAY,
  )
})

it('floors towards minus infinity, and compares exactly', () => {
  expect([rational(7n, 2n), rational(-7n, 2n), rational(-4n, 2n)].map(floorOf)).toEqual([
    3n,
    -4n,
    -2n,
  ])
  fc.assert(
    fc.property(fraction, fraction, (a, b) => {
      expect(Math.sign(compare(a, b))).toBe(Math.sign(asFloat(a) - asFloat(b)))
      const under = rational(floorOf(a))
      expect(compare(under, a)).toBeLessThanOrEqual(0)
      expect(compare(sumOf([under, rational(1n)]), a)).toBe(1)
    }),
    REPLAY,
  )
})
