import { expect, it } from 'vitest'
import { bandOf, leastOf } from './amount-bands.ts'

it('a band is the digits of an amount and the first two of them: it grows with the amount, and begins with its least', () => {
  expect(bandOf(250_000_000n)).toBe(925)
  expect(bandOf(259_990_000n)).toBe(925)
  expect(leastOf(925)).toBe(250_000_000n)
  const amounts = Array.from({ length: 100_000 }, (_, n) => BigInt(n * 7 + 10) * 10_000n)
  for (const [at, amount] of amounts.entries()) {
    const band = bandOf(amount)
    expect(band).toBeGreaterThanOrEqual(bandOf(amounts[at - 1] ?? amount))
    expect(leastOf(band) <= amount && bandOf(leastOf(band)) === band).toBe(true)
    expect(bandOf(leastOf(band) - 1n)).toBeLessThan(band)
  }
})
