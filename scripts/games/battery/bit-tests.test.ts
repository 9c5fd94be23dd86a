import { describe, expect, it } from 'vitest'
import {
  approximateEntropy,
  blockFrequency,
  cumulativeSums,
  longestRun,
  monobit,
  runs,
  serial,
  spectral,
} from './bit-tests.ts'
import { chiSquareAbove, erfc, gammaQ } from './distributions.ts'
import { magnitudesOf } from './fourier.ts'

const bitsOf = (text: string) => Uint8Array.from(text, Number)

/** The first binary digits of π, as the publication's examples take them. */
const PI = bitsOf(
  '1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000',
)

/** The transform by its definition. */
function slowly(values: Float64Array): Float64Array {
  return values.map((_, turn) => {
    const part = (wave: (angle: number) => number) =>
      values.reduce((all, v, at) => all + v * wave((2 * Math.PI * at * turn) / values.length), 0)
    return Math.hypot(part(Math.cos), part(Math.sin))
  })
}

describe('the worked examples of SP 800-22', () => {
  it.each([
    ['2.1.4 frequency', monobit(bitsOf('1011010101')), 0.527089],
    ['2.1.8 frequency', monobit(PI), 0.109599],
    ['2.2.4 block frequency', blockFrequency(bitsOf('0110011010'), 3), 0.801252],
    ['2.2.8 block frequency', blockFrequency(PI, 10), 0.706438],
    ['2.3.4 runs', runs(bitsOf('1001101011')), 0.147232],
    ['2.3.8 runs', runs(PI), 0.500798],
    // The value of NIST's own program: the printed example counts one magnitude fewer.
    ['2.6.8 spectral', spectral(PI, slowly), 0.646355],
    ['2.11.4 serial, first', serial(bitsOf('0011011101'), 3)[0], 0.808792],
    ['2.11.4 serial, second', serial(bitsOf('0011011101'), 3)[1], 0.67032],
    ['2.12.4 approximate entropy', approximateEntropy(bitsOf('0100110101'), 3), 0.261961],
    ['2.12.8 approximate entropy', approximateEntropy(PI, 2), 0.235301],
    ['2.13.4 cumulative sums', cumulativeSums(bitsOf('1011010111')), 0.411659],
    ['2.13.8 cumulative sums', cumulativeSums(PI), 0.219194],
    ['2.13.8 cumulative sums, back', cumulativeSums(PI, 'back'), 0.114866],
  ])('%s', (_name, value, published) => {
    expect(value).toBeCloseTo(published, 5)
  })

  it('2.4.8 longest run', () => {
    const bits = bitsOf(
      '11001100000101010110110001001100111000000000001001001101010100010001001111010110100000001101011111001100111001101101100010110010',
    )
    // The publication's own sum is with odds of four digits.
    expect(longestRun(bits)).toBeCloseTo(0.1806, 4)
  })
})

describe('what the tests stand on', () => {
  it('knows the tails of the tables', () => {
    expect(erfc(1)).toBeCloseTo(0.15729920705, 10)
    expect(erfc(-0.5)).toBeCloseTo(1.5204998778, 9)
    expect(gammaQ(3, 2)).toBeCloseTo(5 * Math.exp(-2), 12)
    expect(gammaQ(500, 450)).toBeCloseTo(0.9889, 3)
    expect(chiSquareAbove(13.8155, 2)).toBeCloseTo(0.001, 6)
    expect(chiSquareAbove(0, 5)).toBe(1)
  })

  it('transforms fast what it transforms slowly', () => {
    const values = Float64Array.from({ length: 64 }, (_, at) => Math.sin(at * at))
    const fast = magnitudesOf(values)
    slowly(values).forEach((magnitude, at) => expect(fast[at]).toBeCloseTo(magnitude, 9))
    expect(() => magnitudesOf(new Float64Array(10))).toThrow('power of two')
  })

  it('gives no verdict over too few bits', () => {
    expect(() => longestRun(PI)).toThrow('too short')
    expect(runs(bitsOf('1'.repeat(100)))).toBe(0)
  })
})
